//! A whole game twice: in the second one the other seat feels other floors, and picks the same.

use super::plan::{self, Step};
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use crate::room::tests::harness::{ONE, TWO};
use games::Game;
use games::dice::Seed;
use games::tajuto::{Deed, Tajuto, TouchMode};
use protocol::Act;
use std::collections::HashMap;

const USUAL: u64 = 77;
/// Who feels other floors; who plays with them; who watches.
const FEELS: usize = 0;
const PLAYS: usize = 1;
const WATCHES: usize = 2;

/// Seeds by which seat 0 feels other floors at every handful, and finds the picked one in the same place.
fn other_draws(game: &[Step]) -> HashMap<u32, Seed> {
    let mut state = Tajuto::begin(&Tajuto::open(&plan::setup(TouchMode::Feel), &Seed::from(USUAL)));
    let mut seeds = HashMap::new();
    for (nth, Step { seat, command, event }) in game.iter().enumerate() {
        if let Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } = &event.deed
            && *seat == ONE
        {
            let picked = match &game[nth + 1].event.deed {
                Deed::Picked { place, floor } => Some((usize::from(*place), *floor)),
                _ => None,
            };
            let fits = |seed: &Seed| {
                let decided = Tajuto::decide(&state, ONE, command, seed).unwrap();
                let (Deed::Groped { handful: other, .. } | Deed::GropedAgain { handful: other, .. }) =
                    &decided[0].deed
                else {
                    panic!("{decided:?}")
                };
                other.felt != handful.felt
                    && picked.is_none_or(|(place, floor)| other.felt[place].floor == floor)
            };
            let seed = (1_000..1_000_000).map(Seed::from).find(fits).unwrap();
            seeds.insert(handful.draw, seed);
        }
        Tajuto::apply(&mut state, event);
    }
    seeds
}

/// People do in the waiting room what people do there.
async fn lobby(table: &mut Table) {
    table.chat(FEELS, "good evening").await;
    table.act(FEELS, Act::Rename { name: "Akiko".into() }).await;
    table.act(PLAYS, Act::Recolour { colour: games::PlayerColour::Brown }).await;
    table.act(PLAYS, Act::ShowHand { show: true }).await;
    table.chat(PLAYS, "and to you").await;
    table.chat(WATCHES, "I only watch").await;
    for guest in [PLAYS, WATCHES] {
        table.probe_lobby(guest).await;
    }
    table.ask_api(false).await;
    table.reconnect(PLAYS).await;
    table.act(FEELS, Act::Start {}).await;
}

/// What happens besides the game after its nth command: in both runs the same.
async fn besides(table: &mut Table, nth: usize, step: &Step) {
    let in_hand = matches!(step.event.deed, Deed::Groped { .. } | Deed::GropedAgain { .. });
    if in_hand && step.seat == ONE && nth.is_multiple_of(4) || nth.is_multiple_of(50) {
        table.probe(PLAYS).await;
    }
    match nth % 50 {
        10 => {
            table.probe(WATCHES).await;
            table.ask_api(false).await;
        }
        20 => table.chat(FEELS, "what shall I feel?").await,
        21 => table.chat(PLAYS, "something wide").await,
        22 => table.chat(WATCHES, "I can see nothing").await,
        30 => table.reconnect(PLAYS).await,
        _ => {}
    }
    if nth == 40 || nth == 140 {
        table.reconnect(WATCHES).await;
    }
}

/// Plays the game with these dice, but for the last command, which opens everything.
async fn play(game: &[Step], others: HashMap<u32, Seed>) -> Told {
    let dice = Script { usual: Seed::from(USUAL), others };
    let mut table = Table::open(plan::listed(TouchMode::Feel), 2, dice).await;
    lobby(&mut table).await;
    let (mut away, mut taken_back) = (false, 0);
    for (nth, step) in game.iter().enumerate() {
        if step.ends_the_game() {
            break;
        }
        if away && step.seat == TWO {
            table.come_back(PLAYS, 0, 0).await;
            away = false;
        }
        table.play(step.seat, step.command).await;
        if away {
            continue;
        }
        // Each kind of thing that shows something is taken back now and then, in vain every third time.
        if nth % 9 == 8 && Tajuto::is_barrier(&step.event) {
            taken_back += 1;
            let agree = taken_back % 3 != 0;
            table.take_back(agree).await;
            if agree {
                table.play(step.seat, step.command).await;
            }
        }
        besides(&mut table, nth, step).await;
        // The other player misses the end of a turn.
        if step.seat == ONE && step.draw().is_some() && nth.is_multiple_of(5) {
            table.leave(PLAYS).await;
            away = true;
        }
    }
    assert!(taken_back > 6, "{taken_back}");
    table.end().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_seat_feels_reaches_nobody_else() {
    let game = plan::game(TouchMode::Feel, &Seed::from(USUAL));
    let others = other_draws(&game);
    assert!(others.len() > 20, "{} handfuls differ", others.len());
    let (one, two) = tokio::join!(play(&game, HashMap::new()), play(&game, others));
    assert_ne!(one.guests[FEELS], two.guests[FEELS], "the one who feels does feel the difference");
    assert!(one.guests[PLAYS].len() > 1000 && one.answers.len() > 20);
    one.assert_same(&two, &[PLAYS, WATCHES]);
}
