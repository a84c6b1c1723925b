//! Who comes in, by what right, and goes.

use super::keep::Then;
use super::{Admitted, Answer, Desk, Place, Ticket};
use crate::room::decide::screens;
use crate::room::fact::Fact;
use crate::room::play::Class;
use games::Seat;
use protocol::{ErrorCode, ScreenGiven, SeatGiven, SeatToken, Seq, UseScreenPass, Who};

impl Desk {
    pub(super) fn give(&mut self, ticket: Ticket, given: Result<(Seat, SeatToken, Vec<Fact>), ErrorCode>) {
        let (seat, token, facts) = match given {
            Ok(given) => given,
            Err(code) => return self.answer(ticket, Answer::Seat(Err(code))),
        };
        let given = SeatGiven { room: self.machine.fold.room.clone(), seat, token };
        if facts.is_empty() {
            return self.answer(ticket, Answer::Seat(Ok(given)));
        }
        self.save(facts, None, Then::GiveSeat { ticket, given });
    }

    pub(super) fn let_screen_in(&mut self, ticket: Ticket, wish: UseScreenPass) {
        let terms = screens::Terms {
            now_ms: self.now.wall_ms,
            expiry_ms: self.config.screen_pass_expiry_ms,
            most: self.config.max_screens,
        };
        let (token, facts) = match screens::let_in(&self.machine.fold, wish, &terms) {
            Ok(given) => given,
            Err(code) => return self.answer(ticket, Answer::Screen(Err(code))),
        };
        let given = ScreenGiven { room: self.machine.fold.room.clone(), token };
        if facts.is_empty() {
            return self.answer(ticket, Answer::Screen(Ok(given)));
        }
        self.save(facts, None, Then::GiveScreen { ticket, given });
    }

    pub(super) fn enter(&mut self, ticket: Ticket, who: &Who, seen: Seq, chat_seen: u32) {
        let class = match self.class_of(who) {
            Ok(class) => class,
            Err(code) => return self.answer(ticket, Answer::Entered(Err(code))),
        };
        if class == Class::Watchers && self.machine.watchers() >= self.config.max_watchers {
            return self.answer(ticket, Answer::Entered(Err(ErrorCode::Full)));
        }
        let facts = self.machine.facts_of_coming(class);
        if facts.is_empty() {
            return self.admit(ticket, class, seen, chat_seen);
        }
        self.save(facts, None, Then::Admit { ticket, class, seen, chat_seen });
    }

    pub(super) fn admit(&mut self, ticket: Ticket, class: Class, seen: Seq, chat_seen: u32) {
        self.machine.came(class);
        self.tell_presence(class);
        let (seq, welcome) = self.machine.welcome(class, seen, chat_seen, self.now.wall_ms);
        let place = Place { class, term: self.term(class) };
        self.answer(ticket, Answer::Entered(Ok(Box::new(Admitted { place, seq, welcome }))));
    }

    fn class_of(&self, who: &Who) -> Result<Class, ErrorCode> {
        let fold = &self.machine.fold;
        match who {
            Who::Spectator { code } if *code == fold.codes.watch => Ok(Class::Watchers),
            Who::Spectator { .. } => Err(ErrorCode::UnknownRoom),
            Who::Screen { token } if fold.screens.knows(token) => Ok(Class::Screen),
            Who::Screen { .. } => Err(ErrorCode::UnknownSeatToken),
            Who::Seat { token } => fold.seat_of(token).map(Class::Seat).ok_or(ErrorCode::UnknownSeatToken),
        }
    }

    pub(super) fn leave(&mut self, class: Class) {
        self.machine.went(class, self.now.wall_ms);
        self.tell_presence(class);
    }
}
