//! One room with everybody and everything around it, on one clock and one chance.

use super::Wrong;
use super::client::{Client, Role};
use super::figures::Figures;
use super::judge::Judge;
use super::line::{Out, Socket, Uttered};
use super::log::{Fate, Log};
use super::plan::Plan;
use super::shell::House;
use crate::room::desk::{Found, Input, LookUp, Question};
use crate::room::open::opening;
use crate::room::tests::game::TestGame;
use crate::secrets;
use crate::store::{Append, AppendError};
use games::dice::{Dice, Seed, Stream};
use protocol::{Code, ErrorCode, OpenRoom, RoomId, SeatGiven};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// The time of day at which it begins.
const MORNING_MS: i64 = 1_700_000_000_000;
/// Events by which a room must have come to rest once all is well.
const PATIENCE: u64 = 60_000;

/// Something that happens at a time.
#[derive(Debug)]
pub(super) enum Event {
    /// A client does something.
    Act(usize),
    /// Something that a client said is at the server.
    Reach { socket: u32, uttered: Uttered },
    /// Something that a client asked for by HTTP is at the server.
    Ask { client: usize, question: Question },
    /// The answer to that.
    Given { client: usize, given: Result<SeatGiven, ErrorCode> },
    /// A message is at a client.
    Deliver { socket: u32, out: Out },
    /// A client is not let in.
    TurnedAway { socket: u32, code: ErrorCode },
    /// A client finds that its line is broken.
    Cut { socket: u32 },
    /// The server finds that a line is broken.
    Left { socket: u32 },
    /// An append is at the disk.
    Commit { epoch: u32, append: Arc<Append>, fate: Fate },
    /// What became of it is known.
    Kept { epoch: u32, outcome: Result<(), AppendError> },
    /// The log is read.
    Look { epoch: u32, look_up: LookUp },
    /// What was read is known.
    LookedUp { epoch: u32, found: Found },
    /// A bot or a steward has thought.
    Thought { epoch: u32, input: Input },
    /// Something is due in the room.
    Wake { epoch: u32 },
    /// A stroke of bad luck.
    Storm,
}

/// One room with everybody around it.
#[derive(Debug)]
pub(super) struct World {
    pub(super) plan: Plan,
    pub(super) wrong: Wrong,
    pub(super) chance: Stream,
    pub(super) now: u64,
    /// What the clock on the wall shows at the beginning of time.
    pub(super) wall_at_zero: i64,
    events: BTreeMap<(u64, u64), Event>,
    planned: u64,
    pub(super) log: Log,
    pub(super) judge: Judge,
    pub(super) house: Option<House>,
    pub(super) epoch: u32,
    pub(super) sockets: BTreeMap<u32, Socket>,
    pub(super) clients: Vec<Client>,
    pub(super) dialled: u32,
    pub(super) room: String,
    pub(super) room_id: RoomId,
    pub(super) watch_code: Code,
    pub(super) join_code: Code,
    /// Whether all is well for good.
    pub(super) calm: bool,
    pub(super) figures: Figures,
    trace: DefaultHasher,
    tells: bool,
}

