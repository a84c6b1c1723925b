//! Those who listen to the bare server, and the one at whose word it sends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::message::{self, Heard};
use crate::notes::Notes;
use crate::place;
use crate::socket::Socket;
use crate::tally::{Faults, Tally, Updates};
use crate::watcher::watch_on;

/// How long a message may take to come to all.
const PATIENCE: Duration = Duration::from_secs(15);

/// All of them.
pub(super) struct Fan {
    conductor: Socket,
    asked: u32,
    notes: Arc<Notes>,
    tally: Arc<Tally>,
    leave: watch::Sender<bool>,
    listeners: JoinSet<()>,
}

impl Fan {
    /// So many come to listen.
    pub(super) async fn open(server: SocketAddr, listeners: u32, runtime: &Handle) -> anyhow::Result<Self> {
        let tally = Arc::new(Tally::default());
        let notes = Arc::new(Notes::new(listeners, 0, tally.samples()));
        let (leave, left) = watch::channel(false);
        let mut tasks = JoinSet::new();
        for number in 0..listeners {
            let socket = runtime.spawn(enter(server, "/fan")).await??;
            let (notes, left, tally) = (Arc::clone(&notes), left.clone(), Arc::clone(&tally));
            let listening = async move {
                if let Err(fault) = watch_on(socket, &notes, left).await {
                    tally.complain(&format!("listener {number} of the reference"), &fault);
                }
            };
            tasks.spawn_on(listening, runtime);
        }
        let conductor = enter(server, "/conduct").await?;
        Ok(Self { conductor, asked: 0, notes, tally, leave, listeners: tasks })
    }

    /// Lets it send for so long, each message only when all have got the last: how many, and how long that took.
    pub(super) async fn send_in_step(&mut self, time: Duration) -> anyhow::Result<(u32, Duration)> {
        let (begun, before) = (Instant::now(), self.asked);
        while begun.elapsed() < time {
            self.asked += 1;
            let sent = Instant::now();
            self.conductor.say_text(&format!(r#"{{"id":"c{}"}}"#, self.asked)).await?;
            let Some((text, at)) = self.conductor.hear().await else {
                anyhow::bail!("the reference breaks off")
            };
            let Heard::Accepted { seq, .. } = message::read(text) else { anyhow::bail!("{text}") };
            self.notes.acknowledged(seq, sent, at);
            let missed = self.notes.settle(PATIENCE).await;
            ensure!(missed == 0, "{missed} messages of the reference did not come");
        }
        Ok((self.asked - before, begun.elapsed()))
    }

    /// What came to those who listen since the last time.
    pub(super) fn take_sizes(&self) -> Updates {
        self.tally.take().to_watchers
    }

    /// What must not be.
    pub(super) fn faults(&self) -> Faults {
        self.tally.faults()
    }

    /// All leave.
    pub(super) async fn close(&mut self) {
        self.leave.send_replace(true);
        while self.listeners.join_next().await.is_some() {}
    }
}

async fn enter(server: SocketAddr, path: &'static str) -> anyhow::Result<Socket> {
    let stream = place::connect(place::household(0), server).await?;
    let mut socket = Socket::open_at(stream, server, path).await?;
    socket.welcomed().await?;
    Ok(socket)
}
