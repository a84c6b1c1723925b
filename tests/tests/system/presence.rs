//! Who is there: players are told of at once, watchers together.

use std::time::{Duration, Instant};

use protocol::{Presence, ServerMessage};

use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::player::Player;
use crate::table::{Table, Wish};

/// How long comings and goings of watchers are gathered, as the protocol says.
const GATHERED: Duration = Duration::from_millis(500);
const CROWD: usize = 40;

/// Listens until who is there is as expected; how often it was told meanwhile.
fn until(player: &mut Player<AnyGame>, expected: impl Fn(&Presence) -> bool) -> u128 {
    let mut told = 0;
    loop {
        if let ServerMessage::Presence { presence } = player.must_hear() {
            told += 1;
            if expected(&presence) {
                return told;
            }
        }
    }
}

fn watchers_are_told_of_together(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 95, ..Wish::default() });
    until(&mut table.players[0], |presence| presence.watchers == 1);
    let start = Instant::now();
    let crowd: Vec<Player<AnyGame>> =
        (0..CROWD).map(|_| Player::watching(app.address(), &table.room, &table.codes.watch)).collect();
    let all = |presence: &Presence| presence.watchers as usize == CROWD + 1;
    let told = until(&mut table.players[0], all);
    let most = |start: Instant| start.elapsed().as_millis() / GATHERED.as_millis() + 1;
    assert!(told <= most(start), "told {told} times of {CROWD} in {:?}", start.elapsed());
    // Those who watch are told too, and nobody is told for each of them.
    until(&mut table.watchers[0], all);

    let start = Instant::now();
    drop(crowd);
    let told = until(&mut table.players[0], |presence| presence.watchers == 1);
    assert!(told <= most(start), "told {told} times of {CROWD} in {:?}", start.elapsed());
}

fn players_are_told_of_at_once(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 96, ..Wish::default() });
    until(&mut table.players[0], |presence| presence.watchers == 1);
    for _ in 0..3 {
        // Each going and each coming is told by itself: nothing is gathered.
        table.players[1].vanish();
        assert_eq!(until(&mut table.players[0], |presence| presence.seats.len() == 1), 1);
        table.players[1].come_back();
        assert_eq!(until(&mut table.players[0], |presence| presence.seats.len() == 2), 1);
    }
    // A second device of a seat is not a second player.
    let tab = Player::<AnyGame>::in_seat(app.address(), &table.seats[1]);
    assert_eq!(until(&mut table.players[0], |presence| presence.seats.len() == 2), 1);
    drop(tab);
    assert_eq!(until(&mut table.players[0], |presence| presence.seats.len() == 2), 1);
}

on_each_engine! { watchers_are_told_of_together, players_are_told_of_at_once }
