//! Tajuto for clients.

use games::tajuto::{
    Command, InaugurationView, Moment, Options, PhaseView, PlayerView, Preview, Score, Seen, Tajuto,
    TouchMode, View,
};
use games::{Legal, Outcome};

use super::TestGame;

impl TestGame for Tajuto {
    fn options(kind: usize) -> Options {
        let touch = [TouchMode::Sizes, TouchMode::Feel, TouchMode::Blind][kind % 3];
        Options { touch, open_scores: false }
    }

    fn rank(Legal { command, preview }: &Legal<Command, Preview>) -> u8 {
        match command {
            Command::Build { .. } | Command::Pick { .. } => 0,
            Command::Claim { .. } => 1,
            Command::Grope { .. } | Command::DrawSize { .. } | Command::DrawBlind { .. } => 2,
            Command::Offer { .. } if preview.gain > preview.use_cost => 2,
            Command::Acquire { .. } => 3,
            Command::EndTurn { .. } => 4,
            Command::Offer { .. } | Command::GropeAgain {} => 5,
        }
    }

    fn draws(moment: &Moment) -> bool {
        matches!(moment.seen, Seen::DrewSize { .. } | Seen::DrewBlind { .. } | Seen::Groped { .. })
    }

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn result(view: &View) -> Option<&Outcome<Score>> {
        match &view.phase {
            PhaseView::Over { outcome } => Some(outcome),
            _ => None,
        }
    }

    /// Without face-down tiles, how floors feel, and what is reckoned for the viewer.
    fn seen_by_all(view: &View) -> View {
        let mut view = view.clone();
        view.players = view.players.map(|_, player| PlayerView { pile: None, ..player.clone() });
        if let PhaseView::Groping { readings, .. } = &mut view.phase {
            *readings = None;
        }
        view.progress.clear();
        for stack in &mut view.village {
            stack.your_price = None;
        }
        for site in &mut view.garden {
            if let InaugurationView::Site { your_price, .. } = &mut site.inauguration {
                *your_price = None;
            }
        }
        view
    }

    fn told_to_all(moment: &Moment) -> Moment {
        moment.clone()
    }
}
