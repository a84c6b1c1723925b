//! Take-backs, in games of Tajuto: what can be, what comes again, and that a record tells all of it.

mod finality;
mod retelling;

use super::{Course, TakeBack};
use crate::dice::{Dice, Seed, Stream};
use crate::game::{Game, Undoing};
use crate::outcome::ScoreSheet;
use crate::replay::{Entry, ReplayError, replay};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tajuto::{ActionTile, Command, Deed, Opening, Options, Tajuto, TouchMode};

fn opening(touch: TouchMode) -> Opening {
    let options = Options { touch, open_scores: false };
    let setup = Setup::<Tajuto>::plain(Tajuto::standard_edition(), options, 2).unwrap();
    Tajuto::open(&setup, &dice())
}

fn dice() -> Seed {
    Seed::from(21)
}

fn mover(course: &Course<Tajuto>) -> Seat {
    Tajuto::to_move(course.state()).unwrap()
}

/// Plays a command for whoever is to move; every third number is given to something else.
fn play(course: &mut Course<Tajuto>, command: Command) -> u32 {
    let seat = mover(course);
    let seq = course.moves().last().map_or(5, |made| made.seq + if made.seq % 3 == 0 { 2 } else { 1 });
    let events = Tajuto::decide(course.state(), seat, &command, &dice()).unwrap();
    let mut command = Some(command);
    for (seq, event) in (seq..).zip(events) {
        course.apply(seq, seat, command.take(), event);
    }
    seq
}

fn any(course: &mut Course<Tajuto>, whims: &mut Stream) -> u32 {
    let legal = Tajuto::legal(course.state(), mover(course));
    play(course, whims.pick(&legal).unwrap().command)
}

fn draw(course: &mut Course<Tajuto>) -> u32 {
    play(course, Command::DrawBlind { tile: ActionTile::A })
}

/// Ends the turn of whoever is to move.
fn end_turn(course: &mut Course<Tajuto>) {
    let seat = mover(course);
    while mover(course) == seat {
        let legal = Tajuto::legal(course.state(), seat);
        let command = legal.iter().map(|legal| legal.command);
        let ends = command.clone().find(|command| matches!(command, Command::EndTurn { .. }));
        let builds = command.clone().find(|command| matches!(command, Command::Build { .. }));
        play(course, ends.or(builds).unwrap());
    }
}

#[test]
fn nothing_that_never_happened_can_be_taken_back() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let seat = mover(&course);
    assert_eq!(course.can_take_back(seat, 5), None);
    let seq = draw(&mut course);
    course.take_back(seq);
    assert_eq!(course.can_take_back(seat, seq), None, "not twice");
    assert!(course.moves()[0].undone, "it stays, marked");
}

#[test]
fn what_showed_something_must_be_asked_for() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let seat = mover(&course);
    let start = course.state().clone();
    let seq = draw(&mut course);
    assert_eq!(course.can_take_back(seat, seq), Some(TakeBack::Asked { seen: 1 }));
    let first = course.moves()[0].event.clone();
    course.take_back(seq);
    assert_eq!(*course.state(), start);
    draw(&mut course);
    assert_eq!(course.moves()[1].event, first, "in the same turn the same comes again");
}

#[test]
fn within_the_turn_it_is_free_until_something_was_seen() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let mut whims = Seed::from(1).stream(0);
    let mut free = 0;
    while Tajuto::to_move(course.state()).is_some() {
        let seat = mover(&course);
        let seq = any(&mut course, &mut whims);
        let made = course.moves().last().unwrap();
        let is_over = Tajuto::to_move(course.state()).is_none();
        let expected = match (Tajuto::undoing(&made.event), made.turn_ended.is_some()) {
            _ if is_over => None,
            (Undoing::Never, _) => None,
            (Undoing::ByConsent, _) => Some(TakeBack::Asked { seen: 1 }),
            (Undoing::Free, true) => Some(TakeBack::Asked { seen: 0 }),
            (Undoing::Free, false) => Some(TakeBack::Free),
        };
        assert_eq!(course.can_take_back(seat, seq), expected, "{:?}", made.event.deed);
        free += usize::from(expected == Some(TakeBack::Free));
    }
    assert!(free > 20, "{free}");
}

#[test]
fn an_ended_turn_until_another_seat_has_drawn() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let seat = mover(&course);
    let seq = draw(&mut course);
    end_turn(&mut course);
    let other = mover(&course);
    assert_eq!(course.can_take_back(seat, seq), Some(TakeBack::Asked { seen: 1 }));
    assert_eq!(course.can_take_back(other, seq), None, "only one's own");
    draw(&mut course);
    assert_eq!(course.can_take_back(seat, seq), None);
}

#[test]
fn a_draw_that_was_taken_back_is_left_out_when_the_turn_ends() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Feel));
    let grope = Command::Grope { tile: ActionTile::A };
    let seq = play(&mut course, grope);
    let again = play(&mut course, Command::GropeAgain {});
    course.take_back(again);
    play(&mut course, Command::Pick { place: 0 });
    let in_turn = Tajuto::next_draw(course.state());
    end_turn(&mut course);
    assert_eq!(Tajuto::next_draw(course.state()), in_turn + 1, "the second handful is skipped");
    let ended = course.state().clone();
    play(&mut course, grope);
    let Deed::Groped { handful, .. } = &course.moves().last().unwrap().event.deed else { panic!() };
    assert_eq!(handful.draw, in_turn + 1);
    // Rebuilding the position keeps what was skipped.
    let last = course.moves().last().unwrap().seq;
    course.take_back(last);
    assert_eq!(*course.state(), ended);
    assert!(seq < last);
}

