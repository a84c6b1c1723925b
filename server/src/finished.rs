//! Finished games: the log that is stored of each, the file that it is given away as, and what can be made of both: the
//! proof of every draw, the replay, and the rows by which it is listed and counted.

mod canonical;
mod chain;
mod check;
mod ending;
mod file;
mod last;
mod log;
mod replay;
mod rows;
mod self_played;
mod taken_in;
mod upgrade;
mod version1;

pub use check::{Checked, check};
pub use file::{FileError, FileLine, GameFile, LARGEST_FILE, People};
pub use log::{Ending, Head, Log, LogError, SeatHead, SeatScore};
pub use replay::{Eyes, replay};

pub(crate) use last::last_position;
pub(crate) use rows::{Begun, finished};
pub use self_played::self_played;
pub use taken_in::{TakenIn, taken_in};
