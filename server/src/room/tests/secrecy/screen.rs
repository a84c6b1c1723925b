//! A screen hears what one who watches without delay and without all hands hears, byte by byte, whatever the room lets
//! its watchers see and when: the same game is shown to a watcher of a plain table, and to screens of other tables.

use super::game::Secretive;
use super::plan::{self, Step};
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use crate::room::tests::game::for_each_game;
use games::dice::Seed;
use protocol::{Act, Delay, Watching, Who};
use std::collections::HashMap;

const SEED: u64 = 61;
/// The one who watches besides, where it is a screen that is looked at.
const OTHER: usize = 2;
/// Whose texts are compared.
const LOOKS: usize = 3;

/// What one who comes to watch hears of it; presence stands after all other texts.
const CAME: &str = r#"{"type":"presence","presence":{"seats":[0,1],"watchers":1}}"#;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    AsWatcher,
    AsScreen,
}

async fn play<G: Secretive>(game: &[Step<G>], looks: Looks, watching: Watching) -> Told {
    let mut settings = plan::listed::<G>(0);
    settings.watching = Watching { listed: true, ..watching };
    let dice = Script { usual: Seed::from(SEED), others: HashMap::new() };
    let mut table = Table::open(settings, 2, dice).await;
    let screen = table.admit_screen(0).await;
    let who = match looks {
        Looks::AsScreen => screen,
        Looks::AsWatcher => {
            // One watches in either case: screens are not counted.
            table.leave(OTHER).await;
            let code = serde_json::from_value(table.codes["watch"].clone()).unwrap();
            Who::Spectator { code }
        }
    };
    table.come(None, who, 0).await;
    for guest in [0, 1] {
        table.act(guest, Act::ShowHand { show: true }).await;
    }
    table.probe_lobby::<G>(LOOKS).await;
    table.act(0, Act::Start {}).await;
    let mut taken_back = 0;
    for (nth, step) in game.iter().enumerate() {
        table.play::<G>(step.seat, &step.command).await;
        if step.is_barrier && !step.ends_the_game && taken_back < 5 {
            taken_back += 1;
            table.take_back(true).await;
            table.play::<G>(step.seat, &step.command).await;
        }
        match nth % 60 {
            7 => table.chat(0, "who looks at us?").await,
            8 if looks == Looks::AsScreen => table.chat(OTHER, "I do").await,
            15 if !step.ends_the_game => table.probe::<G>(LOOKS).await,
            25 => {
                table.leave(1).await;
                table.come_back(1, 0, 0).await;
            }
            40 => table.reconnect(LOOKS).await,
            _ => {}
        }
    }
    table.reconnect(LOOKS).await;
    table.act(0, Act::Rematch {}).await;
    table.end().await
}

/// What may differ, and nothing else: as whom one is there, what watchers of the room may see, the secret of the dice
/// when it is open to all, and that a screen may not write at all.
fn alike(texts: &[String]) -> Vec<String> {
    let text = |text: &String| {
        let text = text.replace(r#""viewer":{"as":"screen"}"#, r#""viewer":{"as":"spectator"}"#).replace(
            r#""code":"bad_text","hint":"a line of chat has 1 to 500 characters of plain text""#,
            r#""code":"not_seated","hint":"only the holder of a seat can do this""#,
        );
        without(r#""revealed":{"#, &without(r#""watching":{"#, &text))
    };
    texts.iter().map(text).collect()
}

/// A text without what stands between an opening and the next brace.
fn without(opening: &str, text: &str) -> String {
    let Some((before, rest)) = text.split_once(opening) else { return text.into() };
    let (_, after) = rest.split_once('}').unwrap();
    format!("{before}{opening}…}}{after}")
}

async fn a_screen_hears_what_a_watcher_without_delay_hears<G: Secretive>() {
    let game = plan::game::<G>(0, &Seed::from(SEED));
    let plain = Watching { chat_reaches_players: true, ..Watching::default() };
    let hands = Watching { all_hands: true, ..plain };
    let late = Watching { delay: Delay::Long, ..hands };
    let (watcher, screen, of_hands, of_late) = tokio::join!(
        play(&game, Looks::AsWatcher, plain),
        play(&game, Looks::AsScreen, plain),
        play(&game, Looks::AsScreen, hands),
        play(&game, Looks::AsScreen, late)
    );
    let mut expected = alike(&watcher.guests[LOOKS]);
    // One who watches is counted, and so told of having come.
    let came = expected.iter().position(|text| text == CAME).unwrap();
    assert!(came > 400, "{came}");
    expected.remove(came);
    for told in [screen, of_hands, of_late] {
        let heard = alike(&told.guests[LOOKS]);
        assert!(!heard.iter().any(|text| text.contains("who looks at us?") || text.contains("I do")));
        super::assert_same("the screen", &expected, &heard);
    }
}

for_each_game! { async a_screen_hears_what_a_watcher_without_delay_hears }
