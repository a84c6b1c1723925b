//! The state of a room: the fold of its facts. Applying one cannot fail.

mod notices;
mod passes;
mod screens;
mod seats;

pub(super) use screens::Screens;

use super::clock::Clock;
use super::dice::RoomDice;
use super::fact::{Fact, StoredFact};
use super::notices::Told;
use super::play::{Play, colours, with_play};
use super::seats::{Holder, Person, SeatState};
use crate::secrets::{DiceSecret, SecretHash};
use games::bot::BotLevel;
use games::dice::Seed;
use games::{Seat, Viewer};
use protocol::{
    BotName, Codes, DecisionKey, GameId, Motion, Rematch, RoomId, RoomLine, RoomPhase, RoomTold, SeatToken,
    SeatView, Seq, Settings,
};
use std::borrow::Borrow;

/// A room as its facts have made it.
#[derive(Debug)]
pub(crate) struct Fold {
    pub(crate) room: RoomId,
    /// The game that is or will be played: named before anyone sits, as the seed depends on it.
    pub(crate) game_id: GameId,
    pub(super) codes: Codes,
    pub(crate) settings: Settings,
    pub(crate) secret: DiceSecret,
    pub(super) practice: bool,
    /// The game of which this one is the rematch.
    pub(crate) rematch_of: Option<GameId>,
    pub(super) seats: Vec<SeatState>,
    pub(super) host: Option<Seat>,
    pub(super) phase: RoomPhase,
    pub(crate) game: Option<GameState>,
    pub(super) offer: Option<Offer>,
    pub(super) votes: Vec<(Motion, Seat)>,
    pub(super) rematch: Option<Rematch>,
    pub(super) screens: Screens,
    /// The seats whose holders the host may let back in.
    pub(super) reinvites: Vec<Seat>,
    pub(super) log: Vec<RoomLine>,
    /// Who is told of turns elsewhere.
    pub(super) told: Told,
    pub(super) seq: Seq,
    pub(crate) at_ms: i64,
}

/// The game that was begun.
#[derive(Debug)]
pub(crate) struct GameState {
    pub(crate) nonces: Vec<String>,
    pub(crate) seed: Seed,
    pub(super) dice: RoomDice,
    pub(crate) play: Play,
    pub(super) clock: Option<Clock>,
    /// The number of the fact that opened the present decision.
    pub(super) decision: Seq,
}

/// A take-back that is asked for.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    /// The number of the fact that asked.
    pub(super) seq: Seq,
    pub(super) by: Seat,
    pub(super) from: Seq,
    pub(super) agreed: Vec<Seat>,
}

impl Fold {
    /// The room after its first fact; nothing where that is not its opening.
    pub(crate) fn new(first: &StoredFact) -> Option<Self> {
        let Fact::Opened { room, game_id, codes, settings, colours, secret, practice, rematch_of } =
            &first.fact
        else {
            return None;
        };
        Some(Self {
            room: room.clone(),
            game_id: game_id.clone(),
            codes: codes.clone(),
            settings: settings.clone(),
            secret: secret.clone(),
            practice: *practice,
            rematch_of: rematch_of.clone(),
            seats: colours.iter().map(|&colour| SeatState::empty(colour)).collect(),
            host: None,
            phase: RoomPhase::Waiting,
            game: None,
            offer: None,
            votes: Vec::new(),
            rematch: None,
            screens: Screens::default(),
            reinvites: Vec::new(),
            told: Told::default(),
            log: vec![RoomLine { seq: first.seq, told: RoomTold::Opened {} }],
            seq: first.seq,
            at_ms: first.at_ms,
        })
    }

    /// The room after these facts; nothing where the first one is not its opening.
    pub(super) fn of(facts: impl IntoIterator<Item: Borrow<StoredFact>>) -> Option<Self> {
        let mut facts = facts.into_iter();
        let mut fold = Self::new(facts.next()?.borrow())?;
        for stored in facts {
            fold.apply(stored.borrow());
        }
        fold.have_told();
        Some(fold)
    }

    /// Everybody who is there has been told everything.
    pub(super) fn have_told(&mut self) {
        if let Some(game) = &mut self.game {
            game.play.have_told();
        }
    }