/// A whole game in which every fifth command is taken back where it can be.
fn game(touch: TouchMode) -> Course<Tajuto> {
    let mut course = Course::<Tajuto>::new(opening(touch));
    let mut whims = Seed::from(2).stream(0);
    for step in 1.. {
        if Tajuto::to_move(course.state()).is_none() {
            break;
        }
        let seat = mover(&course);
        let seq = any(&mut course, &mut whims);
        if step % 5 == 0 && course.can_take_back(seat, seq).is_some() {
            course.take_back(seq);
        }
    }
    course
}

#[test]
fn a_record_makes_the_same_course_again() {
    for touch in [TouchMode::Feel, TouchMode::Sizes, TouchMode::Blind] {
        let course = game(touch);
        let record = course.record();
        let taken_back = record.iter().filter(|entry| matches!(entry, Entry::TookBack { .. })).count();
        assert!(taken_back > 5, "{taken_back}");
        let text = serde_json::to_string(&record).unwrap();
        let read: Vec<Entry<Tajuto>> = serde_json::from_str(&text).unwrap();
        let again = replay::<Tajuto>(opening(touch), &dice(), read).unwrap();
        assert_eq!(again.state(), course.state());
        assert_eq!(format!("{:?}", again.moves()), format!("{:?}", course.moves()));
        assert_eq!(serde_json::to_string(&again.record()).unwrap(), text);
    }
}

/// Where a record is not believed once an entry of it has been changed.
fn found_out(change: impl FnOnce(&mut Vec<Entry<Tajuto>>)) -> ReplayError {
    let mut record = game(TouchMode::Feel).record();
    change(&mut record);
    replay::<Tajuto>(opening(TouchMode::Feel), &dice(), record).unwrap_err()
}

#[test]
fn a_record_with_other_take_backs_is_found_out() {
    let takes_back = |entry: &Entry<Tajuto>| matches!(entry, Entry::TookBack { .. });
    // A take-back that is hidden: what follows does not fit.
    let hidden = found_out(|record| {
        let nth = record.iter().position(takes_back).unwrap();
        record.remove(nth);
    });
    assert!(matches!(hidden, ReplayError::Refused { .. } | ReplayError::OtherEvents { .. }), "{hidden}");
    // One that is made up, to skip a draw.
    let made_up = found_out(|record| record.insert(40, Entry::TookBack { from: 5 }));
    assert_eq!(made_up, ReplayError::NotToBeTakenBack { nth: 40 });
    let of_nothing = found_out(|record| record.insert(0, Entry::TookBack { from: 5 }));
    assert_eq!(of_nothing, ReplayError::NotToBeTakenBack { nth: 0 });
    let same_number = found_out(|record| {
        let Entry::Command { seq, .. } = &mut record[1] else { panic!() };
        *seq = 5;
    });
    assert_eq!(same_number, ReplayError::OldNumber { nth: 1 });
}

#[test]
fn an_entry_with_anything_else_in_it_is_none() {
    for text in [r#"{"from":5,"to":6}"#, r#"{"seat":0,"command":{"do":"grope_again"},"events":[]}"#, "{}"] {
        assert!(serde_json::from_str::<Entry<Tajuto>>(text).is_err(), "{text}");
    }
}

#[test]
fn what_a_seat_did_last_is_what_it_can_take_back_first() {
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let (first, second) =
        (mover(&course), if mover(&course) == Seat::ALL[0] { Seat::ALL[1] } else { Seat::ALL[0] });
    assert_eq!(course.last_take_back(first), None);
    let drew = draw(&mut course);
    assert_eq!(course.last_take_back(first), Some((drew, TakeBack::Asked { seen: 1 })));
    assert_eq!(course.last_take_back(second), None);
    end_turn(&mut course);
    let (ended, how) = course.last_take_back(first).unwrap();
    assert!(ended > drew && how == TakeBack::Asked { seen: 0 });
    draw(&mut course);
    assert_eq!(course.last_take_back(first), None, "the other has seen something new");
}

#[test]
fn the_history_is_known_at_the_end_and_leads_to_the_result() {
    let mut whims = Seed::from(8).stream(0);
    let mut course = Course::<Tajuto>::new(opening(TouchMode::Blind));
    let mut turns = 0;
    while let Some(seat) = Tajuto::to_move(course.state()) {
        assert_eq!(course.history(), None);
        let seq = any(&mut course, &mut whims);
        turns += usize::from(Tajuto::to_move(course.state()) != Some(seat));
        if seq.is_multiple_of(50)
            && course.can_take_back(seat, seq).is_some()
            && Tajuto::to_move(course.state()) == Some(seat)
        {
            course.take_back(seq);
        }
    }
    let history = course.history().unwrap();
    assert_eq!(history.counted, ["mp", "sp"]);
    assert_eq!((history.turns.len(), history.chapters.len()), (turns, turns));
    assert!(history.chapters.is_sorted() && history.chapters.last() > history.chapters.first());
    let outcome = Tajuto::outcome(course.state()).unwrap();
    let last: Vec<u32> = history.turns.last().unwrap().iter().map(|standing| standing[1]).collect();
    let totals: Vec<u32> = outcome.scores.iter().map(|(_, score)| score.total()).collect();
    assert_eq!(last, totals);
}
