//! Taking back over the socket: at once, or if the others agree.

use games::satori::{Command, Satori};
use protocol::{Act, ErrorCode, RoomTold, Seq, Undo};

use crate::app::{App, Engine, on_each_engine};
use crate::game::{TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, Wish};

/// Plays until a person has done something that can be taken back if the others agree, or without asking them: who,
/// and its number.
fn until_done<G: TestGame>(table: &mut Table<G>, asks: bool) -> (usize, u32) {
    loop {
        let (mover, seq) = do_something(table);
        if table.players[mover].knows.undo == Some(Undo { from: Seq(seq), asks }) {
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
    let (mover, done) = until_done(&mut table, false);
    assert_eq!(take_back(&mut table, 1 - mover, done), Err(ErrorCode::NothingToTakeBack));
    take_back(&mut table, mover, done).expect("it was its own, and showed nothing");
    check_taken_back(&mut table, mover, done, false);
    assert_eq!(take_back(&mut table, mover, done), Err(ErrorCode::NothingToTakeBack), "once");
    table.play_to_end();
    table.check_verifies(&app);
}

fn what_others_must_agree_to_is_taken_back_if_all_do<G: TestGame>(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { people: 3, seed: 82, ..Wish::default() });
    let (mover, done) = until_done(&mut table, true);
    let others: Vec<usize> = (0..3).filter(|player| *player != mover).collect();
    let view = table.players[mover].knows.view.clone();
    take_back(&mut table, mover, done).expect("it can be asked for");
    for player in table.everybody() {
        let offer = player.knows.room().take_back.as_ref().expect("all see what is asked");
        assert_eq!((offer.from, offer.agreed.len()), (Seq(done), 0));
        let drew = player.knows.moments.last().is_some_and(G::draws);
        assert_eq!(offer.seen, u32::from(drew), "a draw was seen, and the end of a turn shows nothing");
        assert!(!player.knows.lines[&done].undone);
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
    check_taken_back(&mut table, mover, done, true);

    // What was done comes to the same again.
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
    let (mover, done) = until_done(&mut table, true);
    let others: Vec<usize> = (0..3).filter(|player| *player != mover).collect();
    take_back(&mut table, mover, done).expect("it can be asked for");
    answer(&mut table, others[0], true).expect("it is asked");
    answer(&mut table, others[1], false).expect("it is asked");
    for player in table.everybody() {
        assert_eq!(player.knows.room().take_back, None);
        assert!(!player.knows.lines[&done].undone, "it stands");
    }
    assert_eq!(answer(&mut table, others[0], true), Err(ErrorCode::NothingAsked));
    table.play_to_end();
    table.check_finished(&app);
}

/// Of Satori: what was chosen about an amulet is final, before and after all choices come out.
fn a_choice_about_an_amulet_stands(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<Satori>::playing(&app, Wish { people: 3, seed: 84, ..Wish::default() });
    let play = Command::ChooseAmulet { play: true };
    let mut chosen = Vec::new();
    while chosen.len() < 3 {
        let mover = table.mover().expect("it comes before the end");
        let is_asked = table.players[mover].knows.legal().any(|legal| *legal == play);
        let command = if is_asked { play.clone() } else { table.choice(mover) };
        let sent = table.players[mover].send(command);
        let seq = table.accepted(mover, &sent);
        table.reach(seq);
        if is_asked {
            chosen.push((mover, seq));
        }
        for &(mover, seq) in &chosen {
            assert_eq!(table.players[mover].knows.undo, None);
            assert_eq!(take_back(&mut table, mover, seq), Err(ErrorCode::NothingToTakeBack));
        }
    }
    let shown = table.watchers[0].knows.view().players.values().filter(|player| player.amulet.is_some());
    assert_eq!(shown.count(), 3, "all choices have come out");
    table.play_to_end();
    table.check_verifies(&app);
}

for_each_game! {
    what_showed_nothing_new_is_taken_back_at_once,
    what_others_must_agree_to_is_taken_back_if_all_do,
    one_no_is_enough,
}

on_each_engine! { a_choice_about_an_amulet_stands }