    /// Applies the next fact.
    pub(crate) fn apply(&mut self, stored: &StoredFact) {
        self.seq = stored.seq;
        self.at_ms = stored.at_ms;
        match &stored.fact {
            Fact::Opened { .. } => {}
            Fact::SatDown { .. }
            | Fact::BotSeated { .. }
            | Fact::SeatCleared { .. }
            | Fact::Renamed { .. }
            | Fact::Recoloured { .. }
            | Fact::Resized { .. }
            | Fact::HandShown { .. }
            | Fact::Stirred { .. }
            | Fact::StoodIn { .. }
            | Fact::Returned { .. } => self.apply_to_seats(stored),
            Fact::PassMade { .. }
            | Fact::PassUsed { .. }
            | Fact::PassesWithdrawn { .. }
            | Fact::ReinviteAllowed { .. }
            | Fact::Reinvited { .. }
            | Fact::ReinviteEnded { .. } => self.apply_to_passes(stored),
            Fact::Configured { .. }
            | Fact::HostPassed { .. }
            | Fact::Voted { .. }
            | Fact::Abandoned { .. }
            | Fact::RematchOpened { .. } => self.apply_to_room(stored),
            Fact::Started { .. }
            | Fact::Played { .. }
            | Fact::TakeBackAsked { .. }
            | Fact::TakeBackAnswered { .. }
            | Fact::TookBack { .. }
            | Fact::TimeRanOut { .. }
            | Fact::Resumed {} => self.apply_to_game(stored),
            Fact::ScreenPassMade { .. }
            | Fact::ScreenAdmitted { .. }
            | Fact::ScreensDismissed { .. }
            | Fact::ScreensCame { .. } => self.apply_to_screens(stored),
            Fact::NoticesAsked { .. }
            | Fact::NoticesDropped { .. }
            | Fact::HookSet { .. }
            | Fact::Noticed { .. }
            | Fact::NoticeSeen { .. }
            | Fact::NoticeSent { .. }
            | Fact::HookTold { .. } => self.apply_to_notices(stored),
        }
        self.told.follow(self.asked(), stored.at_ms);
    }

