//! How a room answers those who play, watch and write.

use super::hints::Asker;
use super::keep::{Then, Waiting, Written};
use super::{Answer, Desk, Place, Ticket};
use crate::names;
use crate::room::decide::{self, Done, Refused};
use crate::room::fact::Fact;
use crate::room::play::Class;
use crate::room::rematch;
use games::Seat;
use protocol::{
    Act, ClientMessage, CommandId, DecisionKey, ErrorCode, GameCommand, RoomPhase, Seq, ServerMessage,
    TryResult,
};
use std::sync::Arc;
use tracing::error;

impl Desk {
    pub(super) fn say(&mut self, ticket: Ticket, Place { class, term }: Place, message: ClientMessage) {
        // One whose seat is gone may still read, as one who watches may, until the socket is closed. A screen that
        // was turned off could never say anything.
        let class = match class {
            Class::Seat(_) if term != self.term(class) => Class::Watchers,
            class => class,
        };
        match (class, message) {
            (Class::Seat(seat), ClientMessage::Command { id, key, command }) => {
                self.command(ticket, seat, id, &key, &command);
            }
            (Class::Seat(seat), ClientMessage::Act { id, act }) => self.act(ticket, seat, id, &act),
            (Class::Seat(seat), ClientMessage::Try { id, command }) => {
                let tried = match decide::preview(&self.machine.fold, seat, &command) {
                    Ok(preview) => ServerMessage::Tried { id, result: TryResult::from(preview) },
                    Err(Refused::Rules(refusal)) => {
                        ServerMessage::Tried { id, result: TryResult::from(refusal) }
                    }
                    Err(Refused::Error(code)) => ServerMessage::error(Some(id), code),
                };
                self.answer(ticket, Answer::Said(tried));
            }
            // It is answered when a steward has thought.
            (Class::Seat(seat), ClientMessage::Hint { id }) => self.hint(seat, Asker { id, ticket }),
            (Class::Seat(_) | Class::Watchers, ClientMessage::Chat { id, text }) => {
                self.chat(ticket, class, id, &text);
            }
            (Class::Screen, ClientMessage::Chat { id, .. })
            | (
                Class::Watchers | Class::Screen,
                ClientMessage::Command { id, .. }
                | ClientMessage::Act { id, .. }
                | ClientMessage::Try { id, .. }
                | ClientMessage::Hint { id },
            ) => self.refuse(ticket, id, ErrorCode::NotSeated),
            (_, ClientMessage::Hello { .. } | ClientMessage::Ping {}) => {
                self.answer(ticket, Answer::Said(ServerMessage::error(None, ErrorCode::OutOfOrder)));
            }
        }
    }

    fn command(
        &mut self,
        ticket: Ticket,
        seat: Seat,
        id: CommandId,
        key: &DecisionKey,
        command: &GameCommand,
    ) {
        if let Some(seq) = self.machine.has_done(seat, &id) {
            let same = self.machine.command_at(seq).as_ref() == Some(command);
            return self.done_before(ticket, id, seq, same);
        }
        if self.machine.is_full() {
            return self.refuse(ticket, id, ErrorCode::Full);
        }
        match decide::command(&self.machine.fold, seat, key, command, false) {
            Ok(facts) => self.save_and_accept(ticket, facts, seat, id),
            Err(Refused::Rules(refusal)) => {
                self.answer(ticket, Answer::Said(ServerMessage::refused(id, refusal)));
            }
            Err(Refused::Error(code)) => self.refuse(ticket, id, code),
        }
    }

