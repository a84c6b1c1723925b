//! What holds in every game, whatever is played.

use super::random_game::{every_command, recipes};
use crate::bot::Sight;
use crate::dice::Seed;
use crate::game::{CitesRule, Game};
use crate::satori::goods::Goods;
use crate::satori::state::{MOST_INCENSE, State};
use crate::satori::{Command, Deed, Event, Preview, Satori};
use crate::seat::Seat;
use proptest::prelude::*;
use proptest::test_runner::Config;
use std::collections::BTreeMap;

/// The longest list that there may be.
const LONGEST: usize = 800;

fn legal(state: &State, seat: Seat) -> BTreeMap<Command, Preview> {
    let list = Satori::legal(state, seat);
    let length = list.len();
    let map: BTreeMap<_, _> = list.into_iter().map(|legal| (legal.command, legal.preview)).collect();
    assert_eq!(map.len(), length, "a command is listed twice");
    assert!(length <= LONGEST, "{length} commands are legal");
    map
}

/// What amulets gave to the doer without a question: no preview says it, as it depends on what others chose.
fn from_amulets(event: &Event) -> Goods {
    match &event.deed {
        Deed::ChoseAmulet { onward, .. } | Deed::TookBonus { onward, .. } => {
            let own = onward.bonuses.iter().filter(|bonus| bonus.seat == event.seat);
            own.fold(Goods::NONE, |sum, bonus| sum + bonus.gained)
        }
        _ => Goods::NONE,
    }
}

/// `legal` lists exactly what `decide` accepts, of every command there is and for every seat.
fn check_legal(state: &State, dice: &Seed, commands: &[Command]) {
    for seat in Seat::ALL {
        let mut legal = legal(state, seat);
        for command in commands {
            let previewed = Satori::preview(state, seat, command);
            assert_eq!(previewed.as_ref().ok(), legal.remove(command).as_ref(), "{command:?}: {previewed:?}");
            if let Err(refusal) = previewed {
                let rule = refusal.rule().to_string();
                assert!(refusal.to_string().starts_with(&format!("{rule}: ")), "{refusal}");
                assert_eq!(Satori::decide(state, seat, command, dice), Err(refusal));
            } else {
                assert!(Satori::decide(state, seat, command, dice).is_ok(), "{command:?}");
            }
        }
        assert_eq!(legal, BTreeMap::new(), "not among every command there is");
    }
}

proptest! {
    #![proptest_config(Config { cases: 60, failure_persistence: None, ..Config::default() })]

    #[test]
    fn every_piece_is_accounted_for_at_every_event(recipe in recipes()) {
        recipe.play(|step| Satori::check(step.after).unwrap());
    }

    #[test]
    fn every_game_ends_after_five_rounds_of_three_turns(recipe in recipes()) {
        let played = recipe.play(|_| {});
        prop_assert!(Satori::outcome(&played.state).is_some());
        for seat in played.state.players.seats() {
            let ended = |event: &&Event| event.seat == seat && matches!(event.deed, Deed::EndedTurn { .. });
            prop_assert_eq!(played.events.iter().filter(ended).count(), 15);
        }
    }

    #[test]
    fn the_one_to_move_always_can_and_the_others_never(recipe in recipes()) {
        recipe.play(|step| {
            for seat in Seat::ALL {
                let can = !legal(step.before, seat).is_empty();
                assert_eq!(can, Satori::to_move(step.before) == Some(seat));
            }
        });
    }

    #[test]
    fn goods_change_by_what_the_preview_said(recipe in recipes()) {
        recipe.play(|step| {
            let Preview { paid, gained, .. } = Satori::preview(step.before, step.seat, step.command).unwrap();
            let gained = gained + from_amulets(step.event);
            let (before, after) = (&step.before.players[step.seat], &step.after.players[step.seat]);
            assert!(before.goods.covers(Goods { points: 0, ..paid }), "{:?}", step.command);
            assert!(after.goods.incense <= MOST_INCENSE);
            if step.before.turns == step.after.turns && Satori::to_move(step.after) == Some(step.seat) {
                assert_eq!(after.points(), before.points() + u16::from(gained.points), "{:?}", step.command);
                let bare = |goods: Goods| Goods { meditation_tile: 0, points: 0, ..goods };
                let expected = bare(before.goods).less(bare(paid)).unwrap() + bare(gained);
                assert_eq!(bare(after.goods), expected, "{:?}", step.command);
            }
        });
    }

    #[test]
    fn what_is_drawn_was_foretold(recipe in recipes()) {
        recipe.play(|step| {
            let draws = Satori::preview(step.before, step.seat, step.command).unwrap().draws;
            // What follows a choice about an amulet depends on what others chose in secret.
            let is_secret = matches!(step.command, Command::ChooseAmulet { .. });
            assert_eq!(draws, !is_secret && step.before.next_draw != step.after.next_draw, "{:?}", step.command);
        });
    }

    #[test]
    fn replaying_the_stored_game_gives_the_same_state(recipe in recipes()) {
        recipe.play(|_| {}).check_replay();
    }

    #[test]
    fn the_same_seed_and_commands_give_the_same_events(recipe in recipes()) {
        let played = recipe.play(|_| {});
        prop_assert_eq!(&recipe.open(), &played.opening);
        played.check_determinism(&recipe.dice());
    }
}

proptest! {
    #![proptest_config(Config { cases: 8, failure_persistence: None, ..Config::default() })]

    #[test]
    fn there_is_a_reason_for_exactly_what_is_legal(recipe in recipes()) {
        let every: Vec<Command> = every_command().into_iter().step_by(11).collect();
        recipe.play(|step| if step.nth % 40 == 0 {
            for seat in step.before.players.seats() {
                let (sight, legal) = (Sight::<Satori>::new(step.before, seat), legal(step.before, seat));
                for command in every.iter().chain(legal.keys()) {
                    let reason = Satori::reason(&sight, command);
                    assert_eq!(reason.is_some(), legal.contains_key(command), "{command:?}");
                }
            }
        });
    }

    #[test]
    fn legal_is_exactly_what_decide_accepts(recipe in recipes()) {
        let (dice, every) = (recipe.dice(), every_command());
        recipe.play(|step| if step.nth % 5 == 0 { check_legal(step.before, &dice, &every) });
    }
}

#[test]
fn random_games_reach_what_they_are_to_test() {
    let mut reached: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, players) in (0..120).zip([2, 3, 4].into_iter().cycle()) {
        let recipe = super::random_game::Recipe { players, seed, whims: seed };
        for event in recipe.play(|_| {}).events {
            let name = format!("{:?}", event.deed);
            let name = name.split([' ', '{']).next().unwrap_or_default().to_owned();
            *reached.entry(name).or_insert(0) += 1;
            if let Deed::BuiltPagoda { item, .. } = &event.deed {
                let name = format!("{item:?}");
                *reached.entry(name.split('(').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
            }
        }
    }
    for deed in [
        "BuiltAltar",
        "UsedSide",
        "PlacedJokoro",
        "BuiltPagoda",
        "Tier",
        "Roof",
        "Exchanged",
        "MovedLight",
        "Meditated",
        "Claimed",
        "TurnedWheel",
        "Inspected",
        "Prayed",
        "Passed",
        "ChoseAmulet",
        "TookBonus",
        "ClaimedAtRoundEnd",
        "KeptMonks",
        "ExchangedTiles",
    ] {
        assert!(reached.contains_key(deed), "no random game has {deed}: {reached:?}");
    }
}
