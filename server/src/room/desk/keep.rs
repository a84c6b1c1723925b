//! Storing what a room has decided, finding out what has become of it where that is not known, and what is done then.

use super::{Answer, Desk, Effect, Found, LookUp, Ticket};
use crate::room::chat::StoredLine;
use crate::room::fact::Fact;
use crate::room::machine::{Proposal, Said};
use crate::room::play::Class;
use crate::store::{Append, AppendError, Conflict};
use games::Seat;
use protocol::{CommandId, ErrorCode, PassSecret, Rematch, ScreenGiven, SeatGiven, Seq, ServerMessage};
use std::sync::Arc;
use tracing::{error, warn};

/// What is being stored.
#[derive(Debug)]
pub(super) enum Waiting {
    /// Facts, which happen when they are stored.
    Facts { proposal: Box<Proposal>, then: Then },
    /// A line of chat.
    Line { written: Box<Written>, append: Arc<Append> },
    /// The row by which lists find the room; those who are there are told afterwards.
    Row { said: Vec<Said>, cut_off: Vec<Class>, then: Then },
    /// The first facts of another room, in which the same people play again.
    Rematch { ticket: Ticket, seat: Seat, id: CommandId, rematch: Rematch },
}

/// A line of chat, by whom, and when.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) ticket: Ticket,
    pub(super) id: CommandId,
    pub(super) class: Class,
    pub(super) line: StoredLine,
    pub(super) at_ms: i64,
}

/// What is done once facts have happened, or cannot be stored now.
#[derive(Debug)]
pub(super) enum Then {
    /// A command or an act is answered.
    Accept { ticket: Ticket, id: CommandId },
    /// A pass is told.
    TellPass { ticket: Ticket, id: CommandId, secret: PassSecret },
    /// A seat is given.
    GiveSeat { ticket: Ticket, given: SeatGiven },
    /// A screen is let in.
    GiveScreen { ticket: Ticket, given: ScreenGiven },
    /// Somebody comes in, stored or not.
    Admit { ticket: Ticket, class: Class, seen: Seq, chat_seen: u32 },
    /// What was due has happened: late watchers come next.
    GoOn,
    /// The room is back.
    BeBack,
    /// Nothing: a bot has played, or all is done.
    Rest,
}

/// Why facts do not happen.
enum Failed {
    /// They were not stored; it may be tried again.
    Code(ErrorCode),
    /// Nobody knows what is stored, or somebody else stores it: the room stops, and comes back from its log.
    Stop,
}

impl Desk {
    /// Stores facts, and only then lets them happen and tells everybody.
    pub(super) fn save(&mut self, facts: Vec<Fact>, by: Option<(Seat, &CommandId)>, then: Then) {
        let proposal = Box::new(self.machine.propose(facts, by, self.now.wall_ms));
        self.keep(Arc::clone(&proposal.append), Waiting::Facts { proposal, then });
    }

    pub(super) fn keep(&mut self, append: Arc<Append>, waiting: Waiting) {
        self.waiting = Some(waiting);
        self.effects.push(Effect::Keep(append));
    }

    /// Makes ready, while it is being stored, what is told once it is: in this time there is nothing else to do.
    pub(crate) fn make_ready(&mut self) -> &[Said] {
        match &mut self.waiting {
            Some(Waiting::Facts { proposal, .. }) => self.machine.make_ready(proposal, self.now.wall_ms),
            _ => &[],
        }
    }

    /// Lists follow what watchers see, and everybody is told then.
    pub(super) fn keep_row(&mut self, said: Vec<Said>, cut_off: Vec<Class>, then: Then) {
        match self.machine.stale_row(self.now.wall_ms) {
            Some(row) => self.keep(Arc::new(row), Waiting::Row { said, cut_off, then }),
            None => self.have_happened(said, cut_off, then),
        }
    }

    /// The store has answered.
    pub(super) fn kept(&mut self, outcome: Result<(), AppendError>) {
        match self.waiting.take() {
            Some(Waiting::Row { said, cut_off, then }) => {
                // A list that is behind for a while does no harm.
                match outcome {
                    Ok(()) => self.machine.row_stored(self.now.wall_ms),
                    Err(_) => self.be_quiet(ErrorCode::NotSaved),
                }
                self.have_happened(said, cut_off, then);
            }
            Some(Waiting::Rematch { ticket, seat, id, rematch: Rematch { room, watch } }) => match outcome {
                Ok(()) => {
                    let opened = vec![Fact::RematchOpened { room, watch }];
                    self.save(opened, Some((seat, &id.clone())), Then::Accept { ticket, id });
                }
                Err(_) => self.refuse(ticket, id, ErrorCode::NotSaved),
            },
            Some(waiting) => match self.judge(outcome) {
                Ok(true) => self.happen(waiting),
                Ok(false) => match waiting.look_up() {
                    Some(look_up) => {
                        self.waiting = Some(waiting);
                        self.effects.push(Effect::LookUp(look_up));
                    }
                    None => self.fail(waiting, Failed::Code(ErrorCode::NotSaved)),
                },
                Err(failed) => self.fail(waiting, failed),
            },
            None => {}
        }
    }

    /// Whether it is stored, where that is known.
    fn judge(&self, outcome: Result<(), AppendError>) -> Result<bool, Failed> {
        let room = self.room();
        match outcome {
            Ok(()) => Ok(true),
            Err(AppendError::Unknown) => Ok(false),
            Err(AppendError::NotSaved(_)) => Err(Failed::Code(ErrorCode::NotSaved)),
            Err(AppendError::Conflict(Conflict::Game | Conflict::JoinCode | Conflict::WatchCode)) => {
                Err(Failed::Code(ErrorCode::Internal))
            }
            Err(AppendError::Conflict(conflict)) => {
                warn!(?conflict, room.id = room, "somebody else writes this room");
                Err(Failed::Stop)
            }
            Err(AppendError::Malformed(what)) => {
                error!(?what, room.id = room, "a record that cannot be stored");
                Err(Failed::Code(ErrorCode::Internal))
            }
        }
    }

