//! The rooms of the house: found by id or code, in memory while somebody is there, else in the store.

mod asleep;

use crate::metrics::Answer;
use crate::names;
use crate::room::task::{Entered, Input, Outgoing, Place, Room, store_first};
use crate::room::{self, Machine, RoomConfig};
use crate::store::{RoomRow, Store};
use crate::time::now_ms;
pub use asleep::NotForgotten;
use axum::extract::ws::Utf8Bytes;
use protocol::{
    ClientMessage, Code, ErrorCode, May, OpenRoom, PlayerKey, RoomFound, RoomId, SeatGiven, Seq, TakeSeat,
    UsePass, Who,
};
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
    config: RoomConfig,
    awake: Mutex<HashMap<String, mpsc::Sender<Input>>>,
    /// Held for reading while a room is brought back, for writing while one is taken away: never both at once.
    waking: RwLock<()>,
    stopping: AtomicBool,
    /// Every running room holds one; when all are gone, all rooms have ended.
    running: tokio_util::task::TaskTracker,
}

/// One room. A cheap handle.
#[derive(Clone, Debug)]
pub struct RoomHandle {
    inbox: mpsc::Sender<Input>,
}

impl Rooms {
    /// No rooms are in memory yet.
    pub fn new(store: Store, config: RoomConfig) -> Self {
        let running = tokio_util::task::TaskTracker::new();
        let (awake, waking, stopping) = (Mutex::default(), RwLock::default(), AtomicBool::new(false));
        Self(Arc::new(Inner { store, config, awake, waking, stopping, running }))
    }

    /// Opens a room and takes its first seat.
    ///
    /// # Errors
    /// The wish cannot be fulfilled, or not be stored.
    pub async fn open(&self, wish: OpenRoom, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let name = names::name(&wish.name).ok_or(ErrorCode::BadName)?;
        let (given, machine, append) =
            room::opening(wish, name, player.as_ref(), self.0.config.clone(), now_ms())?;
        self.check_room(&mut *self.0.awake.lock().await)?;
        store_first(&self.0.store, append).await?;
        let (task, inbox) = Room::new(machine, self.0.store.clone(), self.0.config.clone());
        self.spawn(task, &given.room, false);
        self.0.awake.lock().await.insert(given.room.as_str().to_owned(), inbox);
        Ok(given)
    }

    fn check_room(&self, awake: &mut HashMap<String, mpsc::Sender<Input>>) -> Result<(), ErrorCode> {
        if self.0.stopping.load(Ordering::Relaxed) {
            return Err(ErrorCode::Stopping);
        }
        awake.retain(|_, inbox| !inbox.is_closed());
        if awake.len() < self.0.config.max_rooms { Ok(()) } else { Err(ErrorCode::Full) }
    }

    fn spawn(&self, task: Room, room: &RoomId, was_stored: bool) {
        let span = info_span!("room", room.id = room.as_str());
        self.0.running.spawn(task.run(was_stored).instrument(span));
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
        let (task, inbox) = Room::new(machine, self.0.store.clone(), self.0.config.clone());
        self.spawn(task, room, true);
        awake.insert(room.as_str().to_owned(), inbox.clone());
        Ok(RoomHandle { inbox })
    }

    /// A room as it is stored, not in memory yet.
    async fn restore(&self, room: &RoomId) -> Result<Machine, ErrorCode> {
        let unreadable = |error| {
            error!(%error, room.id = room.as_str(), "a room cannot be read");
            ErrorCode::NotSaved
        };
        let stored = self.0.store.load(room.as_str()).await.map_err(unreadable)?;
        let (_, records) = stored.ok_or(ErrorCode::UnknownRoom)?;
        let chat = self.0.store.chat_since(room.as_str(), 0, room::MOST_LINES).await.map_err(unreadable)?;
        let machine = room::restore(&records, &chat, self.0.config.clone(), now_ms()).map_err(|error| {
            error!(%error, room.id = room.as_str(), "a room's log cannot be understood");
            ErrorCode::Internal
        })?;
        machine.ok_or(ErrorCode::UnknownRoom)
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
        room.ask(|reply| Input::Find { may, reply }).await
    }

    /// Takes a seat by a join code.
    ///
    /// # Errors
    /// There is no such room, or no seat.
    pub async fn take_seat(&self, wish: TakeSeat, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let row = self.0.store.by_join_code(wish.code.as_str()).await.map_err(|_| ErrorCode::NotSaved)?;
        let room = self.get(&room_of(&row.ok_or(ErrorCode::UnknownRoom)?)?).await?;
        room.ask(|reply| Input::TakeSeat { wish, player, reply }).await?
    }

    /// Takes a seat over by a pass.
    ///
    /// # Errors
    /// There is no such room, or the pass is none.
    pub async fn use_pass(&self, wish: UsePass, player: Option<PlayerKey>) -> Result<SeatGiven, ErrorCode> {
        let room = self.get(&wish.room).await?;
        room.ask(|reply| Input::UsePass { wish, player, reply }).await?
    }

