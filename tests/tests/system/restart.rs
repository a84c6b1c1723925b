//! A server that dies or is restarted is a hiccup: what was acknowledged has happened, and once.

use std::thread;
use std::time::Duration;

use games::dice::{Dice, Seed, Stream};
use games::tajuto::TouchMode;

use crate::app::{App, Engine, on_each_engine};
use crate::player::{Player, Sent};
use crate::table::{Table, Wish};

/// How often the server is killed in a test.
const KILLS: u32 = 50;
/// How many games are on while it is.
const TABLES: usize = 5;

/// Tables of several kinds at one server, and games that follow each other.
struct House {
    app: App,
    tables: Vec<Table>,
    begun: usize,
    chance: Stream,
}

impl House {
    fn new(engine: Engine, seed: u64, tables: usize) -> Self {
        let app = App::start_with(engine, &["--close-timeout-ms=5000"]);
        let mut house = Self { app, tables: Vec::new(), begun: 0, chance: Seed::from(seed).stream(0) };
        for _ in 0..tables {
            let table = house.new_table();
            house.tables.push(table);
        }
        house
    }

    fn new_table(&mut self) -> Table {
        let kinds = [(2, 0, TouchMode::Feel), (2, 1, TouchMode::Sizes), (3, 0, TouchMode::Blind)];
        let (people, bots, touch) = kinds[self.begun % kinds.len()];
        self.begun += 1;
        Table::playing(&self.app, Wish { people, bots, touch, seed: self.begun as u64, ..Wish::default() })
    }

    /// Every table plays a little, then sends a command; nobody waits for the answers.
    fn send(&mut self) -> Vec<(usize, Sent)> {
        let mut sent = Vec::new();
        for place in 0..self.tables.len() {
            for _ in 0..self.chance.below(12) {
                self.tables[place].step();
            }
            sent.push(loop {
                if let Some(sent) = self.tables[place].send() {
                    break sent;
                }
                self.tables[place].check_finished(&self.app);
                self.tables[place] = self.new_table();
            });
        }
        sent
    }

    /// Everybody comes back, and sends again what was not answered, or what was.
    fn come_back(&mut self, sent: Vec<(usize, Sent)>) {
        for (table, (mover, sent)) in self.tables.iter_mut().zip(sent) {
            let acknowledged = table.players[mover].heard_outcome(&sent.id);
            table.come_back();
            if let Some(Ok(seq)) = acknowledged {
                let known = table.players[mover].knows.seq;
                assert!(known >= seq, "event {seq} was acknowledged, and {known} is the newest");
            }
            table.players[mover].send_again(&sent);
            let seq = table.accepted(mover, &sent);
            assert!(acknowledged.is_none_or(|before| before == Ok(seq)), "{acknowledged:?}, then {seq}");
            table.reach(seq);
        }
    }

    fn play_to_end(mut self) {
        for table in &mut self.tables {
            table.play_to_end();
            table.check_finished(&self.app);
        }
    }
}

fn killed_at_random_moments(engine: Engine) {
    let mut house = House::new(engine, 31, TABLES);
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let sent = house.send();
        match kill % 5 {
            // At once, before anything can be answered.
            0 => {}
            // As soon as one table has its answer.
            1 => {
                let (mover, first) = &sent[0];
                let player = &mut house.tables[0].players[*mover];
                while !player.was_answered(&first.id) {
                    player.must_hear();
                }
            }
            // Not to wait for anything: the moment of the end is a matter of chance.
            _ => thread::sleep(Duration::from_micros(house.chance.below(2_000).into())),
        }
        house.app.kill();
        house.tables.iter_mut().flat_map(Table::everybody).for_each(Player::hear_out);
        house.app.resume();
        let was_answered =
            |(table, (mover, sent)): (&Table, &(usize, Sent))| table.players[*mover].was_answered(&sent.id);
        acknowledged += house.tables.iter().zip(&sent).filter(|&pair| was_answered(pair)).count();
        house.come_back(sent);
    }
    assert!(
        (1..TABLES * KILLS as usize).contains(&acknowledged),
        "{acknowledged} answers came before the end"
    );
    house.play_to_end();
}

fn restarted_by_an_operator(engine: Engine) {
    let mut house = House::new(engine, 32, 3);
    for _ in 0..4 {
        let sent = house.send();
        let House { app, tables, .. } = &mut house;
        thread::scope(|scope| {
            let ending = scope.spawn(|| app.terminate());
            for player in tables.iter_mut().flat_map(Table::everybody) {
                player.hear_out();
                assert_eq!(player.closed, Some(1012), "everybody is told to come back");
            }
            assert!(ending.join().is_ok_and(|status| status.success()), "it ends well");
        });
        house.app.resume();
        house.come_back(sent);
    }
    house.play_to_end();
}

on_each_engine! { killed_at_random_moments, restarted_by_an_operator }
