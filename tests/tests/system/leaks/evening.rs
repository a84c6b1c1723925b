//! A whole game at which everything that is said to anybody is kept, to the letter.

use protocol::{
    Act, ClientMessage, Delay, PassSecret, ScreenGiven, SeatGiven, Seq, UsePass, UseScreenPass, Watching, Who,
};
use tempfile::NamedTempFile;

use super::ear::Ear;
use super::recording::{Hearer, Said, Secret, nobody, those_who_are_there, those_who_sit};
use super::stranger::Stranger;
use crate::app::{App, Engine};
use crate::game::TestGame;
use crate::table::{Table, Wish, player_key};

/// What players write to each other is not for those who watch.
const AT_THE_TABLE: &str = "between-us-who-sit-here-and-nobody-else";

/// Nor what those who watch write for the players, unless the host wants it.
const AMONG_WATCHERS: &str = "between-us-who-watch-and-nobody-at-the-table";

/// A table, and all who hear.
pub(super) struct Evening<G: TestGame> {
    pub(super) app: App,
    pub(super) table: Table<G>,
    pub(super) stranger: Stranger,
    log: NamedTempFile,
    ears: Vec<Ear>,
    said: Vec<Said>,
    passes: Vec<PassSecret>,
    further: Vec<SeatGiven>,
    screen: ScreenGiven,
    steps: u32,
}

impl<G: TestGame> Evening<G> {
    pub(super) fn begin(engine: Engine, delay: Delay, seed: u64) -> Self {
        let mut app = App::start_with(engine, &["--long-delay-ms=99999999"]);
        let log = NamedTempFile::new().expect("there is a folder for temporary files");
        app.kill();
        app.resume_logging("trace", log.reopen().expect("the log can be written"));
        let watching = Watching { listed: true, delay, ..Watching::default() };
        let options = usize::try_from(seed % 3).expect("it is small");
        let mut table = Table::<G>::open(&app, Wish { options, watching, seed, ..Wish::default() });
        // Watchers of a delayed table know nothing yet, and would be waited for.
        table.watchers.clear();
        let (room, codes) = (table.room.clone(), table.codes.clone());

        let pass = table.players[0].make_pass(false);
        let wish = UsePass { room: room.clone(), pass: pass.clone(), token: None };
        let second: SeatGiven = app.ask("/api/passes", &wish).expect("the pass is good");
        let open = table.players[1].make_pass(true);
        let screen_pass = table.players[0].make_screen_pass();
        let wish = UseScreenPass { code: codes.join.clone(), pass: screen_pass.clone(), token: None };
        let screen: ScreenGiven = app.ask("/api/screens", &wish).expect("the pass is good");

        let address = app.address().to_owned();
        let hear = |hearer, who| Ear::open(&address, hearer, &room, who);
        let ears = vec![
            hear(Hearer::Seat(0), Who::Seat { token: second.token.clone() }),
            hear(Hearer::Seat(1), Who::Seat { token: table.seats[1].token.clone() }),
            hear(Hearer::Watcher, Who::Spectator { code: codes.watch.clone() }),
            hear(Hearer::Screen, Who::Screen { token: screen.token.clone() }),
        ];
        let game = table.players[0].knows.room().game_id.clone();
        let stranger = Stranger { watch: codes.watch, room: room.clone(), game };
        let (passes, further, said) = (vec![pass, open, screen_pass], vec![second], Vec::new());
        table.catch_up();
        let mut evening = Self { app, table, stranger, log, ears, said, passes, further, screen, steps: 0 };
        evening.ask_around("in the waiting room");
        evening.table.start();
        evening
    }

    /// One command, and what happens beside it now and then. Whether there was one.
    pub(super) fn step(&mut self) -> bool {
        let before = self.table.players[0].knows.seq;
        if !self.table.step() {
            return false;
        }
        self.steps += 1;
        let is_over = self.table.players[0].knows.is_over();
        match self.steps % 40 {
            _ if is_over => {}
            3 => self.write(),
            9 => self.try_everything(),
            15 => self.ask_around("while the game is on"),
            21 => self.ears.iter_mut().for_each(Ear::come_back),
            n if n % 8 == 4 => self.take_back(before + 1),
            _ => {}
        }
        self.listen();
        true
    }

    fn listen(&mut self) {
        let newest = self.table.players[0].knows.seq;
        for ear in self.ears.iter_mut().filter(|ear| !ear.is_over) {
            match ear.hearer {
                Hearer::Watcher => ear.listen(),
                _ => ear.reach(newest),
            }
        }
    }

