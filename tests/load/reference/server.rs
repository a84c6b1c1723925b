//! The bare server: sockets, one durable row for each command, an update for each of two players; and one text for all who
//! listen. It has no rules, makes no views, and its texts are ready but for their numbers.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, bail};
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use clap::Args;
use futures_util::SinkExt as _;
use serde::Deserialize;
use std::io::Write as _;
use tokio::net::TcpListener;
use tokio::sync::{broadcast, mpsc};

use super::Lengths;
use super::book::{Book, Row};

/// What is said in the first line before the address.
pub(crate) const OPEN: &str = "The reference is open at http://";
/// How long a stored body is, about as long as a stored command of Sanmon with its event.
const BODY: usize = 250;
/// As the server that is measured has them.
const BUFFER: usize = 4 * 1024;

/// How it is started.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[arg(long)]
    data: PathBuf,
    #[arg(long)]
    database_url: Option<String>,
    #[command(flatten)]
    lengths: Lengths,
}

struct House {
    book: Book,
    rooms: Mutex<HashMap<i64, Arc<Mutex<Room>>>>,
    texts: Texts,
    /// To all who listen.
    fan: broadcast::Sender<Utf8Bytes>,
    fanned: AtomicU32,
}

#[derive(Default)]
struct Room {
    seq: u32,
    seats: [Option<mpsc::UnboundedSender<Utf8Bytes>>; 2],
}

/// What stands behind the number of an update.
struct Texts {
    mover: String,
    waiter: String,
}

#[derive(Deserialize)]
struct Hello {
    room: i64,
    seat: usize,
}

#[derive(Deserialize)]
struct Command<'a> {
    id: &'a str,
}

/// Serves until it is killed.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let book = Book::open(&arguments.data, arguments.database_url.as_deref()).await?;
    let house = Arc::new(House {
        book,
        rooms: Mutex::default(),
        texts: Texts::new(arguments.lengths),
        fan: broadcast::channel(64).0,
        fanned: AtomicU32::new(0),
    });
    let routes = Router::new()
        .route("/ws", get(open_seat))
        .route("/fan", get(open_fan))
        .route("/conduct", get(open_conductor))
        .with_state(house);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    writeln!(std::io::stdout(), "{OPEN}{}", listener.local_addr()?)?;
    let listener = listener.tap_io(|stream| {
        // Without it a run fails by its times, not by this.
        let _ = stream.set_nodelay(true);
    });
    Ok(axum::serve(listener, routes).await?)
}

fn narrow(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER)
}

// Where a session ends, its socket is closed, and the client says that it was.

async fn open_seat(State(house): State<Arc<House>>, upgrade: WebSocketUpgrade) -> Response {
    narrow(upgrade).on_upgrade(async move |socket| drop(sit(&house, socket).await))
}

async fn open_fan(State(house): State<Arc<House>>, upgrade: WebSocketUpgrade) -> Response {
    narrow(upgrade).on_upgrade(async move |socket| drop(listen(&house, socket).await))
}

async fn open_conductor(State(house): State<Arc<House>>, upgrade: WebSocketUpgrade) -> Response {
    narrow(upgrade).on_upgrade(async move |socket| drop(conduct(&house, socket).await))
}

