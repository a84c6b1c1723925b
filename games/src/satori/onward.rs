//! What follows when a turn or an answer is done, up to the next question: the end of a round, step by step, and the
//! end of the game (S25–S33). Who has no choice is not asked.

use super::apply;
use super::draw;
use super::event::{Bonus, LaidTile, Next, Onward, Renewal, ShownAmulet};
use super::goods::Goods;
use super::piece::{Amulet, Place, PlaceSet};
use super::plan::{self, Answer, following};
use super::score;
use super::state::{AMULET_ROUND, ROUNDS, State, TURNS};
use crate::dice::{Dice, DrawNumber};
use crate::seat::Seat;

/// Altars, decorations, meditation tiles, worshippers.
pub(super) const DRAWS_OF_A_ROUND: DrawNumber = 4;

/// What follows an answer.
pub(super) fn onward(state: &State, seat: Seat, answer: &Answer, dice: &dyn Dice) -> Onward {
    if let (Answer::EndTurn, Some(seat)) = (answer, next_in_round(state, seat)) {
        return Onward::just(Next::Turn { seat });
    }
    let place = after(state, seat);
    let stop = match answer {
        Answer::EndTurn if has_amulets(state) => Stop::Amulets(0),
        Answer::EndTurn => Stop::Renewal,
        Answer::Amulet { .. } => Stop::Amulets(place),
        Answer::Bonus { amulet, .. } => Stop::Bonuses(*amulet, place),
        Answer::Claim { .. } => Stop::Claims(place),
        Answer::Keep { .. } => Stop::Monks(place),
        Answer::Exchange { .. } => Stop::Exchanges(place),
    };
    Road::after(state, seat, answer).from(stop, dice)
}

/// Whether a new round follows an answer, with all that is drawn for it. Of a choice about an amulet that is not said:
/// it would tell what others have chosen in secret.
pub(super) fn renews(state: &State, seat: Seat, answer: &Answer) -> bool {
    match answer {
        Answer::EndTurn => next_in_round(state, seat).is_none() && !has_amulets(state),
        Answer::Bonus { amulet, .. } => {
            let mut road = Road::after(state, seat, answer);
            let mut outlook = road.bonuses(*amulet, after(state, seat));
            while let Outlook::Go(Stop::Bonuses(amulet, place)) = outlook {
                outlook = road.bonuses(amulet, place);
            }
            matches!(outlook, Outlook::Go(Stop::Renewal))
        }
        Answer::Amulet { .. } | Answer::Claim { .. } | Answer::Keep { .. } | Answer::Exchange { .. } => false,
    }
}

/// Whether amulets can be played at the end of this round (S25, S33).
fn has_amulets(state: &State) -> bool {
    matches!(state.round, AMULET_ROUND | ROUNDS)
}

/// Who has the next turn of this round; nobody after its last.
fn next_in_round(state: &State, seat: Seat) -> Option<Seat> {
    let players = state.players.len();
    let all = usize::from(TURNS) * players;
    (usize::from(state.turns) + 1 < all)
        .then(|| following(&state.order, seat).or(state.order.first().copied()))
        .flatten()
}

/// The place in the turn order after a seat.
fn after(state: &State, seat: Seat) -> usize {
    state.order.iter().position(|&other| other == seat).map_or(0, |place| place + 1)
}

impl Onward {
    fn just(next: Next) -> Self {
        Self {
            revealed: None,
            bonuses: Vec::new(),
            renewal: None,
            called_back: Vec::new(),
            sunset: false,
            next,
        }
    }

    /// Whether a turn that ended is followed by another one of the same round.
    pub(super) fn goes_on_in_the_round(&self) -> bool {
        self.renewal.is_none() && matches!(self.next, Next::Turn { .. })
    }
}

/// A step of the end of a round; the number is a place in the turn order.
#[derive(Clone, Copy)]
enum Stop {
    Amulets(usize),
    Bonuses(Amulet, usize),
    Renewal,
    Claims(usize),
    Monks(usize),
    Exchanges(usize),
}

/// Either a question for somebody, or the way to the next step.
enum Outlook {
    Ask(Next),
    Go(Stop),
}

struct Road {
    /// How things would stand by now.
    state: State,
    so_far: Onward,
}

impl Road {
    /// The road from an answer on.
    fn after(state: &State, seat: Seat, answer: &Answer) -> Self {
        let mut state = state.clone();
        apply::settle_answer(&mut state, seat, answer);
        Self { state, so_far: Onward::just(Next::Turn { seat }) }
    }

    fn from(mut self, mut stop: Stop, dice: &dyn Dice) -> Onward {
        loop {
            let outlook = match stop {
                Stop::Amulets(place) => self.amulets(place),
                Stop::Bonuses(amulet, place) => self.bonuses(amulet, place),
                Stop::Renewal => self.renewal(dice),
                Stop::Claims(place) => self.claims(place),
                Stop::Monks(place) => self.monks(place),
                Stop::Exchanges(place) => self.exchanges(place),
            };
            match outlook {
                Outlook::Go(next) => stop = next,
                Outlook::Ask(next) => return Onward { next, ..self.so_far },
            }
        }
    }

    /// The seats from a place of the turn order on.
    fn seats(&self, place: usize) -> Vec<Seat> {
        self.state.order.get(place..).unwrap_or_default().to_vec()
    }