    /// A commit of unknown outcome was looked up.
    pub(super) fn looked_up(&mut self, found: &Found) {
        let Some(waiting) = self.waiting.take() else { return };
        match waiting.is_in(found) {
            Ok(true) => self.happen(waiting),
            Ok(false) => self.fail(waiting, Failed::Code(ErrorCode::NotSaved)),
            Err(failed) => self.fail(waiting, failed),
        }
    }

    /// What was stored has happened.
    fn happen(&mut self, waiting: Waiting) {
        match waiting {
            Waiting::Facts { proposal, then } => {
                let cut_off = self.machine.cuts_off(&proposal);
                let said = self.machine.commit(*proposal, self.now.wall_ms);
                self.keep_row(said, cut_off, then);
            }
            Waiting::Line { written, .. } => {
                let Written { ticket, id, class, line, at_ms } = *written;
                let said = self.machine.written(&line, at_ms);
                self.tell(said);
                let seq = self.machine.seq_of(class);
                self.answer(ticket, Answer::Said(ServerMessage::Accepted { id, seq }));
            }
            // These are never looked up.
            Waiting::Row { .. } | Waiting::Rematch { .. } => {}
        }
    }

    fn have_happened(&mut self, said: Vec<Said>, cut_off: Vec<Class>, then: Then) {
        self.tell(said);
        for class in cut_off {
            self.cut_off(class);
        }
        self.then(then, Ok(()));
    }

    fn fail(&mut self, waiting: Waiting, failed: Failed) {
        match (waiting, failed) {
            (_, Failed::Stop) => self.stop(),
            (Waiting::Facts { proposal, then }, Failed::Code(code)) => {
                self.machine.withdraw(&proposal);
                self.then(then, Err(code));
            }
            (Waiting::Line { written, .. }, Failed::Code(code)) => {
                self.refuse(written.ticket, written.id, code);
            }
            (Waiting::Row { .. } | Waiting::Rematch { .. }, Failed::Code(_)) => {}
        }
    }

    /// Goes on after facts that have happened, or that cannot be stored now.
    fn then(&mut self, then: Then, outcome: Result<(), ErrorCode>) {
        match (then, outcome) {
            (Then::Accept { ticket, id }, Ok(())) => {
                let seq = self.machine.fold.seq;
                self.answer(ticket, Answer::Said(ServerMessage::Accepted { id, seq }));
            }
            (Then::TellPass { ticket, id, secret }, Ok(())) => {
                let good_s = self.config.pass_expiry_ms / 1_000;
                self.answer(ticket, Answer::Said(ServerMessage::Pass { id, secret, good_s }));
            }
            (Then::Accept { ticket, id } | Then::TellPass { ticket, id, .. }, Err(code)) => {
                self.refuse(ticket, id, code);
            }
            (Then::GiveSeat { ticket, given }, outcome) => {
                self.answer(ticket, Answer::Seat(outcome.map(|()| given)));
            }
            (Then::GiveScreen { ticket, given }, outcome) => {
                self.answer(ticket, Answer::Screen(outcome.map(|()| given)));
            }
            // If it could not be stored, the bot goes on for a while, and the votes stand.
            (Then::Admit { ticket, class, seen, chat_seen }, _) => self.admit(ticket, class, seen, chat_seen),
            (Then::GoOn, outcome) => {
                if let Err(code) = outcome {
                    self.be_quiet(code);
                }
                self.go_on();
            }
            (Then::BeBack, Err(_)) => {
                // The clocks run on from the last fact; nothing is lost.
                warn!(room.id = self.room(), "cannot note that the room is back");
            }
            (Then::BeBack, Ok(())) | (Then::Rest, _) => {}
        }
    }

    pub(super) fn refuse(&mut self, ticket: Ticket, id: CommandId, code: ErrorCode) {
        self.answer(ticket, Answer::Said(ServerMessage::error(Some(id), code)));
    }
}

impl Waiting {
    fn append(&self) -> Option<&Append> {
        match self {
            Self::Facts { proposal, .. } => Some(&proposal.append),
            Self::Line { append, .. } => Some(append),
            Self::Row { .. } | Self::Rematch { .. } => None,
        }
    }

    /// Where to look whether it has been stored.
    fn look_up(&self) -> Option<LookUp> {
        let append = self.append()?;
        if let Some(first) = append.records.first() {
            return Some(LookUp::Records { from: first.seq });
        }
        let first = append.chat.first()?;
        // One more than was written: a line of somebody else must not go unseen.
        let limit = u32::try_from(append.chat.len() + 1).unwrap_or(u32::MAX);
        Some(LookUp::Chat { after: first.number.saturating_sub(1), limit })
    }

    /// Whether it is in what was found. What cannot be read leaves it open.
    fn is_in(&self, found: &Found) -> Result<bool, Failed> {
        let append = self.append().ok_or(Failed::Stop)?;
        match found {
            Found::Records(records) => same(records, &append.records),
            Found::Chat(lines) => same(lines, &append.chat),
            Found::Unreadable => Err(Failed::Stop),
        }
    }
}

/// Whether all is there; something else in its place means that somebody else writes this room.
fn same<T: PartialEq>(found: &[T], written: &[T]) -> Result<bool, Failed> {
    match found {
        [] => Ok(false),
        found if found == written => Ok(true),
        _ => Err(Failed::Stop),
    }
}