    /// Sends everybody away, so that they come back to the next server; takes no more commands.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        for inbox in self.0.awake.lock().await.values() {
            let _ = inbox.send(Input::Stop).await;
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
    async fn ask<T>(&self, input: impl FnOnce(oneshot::Sender<T>) -> Input) -> Result<T, ErrorCode> {
        let (reply, answer) = oneshot::channel();
        // A room that went to sleep in this moment: the next try wakes it.
        self.inbox.send(input(reply)).await.map_err(|_| ErrorCode::NotSaved)?;
        answer.await.map_err(|_| ErrorCode::NotSaved)
    }

    /// Enters the room; the first text that [`Connection::next`] gives is the welcome.
    ///
    /// # Errors
    /// The client may not.
    pub async fn enter(&self, who: Who, seen: Seq, chat_seen: u32) -> Result<Connection, ErrorCode> {
        let entered = self.ask(|reply| Input::Enter { who, seen, chat_seen, reply }).await??;
        let Entered { place, welcome, news } = entered;
        // As many as a client may ask for: its rates bound it, and no room waits for a slow socket.
        let (reply, replies) = mpsc::unbounded_channel();
        Ok(Connection {
            inbox: self.inbox.clone(),
            place,
            seq: Seq(0),
            chat_seen,
            behind: false,
            resync_due: false,
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
    inbox: mpsc::Sender<Input>,
    place: Place,
    /// The number that the client has been brought to.
    seq: Seq,
    chat_seen: u32,
    /// Whether everything anew is on its way, and whether the room is still to be asked for it.
    behind: bool,
    resync_due: bool,
    first: Option<Outgoing>,
    reply: mpsc::UnboundedSender<Outgoing>,
    replies: mpsc::UnboundedReceiver<Outgoing>,
    news: broadcast::Receiver<Outgoing>,
}

/// A text for the client.
#[derive(Debug)]
pub struct Text {
    /// The message.
    pub text: Utf8Bytes,
    /// What it answers and how, where it is an answer.
    pub answer: Option<Answer>,
}

/// What a connection hears.
enum Heard {
    News(Result<Outgoing, broadcast::error::RecvError>),
    /// The room was asked for everything anew.
    Asked,
    Answer(Outgoing),
}

impl Connection {
    /// Hands a message over; its answer comes through [`Connection::next`]. Not for `hello` and `ping`.
    pub async fn say(&self, message: ClientMessage) {
        let reply = self.reply.clone();
        // A room that has gone ends `next`, which closes the socket.
        let _ = self.inbox.send(Input::Say { from: self.place, message, reply }).await;
    }

    /// The next text for the client: answers, updates, presence, chat. A client that was too slow gets one
    /// welcome with the present instead of the backlog. Nothing: the room sends the client away.
    pub async fn next(&mut self) -> Option<Text> {
        if let Some(first) = self.first.take() {
            return Some(self.note(first));
        }
        loop {
            let heard = tokio::select! {
                // News first: what a command brought comes before the answer that it was done.
                biased;
                // Once everything anew is asked for, news waits for it.
                news = self.news.recv(), if !self.behind || self.resync_due => Heard::News(news),
                // Waiting for room in the inbox loses nothing when it is broken off.
                permit = self.inbox.reserve(), if self.resync_due => {
                    let (from, seen, chat_seen) = (self.place, self.seq, self.chat_seen);
                    permit.ok()?.send(Input::Resync { from, seen, chat_seen, reply: self.reply.clone() });
                    Heard::Asked
                }
                // The connection itself holds a sender: this channel never ends.
                Some(answer) = self.replies.recv() => Heard::Answer(answer),
                () = self.inbox.closed(), if self.behind => return None,
            };
            match heard {
                Heard::News(Ok(news)) if self.behind || self.knows(&news) => {}
                Heard::News(Ok(news)) => return Some(self.note(news)),
                Heard::News(Err(broadcast::error::RecvError::Closed)) => return None,
                Heard::News(Err(broadcast::error::RecvError::Lagged(_))) => {
                    self.resync_due |= !self.behind;
                    self.behind = true;
                }
                Heard::Asked => self.resync_due = false,
                Heard::Answer(answer) => {
                    self.behind &= answer.seq.is_none();
                    return Some(self.note(answer));
                }
            }
        }
    }

    /// Whether a welcome has told it already.
    fn knows(&self, news: &Outgoing) -> bool {
        news.seq.is_some_and(|seq| seq <= self.seq) || news.chat.is_some_and(|n| n <= self.chat_seen)
    }

    fn note(&mut self, outgoing: Outgoing) -> Text {
        self.seq = outgoing.seq.unwrap_or(self.seq);
        self.chat_seen = outgoing.chat.unwrap_or(self.chat_seen);
        Text { text: outgoing.text, answer: outgoing.answer }
    }

    /// Whether the client plays, or only watches.
    pub fn is_seated(&self) -> bool {
        matches!(self.place.class, room::Class::Seat(_))
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let leave = Input::Leave { class: self.place.class };
        if let Err(mpsc::error::TrySendError::Full(leave)) = self.inbox.try_send(leave) {
            // The room is busy, but it must know.
            let inbox = self.inbox.clone();
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(async move { inbox.send(leave).await });
            }
        }
    }
}