/// One who plays.
async fn sit(house: &House, mut socket: WebSocket) -> anyhow::Result<()> {
    let hello = text(&mut socket).await.context("gone")?;
    let Hello { room: number, seat } = serde_json::from_str(&hello)?;
    let room =
        Arc::clone(house.rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(number).or_default());
    let (sender, mut updates) = mpsc::unbounded_channel();
    socket.send(Message::text(r#"{"type":"welcome","seq":0}"#)).await?;
    house.texts.sit_down(&room, seat, sender).context("there are two seats")?;
    loop {
        tokio::select! {
            Some(update) = updates.recv() => socket.send(Message::Text(update)).await?,
            said = text(&mut socket) => {
                let said = said.context("gone")?;
                let Command { id } = serde_json::from_str(&said)?;
                let seq = room.lock().unwrap_or_else(PoisonError::into_inner).seq + 1;
                let body = format!("{said:<BODY$}");
                house.book.keep(Row { room: number, seq: seq.into(), body }).await?;
                let accepted = format!(r#"{{"type":"accepted","id":"{id}","seq":{seq}}}"#);
                socket.feed(Message::text(accepted)).await?;
                house.texts.tell(&room, seq, 1 - seat);
                // What belongs together is flushed once.
                while let Ok(update) = updates.try_recv() {
                    socket.feed(Message::Text(update)).await?;
                }
                socket.flush().await?;
            }
        }
    }
}

/// One who only listens.
async fn listen(house: &House, mut socket: WebSocket) -> anyhow::Result<()> {
    let mut texts = house.fan.subscribe();
    socket.send(Message::text(r#"{"type":"welcome","seq":0}"#)).await?;
    loop {
        tokio::select! {
            update = texts.recv() => socket.send(Message::Text(update?)).await?,
            said = text(&mut socket) => drop(said.context("gone")?),
        }
    }
}

/// One at whose word all who listen get the next text.
async fn conduct(house: &House, mut socket: WebSocket) -> anyhow::Result<()> {
    socket.send(Message::text(r#"{"type":"welcome","seq":0}"#)).await?;
    while let Some(said) = text(&mut socket).await {
        let Command { id } = serde_json::from_str(&said)?;
        let seq = house.fanned.fetch_add(1, Ordering::Relaxed) + 1;
        if house.fan.send(update(seq, &house.texts.waiter)).is_err() {
            bail!("nobody listens");
        }
        let accepted = format!(r#"{{"type":"accepted","id":"{id}","seq":{seq}}}"#);
        socket.send(Message::text(accepted)).await?;
    }
    Ok(())
}

async fn text(socket: &mut WebSocket) -> Option<Utf8Bytes> {
    loop {
        match socket.recv().await?.ok()? {
            Message::Text(text) => return Some(text),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

fn update(seq: u32, rest: &str) -> Utf8Bytes {
    let seq = seq.to_string();
    [r#"{"type":"update","seq":"#, &seq, rest].concat().into()
}

impl Texts {
    /// As long as asked for with a number of four digits. The one who moves finds more to choose from, as in a game,
    /// so that its client has as much to read.
    fn new(Lengths { mover_bytes, waiter_bytes }: Lengths) -> Self {
        const OPTION: &str =
            r#"{"command":{"do":"something"},"preview":{"costs":[1,2,3,4],"brings":"as much as usual"}}"#;
        let front = r#"{"type":"update","seq":1234"#.len();
        let fill = |bytes: u32, decision: &str| {
            let before = r#","log":[],"news":{"game":"none","view":""#;
            let behind = format!(r#"","decision":{decision},"undo":null}}}}"#);
            let view = (bytes as usize).saturating_sub(front + before.len() + behind.len());
            [before, &"x".repeat(view), &behind].concat()
        };
        let more = mover_bytes.saturating_sub(waiter_bytes) as usize;
        let options = vec![OPTION; (more / (OPTION.len() + 1)).max(1)].join(",");
        Self {
            waiter: fill(waiter_bytes, "null"),
            mover: fill(mover_bytes, &format!(r#"{{"key":"k","legal":[{options}]}}"#)),
        }
    }

    /// When both are there, the first may move.
    fn sit_down(
        &self,
        room: &Mutex<Room>,
        seat: usize,
        sender: mpsc::UnboundedSender<Utf8Bytes>,
    ) -> Option<()> {
        let mut open = room.lock().unwrap_or_else(PoisonError::into_inner);
        *open.seats.get_mut(seat)? = Some(sender);
        let is_full = open.seats.iter().all(Option::is_some);
        drop(open);
        if is_full {
            self.tell(room, 1, 0);
        }
        Some(())
    }

    /// Both get an update; one of them is to move.
    fn tell(&self, room: &Mutex<Room>, seq: u32, mover: usize) {
        let mut room = room.lock().unwrap_or_else(PoisonError::into_inner);
        room.seq = seq;
        for (seat, sender) in room.seats.iter().enumerate() {
            let rest = if seat == mover { &self.mover } else { &self.waiter };
            if let Some(sender) = sender {
                // One who is gone gets nothing.
                let _ = sender.send(update(seq, rest));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::{Heard, Turn, read, turn};

    #[test]
    fn texts_are_as_long_as_asked_for_and_clients_can_read_them() {
        for (mover_bytes, waiter_bytes) in [(6_000, 3_000), (900, 800), (20_000, 300)] {
            let texts = Texts::new(Lengths { mover_bytes, waiter_bytes });
            let (mover, waiter) = (update(1234, &texts.mover), update(1234, &texts.waiter));
            assert_eq!((mover.len(), waiter.len()), (mover_bytes as usize, waiter_bytes as usize));
            assert_eq!((read(&mover), read(&waiter)), (Heard::Update(1234), Heard::Update(1234)));
            assert_eq!(turn(&waiter), Turn::Another);
            assert!(matches!(turn(&mover), Turn::Mine(_)));
            serde_json::from_str::<serde_json::Value>(&mover).unwrap();
        }
    }
}
