//! Who comes in, by what right, and goes.

use super::input::{Entered, Outgoing, Place};
use super::{Failed, Room, Stop};
use crate::room::decide::screens;
use crate::room::fact::Fact;
use crate::room::play::Class;
use crate::time::now_ms;
use games::Seat;
use protocol::{ErrorCode, ScreenGiven, SeatGiven, SeatToken, Seq, UseScreenPass, Who};
use tokio::sync::broadcast;

impl Room {
    pub(super) async fn give(
        &mut self,
        given: Result<(Seat, SeatToken, Vec<Fact>), ErrorCode>,
    ) -> Result<Result<SeatGiven, ErrorCode>, Stop> {
        let (seat, token, facts) = match given {
            Ok(given) => given,
            Err(code) => return Ok(Err(code)),
        };
        let given = SeatGiven { room: self.machine.fold.room.clone(), seat, token };
        if facts.is_empty() {
            return Ok(Ok(given));
        }
        match self.save(facts, None).await {
            Ok(_) => Ok(Ok(given)),
            Err(Failed::Code(code)) => Ok(Err(code)),
            Err(Failed::Stop) => Err(Stop),
        }
    }

    pub(super) async fn let_screen_in(
        &mut self,
        wish: UseScreenPass,
    ) -> Result<Result<ScreenGiven, ErrorCode>, Stop> {
        let terms = screens::Terms {
            now_ms: now_ms(),
            expiry_ms: self.config.screen_pass_expiry_ms,
            most: self.config.max_screens,
        };
        let (token, facts) = match screens::let_in(&self.machine.fold, wish, &terms) {
            Ok(given) => given,
            Err(code) => return Ok(Err(code)),
        };
        let given = ScreenGiven { room: self.machine.fold.room.clone(), token };
        if facts.is_empty() {
            return Ok(Ok(given));
        }
        match self.save(facts, None).await {
            Ok(_) => Ok(Ok(given)),
            Err(Failed::Code(code)) => Ok(Err(code)),
            Err(Failed::Stop) => Err(Stop),
        }
    }

    pub(super) async fn enter(&mut self, who: &Who, seen: Seq, chat_seen: u32) -> Result<Entered, ErrorCode> {
        let class = self.class_of(who)?;
        if class == Class::Watchers && self.machine.watchers() >= self.config.max_watchers {
            return Err(ErrorCode::Full);
        }
        let facts = self.machine.facts_of_coming(class);
        if !facts.is_empty() {
            // If that cannot be stored now, the bot goes on for a while, and the votes stand.
            let _ = self.save(facts, None).await;
        }
        self.machine.came(class);
        self.tell_presence(class);
        let (seq, welcome) = self.machine.welcome(class, seen, chat_seen, now_ms());
        let kept = self.config.updates_kept;
        let news = self.news.entry(class).or_insert_with(|| broadcast::channel(kept).0).subscribe();
        let place = Place { class, term: self.term(class) };
        Ok(Entered { place, welcome: Outgoing::new(Some(seq), &welcome), news })
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
        self.machine.went(class, now_ms());
        self.tell_presence(class);
    }
}
