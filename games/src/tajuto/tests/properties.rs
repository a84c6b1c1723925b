//! What holds in every game, whatever is played.

use super::random_game::{Recipe, arbitrary_command, every_command, recipes};
use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed};
use crate::game::{CitesRule, Game};
use crate::outcome::ScoreSheet;
use crate::seat::Seat;
use crate::tajuto::bots::is_useful;
use crate::tajuto::state::State;
use crate::tajuto::{Command, Deed, Event, Options, Preview, Tajuto, TouchMode};
use proptest::prelude::*;
use proptest::test_runner::Config;
use std::collections::BTreeMap;

fn legal(state: &State, seat: Seat) -> BTreeMap<Command, Preview> {
    let list = Tajuto::legal(state, seat);
    let length = list.len();
    let map: BTreeMap<_, _> = list.into_iter().map(|legal| (legal.command, legal.preview)).collect();
    assert_eq!(map.len(), length, "a command is listed twice");
    assert!(length <= 100, "{length} commands are legal");
    map
}

/// `legal` lists exactly what `decide` accepts, of every command there is and for every seat.
fn check_legal(state: &State, dice: &Seed, commands: &[Command]) {
    for seat in Seat::ALL {
        let legal = legal(state, seat);
        for command in commands {
            let decided = Tajuto::decide(state, seat, command, dice);
            assert_eq!(decided.is_ok(), legal.contains_key(command), "{command:?}: {decided:?}");
            match decided {
                Ok(_) => assert_eq!(Tajuto::preview(state, seat, command).as_ref(), Ok(&legal[command])),
                Err(refusal) => {
                    let rule = refusal.rule().to_string();
                    assert!(refusal.to_string().starts_with(&format!("{rule}: ")), "{refusal}");
                }
            }
        }
    }
    if let Some(seat) = Tajuto::to_move(state) {
        assert!(!legal(state, seat).is_empty(), "seat {seat} is to move and can do nothing");
    }
}

fn is_draw(command: Command) -> bool {
    matches!(
        command,
        Command::Grope { .. } | Command::GropeAgain {} | Command::DrawSize { .. } | Command::DrawBlind { .. }
    )
}

