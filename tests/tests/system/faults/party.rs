//! A table whose people play on whatever happens: they come back, and say again what was not answered.

use std::time::Duration;

use protocol::{Act, ClientMessage, ClockSetting, CommandId, DecisionKey, ErrorCode, ServerMessage};

use super::history::{Verdict, compare};
use super::stored::Place;
use crate::app::App;
use crate::game::TestGame;
use crate::player::{Player, Taped, new_id};
use crate::table::Table;

/// The server broke off, or is not there.
#[derive(Debug)]
pub(super) struct BrokenOff;

/// What came of a turn.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Something was done, and everybody knows it.
    Done,
    /// The server could not store it; it is said again in the next turn.
    NotSaved,
    /// The game is over.
    Over,
}

/// Something that was said and has no final answer yet.
struct Open<G: TestGame> {
    client: usize,
    id: CommandId,
    message: ClientMessage,
    command: Option<G::Command>,
    /// Whether an answer is on its way.
    is_under_way: bool,
}

/// A table and what is open at it.
pub(super) struct Party<G: TestGame> {
    table: Table<G>,
    open: Vec<Open<G>>,
    /// Whether somebody's command for the present decision was done.
    is_taken: bool,
    /// A decision that was taken long ago.
    old: Option<(usize, DecisionKey, G::Command)>,
    /// Whether those who watch are told everything later.
    late: bool,
    /// Whether a socket that ends is one of many: the server is gone for everybody.
    together: bool,
    /// The codes of sockets that ended without the word to come back; nothing where there was none.
    cut: Vec<Option<u16>>,
}

/// How people play.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    /// How many tables there are at once.
    pub(super) tables: usize,
    /// Whether those who watch are told everything later.
    pub(super) late: bool,
    /// Whether a socket that ends is one of many: the server is gone for everybody.
    pub(super) together: bool,
    /// Another way to the server, by which all sockets go; those who use it do not wait long for an answer.
    pub(super) wire: Option<String>,
    pub(super) clock: ClockSetting,
    pub(super) seed: u64,
}

impl Default for Habits {
    fn default() -> Self {
        Self { tables: 4, late: false, together: true, wire: None, clock: ClockSetting::Off, seed: 1 }
    }
}

/// The same of any game.
pub(super) trait AnyParty {
    /// Somebody does something, or says again what was not answered.
    fn turn(&mut self) -> Result<Turn, BrokenOff>;

    /// Everybody comes back.
    fn come_back(&mut self) -> Result<(), BrokenOff>;

    /// Everybody has heard everything: compares it with the log, and forgets it.
    fn compare(&mut self, place: &Place) -> Verdict;

    /// The finished game is stored as it was played.
    fn check_finished(&self, app: &App);

    /// The codes of sockets that ended without the word to come back; nothing where there was none.
    fn cut(&self) -> &[Option<u16>];
}

impl<G: TestGame> Party<G> {
    /// People at a table where the game has begun.
    pub(super) fn new(table: Table<G>, house: &Habits) -> Self {
        let Habits { late, together, .. } = *house;
        Self { table, open: Vec::new(), is_taken: false, old: None, late, together, cut: Vec::new() }
    }

    fn client(&mut self, number: usize) -> &mut Player<G> {
        let players = self.table.players.len();
        if number < players {
            &mut self.table.players[number]
        } else {
            &mut self.table.watchers[number - players]
        }
    }

    /// A second client of the first seat, where there is one.
    fn second_tab(&self) -> Option<usize> {
        let is_one = |player: &Player<G>| player.knows.room.as_ref().is_some_and(|room| room.codes.is_some());
        self.table.watchers.iter().position(is_one).map(|place| self.table.players.len() + place)
    }

    fn reach(&mut self, seq: u32) -> Result<(), BrokenOff> {
        let late = self.late && !self.table.players[0].knows.is_over();
        let reached = self.table.everybody().try_for_each(|client| {
            // One who sits at the table has its codes; one who watches may be some way behind.
            let behind = if late && client.knows.room().codes.is_none() { 40 } else { 0 };
            client.try_reach(seq.saturating_sub(behind))
        });
        reached.ok_or(BrokenOff)
    }

    fn catch_up(&mut self) -> Result<(), BrokenOff> {
        let newest = self.table.everybody().map(|player| player.knows.seq).max().unwrap_or_default();
        self.reach(newest)
    }

    /// The person to move; nobody when the game is over.
    fn mover(&mut self) -> Result<Option<usize>, BrokenOff> {
        loop {
            if self.table.players[0].knows.is_over() {
                return Ok(None);
            }
            if let Some(mover) = self.table.players.iter().position(|player| player.key().is_some()) {
                return Ok(Some(mover));
            }
            self.table.players[0].hear().ok_or(BrokenOff)?;
            self.catch_up()?;
        }
    }

    fn say(&mut self, client: usize, id: CommandId, message: ClientMessage, command: Option<G::Command>) {
        self.client(client).say(&message);
        self.open.push(Open { client, id, message, command, is_under_way: true });
    }

    fn command(&mut self, client: usize, key: DecisionKey, command: G::Command) {
        let id = new_id();
        let message = ClientMessage::Command { id: id.clone(), key, command: command.clone().into() };
        self.say(client, id, message, Some(command));
    }

    fn act(&mut self, client: usize, act: Act) {
        let id = new_id();
        self.say(client, id.clone(), ClientMessage::Act { id, act }, None);
    }

