//! Plays a recorded game again and compares: the gate for logs of unknown origin.

use crate::dice::Dice;
use crate::game::Game;
use crate::seat::Seat;
use thiserror::Error;

/// A command as it was recorded, with what came of it.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(bound = "")]
pub struct Recorded<G: Game> {
    /// Who gave it.
    pub seat: Seat,
    /// The command.
    pub command: G::Command,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// Where a record is not what the rules and the dice say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// The command is against the rules.
    #[error("command {nth} is against the rules: {refusal}")]
    Refused {
        /// Which command, from 0.
        nth: usize,
        /// What the rules say.
        refusal: String,
    },
    /// Something else came of it.
    #[error("something else came of command {nth} than is recorded")]
    OtherEvents {
        /// Which command, from 0.
        nth: usize,
    },
}

/// The state at the end of a record, every command of which the rules and the dice confirm.
///
/// # Errors
/// The first command that they do not confirm.
pub fn replay<G: Game>(
    opening: &G::Opening,
    dice: &dyn Dice,
    record: impl IntoIterator<Item = Recorded<G>>,
) -> Result<G::State, ReplayError> {
    let mut state = G::begin(opening);
    for (nth, Recorded { seat, command, events }) in record.into_iter().enumerate() {
        let decided = G::decide(&state, seat, &command, dice)
            .map_err(|refusal| ReplayError::Refused { nth, refusal: refusal.to_string() })?;
        if decided != events {
            return Err(ReplayError::OtherEvents { nth });
        }
        for event in &decided {
            G::apply(&mut state, event);
        }
    }
    Ok(state)
}
