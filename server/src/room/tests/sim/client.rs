//! Clients: they come, say again what was not answered, go, and come back.

use super::known::Known;
use super::line::{Out, Uttered};
use super::world::{Event, World};
use crate::room::desk::Question;
use crate::secrets;
use games::Seat;
use protocol::{
    ClientMessage, CommandId, DecisionKey, ErrorCode, GameCommand, PassSecret, SeatGiven, SeatToken, Seq,
    ServerMessage, TakeSeat, UsePass, Who,
};

/// Clients of one seed.
const MOST_CLIENTS: usize = 12;

/// As what a client comes.
#[derive(Clone, Debug)]
pub(super) enum Role {
    Seat { token: SeatToken, seat: Option<Seat> },
    Watcher,
}

/// Where a client is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Out,
    Coming(u32),
    In(u32),
    /// It has no right to be there any more.
    Gone,
}

/// Something that was said and not answered.
#[derive(Clone, Debug)]
pub(super) struct Pending {
    pub(super) id: CommandId,
    message: ClientMessage,
    /// Whether it is to be said again.
    again: bool,
}

/// A client.
#[derive(Debug)]
pub(super) struct Client {
    pub(super) number: usize,
    pub(super) role: Role,
    pub(super) state: State,
    pub(super) known: Known,
    pub(super) outbox: Vec<Pending>,
    /// What it heard to be done: the id, the number, and whether it is a line of chat.
    pub(super) acknowledged: Vec<(CommandId, Seq, bool)>,
    /// What it could have done once, and with what key.
    pub(super) past: Vec<(DecisionKey, GameCommand)>,
    /// The last command or act that was said, for saying it once more.
    pub(super) last: Option<(CommandId, ClientMessage)>,
    /// The pass by which it takes its seat.
    pass: Option<PassSecret>,
    /// Whether it waits for an answer by HTTP.
    asks: bool,
    pub(super) ids: u32,
    pub(super) slow: bool,
    pub(super) away_until: u64,
    has_been_in: bool,
}

impl Client {
    pub(super) fn new(number: usize, role: Role) -> Self {
        Self {
            number,
            role,
            state: State::Out,
            known: Known::default(),
            outbox: Vec::new(),
            acknowledged: Vec::new(),
            past: Vec::new(),
            last: None,
            pass: None,
            asks: false,
            ids: 0,
            slow: false,
            away_until: 0,
            has_been_in: false,
        }
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        match self.role {
            Role::Seat { seat, .. } => seat,
            Role::Watcher => None,
        }
    }

    pub(super) fn is_at_rest(&self) -> bool {
        match self.state {
            State::Gone => true,
            State::In(_) => self.outbox.is_empty(),
            State::Out | State::Coming(_) => false,
        }
    }

    /// A new id of its own.
    pub(super) fn id(&mut self) -> CommandId {
        self.ids += 1;
        CommandId::new(format!("k{}-{}", self.number, self.ids)).unwrap()
    }
}

impl World {
    /// A client does something, and plans to do something again.
    pub(super) fn act(&mut self, number: usize) {
        let wait = 40 + self.up_to(700);
        let at = self.clients[number].away_until.max(self.now) + wait;
        self.at(at, Event::Act(number));
        let client = &mut self.clients[number];
        if client.away_until > self.now {
            return;
        }
        match (client.state, &client.role) {
            (State::Out, Role::Seat { token, seat: None }) if !client.asks => {
                let token = Some(token.clone());
                client.asks = true;
                let question = if let Some(pass) = client.pass.clone() {
                    let wish = UsePass { room: self.room_id.clone(), pass, token };
                    Question::UsePass { wish, player: None }
                } else {
                    let (code, name) = (self.join_code.clone(), format!("P{number}"));
                    let wish = TakeSeat { code, seat: None, name, colour: None, nonce: None, token };
                    Question::TakeSeat { wish, player: None }
                };
                let wait = 1 + self.up_to(100);
                self.later(wait, Event::Ask { client: number, question });
            }
            (State::Out, Role::Seat { seat: None, .. }) | (State::Coming(_) | State::Gone, _) => {}
            (State::Out, role) => {
                let who = match role {
                    Role::Seat { token, .. } => Who::Seat { token: token.clone() },
                    Role::Watcher => Who::Spectator { code: self.watch_code.clone() },
                };
                let seen = Seq(client.known.seq);
                let chat_seen = u32::try_from(client.known.chat.len()).unwrap();
                let socket = self.dial(number, Uttered::Hello { who, seen, chat_seen });
                self.clients[number].state = State::Coming(socket);
            }
            (State::In(socket), _) => {
                self.say_again(number, socket, false);
                if let Some((id, message, answered)) = self.choose(number) {
                    if answered {
                        let pending = Pending { id, message: message.clone(), again: false };
                        self.clients[number].outbox.push(pending);
                    }
                    self.utter(socket, Uttered::Say(message));
                }
            }
        }
    }

