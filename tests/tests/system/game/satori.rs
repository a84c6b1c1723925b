//! Satori for clients.

use games::satori::{Command, Moment, Options, PhaseView, PlayerView, Preview, Satori, Score, Told, View};
use games::{Legal, Outcome};

use super::TestGame;

impl TestGame for Satori {
    fn options(_kind: usize) -> Options {
        Options {}
    }

    /// What is open is used before it is left, and what builds comes first.
    fn rank(Legal { command, .. }: &Legal<Command, Preview>) -> u8 {
        match command {
            Command::BuildPagoda { .. } => 0,
            Command::BuildAltar { .. } | Command::PlaceJokoro { .. } => 1,
            Command::Pass {} => 4,
            Command::EndTurn {} => 5,
            Command::TurnWheel { .. } => 3,
            _ => 2,
        }
    }

    /// A cost tile for the pagoda. What is new in a round is final.
    fn draws(moment: &Moment) -> bool {
        matches!(moment.seen, Told::BuiltPagoda { plate: Some(_), .. })
    }

    fn turn(view: &View) -> u32 {
        let players = u32::try_from(view.players.len()).expect("there are few");
        (u32::from(view.round) - 1) * 3 * players + u32::from(view.turns)
    }

    fn result(view: &View) -> Option<&Outcome<Score>> {
        match &view.phase {
            PhaseView::Over { outcome } => Some(outcome),
            _ => None,
        }
    }

    /// Without amulets that nobody has played, and what was chosen about them.
    fn seen_by_all(view: &View) -> View {
        let mut view = view.clone();
        view.players = view.players.map(|_, player| PlayerView {
            amulet: player.amulet.filter(|_| player.amulet_played),
            choice: None,
            ..player.clone()
        });
        view
    }

    fn told_to_all(moment: &Moment) -> Moment {
        let mut moment = moment.clone();
        if let Told::ChoseAmulet { play, .. } = &mut moment.seen {
            *play = None;
        }
        moment
    }
}
