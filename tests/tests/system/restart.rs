//! A server that dies or is restarted is a hiccup: what was acknowledged has happened, and once.

use std::thread;
use std::time::Duration;

use games::dice::{Dice, Seed, Stream};
use games::registry::GameKind;
use games::with_game;

use crate::app::{App, Engine, on_each_engine};
use crate::game::TestGame;
use crate::player::{Player, Sent};
use crate::table::{Table, Wish};

/// How often the server is killed in a test.
const KILLS: u32 = 50;
/// How many games are on while it is.
const TABLES: usize = 5;

/// A table at which somebody may wait for an answer.
struct Waiting<G: TestGame> {
    table: Table<G>,
    sent: Option<(usize, Sent<G>)>,
}

/// The same of any game.
trait InHouse {
    /// So many commands, as far as the game goes on.
    fn play(&mut self, commands: u32);

    /// Somebody sends a command, and nobody waits for the answer. Nothing where the game is over.
    fn send(&mut self) -> Option<()>;

    /// Listens until the answer has come.
    fn hear_answer(&mut self);

    /// Whether the answer has come.
    fn was_answered(&self) -> bool;

    /// Everybody listens to the end: the codes with which their sockets were closed.
    fn hear_out(&mut self) -> Vec<Option<u16>>;

    /// Everybody comes back; what was not answered is sent again, and what was.
    fn come_back(&mut self);

    /// The game goes on to its end, and is stored as it was played.
    fn finish(&mut self, app: &App);
}

impl<G: TestGame> InHouse for Waiting<G> {
    fn play(&mut self, commands: u32) {
        for _ in 0..commands {
            self.table.step();
        }
    }

    fn send(&mut self) -> Option<()> {
        self.sent = Some(self.table.send()?);
        Some(())
    }

    fn hear_answer(&mut self) {
        while !self.was_answered() {
            let (mover, _) = self.sent.as_ref().expect("something was sent");
            self.table.players[*mover].must_hear();
        }
    }

    fn was_answered(&self) -> bool {
        self.sent.as_ref().is_some_and(|(mover, sent)| self.table.players[*mover].was_answered(&sent.id))
    }

    fn hear_out(&mut self) -> Vec<Option<u16>> {
        self.table.everybody().for_each(Player::hear_out);
        self.table.everybody().map(|player| player.closed).collect()
    }

    fn come_back(&mut self) {
        let Self { table, sent } = self;
        let (mover, sent) = sent.take().expect("something was sent");
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

    fn finish(&mut self, app: &App) {
        self.table.play_to_end();
        self.table.check_finished(app);
    }
}

/// Tables of all games and several kinds at one server, and games that follow each other.
struct House {
    app: App,
    tables: Vec<Box<dyn InHouse>>,
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

    /// The games in turn, each with the kinds of table in turn.
    fn new_table(&mut self) -> Box<dyn InHouse> {
        let game = GameKind::ALL[self.begun % GameKind::ALL.len()];
        let kind = self.begun / GameKind::ALL.len();
        let (people, bots, options) = [(2, 0, 1), (2, 1, 0), (3, 0, 2)][kind % 3];
        self.begun += 1;
        let wish = Wish { people, bots, options, seed: self.begun as u64, ..Wish::default() };
        with_game!(game, G => Box::new(Waiting::<G> { table: Table::playing(&self.app, wish), sent: None }))
    }

    /// Every table plays a little, then sends a command; nobody waits for the answers.
    fn send(&mut self) {
        for place in 0..self.tables.len() {
            let commands = self.chance.below(12);
            self.tables[place].play(commands);
            while self.tables[place].send().is_none() {
                self.tables[place].finish(&self.app);
                self.tables[place] = self.new_table();
            }
        }
    }

    /// The server is there again, and so is everybody.
    fn resume(&mut self) {
        self.app.resume();
        self.tables.iter_mut().for_each(|table| table.come_back());
    }

    fn finish(mut self) {
        self.tables.iter_mut().for_each(|table| table.finish(&self.app));
    }
}

fn killed_at_random_moments(engine: Engine) {
    let mut house = House::new(engine, 31, TABLES);
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        house.send();
        match kill % 5 {
            // At once, before anything can be answered.
            0 => {}
            // As soon as one table has its answer.
            1 => house.tables[kill as usize / 5 % TABLES].hear_answer(),
            // Not to wait for anything: the moment of the end is a matter of chance.
            _ => thread::sleep(Duration::from_micros(house.chance.below(2_000).into())),
        }
        house.app.kill();
        for table in &mut house.tables {
            table.hear_out();
        }
        acknowledged += house.tables.iter().filter(|table| table.was_answered()).count();
        house.resume();
    }
    assert!(
        (1..TABLES * KILLS as usize).contains(&acknowledged),
        "{acknowledged} answers came before the end"
    );
    house.finish();
}

fn restarted_by_an_operator(engine: Engine) {
    let mut house = House::new(engine, 32, 3);
    for _ in 0..4 {
        house.send();
        let House { app, tables, .. } = &mut house;
        thread::scope(|scope| {
            let ending = scope.spawn(|| app.terminate());
            for closed in tables.iter_mut().flat_map(|table| table.hear_out()) {
                assert_eq!(closed, Some(1012), "everybody is told to come back");
            }
            assert!(ending.join().is_ok_and(|status| status.success()), "it ends well");
        });
        house.resume();
    }
    house.finish();
}

on_each_engine! { killed_at_random_moments, restarted_by_an_operator }
