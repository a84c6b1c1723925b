//! Plays a recorded game again, take-backs and all, and compares: the gate for logs of unknown origin.

use crate::course::{Course, EventNumber};
use crate::dice::Dice;
use crate::game::Game;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Something that was done, as the file of a game has it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged, bound = "", deny_unknown_fields)]
pub enum Entry<G: Game> {
    /// A command, with what came of it.
    Command {
        /// The number of its first event; those of the others follow.
        seq: EventNumber,
        /// Who gave it.
        seat: Seat,
        /// The command.
        command: G::Command,
        /// What came of it.
        events: Vec<G::Event>,
    },
    /// Everything from an event on was taken back.
    TookBack {
        /// The number of the first event that was undone.
        from: EventNumber,
    },
}

/// Where a record is not what the rules and the dice say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// It is of another game than its opening.
    #[error("the record is of another game than the opening")]
    OtherGame,
    /// The opening is not what the dice give.
    #[error("what was dealt before the first command is not what the dice give")]
    OtherOpening,
    /// The command is against the rules.
    #[error("command {nth} is against the rules: {refusal}")]
    Refused {
        /// Which entry, from 0.
        nth: usize,
        /// What the rules say.
        refusal: String,
    },
    /// Something else came of it.
    #[error("something else came of command {nth} than is recorded")]
    OtherEvents {
        /// Which entry, from 0.
        nth: usize,
    },
    /// Its number does not rise.
    #[error("command {nth} has a number that was given before")]
    OldNumber {
        /// Which entry, from 0.
        nth: usize,
    },
    /// What was taken back could not be.
    #[error("entry {nth} takes back what cannot be taken back")]
    NotToBeTakenBack {
        /// Which entry, from 0.
        nth: usize,
    },
}

/// The course of a game by its record: the opening and every command of which the rules and the dice confirm, and every
/// take-back the events before it.
///
/// # Errors
/// The first thing that they do not confirm.
pub fn replay<G: Game>(
    opening: G::Opening,
    dice: &dyn Dice,
    record: impl IntoIterator<Item = Entry<G>>,
) -> Result<Course<G>, ReplayError> {
    let setup = G::setup(&opening).map_err(|_| ReplayError::OtherOpening)?;
    if G::open(&setup, dice) != opening {
        return Err(ReplayError::OtherOpening);
    }
    let mut course = Course::<G>::new(opening);
    for (nth, entry) in record.into_iter().enumerate() {
        match &entry {
            Entry::TookBack { from } => {
                let made = course.moves().iter().find(|made| made.seq == *from);
                let possible = made.and_then(|made| course.can_take_back(made.seat, *from));
                possible.ok_or(ReplayError::NotToBeTakenBack { nth })?;
            }
            Entry::Command { seq, seat, command, events } => {
                if course.moves().last().is_some_and(|made| made.seq >= *seq) {
                    return Err(ReplayError::OldNumber { nth });
                }
                let decided = G::decide(course.state(), *seat, command, dice)
                    .map_err(|refusal| ReplayError::Refused { nth, refusal: refusal.to_string() })?;
                if decided != *events {
                    return Err(ReplayError::OtherEvents { nth });
                }
            }
        }
        entry.happen(&mut course);
    }
    Ok(course)
}

/// The course of a game by its record, which is believed: nothing is decided again.
pub fn believe<G: Game>(opening: G::Opening, record: impl IntoIterator<Item = Entry<G>>) -> Course<G> {
    let mut course = Course::<G>::new(opening);
    for entry in record {
        entry.happen(&mut course);
    }
    course
}

impl<G: Game> Entry<G> {
    /// Brings about what the entry says.
    pub fn happen(self, course: &mut Course<G>) {
        match self {
            Self::TookBack { from } => course.take_back(from),
            Self::Command { seq, seat, command, events } => {
                let mut command = Some(command);
                // A record that came from elsewhere may have the highest number there is.
                for (nth, event) in (0..).zip(events) {
                    course.apply(seq.saturating_add(nth), seat, command.take(), event);
                }
            }
        }
    }
}
