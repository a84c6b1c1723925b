//! What people ask for, checked: facts, or the reason why not. Nothing is changed here.

mod notices;
mod seating;

pub(super) use super::play::Refused;
pub(super) use notices::notices;
pub(super) use seating::{sit_down, use_pass};

use super::dice::RoomDice;
use super::fact::Fact;
use super::fold::Fold;
use super::host::{self, Presence};
use super::play;
use super::seats::{Holder, SeatState};
use super::take_back::{TakeBack, take_back};
use crate::names;
use crate::secrets::{self, SecretHash};
use games::{PlayerColour, Seat};
use protocol::{
    Act, BotName, ClockSetting, DecisionKey, ErrorCode, GameCommand, GamePreview, Motion, Nonce, PassSecret,
    RoomPhase, Seq, Settings,
};

/// The shortest and the longest time on a clock.
const CLOCK_MS: std::ops::RangeInclusive<u32> = 1_000..=86_400_000;

/// A command of the game. A stale key is refused before anything else: a late copy of a refused command
/// must not become legal.
pub(super) fn command(
    fold: &Fold,
    seat: Seat,
    key: &DecisionKey,
    command: &GameCommand,
    by_bot: bool,
) -> Result<Vec<Fact>, Refused> {
    let game = fold.game.as_ref().ok_or(ErrorCode::WrongPhase)?;
    if fold.phase != RoomPhase::Playing {
        return Err(ErrorCode::WrongPhase.into());
    }
    if fold.key().as_ref() != Some(key) {
        return Err(ErrorCode::StaleDecision.into());
    }
    if !by_bot && fold.is_out_of_time() {
        return Err(ErrorCode::WrongPhase.into());
    }
    let events = game.play.decide(seat, command, &game.dice)?;
    let mut command = Some(command.clone());
    let fact = |event| Fact::Played { seat, by_bot, command: command.take(), event };
    Ok(events.into_iter().map(fact).collect())
}

/// What a command would bring.
pub(super) fn preview(fold: &Fold, seat: Seat, command: &GameCommand) -> Result<GamePreview, Refused> {
    let game =
        fold.game.as_ref().filter(|_| fold.phase == RoomPhase::Playing).ok_or(ErrorCode::WrongPhase)?;
    game.play.preview(seat, command)
}

/// What an act makes, besides facts.
#[derive(Debug)]
pub(super) struct Done {
    pub(super) facts: Vec<Fact>,
    pub(super) pass: Option<PassSecret>,
}

impl From<Vec<Fact>> for Done {
    fn from(facts: Vec<Fact>) -> Self {
        Self { facts, pass: None }
    }
}

/// An act of a seated person; `presence` says who is away for how long.
pub(super) fn act(fold: &Fold, seat: Seat, act: &Act, presence: &Presence<'_>) -> Result<Done, ErrorCode> {
    let table = Table { fold, seat };
    match act {
        Act::Rename { name } => {
            let name = names::name(name).ok_or(ErrorCode::BadName)?;
            Ok(vec![Fact::Renamed { seat, name }].into())
        }
        Act::Recolour { colour } => {
            table.waiting()?;
            free_colour(fold, *colour)?;
            Ok(vec![Fact::Recoloured { seat, colour: *colour }].into())
        }
        Act::Leave {} => {
            table.waiting()?;
            Ok(vec![Fact::SeatCleared { seat }].into())
        }
        Act::Configure { settings } => {
            table.waiting_host()?;
            check_settings(settings, fold.seats.len())?;
            Ok(vec![Fact::Configured { settings: settings.clone() }].into())
        }
        Act::Resize { seats } => table.resize(usize::from(*seats)),
        Act::SeatBot { seat, level } => {
            table.waiting_host()?;
            table.empty(*seat)?;
            Ok(vec![Fact::BotSeated { seat: *seat, level: *level }].into())
        }
        Act::ClearSeat { seat } => {
            table.waiting_host()?;
            match fold.seats.get(seat.index()).map(|state| &state.holder) {
                Some(Holder::Person(_) | Holder::Bot(_)) => {
                    Ok(vec![Fact::SeatCleared { seat: *seat }].into())
                }
                Some(Holder::Nobody) | None => Err(ErrorCode::SeatEmpty),
            }
        }
        Act::PassHost { seat } => {
            table.host()?;
            let person = fold.seats.get(seat.index()).and_then(|state| state.person());
            person.ok_or(ErrorCode::SeatEmpty)?;
            Ok(vec![Fact::HostPassed { seat: *seat }].into())
        }
        Act::ShowHand { show } => {
            table.waiting()?;
            Ok(vec![Fact::HandShown { seat, show: *show }].into())
        }
        Act::Stir { nonce } => {
            table.waiting()?;
            Ok(vec![Fact::Stirred { seat, nonce: nonce.clone() }].into())
        }
        Act::Start {} => table.start(),
        Act::TakeBack { from } => table.take_back(*from),
        Act::AnswerTakeBack { offer, agree } => table.answer(*offer, *agree),
        Act::Vote { motion, aye } => table.vote(*motion, *aye, presence),
        Act::StandIn { level } => {
            table.playing()?;
            Ok(vec![Fact::StoodIn { seat, level: *level }].into())
        }
        Act::Return {} => {
            let away = fold.seats.get(seat.index()).and_then(|state| state.person()?.stand_in);
            away.ok_or(ErrorCode::NothingAsked)?;
            Ok(vec![Fact::Returned { seat }].into())
        }
        Act::MakePass { moves } => {
            let pass = secrets::pass().map_err(|_| ErrorCode::Internal)?;
            let secret = SecretHash::of(pass.secret());
            Ok(Done { facts: vec![Fact::PassMade { seat, pass: secret, moves: *moves }], pass: Some(pass) })
        }
        Act::Rematch {} => Err(ErrorCode::WrongPhase),
        // These are decided by rules of their own.
        Act::AskNotices { .. } | Act::DropNotices { .. } | Act::SetHook { .. } => Err(ErrorCode::NoNotices),
    }
}

