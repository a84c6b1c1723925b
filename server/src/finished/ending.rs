//! How a game ended, by its last position.

use super::log::SeatScore;
use crate::room::{Play, with_play};
use games::{Outcome, ScoreSheet};

/// The points by seat; nothing before the game is over.
pub(super) fn scores(play: &Play) -> Option<Vec<SeatScore>> {
    with_play!(play, play => {
        let Outcome { scores, winners } = play.outcome()?;
        let score = |(seat, score): (games::Seat, _)| seat_score(score, winners.contains(&seat));
        Some(scores.iter().map(score).collect())
    })
}

fn seat_score(score: &impl ScoreSheet, winner: bool) -> SeatScore {
    let categories = score.categories().into_iter().map(|(category, points)| (category.to_owned(), points));
    SeatScore { categories: categories.collect(), total: score.total(), winner }
}
