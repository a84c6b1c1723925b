//! Who asked the room what, and what it may answer: what it says is done is stored, once, and what it refuses is not.

use super::line::Out;
use super::world::{Event, World};
use crate::room::desk::{Admitted, Answer, Question, Ticket};
use crate::room::play::Class;
use crate::rooms::Reading;
use crate::secrets::SecretHash;
use games::Seat;
use protocol::{CommandId, ErrorCode, SeatGiven, Seq, ServerMessage};

/// Who asked what.
#[derive(Debug)]
pub(super) enum Asker {
    Enter { socket: u32, seen: Seq, chat_seen: u32 },
    Say { socket: u32, said: Option<Sayer> },
    Anew { socket: u32, class: Class },
    Http { client: usize },
}

/// A seat that said something.
#[derive(Clone, Debug)]
pub(super) struct Sayer {
    pub(super) seat: Seat,
    pub(super) term: u32,
    pub(super) id: CommandId,
    pub(super) is_chat: bool,
}

impl World {
    pub(super) fn answer(&mut self, ticket: Ticket, answer: Answer) {
        let Some(house) = &mut self.house else { return };
        let asker = house.askers.remove(&ticket).expect("each question is answered once");
        let config = &self.plan.config;
        match (asker, answer) {
            (Asker::Enter { socket, seen, chat_seen }, Answer::Entered(Ok(admitted))) => {
                let Admitted { place, seq, welcome } = *admitted;
                self.judge.hears(&self.log, config, place.class, Some(seq), &welcome);
                self.admit(socket, place, Reading::new(seen, chat_seen), Out::new(Some(seq), welcome));
            }
            (Asker::Enter { socket, .. }, Answer::Entered(Err(code))) => {
                let wait = self.up_to(50);
                self.later(wait, Event::TurnedAway { socket, code });
            }
            (Asker::Say { socket, said }, Answer::Said(message)) => {
                let term = |seat| house.terms.get(&Class::Seat(seat)).copied().unwrap_or_default();
                let appends = house.appends;
                match said {
                    Some(said) if said.term == term(said.seat) => {
                        self.check_answer(&said, &message, appends);
                    }
                    // One who was cut off has spoken as one who watches.
                    Some(said) if !said.is_chat => {
                        assert_eq!(appends, 0, "{said:?} has no right any more: {message:?}");
                    }
                    _ => {}
                }
                self.reply(socket, Some(Out::new(None, message)));
            }
            (Asker::Anew { socket, class }, Answer::Anew(seq, welcome)) => {
                self.figures.anew += 1;
                self.judge.hears(&self.log, config, class, Some(seq), &welcome);
                self.reply(socket, Some(Out::new(Some(seq), welcome)));
            }
            (Asker::Anew { socket, .. }, Answer::Nothing) => self.reply(socket, None),
            (Asker::Http { client }, Answer::Seat(given)) => {
                self.check_given(&given);
                let lost = self.bad_luck(150);
                let given = if lost { Err(ErrorCode::NotSaved) } else { given };
                let wait = self.up_to(100);
                self.later(wait, Event::Given { client, given });
            }
            (asker, answer) => panic!("{answer:?} to {asker:?}"),
        }
    }

    fn check_answer(&self, Sayer { seat, id, is_chat, .. }: &Sayer, message: &ServerMessage, appends: u32) {
        let (done, written) = (self.log.done(*seat, id), self.log.written(*seat, id));
        match message {
            ServerMessage::Accepted { id: answered, seq } => {
                assert_eq!(answered, id);
                if *is_chat {
                    assert_eq!(written, 1, "{id:?} of {seat:?} is acknowledged: it must be written once");
                } else {
                    assert_eq!(done, [seq.0], "{id:?} of {seat:?} is acknowledged: it must be stored once");
                }
            }
            ServerMessage::Pass { secret, .. } => {
                let hash = SecretHash::of(secret.secret());
                let is_stored = self.log.records.iter().any(|record| record.body.contains(hash.as_str()));
                assert!(is_stored, "a pass is told that is not stored");
            }
            ServerMessage::Error { code: ErrorCode::IdReused, .. } => {
                assert_eq!(done.len() + written, 1, "{id:?} of {seat:?} is called used");
            }
            ServerMessage::Refused { .. } | ServerMessage::Error { .. } => {
                let stored = if *is_chat { written } else { done.len() };
                assert!(
                    stored == 0 || self.log.moved,
                    "{id:?} of {seat:?} is stored, and refused: {message:?}"
                );
                let unsaved = matches!(message, ServerMessage::Error { code: ErrorCode::NotSaved, .. });
                assert!(appends == 0 || unsaved, "what is refused changes nothing: {message:?}");
            }
            other => panic!("an answer to {id:?}: {other:?}"),
        }
    }

    /// A seat that is given is held by the log.
    fn check_given(&self, given: &Result<SeatGiven, ErrorCode>) {
        if let Ok(SeatGiven { seat, token, .. }) = given {
            assert_eq!(
                self.restored().fold.seat_of(token),
                Some(*seat),
                "a seat is given that is not stored"
            );
        }
    }

    pub(super) fn asked_by_http(&mut self, client: usize, question: Question) {
        if self.wake_house() {
            self.ask(question, Asker::Http { client });
        } else {
            self.later(10, Event::Given { client, given: Err(ErrorCode::NotSaved) });
        }
    }

    /// The room leaves memory: its sockets end, and what was asked is not answered.
    pub(super) fn close_house(&mut self) {
        let Some(house) = self.house.take() else { return };
        for asker in house.askers.into_values() {
            match asker {
                Asker::Enter { socket, .. } => self.end_line(socket),
                Asker::Http { client } => {
                    let wait = self.up_to(100);
                    self.later(wait, Event::Given { client, given: Err(ErrorCode::NotSaved) });
                }
                Asker::Say { .. } | Asker::Anew { .. } => {}
            }
        }
        let is_in = |(&socket, line): (&u32, &super::line::Socket)| line.is_in().then_some(socket);
        for socket in self.sockets.iter().filter_map(is_in).collect::<Vec<_>>() {
            self.end_line(socket);
        }
    }
}
