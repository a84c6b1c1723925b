//! What nobody can take back, in games of Satori: choices about amulets, the end of a round, the end of the game.

use crate::bot::{BotLevel, Sight};
use crate::course::{Course, TakeBack};
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::replay::{Entry, ReplayError, replay};
use crate::satori::{Command, Deed, Opening, Options, Satori};
use crate::seat::Seat;
use crate::setup::Setup;

fn opening(players: usize, dice: &Seed) -> Opening {
    let setup = Setup::<Satori>::plain(Satori::standard_edition(), Options {}, players).unwrap();
    Satori::open(&setup, dice)
}

/// A game of stewards, who build, showing the course before and after each command, with the seat that gave it.
fn play(players: usize, seed: u64, mut show: impl FnMut(&Course<Satori>, Seat, &Course<Satori>)) {
    let dice = Seed::from(seed);
    let mut whims = Seed::from(seed).stream(0);
    let mut course = Course::<Satori>::new(opening(players, &dice));
    for seq in 1.. {
        let Some(seat) = Satori::to_move(course.state()) else { return };
        let sight = Sight::<Satori>::new(course.state(), seat);
        let command = Satori::bot(BotLevel::Steward).choose(&sight, &mut whims).unwrap();
        let before = course.clone();
        let event = Satori::decide(course.state(), seat, &command, &dice).unwrap().remove(0);
        course.apply(seq, seat, Some(command), event);
        show(&before, seat, &course);
    }
}

/// Whether the last event ended a round: its last turn has just ended, or a new one begun.
fn ends_a_round(before: &Course<Satori>, after: &Course<Satori>) -> bool {
    let (before, after) = (before.state(), after.state());
    let all_turns = 3 * after.players.len();
    before.round != after.round || before.turns != after.turns && usize::from(after.turns) == all_turns
}

fn deed(course: &Course<Satori>) -> &Deed {
    &course.moves().last().unwrap().event.deed
}

/// Points by round would miss the last turn of a round whose last player is asked first in the next one.
#[test]
fn the_history_tells_every_round_to_its_end() {
    let standings = |course: &Course<Satori>| -> Vec<Vec<u32>> {
        let seats = course.state().players.seats();
        let points = |seat| Satori::standing(course.state(), seat).into_iter().map(|(_, points)| points);
        seats.map(|seat| points(seat).collect()).collect()
    };
    let mut stayed = 0;
    for seed in 1..=6 {
        let (mut ends, mut history) = (Vec::new(), None);
        play(2, seed, |before, seat, after| {
            if before.state().round != after.state().round {
                ends.push((before.state().round, standings(after)));
                stayed += usize::from(Satori::to_move(after.state()) == Some(seat));
            }
            history = after.history();
        });
        let history = history.unwrap();
        assert_eq!(ends.len(), 4);
        for (round, standings) in ends {
            let last = history.chapters.iter().rposition(|&chapter| chapter == round).unwrap();
            assert_eq!(history.turns[last], standings, "round {round} with seed {seed}");
        }
    }
    assert!(stayed > 0, "somebody ended a round and was asked first");
}

#[test]
fn a_choice_and_the_end_of_a_round_are_final_and_nothing_else_is() {
    let (mut choices, mut rounds, mut plates) = (0, 0, 0);
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4)] {
        play(players, seed, |before, seat, after| {
            let is_choice = matches!(deed(after), Deed::ChoseAmulet { .. });
            let is_plate = matches!(deed(after), Deed::BuiltPagoda { plate: Some(_), .. });
            let is_round = ends_a_round(before, after);
            choices += usize::from(is_choice);
            rounds += usize::from(is_round);
            plates += usize::from(is_plate);
            let expected = if is_choice || is_round {
                None
            } else if is_plate {
                Some(TakeBack::Asked { seen: 1 })
            } else if Satori::to_move(after.state()) != Some(seat) {
                Some(TakeBack::Asked { seen: 0 })
            } else {
                Some(TakeBack::Free)
            };
            let last = after.moves().last().unwrap().seq;
            assert_eq!(after.can_take_back(seat, last), expected, "{:?}", deed(after));
            assert_eq!(after.last_take_back(seat), expected.map(|how| (last, how)));
        });
    }
    assert!(choices > 8 && rounds >= 20 && plates > 8, "{choices} {rounds} {plates}");
}

#[test]
fn nothing_that_came_before_what_is_final_can_be_taken_back_after_it() {
    play(3, 5, |before, _, after| {
        if !matches!(deed(after), Deed::ChoseAmulet { .. }) && !ends_a_round(before, after) {
            return;
        }
        for made in after.moves() {
            for seat in after.state().players.seats() {
                assert_eq!(after.can_take_back(seat, made.seq), None, "{:?}", made.event.deed);
            }
        }
    });
}

#[test]
fn a_record_in_which_a_choice_was_taken_back_is_found_out() {
    let mut record = None;
    play(2, 6, |_, _, after| {
        if record.is_none() && matches!(deed(after), Deed::ChoseAmulet { .. }) {
            record = Some(after.record());
        }
    });
    let mut record = record.unwrap();
    let (nth, dice) = (record.len(), Seed::from(6));
    let Some(Entry::Command { seq, command: Command::ChooseAmulet { .. }, .. }) = record.last() else {
        panic!("{record:?}")
    };
    let from = *seq;
    replay::<Satori>(opening(2, &dice), &dice, record.clone()).unwrap();
    record.push(Entry::TookBack { from });
    let found_out = replay::<Satori>(opening(2, &dice), &dice, record).unwrap_err();
    assert_eq!(found_out, ReplayError::NotToBeTakenBack { nth });
}

#[test]
fn a_game_that_is_over_stays_over() {
    let mut over = None;
    play(2, 7, |_, seat, after| over = Some((seat, after.clone())));
    let (seat, course) = over.unwrap();
    let last = course.moves().last().unwrap().seq;
    assert_eq!((course.can_take_back(seat, last), course.last_take_back(seat)), (None, None));
    let (mut record, dice) = (course.record(), Seed::from(7));
    let nth = record.len();
    record.push(Entry::TookBack { from: last });
    let found_out = replay::<Satori>(opening(2, &dice), &dice, record).unwrap_err();
    assert_eq!(found_out, ReplayError::NotToBeTakenBack { nth });
}
