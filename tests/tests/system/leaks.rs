//! Whole games at which all that is said to anybody is kept: live, on coming back, refusals, tries, hints, take-backs,
//! chat, screens, every address of the HTTP interface, the metrics, and the log at its most talkative.
//!
//! When the game is over its file tells what was secret: seed, dice, hands by number of the event. That, and every
//! token, pass, key and code, is looked for in all that was said before, in every spelling. That the very bytes do
//! not depend on what is hidden, nor number nor order of messages, is proven in `server/src/room/tests/secrecy.rs`.

mod ear;
mod evening;
mod hidden;
mod needle;
mod notices;
mod recording;
mod stranger;

use protocol::{Delay, FinishedTable, Replay};

use self::evening::Evening;
use self::hidden::Hidden;
use self::recording::{Said, Secret};
use crate::app::Engine;
use crate::game::{TestGame, once_for_each_game};
use crate::scale::{report, scaled};
use crate::table::player_key;

/// How many games each test plays.
fn games() -> u64 {
    scaled("SANMON_SCALE_LEAKS", 1).into()
}

/// Fails at the first leak, else reports how much was looked at.
fn check<G: TestGame>(what: &str, said: &[Said], secrets: &[Secret], hidden: &Hidden) {
    let mut leaks = recording::leaks(said, secrets);
    leaks.extend(hidden.leaks::<G>(said));
    let bytes: usize = said.iter().map(|said| said.text.len()).sum();
    let facts = secrets.len() + hidden.count();
    let figures = format!(
        "{} {what}: leaks = {}, texts searched {}, bytes searched {bytes}, secrets searched {facts}",
        G::NAME,
        leaks.len(),
        said.len()
    );
    report("leaks", &figures);
    assert!(said.len() > 300 && bytes > 1_000_000 && hidden.count() > 1, "{figures}");
    leaks.truncate(5);
    assert!(leaks.is_empty(), "{figures}\n{}", leaks.join("\n"));
}

fn nothing_hidden_is_told_before_the_end<G: TestGame>() {
    for seed in 0..games() {
        let mut evening = Evening::<G>::begin(Engine::Sqlite, Delay::None, 900 + seed);
        while evening.step() {}
        let path = format!("/api/games/{}", evening.stranger.game.as_str());
        let file = evening.app.get(&format!("{path}/file")).json();
        let open: Replay = evening.app.look(&format!("{path}/replay")).expect("it is over");
        let (said, mut secrets) = evening.end();
        secrets.extend(evening::dice(&file));
        check::<G>("before the end", &said, &secrets, &Hidden::of::<G>(&open));
    }
}

/// One who watches late is told nothing even after the end, by no address, while the players have the game already.
fn nothing_is_told_before_the_delay_is_over<G: TestGame>() {
    for seed in 0..games() {
        let mut evening = Evening::<G>::begin(Engine::Postgres, Delay::Long, 950 + seed);
        while evening.step() {}
        evening.ask_around("before the delay is over");
        let path = format!("/api/games/{}", evening.stranger.game.as_str());
        let mine = |path: &str| evening.app.get_with(path, &[("X-Player-Key", &player_key(0))]);
        let file = mine(&format!("{path}/file")).json();
        let open: Replay =
            serde_json::from_str(&mine(&format!("{path}/replay")).body).expect("it is a replay");

        // What is not open yet is answered to the letter like what never was.
        for part in ["", "/file", "/page", "/replay", "/replay?eyes=0"] {
            let problem = |path: &str| {
                let answer = evening.app.get(path);
                let mut body = answer.json();
                body["request"].take();
                (answer.status, body, answer.header("cache-control").to_owned())
            };
            assert_eq!(
                problem(&format!("{path}{part}")),
                problem(&format!("/api/games/none{part}")),
                "{part}"
            );
        }
        assert_eq!(evening.app.look::<Vec<FinishedTable>>("/api/games"), Ok(Vec::new()));
        let (said, mut secrets) = evening.end();
        secrets.extend(evening::dice(&file));
        check::<G>("before the delay is over", &said, &secrets, &Hidden::of::<G>(&open));
    }
}

once_for_each_game! {
    nothing_hidden_is_told_before_the_end,
    nothing_is_told_before_the_delay_is_over,
}
