//! The rooms of the house: found by id or code, in memory while somebody is there, else in the store.

mod asleep;
mod owing;
mod reading;

#[cfg(test)]
mod tests;

use crate::frame::Frame;
use crate::metrics::Answer;
use crate::names;
use crate::notices::Notifier;
use crate::room::desk::{Input, Place, Question};
use crate::room::task::{Back, Call, Entered, News, Outgoing, Room, store_first};
use crate::room::{self, Machine, RoomConfig};
use crate::store::{Append, RoomRow, Store};
use crate::time::now_ms;
pub use asleep::NotForgotten;
use protocol::{
    ClientMessage, Code, ErrorCode, May, OpenPractice, OpenRoom, PlayerKey, RoomFound, RoomId, ScreenGiven,
    SeatGiven, Seq, TakeSeat, UsePass, UseScreenPass, Who,
};
pub(crate) use reading::{Numbers, Reading};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Mutex, RwLock, broadcast, mpsc, oneshot};
use tracing::{Instrument, error, info_span};

/// All rooms. A cheap handle.
#[derive(Clone, Debug)]
pub struct Rooms(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    notifier: Option<Notifier>,
    config: RoomConfig,
    awake: Mutex<HashMap<String, mpsc::Sender<Call>>>,
    /// Held for reading while a room is brought back, for writing while one is taken away: never both at once.
    waking: RwLock<()>,
    stopping: AtomicBool,
    /// Every running room holds one; when all are gone, all rooms have ended.
    running: tokio_util::task::TaskTracker,
}

/// One room. A cheap handle.
#[derive(Clone, Debug)]
pub struct RoomHandle {
    inbox: mpsc::Sender<Call>,
}

impl Rooms {
    /// No rooms are in memory yet, and no notices are sent.
    pub fn new(store: Store, config: RoomConfig) -> Self {
        Self::with_notices(store, config, None)
    }

    /// The same, with somebody who sends notices.
    pub fn with_notices(store: Store, mut config: RoomConfig, notifier: Option<Notifier>) -> Self {
        config.notices.on &= notifier.is_some();
        let running = tokio_util::task::TaskTracker::new();
        let (awake, waking, stopping) = (Mutex::default(), RwLock::default(), AtomicBool::new(false));
        Self(Arc::new(Inner { store, notifier, config, awake, waking, stopping, running }))
    }

    /// Opens a room and takes its first seat.
    ///
    /// # Errors
    /// The wish cannot be fulfilled, or not be stored.
    pub async fn open(&self, wish: OpenRoom, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let name = names::name(&wish.name).ok_or(ErrorCode::BadName)?;
        self.begin(room::opening(wish, name, player.as_ref(), self.0.config.clone(), now_ms())?).await
    }

    /// Opens a practice table and begins its game.
    ///
    /// # Errors
    /// The wish cannot be fulfilled, or not be stored.
    pub async fn open_practice(
        &self,
        wish: OpenPractice,
        player: Option<PlayerKey>,
    ) -> Result<SeatGiven, ErrorCode> {
        let name = names::name(&wish.name).ok_or(ErrorCode::BadName)?;
        self.begin(room::practice(wish, name, player.as_ref(), self.0.config.clone(), now_ms())?).await
    }

    /// Stores a new room, and lets it run.
    async fn begin(
        &self,
        (given, machine, append): (SeatGiven, Machine, Append),
    ) -> Result<SeatGiven, ErrorCode> {
        self.check_room(&mut *self.0.awake.lock().await)?;
        store_first(&self.0.store, append).await?;
        // Where the house stops meanwhile, the next server has the room.
        let mut awake = self.0.awake.lock().await;
        if !self.is_stopping() {
            self.run(machine, &given.room, false, &mut awake);
        }
        Ok(given)
    }

    fn check_room(&self, awake: &mut HashMap<String, mpsc::Sender<Call>>) -> Result<(), ErrorCode> {
        if self.is_stopping() {
            return Err(ErrorCode::Stopping);
        }
        awake.retain(|_, inbox| !inbox.is_closed());
        if awake.len() < self.0.config.max_rooms { Ok(()) } else { Err(ErrorCode::Full) }
    }

    fn is_stopping(&self) -> bool {
        self.0.stopping.load(Ordering::Relaxed)
    }

    /// Lets a room run. Nobody would stop one that begins when the others have been stopped: that is looked up with the
    /// lock held.
    fn run(
        &self,
        machine: Machine,
        room: &RoomId,
        was_stored: bool,
        awake: &mut HashMap<String, mpsc::Sender<Call>>,
    ) -> RoomHandle {
        let Inner { store, notifier, config, .. } = &*self.0;
        let (task, inbox) = Room::new(machine, store.clone(), notifier.clone(), config.clone());
        let span = info_span!("room", room.id = room.as_str());
        self.0.running.spawn(task.run(was_stored).instrument(span));
        awake.insert(room.as_str().to_owned(), inbox.clone());
        RoomHandle { inbox }
    }

