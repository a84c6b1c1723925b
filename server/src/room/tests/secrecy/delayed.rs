//! One who watches late learns nothing of what has happened since: two games that have nothing in common look the
//! same, for as long as the delay is.

use super::plan;
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use games::dice::Seed;
use games::tajuto::TouchMode;
use protocol::{Act, Delay};
use std::collections::HashMap;

const WATCHES: usize = 2;

async fn play(seed: u64, touch: TouchMode, steps: usize, away: bool) -> Told {
    let mut settings = plan::listed(TouchMode::Feel);
    settings.watching.delay = Delay::Long;
    settings.watching.all_hands = true;
    let dice = Script { usual: Seed::from(seed), others: HashMap::new() };
    let mut table = Table::open(settings.clone(), 2, dice).await;
    // Even what the host sets now is seen later.
    settings.game = plan::listed(touch).game;
    table.act(0, Act::Configure { settings }).await;
    table.act(0, Act::Start {}).await;
    for (nth, step) in plan::game(touch, &Seed::from(seed)).iter().take(steps).enumerate() {
        table.play(step.seat, step.command).await;
        if nth.is_multiple_of(20) {
            table.chat(nth / 20 % 2, &format!("{seed}: {nth}")).await;
        }
    }
    if away {
        let idle = usize::from(!table.guests[0].here().decision.is_null());
        table.leave(idle).await;
    }
    table.chat(WATCHES, "when does it begin?").await;
    table.probe(WATCHES).await;
    table.reconnect(WATCHES).await;
    table.ask_api(true).await;
    table.end().await
}

#[tokio::test(flavor = "multi_thread")]
async fn one_who_watches_late_learns_nothing_of_the_present() {
    let (one, two) = tokio::join!(play(51, TouchMode::Feel, 50, false), play(52, TouchMode::Blind, 85, true));
    assert_ne!(one.guests[0], two.guests[0]);
    one.assert_same(&two, &[WATCHES]);
    let told = one.guests[WATCHES].concat();
    assert!(told.contains(r#""phase":"waiting""#) && !told.contains(r#""type":"update""#), "{told}");
}
