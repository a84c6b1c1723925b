//! What must hold when all is well again and everybody has heard all there is.

use super::client::State;
use super::known::Known;
use super::world::World;
use crate::room::machine::Machine;
use crate::room::play::Class;
use protocol::{RoomPhase, Seq};
use std::collections::BTreeSet;

impl World {
    pub(super) fn check_at_rest(&mut self) {
        let now_ms = self.wall_ms();
        let mut fresh = self.restored();
        let newcomer = |machine: &mut Machine, class| {
            let mut known = Known::default();
            known.hear(&machine.welcome(class, Seq(0), 0, now_ms).1, None);
            known
        };
        let memory = &mut self.house.as_mut().unwrap().desk.machine;
        let class_of = |seat: Option<_>| seat.map_or(Class::Watchers, Class::Seat);
        let seats = fresh.fold.people().map(|(seat, _)| Class::Seat(seat));
        for class in seats.chain([Class::Watchers, Class::Screen]).collect::<Vec<_>>() {
            let (kept, log) = (newcomer(memory, class), newcomer(&mut fresh, class));
            kept.assert_same(&log, &format!("{class:?} in memory"));
        }
        let mut here = BTreeSet::new();
        for client in self.clients.iter().filter(|client| client.state != State::Gone) {
            let class = class_of(client.seat());
            let log = newcomer(&mut fresh, class);
            client.known.assert_same(&log, &format!("client {}", client.number));
            here.extend(client.seat());
        }
        for client in self.clients.iter().filter(|client| client.state != State::Gone) {
            let presence = client.known.presence.as_ref().unwrap();
            if client.seat().is_some() {
                assert!(presence.seats.iter().eq(&here), "{presence:?} where {here:?} are here");
            }
        }
        for client in &self.clients {
            for (id, seq, is_chat) in &client.acknowledged {
                match client.seat() {
                    Some(seat) if *is_chat => assert_eq!(self.log.written(seat, id), 1, "{id:?} is lost"),
                    Some(seat) => assert_eq!(self.log.done(seat, id), [seq.0], "{id:?} is lost"),
                    None => {}
                }
            }
        }
        let keys: Vec<_> = self.log.records.iter().filter_map(|record| record.command.as_ref()).collect();
        let once: BTreeSet<_> = keys.iter().map(|key| (key.seat, &key.id)).collect();
        assert_eq!(keys.len(), once.len(), "nothing is done twice");
        let is_over = fresh.fold.phase == RoomPhase::Over;
        assert_eq!(self.log.finished, u32::from(is_over), "a game that ended is kept, once");
        self.figures.games += u64::from(is_over);
    }
}