    /// S25, S33: each who still has an amulet says in secret whether to play it; then all show.
    fn amulets(&mut self, place: usize) -> Outlook {
        let has_one = |seat: &Seat| !self.state.players[*seat].amulet_played;
        if let Some(seat) = self.seats(place).into_iter().find(has_one) {
            return Outlook::Ask(Next::Amulet { seat });
        }
        let playing = self.state.players.iter().filter(|(_, player)| player.amulet_choice == Some(true));
        let playing: Vec<ShownAmulet> =
            playing.map(|(seat, player)| ShownAmulet { seat, amulet: player.amulet }).collect();
        apply::reveal(&mut self.state, &playing);
        self.so_far.revealed = Some(playing);
        if self.state.round < ROUNDS {
            Outlook::Go(Stop::Bonuses(Amulet::MostPoints, 0))
        } else {
            Outlook::Ask(Next::Over { outcome: Box::new(score::outcome(&self.state)) })
        }
    }

    /// S25: played amulets in rising number, for each who meets the condition, in the old turn order.
    fn bonuses(&mut self, amulet: Amulet, place: usize) -> Outlook {
        let meeting =
            if self.state.is_played(amulet) { score::meeting(&self.state, amulet) } else { Vec::new() };
        for seat in self.seats(place).into_iter().filter(|seat| meeting.contains(seat)) {
            let gift = match amulet {
                Amulet::MostPoints => Goods { coin: 4, ..Goods::NONE },
                Amulet::MostEmeralds | Amulet::MostTiles => {
                    let mix = |incense| Goods { incense, coin: plan::BONUS - incense, ..Goods::NONE };
                    let results = [0, 1, 2].map(|incense| self.state.obtainable(seat, mix(incense)));
                    if results.iter().any(|result| *result != results[0]) {
                        return Outlook::Ask(Next::Bonus { seat, amulet });
                    }
                    results[0]
                }
                Amulet::MostJokoro | Amulet::FurthestOfferings => Goods { emerald: 1, ..Goods::NONE },
            };
            let gained = self.state.obtainable(seat, gift);
            self.state.give(seat, gained, super::state::Kind::Offerings);
            self.so_far.bonuses.push(Bonus { seat, amulet, gained });
        }
        let higher = Amulet::ALL.into_iter().find(|other| *other > amulet);
        Outlook::Go(higher.map_or(Stop::Renewal, |amulet| Stop::Bonuses(amulet, 0)))
    }

    /// S26–S29.
    fn renewal(&mut self, dice: &dyn Dice) -> Outlook {
        let renewal = renewal(&self.state, dice);
        apply::renew(&mut self.state, &renewal);
        self.so_far.renewal = Some(renewal);
        Outlook::Go(Stop::Claims(0))
    }

    /// S30.
    fn claims(&mut self, place: usize) -> Outlook {
        let claimant = self.seats(place).into_iter().find(|&seat| self.state.players[seat].offerings > 0);
        claimant.map_or(Outlook::Go(Stop::Monks(0)), |seat| Outlook::Ask(Next::Claim { seat }))
    }

    /// S31: one without incense keeps no monk, and is not asked.
    fn monks(&mut self, place: usize) -> Outlook {
        for seat in self.seats(place) {
            if self.state.mountains.monks(seat).is_empty() {
                continue;
            }
            if self.state.players[seat].goods.incense > 0 {
                return Outlook::Ask(Next::Keep { seat });
            }
            apply::call_back(&mut self.state, seat, PlaceSet::NONE);
            self.so_far.called_back.push(seat);
        }
        apply::sunset(&mut self.state);
        self.so_far.sunset = true;
        Outlook::Go(Stop::Exchanges(0))
    }

    /// S32.
    fn exchanges(&mut self, place: usize) -> Outlook {
        let trader = self.seats(place).into_iter().find(|&seat| plan::has_exchange(&self.state, seat));
        let first = self.state.order[0];
        Outlook::Ask(trader.map_or(Next::Turn { seat: first }, |seat| Next::Exchange { seat }))
    }
}

/// What a new round brings.
fn renewal(state: &State, dice: &dyn Dice) -> Renewal {
    let first_draw = state.next_draw;
    let players = state.players.len();
    let mountains = &state.mountains;
    let leaves = |place: &Place| mountains.at(*place).tile.is_some() && mountains.at(*place).monk.is_none();
    let cleared: Vec<Place> =
        Place::all().filter(|place| state.round == AMULET_ROUND && leaves(place)).collect();
    let empty: Vec<Place> =
        Place::all().filter(|place| mountains.at(*place).tile.is_none() || cleared.contains(place)).collect();
    let era = if state.round < AMULET_ROUND { 1 } else { 2 };
    let tiles = draw::meditation_tiles(
        &mountains.pile,
        |tile| state.edition.era(tile) == era,
        empty.len(),
        &mut dice.stream(first_draw + 2),
    );
    let late = state.order.iter().filter(|seat| !state.bells.contains(seat));
    Renewal {
        first_draw,
        altars: draw::altars(&state.site.altar_pile, &mut dice.stream(first_draw)),
        decorations: draw::decorations(&state.site.decoration_pile, &mut dice.stream(first_draw + 1)),
        tiles: empty.into_iter().zip(tiles).map(|(place, tile)| LaidTile { place, tile }).collect(),
        cleared,
        sanmon: draw::worshippers(state.worshippers(), players, &mut dice.stream(first_draw + 3)),
        order: state.bells.iter().chain(late).copied().collect(),
        lost: without_incense(state),
    }
}

/// S29: those without incense who have a point to lose.
fn without_incense(state: &State) -> Vec<Seat> {
    let loses = |seat: &Seat| {
        let player = &state.players[*seat];
        player.goods.incense == 0 && player.points() > 0
    };
    state.players.seats().filter(loses).collect()
}