    /// Says what was not answered once more, under the same ids: all of it, or what could not be stored.
    fn say_again(&mut self, number: usize, socket: u32, all: bool) {
        let mut said = Vec::new();
        for pending in self.clients[number].outbox.iter_mut().filter(|pending| all || pending.again) {
            pending.again = false;
            said.push(pending.message.clone());
        }
        self.figures.repeated += said.len() as u64;
        for message in said {
            self.utter(socket, Uttered::Say(message));
        }
    }

    pub(super) fn given(&mut self, number: usize, given: Result<SeatGiven, ErrorCode>) {
        let client = &mut self.clients[number];
        client.asks = false;
        match (given, &mut client.role) {
            (Ok(given), Role::Seat { seat, .. }) => *seat = Some(given.seat),
            (Err(ErrorCode::NotSaved), _) => {}
            (Err(_), _) | (Ok(_), Role::Watcher) => client.state = State::Gone,
        }
    }

    pub(super) fn turned_away(&mut self, socket: u32, code: ErrorCode) {
        let Some(line) = self.sockets.remove(&socket) else { return };
        let is_unknown = code == ErrorCode::UnknownSeatToken;
        if let Role::Seat { token, .. } = &self.clients[line.client].role
            && is_unknown
        {
            let held = self.restored().fold.seat_of(token);
            assert_eq!(held, None, "one who holds a seat is turned away");
        }
        let client = &mut self.clients[line.client];
        client.state = if is_unknown { State::Gone } else { State::Out };
    }

    /// A client finds that its line is broken.
    pub(super) fn cut(&mut self, socket: u32) {
        for client in &mut self.clients {
            if matches!(client.state, State::Coming(own) | State::In(own) if own == socket) {
                client.state = State::Out;
            }
        }
    }

    pub(super) fn hear(&mut self, number: usize, socket: u32, out: &Out) {
        let client = &mut self.clients[number];
        client.known.hear(&out.message, out.before);
        match &*out.message {
            ServerMessage::Welcome { .. } if client.state == State::Coming(socket) => {
                client.state = State::In(socket);
                self.figures.reconnects += u64::from(std::mem::replace(&mut client.has_been_in, true));
                self.say_again(number, socket, true);
            }
            ServerMessage::Accepted { id, seq } => {
                if let Some(pending) = self.take(number, id) {
                    let is_chat = matches!(pending.message, ClientMessage::Chat { .. });
                    self.figures.acknowledged += 1;
                    self.clients[number].acknowledged.push((id.clone(), *seq, is_chat));
                }
            }
            ServerMessage::Error { id: Some(id), code: ErrorCode::NotSaved, .. } => {
                let tries_again = self.odds(700);
                let outbox = &mut self.clients[number].outbox;
                match outbox.iter_mut().find(|pending| pending.id == *id) {
                    Some(pending) if tries_again => pending.again = true,
                    _ => outbox.retain(|pending| pending.id != *id),
                }
            }
            ServerMessage::Error { id: Some(id), .. } | ServerMessage::Refused { id, .. } => {
                self.figures.refused += u64::from(self.take(number, id).is_some());
            }
            ServerMessage::Tried { id, .. } | ServerMessage::Hinted { id, .. } => drop(self.take(number, id)),
            ServerMessage::Pass { id, secret, .. } => {
                let asked = self.take(number, id).is_some();
                if asked && self.clients.len() < MOST_CLIENTS {
                    let role = Role::Seat { token: secrets::seat_token().unwrap(), seat: None };
                    let other = Client::new(self.clients.len(), role);
                    self.add_client(Client { pass: Some(secret.clone()), ..other });
                }
            }
            _ => {}
        }
    }

    fn take(&mut self, number: usize, id: &CommandId) -> Option<Pending> {
        let outbox = &mut self.clients[number].outbox;
        let place = outbox.iter().position(|pending| pending.id == *id)?;
        Some(outbox.remove(place))
    }
}
