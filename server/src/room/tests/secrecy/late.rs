//! One who comes late: the log in the database says otherwise what lies face down before others, what handfuls
//! held, and what the secret of the dice is.

mod exchange;

use self::exchange::exchanged;
use super::assert_same;
use super::server::Server;
use super::table::{Guest, Table};
use crate::room::dice::script::{self, Script};
use crate::room::fact::Fact;
use crate::room::machine::Machine;
use crate::room::play::{Class, GameEvent, Play};
use crate::room::tests::harness::{Harness, ONE, settings};
use crate::room::{RoomConfig, decide};
use crate::store::{Append, Record};
use games::dice::Seed;
use games::tajuto::{Command, Deed, Tajuto, TouchMode};
use games::{Game, Seat, Viewer};
use protocol::{Act, GameCommand, RoomId, Seq, Who};
use std::collections::HashMap;

const SEATS: [Seat; 3] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];

/// A table of three in the middle of a game: with tiles face down to be exchanged, something taken back, and,
/// where floors are felt, a hand in the bag.
fn middle(touch: TouchMode, all_hands: bool) -> Harness {
    for game in 0..50 {
        let mut settings = settings(touch);
        settings.watching.all_hands = all_hands;
        settings.watching.listed = true;
        let mut harness = Harness::open(settings);
        // Later draws are the same, whatever the secret.
        let dice = Script { usual: Seed::from(game), others: HashMap::new() };
        script::leave(&harness.machine.fold.room, dice);
        harness.act(ONE, Act::Resize { seats: 3 }).unwrap();
        harness.sit_down("Bruno");
        harness.sit_down("Chiara");
        for seat in SEATS.into_iter().filter(|_| all_hands) {
            harness.act(seat, Act::ShowHand { show: true }).unwrap();
        }
        harness.act(ONE, Act::Start {}).unwrap();
        if reaches_the_middle(&mut harness, touch) {
            return harness;
        }
    }
    panic!("no game has enough tiles face down")
}

