//! A client as real ones are: it knows what it was told and nothing else, and objects to gaps.

mod knows;
mod tape;

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use protocol::{
    Act, ClientMessage, Code, CommandId, DecisionKey, ErrorCode, GameCommand, GameReason, PassSecret,
    ProtocolVersion, RoomId, RoomPhase, SeatGiven, Seq, ServerMessage, Who,
};
use tungstenite::{Error, Message, WebSocket};

pub(crate) use knows::Knows;
pub(crate) use tape::Taped;

use crate::game::TestGame;
use crate::steady::Steady;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A client in a room.
pub(crate) struct Player<G: TestGame> {
    address: String,
    room: RoomId,
    who: Who,
    socket: Option<WebSocket<Steady>>,
    /// After how long a silent line is taken to be dead; without it, silence is a failure.
    patience: Option<Duration>,
    pub(crate) knows: Knows<G>,
    /// All that was said and heard.
    pub(crate) tape: Vec<Taped>,
    /// Answers that nobody has asked for yet, by id.
    answers: BTreeMap<String, Vec<ServerMessage>>,
    /// How the server closed the socket.
    pub(crate) closed: Option<u16>,
    /// When the newest update came.
    pub(crate) told_at: Instant,
}

/// A command as it was sent; it can be sent again.
#[derive(Clone, Debug)]
pub(crate) struct Sent<G: TestGame> {
    pub(crate) id: CommandId,
    pub(crate) command: G::Command,
    message: ClientMessage,
}

impl<G: TestGame> Player<G> {
    /// Enters a room.
    pub(crate) fn enter(address: &str, room: &RoomId, who: Who) -> Result<Self, ErrorCode> {
        let mut player = Self::outside(address, room, who);
        player.try_return()?;
        Ok(player)
    }

    fn outside(address: &str, room: &RoomId, who: Who) -> Self {
        Self {
            address: address.to_owned(),
            room: room.clone(),
            who,
            socket: None,
            patience: None,
            knows: Knows::default(),
            tape: Vec::new(),
            answers: BTreeMap::new(),
            closed: None,
            told_at: Instant::now(),
        }
    }

    pub(crate) fn in_seat(address: &str, seat: &SeatGiven) -> Self {
        let who = Who::Seat { token: seat.token.clone() };
        Self::enter(address, &seat.room, who).expect("the token is good")
    }

    pub(crate) fn watching(address: &str, room: &RoomId, code: &Code) -> Self {
        let who = Who::Spectator { code: code.clone() };
        Self::enter(address, room, who).expect("the code is good")
    }

    /// Enters a room; nothing where the server goes away, or cannot read the room. Whoever has a patience of their own
    /// takes a line that is silent for so long to be dead.
    pub(crate) fn try_enter(
        address: &str,
        room: &RoomId,
        who: Who,
        patience: Option<Duration>,
    ) -> Option<Self> {
        let mut player = Self { patience, ..Self::outside(address, room, who) };
        match player.reach_out()? {
            Ok(()) => Some(player),
            Err(code) => {
                assert!(matches!(code, ErrorCode::NotSaved | ErrorCode::Stopping), "{code:?} at the door");
                None
            }
        }
    }

    /// Breaks off without a word.
    pub(crate) fn vanish(&mut self) {
        self.socket = None;
    }

    /// Comes back, and says what it has seen.
    pub(crate) fn come_back(&mut self) {
        self.try_return().expect("one who was here may come back");
    }

    /// Comes back if it may.
    pub(crate) fn try_return(&mut self) -> Result<(), ErrorCode> {
        self.reach_out().expect("the server is there")
    }

    /// The same, or nothing where the server is not there.
    pub(crate) fn reach_out(&mut self) -> Option<Result<(), ErrorCode>> {
        let stream = Steady::connect(&self.address, self.patience.unwrap_or(PATIENCE)).ok()?;
        let url = format!("ws://{}/ws", self.address);
        let (socket, _) = tungstenite::client(url, stream).ok()?;
        (self.socket, self.closed) = (Some(socket), None);
        self.say(&ClientMessage::Hello {
            version: ProtocolVersion::CURRENT,
            room: self.room.clone(),
            who: self.who.clone(),
            seen: Seq(self.knows.seq),
            chat_seen: self.knows.chat.last().map_or(0, |line| line.n),
        });
        let seen = self.knows.seq;
        Some(match self.hear()? {
            ServerMessage::Welcome { since, seq, room, .. } => {
                let known = if room.phase == RoomPhase::Over || seq.0 < seen { 0 } else { seen };
                assert_eq!(since.0, known, "it goes on from what was seen, and is whole at the end");
                Ok(())
            }
            ServerMessage::Error { code, .. } => {
                // One who stays before the door would be taken for one who is in.
                self.vanish();
                Err(code)
            }
            other => panic!("{other:?} instead of a welcome"),
        })
    }

