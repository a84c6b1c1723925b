//! A table to test at: positions are set up piece by piece, then played by the real rules.

use super::names::{ONE, altar, basic, cost, decoration, place, tier, tile};
use crate::dice::Seed;
use crate::game::{CitesRule, Game, Viewer};
use crate::satori::goods::Goods;
use crate::satori::piece::{Amulet, Colour, Sides, Spot, StartingTile, Wheel, Worshippers};
use crate::satori::state::{BuiltAltar, JokoroSpace, Phase, Plate, Player, State, Turn};
use crate::satori::{
    Command, Deed, Edition, EditionFile, Effect, Event, Gift, Opening, Options, Preview, Refusal, Satori,
    View,
};
use crate::seat::{BySeat, Seat};
use crate::setup::{FirstPlayer, Setup};
use std::sync::Arc;

/// A position under test.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) state: State,
    pub(super) seed: Seed,
}

/// The opening of a table at which seat 0 begins.
pub(super) fn opening(players: usize, seed: u64) -> Opening {
    opening_of(players, seed, FirstPlayer::Seat(ONE))
}

/// The opening of a table.
pub(super) fn opening_of(players: usize, seed: u64, first: FirstPlayer) -> Opening {
    let edition = Edition::standard();
    let colours: Vec<_> = edition.player_colours.iter().copied().take(players).collect();
    let setup = Setup::<Satori>::new(edition, Options {}, BySeat::try_from(colours).unwrap(), first);
    Satori::open(&setup.unwrap(), &Seed::from(seed))
}

impl Table {
    /// Two to four players in their first turn: the starting tiles brought nothing, and no monk is on a mountain.
    pub(super) fn of(players: usize) -> Self {
        let mut state = Satori::begin(&opening(players, 1));
        for (seat, number) in state.players.seats().zip(0..) {
            state.players[seat].starting_tile = Some(StartingTile(number));
        }
        state.starting_tiles.clear();
        state.phase = Phase::Turn(Turn::new(ONE, None));
        Self { state, seed: Seed::from(1) }.sanmon(players)
    }

    /// As many worshippers of each colour at the Sanmon, so that all colours are to be had.
    fn sanmon(mut self, players: usize) -> Self {
        let each = u8::try_from(players).unwrap();
        let all = Worshippers::each(self.state.edition.worshippers_per_colour.of(players));
        self.state.sanmon = Worshippers::each(each);
        self.state.bag =
            Worshippers { grey: all.grey - each, orange: all.orange - each, purple: all.purple - each };
        self
    }

    // Setting up.

    /// Changes what the components do.
    pub(super) fn edition(mut self, change: impl FnOnce(&mut EditionFile)) -> Self {
        let mut file = EditionFile::from(Edition::clone(&self.state.edition));
        change(&mut file);
        self.state.edition = Arc::new(Edition::try_from(file).unwrap());
        self
    }

    /// The order of play in this round; the first turn of it begins.
    pub(super) fn order(mut self, order: &[Seat]) -> Self {
        self.state.order = order.to_vec();
        self.state.phase = Phase::Turn(Turn::new(order[0], None));
        self
    }

    /// Gives a player goods out of the supply, and incense.
    pub(super) fn has(mut self, seat: Seat, goods: Goods) -> Self {
        let from_supply = Goods { incense: 0, points: 0, meditation_tile: 0, ..goods };
        self.state.supply = self.state.supply.less(from_supply).expect("the supply has it");
        self.state.players[seat].goods += goods;
        for _ in 0..goods.meditation_tile {
            let kind = self.state.mountains.pile.iter().position(|&copies| copies > 0).unwrap();
            self.state.mountains.pile[kind] -= 1;
        }
        self
    }

    pub(super) fn points(mut self, seat: Seat, points: u16) -> Self {
        self.state.players[seat].earned.start = points;
        self
    }

    pub(super) fn offerings(mut self, seat: Seat, space: u8) -> Self {
        self.state.players[seat].offerings = space;
        self
    }

