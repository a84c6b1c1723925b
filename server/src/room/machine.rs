//! A room in memory, without I/O: its fold, its watchers' fold, its chat, and who is connected.
//!
//! A change is proposed as facts, stored by the shell, and committed here only then; what is to be said
//! comes out of the commit.

mod notices;
mod people;
mod watchers;
mod welcome;
mod writing;

pub(crate) use notices::Way;

use notices::Sending;

use super::chat::{Chat, StoredLine};
use super::config::RoomConfig;
use super::fact::{Fact, StoredFact};
use super::fold::Fold;
use super::host::{Patience, Presence as Away};
use super::messages::{self, Change};
use super::play::{Class, Thought, with_play};
use super::present::Present;
use crate::finished::finished;
use crate::secrets;
use crate::store::{Append, ChatRow, CommandKey, Record, RoomPhase as StoredPhase, RoomRow};
use games::Seat;
use games::bot::BotLevel;
use games::dice::Seed;
use protocol::{CommandId, DecisionKey, GameCommand, LiveTable, RoomFound, RoomPhase, Seq, ServerMessage};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Facts of one room: many times a long game.
const MOST_FACTS: u32 = 8_000;
/// Lines of a room's own log.
const MOST_LOG_LINES: usize = 1_000;

/// A room in memory.
#[derive(Debug)]
pub(crate) struct Machine {
    /// The fold of the facts, and while something is being stored of that, too.
    pub(super) fold: Fold,
    facts: Vec<StoredFact>,
    /// The commands and acts that were done, by seat and id.
    done: BTreeMap<(Seat, String), Seq>,
    /// What delayed watchers see: a fold of its own, and how many facts it has had.
    watch: Option<(Fold, usize)>,
    chat: Chat,
    /// Lines that delayed watchers do not read yet.
    late_chat: Vec<(i64, ServerMessage)>,
    away_since: BTreeMap<Seat, i64>,
    here: BTreeMap<Class, u32>,
    /// What the stored row tells.
    told: Told,
    /// What is being told elsewhere.
    sending: Sending,
    config: RoomConfig,
}

/// What lists tell of a room: its phase, and when anything happened there, both as watchers see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Told {
    phase: RoomPhase,
    at_ms: i64,
}

impl Told {
    fn of(fold: &Fold) -> Self {
        Self { phase: fold.phase, at_ms: fold.at_ms }
    }
}

/// A change that was decided and not yet stored: committed or withdrawn before anything else happens.
#[derive(Debug)]
pub(super) struct Proposal {
    before: Before,
    facts: Vec<StoredFact>,
    by: Option<(Seat, CommandId)>,
    pub(super) append: Arc<Append>,
}

/// What matters of a room as it was before some facts.
#[derive(Clone, Copy, Debug)]
struct Before {
    seq: Seq,
    phase: RoomPhase,
    had_offer: bool,
}

/// A message for everybody of a class; updates are numbered.
pub(super) type Said = (Class, Option<Seq>, ServerMessage);

impl Machine {
    /// A room that is about to be opened by these facts.
    pub(super) fn open(facts: Vec<Fact>, config: RoomConfig, now_ms: i64) -> Option<(Self, Append)> {
        let stored: Vec<StoredFact> =
            (1..).zip(facts).map(|(seq, fact)| StoredFact { seq: Seq(seq), at_ms: now_ms, fact }).collect();
        let machine = Self::of(stored, config, now_ms)?;
        let append = machine.append_of(RoomPhase::Waiting, &machine.facts, None);
        Some((machine, append))
    }

    /// A room as it was stored.
    pub(super) fn restore(
        records: &[Record],
        chat: &[ChatRow],
        config: RoomConfig,
        now_ms: i64,
    ) -> Result<Option<Self>, serde_json::Error> {
        let mut facts = Vec::with_capacity(records.len());
        for record in records {
            let fact = serde_json::from_str(&record.body)?;
            facts.push(StoredFact { seq: Seq(record.seq), at_ms: record.at_ms, fact });
        }
        let Some(mut machine) = Self::of(facts, config, now_ms) else { return Ok(None) };
        for record in records {
            if let Some(CommandKey { seat, id }) = &record.command
                && let (Ok(seat), Ok(id)) = (Seat::try_from(*seat), CommandId::new(id.clone()))
            {
                machine.remember(seat, &id, Seq(record.seq));
            }
        }
        let delay = machine.delay_ms(&machine.fold);
        let mut is_late = false;
        for row in chat {
            let line = serde_json::from_str::<StoredLine>(&row.body)?;
            for (to_players, line) in machine.chat.add(&line, row.at_ms) {
                // They are read in order, also where the clock was set back in between.
                is_late |= !to_players && delay > 0 && row.at_ms + delay > now_ms;
                if !to_players && is_late {
                    machine.late_chat.push((row.at_ms, ServerMessage::Chat { line }));
                }
            }
        }
        Ok(Some(machine))
    }

