//! A table with everybody at it: people, bots and watchers who stay in step.

use std::fs;

use games::dice::{Dice, Seed, Stream};
use games::{FirstPlayer, ScoreSheet, Seat};
use protocol::{
    Act, BotName, Codes, FinishedPlayer, FinishedTable, OpenRoom, RoomId, SeatGiven, Settings, TakeSeat,
    Watching,
};
use serde_json::Value;

use crate::app::App;
use crate::game::TestGame;
use crate::player::{Player, Sent};
use crate::test_app::call;

/// What table is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) people: u8,
    pub(crate) bots: u8,
    /// Which of the game's options.
    pub(crate) options: usize,
    pub(crate) watching: Watching,
    pub(crate) seed: u64,
}

impl Default for Wish {
    fn default() -> Self {
        Self { people: 2, bots: 0, options: 0, watching: Watching::default(), seed: 1 }
    }
}

/// A table and its clients.
pub(crate) struct Table<G: TestGame> {
    pub(crate) room: RoomId,
    pub(crate) codes: Codes,
    pub(crate) seats: Vec<SeatGiven>,
    /// By seat.
    pub(crate) players: Vec<Player<G>>,
    pub(crate) watchers: Vec<Player<G>>,
    /// The commands that were acknowledged, in order.
    pub(crate) done: Vec<(Seat, G::Command)>,
    /// What the clients choose by.
    pub(crate) chance: Stream,
}

/// The settings of a table of a game, with some of its options.
pub(crate) fn settings<G: TestGame>(options: usize, watching: Watching) -> Settings {
    Settings {
        game: G::options(options).into(),
        first: FirstPlayer::Random,
        clock: protocol::ClockSetting::Off,
        watching,
        hints: true,
    }
}

/// The player key of a seat's device.
pub(crate) fn player_key(seat: u8) -> String {
    format!("the-player-key-of-device-{seat}")
}

impl<G: TestGame> Table<G> {
    /// Opens a room; everybody sits down and is connected, and one watches.
    pub(crate) fn open(app: &App, wish: Wish) -> Self {
        let open = OpenRoom {
            settings: settings::<G>(wish.options, wish.watching),
            seats: wish.people + wish.bots,
            name: "Player 0".into(),
            nonce: None,
            token: None,
        };
        let host: SeatGiven =
            app.ask_as(Some(&player_key(0)), "/api/rooms", &open).expect("a room can be opened");
        let room = host.room.clone();
        let mut players = vec![Player::in_seat(app.address(), &host)];
        let codes = players[0].knows.room().codes.clone().expect("the host has the codes");
        let mut seats = vec![host];
        for number in 1..wish.people {
            let (code, name) = (codes.join.clone(), format!("Player {number}"));
            let take = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
            let given: SeatGiven =
                app.ask_as(Some(&player_key(number)), "/api/seats", &take).expect("there is a free seat");
            players.push(Player::in_seat(app.address(), &given));
            seats.push(given);
        }
        for seat in Seat::ALL.into_iter().skip(wish.people.into()).take(wish.bots.into()) {
            players[0].act(Act::SeatBot { seat, level: BotName::Novice }).expect("a bot sits down");
        }
        let watchers = vec![Player::watching(app.address(), &room, &codes.watch)];
        let chance = Seed::from(wish.seed).stream(0);
        Self { room, codes, seats, players, watchers, done: Vec::new(), chance }
    }

    /// Opens a room and starts the game.
    pub(crate) fn playing(app: &App, wish: Wish) -> Self {
        let mut table = Self::open(app, wish);
        table.start();
        table
    }

    pub(crate) fn start(&mut self) {
        let seq = self.players[0].act(Act::Start {}).expect("the game begins");
        self.reach(seq);
    }

    /// Everybody at the table.
    pub(crate) fn everybody(&mut self) -> impl Iterator<Item = &mut Player<G>> {
        self.players.iter_mut().chain(&mut self.watchers)
    }

    /// Everybody comes back after the sockets have ended, and is brought to the same number.
    pub(crate) fn come_back(&mut self) {
        self.everybody().for_each(Player::come_back);
        self.catch_up();
    }

    /// Everybody listens until all know what one of them knows.
    pub(crate) fn catch_up(&mut self) {
        let newest = self.everybody().map(|player| player.knows.seq).max().unwrap_or_default();
        self.reach(newest);
    }

    /// Everybody listens until all know so much.
    pub(crate) fn reach(&mut self, seq: u32) {
        self.everybody().for_each(|player| player.reach(seq));
    }