    fn apply_to_room(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::Configured { settings } => {
                self.configure(settings);
                self.tell(stored.seq, RoomTold::Configured {});
            }
            Fact::HostPassed { seat } => {
                self.host = Some(*seat);
                self.tell(stored.seq, RoomTold::HostPassed { seat: *seat });
            }
            Fact::Voted { seat, motion, aye } => {
                self.votes.retain(|vote| *vote != (*motion, *seat));
                if *aye {
                    self.votes.push((*motion, *seat));
                }
            }
            Fact::Abandoned {} => {
                self.phase = RoomPhase::Abandoned;
                self.offer = None;
                self.votes.clear();
                self.end_reinvites(|_| true);
                self.tell(stored.seq, RoomTold::Abandoned {});
            }
            Fact::RematchOpened { room, watch } => {
                self.rematch = Some(Rematch { room: room.clone(), watch: watch.clone() });
                self.tell(stored.seq, RoomTold::Rematch {});
            }
            _ => {}
        }
    }

    fn apply_to_game(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::Started { nonces, opening } => {
                let seed = self.seed(nonces);
                let dice = RoomDice::new(&seed, &self.room);
                let play = Play::new(opening.clone());
                let first = to_move(&play);
                let clock = Clock::new(self.settings.clock, self.seats.len(), first, stored.at_ms);
                let nonces = nonces.clone();
                self.game = Some(GameState { nonces, seed, dice, play, clock, decision: stored.seq });
                self.phase = RoomPhase::Playing;
                self.tell(stored.seq, RoomTold::Started {});
            }
            Fact::Played { seat, command, event, .. } => {
                self.offer = None;
                let Some(game) = &mut self.game else { return };
                game.play.apply(stored.seq, *seat, command.clone(), event.clone());
                game.moved_on(stored);
                if is_over(&game.play) {
                    self.phase = RoomPhase::Over;
                    self.votes.clear();
                    self.end_reinvites(|_| true);
                }
            }
            Fact::TakeBackAsked { seat, from } => {
                self.offer = Some(Offer { seq: stored.seq, by: *seat, from: *from, agreed: Vec::new() });
            }
            Fact::TakeBackAnswered { seat, agree } => match &mut self.offer {
                Some(offer) if *agree => offer.agreed.push(*seat),
                _ => self.offer = None,
            },
            Fact::TookBack { seat, from, asked } => {
                self.offer = None;
                let Some(game) = &mut self.game else { return };
                let last = with_play!(&game.play, play => play.course().moves().last().map_or(*from, |made| Seq(made.seq)));
                with_play!(&mut game.play, play => play.take_back(*from));
                game.went_back(stored);
                self.tell(
                    stored.seq,
                    RoomTold::TookBack { seat: *seat, from: *from, to: last, asked: *asked },
                );
            }
            Fact::TimeRanOut { seat } => {
                if let Some(clock) = self.game.as_mut().and_then(|game| game.clock.as_mut()) {
                    clock.run_out(stored.at_ms);
                }
                self.tell(stored.seq, RoomTold::TimeRanOut { seat: *seat });
            }
            Fact::Resumed {} => {
                if let Some(clock) = self.game.as_mut().and_then(|game| game.clock.as_mut()) {
                    clock.resumed(stored.at_ms);
                }
            }
            _ => {}
        }
    }

    fn tell(&mut self, seq: Seq, told: RoomTold) {
        self.log.push(RoomLine { seq, told });
    }

    fn hold(&mut self, seat: Seat, holder: Holder) {
        if let Some(state) = self.seats.get_mut(seat.index()) {
            state.holder = holder;
        }
    }

    fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        self.seats.get_mut(seat.index())?.person_mut()
    }

    fn stand_in(&mut self, seat: Seat, level: Option<BotName>) {
        if let Some(person) = self.person_mut(seat) {
            person.stand_in = level;
        }
    }

    /// Another game has other colours: the seats get its own, in order.
    fn configure(&mut self, settings: &Settings) {
        if settings.game.kind() != self.settings.game.kind() {
            for (seat, colour) in self.seats.iter_mut().zip(colours(&settings.game)) {
                seat.colour = colour;
            }
        }
        self.settings = settings.clone();
    }

    /// The names by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(SeatState::name).collect()
    }

    /// The hashes of the players' keys by seat.
    pub(crate) fn players(&self) -> impl Iterator<Item = Option<&SecretHash>> {
        self.seats.iter().map(|state| state.person()?.player.as_ref())
    }

    /// The seats as everybody sees them.
    pub(crate) fn seat_views(&self) -> impl Iterator<Item = SeatView> {
        Seat::ALL.into_iter().zip(&self.seats).map(|(seat, state)| state.view(seat))
    }

    /// The people at the table.
    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        Seat::ALL.into_iter().zip(&self.seats).filter_map(|(seat, state)| Some((seat, state.person()?)))
    }

    /// The seat that a token proves.
    pub(super) fn seat_of(&self, token: &SeatToken) -> Option<Seat> {
        let hash = SecretHash::of(token.secret());
        self.people().find(|(_, person)| person.tokens.contains(&hash)).map(|(seat, _)| seat)
    }

    /// The seed of the game. That of a practice table is the same whenever the game is.
    pub(super) fn seed(&self, nonces: &[String]) -> Seed {
        if self.practice { self.secret.seed_alone() } else { self.secret.seed(&self.game_id, nonces) }
    }

    /// The key of the present decision; nothing where there is nothing to decide.
    pub(super) fn key(&self) -> Option<DecisionKey> {
        let game = self.game.as_ref().filter(|_| self.phase == RoomPhase::Playing)?;
        DecisionKey::new(game.decision.0.to_string()).ok()
    }

    /// The seat that has to move.
    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.phase {
            RoomPhase::Playing => self.game.as_ref().and_then(|game| to_move(&game.play)),
            RoomPhase::Waiting | RoomPhase::Over | RoomPhase::Abandoned => None,
        }
    }

    /// Whether somebody's time runs.
    pub(super) fn is_clocked(&self) -> bool {
        self.to_move().is_some() && self.game.as_ref().is_some_and(|game| game.clock.is_some())
    }

    /// Whether the time of the seat to move has run out: a bot plays its turn to the end.
    pub(super) fn is_out_of_time(&self) -> bool {
        self.game.as_ref().and_then(|game| game.clock.as_ref()).is_some_and(Clock::has_run_out)
    }

    /// The bot that has to move, and for whom.
    pub(super) fn bot_to_move(&self) -> Option<(Seat, BotLevel)> {
        let seat = self.to_move()?;
        let level = self.seats.get(seat.index())?.bot();
        level.or(self.is_out_of_time().then_some(BotLevel::Steward)).map(|level| (seat, level))
    }

    /// The person who has to move, where no bot does it.
    pub(super) fn asked(&self) -> Option<Seat> {
        self.to_move().filter(|_| self.bot_to_move().is_none())
    }

    /// As whom those who watch see the table.
    pub(super) fn watching_eye(&self) -> Viewer {
        let agreed = self.people().all(|(_, person)| person.shows_hand);
        if self.settings.watching.all_hands && agreed { Viewer::AllHands } else { Viewer::Spectator }
    }
}

impl GameState {
    fn moved_on(&mut self, stored: &StoredFact) {
        self.decision = stored.seq;
        let next = to_move(&self.play);
        if let Some(clock) = &mut self.clock {
            clock.moved(next, stored.at_ms);
        }
    }

    fn went_back(&mut self, stored: &StoredFact) {
        self.decision = stored.seq;
        let next = to_move(&self.play);
        if let Some(clock) = &mut self.clock {
            clock.taken_back(next, stored.at_ms);
        }
    }
}

fn to_move(play: &Play) -> Option<Seat> {
    with_play!(play, play => play.to_move())
}

fn is_over(play: &Play) -> bool {
    with_play!(play, play => play.outcome().is_some())
}
