//! Who may sit where and see what: several devices, tabs, passes, old secrets.

use std::thread;

use games::Seat;
use protocol::{
    Act, ClientMessage, Code, ErrorCode, FinishedTable, May, OpenRoom, PassSecret, RoomFound, RoomId,
    SeatGiven, SeatToken, TakeSeat, UsePass, Watching, Who,
};

use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::player::{Player, new_id};
use crate::table::{Table, Wish, player_key, settings};

fn use_pass(app: &App, room: &RoomId, pass: &PassSecret) -> Result<SeatGiven, ErrorCode> {
    use_pass_with(app, room, pass, None)
}

/// Uses a pass as a device that makes its token itself.
fn use_pass_with(
    app: &App,
    room: &RoomId,
    pass: &PassSecret,
    token: Option<SeatToken>,
) -> Result<SeatGiven, ErrorCode> {
    app.ask("/api/passes", &UsePass { room: room.clone(), pass: pass.clone(), token })
}

fn sit_down(app: &App, code: &Code) -> Result<SeatGiven, ErrorCode> {
    let name = "Somebody".to_owned();
    app.ask(
        "/api/seats",
        &TakeSeat { code: code.clone(), seat: None, name, colour: None, nonce: None, token: None },
    )
}

fn own_token(device: &str) -> SeatToken {
    SeatToken::new(format!("a-token-made-by-the-device-{device}")).unwrap()
}

fn refusal(app: &App, room: &RoomId, who: Who) -> ErrorCode {
    Player::<AnyGame>::enter(app.address(), room, who).err().expect("it may not come in")
}

fn with_token(token: &SeatToken) -> Who {
    Who::Seat { token: token.clone() }
}

fn with_code(code: &Code) -> Who {
    Who::Spectator { code: code.clone() }
}

fn devices_and_tabs_of_a_seat_stay_in_step(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 61, ..Wish::default() });
    let pass = table.players[0].make_pass(false);
    let phone = use_pass(&app, &table.room, &pass).expect("a pass is good once");
    assert_eq!(phone.seat, table.seats[0].seat);
    let mut devices = [
        Player::in_seat(app.address(), &phone),
        Player::in_seat(app.address(), &table.seats[0]),
        Player::in_seat(app.address(), &table.seats[0]),
    ];
    table.reach(devices[2].knows.seq);
    let mut turn = 0;
    while let Some(mover) = table.mover() {
        let command = table.choice(mover);
        let key = table.players[mover].key().unwrap();
        // Each device in turn plays for the seat.
        let player = match mover {
            0 => devices.iter_mut().chain(&mut table.players[..1]).nth(turn % 4).unwrap(),
            _ => &mut table.players[mover],
        };
        turn += 1;
        let sent = player.send(command);
        let seq = player.outcome(&sent.id).unwrap();
        table.done.push((table.seats[mover].seat, command));
        table.reach(seq);
        for device in &mut devices {
            device.reach(seq);
            assert_eq!(device.knows.update, table.players[0].knows.update);
            device.knows.assert_same(&table.players[0].knows);
        }
        if mover == 0 {
            let late = devices[turn % 3].send_as(new_id(), command, key);
            let expected = if table.players[0].knows.is_over() {
                ErrorCode::WrongPhase
            } else {
                ErrorCode::StaleDecision
            };
            assert_eq!(devices[turn % 3].outcome(&late.id), Err(expected), "another was faster");
        }
    }
    table.check_finished(&app);
}

fn a_pass_is_good_once(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 62, ..Wish::default() });
    let other = Table::<AnyGame>::open(&app, Wish { seed: 63, ..Wish::default() });
    let pass = table.players[1].make_pass(false);
    assert_eq!(use_pass(&app, &other.room, &pass), Err(ErrorCode::BadPass), "it is for one room");
    let used: Vec<_> = thread::scope(|scope| {
        let using: Vec<_> = (0..4).map(|_| scope.spawn(|| use_pass(&app, &table.room, &pass))).collect();
        using.into_iter().map(|using| using.join().unwrap()).collect()
    });
    let given: Vec<&SeatGiven> = used.iter().flatten().collect();
    assert_eq!(given.len(), 1, "one of those who show it at once: {used:?}");
    assert_eq!(use_pass(&app, &table.room, &pass), Err(ErrorCode::BadPass));
    assert_eq!(given[0].seat, Seat::ALL[1]);
    let made_up = PassSecret::new("a-pass-that-nobody-ever-made").unwrap();
    assert_eq!(use_pass(&app, &table.room, &made_up), Err(ErrorCode::BadPass));
}

