//! The sockets of those who play one game, heard by one task.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use futures_util::stream::{SelectAll, SplitSink, once};
use futures_util::{SinkExt as _, Stream, StreamExt as _};
use protocol::Rematch;
use tokio_tungstenite::tungstenite::Message;

use crate::message::{self, Decision, Heard, Turn};
use crate::notes::Notes;
use crate::socket::{Socket, Wire};
use crate::tally::Fault;

/// What comes from a seat; nothing when its socket has ended.
type Ear = Pin<Box<dyn Stream<Item = (usize, Option<Message>)> + Send>>;

/// Those who play.
pub(crate) struct Seats {
    players: Vec<Player>,
    ears: SelectAll<Ear>,
    notes: Arc<Notes>,
    /// Whether the game has ended.
    pub(crate) is_over: bool,
    /// Where the same people play again.
    pub(crate) rematch: Option<Rematch>,
}

struct Player {
    mouth: SplitSink<Wire, Message>,
    seq: u32,
    decision: Option<Decision>,
}

/// What came of something that was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) id: String,
    /// Its last number; nothing where it could not be stored and is to be said again.
    pub(crate) seq: Option<u32>,
    pub(crate) at: Instant,
}

/// Something was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    pub(crate) seq: u32,
    pub(crate) at: Instant,
    /// How often it had to be said.
    pub(crate) said: u32,
}

impl Seats {
    pub(crate) fn new(sockets: Vec<Socket>, notes: Arc<Notes>) -> Self {
        let mut players = Vec::new();
        let mut ears = SelectAll::new();
        for (seat, socket) in sockets.into_iter().enumerate() {
            let (mouth, ear) = socket.into_wire().split();
            players.push(Player { mouth, seq: 0, decision: None });
            let texts = ear.map(Result::ok).chain(once(async { None })).map(move |heard| (seat, heard));
            ears.push(Box::pin(texts) as Ear);
        }
        Self { players, ears, notes, is_over: false, rematch: None }
    }

    /// Who is to move, and what may be done.
    pub(crate) fn mover(&self) -> Option<(usize, &Decision)> {
        let mut decisions = self.players.iter().enumerate();
        decisions.find_map(|(seat, player)| Some((seat, player.decision.as_ref()?)))
    }

    /// Hears the next message. It may be dropped and called again at any time.
    pub(crate) async fn hear(&mut self) -> Result<Option<Answer>, Fault> {
        let Some((seat, Some(message))) = self.ears.next().await else { return Err(Fault::Lost) };
        let Message::Text(text) = message else { return Ok(None) };
        let at = Instant::now();
        match message::read(&text) {
            Heard::Update(seq) => {
                self.take_update(seat, seq, at, &text)?;
                Ok(None)
            }
            Heard::Accepted { id, seq } => Ok(Some(Answer { id, seq: Some(seq), at })),
            Heard::NotSaved { id } => Ok(Some(Answer { id, seq: None, at })),
            Heard::Beside => Ok(None),
            Heard::Welcome => Err(Fault::Resynced),
            Heard::Unexpected(text) => Err(Fault::NotAccepted(text)),
        }
    }

    fn take_update(&mut self, seat: usize, seq: u32, at: Instant, text: &str) -> Result<(), Fault> {
        let Some(player) = self.players.get_mut(seat) else { return Ok(()) };
        if seq <= player.seq {
            return Err(Fault::Other(format!("update {seq} came after {}", player.seq)));
        }
        player.seq = seq;
        self.notes.told(seq, text.len(), at);
        let unreadable = |error: serde_json::Error| Fault::Other(format!("{error}: {text:.300}"));
        match message::turn(text).map_err(unreadable)? {
            Turn::Unsaid => {}
            Turn::Another => player.decision = None,
            Turn::Mine(decision) => player.decision = Some(decision),
        }
        // One of them is enough to notice what is for all.
        if seat == 0 {
            self.is_over |= message::is_over(text);
            if let Some(rematch) = message::rematch(text).map_err(unreadable)? {
                self.rematch = Some(rematch);
            }
        }
        Ok(())
    }

    /// Says something from a seat.
    pub(crate) async fn say(&mut self, seat: usize, message: Message) -> Result<(), Fault> {
        let player =
            self.players.get_mut(seat).ok_or_else(|| Fault::Other("there is no such seat".into()))?;
        player.mouth.send(message).await.map_err(|_| Fault::Lost)
    }

    /// Says something from a seat, again where it could not be stored, and hears until it is done: the last answer, and
    /// how often it was said.
    pub(crate) async fn ask(&mut self, seat: usize, id: &str, message: Message) -> Result<Done, Fault> {
        let mut said = 1;
        self.say(seat, message.clone()).await?;
        loop {
            match self.hear().await? {
                Some(Answer { id: answered, seq: Some(seq), at }) if answered == id => {
                    return Ok(Done { seq, at, said });
                }
                Some(Answer { id: answered, seq: None, .. }) if answered == id => {
                    said += 1;
                    self.say(seat, message.clone()).await?;
                }
                Some(other) => return Err(Fault::Other(format!("{} was answered twice", other.id))),
                None => {}
            }
        }
    }

    /// Says farewell to the server.
    pub(crate) async fn close(&mut self) {
        for player in &mut self.players {
            // One who is gone needs no farewell.
            let _ = player.mouth.close().await;
        }
    }
}