impl World {
    pub(super) fn new<G: TestGame>(seed: u64, wrong: Wrong, tells: bool) -> Self {
        let seed = Seed::from(seed);
        let mut chance = seed.stream(0);
        secrets::script::begin(seed.stream(1));
        let plan = Plan::draw::<G>(&mut chance);
        let host = secrets::seat_token().unwrap();
        let (seats, settings) = (plan.seats, plan.settings.clone());
        let wish = OpenRoom { settings, seats, name: "Host".into(), nonce: None, token: Some(host.clone()) };
        let config = plan.config.clone();
        let (given, machine, append) = opening(wish, "Host".into(), None, config, MORNING_MS).unwrap();
        let codes = machine.fold.codes.clone();
        let mut world = Self {
            wrong,
            chance,
            now: 0,
            wall_at_zero: MORNING_MS,
            events: BTreeMap::new(),
            planned: 0,
            log: Log::default(),
            judge: Judge { latest_ms: MORNING_MS, ..Judge::default() },
            house: None,
            epoch: 1,
            sockets: BTreeMap::new(),
            clients: Vec::new(),
            dialled: 0,
            room: given.room.as_str().to_owned(),
            room_id: given.room.clone(),
            watch_code: codes.watch,
            join_code: codes.join,
            calm: false,
            figures: Figures { seeds: 1, ..Figures::default() },
            trace: DefaultHasher::new(),
            tells,
            plan,
        };
        world.log.append(&append).unwrap();
        let first = Client::new(0, Role::Seat { token: host, seat: Some(given.seat) });
        world.add_client(first);
        for number in 1..world.plan.people {
            let token = secrets::seat_token().unwrap();
            let role = Role::Seat { token, seat: None };
            world.add_client(Client::new(number.into(), role));
        }
        for number in 0..world.plan.tabs {
            let role = world.clients[usize::from(number)].role.clone();
            world.add_client(Client::new(world.clients.len(), role));
        }
        for _ in 0..world.plan.watchers {
            world.add_client(Client::new(world.clients.len(), Role::Watcher));
        }
        world.house = Some(House::new(machine, &world.plan.config, world.epoch, world.now));
        world.step(Input::Woke { was_stored: false });
        world.later(500, Event::Storm);
        world
    }

    pub(super) fn add_client(&mut self, client: Client) {
        let at = self.up_to(300);
        self.later(at, Event::Act(self.clients.len()));
        self.clients.push(client);
    }

    /// Plays the seed to its end, and gives the hash of all that happened.
    pub(super) fn run(mut self) -> (Figures, u64) {
        let mut since_calm = 0;
        while !self.is_at_rest() {
            let Some(((at, _), event)) = self.events.pop_first() else { panic!("nothing is planned") };
            self.now = at;
            self.judge.latest_ms = self.judge.latest_ms.max(self.wall_ms());
            self.note(&event);
            self.figures.steps += 1;
            self.handle(event);
            if self.figures.steps == self.plan.steps {
                self.calm_down();
            }
            since_calm += u64::from(self.calm);
            assert!(since_calm < PATIENCE, "the room does not come to rest");
        }
        self.check_at_rest();
        for record in &self.log.records {
            (record.seq, record.at_ms, &record.body).hash(&mut self.trace);
        }
        for row in &self.log.chat {
            (row.number, row.at_ms, &row.body).hash(&mut self.trace);
        }
        (self.figures, self.trace.finish())
    }

    #[expect(clippy::print_stderr, reason = "one seed that is looked at tells what happens")]
    fn note(&mut self, event: &Event) {
        let kind = std::mem::discriminant(event);
        let of = match event {
            Event::Act(client) | Event::Ask { client, .. } | Event::Given { client, .. } => *client,
            Event::Reach { socket, .. }
            | Event::Deliver { socket, .. }
            | Event::TurnedAway { socket, .. }
            | Event::Cut { socket }
            | Event::Left { socket } => *socket as usize,
            _ => 0,
        };
        (self.now, kind, of, self.log.last(), self.epoch, self.wall_at_zero).hash(&mut self.trace);
        if self.tells {
            let text = format!("{event:?}").chars().take(260).collect::<String>();
            eprintln!("{:>7} log {:>3} room {} {text}", self.now, self.log.last(), self.epoch);
        }
    }

