//! The fault suite: whatever is done to the server, what was acknowledged has happened, once, and all see the same.
//!
//! `make test` runs it in a small form; `make faults` runs the same at length and prints what was counted.

mod clocks;
mod database;
mod disk;
mod history;
mod kills;
mod lines;
mod load;
mod opening;
mod party;
mod stops;
mod stored;
mod wire;

use crate::app::App;
use crate::game::TestGame;
use crate::player::Taped;
use crate::scale::report;
use crate::table::Table;

/// What everybody at a table heard is what is stored.
pub(crate) fn check_history<G: TestGame>(name: &str, app: &App, table: &mut Table<G>) {
    let tapes: Vec<Vec<Taped>> = table.everybody().map(|client| std::mem::take(&mut client.tape)).collect();
    let tapes: Vec<&[Taped]> = tapes.iter().map(Vec::as_slice).collect();
    let stored = stored::Place::of_argument(app.data()).read(table.room.as_str());
    let verdict = history::compare::<G>(&stored, &tapes);
    report(name, &format!("faults=1 {}", verdict.figures));
    verdict.must_be_clean();
}
