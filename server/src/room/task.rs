//! The shell around a room: one task that takes messages in order, stores before it answers, and sends.

mod answer;
mod enter;
mod hints;
mod input;
mod keep;
mod notices;

pub(crate) use input::{Entered, Input, Outgoing, Place};

use hints::Hints;

use super::config::RoomConfig;
use super::decide;
use super::fact::Fact;
use super::machine::{Machine, Said};
use super::play::Class;
use crate::notices::Notifier;
use crate::store::{Append, Store};
use crate::time::now_ms;
use games::Seat;
use games::dice::{Dice, Seed};
use protocol::{CommandId, DecisionKey, ErrorCode, Seq};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;
use tracing::warn;

/// A running room.
#[derive(Debug)]
pub(crate) struct Room {
    machine: Machine,
    store: Store,
    notifier: Option<Notifier>,
    config: RoomConfig,
    inbox: mpsc::Receiver<Input>,
    own: mpsc::WeakSender<Input>,
    news: BTreeMap<Class, broadcast::Sender<Outgoing>>,
    /// How often the sockets of a class were cut off.
    terms: BTreeMap<Class, u32>,
    /// The decision that a bot is thinking about.
    thinking: Option<DecisionKey>,
    hints: Hints,
    idle_since: Option<Instant>,
    /// Not to try what is due before this: the store was away.
    quiet_until: Option<Instant>,
    /// When those who are there are told how many watch.
    presence_at: Option<Instant>,
}

/// How long to wait before what could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// How long comings and goings of watchers are gathered before they are told.
const GATHER: Duration = Duration::from_millis(500);

/// The room must stop: somebody else writes its log, or the server ends.
struct Stop;

impl Room {
    /// A room and its inbox.
    pub(crate) fn new(
        machine: Machine,
        store: Store,
        notifier: Option<Notifier>,
        config: RoomConfig,
    ) -> (Self, mpsc::Sender<Input>) {
        let (sender, inbox) = mpsc::channel(config.inbox);
        let own = sender.downgrade();
        let (news, terms, thinking) = (BTreeMap::new(), BTreeMap::new(), None);
        let hints = Hints::default();
        let (idle_since, quiet_until, presence_at) = (Some(Instant::now()), None, None);
        (
            Self {
                machine,
                store,
                notifier,
                config,
                inbox,
                own,
                news,
                terms,
                thinking,
                hints,
                idle_since,
                quiet_until,
                presence_at,
            },
            sender,
        )
    }

    /// Runs until nobody needs the room any more.
    pub(crate) async fn run(mut self, was_stored: bool) {
        // Without a clock nothing has to be noted: who only looks writes nothing.
        if was_stored
            && self.machine.fold.is_clocked()
            && self.save(vec![Fact::Resumed {}], None).await.is_err()
        {
            // The clocks run on from the last fact; nothing is lost.
            warn!(room.id = self.machine.fold.room.as_str(), "cannot note that the room is back");
        }
        loop {
            self.start_thinking();
            self.send_letters();
            let wake = self.wake();
            let stopped = tokio::select! {
                input = self.inbox.recv() => match input {
                    Some(input) => self.handle(input).await.is_err(),
                    None => true,
                },
                () = tokio::time::sleep_until(wake) => self.tick().await.is_err(),
            };
            if stopped || self.is_forgotten() {
                return;
            }
        }
    }

    /// Lists follow what watchers see; one that is behind for a while does no harm.
    async fn store_row(&mut self) {
        if let Some(append) = self.machine.stale_row()
            && self.store.append(append).await.is_ok()
        {
            self.machine.row_stored();
        }
    }

    /// When something is due: by the machine's own times, or to leave memory.
    fn wake(&mut self) -> Instant {
        let now = now_ms();
        let due = self.machine.wakes_at(now).map(|at_ms| {
            Instant::now() + Duration::from_millis(u64::try_from(at_ms - now).unwrap_or(0).max(1))
        });
        self.idle_since = self.machine.is_idle().then(|| self.idle_since.unwrap_or_else(Instant::now));
        let due = due.map(|due| self.quiet_until.map_or(due, |quiet| due.max(quiet)));
        let forget = self.idle_since.map(|since| since + self.idle_time());
        let far = Instant::now() + Duration::from_hours(1);
        [due, forget, self.presence_at].into_iter().flatten().min().unwrap_or(far)
    }

    fn idle_time(&self) -> Duration {
        Duration::from_millis(self.config.idle_eviction_ms.into())
    }

    fn is_forgotten(&self) -> bool {
        self.idle_since.is_some_and(|since| since.elapsed() >= self.idle_time())
            && self.machine.is_idle()
            && self.inbox.is_empty()
    }

    /// What time brings about.
    async fn tick(&mut self) -> Result<(), Stop> {
        if self.presence_at.is_some_and(|at| at <= Instant::now()) {
            self.presence_at = None;
            let said = self.machine.presence_said();
            self.send(said);
        }
        let facts = self.machine.due_facts(now_ms());
        let quiet = self.quiet_until.is_some_and(|until| until > Instant::now());
        if !facts.is_empty() && !quiet {
            match self.save(facts, None).await {
                Ok(_) => {}
                Err(Failed::Stop) => return Err(Stop),
                Err(Failed::Code(code)) => {
                    self.quiet_until = Some(Instant::now() + RETRY);
                    warn!(?code, "what was due could not be stored; it is tried again");
                }
            }
        }
        let said = self.machine.catch_watchers_up(now_ms());
        self.store_row().await;
        self.send(said);
        Ok(())
    }

