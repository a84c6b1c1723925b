//! One who comes late: the log in the database says otherwise what others may know and the latecomer may not, and
//! what the secret of the dice is.

mod amulets;
mod tiles;

use super::assert_same;
use super::game::{Changed, Secretive};
use super::server::Server;
use super::table::{Guest, Table};
use crate::room::dice::script::{self, Script};
use crate::room::fact::Fact;
use crate::room::machine::Machine;
use crate::room::play::Class;
use crate::room::tests::game::{for_each_game, settings_of};
use crate::room::tests::harness::{Harness, ONE};
use crate::room::{RoomConfig, decide};
use crate::secrets::DiceSecret;
use crate::store::{Append, Record};
use games::dice::Seed;
use games::{Seat, Viewer};
use protocol::{Act, RoomId, Seq, Who};
use std::collections::HashMap;

const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
const SEATED: [Viewer; 3] = [Viewer::Seat(SEATS[0]), Viewer::Seat(SEATS[1]), Viewer::Seat(SEATS[2])];
const ALL: [Viewer; 4] = [SEATED[0], SEATED[1], SEATED[2], Viewer::Spectator];

/// A moment of a game at which somebody comes late.
struct Scene<G: Secretive> {
    /// Which kind of table.
    kind: usize,
    /// Whether those who watch see all hands.
    all_hands: bool,
    /// Whether this is the moment: by the position as all see it, and the last event.
    is_there: fn(&G::View, &G::Event) -> bool,
    /// Who comes.
    viewers: Vec<Viewer>,
    /// How much at least is another for each of them.
    least: Changed,
    /// How many commands at least come to the same afterwards.
    further: usize,
}

/// The same log for all that a viewer can see who comes now; and how much of it is another.
fn exchanged<G: Secretive>(records: &[Record], viewer: Viewer) -> (Vec<Record>, Changed) {
    let mut facts: Vec<Fact> =
        records.iter().map(|record| serde_json::from_str(&record.body).unwrap()).collect();
    let mut undone = vec![false; facts.len()];
    for (nth, fact) in facts.iter().enumerate() {
        if let Fact::TookBack { from, .. } = fact {
            undone[from.0 as usize - 1..nth].fill(true);
        }
    }
    let changed = G::exchange(&mut facts, &undone, viewer);
    for fact in &mut facts {
        if let Fact::Opened { secret, .. } = fact {
            *secret = DiceSecret::new().unwrap();
        }
    }
    let body = |fact: &Fact| serde_json::to_string(fact).unwrap();
    let other =
        records.iter().zip(&facts).map(|(record, fact)| Record { body: body(fact), ..record.clone() });
    (other.collect(), changed)
}

impl<G: Secretive> Scene<G> {
    /// A table of three that has come to this moment, with something taken back before.
    fn play(&self) -> Harness {
        for game in 0..50 {
            let mut settings = settings_of::<G>(self.kind);
            settings.watching.all_hands = self.all_hands;
            settings.watching.listed = true;
            let mut harness = Harness::open(settings);
            // Later draws are the same, whatever the secret.
            let dice = Script { usual: Seed::from(game), others: HashMap::new() };
            script::leave(&harness.machine.fold.room, dice);
            harness.act(ONE, Act::Resize { seats: 3 }).unwrap();
            harness.sit_down("Bruno");
            harness.sit_down("Chiara");
            for seat in SEATS.into_iter().filter(|_| self.all_hands) {
                harness.act(seat, Act::ShowHand { show: true }).unwrap();
            }
            harness.act(ONE, Act::Start {}).unwrap();
            if self.comes(&mut harness) {
                return harness;
            }
        }
        panic!("no game comes to this")
    }

    fn comes(&self, harness: &mut Harness) -> bool {
        for nth in 0.. {
            let Some(seat) = harness.machine.fold.to_move() else { return false };
            let Some(seq) = harness.step() else { return false };
            if harness.finished.is_some() {
                return false;
            }
            if self.is_now(harness) {
                return true;
            }
            if nth % 11 == 10
                && let Ok(offer) = harness.act(seat, Act::TakeBack { from: seq })
            {
                for other in SEATS.into_iter().filter(|&other| other != seat) {
                    let _ = harness.act(other, Act::AnswerTakeBack { offer, agree: true });
                }
            }
        }
        false
    }

    fn is_now(&self, harness: &Harness) -> bool {
        let last: Fact = serde_json::from_str(&harness.records.last().unwrap().body).unwrap();
        let Some(play) = harness.machine.fold.game.as_ref().and_then(|game| G::play(&game.play)) else {
            return false;
        };
        let view = G::view(play.state(), Viewer::Spectator);
        let is_enough = |viewer: &Viewer| {
            let changed = exchanged::<G>(&harness.records, *viewer).1;
            changed.pieces >= self.least.pieces && changed.secrets >= self.least.secrets
        };
        G::event(&last).is_some_and(|event| (self.is_there)(&view, event))
            && self.viewers.iter().all(is_enough)
    }

    async fn check(&self) {
        let harness = self.play();
        for &viewer in &self.viewers {
            let (other, _) = exchanged::<G>(&harness.records, viewer);
            let further = further::<G>(&harness, &other);
            assert!(further.len() >= self.further, "only {} come to the same for {viewer:?}", further.len());
            let (one, two) = tokio::join!(
                told::<G>(&harness, &harness.records, viewer, &further),
                told::<G>(&harness, &other, viewer, &further)
            );
            assert!(one.0.len() > 400, "{}", one.0.len());
            assert_same(&format!("{viewer:?}"), &one.0, &two.0);
            assert_same("the HTTP API", &one.1, &two.1);
        }
    }
}

