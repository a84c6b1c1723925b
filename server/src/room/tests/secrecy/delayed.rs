//! One who watches late learns nothing of what has happened since: two games that have nothing in common look the
//! same, for as long as the delay is.

use super::game::Secretive;
use super::plan;
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use crate::room::tests::game::for_each_game;
use games::dice::Seed;
use games::satori::Satori;
use games::tajuto::Tajuto;
use protocol::{Act, Delay};
use std::collections::HashMap;

const WATCHES: usize = 2;

async fn play<G: Secretive>(seed: u64, kind: usize, steps: usize, away: bool) -> Told {
    let mut settings = plan::listed::<Tajuto>(0);
    settings.watching.delay = Delay::Long;
    settings.watching.all_hands = true;
    let dice = Script { usual: Seed::from(seed), others: HashMap::new() };
    let mut table = Table::open(settings.clone(), 2, dice).await;
    // Even what the host sets now is seen later, be it another game.
    settings.game = plan::listed::<G>(kind).game;
    table.act(0, Act::Configure { settings }).await;
    table.act(0, Act::Start {}).await;
    for (nth, step) in plan::game::<G>(kind, &Seed::from(seed)).iter().take(steps).enumerate() {
        table.play::<G>(step.seat, &step.command).await;
        if nth.is_multiple_of(20) {
            table.chat(nth / 20 % 2, &format!("{seed}: {nth}")).await;
        }
    }
    if away {
        let idle = usize::from(!table.guests[0].here().decision.is_null());
        table.leave(idle).await;
    }
    table.chat(WATCHES, "when does it begin?").await;
    table.probe::<Tajuto>(WATCHES).await;
    table.probe::<Satori>(WATCHES).await;
    table.reconnect(WATCHES).await;
    table.ask_api(true).await;
    table.end().await
}

fn check(one: &Told, two: &Told) {
    assert_ne!(one.guests[0], two.guests[0]);
    one.assert_same(two, &[WATCHES]);
    let told = one.guests[WATCHES].concat();
    assert!(told.contains(r#""phase":"waiting""#) && !told.contains(r#""type":"update""#), "{told}");
}

async fn one_who_watches_late_learns_nothing_of_the_present<G: Secretive>() {
    let (one, two) = tokio::join!(play::<G>(51, 0, 50, false), play::<G>(52, G::KINDS - 1, 85, true));
    check(&one, &two);
}

for_each_game! { async one_who_watches_late_learns_nothing_of_the_present }

#[tokio::test(flavor = "multi_thread")]
async fn one_who_watches_late_does_not_learn_what_is_played() {
    let (one, two) = tokio::join!(play::<Tajuto>(53, 0, 30, false), play::<Satori>(54, 0, 40, false));
    check(&one, &two);
}