/// Whether settings can be played by at a table of so many seats.
pub(super) fn check_settings(settings: &Settings, seats: usize) -> Result<(), ErrorCode> {
    let clock = match settings.clock {
        ClockSetting::Off => true,
        ClockSetting::PerTurn { turn_ms } => CLOCK_MS.contains(&turn_ms),
        ClockSetting::Bank { bank_ms, increment_ms } => {
            CLOCK_MS.contains(&bank_ms) && increment_ms <= *CLOCK_MS.end()
        }
    };
    let first = match settings.first {
        games::FirstPlayer::Random => true,
        games::FirstPlayer::Seat(seat) => seat.index() < seats,
    };
    let enough = play::colours(&settings.game).len() >= seats;
    if clock && first && enough { Ok(()) } else { Err(ErrorCode::BadSettings) }
}

fn free_colour(fold: &Fold, colour: PlayerColour) -> Result<(), ErrorCode> {
    if !play::colours(&fold.settings.game).contains(&colour) {
        Err(ErrorCode::BadSettings)
    } else if fold.seats.iter().any(|state| state.colour == colour) {
        Err(ErrorCode::ColourTaken)
    } else {
        Ok(())
    }
}

/// The table, from the seat of the one who acts.
struct Table<'a> {
    fold: &'a Fold,
    seat: Seat,
}

