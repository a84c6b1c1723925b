//! Taking back over the socket: at once, or if the others agree.

use games::tajuto::Command;
use protocol::{Act, ErrorCode, RoomTold, Seq};

use crate::app::{App, Engine, on_each_engine};
use crate::player::Player;
use crate::table::{Table, Wish};

/// Plays until a person has done such a thing and is still to move: who, and its number.
fn until_done(table: &mut Table, is: fn(Command) -> bool) -> (usize, u32) {
    loop {
        let (mover, sent) = table.send().expect("it comes before the end");
        let seq = table.accepted(mover, &sent);
        table.reach(seq);
        if is(sent.command) && table.mover() == Some(mover) {
            return (mover, seq);
        }
    }
}

fn take_back(table: &mut Table, mover: usize, from: u32) -> Result<u32, ErrorCode> {
    let seq = table.players[mover].act(Act::TakeBack { from: Seq(from) })?;
    table.reach(seq);
    Ok(seq)
}

fn answer(table: &mut Table, player: usize, agree: bool) -> Result<u32, ErrorCode> {
    let offer = table.players[player].knows.room().take_back.as_ref().map_or(Seq(0), |asked| asked.offer);
    let seq = table.players[player].act(Act::AnswerTakeBack { offer, agree })?;
    table.reach(seq);
    Ok(seq)
}

fn draws(command: Command) -> bool {
    matches!(command, Command::DrawSize { .. })
}

/// Everybody is told that it was taken back, and how.
#[track_caller]
fn check_taken_back(table: &mut Table, mover: usize, from: u32, was_asked: bool) {
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

fn what_showed_nothing_new_is_taken_back_at_once(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::playing(&app, Wish { seed: 81, ..Wish::default() });
    let builds = |command: Command| matches!(command, Command::Build { .. });
    let (mover, built) = until_done(&mut table, builds);
    assert_eq!(take_back(&mut table, 1 - mover, built), Err(ErrorCode::NothingToTakeBack));
    take_back(&mut table, mover, built).expect("it was its own, and showed nothing");
    check_taken_back(&mut table, mover, built, false);
    assert_eq!(take_back(&mut table, mover, built), Err(ErrorCode::NothingToTakeBack), "once");
    table.play_to_end();
    table.check_verifies(&app);
}

fn a_draw_is_taken_back_if_all_others_agree(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::playing(&app, Wish { people: 3, seed: 82, ..Wish::default() });
    let (mover, drawn) = until_done(&mut table, draws);
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
    let (_, again) = *table.done.last().expect("it was done");
    let sent = table.players[mover].send(again);
    let seq = table.accepted(mover, &sent);
    table.reach(seq);
    assert_eq!(table.players[mover].knows.view, view);
    table.play_to_end();
    table.check_verifies(&app);
}

fn one_no_is_enough(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::playing(&app, Wish { people: 3, seed: 83, ..Wish::default() });
    let (mover, drawn) = until_done(&mut table, draws);
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

on_each_engine! {
    what_showed_nothing_new_is_taken_back_at_once,
    a_draw_is_taken_back_if_all_others_agree,
    one_no_is_enough,
}
