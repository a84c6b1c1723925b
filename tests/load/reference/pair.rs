//! Two who play on the bare server, in the same way as they do on Sanmon.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use games::dice::{Dice as _, Seed};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::crowd::Pace;
use crate::notes::Notes;
use crate::place;
use crate::seats::Seats;
use crate::socket::Socket;
use crate::tally::{Fault, Tally};

/// How long everybody may take to come to the last number, and to leave.
const PATIENCE: Duration = Duration::from_secs(15);
/// The number of the first updates, which come when both are there.
const FIRST: u32 = 1;

/// All pairs.
pub(crate) struct Pairs {
    pub(crate) tally: Arc<Tally>,
    pace: watch::Sender<Pace>,
    tasks: JoinSet<()>,
}

impl Pairs {
    /// So many sit down.
    pub(crate) async fn gather(server: SocketAddr, rooms: u32) -> anyhow::Result<Self> {
        let (pace, paced) = watch::channel(Pace::Wait);
        let tally = Arc::new(Tally::default());
        let mut tasks = JoinSet::new();
        for number in 0..rooms {
            let notes = Arc::new(Notes::new(2, FIRST, tally.samples()));
            let mut sockets = Vec::new();
            for seat in 0..2 {
                let stream = place::connect(place::household(number), server).await?;
                let mut socket = Socket::open(stream, server).await?;
                socket.greet_with(&format!(r#"{{"type":"hello","room":{number},"seat":{seat}}}"#)).await?;
                sockets.push(socket);
            }
            let seats = Seats::new(sockets, notes);
            let (paced, tally) = (paced.clone(), Arc::clone(&tally));
            tasks.spawn(async move {
                if let Err(fault) = play(number, seats, paced).await {
                    tally.complain(&format!("pair {number}"), &fault);
                }
            });
        }
        Ok(Self { tally, pace, tasks })
    }

    /// Lets all play.
    pub(crate) fn play(&self) {
        self.pace.send_replace(Pace::Play);
    }

    /// Lets everybody come to the last number and leave.
    pub(crate) async fn leave(mut self) -> anyhow::Result<()> {
        self.pace.send_replace(Pace::Stop);
        let all = async { while self.tasks.join_next().await.is_some() {} };
        timeout(PATIENCE * 2, all).await.context("not all have left in time")
    }
}

async fn play(number: u32, mut seats: Seats, mut pace: watch::Receiver<Pace>) -> Result<(), Fault> {
    let mut chance = Seed::from(u64::from(number)).stream(0);
    let mut asked = 0_u32;
    loop {
        let now = *pace.borrow_and_update();
        match now {
            Pace::Stop => break,
            Pace::Play if seats.mover().is_some() => {
                asked += 1;
                seats.move_on(&mut chance, &format!("c{asked}"), "none").await?;
                continue;
            }
            Pace::Play | Pace::Wait => {}
        }
        tokio::select! {
            heard = seats.hear() => drop(heard?),
            changed = pace.changed() => {
                changed.map_err(|_| Fault::Other("nobody says how to play".into()))?;
            }
        }
    }
    seats.settle(PATIENCE).await?;
    seats.close().await;
    Ok(())
}
