//! One who was always there, one who comes back, and one who comes back after a restart know the same.

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Client, Harness, ONE, TWO};
use crate::finished::{GameFile, check};
use crate::room::play::Class;
use crate::store::GameResult;
use protocol::{Act, Delay, Seq, Settings, Watching};
use serde_json::Value;

fn same(one: &Client, two: &Client, what: &str) {
    let normal = |client: &Client| Client { moments: 0, ..client.clone() };
    assert_eq!(normal(one), normal(two), "{what}");
}

fn at_every_event_of_a_game_all_know_the_same<G: TestGame>() {
    for kind in (0..G::KINDS).step_by(2) {
        let mut harness = Harness::playing(settings_of::<G>(kind));
        let mut events = 0;
        while let Some(seq) = harness.step() {
            events += 1;
            for class in [Class::Seat(ONE), Class::Seat(TWO), Class::Watchers] {
                let always = harness.clients[&class].clone();
                assert_eq!(
                    (always.seq, always.moments),
                    (seq.0, events),
                    "each number once, no moment twice"
                );
                let newcomer = harness.newcomer(class);
                same(&always, &newcomer, "a newcomer");
                if events % 10 == 0 {
                    let restored = harness.restored();
                    let (_, welcome) = restored.welcome(class, Seq(0), 0, harness.now_ms);
                    let mut after = Client::default();
                    after.hear(&welcome);
                    same(&always, &after, "after a restart");
                }
            }
        }
        assert!(events > 100, "{events}");
    }
}

const CLASSES: [Class; 3] = [Class::Seat(ONE), Class::Seat(TWO), Class::Watchers];

/// Whoever comes back with any number, now or at the end, knows what those know who stayed.
fn from_every_number_one_is_brought_to_the_present<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    let mut known: Vec<Vec<Client>> = Vec::new();
    let (mut steps, mut last) = (0, None);
    while let Some(seat) = harness.machine.fold.to_move() {
        steps += 1;
        match last.take() {
            // What was taken back, and what it showed, is marked for those who had seen it.
            Some((mover, seq)) if steps % 9 == 0 => {
                let other = if mover == ONE { TWO } else { ONE };
                if let Ok(offer) = harness.act(mover, Act::TakeBack { from: seq }) {
                    let _ = harness.act(other, Act::AnswerTakeBack { offer, agree: true });
                }
            }
            _ => last = harness.step().map(|seq| (seat, seq)),
        }
        if steps % 16 == 0 {
            let clients = CLASSES.map(|class| harness.clients[&class].clone()).to_vec();
            for earlier in [known.last(), known.get(known.len() / 2), known.first()].into_iter().flatten() {
                for ((class, earlier), stayed) in CLASSES.into_iter().zip(earlier).zip(&clients) {
                    same(&harness.back(class, earlier), stayed, "in the midst of the game");
                }
            }
            known.push(clients);
        }
    }
    assert!(known.len() > 5, "{}", known.len());
    for earlier in &known {
        for (class, earlier) in CLASSES.into_iter().zip(earlier) {
            let stayed = harness.clients[&class].clone();
            same(&harness.back(class, earlier), &stayed, "at the end");
        }
    }
}

fn a_welcome_to_one_who_has_seen_all_repeats_only_what_is_vague<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    (0..60).for_each(|_| assert!(harness.step().is_some()));
    let welcome = |class, seen: u32| {
        let (_, welcome) = harness.machine.welcome(class, Seq(seen), 0, harness.now_ms);
        serde_json::to_value(welcome).unwrap()
    };
    for class in CLASSES {
        let whole = welcome(class, 0);
        let seq = u32::try_from(whole["seq"].as_u64().unwrap()).unwrap();
        assert_eq!((&whole["since"], &whole["log"][0]["seq"]), (&0.into(), &1.into()));
        let nothing = welcome(class, seq);
        assert_eq!(nothing["since"], seq);
        assert_eq!(nothing["log"], Value::Array(vec![]));
        // All of these, whether they once told more or not: which of them did is hidden now.
        let vague = |line: &&Value| line["line"]["told"]["did"] == "took_tile";
        let lines = whole["table"]["lines"].as_array().unwrap();
        let repeated: Vec<Value> = lines.iter().filter(vague).cloned().collect();
        assert_eq!(nothing["table"]["lines"], Value::Array(repeated));
        for part in ["view", "decision", "edition"] {
            assert_eq!(nothing["table"][part], whole["table"][part]);
        }
        assert_eq!(nothing["room"], whole["room"]);
        let last = welcome(class, seq - 1);
        assert_eq!(last["table"]["lines"].as_array().unwrap().last().unwrap()["seq"], seq);
        assert!(last["table"].get("moments").is_none(), "a moment is never sent again");
        // More than there is: the log is another one.
        assert_eq!(welcome(class, seq + 1), whole);
    }
}