    /// The room of an id, brought back from the store if need be.
    ///
    /// # Errors
    /// There is none, or the store is away.
    pub async fn get(&self, room: &RoomId) -> Result<RoomHandle, ErrorCode> {
        // The lock is not held while the store is asked: other rooms must not wait for this one.
        let mut awake = self.0.awake.lock().await;
        if let Some(inbox) = awake.get(room.as_str()).filter(|inbox| !inbox.is_closed()) {
            return Ok(RoomHandle { inbox: inbox.clone() });
        }
        self.check_room(&mut awake)?;
        drop(awake);
        let _waking = self.0.waking.read().await;
        let machine = self.restore(room).await?;
        let mut awake = self.0.awake.lock().await;
        // Somebody else may have been quicker to wake it.
        if let Some(inbox) = awake.get(room.as_str()).filter(|inbox| !inbox.is_closed()) {
            return Ok(RoomHandle { inbox: inbox.clone() });
        }
        if self.is_stopping() {
            return Err(ErrorCode::Stopping);
        }
        Ok(self.run(machine, room, true, &mut awake))
    }

    /// A room as it is stored, not in memory yet.
    async fn restore(&self, room: &RoomId) -> Result<Machine, ErrorCode> {
        let unreadable = |error| {
            error!(%error, room.id = room.as_str(), "a room cannot be read");
            ErrorCode::NotSaved
        };
        let stored = self.0.store.load(room.as_str()).await.map_err(unreadable)?;
        let (row, records) = stored.ok_or(ErrorCode::UnknownRoom)?;
        let chat = self.0.store.chat_since(room.as_str(), 0, room::MOST_LINES).await.map_err(unreadable)?;
        let machine = room::restore(&records, &chat, self.0.config.clone(), now_ms()).map_err(|error| {
            error!(%error, room.id = room.as_str(), "a room's log cannot be understood");
            ErrorCode::Internal
        })?;
        let mut machine = machine.ok_or(ErrorCode::UnknownRoom)?;
        machine.row_was(&row);
        Ok(machine)
    }

    /// The room of a join code or a watch code, and what the code allows.
    ///
    /// # Errors
    /// There is none, or the store is away.
    pub async fn find(&self, code: &Code) -> Result<RoomFound, ErrorCode> {
        let store = &self.0.store;
        let away = |_| ErrorCode::NotSaved;
        let (row, may) = if let Some(row) = store.by_join_code(code.as_str()).await.map_err(away)? {
            (row, May::Join)
        } else {
            let row = store.by_watch_code(code.as_str()).await.map_err(away)?;
            (row.ok_or(ErrorCode::UnknownRoom)?, May::Watch)
        };
        let room = self.get(&room_of(&row)?).await?;
        room.ask(Question::Find { may }, Back::Found).await
    }

    /// Takes a seat by a join code.
    ///
    /// # Errors
    /// There is no such room, or no seat.
    pub async fn take_seat(&self, wish: TakeSeat, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let row = self.0.store.by_join_code(wish.code.as_str()).await.map_err(|_| ErrorCode::NotSaved)?;
        let room = self.get(&room_of(&row.ok_or(ErrorCode::UnknownRoom)?)?).await?;
        room.ask(Question::TakeSeat { wish, player }, Back::Seat).await?
    }

    /// Takes a seat over by a pass.
    ///
    /// # Errors
    /// There is no such room, or the pass is none.
    pub async fn use_pass(&self, wish: UsePass, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let room = self.get(&wish.room).await?;
        room.ask(Question::UsePass { wish, player }, Back::Seat).await?
    }

    /// Lets a screen in by a pass, at the room of a join code.
    ///
    /// # Errors
    /// There is no such room, or the pass is none.
    pub async fn use_screen_pass(&self, wish: UseScreenPass) -> Result<ScreenGiven, ErrorCode> {
        let row = self.0.store.by_join_code(wish.code.as_str()).await.map_err(|_| ErrorCode::NotSaved)?;
        let room = self.get(&room_of(&row.ok_or(ErrorCode::UnknownRoom)?)?).await?;
        room.ask(Question::UseScreenPass { wish }, Back::Screen).await?
    }

    /// Sends everybody away, so that they come back to the next server; takes no more commands.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        for inbox in self.0.awake.lock().await.values() {
            let _ = inbox.send(Call::Note(Input::Stop)).await;
        }
        self.0.running.close();
        self.0.running.wait().await;
    }

    /// How many messages wait for their rooms, all together.
    pub async fn waiting(&self) -> usize {
        let awake = self.0.awake.lock().await;
        let open = awake.values().filter(|inbox| !inbox.is_closed());
        open.map(|inbox| inbox.max_capacity() - inbox.capacity()).sum()
    }

    /// How many rooms are in memory.
    pub fn awake(&self) -> usize {
        self.0.running.len()
    }
}

fn room_of(row: &RoomRow) -> Result<RoomId, ErrorCode> {
    RoomId::new(row.room.clone()).map_err(|_| ErrorCode::Internal)
}

