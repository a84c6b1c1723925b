//! What a viewer may not know does not reach that viewer, in no byte: another's amulet before it is played, the
//! amulets that left the game, secret choices, and the dice.

use super::random_game::{every_command, recipes};
use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed, Stream};
use crate::game::{Game, Viewer};
use crate::satori::piece::Amulet;
use crate::satori::state::{Phase, State};
use crate::satori::{Command, Deed, Event, Satori};
use crate::seat::Seat;
use proptest::prelude::*;
use proptest::test_runner::Config;
use serde::Serialize;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

/// Another position that must look the same to a viewer.
fn scrambled(state: &State, viewer: Viewer, chance: &mut Stream) -> State {
    let mut other = state.clone();
    other.next_draw += chance.below(9);
    if matches!(state.phase, Phase::Over(_)) {
        return other;
    }
    let is_hidden = |seat: Seat| {
        viewer != Viewer::Seat(seat) && viewer != Viewer::AllHands && !state.players[seat].amulet_played
    };
    let hidden: Vec<Seat> = state.players.seats().filter(|&seat| is_hidden(seat)).collect();
    let shown = state.players.iter().filter(|(seat, _)| !is_hidden(*seat)).map(|(_, player)| player.amulet);
    let shown: Vec<Amulet> = shown.collect();
    let mut pool: Vec<Amulet> = Amulet::ALL.into_iter().filter(|amulet| !shown.contains(amulet)).collect();
    chance.select(&mut pool, usize::MAX);
    for seat in hidden {
        other.players[seat].amulet = pool.pop().unwrap();
    }
    for seat in state.players.seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
        let player = &mut other.players[seat];
        player.amulet_choice = player.amulet_choice.map(|_| chance.below(2) == 1);
    }
    other
}

/// The log with every secret choice turned round, as far as the viewer may not know it.
fn rewritten(log: &[Event], viewer: Viewer) -> Vec<Event> {
    let mut log = log.to_vec();
    for event in &mut log {
        if let Deed::ChoseAmulet { play, onward } = &mut event.deed
            && viewer != Viewer::Seat(event.seat)
            && onward.revealed.is_none()
        {
            *play = !*play;
        }
    }
    log
}

/// Everything a viewer can get out of a position, in bytes, whatever the seed is.
fn everything(
    state: &State,
    log: &[Event],
    viewer: Viewer,
    commands: &[Command],
    seed: &Seed,
) -> Vec<String> {
    let mut all = vec![json(&Satori::view(state, viewer))];
    for event in log {
        all.push(json(&Satori::line(state, event, viewer)));
        all.push(json(&Satori::moment(event, viewer)));
    }
    if let Viewer::Seat(seat) = viewer {
        all.push(json(&Satori::legal(state, seat)));
        for command in commands {
            all.push(match Satori::preview(state, seat, command) {
                Ok(preview) => json(&preview),
                Err(refusal) => format!("{} {refusal}", json(&refusal)),
            });
            all.push(json(&Satori::decide(state, seat, command, seed).err()));
        }
        if Satori::to_move(state) == Some(seat) {
            let sight = Sight::<Satori>::new(state, seat);
            for legal in sight.legal() {
                all.push(json(&Satori::reason(&sight, &legal.command)));
            }
            for level in BotLevel::ALL {
                all.push(json(&Satori::bot(level).choose(&sight, &mut Seed::from(9).stream(0))));
            }
        }
    }
    all
}

proptest! {
    #![proptest_config(Config { cases: 10, failure_persistence: None, ..Config::default() })]

    #[test]
    fn what_is_hidden_changes_nothing_that_a_viewer_gets(recipe in recipes()) {
        let commands: Vec<Command> = every_command().into_iter().step_by(37).collect();
        let mut chance = Seed::from(recipe.whims).stream(7);
        let mut log: Vec<Event> = Vec::new();
        recipe.play(|step| {
            log.push(step.event.clone());
            let secret = matches!(step.event.deed, Deed::ChoseAmulet { .. });
            if step.nth % 23 != 0 && !secret {
                return;
            }
            let over = matches!(step.after.phase, Phase::Over(_));
            for viewer in Viewer::DURING_A_GAME {
                let other = scrambled(step.after, viewer, &mut chance);
                let rewritten = if over { log.clone() } else { rewritten(&log, viewer) };
                let seen = everything(step.after, &log, viewer, &commands, &recipe.dice());
                let same = everything(&other, &rewritten, viewer, &commands, &Seed::from(recipe.seed ^ 1));
                assert_eq!(seen, same, "{viewer:?}");
            }
        });
    }

    #[test]
    fn a_guess_gives_the_same_view_and_the_same_commands(recipe in recipes()) {
        let mut chance = Seed::from(recipe.whims).stream(8);
        recipe.play(|step| {
            if step.nth % 5 != 0 {
                return;
            }
            for seat in step.after.players.seats() {
                let view = Satori::view(step.after, Viewer::Seat(seat));
                let guess = Satori::imagine(&step.after.edition, &view, &mut chance);
                assert_eq!(Satori::view(&guess, Viewer::Seat(seat)), view);
                assert_eq!(Satori::legal(&guess, seat), Satori::legal(step.after, seat));
                Satori::check(&guess).unwrap();
            }
        });
    }
}