    pub(super) fn amulet(mut self, seat: Seat, amulet: Amulet) -> Self {
        let old = self.state.players[seat].amulet;
        for other in self.state.players.seats() {
            if self.state.players[other].amulet == amulet {
                self.state.players[other].amulet = old;
            }
        }
        self.state.players[seat].amulet = amulet;
        self
    }

    pub(super) fn hand(mut self, seat: Seat, wheel: Wheel) -> Self {
        self.state.players[seat].hand = Some(wheel);
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.hand_before = self.state.players[turn.seat].hand;
        }
        self
    }

    /// A space whose tile has left the game.
    pub(super) fn bare(mut self, number: u8) -> Self {
        let ground = self.state.mountains.at_mut(place(number));
        self.state.mountains.spent += u8::from(ground.tile.take().is_some());
        self
    }

    /// Puts a player's monk on a space.
    pub(super) fn monk(mut self, seat: Seat, number: u8) -> Self {
        self.state.players[seat].monks -= 1;
        self.state.mountains.at_mut(place(number)).monk = Some(seat);
        self
    }

    /// Lays a meditation tile of a name on a space; the one that lay there goes to the pile.
    pub(super) fn tile_at(mut self, number: u8, id: &str) -> Self {
        let ground = self.state.mountains.at_mut(place(number));
        if let Some(old) = ground.tile.replace(tile(id)) {
            self.state.mountains.pile[old.index()] += 1;
        }
        let pile = &mut self.state.mountains.pile[tile(id).index()];
        *pile = pile.checked_sub(1).expect("the pile has it");
        self
    }

    /// Puts an altar tile of a name at a place of the site.
    pub(super) fn at_site(mut self, number: usize, id: &str) -> Self {
        let site = &mut self.state.site;
        if let Some(other) = site.altars.iter().position(|lying| *lying == Some(altar(id))) {
            site.altars.swap(other, number);
            return self;
        }
        site.altar_pile.retain(|lying| *lying != altar(id));
        site.altar_pile.extend(site.altars[number].replace(altar(id)));
        site.altar_pile.sort_unstable();
        self
    }

    /// Makes these the decorations of the site.
    pub(super) fn decorations(mut self, ids: [&str; 3]) -> Self {
        let site = &mut self.state.site;
        for kind in site.decorations.drain(..) {
            site.decoration_pile[kind.index()] += 1;
        }
        site.decorations = ids.map(decoration).to_vec();
        for kind in &site.decorations {
            site.decoration_pile[kind.index()] -= 1;
        }
        self
    }

    /// An altar of a player's, with or without a Jokoro.
    pub(super) fn built(mut self, seat: Seat, spot: Spot, id: &str, right: &str, jokoro: bool) -> Self {
        let site = &mut self.state.site;
        if let Some(lying) = site.altars.iter_mut().find(|lying| **lying == Some(altar(id))) {
            *lying = site.altar_pile.pop();
        }
        site.altar_pile.retain(|lying| *lying != altar(id));
        let pile = &mut site.decoration_pile[decoration(right).index()];
        *pile = pile.checked_sub(1).expect("the pile has it");
        let built = BuiltAltar { tile: altar(id), decoration: decoration(right), owner: seat, jokoro };
        self.state.court.altars[spot.index()].built = Some(built);
        self.state.players[seat].jokoro -= u8::from(jokoro);
        self
    }

    /// A tier that stands, with this price for a Jokoro and these Jokoro on it.
    pub(super) fn tier(mut self, number: u8, id: &str, jokoro: &[Seat]) -> Self {
        let spaces = self.state.edition.jokoro_spaces_per_tier.of(self.state.players.len());
        let mut plate =
            Plate { cost: Some(cost(id)), spaces: vec![JokoroSpace::Nothing; usize::from(spaces)] };
        for &seat in jokoro {
            plate.set(seat);
            self.state.players[seat].jokoro -= 1;
        }
        self.state.pagoda.pile.retain(|tile| *tile != cost(id));
        self.state.pagoda.storey_mut(tier(number)).plate = Some(plate);
        self
    }

    pub(super) fn roof(mut self, number: u8) -> Self {
        self.state.pagoda.storey_mut(tier(number)).roof = true;
        self
    }

    pub(super) fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    // Playing.

    /// Gives a command that must be accepted.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "commands are written where they are given")]
    pub(super) fn play(&mut self, seat: Seat, command: Command) -> Deed {
        let mut events = match Satori::decide(&self.state, seat, &command, &self.seed) {
            Ok(events) => events,
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        };
        assert_eq!(events.len(), 1);
        let Event { deed, .. } = events[0].clone();
        Satori::apply(&mut self.state, &events.remove(0));
        deed
    }

    /// Gives a command that must be refused, and says why; the refusal names its rule.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "commands are written where they are given")]
    pub(super) fn refused(&self, seat: Seat, command: Command) -> Refusal {
        let refusal = Satori::decide(&self.state, seat, &command, &self.seed).unwrap_err();
        let rule = refusal.rule().to_string();
        assert!(refusal.to_string().starts_with(&format!("{rule}: ")), "{refusal}");
        let legal = Satori::legal(&self.state, seat);
        assert!(legal.iter().all(|legal| legal.command != command), "{command:?} is listed as legal");
        refusal
    }

    #[track_caller]
    pub(super) fn preview(&self, seat: Seat, command: &Command) -> Preview {
        Satori::preview(&self.state, seat, command).unwrap()
    }

    pub(super) fn is_legal(&self, command: &Command) -> bool {
        let seat = self.state.to_move().unwrap();
        Satori::legal(&self.state, seat).iter().any(|legal| legal.command == *command)
    }

    /// Places a worshipper.
    #[track_caller]
    pub(super) fn place(&mut self, seat: Seat, colour: Colour, spot: Spot, sides: Sides) {
        self.play(seat, Command::PlaceWorshipper { colour, spot, sides });
    }

    /// The quickest turn there is: a prayer for incense, and nothing else.
    #[track_caller]
    pub(super) fn quick_turn(&mut self) -> Deed {
        let seat = self.state.to_move().unwrap();
        let colour = self.waiting(|_| true);
        self.play(seat, Command::Pray { colour, gift: Gift::Incense });
        self.play(seat, Command::EndTurn {})
    }

    /// Quick turns up to the end of the round, its last turn included: everybody prays.
    #[track_caller]
    pub(super) fn finish_round(&mut self) {
        loop {
            self.quick_turn();
            if self.round_is_over() {
                return;
            }
        }
    }

    /// Turns up to the end of the round in which these pray, once each and in this order, and nothing else is done:
    /// worshippers go to an altar whose actions are left.
    #[track_caller]
    pub(super) fn finish_round_praying(&mut self, bells: &[Seat]) {
        let mut bells = bells.iter().copied().peekable();
        loop {
            let seat = self.state.to_move().unwrap();
            let colour = self.waiting(|_| true);
            if bells.next_if_eq(&seat).is_some() {
                self.play(seat, Command::Pray { colour, gift: Gift::Collection });
            } else {
                let sides = if colour == Colour::Grey { Sides::Both } else { Sides::Left };
                self.place(seat, colour, basic("A1"), sides);
            }
            self.play(seat, Command::EndTurn {});
            if self.round_is_over() {
                assert_eq!(bells.next(), None, "the round is too short for so many prayers");
                return;
            }
        }
    }

    fn round_is_over(&self) -> bool {
        !matches!(self.state.phase, Phase::Turn(_)) || self.state.turns == 0
    }

    /// The first colour of this kind that waits at the Sanmon.
    #[track_caller]
    pub(super) fn waiting(&self, is_fit: impl Fn(Colour) -> bool) -> Colour {
        let waits = |&colour: &Colour| self.state.sanmon.of(colour) > 0 && is_fit(colour);
        Colour::ALL.into_iter().find(waits).unwrap()
    }

    /// What can be done with what is open.
    pub(super) fn open_effects(&self) -> Vec<Effect> {
        match &self.state.phase {
            Phase::Turn(turn) => {
                let actions = turn.top().map_or(&[][..], |frame| &frame.actions);
                actions.iter().filter(|action| !action.done).map(|action| action.effect).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat]
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        Satori::view(&self.state, viewer)
    }

    #[track_caller]
    pub(super) fn check(&self) {
        Satori::check(&self.state).unwrap();
    }
}
