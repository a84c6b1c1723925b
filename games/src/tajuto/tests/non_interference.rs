//! T29, proven: what a viewer may not know does not reach that viewer, in no byte.
//!
//! From a random position another one is made that differs only in what the viewer may not know: others'
//! face-down piles dealt anew, handfuls and widths, the dice. Both must look the same.

use super::random_game::{Recipe, every_command, recipes};
use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed, Stream};
use crate::game::{Game, Viewer};
use crate::seat::Seat;
use crate::tajuto::event::{Finish, Use};
use crate::tajuto::floor::{Floor, Pagoda};
use crate::tajuto::state::{Phase, State};
use crate::tajuto::touch::{Felt, Handful};
use crate::tajuto::{
    ActionTile, Command, Deed, Event, InaugurationFate, Objective, Stack, Tajuto, Told, Ware,
};
use proptest::prelude::*;
use proptest::test_runner::Config;
use serde::Serialize;

/// A tile that lies face down, or has left the game.
#[derive(Clone, Copy, PartialEq)]
enum Tile {
    Village(Stack),
    Objective(Objective),
    Inauguration(Pagoda),
}

/// A game as far as it has been played.
struct Position {
    state: State,
    log: Vec<Event>,
}

impl Position {
    /// Another position that must look the same to a viewer.
    fn scrambled(&self, viewer: Viewer, chance: &mut Stream) -> Self {
        let mut state = self.state.clone();
        state.next_draw += chance.below(9);
        let hidden: Vec<Seat> =
            state.players.seats().filter(|&seat| !state.shows_pile(viewer, seat)).collect();
        let piles = deal_anew(&mut state, &hidden, chance);
        scramble_hand(&mut state, viewer, chance);
        let log = self.log.iter().enumerate().map(|(n, event)| {
            let mut event = event.clone();
            if !matches!(state.phase, Phase::Over(_)) {
                rewrite(&mut event, self.told_before(n, viewer), &piles, &state, &hidden, chance);
            }
            event
        });
        Self { log: log.collect(), state }
    }

    /// How many tiles the actor of event `n` had taken unseen before it, if `n` is such a taking.
    fn told_before(&self, n: usize, viewer: Viewer) -> Option<usize> {
        let unseen = |event: &&Event| {
            event.seat == self.log[n].seat && Tajuto::line(&self.state, event, viewer).told == Told::TookTile
        };
        unseen(&&self.log[n]).then(|| self.log[..n].iter().filter(unseen).count())
    }

