//! Games over days: lost devices, and tables that are asked about from afar.

use std::thread;

use games::Seat;
use protocol::{
    Act, AskTables, BotName, ErrorCode, HeldSeat, Motion, PassSecret, RoomId, RoomPhase, RoomTold, SeatGiven,
    SeatToken, ServerMessage, TableNow, UsePass, Who,
};

use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::player::{Player, new_id};
use crate::table::{Table, Wish};

/// So many show one pass at the same moment.
const CROWD: usize = 8;

/// Many use one pass at once, each with a token of its own; the one who got the seat.
#[track_caller]
fn one_of_many(app: &App, room: &RoomId, pass: &PassSecret) -> SeatGiven {
    let ask = || {
        let token = SeatToken::new(format!("a-token-made-by-a-device-{}", new_id().as_str())).unwrap();
        let wish = UsePass { room: room.clone(), pass: pass.clone(), token: Some(token) };
        app.ask::<SeatGiven>("/api/passes", &wish)
    };
    let answers: Vec<_> = thread::scope(|scope| {
        let asking: Vec<_> = (0..CROWD).map(|_| scope.spawn(ask)).collect();
        asking.into_iter().map(|asking| asking.join().unwrap()).collect()
    });
    let mut given: Vec<SeatGiven> = answers.iter().flatten().cloned().collect();
    let refused = answers.iter().filter(|answer| **answer == Err(ErrorCode::BadPass)).count();
    assert_eq!((given.len(), refused), (1, CROWD - 1), "{answers:?}");
    given.remove(0)
}

fn of_many_who_show_a_pass_one_gets_the_seat(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 301, ..Wish::default() });
    for moves in [false, true] {
        let pass = table.players[1].make_pass(moves);
        let given = one_of_many(&app, &table.room, &pass);
        assert_eq!(given.seat, Seat::ALL[1]);
        let told = RoomTold::PassUsed { seat: given.seat, moved: moves };
        table.players[1] = Player::in_seat(app.address(), &given);
        assert_eq!(table.players[1].knows.log.last().unwrap().told, told);
    }
    table.catch_up();
    table.play_to_end();
}

/// Somebody's socket ends, and the first player hears of it.
fn lose(table: &mut Table<AnyGame>, seat: Seat) {
    table.players[seat.index()].vanish();
    loop {
        if let ServerMessage::Presence { presence } = table.players[0].must_hear()
            && !presence.seats.contains(&seat)
        {
            return;
        }
    }
}

fn one_who_lost_the_device_is_let_back_in(engine: Engine) {
    let mut app = App::start_with(engine, &["--seat-absence-ms=0"]);
    let mut table = Table::<AnyGame>::playing(&app, Wish { people: 3, seed: 302, ..Wish::default() });
    let lost = Seat::ALL[2];
    let vote = Act::Vote { motion: Motion::Reinvite { seat: lost }, aye: true };
    assert_eq!(table.players[0].act(vote.clone()), Err(ErrorCode::NotAbsent));
    lose(&mut table, lost);
    assert_eq!(table.players[0].pass_by(Act::Reinvite { seat: lost }), Err(ErrorCode::NothingAsked));
    table.players[0].act(vote.clone()).unwrap();
    let seq = table.players[1].act(vote).unwrap();
    table.players[0].reach(seq);
    table.watchers[0].reach(seq);
    for player in [&table.players[0], &table.players[1], &table.watchers[0]] {
        assert_eq!(player.knows.room().reinvites, [lost]);
    }
    assert_eq!(table.players[1].pass_by(Act::Reinvite { seat: lost }), Err(ErrorCode::NotHost));
    let pass = table.players[0].pass_by(Act::Reinvite { seat: lost }).unwrap();

    // Nothing of it is lost with the server.
    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    let given = one_of_many(&app, &table.room, &pass);
    assert_eq!(given.seat, lost);
    let old = std::mem::replace(&mut table.seats[lost.index()], given);
    let who = Who::Seat { token: old.token };
    let refused = Player::<AnyGame>::enter(app.address(), &table.room, who).err();
    assert_eq!(refused, Some(ErrorCode::UnknownSeatToken), "whoever finds the lost device has no seat");
    table.players[lost.index()] = Player::in_seat(app.address(), &table.seats[lost.index()]);
    table.come_back();
    assert!(table.players[0].knows.room().reinvites.is_empty());
    let told: Vec<&RoomTold> = table.players[1].knows.log.iter().map(|line| &line.told).collect();
    let expected = [
        RoomTold::Reinvited { seat: lost, by: Seat::ALL[0] },
        RoomTold::PassUsed { seat: lost, moved: true },
    ];
    assert_eq!(told[told.len() - 2..], [&expected[0], &expected[1]]);
    assert_eq!(table.players[0].pass_by(Act::Reinvite { seat: lost }), Err(ErrorCode::NothingAsked));
    table.play_to_end();
}