    /// Somebody at the table writes, and all come to hear or not to hear it.
    fn write(&mut self) {
        let id = self.table.players[0].write(AT_THE_TABLE);
        self.table.players[0].outcome(&id).expect("a line is written");
        for ear in self.ears.iter_mut().filter(|ear| ear.hearer == Hearer::Watcher) {
            let answer = ear.ask(|id| ClientMessage::Chat { id, text: AMONG_WATCHERS.into() });
            assert_eq!(answer["type"], "accepted", "{answer}");
        }
        self.ears.iter_mut().for_each(Ear::listen);
    }

    /// Everybody tries and does what only the one to move may, and asks for a hint.
    fn try_everything(&mut self) {
        let Some(mover) = self.table.mover() else { return };
        let player = &self.table.players[mover];
        let key = player.key().expect("it is to move");
        let commands: Vec<G::Command> = player.knows.legal().take(12).cloned().collect();
        for ear in self.ears.iter_mut().filter(|ear| !ear.is_over) {
            let is_mover = ear.hearer == Hearer::Seat(mover);
            for command in &commands {
                ear.ask(|id| ClientMessage::Try { id, command: command.clone().into() });
                if !is_mover {
                    let (key, command) = (key.clone(), command.clone().into());
                    let answer = ear.ask(|id| ClientMessage::Command { id, key, command });
                    assert_ne!(answer["type"], "accepted", "{answer}");
                }
            }
            let answer = ear.ask(|id| ClientMessage::Hint { id });
            assert_eq!(answer["type"] == "hinted", is_mover, "{answer}");
            ear.ask(|id| ClientMessage::Act { id, act: Act::TakeBack { from: Seq(1) } });
        }
    }

    /// The last command is taken back, where it can be; every second time in vain.
    fn take_back(&mut self, from: u32) {
        let Some(mover) = self.table.players.iter().position(|player| player.knows.undo.is_some()) else {
            return;
        };
        let asked = self.table.players[mover].act(Act::TakeBack { from: Seq(from) });
        let Ok(seq) = asked else { return };
        self.table.reach(seq);
        self.listen();
        let other = &mut self.table.players[1 - mover];
        if let Some(offer) = other.knows.room().take_back.as_ref().map(|offer| offer.offer) {
            let agree = self.steps.is_multiple_of(16);
            let seq = other.act(Act::AnswerTakeBack { offer, agree }).expect("it was asked");
            self.table.reach(seq);
        }
    }

    /// A stranger asks every address.
    pub(super) fn ask_around(&mut self, when: &str) {
        let said = self.stranger.ask_everything(&self.app, when);
        self.said.extend(said);
    }

    /// Everything that was said, the log with it, and all that is secret but for the game itself. The server ends.
    pub(super) fn end(mut self) -> (Vec<Said>, Vec<Secret>) {
        assert!(self.app.terminate().success());
        let log = std::fs::read(self.log.path()).expect("the log is there");
        assert!(log.len() > 100_000, "it was as talkative as it can be: {} bytes", log.len());
        let mut said = self.said;
        said.extend(self.ears.into_iter().flat_map(|ear| ear.said));
        said.push(Said { to: Hearer::Log, when: "on stderr".into(), text: log });

        let codes = &self.table.codes;
        let mut secrets = vec![
            Secret::new("the join code", codes.join.as_str(), those_who_sit),
            Secret::new("the watch code", codes.watch.as_str(), those_who_are_there),
            Secret::new("what is said at the table", AT_THE_TABLE, those_who_sit),
            Secret::new("what is said by watchers", AMONG_WATCHERS, |to| to == Hearer::Watcher),
        ];
        for given in self.table.seats.iter().chain(&self.further) {
            secrets.extend(Secret::hashed("a seat token", given.token.secret()));
        }
        secrets.extend(Secret::hashed("a screen token", self.screen.token.secret()));
        for pass in &self.passes {
            secrets.extend(Secret::hashed("a pass", pass.secret()));
        }
        for seat in 0..2 {
            secrets.extend(Secret::hashed("a player key", &player_key(seat)));
        }
        (said, secrets)
    }
}

/// The dice of a finished game, as its file has them.
pub(super) fn dice(file: &serde_json::Value) -> Vec<Secret> {
    let secret = |name: &str| {
        let text = file["head"][name].as_str().unwrap_or_else(|| panic!("the file has no {name}"));
        Secret::new(format!("the {name} of the dice"), text, nobody)
    };
    vec![secret("secret"), secret("seed")]
}