proptest! {
    #![proptest_config(Config { cases: 120, failure_persistence: None, ..Config::default() })]

    #[test]
    fn every_piece_is_accounted_for_at_every_event_and_every_game_ends(recipe in recipes()) {
        let played = recipe.play(|step| Tajuto::check(step.after).unwrap());
        prop_assert!(Tajuto::outcome(&played.state).is_some());
    }

    #[test]
    fn points_change_by_what_the_preview_said_and_never_fall_below_zero(recipe in recipes()) {
        recipe.play(|step| {
            let preview = Tajuto::preview(step.before, step.seat, step.command).unwrap();
            let before = &step.before.players[step.seat];
            let after = &step.after.players[step.seat];
            let spent = u32::from(preview.use_cost) + u32::from(preview.price);
            assert!(spent <= before.mp, "{:?} costs {spent} of {}", step.command, before.mp);
            assert_eq!(after.mp, before.mp - spent + u32::from(preview.gain));
            assert_eq!(after.mp, preview.mp_after);
            let gained = step.after.score(step.seat).total() - step.before.score(step.seat).total();
            assert_eq!(gained, preview.points, "{:?}", step.command);
        });
    }

    #[test]
    fn novices_end_a_turn_only_when_nothing_useful_is_left(recipe in recipes()) {
        let mut chance = Seed::from(recipe.whims).stream(3);
        recipe.play(|step| {
            let sight = Sight::<Tajuto>::new(step.before, step.seat);
            let chosen = Tajuto::bot(BotLevel::Novice).choose(&sight, &mut chance).unwrap();
            if matches!(chosen, Command::EndTurn { .. }) {
                let useful = sight.legal().into_iter().find(is_useful);
                assert_eq!(useful, None, "a novice ended the turn");
            }
        });
    }

    #[test]
    fn there_is_a_reason_for_exactly_what_is_legal(recipe in recipes()) {
        let every = every_command();
        recipe.play(|step| if step.nth % 20 == 0 {
            for seat in step.before.players.seats() {
                let (sight, legal) = (Sight::<Tajuto>::new(step.before, seat), legal(step.before, seat));
                for command in &every {
                    let reason = Tajuto::reason(&sight, command);
                    assert_eq!(reason.is_some(), legal.contains_key(command), "{command:?}");
                }
            }
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
    #![proptest_config(Config { cases: 24, failure_persistence: None, ..Config::default() })]

    #[test]
    fn legal_is_exactly_what_decide_accepts(recipe in recipes()) {
        let (dice, every) = (recipe.dice(), every_command());
        recipe.play(|step| check_legal(step.before, &dice, &every));
    }

    #[test]
    fn arbitrary_commands_are_accepted_exactly_when_they_are_legal(
        recipe in recipes(),
        commands in proptest::collection::vec(arbitrary_command(), 40),
    ) {
        let dice = recipe.dice();
        recipe.play(|step| {
            let before = format!("{:?}", step.before);
            check_legal(step.before, &dice, &commands);
            assert_eq!(format!("{:?}", step.before), before, "deciding changed the state");
        });
    }

    /// After a take-back the counter stands where it stood: the same draw comes again, also when something
    /// else is done first that leaves the bag as it was.
    #[test]
    fn a_draw_repeated_after_rewinding_gives_the_same_floor(recipe in recipes()) {
        let dice = recipe.dice();
        recipe.play(|step| {
            if !is_draw(*step.command) {
                return;
            }
            let drawn = Tajuto::decide(step.before, step.seat, step.command, &dice).unwrap();
            assert_eq!(drawn, std::slice::from_ref(step.event));
            for other in Tajuto::legal(step.before, step.seat) {
                let mut detour = step.before.clone();
                let moves_on = matches!(other.command, Command::EndTurn { .. } | Command::Pick { .. });
                if moves_on || is_draw(other.command) {
                    continue;
                }
                for event in Tajuto::decide(step.before, step.seat, &other.command, &dice).unwrap() {
                    Tajuto::apply(&mut detour, &event);
                }
                if let Ok(events) = Tajuto::decide(&detour, step.seat, step.command, &dice) {
                    assert_eq!(events, drawn, "after {:?}", other.command);
                }
            }
        });
    }

    #[test]
    fn every_draw_has_a_number_of_its_own(recipe in recipes()) {
        let numbers: Vec<u32> = recipe.play(|_| {}).events.iter().filter_map(draw_number).collect();
        prop_assert_eq!(&numbers, &(1..=u32::try_from(numbers.len()).unwrap()).collect::<Vec<_>>());
    }
}

fn draw_number(event: &Event) -> Option<u32> {
    match &event.deed {
        Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } => Some(handful.draw),
        Deed::DrewSize { draw, .. } | Deed::DrewBlind { draw, .. } => Some(draw.number),
        _ => None,
    }
}

#[test]
fn random_games_reach_what_they_are_to_test() {
    let mut reached = BTreeMap::new();
    for (seed, players) in (0..60).zip([2, 3, 4].into_iter().cycle()) {
        let touch = if players == 3 { TouchMode::Blind } else { TouchMode::Feel };
        let options = Options { touch, open_scores: false };
        let recipe = Recipe { players, options, other_edition: false, seed, whims: seed };
        let played = recipe.play(|_| {});
        for event in &played.events {
            if let Some(label) = Tajuto::tally(&played.state, event) {
                *reached.entry(label).or_insert(0) += 1;
            }
        }
    }
    for label in ["Wisdom 3", "Market", "Shrine", "Inauguration", "Draw", "Objective four offerings"] {
        assert!(reached.contains_key(label), "no random game has {label}: {reached:?}");
    }
}