    fn of(facts: Vec<StoredFact>, config: RoomConfig, now_ms: i64) -> Option<Self> {
        let fold = Fold::of(&facts)?;
        let away_since = fold.people().map(|(seat, _)| (seat, now_ms)).collect();
        let (done, here) = (BTreeMap::new(), BTreeMap::new());
        let (chat, late_chat, sending) = (Chat::default(), Vec::new(), Sending::default());
        let told = Told { phase: RoomPhase::Waiting, at_ms: fold.at_ms };
        let mut machine =
            Self { fold, facts, done, watch: None, chat, late_chat, away_since, here, told, sending, config };
        machine.delay_watchers(now_ms);
        machine.told.at_ms = machine.shown(&machine.fold).at_ms;
        Some(machine)
    }

    fn remember(&mut self, seat: Seat, id: &CommandId, seq: Seq) {
        self.done.insert((seat, id.as_str().to_owned()), seq);
    }

    /// The number of the last fact of a command or an act that a seat has done before.
    pub(super) fn has_done(&self, seat: Seat, id: &CommandId) -> Option<Seq> {
        self.done.get(&(seat, id.as_str().to_owned())).copied()
    }

    /// Whether the room takes no more facts: a log must stay short enough to be read at once.
    pub(super) fn is_full(&self) -> bool {
        self.fold.seq.0 >= MOST_FACTS || self.fold.log.len() >= MOST_LOG_LINES
    }

    /// The number that a class has come to.
    pub(super) fn seq_of(&self, class: Class) -> Seq {
        match &self.watch {
            Some((fold, _)) if class == Class::Watchers => fold.seq,
            _ => self.fold.seq,
        }
    }

    /// The command that brought about the facts up to a number; nothing where something else did.
    pub(super) fn command_at(&self, seq: Seq) -> Option<&GameCommand> {
        let to = self.facts.partition_point(|stored| stored.seq <= seq);
        // The first event of a command carries it.
        self.facts[..to].iter().rev().find_map(|stored| match &stored.fact {
            Fact::Played { command: None, .. } => None,
            Fact::Played { command, .. } => Some(command.as_ref()),
            _ => Some(None),
        })?
    }