fn reaches_the_middle(harness: &mut Harness, touch: TouchMode) -> bool {
    let viewers = [Viewer::Seat(SEATS[0]), Viewer::Seat(SEATS[1]), Viewer::Seat(SEATS[2]), Viewer::Spectator];
    for nth in 0.. {
        let Some(seat) = harness.machine.fold.to_move() else { return false };
        let Some(seq) = harness.step() else { return false };
        if harness.finished.is_some() {
            return false;
        }
        let enough = |viewer: &Viewer| exchanged(&harness.records, *viewer).1.tiles >= 2;
        if nth > 100 && in_hand(harness) == (touch == TouchMode::Feel) && viewers.iter().all(enough) {
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

fn in_hand(harness: &Harness) -> bool {
    let last = harness.records.last().map(|record| serde_json::from_str(&record.body).unwrap());
    let Some(Fact::Played { event: GameEvent::Tajuto(event), .. }) = last else { return false };
    matches!(event.deed, Deed::Groped { .. } | Deed::GropedAgain { .. })
}

fn restored(records: &[Record], harness: &Harness) -> Machine {
    crate::room::open::restore(records, &[], RoomConfig::default(), harness.now_ms).unwrap().unwrap()
}

/// Commands that can be played on from both logs, and come to the same in both.
fn further(harness: &Harness, other: &[Record]) -> Vec<(Seat, Command)> {
    let mut logs = [restored(&harness.records, harness), restored(other, harness)];
    let mut commands = Vec::new();
    while commands.len() < 25 {
        let Some(seat) = logs[0].fold.to_move() else { break };
        let Some(Play::Tajuto(play)) = logs[0].fold.game.as_ref().map(|game| &game.play) else { break };
        let facts = |machine: &Machine, command: Command| {
            let fold = &machine.fold;
            let key = fold.key().unwrap();
            decide::command(fold, seat, &key, &GameCommand::Tajuto(command), false).ok()
        };
        let ends = |facts: &[Fact]| {
            let mut fold = logs[0].propose(facts.to_vec(), None, harness.now_ms);
            fold.append.finished.take().is_some()
        };
        let legal = Tajuto::legal(play.state(), seat);
        // Every time another kind of command, as far as there is one.
        let from = commands.len() % legal.len();
        let same = legal[from..].iter().chain(&legal[..from]).map(|legal| legal.command).find(|&command| {
            let one = facts(&logs[0], command);
            one.is_some() && one == facts(&logs[1], command) && !one.is_some_and(|facts| ends(&facts))
        });
        let Some(command) = same else { break };
        let decided = facts(&logs[0], command).unwrap();
        for machine in &mut logs {
            let proposal = machine.propose(decided.clone(), None, harness.now_ms);
            machine.commit(proposal, harness.now_ms);
        }
        commands.push((seat, command));
    }
    commands
}

async fn load(harness: &Harness, records: &[Record]) -> Table {
    let server = Server::start().await;
    let row = harness.machine.propose(Vec::new(), None, harness.now_ms).append.room;
    assert_eq!(RoomId::new(row.room.clone()).as_ref(), Ok(&harness.machine.fold.room));
    let append = Append { room: row, records: records.to_vec(), chat: Vec::new(), finished: None };
    server.store.append(append).await.unwrap();
    Table::at(server, harness.machine.fold.room.clone())
}

/// What a latecomer is told, and what the HTTP API answers: who comes, asks, and sees the game go on.
async fn told(
    harness: &Harness,
    records: &[Record],
    viewer: Viewer,
    further: &[(Seat, Command)],
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
    table.probe(comes[0]).await;
    table.ask_api(seat.is_none()).await;
    for (nth, (mover, command)) in further.iter().enumerate() {
        table.play(*mover, *command).await;
        if nth % 8 == 7 {
            table.probe(comes[0]).await;
        }
    }
    table.reconnect(comes[1]).await;
    for &guest in &comes {
        table.settle(guest).await;
    }
    let heard = comes.iter().flat_map(|&guest| Guest::heard(&table.guests[guest])).collect();
    (heard, table.answers)
}

async fn check(touch: TouchMode, all_hands: bool, viewers: &[Viewer]) {
    let harness = middle(touch, all_hands);
    for &viewer in viewers {
        let (other, changed) = exchanged(&harness.records, viewer);
        assert!(changed.tiles >= 2 || viewer == Viewer::AllHands, "{changed:?} for {viewer:?}");
        assert!(changed.handfuls >= 20 || touch != TouchMode::Feel, "{changed:?} for {viewer:?}");
        let further = further(&harness, &other);
        assert!(further.len() >= 10, "only {} commands come to the same for {viewer:?}", further.len());
        let (one, two) = tokio::join!(
            told(&harness, &harness.records, viewer, &further),
            told(&harness, &other, viewer, &further)
        );
        assert!(one.0.len() > 400, "{}", one.0.len());
        assert_same(&format!("{viewer:?}"), &one.0, &two.0);
        assert_same("the HTTP API", &one.1, &two.1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_face_down_before_others_reaches_no_seat_that_comes_late() {
    check(TouchMode::Blind, false, &SEATS.map(Viewer::Seat)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_face_down_reaches_nobody_who_comes_to_watch() {
    check(TouchMode::Sizes, false, &[Viewer::Spectator]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_hands_held_and_hold_reaches_no_latecomer() {
    let viewers = [Viewer::Seat(SEATS[0]), Viewer::Seat(SEATS[1]), Viewer::Seat(SEATS[2]), Viewer::Spectator];
    check(TouchMode::Feel, false, &viewers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_a_hand_reaches_nobody_who_comes_to_watch_all_hands() {
    check(TouchMode::Feel, true, &[Viewer::AllHands]).await;
}

/// The owners of the exchanged tiles do see the difference, or the tests above prove nothing.
#[test]
fn the_exchange_changes_what_its_owners_see() {
    let harness = middle(TouchMode::Feel, false);
    let (other, _) = exchanged(&harness.records, Viewer::Spectator);
    let (mut one, mut two) = (restored(&harness.records, &harness), restored(&other, &harness));
    let welcome = |machine: &mut Machine, class| machine.welcome(class, Seq(0), 0, harness.now_ms).1;
    let differs = SEATS.into_iter().filter(|&seat| {
        let class = Class::Seat(seat);
        welcome(&mut one, class) != welcome(&mut two, class)
    });
    assert!(differs.count() >= 2);
    assert_eq!(one.seq_of(Class::Watchers), Seq(u32::try_from(other.len()).unwrap()));
}