    /// Everything a viewer can get out of a position, in bytes, whatever the seed is.
    fn everything(&self, viewer: Viewer, commands: &[Command], seed: &Seed) -> Vec<String> {
        let mut all = vec![json(&Tajuto::view(&self.state, viewer))];
        for event in &self.log {
            all.push(json(&Tajuto::line(&self.state, event, viewer)));
            if matches!(event.deed, Deed::Groped { .. } | Deed::GropedAgain { .. }) {
                all.push(json(&Tajuto::moment(event, viewer)));
            }
        }
        if let Viewer::Seat(seat) = viewer {
            all.push(json(&Tajuto::legal(&self.state, seat)));
            for command in commands {
                all.push(match Tajuto::preview(&self.state, seat, command) {
                    Ok(preview) => json(&preview),
                    Err(refusal) => format!("{} {refusal}", json(&refusal)),
                });
                all.push(json(&Tajuto::decide(&self.state, seat, command, seed).err()));
            }
            if Tajuto::to_move(&self.state) == Some(seat) {
                let sight = Sight::<Tajuto>::new(&self.state, seat);
                for legal in sight.legal() {
                    all.push(json(&Tajuto::reason(&sight, &legal.command)));
                }
                for level in BotLevel::ALL {
                    all.push(json(&Tajuto::bot(level).choose(&sight, &mut Seed::from(9).stream(0))));
                }
            }
        }
        all
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Deals the hidden tiles of these seats anew, each getting as many as it had; Inauguration tiles that left
/// the game are dealt with them. Returns the new piles by seat.
fn deal_anew(state: &mut State, hidden: &[Seat], chance: &mut Stream) -> Vec<(Seat, Vec<Tile>)> {
    let finished = state.finished();
    let mut pool: Vec<Tile> = if hidden.is_empty() {
        Vec::new()
    } else {
        finished
            .iter()
            .filter(|&pagoda| state.inauguration_owner(pagoda).is_none())
            .map(Tile::Inauguration)
            .collect()
    };
    let mut counts = Vec::new();
    for &seat in hidden {
        let player = &mut state.players[seat];
        let before = pool.len();
        for (stack, tiles) in Stack::WISDOM.into_iter().zip(&mut player.wisdom) {
            pool.extend((0..std::mem::take(tiles)).map(|_| Tile::Village(stack)));
        }
        pool.extend((0..std::mem::take(&mut player.shrines)).map(|_| Tile::Village(Stack::Shrine)));
        pool.extend(std::mem::take(&mut player.objectives).iter().map(Tile::Objective));
        pool.extend(player.inaugurations.intersection(finished).iter().map(Tile::Inauguration));
        player.inaugurations = player.inaugurations.without(finished);
        counts.push((seat, pool.len() - before));
    }
    // Only Inauguration tiles can be out of the game: the surplus is taken from them.
    let dealt: usize = counts.iter().map(|(_, count)| count).sum();
    chance.select(&mut pool, usize::MAX);
    pool.sort_by_key(|tile| matches!(tile, Tile::Inauguration(_)));
    pool.truncate(dealt);
    chance.select(&mut pool, usize::MAX);
    let mut piles = Vec::new();
    for (seat, count) in counts {
        let pile = pool.split_off(pool.len() - count);
        let player = &mut state.players[seat];
        for tile in &pile {
            match *tile {
                Tile::Village(Stack::Shrine) => player.shrines += 1,
                Tile::Village(stack) => player.wisdom[stack.wisdom().unwrap()] += 1,
                Tile::Objective(objective) => player.objectives.insert(objective),
                Tile::Inauguration(pagoda) => player.inaugurations.insert(pagoda),
            }
        }
        piles.push((seat, pile));
    }
    piles
}

/// Other floors in the hand; other widths too, unless the viewer feels them.
fn scramble_hand(state: &mut State, viewer: Viewer, chance: &mut Stream) {
    let Phase::Groping { seat, handful, .. } = &mut state.phase else { return };
    let feels = viewer == Viewer::Seat(*seat) || viewer == Viewer::AllHands;
    let widths: Vec<u16> = handful.felt.iter().map(|felt| felt.width).collect();
    *handful = other_handful(handful, chance);
    if feels {
        handful.felt.iter_mut().zip(widths).for_each(|(felt, width)| felt.width = width);
    }
}

fn other_handful(handful: &Handful, chance: &mut Stream) -> Handful {
    let mut floors: Vec<Floor> = handful.bag.iter().collect();
    chance.select(&mut floors, usize::MAX);
    floors.truncate(handful.felt.len());
    let mut feel = |floor| Felt { floor, width: u16::try_from(chance.below(700)).unwrap() };
    let felt = floors.into_iter().map(&mut feel).collect();
    Handful { draw: handful.draw + chance.below(9), bag: handful.bag, felt }
}

/// The same event, had what is hidden been otherwise.
fn rewrite(
    event: &mut Event,
    taken: Option<usize>,
    piles: &[(Seat, Vec<Tile>)],
    state: &State,
    hidden: &[Seat],
    chance: &mut Stream,
) {
    if let Some(n) = taken {
        let pile = &piles.iter().find(|(seat, _)| *seat == event.seat).unwrap().1;
        event.deed = taking(pile[n], chance);
        return;
    }
    match &mut event.deed {
        Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } => {
            *handful = other_handful(handful, chance);
        }
        Deed::DrewSize { draw, .. } | Deed::DrewBlind { draw, .. } => draw.number += chance.below(9),
        Deed::Built { floor, finished: Some(finish), .. } => {
            let Finish { inauguration, .. } = &mut **finish;
            let shown = matches!(inauguration, InaugurationFate::Turned { owner } if !hidden.contains(owner));
            if !shown && !hidden.is_empty() {
                *inauguration = match state.inauguration_owner(floor.pagoda) {
                    Some(owner) => InaugurationFate::Turned { owner },
                    None => InaugurationFate::Left,
                };
            }
        }
        _ => {}
    }
}

/// Some way to have taken a tile, at some price.
fn taking(tile: Tile, chance: &mut Stream) -> Deed {
    let ware = match tile {
        Tile::Objective(objective) => return Deed::Claimed { objective },
        Tile::Village(stack) => Ware::Village { stack },
        Tile::Inauguration(pagoda) => Ware::Inauguration { pagoda },
    };
    let tile = *chance.pick(&ActionTile::ALL).unwrap();
    let price = u16::try_from(chance.below(20)).unwrap();
    Deed::Acquired { paid: Use { tile, cost: 6 - price.min(6) }, ware, price }
}

/// Calls `check` with some positions of a random game.
fn visit(recipe: Recipe, every: usize, mut check: impl FnMut(&Position, &mut Stream)) {
    let mut log: Vec<Event> = Vec::new();
    let mut chance = Seed::from(!recipe.whims).stream(1);
    let mut n = 0;
    recipe.play(|step| {
        log.push(step.event.clone());
        n += 1;
        let feels = matches!(step.after.phase, Phase::Groping { .. }) && n % 3 == 0;
        let over = matches!(step.after.phase, Phase::Over(_));
        if over || n % every == 0 || feels && n % (every / 4) == 0 {
            check(&Position { state: step.after.clone(), log: log.clone() }, &mut chance);
        }
    });
}

proptest! {
    #![proptest_config(Config { cases: 60, failure_persistence: None, ..Config::default() })]

    #[test]
    fn what_a_viewer_may_not_know_changes_no_byte(recipe in recipes()) {
        let commands = every_command();
        visit(recipe, 60, |position, chance| {
            for viewer in Viewer::DURING_A_GAME {
                let other = position.scrambled(viewer, chance);
                Tajuto::check(&other.state).unwrap();
                let one = position.everything(viewer, &commands, &Seed::from(1));
                let two = other.everything(viewer, &commands, &Seed::from(2));
                assert_eq!(one.len(), two.len());
                for (one, two) in one.iter().zip(&two) {
                    assert_eq!(one, two, "{viewer:?}");
                }
            }
        });
    }

    #[test]
    fn an_imagined_state_looks_the_same_and_allows_the_same(recipe in recipes()) {
        visit(recipe, 20, |position, chance| {
            let state = &position.state;
            for viewer in Viewer::DURING_A_GAME {
                let view = Tajuto::view(state, viewer);
                let imagined = Tajuto::imagine(Tajuto::edition(state), &view, chance);
                Tajuto::check(&imagined).unwrap();
                assert_eq!(Tajuto::view(&imagined, viewer), view);
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(Tajuto::legal(&imagined, seat), Tajuto::legal(state, seat));
                }
            }
        });
    }
}

/// The scrambling must really change what is hidden, or the property above proves nothing.
#[test]
fn scrambling_changes_what_is_hidden() {
    let options = crate::tajuto::Options::default();
    let (mut states, mut logs, mut views) = (0, 0, 0);
    for seed in 0..20 {
        visit(
            Recipe { players: 3, options, other_edition: false, seed, whims: seed },
            60,
            |position, chance| {
                let other = position.scrambled(Viewer::Spectator, chance);
                states += usize::from(other.state != position.state);
                logs += usize::from(other.log != position.log);
                let everyone = |position: &Position| Tajuto::view(&position.state, Viewer::Everyone);
                views += usize::from(everyone(&other) != everyone(position));
            },
        );
    }
    assert!(states > 50 && logs > 50 && views > 50, "{states} states, {logs} logs, {views} views changed");
}