impl RoomHandle {
    async fn ask<T>(
        &self,
        question: Question,
        back: impl FnOnce(oneshot::Sender<T>) -> Back,
    ) -> Result<T, ErrorCode> {
        let (reply, answer) = oneshot::channel();
        // A room that went to sleep in this moment: the next try wakes it.
        self.inbox.send(Call::Ask(question, back(reply))).await.map_err(|_| ErrorCode::NotSaved)?;
        answer.await.map_err(|_| ErrorCode::NotSaved)
    }

    /// Enters the room; the first text that [`Connection::next`] gives is the welcome.
    ///
    /// # Errors
    /// The client may not.
    pub async fn enter(&self, who: Who, seen: Seq, chat_seen: u32) -> Result<Connection, ErrorCode> {
        let entered = self.ask(Question::Enter { who, seen, chat_seen }, Back::Entered).await??;
        let Entered { place, welcome, news } = entered;
        // As many as a client may ask for: its rates bound it, and no room waits for a slow socket.
        let (reply, replies) = mpsc::unbounded_channel();
        Ok(Connection {
            inbox: self.inbox.clone(),
            place,
            reading: Reading::new(seen, chat_seen),
            first: Some(welcome),
            reply,
            replies,
            news,
        })
    }
}

/// One socket in a room. Dropping it leaves the room.
#[derive(Debug)]
pub struct Connection {
    inbox: mpsc::Sender<Call>,
    place: Place,
    reading: Reading,
    first: Option<Outgoing>,
    reply: mpsc::UnboundedSender<Option<Box<Outgoing>>>,
    replies: mpsc::UnboundedReceiver<Option<Box<Outgoing>>>,
    news: broadcast::Receiver<News>,
}

/// A text for the client.
#[derive(Debug)]
pub struct Text {
    /// The message.
    pub frame: Frame,
    /// What it answers and how, where it is an answer.
    pub answer: Option<Answer>,
}

impl From<Outgoing> for Text {
    fn from(Outgoing { frame, answer, .. }: Outgoing) -> Self {
        Self { frame, answer }
    }
}

/// What a connection hears.
enum Heard {
    News(Result<News, broadcast::error::RecvError>),
    /// The room was asked for everything anew.
    Asked,
    Answer(Option<Box<Outgoing>>),
}

impl Connection {
    /// Hands a message over; its answer comes through [`Connection::next`]. Not for `hello` and `ping`.
    pub async fn say(&self, message: ClientMessage) {
        let question = Question::Say { from: self.place, message };
        // A room that has gone ends `next`, which closes the socket.
        let _ = self.inbox.send(Call::Ask(question, Back::Socket(self.reply.clone()))).await;
    }

    /// The next text for the client: answers, updates, presence, chat. A client that was too slow gets one
    /// welcome with the present instead of the backlog. Nothing: the room sends the client away.
    pub async fn next(&mut self) -> Option<Text> {
        if let Some(first) = self.first.take() {
            self.reading.is_answered((&first).into());
            return Some(first.into());
        }
        loop {
            let heard = tokio::select! {
                // News first: what a command brought comes before the answer that it was done.
                biased;
                news = self.news.recv(), if self.reading.takes_news() => Heard::News(news),
                // Waiting for room in the inbox loses nothing when it is broken off.
                permit = self.inbox.reserve(), if self.reading.asks_anew().is_some() => {
                    let (seen, chat_seen) = self.reading.asks_anew()?;
                    let question = Question::Resync { from: self.place, seen, chat_seen };
                    permit.ok()?.send(Call::Ask(question, Back::Socket(self.reply.clone())));
                    Heard::Asked
                }
                // The connection itself holds a sender: this channel never ends.
                Some(answer) = self.replies.recv() => Heard::Answer(answer),
                () = self.inbox.closed(), if self.reading.is_behind() => return None,
            };
            match heard {
                Heard::News(Ok(News::Said(said))) if self.reading.hears((&said).into()) => {
                    return Some(said.into());
                }
                Heard::News(Ok(News::Said(_))) => {}
                Heard::News(Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_))) => {
                    self.reading.has_missed();
                }
                Heard::Asked => self.reading.has_asked(),
                // The room sends the client away.
                Heard::News(Err(broadcast::error::RecvError::Closed)) | Heard::Answer(None) => return None,
                Heard::Answer(Some(answer)) => {
                    self.reading.is_answered((&*answer).into());
                    return Some((*answer).into());
                }
            }
        }
    }

    /// Whether the client plays, or only watches.
    pub fn is_seated(&self) -> bool {
        matches!(self.place.class, room::Class::Seat(_))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let leave = Call::Note(Input::Leave { class: self.place.class });
        if let Err(mpsc::error::TrySendError::Full(leave)) = self.inbox.try_send(leave) {
            // The room is busy, but it must know.
            let inbox = self.inbox.clone();
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(async move { inbox.send(leave).await });
            }
        }
    }
}
