//! All honest clients: many tables, filled before anything is measured.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use games::registry::GameKind;
use protocol::{Code, RoomId, SeatToken};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{timeout, timeout_at};

use crate::table::{Plan, Table};
use crate::tally::Tally;

/// How many tables are filled at the same time.
const AT_ONCE: usize = 24;
/// How long all may take to fill their tables, and to leave.
const FILLING: Duration = Duration::from_mins(5);
const LEAVING: Duration = Duration::from_mins(1);

/// How the tables play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Not yet.
    Wait,
    /// A command every so often.
    Play,
    /// No more: everybody comes to the last number and leaves.
    Stop,
}

/// How many come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) rooms: u32,
    pub(crate) spectators: u32,
    /// How many commands a table plays at once at the beginning, at most.
    pub(crate) ahead: u32,
    /// How often a table makes a command.
    pub(crate) every: Duration,
    pub(crate) tables: Tables,
}

/// Who plays what.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tables {
    /// Two, three or four people by turns, the games by turns.
    Mixed,
    /// All the same.
    Alike { game: GameKind, people: u8 },
}

/// What all tables share.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) server: SocketAddr,
    pub(crate) tally: Arc<Tally>,
    pub(crate) every: Duration,
    /// Where those run who watch: players may have a thread of their own.
    pub(crate) watchers_runtime: Handle,
    pace: watch::Receiver<Pace>,
    targets: Mutex<BTreeMap<u32, Target>>,
}

/// What one has to know to disturb a table from within.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) room: RoomId,
    pub(crate) watch: Code,
    /// Of one of its seats.
    pub(crate) token: SeatToken,
}

/// All honest clients.
pub(crate) struct Crowd {
    pub(crate) world: Arc<World>,
    pub(crate) players: u32,
    pace: watch::Sender<Pace>,
    tables: JoinSet<()>,
}

impl World {
    /// One for tables that are opened one by one, and by what they are told how to play.
    pub(crate) fn new(server: SocketAddr, every: Duration) -> (Arc<Self>, watch::Sender<Pace>) {
        Self::with_watchers(server, every, Handle::current())
    }

    /// The same, with those who watch in a runtime of their own.
    pub(crate) fn with_watchers(
        server: SocketAddr,
        every: Duration,
        watchers_runtime: Handle,
    ) -> (Arc<Self>, watch::Sender<Pace>) {
        let (pace, paced) = watch::channel(Pace::Wait);
        let (tally, targets) = (Arc::default(), Mutex::default());
        (Arc::new(Self { server, tally, every, watchers_runtime, pace: paced, targets }), pace)
    }

    pub(crate) fn pace(&self) -> watch::Receiver<Pace> {
        self.pace.clone()
    }

    /// A table is in this room now.
    pub(crate) fn show(&self, table: u32, target: Target) {
        self.targets.lock().unwrap_or_else(PoisonError::into_inner).insert(table, target);
    }

    /// The room of a table, by any number.
    pub(crate) fn target(&self, number: u32) -> Option<Target> {
        let targets = self.targets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = u32::try_from(targets.len()).ok().filter(|&count| count > 0)?;
        targets.get(&(number % count)).cloned()
    }
}

/// Opens tables that are not played on by themselves, as many at a time as those of a crowd.
pub(crate) async fn open_tables(
    world: &Arc<World>,
    plans: impl ExactSizeIterator<Item = Plan>,
) -> anyhow::Result<Vec<Table>> {
    let turn = Arc::new(Semaphore::new(AT_ONCE));
    let (opened, count) = (watch::Sender::new(0), plans.len());
    let mut opening = JoinSet::new();
    for plan in plans {
        let (world, turn, opened) = (Arc::clone(world), Arc::clone(&turn), opened.clone());
        opening.spawn(async move {
            let permit = turn.acquire_owned().await;
            let mut table = Table::open(plan, world).await?;
            drop(permit);
            opened.send_modify(|count| *count += 1);
            // One who does not listen is sent away after a while.
            let mut all_open = opened.subscribe();
            table.listen_until(all_open.wait_for(|&opened| opened == count)).await??;
            anyhow::Ok(table)
        });
    }
    let mut tables = Vec::new();
    let deadline = Instant::now() + FILLING;
    while let Some(opened) = timeout_at(deadline.into(), opening.join_next())
        .await
        .context("the tables were not filled in time")?
    {
        tables.push(opened??);
    }
    Ok(tables)
}

