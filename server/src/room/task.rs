//! The shell around a room: one task that takes messages in order, steps the room's desk, and does what that says.

mod audience;
mod inbox;
mod think;

pub(crate) use audience::News;
pub(crate) use inbox::{Back, Call, Entered, Outgoing};

use audience::Audience;

use super::config::RoomConfig;
use super::desk::{Answer, Desk, Effect, Found, Input, LookUp, Now, Question, Ticket};
use super::machine::Machine;
use super::play::Class;
use crate::bell::Bell;
use crate::metrics::Asked;
use crate::notices::Notifier;
use crate::store::{Append, AppendError, Store};
use crate::time::now_ms;
use protocol::ErrorCode;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// A running room.
#[derive(Debug)]
pub(crate) struct Room {
    desk: Desk,
    store: Store,
    notifier: Option<Notifier>,
    inbox: mpsc::Receiver<Call>,
    own: mpsc::WeakSender<Call>,
    news: BTreeMap<Class, Audience>,
    /// What is told once it is stored, written already.
    ready: Vec<(Class, Outgoing)>,
    /// Updates that are kept for a slow socket.
    updates_kept: usize,
    /// Those who wait for an answer, and what they asked, as far as it is counted.
    askers: BTreeMap<Ticket, (Back, Option<Asked>)>,
    tickets: u64,
    start: Instant,
}

/// The room leaves memory.
struct Stopped;

impl Room {
    /// A room and its inbox. The room is boxed, for a task has room twice for what it is made of.
    pub(crate) fn new(
        machine: Machine,
        store: Store,
        notifier: Option<Notifier>,
        config: RoomConfig,
    ) -> (Box<Self>, mpsc::Sender<Call>) {
        let (sender, inbox) = mpsc::channel(config.inbox);
        let room = Box::new(Self {
            store,
            notifier,
            inbox,
            own: sender.downgrade(),
            news: BTreeMap::new(),
            ready: Vec::new(),
            updates_kept: config.updates_kept,
            askers: BTreeMap::new(),
            tickets: 0,
            start: Instant::now(),
            desk: Desk::new(machine, config),
        });
        (room, sender)
    }

    /// Runs until nobody needs the room any more.
    pub(crate) async fn run(mut self: Box<Self>, was_stored: bool) {
        if self.step(Input::Woke { was_stored }).await.is_err() {
            return;
        }
        let mut bell = Bell::new();
        loop {
            let wake = self.start + self.desk.wakes_at(self.now());
            let stepped = tokio::select! {
                call = self.inbox.recv() => match call {
                    Some(Call::Ask(question, back)) => self.ask(question, back).await,
                    Some(Call::Note(input)) => self.step(input).await,
                    None => Err(Stopped),
                },
                () = bell.rings_at(wake) => self.step(Input::Tick).await,
            };
            if stepped.is_err() || self.desk.is_forgotten(self.now()) && self.inbox.is_empty() {
                return;
            }
        }
    }

    fn now(&self) -> Now {
        Now { wall_ms: now_ms(), awake: self.start.elapsed() }
    }

    async fn ask(&mut self, question: Question, back: Back) -> Result<(), Stopped> {
        let asked = match &question {
            Question::Say { message, .. } => Asked::of(message),
            _ => None,
        };
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.askers.insert(ticket, (back, asked));
        self.step(Input::Asked { ticket, question }).await
    }