    pub(crate) fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message is plain data");
        self.tape.push(Taped::Said(message.clone()));
        let socket = self.socket.as_mut().expect("there is a socket");
        // A server that is gone is found out by listening.
        let _ = socket.send(Message::text(text));
    }

    /// Takes the next message in; nothing when the socket has ended.
    pub(crate) fn hear(&mut self) -> Option<ServerMessage> {
        let socket = self.socket.as_mut()?;
        let text = loop {
            match socket.read() {
                Ok(Message::Text(text)) => break text,
                Ok(Message::Close(frame)) => self.closed = frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
                        && self.patience.is_none() =>
                {
                    panic!("nothing came in time to one who knows {}", self.knows.seq)
                }
                Err(_) => {
                    self.socket = None;
                    return None;
                }
            }
        };
        let message: ServerMessage =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        if matches!(message, ServerMessage::Update { .. }) {
            self.told_at = Instant::now();
        }
        self.tape.push(Taped::Heard(message.clone()));
        self.knows.take_in(&message, &text);
        if let Some(id) = answered(&message) {
            self.answers.entry(id.as_str().to_owned()).or_default().push(message.clone());
        }
        Some(message)
    }

    pub(crate) fn must_hear(&mut self) -> ServerMessage {
        self.hear().expect("the server does not break off")
    }

    /// Listens until it knows so much.
    pub(crate) fn reach(&mut self, seq: u32) {
        while self.knows.seq < seq {
            self.must_hear();
        }
    }

    /// The same, or nothing where the socket ends before.
    pub(crate) fn try_reach(&mut self, seq: u32) -> Option<()> {
        while self.knows.seq < seq {
            self.hear()?;
        }
        Some(())
    }

    /// Listens until it has read so many lines of chat.
    pub(crate) fn read(&mut self, lines: usize) {
        while self.knows.chat.len() < lines {
            self.must_hear();
        }
    }

    /// Writes to the others and does not wait.
    pub(crate) fn write(&mut self, text: &str) -> CommandId {
        let id = new_id();
        self.write_as(&id, text);
        id
    }

    /// The same under an id.
    pub(crate) fn write_as(&mut self, id: &CommandId, text: &str) {
        self.say(&ClientMessage::Chat { id: id.clone(), text: text.into() });
    }

    /// Listens to the end of the socket.
    pub(crate) fn hear_out(&mut self) {
        while self.hear().is_some() {}
    }

    /// An answer that has come already.
    fn heard_answer(&mut self, id: &CommandId) -> Option<ServerMessage> {
        self.answers
            .get_mut(id.as_str())
            .filter(|answers| !answers.is_empty())
            .map(|answers| answers.remove(0))
    }

    /// Whether an answer has come that nobody has asked for yet.
    pub(crate) fn was_answered(&self, id: &CommandId) -> bool {
        self.answers.get(id.as_str()).is_some_and(|answers| !answers.is_empty())
    }

    /// The next answer to what has this id.
    pub(crate) fn answer(&mut self, id: &CommandId) -> ServerMessage {
        loop {
            if let Some(answer) = self.heard_answer(id) {
                return answer;
            }
            self.must_hear();
        }
    }

    /// The same, or nothing where the socket ends before.
    pub(crate) fn last_answer(&mut self, id: &CommandId) -> Option<ServerMessage> {
        while !self.was_answered(id) {
            self.hear()?;
        }
        self.heard_answer(id)
    }

    /// Whether it was done, and the number of its last event.
    pub(crate) fn outcome(&mut self, id: &CommandId) -> Result<u32, ErrorCode> {
        done(&self.answer(id))
    }

    /// The same, or nothing where the socket ends before.
    pub(crate) fn last_word(&mut self, id: &CommandId) -> Option<Result<u32, ErrorCode>> {
        self.last_answer(id).map(|answer| done(&answer))
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// The key of the decision that it has to take.
    pub(crate) fn key(&self) -> Option<DecisionKey> {
        self.knows.decision.as_ref().map(|decision| decision.key.clone())
    }

    /// Sends a command for the present decision and does not wait.
    pub(crate) fn send(&mut self, command: G::Command) -> Sent<G> {
        let key = self.key().expect("it is to move");
        self.send_as(new_id(), command, key)
    }

    /// Sends a command under an id and a key, right or wrong.
    pub(crate) fn send_as(&mut self, id: CommandId, command: G::Command, key: DecisionKey) -> Sent<G> {
        let message = ClientMessage::Command { id: id.clone(), key, command: command.clone().into() };
        self.say(&message);
        Sent { id, command, message }
    }

    /// Sends the same again.
    pub(crate) fn send_again(&mut self, sent: &Sent<G>) {
        self.say(&sent.message);
    }

    /// Does something about the room.
    pub(crate) fn act(&mut self, act: Act) -> Result<u32, ErrorCode> {
        self.act_as(&new_id(), act)
    }

    /// Does something about the room under an id.
    pub(crate) fn act_as(&mut self, id: &CommandId, act: Act) -> Result<u32, ErrorCode> {
        self.say(&ClientMessage::Act { id: id.clone(), act });
        let seq = self.outcome(id)?;
        self.reach(seq);
        Ok(seq)
    }

    /// Makes a pass for this seat.
    pub(crate) fn make_pass(&mut self, moves: bool) -> PassSecret {
        self.pass_by(Act::MakePass { moves }).expect("anybody may make a pass")
    }

    /// Does something that is answered by a pass.
    pub(crate) fn pass_by(&mut self, act: Act) -> Result<PassSecret, ErrorCode> {
        let id = new_id();
        self.say(&ClientMessage::Act { id: id.clone(), act });
        match self.answer(&id) {
            ServerMessage::Pass { secret, .. } => Ok(secret),
            ServerMessage::Error { code, .. } => Err(code),
            other => panic!("{other:?}"),
        }
    }

    /// Asks what a steward would do.
    pub(crate) fn hint(&mut self) -> Result<(DecisionKey, GameCommand, GameReason), ErrorCode> {
        let id = new_id();
        self.say(&ClientMessage::Hint { id: id.clone() });
        match self.answer(&id) {
            ServerMessage::Hinted { key, command, reason, .. } => Ok((key, command, reason)),
            ServerMessage::Error { code, .. } => Err(code),
            other => panic!("{other:?}"),
        }
    }

    /// Makes a pass for a screen.
    pub(crate) fn make_screen_pass(&mut self) -> PassSecret {
        let id = new_id();
        self.say(&ClientMessage::Act { id: id.clone(), act: Act::MakeScreenPass {} });
        match self.answer(&id) {
            ServerMessage::Pass { secret, .. } => secret,
            other => panic!("{other:?}"),
        }
    }

    /// All that was sent before this has come.
    pub(crate) fn ping(&mut self) {
        self.say(&ClientMessage::Ping {});
        while !matches!(self.must_hear(), ServerMessage::Pong {}) {}
    }
}

/// An id like no other.
pub(crate) fn new_id() -> CommandId {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    CommandId::new(format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed))).expect("it is an id")
}

fn done(answer: &ServerMessage) -> Result<u32, ErrorCode> {
    match answer {
        ServerMessage::Accepted { seq, .. } => Ok(seq.0),
        ServerMessage::Error { code, .. } => Err(*code),
        other => panic!("{other:?}"),
    }
}

fn answered(message: &ServerMessage) -> Option<&CommandId> {
    match message {
        ServerMessage::Accepted { id, .. }
        | ServerMessage::Refused { id, .. }
        | ServerMessage::Tried { id, .. }
        | ServerMessage::Hinted { id, .. }
        | ServerMessage::Pass { id, .. } => Some(id),
        ServerMessage::Error { id, .. } => id.as_ref(),
        ServerMessage::Welcome { .. }
        | ServerMessage::Update { .. }
        | ServerMessage::Presence { .. }
        | ServerMessage::Chat { .. }
        | ServerMessage::Pong {} => None,
    }
}
