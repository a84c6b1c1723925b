//! Those who watch. While the game runs they only note what came and when; all else is looked at afterwards,
//! because they share the machine with the server that is measured.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use anyhow::{bail, ensure};
use games::tajuto::View;
use protocol::{Code, GameTable, RoomId, ServerMessage, Who};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::players::HERE;
use crate::server::Server;
use crate::socket::Socket;

/// What one watcher got after the welcome.
#[derive(Debug, Default)]
pub(super) struct Watched {
    /// The number of its welcome.
    pub(super) from: u32,
    /// The numbers of its updates and when they came.
    pub(super) updates: Vec<(u32, Instant)>,
    /// The bytes of its updates.
    pub(super) bytes: usize,
    /// What it should not have got.
    pub(super) trouble: Option<String>,
}

/// What all of them got.
#[derive(Debug)]
pub(super) struct All {
    pub(super) watchers: Vec<Watched>,
    /// Each update to the letter, by its number.
    pub(super) texts: BTreeMap<u32, String>,
}

/// Everybody who watches.
pub(super) struct Watchers {
    tasks: JoinSet<Watched>,
    notes: Arc<Notes>,
    progress: watch::Receiver<Progress>,
}

/// How far all of them are.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    seq: u32,
    /// How many will not get that far.
    lost: u32,
}

/// What they share: an update is the same for all of them, and kept once.
struct Notes {
    count: u32,
    /// By number: the text, and how many have got it.
    updates: Mutex<BTreeMap<u32, (String, u32)>>,
    progress: watch::Sender<Progress>,
}

impl Watchers {
    /// So many enter a room.
    pub(super) async fn enter(
        server: &Server,
        room: &RoomId,
        code: &Code,
        count: u32,
    ) -> anyhow::Result<Self> {
        let (sender, progress) = watch::channel(Progress::default());
        let notes = Arc::new(Notes { count, updates: Mutex::default(), progress: sender });
        let mut tasks = JoinSet::new();
        for _ in 0..count {
            let who = Who::Spectator { code: code.clone() };
            let (socket, welcome) = Socket::enter(HERE, server.address, room, who).await?;
            let welcome = serde_json::from_str(&welcome)?;
            let ServerMessage::Welcome { seq, .. } = welcome else { bail!("a watcher is welcomed") };
            tasks.spawn(follow(socket, seq.0, Arc::clone(&notes)));
        }
        Ok(Self { tasks, notes, progress })
    }

    /// Waits until every one of them has got this number.
    pub(super) async fn all_know(&mut self, seq: u32) -> anyhow::Result<()> {
        let reached = |progress: &Progress| progress.seq >= seq || progress.lost > 0;
        let progress = *self.progress.wait_for(reached).await?;
        ensure!(progress.seq >= seq, "{} watchers were lost on the way to {seq}", progress.lost);
        Ok(())
    }

    /// Waits until the server has closed the sockets.
    pub(super) async fn finish(self) -> All {
        let watchers = self.tasks.join_all().await;
        let mut updates = self.notes.updates.lock().unwrap_or_else(PoisonError::into_inner);
        let texts = std::mem::take(&mut *updates).into_iter().map(|(seq, (text, _))| (seq, text)).collect();
        All { watchers, texts }
    }
}

/// The view that somebody gets who comes now.
pub(super) async fn view_of_latecomer(
    server: &Server,
    room: &RoomId,
    code: &Code,
) -> anyhow::Result<Option<View>> {
    let who = Who::Spectator { code: code.clone() };
    let (_, welcome) = Socket::enter(HERE, server.address, room, who).await?;
    let welcome = serde_json::from_str(&welcome)?;
    let ServerMessage::Welcome { table, .. } = welcome else { bail!("a watcher is welcomed") };
    match table {
        Some(GameTable::Tajuto(table)) => Ok(Some(table.view)),
        Some(other) => bail!("a table of {}", other.kind()),
        None => Ok(None),
    }
}

/// Listens to the end of the socket.
async fn follow(mut socket: Socket, from: u32, notes: Arc<Notes>) -> Watched {
    let mut watched = Watched { from, ..Watched::default() };
    while let Some((text, at)) = socket.hear().await {
        let trouble = match update_number(text) {
            Ok(None) => continue,
            Ok(Some(seq)) => {
                watched.updates.push((seq, at));
                watched.bytes += text.len();
                notes.got(seq, text)
            }
            Err(unexpected) => Err(unexpected),
        };
        if let Err(trouble) = trouble
            && watched.trouble.is_none()
        {
            watched.trouble = Some(trouble);
            notes.progress.send_modify(|progress| progress.lost += 1);
        }
    }
    notes.progress.send_modify(|progress| progress.lost += 1);
    watched
}

impl Notes {
    /// One more has got an update.
    fn got(&self, seq: u32, text: &str) -> Result<(), String> {
        let mut updates = self.updates.lock().unwrap_or_else(PoisonError::into_inner);
        let (first, times) = updates.entry(seq).or_insert_with(|| (text.to_owned(), 0));
        if first != text {
            return Err(format!("update {seq} is not what others got"));
        }
        *times += 1;
        if *times == self.count {
            self.progress.send_modify(|progress| progress.seq = progress.seq.max(seq));
        }
        Ok(())
    }
}

/// The number of an update; nothing for what has no number.
fn update_number(text: &str) -> Result<Option<u32>, String> {
    // Read whole only where it does not begin as updates do: the readers share the machine with the server.
    if let Some(rest) = text.strip_prefix(r#"{"type":"update","seq":"#) {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).and_then(|end| rest.get(..end));
        if let Some(seq) = digits.and_then(|digits| digits.parse().ok()) {
            return Ok(Some(seq));
        }
    }
    match serde_json::from_str(text) {
        Ok(ServerMessage::Update { seq, .. }) => Ok(Some(seq.0)),
        Ok(ServerMessage::Presence { .. }) => Ok(None),
        Ok(ServerMessage::Welcome { seq, .. }) => {
            Err(format!("the newest view ({}) instead of updates", seq.0))
        }
        Ok(other) => Err(format!("{other:?}")),
        Err(error) => Err(error.to_string()),
    }
}