fn restored(records: &[Record], harness: &Harness) -> Machine {
    crate::room::open::restore(records, &[], RoomConfig::default(), harness.now_ms).unwrap().unwrap()
}

/// Commands that can be played on from both logs, and come to the same in both.
fn further<G: Secretive>(harness: &Harness, other: &[Record]) -> Vec<(Seat, G::Command)> {
    let mut logs = [restored(&harness.records, harness), restored(other, harness)];
    let mut commands = Vec::new();
    while commands.len() < 25 {
        let Some(seat) = logs[0].fold.to_move() else { break };
        let Some(play) = logs[0].fold.game.as_ref().and_then(|game| G::play(&game.play)) else { break };
        let facts = |machine: &Machine, command: &G::Command| {
            let fold = &machine.fold;
            let key = fold.key().unwrap();
            decide::command(fold, seat, &key, &command.clone().into(), false).ok()
        };
        let legal = G::legal(play.state(), seat);
        // Every time another kind of command, as far as there is one.
        let from = commands.len() % legal.len();
        let same = legal[from..].iter().chain(&legal[..from]).map(|legal| &legal.command).find(|command| {
            let one = facts(&logs[0], command);
            let same = one.is_some() && one == facts(&logs[1], command);
            same && !one.is_some_and(|facts| ends(&mut logs[0], facts, harness.now_ms))
        });
        let Some(command) = same else { break };
        let decided = facts(&logs[0], command).unwrap();
        for machine in &mut logs {
            let proposal = machine.propose(decided.clone(), None, harness.now_ms);
            machine.commit(proposal, harness.now_ms);
        }
        commands.push((seat, command.clone()));
    }
    commands
}

/// Whether these facts would end the game.
fn ends(machine: &mut Machine, facts: Vec<Fact>, now_ms: i64) -> bool {
    let proposal = machine.propose(facts, None, now_ms);
    machine.withdraw(&proposal);
    proposal.append.finished.is_some()
}

async fn load(harness: &Harness, records: &[Record]) -> Table {
    let server = Server::start().await;
    let row = harness.restored().row();
    assert_eq!(RoomId::new(row.room.clone()).as_ref(), Ok(&harness.machine.fold.room));
    let room = row.room.clone();
    let append = Append { room, row: Some(row), records: records.to_vec(), chat: Vec::new(), finished: None };
    server.store.append(append).await.unwrap();
    Table::at(server, harness.machine.fold.room.clone())
}

/// What a latecomer is told, and what the HTTP API answers: who comes, asks, and sees the game go on.
async fn told<G: Secretive>(
    harness: &Harness,
    records: &[Record],
    viewer: Viewer,
    further: &[(Seat, G::Command)],
) -> (Vec<String>, Vec<String>) {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    let mut table = load(harness, records).await;
    let token = |seat: Seat| Who::Seat { token: harness.tokens[seat.index()].clone() };
    for other in SEATS.into_iter().filter(|&other| Some(other) != seat) {
        let guest = table.come(Some(other), token(other), 0).await;
        table.chat(guest, "where is everybody?").await;
    }
    let who = seat.map_or(Who::Spectator { code: harness.machine.fold.codes.watch.clone() }, token);
    let last = u32::try_from(records.len()).unwrap();
    let mut comes = Vec::new();
    // As one who has seen nothing, some of it, and all of it, on a device each.
    for seen in [0, last / 2, last] {
        comes.push(table.come(seat, who.clone(), seen).await);
    }
    table.chat(comes[0], "here I am").await;
    table.probe::<G>(comes[0]).await;
    table.ask_api(seat.is_none()).await;
    for (nth, (mover, command)) in further.iter().enumerate() {
        table.play::<G>(*mover, command).await;
        if nth % 8 == 7 {
            table.probe::<G>(comes[0]).await;
        }
    }
    table.reconnect(comes[1]).await;
    for &guest in &comes {
        table.settle(guest).await;
    }
    let heard = comes.iter().flat_map(|&guest| Guest::heard(&table.guests[guest])).collect();
    (heard, table.answers)
}

/// A game that one can come to late.
trait Late: Secretive {
    /// A moment at which much is hidden.
    fn scene() -> Scene<Self>;
}

/// Those who may know what is another do see the difference, or nothing is proven by those who do not.
fn the_exchange_changes_what_its_owners_see<G: Late>() {
    let harness = G::scene().play();
    let (other, _) = exchanged::<G>(&harness.records, Viewer::Spectator);
    let (mut one, mut two) = (restored(&harness.records, &harness), restored(&other, &harness));
    let welcome = |machine: &mut Machine, class| machine.welcome(class, Seq(0), 0, harness.now_ms).1;
    let differs = SEATS.into_iter().filter(|&seat| {
        let class = Class::Seat(seat);
        welcome(&mut one, class) != welcome(&mut two, class)
    });
    assert!(differs.count() >= 2);
    assert_eq!(one.seq_of(Class::Watchers), Seq(u32::try_from(other.len()).unwrap()));
}

for_each_game! { the_exchange_changes_what_its_owners_see }