    async fn handle(&mut self, input: Input) -> Result<(), Stop> {
        match input {
            Input::Enter { who, seen, chat_seen, reply } => {
                let entered = self.enter(&who, seen, chat_seen).await;
                // One who is gone before the answer was never here.
                if let Err(Ok(Entered { place, .. })) = reply.send(entered) {
                    self.leave(place.class);
                }
            }
            Input::Say { from, message, reply } => self.say(from, message, &reply).await?,
            // One who was cut off is closed by the end of its news.
            Input::Resync { from, .. } if from.term != self.term(from.class) => {}
            Input::Resync { from, seen, chat_seen, reply } => {
                let (seq, welcome) = self.machine.welcome(from.class, seen, chat_seen, now_ms());
                let _ = reply.send(Outgoing::new(Some(seq), &welcome));
            }
            Input::Leave { class } => self.leave(class),
            Input::TakeSeat { wish, player, reply } => {
                let sat = decide::sit_down(&self.machine.fold, wish, player.as_ref());
                let _ = reply.send(self.give(sat).await?);
            }
            Input::UsePass { wish, player, reply } => {
                let expiry_ms = self.config.pass_expiry_ms;
                let used = decide::use_pass(&self.machine.fold, wish, player.as_ref(), now_ms(), expiry_ms);
                let _ = reply.send(self.give(used).await?);
            }
            Input::UseScreenPass { wish, reply } => {
                let _ = reply.send(self.let_screen_in(wish).await?);
            }
            Input::Find { may, reply } => {
                let _ = reply.send(self.machine.found(may));
            }
            Input::BotChose { seat, key, command } => {
                self.thinking = None;
                self.play_for_bot(seat, &key, command).await?;
            }
            Input::Told { way, owed, outcome } => {
                self.machine.told_of(way, owed, outcome, now_ms());
                self.tick().await?;
            }
            Input::Hinted { seat, key, hint } => self.give_hint(seat, &key, hint.as_ref()),
            Input::Stop => return Err(Stop),
        }
        Ok(())
    }

    /// Stores facts, and only then lets them happen and tells everybody.
    async fn save(&mut self, facts: Vec<Fact>, by: Option<(Seat, &CommandId)>) -> Result<Seq, Failed> {
        let now = now_ms();
        let proposal = self.machine.propose(facts, by, now);
        self.keep(proposal.append.clone()).await?;
        let seq = proposal.seq();
        let cut_off = proposal.cuts_off();
        let said = self.machine.commit(proposal, now_ms());
        self.store_row().await;
        self.send(said);
        for class in cut_off {
            self.news.remove(&class);
            *self.terms.entry(class).or_default() += 1;
        }
        Ok(seq)
    }

    /// Says who is there: at once where a player came or went, gathered where watchers did. Screens are not counted.
    fn tell_presence(&mut self, class: Class) {
        match class {
            Class::Seat(_) => {
                let said = self.machine.presence_said();
                self.send(said);
            }
            Class::Watchers => {
                self.presence_at.get_or_insert_with(|| Instant::now() + GATHER);
            }
            Class::Screen => {}
        }
    }

    fn term(&self, class: Class) -> u32 {
        self.terms.get(&class).copied().unwrap_or_default()
    }

    fn send(&self, said: Vec<Said>) {
        for (class, seq, message) in said {
            if let Some(news) = self.news.get(&class) {
                // Nobody listening is no error.
                let _ = news.send(Outgoing::new(seq, &message));
            }
        }
    }

    /// Lets a bot think where one has to move: off this thread, at a human pace.
    fn start_thinking(&mut self) {
        let Some((seat, level, key, thought)) = self.machine.bot_job() else { return };
        if self.thinking.as_ref() == Some(&key) {
            return;
        }
        let Some(own) = self.own.upgrade() else { return };
        self.thinking = Some(key.clone());
        let chance = self.machine.bot_chance();
        let pace = Duration::from_millis(self.config.bot_pace_ms.into());
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            let chosen = tokio::task::spawn_blocking(move || {
                let seed = chance.map_or_else(any_seed, Some)?;
                thought.choose(seat, level, &mut seed.stream(0))
            });
            let command = chosen.await.ok().flatten();
            let _ = own.send(Input::BotChose { seat, key, command }).await;
        });
    }
}

/// A seed that nobody knows.
fn any_seed() -> Option<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(Seed(seed))
}

/// Why facts did not happen.
enum Failed {
    /// They were not stored; it may be tried again.
    Code(ErrorCode),
    /// The room must stop.
    Stop,
}

/// Stores the first facts of a room.
pub(crate) async fn store_first(store: &Store, append: Append) -> Result<(), ErrorCode> {
    store.append(append).await.map_err(|_| ErrorCode::NotSaved)
}
