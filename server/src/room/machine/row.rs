//! The row by which a room is found, listed and asked about: what it tells, and when it is written.
//!
//! It is written with everything that happens but moves. A move changes no more of it than whose turn it is and when
//! something last happened; that may be late by `row_refresh_ms`, so that a move writes nothing but its records. Who
//! reads how a room stands sees by its number whether that is so.

use super::Machine;
use crate::room::fact::{Fact, StoredFact};
use crate::room::fold::Fold;
use crate::room::present::Present;
use crate::room::seats::SeatState;
use crate::store::{Append, RoomPhase as StoredPhase, RoomRow};
use protocol::{LiveTable, RoomPhase, Seq};

/// What the stored row tells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    /// The phase, and when anything happened, both as watchers see it.
    phase: StoredPhase,
    at_ms: i64,
    /// How far the room had come.
    seq: Seq,
    owes: bool,
    /// When it was written; nothing where that is not known.
    written_ms: Option<i64>,
}

impl Told {
    /// What a row would tell now.
    pub(super) fn of(fold: &Fold, shown: &Fold) -> Self {
        Self {
            phase: stored_phase(shown.phase),
            at_ms: shown.at_ms,
            seq: fold.seq,
            owes: fold.told.owes(),
            written_ms: None,
        }
    }
}

impl Machine {
    /// The row as it was found in the store.
    pub(crate) fn row_was(&mut self, row: &RoomRow) {
        self.told = Told {
            phase: row.phase,
            at_ms: row.updated_at_ms,
            seq: Present::read(&row.present).map_or(Seq(0), |present| present.seq()),
            owes: row.owes_notice,
            written_ms: None,
        };
    }

    /// The row was stored as it stands.
    pub(in crate::room) fn row_stored(&mut self, now_ms: i64) {
        self.told = Told { written_ms: Some(now_ms), ..Told::of(&self.fold, self.shown()) };
    }

    /// The row that goes with these facts; nothing where it can wait.
    pub(super) fn row_with(&self, facts: &[StoredFact], before: RoomPhase, now_ms: i64) -> Option<RoomRow> {
        let moves_alone = facts.iter().all(|stored| matches!(stored.fact, Fact::Played { .. }));
        let same = before == self.fold.phase && self.told.owes == self.fold.told.owes();
        (!moves_alone || !same || self.is_row_due(now_ms)).then(|| self.row())
    }

    /// The row alone, where it is behind and can wait no longer.
    pub(in crate::room) fn stale_row(&self, now_ms: i64) -> Option<Append> {
        let phase = stored_phase(self.shown().phase);
        let write = self.told.phase != phase || self.is_row_stale() && self.is_row_due(now_ms);
        write.then(|| Append {
            room: self.fold.room.as_str().to_owned(),
            row: Some(self.row()),
            records: Vec::new(),
            chat: Vec::new(),
            finished: None,
        })
    }

    /// When a row that is behind is to be written at the latest.
    pub(super) fn row_wakes_at(&self, now_ms: i64) -> Option<i64> {
        let due_ms = self.told.written_ms.filter(|_| !self.is_row_due(now_ms));
        let due_ms = due_ms.map_or(now_ms, |written_ms| written_ms + i64::from(self.config.row_refresh_ms));
        self.is_row_stale().then_some(due_ms)
    }

    /// Whether the row tells less than there is.
    pub(in crate::room) fn is_row_stale(&self) -> bool {
        let now = Told::of(&self.fold, self.shown());
        let is_late_in_lists = self.fold.settings.watching.listed && self.told.at_ms != now.at_ms;
        self.told.phase != now.phase || self.told.seq != now.seq || is_late_in_lists
    }

    /// Whether a row that is behind is to be written: it was not for a while, or nobody is here for whom that would cost
    /// time. A clock that was set back is no reason to wait.
    fn is_row_due(&self, now_ms: i64) -> bool {
        let refresh_ms = i64::from(self.config.row_refresh_ms);
        let is_fresh = |written_ms: i64| (0..refresh_ms).contains(&now_ms.saturating_sub(written_ms));
        self.here.is_empty() || !self.told.written_ms.is_some_and(is_fresh)
    }

    /// The row as it would be written now. Lists are as late as the watchers are.
    pub(in crate::room) fn row(&self) -> RoomRow {
        let (next, fold) = (&self.fold, self.shown());
        let live = LiveTable {
            room: fold.room.clone(),
            watch: fold.codes.watch.clone(),
            game: fold.settings.game.kind().name().to_owned(),
            names: fold.seats.iter().map(SeatState::name).collect(),
            colours: fold.seats.iter().map(|seat| seat.colour).collect(),
        };
        RoomRow {
            room: fold.room.as_str().to_owned(),
            join_code: fold.codes.join.as_str().to_owned(),
            watch_code: fold.codes.watch.as_str().to_owned(),
            game: live.game.clone(),
            phase: stored_phase(fold.phase),
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
    pub(super) fn shown(&self) -> &Fold {
        self.watch.as_ref().filter(|_| self.delay_ms(&self.fold) > 0).map_or(&self.fold, |(fold, _)| fold)
    }
}

fn stored_phase(phase: RoomPhase) -> StoredPhase {
    match phase {
        RoomPhase::Waiting => StoredPhase::Waiting,
        RoomPhase::Playing => StoredPhase::Playing,
        RoomPhase::Over => StoredPhase::Finished,
        RoomPhase::Abandoned => StoredPhase::Abandoned,
    }
}