fn late_watchers_come_back_by_their_own_number<G: TestGame>() {
    let watching = Watching { delay: Delay::Short, ..Watching::default() };
    let mut harness = Harness::playing(Settings { watching, ..settings_of::<G>(0) });
    let mut known = Vec::new();
    for _ in 0..40 {
        harness.wait(2_000);
        harness.step();
        known.push(harness.clients[&Class::Watchers].clone());
        let stayed = known.last().unwrap().clone();
        assert!(stayed.seq < harness.machine.fold.seq.0);
        let middle = known[known.len() / 2].clone();
        same(&harness.back(Class::Watchers, &middle), &stayed, "late");
        // A number that the table has come to and the watchers have not.
        let (_, welcome) =
            harness.machine.welcome(Class::Watchers, harness.machine.fold.seq, 0, harness.now_ms);
        assert_eq!(serde_json::to_value(welcome).unwrap()["since"], 0);
    }
}

fn a_finished_game_is_stored_and_can_be_verified<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    while harness.step().is_some() {
        harness.wait(1_000);
    }
    let finished = harness.finished.clone().unwrap();
    let file = GameFile::of_stored(&finished, true).unwrap();
    assert_eq!(file.last_link(), finished.result.chain);
    let checked = check(GameFile::read(&file.write().unwrap()).unwrap()).unwrap();
    assert!(checked.is_decided() && checked.commands() > 100, "{}", checked.commands());
    assert_eq!(checked.file, file);
    let revealed = &harness.clients[&Class::Watchers].room["fairness"]["revealed"];
    assert_eq!(file.log.head.seed, revealed["seed"].as_str().unwrap());

    let GameResult { seats, steps, began_at_ms, finished_at_ms, .. } = finished.result;
    assert_eq!(steps as usize, file.log.entries.len());
    assert!(began_at_ms.unwrap() < finished_at_ms);
    assert_eq!(seats.iter().filter(|seat| seat.first).count(), 1);
    for seat in &seats {
        assert_eq!(seat.winner, seat.place == 1);
        assert_eq!(seat.points, seat.scores.iter().map(|score| score.points).sum::<i64>());
        assert!(seat.turns > 5 && seat.turns_ms > 0, "{seat:?}");
        assert!(!seat.pieces.is_empty(), "{seat:?}");
    }
    let turns_ms: i64 = seats.iter().map(|seat| seat.turns_ms).sum();
    assert_eq!(turns_ms, finished_at_ms - began_at_ms.unwrap());
}

fn no_seed_is_shown_before_the_end<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    let secret = harness.machine.fold.secret.reveal().to_owned();
    for _ in 0..50 {
        harness.step();
        for (class, client) in &harness.clients {
            assert!(!format!("{client:?}").contains(&secret), "{class:?}");
            assert!(client.room["fairness"]["revealed"].is_null());
        }
    }
}

for_each_game! {
    at_every_event_of_a_game_all_know_the_same,
    from_every_number_one_is_brought_to_the_present,
    a_welcome_to_one_who_has_seen_all_repeats_only_what_is_vague,
    late_watchers_come_back_by_their_own_number,
    a_finished_game_is_stored_and_can_be_verified,
    no_seed_is_shown_before_the_end,
}