    /// Somebody does something.
    fn begin(&mut self, mover: usize) {
        let people = u32::try_from(self.table.players.len()).expect("there are few");
        let anybody = self.table.chance.below(people) as usize;
        match self.table.chance.below(24) {
            0 => {
                let (id, text) = (new_id(), format!("It is {mover}'s turn."));
                self.say(anybody, id.clone(), ClientMessage::Chat { id, text }, None);
            }
            1 => {
                // Every name is a new one: the same again would change nothing.
                let name = format!("Player {anybody}, {}", new_id().as_str());
                self.act(anybody, Act::Rename { name });
            }
            2 => self.act(anybody, Act::MakePass { moves: false }),
            // What was decided long ago is never done again, and changes nothing.
            3 => {
                if let Some((client, key, command)) = self.old.clone() {
                    let id = new_id();
                    let message = ClientMessage::Command { id: id.clone(), key, command: command.into() };
                    self.say(client, id, message, None);
                }
            }
            _ => self.play(mover),
        }
    }

    /// A move; now and then said twice, or by two clients of the seat at once.
    fn play(&mut self, mover: usize) {
        let key = self.table.players[mover].key().expect("it is to move");
        let command = self.table.choice(mover);
        if self.table.chance.below(8) == 0 {
            self.old = Some((mover, key.clone(), command.clone()));
        }
        self.is_taken = false;
        self.command(mover, key.clone(), command.clone());
        match (self.table.chance.below(6), self.second_tab()) {
            (0, Some(tab)) if mover == 0 => self.command(tab, key, command),
            (1, _) => {
                let Open { message, .. } = self.open.last().expect("it was said");
                let message = message.clone();
                self.client(mover).say(&message);
            }
            _ => {}
        }
    }

    /// Waits until everything has its answer; says again what has none.
    fn settle(&mut self) -> Result<Turn, BrokenOff> {
        while let Some(open) = self.open.first_mut() {
            let (client, id, message) = (open.client, open.id.clone(), open.message.clone());
            if !std::mem::replace(&mut open.is_under_way, true) {
                self.client(client).say(&message);
            }
            match self.client(client).last_answer(&id).ok_or(BrokenOff)? {
                ServerMessage::Accepted { seq, .. } => {
                    if let Some(command) = self.open.remove(0).command {
                        assert!(!self.is_taken, "a decision was taken twice");
                        self.is_taken = true;
                        let seat =
                            self.table.seats[if client < self.table.players.len() { client } else { 0 }].seat;
                        self.table.done.push((seat, command));
                    }
                    self.reach(seq.0)?;
                }
                ServerMessage::Pass { .. } => drop(self.open.remove(0)),
                ServerMessage::Error { code: ErrorCode::NotSaved, .. } => {
                    self.open[0].is_under_way = false;
                    return Ok(Turn::NotSaved);
                }
                // Somebody else was first, or it was long ago; of those who say it at once, one is heard. It may have been
                // the last command of the game.
                ServerMessage::Error { code: ErrorCode::StaleDecision | ErrorCode::WrongPhase, .. } => {
                    let last = self.open.remove(0);
                    assert!(
                        last.command.is_none() || self.is_taken || !self.open.is_empty(),
                        "nobody was heard"
                    );
                }
                other => panic!("{other:?} to {message:?}"),
            }
        }
        self.catch_up()?;
        Ok(Turn::Done)
    }
}

impl<G: TestGame> AnyParty for Party<G> {
    fn turn(&mut self) -> Result<Turn, BrokenOff> {
        let mut turn = || {
            if self.open.is_empty() {
                let Some(mover) = self.mover()? else {
                    self.catch_up()?;
                    return Ok(Turn::Over);
                };
                self.begin(mover);
            }
            self.settle()
        };
        let turned = turn();
        if turned.is_err() && self.together {
            for client in self.table.players.iter_mut().chain(&mut self.table.watchers) {
                client.hear_out();
                if client.closed != Some(1012) {
                    self.cut.push(client.closed);
                }
            }
        }
        turned
    }

    fn come_back(&mut self) -> Result<(), BrokenOff> {
        for number in 0..self.table.players.len() + self.table.watchers.len() {
            if self.client(number).is_connected() {
                continue;
            }
            let own = self.open.iter_mut().filter(|open| open.client == number);
            own.for_each(|open| open.is_under_way = false);
            match self.client(number).reach_out() {
                Some(Ok(())) => {}
                Some(Err(ErrorCode::NotSaved | ErrorCode::Stopping)) | None => return Err(BrokenOff),
                Some(Err(code)) => panic!("{code:?} to one who comes back"),
            }
        }
        self.catch_up()
    }

    fn compare(&mut self, place: &Place) -> Verdict {
        let tapes: Vec<Vec<Taped>> =
            self.table.everybody().map(|client| std::mem::take(&mut client.tape)).collect();
        let tapes: Vec<&[Taped]> = tapes.iter().map(Vec::as_slice).collect();
        compare::<G>(&place.read(self.table.room.as_str()), &tapes)
    }

    fn check_finished(&self, app: &App) {
        self.table.check_finished(app);
    }

    fn cut(&self) -> &[Option<u16>] {
        &self.cut
    }
}

/// How long people wait before they say something again that could not be stored.
pub(super) const PAUSE: Duration = Duration::from_millis(5);
