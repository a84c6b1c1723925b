//! The sockets of those who play one game, heard by one task.

use std::future::poll_fn;
use std::ops::Range;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use games::dice::Stream;
use protocol::Rematch;

use crate::decision::Decision;
use crate::message::{self, Heard, Turn};
use crate::notes::Notes;
use crate::socket::Socket;
use crate::tally::Fault;

/// Those who play.
pub(crate) struct Seats {
    players: Vec<Player>,
    /// Who is heard first the next time.
    first: usize,
    notes: Arc<Notes>,
    /// Whether the game has ended.
    pub(crate) is_over: bool,
    /// Where the same people play again.
    pub(crate) rematch: Option<Rematch>,
}

struct Player {
    socket: Socket,
    seq: u32,
    decision: Decision,
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
        let player = |socket| Player { socket, seq: 0, decision: Decision::default() };
        let players = sockets.into_iter().map(player).collect();
        Self { players, first: 0, notes, is_over: false, rematch: None }
    }

    /// Who is to move, and what may be done.
    pub(crate) fn mover(&self) -> Option<(usize, &Decision)> {
        let mut decisions = self.players.iter().map(|player| &player.decision).enumerate();
        decisions.find(|(_, decision)| decision.is_open())
    }

    /// The last number that each of them has got.
    pub(crate) fn seqs(&self) -> Vec<u32> {
        self.players.iter().map(|player| player.seq).collect()
    }

    /// Hears the next message. It may be dropped and called again at any time.
    pub(crate) async fn hear(&mut self) -> Result<Option<Answer>, Fault> {
        let (seat, place) = poll_fn(|context| self.poll_hear(context)).await;
        let (Some(place), Some(player)) = (place, self.players.get_mut(seat)) else {
            return Err(Fault::Lost);
        };
        let Player { socket, seq, decision } = player;
        let at = socket.read_at();
        let text = socket.text(place).ok_or(Fault::Lost)?;
        match message::read(text) {
            Heard::Update(new) => {
                if new <= *seq {
                    return Err(Fault::Other(format!("update {new} came after {seq}")));
                }
                *seq = new;
                let turn = message::turn(text);
                self.notes.told(new, text.len(), matches!(turn, Turn::Mine(_)), at);
                match turn {
                    Turn::Unsaid => {}
                    Turn::Another => decision.clear(),
                    Turn::Mine(text) => decision.set(text),
                }
                // One of them is enough to notice what is for all.
                if seat == 0 && message::is_of_room(text) {
                    self.is_over |= message::is_over(text);
                    let unreadable = |error| Fault::Other(format!("{error}: {text:.300}"));
                    if let Some(rematch) = message::rematch(text).map_err(unreadable)? {
                        self.rematch = Some(rematch);
                    }
                }
                Ok(None)
            }
            Heard::Accepted { id, seq } => Ok(Some(Answer { id, seq: Some(seq), at })),
            Heard::NotSaved { id } => Ok(Some(Answer { id, seq: None, at })),
            Heard::Beside => Ok(None),
            Heard::Welcome => Err(Fault::Resynced),
            Heard::Unexpected(text) => Err(Fault::NotAccepted(text)),
        }
    }

    /// Where something lies that has come to a seat, one seat after the other; nothing when its socket has ended.
    fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<(usize, Option<Range<usize>>)> {
        let count = self.players.len();
        for step in 0..count {
            let seat = (self.first + step) % count;
            let Some(player) = self.players.get_mut(seat) else { continue };
            if let Poll::Ready(place) = player.socket.poll_hear(context) {
                self.first = seat + 1;
                return Poll::Ready((seat, place));
            }
        }
        Poll::Pending
    }

    /// Says something from a seat.
    pub(crate) async fn say(&mut self, seat: usize, message: &str) -> Result<(), Fault> {
        let player =
            self.players.get_mut(seat).ok_or_else(|| Fault::Other("there is no such seat".into()))?;
        player.socket.say_text(message).await.map_err(|_| Fault::Lost)
    }

    /// Says something from a seat, again where it could not be stored, and hears until it is done: the last answer, and
    /// how often it was said.
    pub(crate) async fn ask(&mut self, seat: usize, id: &str, message: &str) -> Result<Done, Fault> {
        let mut said = 1;
        self.say(seat, message).await?;
        loop {
            match self.hear().await? {
                Some(Answer { id: answered, seq: Some(seq), at }) if answered == id => {
                    return Ok(Done { seq, at, said });
                }
                Some(Answer { id: answered, seq: None, .. }) if answered == id => {
                    said += 1;
                    self.say(seat, message).await?;
                }
                Some(other) => return Err(Fault::Other(format!("{} was answered twice", other.id))),
                None => {}
            }
        }
    }

    /// The one who is to move does something that is allowed, and knows that it is done: how often it was said.
    pub(crate) async fn move_on(&mut self, chance: &mut Stream, id: &str, game: &str) -> Result<u32, Fault> {
        let (mover, decision) = self.mover().ok_or_else(|| Fault::Other("nobody is to move".into()))?;
        let unreadable = || Fault::Other("the decision cannot be read".into());
        let message = decision.choose(chance, id, game).ok_or_else(unreadable)?;
        let sent = Instant::now();
        let Done { seq, at, said } = self.ask(mover, id, &message).await?;
        self.notes.acknowledged(seq, sent, at);
        Ok(said)
    }

    /// Everybody comes to the last number, also those who watch.
    pub(crate) async fn settle(&mut self, patience: Duration) -> Result<(), Fault> {
        let notes = Arc::clone(&self.notes);
        let mut settled = pin!(notes.settle(patience));
        let missed = loop {
            tokio::select! {
                missed = &mut settled => break missed,
                heard = self.hear() => drop(heard?),
            }
        };
        if missed == 0 { Ok(()) } else { Err(Fault::Missed(missed)) }
    }

    /// Hears until the server has closed all their sockets.
    pub(crate) async fn until_cut_off(&mut self) {
        for player in &mut self.players {
            while player.socket.hear().await.is_some() {}
        }
    }

    /// A player has come back by another socket, and was welcomed.
    pub(crate) fn replace(&mut self, seat: usize, socket: Socket, seq: u32, welcome: &str) {
        let Some(player) = self.players.get_mut(seat) else { return };
        (player.socket, player.seq) = (socket, seq);
        match message::turn(welcome) {
            Turn::Mine(text) => player.decision.set(text),
            Turn::Another | Turn::Unsaid => player.decision.clear(),
        }
    }

    /// Says farewell to the server.
    pub(crate) async fn close(&mut self) {
        for player in &mut self.players {
            player.socket.part().await;
        }
    }
}
