//! Finished games, and what follows from them.

use super::bodies::{BodySample, sample};
use super::{game, room};
use crate::finished::{
    CategoryScore, CategoryStatistics, CoursePoint, FinishedPlayer, FinishedTable, ForgetMe, FriendGames,
    FriendStatistics, GameStatistics, Kept, PieceStatistics, Proof, RenameMe, Replay, ReplayStep, Statistics,
    TableStatistics,
};
use crate::generate::GenerateError;
use crate::numbers::Seq;
use crate::room::BotName;
use games::{PlayerColour, Seat, Viewer};

const ENDED_S: u32 = 1_789_003_600;

pub(super) fn questions() -> Result<Vec<BodySample>, GenerateError> {
    Ok(vec![
        sample("rename-me", "RenameMe", &RenameMe { name: "Amelia".into() })?,
        sample("forget-me", "ForgetMe", &ForgetMe {})?,
    ])
}

pub(super) fn answers() -> Result<Vec<BodySample>, GenerateError> {
    let finished = FinishedTable {
        id: room::game_id()?,
        game: "tajuto".into(),
        began_s: Some(ENDED_S - 3_600),
        ended_s: ENDED_S,
        steps: 214,
        proof: Proof::Decided,
        imported: false,
        rematch_of: None,
        mine: Some(Seat::ALL[0]),
        players: vec![
            FinishedPlayer { first: true, ..player("Ama", None, [12, 6, 9, 4]) },
            FinishedPlayer {
                colour: Some(PlayerColour::Black),
                place: 2,
                won: false,
                ..player("steward", Some(BotName::Steward), [15, 3, 6, 4])
            },
        ],
    };
    let kept = Kept { games: 31, names: vec!["Ama".into()], lines: 12, since_s: Some(ENDED_S) };
    Ok(vec![
        sample("finished-table", "FinishedTable", &finished)?,
        sample("replay", "Replay", &replay()?)?,
        sample("statistics", "Statistics", &statistics()?)?,
        sample("kept", "Kept", &kept)?,
    ])
}

fn player(name: &str, bot: Option<BotName>, points: [u32; 4]) -> FinishedPlayer {
    let categories = ["wisdom", "objectives", "inaugurations", "shrines"];
    let score = |(category, points): (&str, u32)| CategoryScore { category: category.into(), points };
    FinishedPlayer {
        name: name.into(),
        bot,
        colour: Some(PlayerColour::Blue),
        first: false,
        place: 1,
        won: true,
        points: points.iter().sum(),
        scores: categories.into_iter().zip(points).map(score).collect(),
    }
}

/// One step of it, and the take-back of that.
fn replay() -> Result<Replay, GenerateError> {
    let game = game::tajuto()?;
    let step = |seq: Seq, took_back, news| ReplayStep {
        seq,
        seat: Seat::ALL[0],
        at_ms: Some(61_000),
        turn: 3,
        chapter: 0,
        took_back,
        news,
    };
    Ok(Replay {
        id: room::game_id()?,
        room: room::over()?,
        table: game.table(Viewer::Everyone, Seq(0))?,
        steps: vec![
            step(game.seq(), false, game.news(Viewer::Everyone)?),
            step(game.seq(), true, game.take_back()?),
        ],
    })
}

fn statistics() -> Result<Statistics, GenerateError> {
    let game = GameStatistics {
        game: "tajuto".into(),
        played: 2,
        won: 1,
        points: 52,
        best: 31,
        categories: vec![CategoryStatistics { category: "wisdom".into(), points: 21, winners: 27 }],
        tables: vec![TableStatistics { players: 2, played: 2, won: 1, first_won: 1, begun: 1, begun_won: 1 }],
        pieces: vec![PieceStatistics { piece: "market".into(), count: 3, games: 2, won: 1 }],
        turns: 58,
        turns_s: 1_460,
        course: vec![CoursePoint {
            id: room::game_id()?,
            ended_s: ENDED_S,
            players: 2,
            points: 31,
            won: true,
        }],
    };
    let together =
        FriendGames { game: "tajuto".into(), played: 2, ahead: 1, behind: 1, points: 52, their_points: 55 };
    let friend = FriendStatistics {
        friend: "b1946ac92492d2347c6235b4d2611184".into(),
        name: "Ine".into(),
        games: vec![together],
        last_s: ENDED_S,
    };
    Ok(Statistics { games: vec![game], friends: vec![friend] })
}