fn a_pass_that_is_too_old_is_none(engine: Engine) {
    let app = App::start_with(engine, &["--pass-expiry-ms=0"]);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 69, ..Wish::default() });
    let pass = table.players[1].make_pass(true);
    assert_eq!(use_pass(&app, &table.room, &pass), Err(ErrorCode::BadPass));
    table.players[1].ping();
    assert!(table.players[1].is_connected(), "the seat has not moved");
}

/// The sockets of one who has lost the seat are closed, and do nothing more for it.
#[track_caller]
fn check_sent_away(app: &App, mut old: Player<AnyGame>, given: &SeatGiven) {
    old.hear_out();
    assert_eq!(old.closed, Some(1001), "its socket is closed");
    assert_eq!(old.try_return(), Err(ErrorCode::UnknownSeatToken));
    assert_eq!(refusal(app, &given.room, with_token(&given.token)), ErrorCode::UnknownSeatToken);
}

fn a_seat_that_moved_has_left_the_old_device(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 64, ..Wish::default() });
    table.step();
    let pass = table.players[0].make_pass(true);
    table.catch_up();
    let tab = Player::in_seat(app.address(), &table.seats[0]);
    let moved = use_pass(&app, &table.room, &pass).expect("a pass is good once");
    let old = std::mem::replace(&mut table.players[0], Player::in_seat(app.address(), &moved));
    let given = std::mem::replace(&mut table.seats[0], moved);
    check_sent_away(&app, old, &given);
    check_sent_away(&app, tab, &given);

    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    assert_eq!(refusal(&app, &table.room, with_token(&given.token)), ErrorCode::UnknownSeatToken);
    table.come_back();
    table.play_to_end();
    table.check_finished(&app);
}

fn a_lost_answer_loses_no_seat(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 70, ..Wish::default() });
    table.players[0].act(Act::Resize { seats: 3 }).unwrap();
    let third = TakeSeat {
        code: table.codes.join.clone(),
        seat: None,
        name: "Somebody".into(),
        colour: None,
        nonce: None,
        token: Some(own_token("three")),
    };
    let given: SeatGiven = app.ask("/api/seats", &third).expect("the seat is free");
    assert_eq!((given.seat, &given.token), (Seat::ALL[2], &own_token("three")));
    let seq = table.players[0].act(Act::Rename { name: "Ama".into() }).unwrap();
    assert_eq!(app.ask("/api/seats", &third), Ok(given.clone()), "one seat, however often it is asked for");
    let next = table.players[0].act(Act::Rename { name: "Ama".into() }).unwrap();
    assert_eq!(next, seq + 1, "and nothing has happened");
    table.players.push(Player::in_seat(app.address(), &given));
    table.seats.push(given);
    table.start();

    let pass = table.players[0].make_pass(true);
    let phone = Some(own_token("phone"));
    let moved = use_pass_with(&app, &table.room, &pass, phone.clone()).expect("a pass is good once");
    app.kill();
    app.resume();
    let again = use_pass_with(&app, &table.room, &pass, phone);
    assert_eq!(again, Ok(moved.clone()), "the same seat both times");
    let other = Some(own_token("another"));
    assert_eq!(use_pass_with(&app, &table.room, &pass, other), Err(ErrorCode::BadPass));
    let old = with_token(&table.seats[0].token);
    assert_eq!(refusal(&app, &table.room, old), ErrorCode::UnknownSeatToken, "the old device is out");
    assert_eq!(moved.seat, table.seats[0].seat);
    Player::<AnyGame>::in_seat(app.address(), &moved);
}

fn the_games_of_a_seat_move_with_it(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 71, ..Wish::default() });
    let keys =
        [player_key(0), player_key(1), "the-key-of-a-new-device".into(), "the-key-of-another-tablet".into()];
    let mut by_pass = |seat: usize, moves, key: &str| {
        let pass = table.players[seat].make_pass(moves);
        let wish = UsePass { room: table.room.clone(), pass, token: None };
        let given: SeatGiven = app.ask_as(Some(key), "/api/passes", &wish).expect("a pass is good once");
        table.players[seat] = Player::in_seat(app.address(), &given);
    };
    by_pass(0, true, &keys[2]);
    by_pass(1, false, &keys[3]);
    table.catch_up();
    table.play_to_end();
    let games = |key: &str| {
        let games: Vec<FinishedTable> = app.look_as(key, "/api/me/games").unwrap();
        games.len()
    };
    assert_eq!(keys.map(|key| games(&key)), [0, 1, 1, 0], "a seat that is shared stays where it was");
}