impl Table<'_> {
    fn waiting(&self) -> Result<(), ErrorCode> {
        if self.fold.phase == RoomPhase::Waiting { Ok(()) } else { Err(ErrorCode::WrongPhase) }
    }

    fn playing(&self) -> Result<(), ErrorCode> {
        if self.fold.phase == RoomPhase::Playing { Ok(()) } else { Err(ErrorCode::WrongPhase) }
    }

    fn host(&self) -> Result<(), ErrorCode> {
        if self.fold.host == Some(self.seat) { Ok(()) } else { Err(ErrorCode::NotHost) }
    }

    fn waiting_host(&self) -> Result<(), ErrorCode> {
        self.waiting()?;
        self.host()
    }

    fn empty(&self, seat: Seat) -> Result<(), ErrorCode> {
        match self.fold.seats.get(seat.index()).map(|state| &state.holder) {
            Some(Holder::Nobody) => Ok(()),
            Some(Holder::Person(_) | Holder::Bot(_)) => Err(ErrorCode::SeatTaken),
            None => Err(ErrorCode::BadSettings),
        }
    }

    fn resize(&self, seats: usize) -> Result<Done, ErrorCode> {
        self.waiting_host()?;
        let offered = play::colours(&self.fold.settings.game);
        if !games::seat::TABLE_SIZES.contains(&seats) || seats > offered.len() {
            return Err(ErrorCode::BadSettings);
        }
        let gone = self.fold.seats.iter().skip(seats);
        if gone.into_iter().any(|state| !matches!(state.holder, Holder::Nobody)) {
            return Err(ErrorCode::SeatTaken);
        }
        let mut colours: Vec<PlayerColour> =
            self.fold.seats.iter().map(|state| state.colour).take(seats).collect();
        let unused: Vec<PlayerColour> =
            offered.into_iter().filter(|colour| !colours.contains(colour)).collect();
        colours.extend(unused.into_iter().take(seats - colours.len()));
        Ok(vec![Fact::Resized { colours }].into())
    }

    fn start(&self) -> Result<Done, ErrorCode> {
        self.waiting_host()?;
        let fold = self.fold;
        if fold.seats.iter().any(|state| matches!(state.holder, Holder::Nobody)) {
            return Err(ErrorCode::SeatEmpty);
        }
        check_settings(&fold.settings, fold.seats.len())?;
        let nonce = |state: &SeatState| {
            state.person().and_then(|person| person.nonce.as_ref()).map_or("", Nonce::as_str).to_owned()
        };
        let nonces: Vec<String> = fold.seats.iter().map(nonce).collect();
        let dice = RoomDice::new(&fold.secret.seed(&fold.game_id, &nonces), &fold.room);
        let colours = fold.seats.iter().map(|state| state.colour).collect();
        let opening = play::open(&fold.settings.game, colours, fold.settings.first, &dice)?;
        Ok(vec![Fact::Started { nonces, opening }].into())
    }

    fn take_back(&self, from: Seq) -> Result<Done, ErrorCode> {
        let seat = self.seat;
        if self.fold.is_out_of_time() {
            return Err(ErrorCode::NothingToTakeBack);
        }
        let others = self.judges(seat).count();
        match take_back(self.fold, seat, from).ok_or(ErrorCode::NothingToTakeBack)? {
            TakeBack::Free => Ok(vec![Fact::TookBack { seat, from, asked: false }].into()),
            // With bots alone at the table nobody is there to mind.
            TakeBack::Asked { .. } if others == 0 => {
                Ok(vec![Fact::TookBack { seat, from, asked: true }].into())
            }
            TakeBack::Asked { .. } => Ok(vec![Fact::TakeBackAsked { seat, from }].into()),
        }
    }

    /// Those who must agree to a take-back: all other people at the table.
    fn judges(&self, asker: Seat) -> impl Iterator<Item = Seat> {
        self.fold.people().map(|(seat, _)| seat).filter(move |&seat| seat != asker)
    }

    fn answer(&self, asked: Seq, agree: bool) -> Result<Done, ErrorCode> {
        let seat = self.seat;
        // An answer that comes late must not allow what was asked since.
        let offer = self.fold.offer.as_ref().filter(|offer| offer.seq == asked);
        let offer = offer.ok_or(ErrorCode::NothingAsked)?;
        if offer.by == seat || offer.agreed.contains(&seat) {
            return Err(ErrorCode::NothingAsked);
        }
        let mut facts = vec![Fact::TakeBackAnswered { seat, agree }];
        if agree && self.judges(offer.by).all(|other| other == seat || offer.agreed.contains(&other)) {
            facts.push(Fact::TookBack { seat: offer.by, from: offer.from, asked: true });
        }
        Ok(facts.into())
    }

    fn vote(&self, motion: Motion, aye: bool, presence: &Presence<'_>) -> Result<Done, ErrorCode> {
        self.playing()?;
        if let Motion::StandIn { seat } = motion {
            let away = self.fold.seats.get(seat.index()).and_then(|state| state.person());
            let away = away.ok_or(ErrorCode::SeatEmpty)?;
            let is_away = away.stand_in.is_none() && presence.is_long_away(seat);
            if seat == self.seat || aye && !is_away {
                return Err(ErrorCode::NotAbsent);
            }
        }
        let mut facts = vec![Fact::Voted { seat: self.seat, motion, aye }];
        let others = self.fold.votes.iter().filter(|(on, by)| *on == motion && *by != self.seat).count();
        if aye && others + 1 >= host::needed(self.fold, motion) {
            facts.push(match motion {
                Motion::StandIn { seat } => Fact::StoodIn { seat, level: BotName::Steward },
                Motion::Abandon {} => Fact::Abandoned {},
            });
        }
        Ok(facts.into())
    }
}