fn ask(app: &App, seats: &[&SeatGiven]) -> Vec<Option<TableNow>> {
    let held = |given: &&SeatGiven| HeldSeat { room: given.room.clone(), token: given.token.clone() };
    app.ask("/api/tables", &AskTables { tables: seats.iter().map(held).collect() }).unwrap()
}

fn tables_tell_whose_turn_it_is(engine: Engine) {
    let mut app = App::start(engine);
    let mut playing = Table::<AnyGame>::playing(&app, Wish { seed: 303, ..Wish::default() });
    let waiting = Table::<AnyGame>::open(&app, Wish { seed: 304, ..Wish::default() });
    let stranger = SeatGiven { token: waiting.seats[0].token.clone(), ..playing.seats[0].clone() };
    assert_eq!(ask(&app, &[]), []);
    for _ in 0..6 {
        let Some(mover) = playing.mover() else { break };
        let seats = [&playing.seats[0], &stranger, &waiting.seats[1], &playing.seats[1]];
        let told = ask(&app, &seats);
        assert_eq!(told[1], None);
        for (seat, now) in [(0, &told[0]), (1, &told[3])] {
            let now = now.as_ref().unwrap();
            assert_eq!((now.phase, now.seat), (RoomPhase::Playing, Seat::ALL[seat]));
            assert_eq!((now.to_move, now.your_turn), (Some(Seat::ALL[mover]), mover == seat));
        }
        let waits = told[2].as_ref().unwrap();
        assert_eq!((waits.phase, waits.to_move), (RoomPhase::Waiting, None));
        playing.step();
    }
    // As it was told is as it is stored.
    let told = ask(&app, &[&playing.seats[0], &waiting.seats[0]]);
    app.kill();
    app.resume();
    assert_eq!(ask(&app, &[&playing.seats[0], &waiting.seats[0]]), told);
    playing.everybody().for_each(Player::hear_out);
    playing.come_back();
    for player in &mut playing.players {
        player.act(Act::StandIn { level: BotName::Novice }).unwrap();
    }
    assert!(ask(&app, &[&playing.seats[0]])[0].is_some());
}

fn bad_questions_about_tables_are_refused(engine: Engine) {
    let app = App::start(engine);
    let table = Table::<AnyGame>::open(&app, Wish { seed: 305, ..Wish::default() });
    let SeatGiven { room, token, .. } = table.seats[0].clone();
    let many = AskTables { tables: vec![HeldSeat { room, token }; 61] };
    assert_eq!(app.ask::<Vec<Option<TableNow>>>("/api/tables", &many), Err(ErrorCode::TooLarge));
    for (body, code) in [
        ("{\"tables\":[{\"room\":\"r\",\"token\":5}]}", ErrorCode::UnknownMessage),
        ("{\"tables\":[],\"more\":1}", ErrorCode::UnknownMessage),
        ("[]", ErrorCode::UnknownMessage),
        ("{", ErrorCode::Malformed),
    ] {
        let answer = app.post_with("/api/tables", body, &[("Content-Type", "application/json")]);
        assert!(
            answer.body.contains(serde_json::to_value(code).unwrap().as_str().unwrap()),
            "{}",
            answer.body
        );
    }
    let foreign = [("Content-Type", "application/json"), ("Origin", "https://elsewhere.example")];
    assert_eq!(app.post_with("/api/tables", "{\"tables\":[]}", &foreign).status, 403);
}

on_each_engine! {
    of_many_who_show_a_pass_one_gets_the_seat,
    one_who_lost_the_device_is_let_back_in,
    tables_tell_whose_turn_it_is,
    bad_questions_about_tables_are_refused,
}
