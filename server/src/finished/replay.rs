//! A finished game as it was played, seen by one pair of eyes.

use super::file::GameFile;
use super::log::{Log, LogError, SeatHead};
use super::upgrade::lift;
use crate::room::{GameOpening, GameRecord, PlayOf};
use games::course::Course;
use games::replay::Entry;
use games::{Game, PlayerColour, Seat, Viewer};
use protocol::{
    Fairness, GameOptions, GameTable, Occupant, Replay, ReplayStep, Revealed, RoomPhase, RoomView, SeatView,
    Seq, Settings, WireGame,
};
use serde_json::{Value, json};
use std::str::FromStr;

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Nobody's: everything is open.
    All,
    /// Those of one who watched.
    Watcher,
    /// Those of a player.
    Seat(Seat),
}

/// No such eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`eyes` is `watcher` or the number of a seat, or is left out")]
pub struct NoSuchEyes;

impl FromStr for Eyes {
    type Err = NoSuchEyes;

    fn from_str(text: &str) -> Result<Self, NoSuchEyes> {
        match text {
            "watcher" => Ok(Self::Watcher),
            seat => {
                let seat = seat.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
                seat.map(Self::Seat).ok_or(NoSuchEyes)
            }
        }
    }
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Self::All => Viewer::Everyone,
            Self::Watcher => Viewer::Spectator,
            Self::Seat(seat) => Viewer::Seat(seat),
        }
    }

    /// All eyes that a game can be seen by.
    pub fn of(log: &Log) -> impl Iterator<Item = Self> {
        [Self::All, Self::Watcher].into_iter().chain(log.seats().map(|(seat, _)| Self::Seat(seat)))
    }

    /// How addresses and files call them.
    pub fn name(self) -> String {
        match self {
            Self::All => "all".into(),
            Self::Watcher => "watcher".into(),
            Self::Seat(seat) => seat.index().to_string(),
        }
    }
}

/// The replay of a game whose log is believed.
///
/// # Errors
/// The log cannot be read by the rules of today.
pub fn replay(file: &GameFile, eyes: Eyes) -> Result<Replay, LogError> {
    let log = lift(file.log.clone())?;
    let (table, steps) =
        shown(log.opening()?, log.record()?, &log.times(), eyes.viewer()).ok_or(LogError::OtherGame)?;
    Ok(Replay { id: log.head.game_id, room: room(file)?, table, steps })
}

macro_rules! over_games {
    ($($game:ident in $module:ident;)+) => {
        /// The table before the first step, and the steps; nothing where the record is of another game.
        fn shown(
            opening: GameOpening,
            record: GameRecord,
            times: &[Option<u32>],
            viewer: Viewer,
        ) -> Option<(GameTable, Vec<ReplayStep>)> {
            match (opening, record) {
                $((GameOpening::$game(opening), GameRecord::$game(record)) => {
                    Some(steps::<games::$module::$game>(*opening, record, times, viewer))
                })+
                _ => None,
            }
        }
    };
}
games::for_all_games!(over_games);

fn steps<G: WireGame>(
    opening: G::Opening,
    record: Vec<Entry<G>>,
    times: &[Option<u32>],
    viewer: Viewer,
) -> (GameTable, Vec<ReplayStep>) {
    let mut play: PlayOf<G> = Course::new(opening).into();
    let table = play.table(viewer, None, Seq(0));
    let step = |(entry, at_ms): (Entry<G>, &Option<u32>)| {
        let chapter = G::chapter(play.state());
        let turns_before = play.course().turns_ended();
        let last = play.course().moves().last().map_or(0, |made| made.seq);
        let (seq, seat, took_back) = match &entry {
            Entry::Command { seq, seat, .. } => (*seq, *seat, false),
            Entry::TookBack { from } => (*from, whose(play.course(), *from), true),
        };
        play.happen(entry);
        let since = if took_back { last } else { seq.saturating_sub(1) };
        // What is taken back belongs to the turn to which the game goes back.
        let turns = turns_before.min(play.course().turns_ended());
        let news = play.news(viewer, None, Seq(since));
        play.have_told();
        ReplayStep {
            seq: Seq(seq),
            seat,
            at_ms: *at_ms,
            turn: u32::try_from(turns + 1).unwrap_or(u32::MAX),
            chapter,
            took_back,
            news,
        }
    };
    let steps = record.into_iter().zip(times).map(step).collect();
    (table, steps)
}

fn whose<G: Game>(course: &Course<G>, from: u32) -> Seat {
    course.moves().iter().find(|made| made.seq == from).map_or(Seat::ALL[0], |made| made.seat)
}

/// The room after the end, as far as the file knows it.
fn room(file: &GameFile) -> Result<RoomView, LogError> {
    let head = &file.log.head;
    let part = |key: &str| head.opening.get(key).cloned().unwrap_or_default();
    let colours: Vec<PlayerColour> = serde_json::from_value(part("colours"))?;
    let mut options = part("options");
    if let Some(fields) = options.as_object_mut() {
        fields.insert("game".into(), Value::from(head.game.as_str()));
    }
    let game: GameOptions = serde_json::from_value(options)?;
    let settings: Settings = serde_json::from_value(json!({ "game": game }))?;
    let names = file.people.names.iter().cloned().chain(std::iter::repeat(String::new()));
    let seat = |(((seat, held), colour), name): (((Seat, SeatHead), PlayerColour), String)| SeatView {
        seat,
        colour,
        occupant: match held.bot {
            Some(level) => Occupant::Bot { level },
            None => Occupant::Person { name, stand_in: None, shows_hand: false },
        },
    };
    Ok(RoomView {
        phase: RoomPhase::Over,
        host: None,
        seats: file.log.seats().zip(colours).zip(names).map(seat).collect(),
        settings,
        fairness: Some(Fairness {
            commitment: head.commitment.clone(),
            revealed: Some(Revealed {
                secret: head.secret.reveal().to_owned(),
                game_id: head.game_id.clone(),
                nonces: head.nonces.clone(),
                seed: head.seed.clone(),
            }),
        }),
        game_id: head.game_id.clone(),
        clocks: None,
        take_back: None,
        votes: Vec::new(),
        codes: None,
        rematch: None,
        screens: 0,
        hook: None,
        practice: false,
        reinvites: Vec::new(),
        open_passes: 0,
    })
}