    fn act(&mut self, ticket: Ticket, seat: Seat, id: CommandId, act: &Act) {
        if let Some(seq) = self.machine.has_done(seat, &id) {
            // Which act it was is not compared: facts do not always tell.
            let same = self.machine.command_at(seq).is_none();
            return self.done_before(ticket, id, seq, same);
        }
        if self.machine.is_full() {
            return self.refuse(ticket, id, ErrorCode::Full);
        }
        if matches!(act, Act::Rematch {}) {
            return self.rematch(ticket, seat, id);
        }
        if let Some(decided) = decide::notices(&self.machine.fold, seat, act, &self.config.notices) {
            return match decided {
                Err(code) => self.refuse(ticket, id, code),
                // All is as it should be already.
                Ok(facts) if facts.is_empty() => {
                    let seq = self.machine.fold.seq;
                    self.answer(ticket, Answer::Said(ServerMessage::Accepted { id, seq }));
                }
                Ok(facts) => self.save_and_accept(ticket, facts, seat, id),
            };
        }
        let away = self.machine.away(self.now.wall_ms);
        match decide::act(&self.machine.fold, seat, act, &away) {
            Err(code) => self.refuse(ticket, id, code),
            Ok(Done { facts, pass: None }) => self.save_and_accept(ticket, facts, seat, id),
            // A pass is told once and stored as a hash: asked for again, under whatever id, another one is made.
            Ok(Done { facts, pass: Some(secret) }) => {
                self.save(facts, None, Then::TellPass { ticket, id, secret });
            }
        }
    }

    fn save_and_accept(&mut self, ticket: Ticket, facts: Vec<Fact>, seat: Seat, id: CommandId) {
        self.save(facts, Some((seat, &id.clone())), Then::Accept { ticket, id });
    }

    fn rematch(&mut self, ticket: Ticket, seat: Seat, id: CommandId) {
        let fold = &self.machine.fold;
        let over = matches!(fold.phase, RoomPhase::Over | RoomPhase::Abandoned) && !fold.practice;
        let code = match (over && fold.rematch.is_none(), fold.host == Some(seat)) {
            (false, _) => Some(ErrorCode::WrongPhase),
            (true, false) => Some(ErrorCode::NotHost),
            (true, true) => None,
        };
        if let Some(code) = code {
            return self.refuse(ticket, id, code);
        }
        // The new room is stored first: a room that nobody hears of does no harm.
        match rematch::open(fold, self.config.clone(), self.now.wall_ms) {
            Some((rematch, append)) => {
                self.keep(Arc::new(append), Waiting::Rematch { ticket, seat, id, rematch });
            }
            None => self.refuse(ticket, id, ErrorCode::Internal),
        }
    }

    fn chat(&mut self, ticket: Ticket, class: Class, id: CommandId, text: &str) {
        let Some(text) = names::chat(text) else {
            return self.refuse(ticket, id, ErrorCode::BadText);
        };
        if let Some(same) = self.machine.has_written(class, &id, &text) {
            return self.done_before(ticket, id, self.machine.seq_of(class), same);
        }
        if self.machine.has_written_enough(class) {
            return self.refuse(ticket, id, ErrorCode::Full);
        }
        let at_ms = self.now.wall_ms;
        let (line, append) = self.machine.write(class, &id, text, at_ms);
        let append = Arc::new(append);
        let written = Box::new(Written { ticket, id, class, line, at_ms });
        self.keep(Arc::clone(&append), Waiting::Line { written, append });
    }

    pub(super) fn play_for_bot(&mut self, seat: Seat, key: &DecisionKey, chosen: Option<GameCommand>) {
        let still = self.machine.bot_job().is_some_and(|(mover, _, now, _)| mover == seat && now == *key);
        let Some(command) = chosen.filter(|_| still) else { return };
        match decide::command(&self.machine.fold, seat, key, &command, true) {
            Ok(facts) => self.save(facts, None, Then::Rest),
            Err(refused) => error!(?refused, room.id = self.room(), "a bot chose something illegal"),
        }
    }

    /// The answer to an id that was used before: as at first, if it is for the same.
    fn done_before(&mut self, ticket: Ticket, id: CommandId, seq: Seq, same: bool) {
        if same {
            self.answer(ticket, Answer::Said(ServerMessage::Accepted { id, seq }));
        } else {
            self.refuse(ticket, id, ErrorCode::IdReused);
        }
    }
}