    fn handle(&mut self, event: Event) {
        let lives = |epoch: u32, world: &Self| world.house.is_some() && world.epoch == epoch;
        match event {
            Event::Act(client) => self.act(client),
            Event::Reach { socket, uttered } => self.reach(socket, uttered),
            Event::Ask { client, question } => self.asked_by_http(client, question),
            Event::Given { client, given } => self.given(client, given),
            Event::Deliver { socket, out } => self.deliver(socket, &out),
            Event::TurnedAway { socket, code } => self.turned_away(socket, code),
            Event::Cut { socket } => self.cut(socket),
            Event::Left { socket } => self.left(socket),
            Event::Commit { epoch, append, fate } => self.commit(epoch, &append, fate),
            Event::Kept { epoch, outcome } if lives(epoch, self) => self.step(Input::Kept(outcome)),
            Event::Look { epoch, look_up } if lives(epoch, self) => self.look(look_up),
            Event::LookedUp { epoch, found } if lives(epoch, self) => self.step(Input::LookedUp(found)),
            Event::Thought { epoch, input } if lives(epoch, self) => self.bring(input),
            Event::Wake { epoch } if lives(epoch, self) => self.wake(),
            Event::Storm => self.storm(),
            _ => {}
        }
        self.work();
    }

    pub(super) fn wall_ms(&self) -> i64 {
        self.wall_at_zero + self.now.cast_signed()
    }

    /// A number below this one.
    pub(super) fn up_to(&mut self, bound: u32) -> u64 {
        self.chance.below(bound).into()
    }

    /// Whether something happens that does so many times of a thousand.
    pub(super) fn odds(&mut self, of_thousand: u32) -> bool {
        self.chance.below(1_000) < of_thousand
    }

    /// The same for bad luck.
    pub(super) fn bad_luck(&mut self, of_thousand: u32) -> bool {
        !self.calm && self.odds(of_thousand)
    }

    pub(super) fn later(&mut self, wait: u64, event: Event) {
        self.at(self.now + wait, event);
    }

    pub(super) fn at(&mut self, at: u64, event: Event) {
        self.planned += 1;
        self.events.insert((at, self.planned), event);
    }

    /// A stroke of bad luck, and the next one.
    fn storm(&mut self) {
        if self.calm {
            return;
        }
        match self.chance.below(100) {
            0..45 => {
                let open: Vec<u32> = self.sockets.keys().copied().collect();
                if let Some(&socket) = self.chance.pick(&open) {
                    self.break_line(socket);
                }
            }
            45..57 => self.crash(),
            57..62 => self.bring(Input::Stop),
            62..76 => self.set_clock(),
            76..82 => self.another_writes(),
            82..88 => self.all_go(),
            _ => {
                let client = self.chance.below(u32::try_from(self.clients.len()).unwrap()) as usize;
                self.clients[client].slow = !self.clients[client].slow;
            }
        }
        let lull = self.up_to(self.plan.lull_ms);
        self.later(1 + lull, Event::Storm);
    }

    fn set_clock(&mut self) {
        self.figures.jumps += 1;
        let by = i64::from(self.chance.below(6 * 3_600_000)) - 3 * 3_600_000;
        self.wall_at_zero += if self.odds(300) { by } else { by / 1_000 };
    }

    /// Everybody goes away for a while.
    fn all_go(&mut self) {
        for socket in self.sockets.keys().copied().collect::<Vec<_>>() {
            self.break_line(socket);
        }
        let until = self.now + 10_000 + self.up_to(40_000);
        self.clients.iter_mut().for_each(|client| client.away_until = until);
    }

    /// From now on all is well, and the clock on the wall shows no time that was shown before.
    fn calm_down(&mut self) {
        self.calm = true;
        self.wall_at_zero = self.judge.latest_ms + 1_000 - self.now.cast_signed();
        for client in &mut self.clients {
            client.away_until = 0;
            client.slow = false;
        }
    }

    fn is_at_rest(&mut self) -> bool {
        let is_idle = |event: &Event| matches!(event, Event::Act(_) | Event::Wake { .. } | Event::Storm);
        if !self.calm || !self.clients.iter().all(Client::is_at_rest) || !self.events.values().all(is_idle) {
            return false;
        }
        if self.sockets.values().any(|socket| !socket.is_at_rest()) || self.plan.whole && !self.is_over() {
            return false;
        }
        if self.log.moved {
            // The next write would find it out; here nobody writes any more.
            self.crash();
            return false;
        }
        self.house.as_ref().is_some_and(House::is_at_rest)
    }
}