fn a_host_may_make_the_token_too(engine: Engine) {
    let app = App::start(engine);
    let settings = settings::<AnyGame>(0, Watching::default());
    let token = Some(own_token("host"));
    let open = OpenRoom { settings, seats: 2, name: "Ama".into(), nonce: None, token };
    let rooms: [SeatGiven; 2] = [0, 1].map(|_| app.ask("/api/rooms", &open).expect("a room is opened"));
    assert_ne!(rooms[0].room, rooms[1].room, "a repeat opens another room");
    for given in &rooms {
        assert_eq!(given.token, own_token("host"));
        Player::<AnyGame>::in_seat(app.address(), given);
    }
}

fn a_cleared_seat_has_nothing_left_of_its_old_holder(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 65, ..Wish::default() });
    let (seat, old, given) = (table.seats[1].seat, table.players.remove(1), table.seats.remove(1));
    table.players[0].act(Act::ClearSeat { seat }).unwrap();
    let next = sit_down(&app, &table.codes.join).expect("the seat is free");
    assert_eq!(next.seat, seat);
    check_sent_away(&app, old, &given);
    table.players.push(Player::in_seat(app.address(), &next));
    table.seats.push(next);
    table.start();
    table.play_to_end();
    table.check_finished(&app);
}

fn secrets_are_good_for_what_they_are(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 66, ..Wish::default() });
    let other = Table::<AnyGame>::open(&app, Wish { seed: 67, ..Wish::default() });
    let (room, codes) = (&table.room, &table.codes);
    let garbage = SeatToken::new("a-token-that-nobody-ever-had").unwrap();
    assert_eq!(refusal(&app, room, with_token(&garbage)), ErrorCode::UnknownSeatToken);
    assert_eq!(refusal(&app, room, with_token(&other.seats[0].token)), ErrorCode::UnknownSeatToken);
    let nowhere = RoomId::new("no-such-room").unwrap();
    assert_eq!(refusal(&app, &nowhere, with_token(&table.seats[0].token)), ErrorCode::UnknownRoom);

    // A private room is watched by its watch code alone, and that seats nobody.
    assert_eq!(refusal(&app, room, with_code(&codes.join)), ErrorCode::UnknownRoom);
    assert_eq!(refusal(&app, room, with_code(&other.codes.watch)), ErrorCode::UnknownRoom);
    assert_eq!(refusal(&app, room, with_code(&Code::new("none-such-code").unwrap())), ErrorCode::UnknownRoom);
    let mut more = Table::<AnyGame>::open(&app, Wish { people: 2, seed: 68, ..Wish::default() });
    more.players[0].act(Act::Resize { seats: 3 }).unwrap();
    assert_eq!(sit_down(&app, &more.codes.watch), Err(ErrorCode::UnknownRoom));
    assert!(sit_down(&app, &more.codes.join).is_ok());
    for (code, may) in [(&codes.join, May::Join), (&codes.watch, May::Watch)] {
        let found: RoomFound = app.look(&format!("/api/rooms/{}", code.as_str())).unwrap();
        assert_eq!((&found.room, found.may), (room, may));
    }

    // Whoever watches sees no codes and does nothing.
    let watcher = &mut table.watchers[0];
    assert_eq!(watcher.knows.room().codes, None);
    assert_eq!(watcher.act(Act::Start {}), Err(ErrorCode::NotSeated));
    assert_eq!(watcher.act(Act::MakePass { moves: true }), Err(ErrorCode::NotSeated));
    table.start();
    let mover = table.mover().unwrap();
    let (command, key) = (table.choice(mover), table.players[mover].key().unwrap());
    let sent = table.watchers[0].send_as(new_id(), command, key.clone());
    assert_eq!(table.watchers[0].outcome(&sent.id), Err(ErrorCode::NotSeated));
    let id = new_id();
    table.watchers[0].say(&ClientMessage::Try { id: id.clone(), command: command.into() });
    assert_eq!(table.watchers[0].outcome(&id), Err(ErrorCode::NotSeated));
    assert_eq!(table.players[0].act(Act::Start {}), Err(ErrorCode::WrongPhase));
    // The key is no secret, but it is not this seat's move.
    let sent = table.players[1 - mover].send_as(new_id(), command, key);
    let answer = table.players[1 - mover].answer(&sent.id);
    assert!(matches!(answer, protocol::ServerMessage::Refused { .. }), "{answer:?}");
}

on_each_engine! {
    devices_and_tabs_of_a_seat_stay_in_step,
    a_pass_is_good_once,
    a_pass_that_is_too_old_is_none,
    a_seat_that_moved_has_left_the_old_device,
    a_lost_answer_loses_no_seat,
    the_games_of_a_seat_move_with_it,
    a_host_may_make_the_token_too,
    a_cleared_seat_has_nothing_left_of_its_old_holder,
    secrets_are_good_for_what_they_are,
}