impl Crowd {
    /// Opens the rooms; everybody comes, and every table plays some of its commands ahead.
    pub(crate) async fn gather(server: SocketAddr, size: Size) -> anyhow::Result<Self> {
        let (world, pace) = World::new(server, size.every);
        let (opened, mut opening) = mpsc::channel(1);
        let turn = Arc::new(Semaphore::new(AT_ONCE));
        let mut tables = JoinSet::new();
        let plans = (0..size.rooms).map(|number| plan(number, size));
        let players = plans.clone().map(|plan| u32::from(plan.people)).sum();
        for plan in plans {
            let (world, turn, opened) = (Arc::clone(&world), Arc::clone(&turn), opened.clone());
            tables.spawn(async move {
                let permit = turn.acquire_owned().await;
                let table = Table::open(plan, Arc::clone(&world)).await;
                drop(permit);
                let (table, result) = match table {
                    Ok(table) => (Some(table), Ok(())),
                    Err(error) => (None, Err(error)),
                };
                // Nobody waits any more where another table could not be opened.
                let _ = opened.send(result).await;
                if let Some(Err(fault)) = match table {
                    Some(table) => Some(table.run().await),
                    None => None,
                } {
                    world.tally.complain(&format!("table {}", plan.number), &fault);
                }
            });
        }
        let deadline = Instant::now() + FILLING;
        for _ in 0..size.rooms {
            let opened = timeout_at(deadline.into(), opening.recv()).await;
            opened.context("the tables were not filled in time")?.context("a table broke off")??;
        }
        Ok(Self { world, players, pace, tables })
    }

    /// Lets all tables play.
    pub(crate) fn play(&self) {
        self.pace.send_replace(Pace::Play);
    }

    /// Lets everybody come to the last number and leave.
    pub(crate) async fn leave(mut self) -> anyhow::Result<()> {
        self.pace.send_replace(Pace::Stop);
        let all = async { while self.tables.join_next().await.is_some() {} };
        timeout(LEAVING, all).await.context("not all have left in time")
    }
}

/// The spectators are spread evenly.
fn plan(number: u32, size: Size) -> Plan {
    let share = |tables: u32| u64::from(size.spectators) * u64::from(tables) / u64::from(size.rooms.max(1));
    let kinds = u32::try_from(GameKind::ALL.len()).unwrap_or(1);
    let (game, people) = match size.tables {
        Tables::Alike { game, people } => (game, people),
        Tables::Mixed => (
            GameKind::ALL[usize::try_from(number / 3 % kinds).unwrap_or_default()],
            u8::try_from(2 + number % 3).unwrap_or(2),
        ),
    };
    let watchers = u32::try_from(share(number + 1) - share(number)).unwrap_or_default();
    // Spread by the golden section: neighbours are far apart, whatever the number of tables.
    let ahead = (u64::from(number.wrapping_mul(2_654_435_769)) * u64::from(size.ahead)) >> 32;
    Plan { number, game, people, watchers, ahead: u32::try_from(ahead).unwrap_or_default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_spectators_are_spread_over_the_tables() {
        let (every, tables) = (Duration::from_secs(2), Tables::Mixed);
        let size = Size { rooms: 999, spectators: 5_000, ahead: 300, every, tables };
        let plans: Vec<Plan> = (0..size.rooms).map(|number| plan(number, size)).collect();
        assert_eq!(plans.iter().map(|plan| plan.watchers).sum::<u32>(), 5_000);
        assert_eq!(plans.iter().map(|plan| u32::from(plan.people)).sum::<u32>(), 2_997);
        assert!(plans.iter().all(|plan| (5..=6).contains(&plan.watchers) && plan.ahead < 300));
        for game in GameKind::ALL {
            assert!(plans.iter().filter(|plan| plan.game == game).count() >= 400, "{game}");
        }
    }
}
