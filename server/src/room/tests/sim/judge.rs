//! What must hold at every moment: nothing is said that is not stored, and nobody is told what is not theirs to know.

use super::known::{is_of, is_same};
use super::log::Log;
use crate::room::config::RoomConfig;
use crate::room::fact::StoredFact;
use crate::room::fold::Fold;
use crate::room::messages::{eye, room_view};
use crate::room::play::Class;
use protocol::{Delay, GameTable, RoomLine, RoomView, Seq, ServerMessage};

/// Folds of the stored log, and of nothing else.
#[derive(Debug, Default)]
pub(super) struct Judge {
    pub(super) live: Option<Fold>,
    pub(super) late: Option<Fold>,
    /// The latest that the clock on the wall has been.
    pub(super) latest_ms: i64,
}

impl Judge {
    /// The log up to a number, as a class may see it.
    fn fold(&mut self, log: &Log, class: Class, seq: Seq) -> &Fold {
        let fold = if class == Class::Watchers { &mut self.late } else { &mut self.live };
        if fold.as_ref().is_some_and(|fold| fold.seq > seq) {
            *fold = None;
        }
        let stored = |place: usize| {
            let record = &log.records[place];
            let fact = serde_json::from_str(&record.body).unwrap();
            StoredFact { seq: Seq(record.seq), at_ms: record.at_ms, fact }
        };
        let fold = fold.get_or_insert_with(|| Fold::new(&stored(0)).unwrap());
        while fold.seq < seq {
            fold.apply(&stored(fold.seq.0 as usize));
        }
        fold
    }

    /// A message is about to be said to a class, which it brings to a number.
    pub(super) fn hears(
        &mut self,
        log: &Log,
        config: &RoomConfig,
        class: Class,
        seq: Option<Seq>,
        message: &ServerMessage,
    ) {
        let Some(seq) = seq else { return };
        assert!(seq.0 <= log.last(), "{class:?} is told of {seq:?}, and {} is stored", log.last());
        let latest_ms = self.latest_ms;
        let fold = self.fold(log, class, seq);
        let delay_ms = match fold.settings.watching.delay {
            Delay::Short if class == Class::Watchers => i64::from(config.short_delay_ms),
            _ => 0,
        };
        assert!(seq.0 == 1 || fold.at_ms + delay_ms <= latest_ms || delay_ms == 0, "{seq:?} is told early");
        let table = |game: &crate::room::fold::GameState| {
            game.play.table(eye(fold, class), fold.key().as_ref(), Seq(0))
        };
        let table: Option<GameTable> = fold.game.as_ref().map(table);
        let timeless = |room: &RoomView| RoomView { clocks: None, ..room.clone() };
        let is_room = |room: &RoomView| timeless(room) == timeless(&room_view(fold, class, 0));
        let is_log = |told: &[RoomLine]| told.iter().all(|line| fold.log.contains(line));
        match message {
            ServerMessage::Welcome { seq: to, room, log, table: told, .. } => {
                assert_eq!(*to, seq);
                assert!(is_room(room), "{class:?} is told of another room at {seq:?}");
                assert!(is_log(log), "{class:?} is told another log at {seq:?}");
                let same = match (told, &table) {
                    (Some(told), Some(table)) => is_same(told, table),
                    (told, table) => told == table,
                };
                assert!(same, "{class:?} is told of another table at {seq:?}");
            }
            ServerMessage::Update { seq: to, room, log, table: told, news } => {
                assert_eq!(*to, seq);
                assert!(room.as_deref().is_none_or(is_room), "{class:?} is told of another room at {seq:?}");
                assert!(is_log(log), "{class:?} is told another log at {seq:?}");
                let table = table.as_ref();
                let same = told.as_ref().is_none_or(|told| table.is_some_and(|table| is_same(told, table)));
                assert!(same, "{class:?} is told of another table at {seq:?}");
                let of = news.as_ref().is_none_or(|news| table.is_some_and(|table| is_of(news, table)));
                assert!(of, "{class:?} is told other news at {seq:?}");
            }
            other => panic!("a number for {other:?}"),
        }
    }
}