    /// The person to move; waits for bots. Nobody when the game is over.
    pub(crate) fn mover(&mut self) -> Option<usize> {
        loop {
            if self.players[0].knows.is_over() {
                return None;
            }
            if let Some(mover) = self.players.iter().position(|player| player.key().is_some()) {
                return Some(mover);
            }
            self.players[0].must_hear();
            self.catch_up();
        }
    }

    /// What a person could well do.
    pub(crate) fn choice(&mut self, mover: usize) -> G::Command {
        let decision = self.players[mover].knows.decision.as_ref().expect("it is to move");
        let rank = decision.legal.iter().map(G::rank).min().expect("there is something to do");
        let best: Vec<_> = decision.legal.iter().filter(|legal| G::rank(legal) == rank).collect();
        self.chance.pick(&best).expect("one has this rank").command.clone()
    }

    /// The person to move sends a command and does not wait.
    pub(crate) fn send(&mut self) -> Option<(usize, Sent<G>)> {
        let mover = self.mover()?;
        let command = self.choice(mover);
        Some((mover, self.players[mover].send(command)))
    }

    /// A command is acknowledged.
    pub(crate) fn accepted(&mut self, mover: usize, sent: &Sent<G>) -> u32 {
        let seq = self.players[mover].outcome(&sent.id).expect("what is legal is accepted");
        self.done.push((self.seats[mover].seat, sent.command.clone()));
        seq
    }

    /// One command of a person; everybody knows of it then. Whether there was one.
    pub(crate) fn step(&mut self) -> bool {
        let Some((mover, sent)) = self.send() else { return false };
        let seq = self.accepted(mover, &sent);
        self.reach(seq);
        true
    }

    pub(crate) fn play_to_end(&mut self) {
        while self.step() {}
    }

    /// The finished game, as it is stored, is what everybody saw and did.
    pub(crate) fn check_finished(&self, app: &App) {
        let host = &self.players[0].knows;
        let id = host.room().game_id.clone();
        let shown: FinishedTable = app.look(&format!("/api/games/{}", id.as_str())).expect("it is over");
        assert_eq!((&shown.id, shown.players.len()), (&id, host.room().seats.len()));
        for viewer in self.players.iter().chain(&self.watchers) {
            let outcome = viewer.knows.outcome();
            for ((seat, score), player) in outcome.scores.iter().zip(&shown.players) {
                let FinishedPlayer { won, scores, .. } = player;
                let scores: Vec<(&str, u32)> =
                    scores.iter().map(|score| (score.category.as_str(), score.points)).collect();
                assert_eq!((*won, scores), (outcome.winners.contains(&seat), score.categories()));
            }
        }
        self.check_file(&app.get(&format!("/api/games/{}/file", id.as_str())).body);
    }

    /// The finished game is stored, and `sanmon verify` finds nothing wrong with its file.
    pub(crate) fn check_verifies(&self, app: &App) {
        let id = &self.players[0].knows.room().game_id;
        check_by_the_binary(&app.get(&format!("/api/games/{}/file", id.as_str())).body);
    }

    /// The file has exactly the commands that were acknowledged, and what was promised and revealed.
    fn check_file(&self, text: &str) {
        let file: Value = serde_json::from_str(text).expect("it is JSON");
        let seat_of = |entry: &Value| Seat::try_from(u8::try_from(entry["seat"].as_u64()?).ok()?).ok();
        let commands = file["entries"].as_array().expect("it has entries");
        let by_people: Vec<(Seat, G::Command)> = commands
            .iter()
            .map(|entry| (seat_of(entry).expect("a seat"), entry["command"].clone()))
            .filter(|(seat, _)| self.seats.iter().any(|given| given.seat == *seat))
            .map(|(seat, command)| (seat, serde_json::from_value(command).expect("a command")))
            .collect();
        assert_eq!(by_people, self.done, "what was acknowledged was done, once and in order");
        let fairness = self.players[0].knows.room().fairness.as_ref().expect("it is no practice");
        let revealed = fairness.revealed.as_ref().expect("it is over");
        let head = &file["head"];
        assert_eq!(head["commitment"], fairness.commitment.as_str());
        assert_eq!(
            (&head["secret"], &head["seed"]),
            (&revealed.secret.as_str().into(), &revealed.seed.as_str().into())
        );
        check_by_the_binary(text);
    }
}

/// `sanmon verify` finds nothing wrong with a file.
fn check_by_the_binary(text: &str) {
    let file = tempfile::NamedTempFile::new().expect("there is a folder for temporary files");
    fs::write(file.path(), text).expect("a file can be written");
    let (code, stdout, stderr) = call(&["verify", file.path().to_str().expect("it is text")]);
    assert_eq!(code, Some(0), "{stdout}{stderr}");
}