    /// Who is away, for decisions that depend on it.
    pub(super) fn away(&self, now_ms: i64) -> Away<'_> {
        let patience = Patience {
            host_ms: self.config.host_absence_ms.into(),
            seat_ms: self.config.seat_absence_ms.into(),
        };
        Away { away_since: &self.away_since, patience, now_ms }
    }

    /// Prepares facts to be stored. The fold has them from now on, for a room whose facts are being stored does nothing
    /// else, and to make it anew in the seldom case that they cannot be stored costs less than a copy each time.
    pub(super) fn propose(
        &mut self,
        facts: Vec<Fact>,
        by: Option<(Seat, &CommandId)>,
        now_ms: i64,
    ) -> Proposal {
        let before = Before::of(&self.fold);
        let at_ms = now_ms.max(self.fold.at_ms);
        let mut stored = Vec::with_capacity(facts.len());
        for (seq, fact) in (self.fold.seq.0 + 1..).zip(facts) {
            let fact = StoredFact { seq: Seq(seq), at_ms, fact };
            self.fold.apply(&fact);
            stored.push(fact);
        }
        let append = Arc::new(self.append_of(before.phase, &stored, by));
        Proposal { before, facts: stored, by: by.map(|(seat, id)| (seat, id.clone())), append }
    }

    /// What was not stored has not happened.
    pub(super) fn withdraw(&mut self, proposal: &Proposal) {
        if proposal.facts.is_empty() {
            return;
        }
        // A room has an opening, or there would be none.
        if let Some(fold) = Fold::of(&self.facts) {
            self.fold = fold;
        }
    }

    fn append_of(&self, before: RoomPhase, facts: &[StoredFact], by: Option<(Seat, &CommandId)>) -> Append {
        let next = &self.fold;
        let mut records: Vec<Record> = facts
            .iter()
            .map(|stored| Record {
                seq: stored.seq.0,
                at_ms: stored.at_ms,
                // A fact is plain data: there is nothing in it that JSON cannot say.
                body: serde_json::to_string(&stored.fact).unwrap_or_default(),
                command: None,
            })
            .collect();
        if let (Some(last), Some((seat, id))) = (records.last_mut(), by) {
            last.command = Some(CommandKey { seat: seat.into(), id: id.as_str().to_owned() });
        }
        // What was played for practice is kept in no list and counted nowhere.
        let ended = next.phase == RoomPhase::Over && before == RoomPhase::Playing && !next.practice;
        let all = self.facts.iter().chain(facts);
        let finished = ended.then(|| finished(next, all, self.chat.players(), self.delay_ms(next))).flatten();
        Append { room: self.row(next), records, chat: Vec::new(), finished }
    }

    /// The row by which the room is found and listed. Lists are as late as the watchers are.
    fn row(&self, next: &Fold) -> RoomRow {
        let fold = self.shown(next);
        let live = LiveTable {
            room: fold.room.clone(),
            watch: fold.codes.watch.clone(),
            game: fold.settings.game.kind().name().to_owned(),
            names: fold.seats.iter().map(super::seats::SeatState::name).collect(),
            colours: fold.seats.iter().map(|seat| seat.colour).collect(),
        };
        RoomRow {
            room: fold.room.as_str().to_owned(),
            join_code: fold.codes.join.as_str().to_owned(),
            watch_code: fold.codes.watch.as_str().to_owned(),
            game: live.game.clone(),
            phase: match fold.phase {
                RoomPhase::Waiting => StoredPhase::Waiting,
                RoomPhase::Playing => StoredPhase::Playing,
                RoomPhase::Over => StoredPhase::Finished,
                RoomPhase::Abandoned => StoredPhase::Abandoned,
            },
            // Unlisting takes effect at once.
            listed: fold.settings.watching.listed && next.settings.watching.listed,
            // The order of a list must not tell that something has just happened, either.
            updated_at_ms: fold.at_ms,
            summary: serde_json::to_string(&live).unwrap_or_default(),
            present: serde_json::to_string(&Present::of(next)).unwrap_or_default(),
            owes_notice: next.told.owes(),
        }
    }

    /// The room as lists show it.
    fn shown<'a>(&'a self, next: &'a Fold) -> &'a Fold {
        self.watch.as_ref().filter(|_| self.delay_ms(next) > 0).map_or(next, |(fold, _)| fold)
    }

    /// The row, where watchers see more by now than it tells.
    pub(super) fn stale_row(&self) -> Option<Append> {
        let Told { phase, at_ms } = Told::of(self.shown(&self.fold));
        let is_listed = self.fold.settings.watching.listed;
        let stale = self.told.phase != phase || is_listed && self.told.at_ms != at_ms;
        let room = stale.then(|| self.row(&self.fold))?;
        Some(Append { room, records: Vec::new(), chat: Vec::new(), finished: None })
    }

    /// The row was stored as it stands.
    pub(super) fn row_stored(&mut self) {
        self.told = Told::of(self.shown(&self.fold));
    }

    /// The classes whose sockets have no right to be there any more by what is proposed.
    pub(super) fn cuts_off(&self, proposal: &Proposal) -> Vec<Class> {
        let cut = |stored: &StoredFact| match stored.fact {
            Fact::SeatCleared { seat } => Some(Class::Seat(seat)),
            Fact::PassUsed { seat, .. } => {
                let tokens = &self.fold.seats.get(seat.index())?.person()?.tokens;
                (tokens.len() == 1).then_some(Class::Seat(seat))
            }
            Fact::ScreensDismissed { .. } => Some(Class::Screen),
            _ => None,
        };
        proposal.facts.iter().filter_map(cut).collect()
    }

    /// What was stored has happened; says what everybody is to be told.
    pub(super) fn commit(&mut self, proposal: Proposal, now_ms: i64) -> Vec<Said> {
        let Proposal { before, facts, by, .. } = proposal;
        self.told = Told::of(self.shown(&self.fold));
        let change = before.change(&self.fold, &facts);
        if let Some((seat, id)) = by {
            self.remember(seat, &id, self.fold.seq);
        }
        self.notices_stored(&facts);
        self.facts.extend(facts);
        let fold = &self.fold;
        self.away_since.retain(|seat, _| fold.people().any(|(person, _)| person == *seat));
        for (seat, _) in self.fold.people() {
            if !self.here.contains_key(&Class::Seat(seat)) {
                self.away_since.entry(seat).or_insert(now_ms);
            }
        }
        let late_seq = self.watch.as_ref().map(|(fold, _)| fold.seq);
        self.delay_watchers(now_ms);
        let mut said = Vec::new();
        for &class in self.here.keys() {
            if class != Class::Watchers || self.watch.is_none() {
                // Watchers who were late until now have more to catch up with.
                let since = late_seq.filter(|_| class == Class::Watchers).unwrap_or(before.seq);
                let message = messages::update(&self.fold, class, since, change, now_ms);
                said.push((class, Some(self.fold.seq), message));
            }
        }
        self.fold.have_told();
        said.extend(self.catch_watchers_up(now_ms));
        said
    }

    /// Facts that time alone brings about.
    pub(super) fn due_facts(&self, now_ms: i64) -> Vec<Fact> {
        let mut facts: Vec<Fact> = self.away(now_ms).pass_host(&self.fold).into_iter().collect();
        if let Some((seat, due)) = self.clock_due()
            && due <= now_ms
        {
            facts.push(Fact::TimeRanOut { seat });
        }
        facts.extend(self.due_notices(now_ms));
        facts
    }

    fn clock_due(&self) -> Option<(Seat, i64)> {
        self.fold.to_move()?;
        self.fold.game.as_ref()?.clock.as_ref()?.due()
    }

    /// When something is due by itself.
    pub(super) fn wakes_at(&self, now_ms: i64) -> Option<i64> {
        let delay = self.delay_ms(&self.fold);
        let watch = self.watch.as_ref().and_then(|(_, seen)| self.facts.get(*seen)).map(|s| s.at_ms + delay);
        let chat = self.late_chat.first().map(|(at_ms, _)| at_ms + delay);
        let clock = self.clock_due().map(|(_, due)| due);
        let host = self.away(now_ms).host_due(&self.fold);
        [watch, chat, clock, host, self.notices_wake_at(now_ms)].into_iter().flatten().min()
    }

    /// What the bot to move has to think about.
    pub(super) fn bot_job(&self) -> Option<(Seat, BotLevel, DecisionKey, Thought)> {
        let (seat, level) = self.fold.bot_to_move()?;
        let game = self.fold.game.as_ref()?;
        Some((seat, level, self.fold.key()?, game.play.thought()))
    }

    /// The chance by which a bot thinks where the same moves are to give the same game: at a practice table it
    /// follows from the seed and from how much has happened.
    pub(super) fn bot_chance(&self) -> Option<Seed> {
        let game = self.fold.game.as_ref().filter(|_| self.fold.practice)?;
        let happened = with_play!(&game.play, play => {
            play.course().moves().iter().filter(|made| !made.undone).count()
        });
        Some(secrets::seed_of_thought(&game.seed, happened))
    }

    /// How the room stands now.
    pub(crate) fn present(&self) -> Present {
        Present::of(&self.fold)
    }

    /// What a code leads to.
    pub(super) fn found(&self, may: protocol::May) -> RoomFound {
        let fold = match &self.watch {
            Some((fold, _)) if may == protocol::May::Watch => fold,
            _ => &self.fold,
        };
        RoomFound {
            room: fold.room.clone(),
            may,
            phase: fold.phase,
            settings: fold.settings.clone(),
            seats: Seat::ALL.into_iter().zip(&fold.seats).map(|(seat, state)| state.view(seat)).collect(),
            commitment: (!fold.practice).then(|| fold.secret.commitment()),
        }
    }
}

impl Before {
    fn of(fold: &Fold) -> Self {
        Self { seq: fold.seq, phase: fold.phase, had_offer: fold.offer.is_some() }
    }

    /// What these facts have changed since.
    fn change(self, after: &Fold, facts: &[StoredFact]) -> Change {
        let begun = facts.iter().any(|stored| matches!(stored.fact, Fact::Started { .. }));
        let played = |stored: &StoredFact| matches!(stored.fact, Fact::Played { .. });
        // Where a game was given up, there is nothing to decide any more.
        let other = |stored: &StoredFact| matches!(stored.fact, Fact::TookBack { .. } | Fact::Abandoned {});
        let clocked = after.game.as_ref().is_some_and(|game| game.clock.is_some());
        Change {
            room: !facts.iter().all(played) || clocked || self.phase != after.phase || self.had_offer,
            begun,
            moved: facts.iter().any(|stored| played(stored) || other(stored)),
        }
    }
}
