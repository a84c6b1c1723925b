//! Taking back over the socket: at once, or if the others agree.

use games::Seat;
use games::satori::{Command, Satori};
use protocol::{Act, ErrorCode, RoomTold, Seq};

use crate::app::{App, Engine, on_each_engine};
use crate::game::{TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, Wish};

/// Plays until a person has drawn something: who, and its number.
fn until_drawn<G: TestGame>(table: &mut Table<G>) -> (usize, u32) {
    loop {
        let (mover, seq) = do_something(table);
        if table.players[mover].knows.moments.last().is_some_and(G::draws) {
            return (mover, seq);
        }
    }
}

/// Plays until a person has done something that showed nothing, and is still to move.
fn until_done<G: TestGame>(table: &mut Table<G>) -> (usize, u32) {
    loop {
        let (mover, seq) = do_something(table);
        if !table.players[mover].knows.moments.last().is_some_and(G::draws) && table.mover() == Some(mover) {
            return (mover, seq);
        }
    }
}

fn do_something<G: TestGame>(table: &mut Table<G>) -> (usize, u32) {
    let (mover, sent) = table.send().expect("it comes before the end");
    let seq = table.accepted(mover, &sent);
    table.reach(seq);
    (mover, seq)
}

fn take_back<G: TestGame>(table: &mut Table<G>, mover: usize, from: u32) -> Result<u32, ErrorCode> {
    let seq = table.players[mover].act(Act::TakeBack { from: Seq(from) })?;
    table.reach(seq);
    Ok(seq)
}

fn answer<G: TestGame>(table: &mut Table<G>, player: usize, agree: bool) -> Result<u32, ErrorCode> {
    let offer = table.players[player].knows.room().take_back.as_ref().map_or(Seq(0), |asked| asked.offer);
    let seq = table.players[player].act(Act::AnswerTakeBack { offer, agree })?;
    table.reach(seq);
    Ok(seq)
}

/// Everybody is told that it was taken back, and how.
#[track_caller]
fn check_taken_back<G: TestGame>(table: &mut Table<G>, mover: usize, from: u32, was_asked: bool) {
    let seat = table.seats[mover].seat;
    for player in table.everybody() {
        assert!(player.knows.lines[&from].undone, "the line stays, marked");
        assert_eq!(player.knows.room().take_back, None);
        let told = &player.knows.log.last().expect("there is a log").told;
        let expected = RoomTold::TookBack { seat, from: Seq(from), to: Seq(from), asked: was_asked };
        assert_eq!(*told, expected);
    }
    assert_eq!(table.mover(), Some(mover), "it is to move again");
}

fn what_showed_nothing_new_is_taken_back_at_once<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { seed: 81, ..Wish::default() });
    let (mover, done) = until_done(&mut table);
    assert_eq!(take_back(&mut table, 1 - mover, done), Err(ErrorCode::NothingToTakeBack));
    take_back(&mut table, mover, done).expect("it was its own, and showed nothing");
    check_taken_back(&mut table, mover, done, false);
    assert_eq!(take_back(&mut table, mover, done), Err(ErrorCode::NothingToTakeBack), "once");
    table.play_to_end();
    table.check_verifies(&app);
}

fn a_draw_is_taken_back_if_all_others_agree<G: TestGame>(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { people: 3, seed: 82, ..Wish::default() });
    let (mover, drawn) = until_drawn(&mut table);
    let others: Vec<usize> = (0..3).filter(|player| *player != mover).collect();
    let view = table.players[mover].knows.view.clone();
    take_back(&mut table, mover, drawn).expect("it can be asked for");
    for player in table.everybody() {
        let offer = player.knows.room().take_back.as_ref().expect("all see what is asked");
        assert_eq!((offer.from, offer.seen, offer.agreed.len()), (Seq(drawn), 1, 0));
        assert!(!player.knows.lines[&drawn].undone);
    }
    assert_eq!(answer(&mut table, mover, true), Err(ErrorCode::NothingAsked), "others must agree");
    answer(&mut table, others[0], true).expect("it is asked");
    assert_eq!(table.watchers[0].knows.room().take_back.as_ref().map(|offer| offer.agreed.len()), Some(1));

    // What is asked outlives the server.
    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    answer(&mut table, others[1], true).expect("it is still asked");
    check_taken_back(&mut table, mover, drawn, true);

    // What was drawn comes again.
    let (_, again) = table.done.last().expect("it was done").clone();
    let sent = table.players[mover].send(again);
    let seq = table.accepted(mover, &sent);
    table.reach(seq);
    assert_eq!(table.players[mover].knows.view, view);
    table.play_to_end();
    table.check_verifies(&app);
}

fn one_no_is_enough<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { people: 3, seed: 83, ..Wish::default() });
    let (mover, drawn) = until_drawn(&mut table);
    let others: Vec<usize> = (0..3).filter(|player| *player != mover).collect();
    take_back(&mut table, mover, drawn).expect("it can be asked for");
    answer(&mut table, others[0], true).expect("it is asked");
    answer(&mut table, others[1], false).expect("it is asked");
    for player in table.everybody() {
        assert_eq!(player.knows.room().take_back, None);
        assert!(!player.knows.lines[&drawn].undone, "it stands");
    }
    assert_eq!(answer(&mut table, others[0], true), Err(ErrorCode::NothingAsked));
    table.play_to_end();
    table.check_finished(&app);
}

/// Whose amulets a viewer knows.
fn amulets(viewer: &Player<Satori>) -> Vec<Seat> {
    let players = viewer.knows.view().players.iter();
    players.filter(|(_, player)| player.amulet.is_some()).map(|(seat, _)| seat).collect()
}

/// Of Satori: the choice that reveals all choices is one that can be taken back.
fn amulets_that_were_shown_are_hidden_again(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<Satori>::playing(&app, Wish { people: 3, seed: 84, ..Wish::default() });
    let play = Command::ChooseAmulet { play: true };
    let (mover, revealed) = loop {
        let mover = table.mover().expect("it comes before the end");
        let is_asked = table.players[mover].knows.legal().any(|legal| *legal == play);
        let command = if is_asked { play.clone() } else { table.choice(mover) };
        let sent = table.players[mover].send(command);
        let seq = table.accepted(mover, &sent);
        table.reach(seq);
        if amulets(&table.watchers[0]).len() == 3 {
            break (mover, seq);
        }
        assert_eq!(amulets(&table.watchers[0]), [], "they are shown together");
    };
    take_back(&mut table, mover, revealed).expect("it can be asked for");
    for other in (0..3).filter(|other| *other != mover) {
        answer(&mut table, other, true).expect("it is asked");
    }
    check_taken_back(&mut table, mover, revealed, true);
    assert_eq!(amulets(&table.watchers[0]), []);
    for (player, given) in table.players.iter().zip(&table.seats) {
        assert_eq!(amulets(player), [given.seat], "each knows its own");
    }

    let sent = table.players[mover].send(Command::ChooseAmulet { play: false });
    let seq = table.accepted(mover, &sent);
    table.reach(seq);
    let keeps = table.seats[mover].seat;
    for (nth, viewer) in table.everybody().enumerate() {
        let knows = amulets(viewer);
        assert_eq!(knows.contains(&keeps), nth == mover, "kept by one: {knows:?}");
        assert!(knows.len() >= 2, "played by the others: {knows:?}");
    }
    table.play_to_end();
    table.check_verifies(&app);
}

for_each_game! {
    what_showed_nothing_new_is_taken_back_at_once,
    a_draw_is_taken_back_if_all_others_agree,
    one_no_is_enough,
}

on_each_engine! { amulets_that_were_shown_are_hidden_again }
