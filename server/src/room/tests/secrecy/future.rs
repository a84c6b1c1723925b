//! What later draws will bring shows before them in nothing, to nobody: the same game twice, with dice that differ
//! from some draw on, up to that draw.

use super::plan::{self, Step};
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use games::dice::{DrawNumber, Seed};
use games::tajuto::TouchMode;
use protocol::Act;

const FIRST: u64 = 41;
const SECOND: u64 = 42;
/// The first draw that differs: late enough for tiles in the piles.
const DIFFERS: DrawNumber = 30;
const GUESTS: [usize; 3] = [0, 1, 2];

/// Dice that are those of the first seed before the draw that differs, and from there on these.
fn dice(from_there_on: u64) -> Script {
    let others = (0..DIFFERS).map(|number| (number, Seed::from(FIRST))).collect();
    Script { usual: Seed::from(from_there_on), others }
}

/// Plays up to the draw that differs; tells what was told before it, and of it.
async fn play(game: &[Step], touch: TouchMode, all_hands: bool, from_there_on: u64) -> (Told, usize) {
    let mut settings = plan::listed(touch);
    settings.watching.all_hands = all_hands;
    settings.watching.chat_reaches_players = true;
    let mut table = Table::open(settings, 2, dice(from_there_on)).await;
    for guest in [0, 1] {
        table.act(guest, Act::ShowHand { show: true }).await;
    }
    table.act(0, Act::Start {}).await;
    for (nth, step) in game.iter().enumerate() {
        let drawn = step.draw();
        if drawn == Some(DIFFERS) {
            break;
        }
        table.play(step.seat, step.command).await;
        // A draw that is taken back brings the same again; the next one stays unknown.
        if drawn.is_some_and(|number| number % 10 == 9) {
            table.take_back(true).await;
            table.play(step.seat, step.command).await;
        }
        if nth % 40 == 39 {
            table.chat(2, "what comes next?").await;
            table.probe(nth / 40 % 3).await;
        }
    }
    for guest in GUESTS {
        table.probe(guest).await;
        table.reconnect(guest).await;
    }
    table.ask_api(false).await;
    let mut before = Vec::new();
    for guest in GUESTS {
        table.settle(guest).await;
        before.push(table.guests[guest].heard());
    }
    let answers = table.answers.clone();
    let draws = game.iter().find(|step| step.draw() == Some(DIFFERS)).unwrap();
    let heard = table.guests[draws.seat.index()].here().heard.len();
    table.play(draws.seat, draws.command).await;
    let after = table.guests[draws.seat.index()].here().heard[heard..].join("\n");
    assert!(after.contains("\"news\""), "{after}");
    (Told { guests: before, answers }, hash(&after))
}

/// Enough of a text to see that it is another one.
fn hash(text: &str) -> usize {
    text.bytes().fold(0, |hash: usize, byte| hash.wrapping_mul(31).wrapping_add(byte.into()))
}

async fn check(touch: TouchMode, all_hands: bool) {
    let game = plan::game(touch, &Seed::from(FIRST));
    let ((one, drew_one), (two, drew_two)) =
        tokio::join!(play(&game, touch, all_hands, FIRST), play(&game, touch, all_hands, SECOND));
    assert_ne!(drew_one, drew_two, "the draw itself differs");
    one.assert_same(&two, &GUESTS);
    let sees_hands = one.guests[2].iter().any(|text| text.contains(r#""pile":{"#));
    assert_eq!(sees_hands, all_hands, "those who watch all hands see piles, and others none");
}

#[tokio::test(flavor = "multi_thread")]
async fn later_handfuls_reach_nobody() {
    check(TouchMode::Feel, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_handfuls_reach_nobody_who_watches_all_hands() {
    check(TouchMode::Feel, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_draws_of_a_size_reach_nobody() {
    check(TouchMode::Sizes, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_blind_draws_reach_nobody() {
    check(TouchMode::Blind, false).await;
}