    /// Steps the desk until all that follows is done.
    async fn step(&mut self, input: Input) -> Result<(), Stopped> {
        let has_left = matches!(input, Input::Leave { .. });
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.desk.step(input, self.now()) {
                inputs.extend(self.perform(effect).await?);
            }
        }
        if has_left {
            self.news.retain(|_, audience| audience.is_heard());
        }
        Ok(())
    }

    /// Does what is to be done; what comes of it at once is to be stepped next.
    async fn perform(&mut self, effect: Effect) -> Result<Option<Input>, Stopped> {
        match effect {
            Effect::Keep(append) => return Ok(Some(Input::Kept(self.keep(append).await))),
            Effect::LookUp(look_up) => return Ok(Some(Input::LookedUp(self.look_up(look_up).await))),
            Effect::Answer { ticket, answer } => return Ok(self.answer(ticket, answer)),
            Effect::Tell { class, seq, message } => {
                let is_it = |(of, ready): &(Class, Outgoing)| *of == class && ready.numbers.seq == seq;
                let ready = self.ready.iter().position(is_it).map(|place| self.ready.swap_remove(place).1);
                if let Some(audience) = self.news.get(&class) {
                    audience.tell(ready.unwrap_or_else(|| Outgoing::new(seq, &message)));
                }
            }
            Effect::CutOff(class) => {
                self.news.remove(&class);
            }
            Effect::Think { seat, level, key, thought, chance } => {
                self.think(seat, level, key, thought, chance);
            }
            Effect::ThinkFor { seat, key, thought, chance } => self.think_for(seat, key, thought, chance),
            Effect::Send { way, owed, letter } => self.send(way, owed, letter),
            Effect::Stop => return Err(Stopped),
        }
        Ok(None)
    }

    /// Stores something. What is told once it is stored is written in the meantime.
    async fn keep(&mut self, append: Arc<Append>) -> Result<(), AppendError> {
        let Self { store, desk, news, ready, .. } = self;
        let writing = async {
            let heard = desk.make_ready().iter().filter(|(class, ..)| news.contains_key(class));
            *ready = heard.map(|(class, seq, message)| (*class, Outgoing::new(*seq, message))).collect();
        };
        // The store has it first.
        tokio::join!(biased; store.append(append), writing).0
    }

    async fn look_up(&self, look_up: LookUp) -> Found {
        let room = self.desk.room();
        let found = match look_up {
            LookUp::Records { from } => self.store.records_from(room, from).await.map(Found::Records),
            LookUp::Chat { after, limit } => self.store.chat_since(room, after, limit).await.map(Found::Chat),
        };
        found.unwrap_or(Found::Unreadable)
    }

    fn answer(&mut self, ticket: Ticket, answer: Answer) -> Option<Input> {
        let (back, asked) = self.askers.remove(&ticket)?;
        // But for one who came in, those who are gone miss nothing.
        match (back, answer) {
            (Back::Entered(back), Answer::Entered(Ok(admitted))) => {
                let (class, kept) = (admitted.place.class, self.updates_kept);
                let news = self.news.entry(class).or_insert_with(|| Audience::new(kept)).join();
                let welcome = Outgoing::new(Some(admitted.seq), &admitted.welcome);
                let gone = back.send(Ok(Entered { place: admitted.place, welcome, news })).is_err();
                // One who is gone before the answer was never here.
                return gone.then_some(Input::Leave { class });
            }
            (Back::Entered(back), Answer::Entered(Err(code))) => drop(back.send(Err(code))),
            (Back::Socket(back), Answer::Said(message)) => {
                drop(back.send(Some(Box::new(Outgoing::answer(asked, &message)))));
            }
            (Back::Socket(back), Answer::Anew(seq, welcome)) => {
                drop(back.send(Some(Box::new(Outgoing::new(Some(seq), &welcome)))));
            }
            (Back::Socket(back), Answer::Nothing) => drop(back.send(None)),
            (Back::Seat(back), Answer::Seat(given)) => drop(back.send(given)),
            (Back::Screen(back), Answer::Screen(given)) => drop(back.send(given)),
            (Back::Found(back), Answer::Found(found)) => drop(back.send(*found)),
            _ => {}
        }
        None
    }
}

/// Stores the first facts of a room.
pub(crate) async fn store_first(store: &Store, append: Append) -> Result<(), ErrorCode> {
    store.append(append).await.map_err(|_| ErrorCode::NotSaved)
}
