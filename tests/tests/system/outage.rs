//! A database that goes away and comes back while people play.

use std::thread;
use std::time::{Duration, Instant};

use protocol::{ErrorCode, OpenRoom, SeatGiven, Watching};
use tests::postgres::Cluster;

use crate::app::App;
use crate::faults::check_history;
use crate::game::{TestGame, once_for_each_game};
use crate::player::{Player, Sent};
use crate::table::{Table, Wish, settings};

/// Longer than it takes to find the database again.
const PATIENCE: Duration = Duration::from_secs(30);

/// Sends the same command until it is stored.
fn insist<G: TestGame>(table: &mut Table<G>, mover: usize, sent: &Sent<G>) {
    let deadline = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < deadline, "it is never stored");
        table.players[mover].send_again(sent);
        match table.players[mover].outcome(&sent.id) {
            Ok(seq) => {
                table.done.push((table.seats[mover].seat, sent.command.clone()));
                return table.reach(seq);
            }
            Err(code) => assert_eq!(code, ErrorCode::NotSaved),
        }
    }
}

/// Says hello until the room can be read.
fn come_back<G: TestGame>(player: &mut Player<G>) {
    let deadline = Instant::now() + PATIENCE;
    while let Err(code) = player.try_return() {
        assert!(code == ErrorCode::NotSaved && Instant::now() < deadline, "{code:?}");
    }
}

fn nothing_is_shown_as_done_and_play_goes_on_afterwards<G: TestGame>() {
    let cluster = Cluster::start();
    let app = App::start_in(&cluster.create_database(), &["--db-timeout-ms=1000"]);
    let mut table = Table::<G>::playing(&app, Wish { seed: 51, ..Wish::default() });
    (0..20).for_each(|_| assert!(table.step()));
    cluster.stop();

    let (mover, sent) = table.send().unwrap();
    assert_eq!(table.players[mover].outcome(&sent.id), Err(ErrorCode::NotSaved));
    table.players[mover].send_again(&sent);
    assert_eq!(table.players[mover].outcome(&sent.id), Err(ErrorCode::NotSaved));
    let chat = table.players[0].write("Hello?");
    assert_eq!(table.players[0].outcome(&chat), Err(ErrorCode::NotSaved));
    let seq = table.players[0].knows.seq;
    for player in table.everybody() {
        player.ping();
        assert_eq!(player.knows.seq, seq, "nothing is shown as done");
    }
    let newcomer = Player::<G>::watching(app.address(), &table.room, &table.codes.watch);
    newcomer.knows.assert_same(&table.watchers[0].knows);
    let settings = settings::<G>(0, Watching::default());
    let wish = OpenRoom { settings, seats: 2, name: "Ama".into(), nonce: None, token: None };
    assert_eq!(app.ask::<SeatGiven>("/api/rooms", &wish).map(|_| ()), Err(ErrorCode::NotSaved));
    assert_eq!((app.get("/healthz").status, app.get("/readyz").status), (200, 503));

    cluster.resume();
    insist(&mut table, mover, &sent);
    assert!(app.ask::<SeatGiven>("/api/rooms", &wish).is_ok());
    table.play_to_end();
    table.check_finished(&app);
    check_history("database stopped, PostgreSQL", &app, &mut table);
}

/// A commit that is cut off may have been one: the room finds out before it answers, or stops.
fn a_command_in_flight_is_done_once<G: TestGame>() {
    let cluster = Cluster::start();
    let app = App::start_in(&cluster.create_database(), &["--db-timeout-ms=1000"]);
    // Four play for long enough, also where the database takes its time to stop.
    let mut table = Table::<G>::playing(&app, Wish { people: 4, seed: 52, ..Wish::default() });
    for round in 0..4 {
        (0..10).for_each(|_| assert!(table.step()));
        let (mover, sent) = thread::scope(|scope| {
            let stopping = scope.spawn(|| cluster.stop());
            // Commands follow each other until one is not stored.
            let deadline = Instant::now() + PATIENCE;
            loop {
                assert!(Instant::now() < deadline, "round {round}: the database does not go away");
                let (mover, sent) = table.send().expect("the game is long enough");
                match table.players[mover].last_word(&sent.id) {
                    Some(Ok(seq)) => {
                        table.done.push((table.seats[mover].seat, sent.command.clone()));
                        table.reach(seq);
                    }
                    Some(Err(ErrorCode::NotSaved)) | None => {
                        stopping.join().expect("the database stops");
                        break (mover, sent);
                    }
                    Some(Err(code)) => panic!("{code:?}"),
                }
            }
        });
        cluster.resume();
        if !table.players[mover].is_connected() {
            // The room could not find out, and has sent everybody away.
            table.everybody().for_each(Player::hear_out);
            table.everybody().for_each(come_back);
            table.catch_up();
        }
        insist(&mut table, mover, &sent);
    }
    table.play_to_end();
    table.check_finished(&app);
    check_history("database stopped in mid-move, PostgreSQL", &app, &mut table);
}

once_for_each_game! { nothing_is_shown_as_done_and_play_goes_on_afterwards, a_command_in_flight_is_done_once }
