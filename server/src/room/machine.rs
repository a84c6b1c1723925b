//! A room in memory, without I/O: its fold, its watchers' fold, its chat, and who is connected.
//!
//! A change is proposed as facts, stored by the shell, and committed here only then; what is to be said
//! comes out of the commit.

mod done;
mod log;
mod notices;
mod people;
mod row;
mod storing;
mod watchers;
mod welcome;
mod writing;

pub(crate) use notices::Way;
pub(super) use storing::Proposal;

use done::Done;
use log::Log;
use notices::Sending;
use row::Told;
use storing::Before;

use super::chat::{Chat, StoredLine};
use super::config::RoomConfig;
use super::fact::{Fact, StoredFact};
use super::fold::Fold;
use super::host::{Patience, Presence as Away};
use super::play::{Class, Thought, with_play};
use super::present::Present;
use crate::secrets;
use crate::store::{Append, ChatRow, CommandKey, Record};
use games::Seat;
use games::bot::BotLevel;
use games::dice::Seed;
use protocol::{CommandId, DecisionKey, GameCommand, RoomFound, RoomPhase, Seq, ServerMessage};
use std::collections::BTreeMap;

/// Facts of one room: many times a long game.
const MOST_FACTS: u32 = 8_000;
/// Lines of a room's own log.
const MOST_LOG_LINES: usize = 1_000;

/// A room in memory.
#[derive(Debug)]
pub(crate) struct Machine {
    /// The fold of the facts, and while something is being stored of that, too.
    pub(super) fold: Fold,
    /// What has happened. What is being stored is not in it.
    log: Log,
    done: Done,
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

/// What the facts of a room make, one after the other.
#[derive(Debug, Default)]
struct Gathered {
    fold: Option<Fold>,
    log: Log,
    done: Done,
}

impl Gathered {
    /// Adds the next fact; nothing where the first one is not an opening.
    fn add(&mut self, stored: StoredFact) -> Option<()> {
        let fold = match &mut self.fold {
            Some(fold) => {
                fold.apply(&stored);
                fold
            }
            none => none.insert(Fold::new(&stored)?),
        };
        self.log.push(stored, fold);
        Some(())
    }
}

/// A message for everybody of a class; updates are numbered.
pub(super) type Said = (Class, Option<Seq>, ServerMessage);

impl Machine {
    /// A room that is about to be opened by these facts.
    pub(super) fn open(facts: Vec<Fact>, config: RoomConfig, now_ms: i64) -> Option<(Self, Append)> {
        let stored: Vec<StoredFact> =
            (1..).zip(facts).map(|(seq, fact)| StoredFact { seq: Seq(seq), at_ms: now_ms, fact }).collect();
        let mut room = Gathered::default();
        for fact in &stored {
            room.add(fact.clone())?;
        }
        let mut machine = Self::of(room, config, now_ms)?;
        let append = machine.append_of(RoomPhase::Waiting, &stored, None, now_ms);
        machine.row_stored(now_ms);
        Some((machine, append))
    }

    /// A room as it was stored.
    pub(super) fn restore(
        records: &[Record],
        chat: &[ChatRow],
        config: RoomConfig,
        now_ms: i64,
    ) -> Result<Option<Self>, serde_json::Error> {
        let commands = records.iter().filter(|record| record.command.is_some()).count();
        let (log, done) = (Log::with_capacity(records.len()), Done::with_capacity(commands));
        let mut room = Gathered { fold: None, log, done };
        for record in records {
            let (seq, fact) = (Seq(record.seq), serde_json::from_str(&record.body)?);
            let begins = matches!(fact, Fact::Started { .. });
            if room.add(StoredFact { seq, at_ms: record.at_ms, fact }).is_none() {
                return Ok(None);
            }
            // Nearly all that follows are moves.
            if let Some(game) = room.fold.as_mut().and_then(|fold| fold.game.as_mut()).filter(|_| begins) {
                game.play.expect(records.len() - room.log.len());
            }
            if let Some(CommandKey { seat, id }) = &record.command
                && let (Ok(seat), Ok(id)) = (Seat::try_from(*seat), CommandId::new(id.clone()))
            {
                room.done.insert(seat, &id, seq);
            }
        }
        let Some(mut machine) = Self::of(room, config, now_ms) else { return Ok(None) };
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

    fn of(room: Gathered, config: RoomConfig, now_ms: i64) -> Option<Self> {
        let Gathered { fold, log, done } = room;
        let mut fold = fold?;
        fold.have_told();
        let away_since = fold.people().map(|(seat, _)| (seat, now_ms)).collect();
        let (chat, late_chat, sending) = (Chat::default(), Vec::new(), Sending::default());
        let (told, here) = (Told::of(&fold, &fold), BTreeMap::new());
        let mut machine =
            Self { fold, log, done, watch: None, chat, late_chat, away_since, here, told, sending, config };
        machine.delay_watchers(now_ms);
        machine.told = Told::of(&machine.fold, machine.shown());
        Some(machine)
    }

    /// The number of the last fact of a command or an act that a seat has done before.
    pub(super) fn has_done(&self, seat: Seat, id: &CommandId) -> Option<Seq> {
        self.done.get(seat, id)
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
    pub(super) fn command_at(&self, seq: Seq) -> Option<GameCommand> {
        self.fold.game.as_ref().filter(|_| self.log.is_move(seq))?.play.command_at(seq)
    }

    /// All that has happened.
    #[cfg(test)]
    pub(super) fn facts(&self) -> Vec<StoredFact> {
        self.log.facts_to(self.log.len(), &self.fold).map(std::borrow::Cow::into_owned).collect()
    }

    /// Who is away, for decisions that depend on it.
    pub(super) fn away(&self, now_ms: i64) -> Away<'_> {
        let patience = Patience {
            host_ms: self.config.host_absence_ms.into(),
            seat_ms: self.config.seat_absence_ms.into(),
        };
        Away { away_since: &self.away_since, patience, now_ms }
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
        let watch =
            self.watch.as_ref().and_then(|(_, seen)| self.log.at_ms(*seen)).map(|at_ms| at_ms + delay);
        let chat = self.late_chat.first().map(|(at_ms, _)| at_ms + delay);
        let clock = self.clock_due().map(|(_, due)| due);
        let host = self.away(now_ms).host_due(&self.fold);
        let (notices, row) = (self.notices_wake_at(now_ms), self.row_wakes_at(now_ms));
        [watch, chat, clock, host, notices, row].into_iter().flatten().min()
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
