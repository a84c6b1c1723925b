//! What leaves the server when somebody is not there: to a push service, to a webhook, and what the log says of it.

use protocol::{Act, Hook, HookFormat, Language};
use tempfile::NamedTempFile;

use super::recording::{Hearer, Said, Secret, leaks, nobody};
use crate::app::{App, Engine};
use crate::game::AnyGame;
use crate::notices::receiver::{Device, Receiver};
use crate::scale::report;
use crate::table::{Table, Wish, player_key};

const HOOK: &str = "/hooks/1093847/the-secret-of-a-webhook";
const PUSH: &str = "/push/the-secret-of-a-subscription";

/// Neither gets a token, a code or anything of the game; and the log says neither where it went nor what was said.
#[test]
fn a_notice_tells_no_secret_and_the_log_does_not_say_where_it_went() {
    let arguments = ["--notice-networks=127.0.0.0/8", "--notice-after-ms=0", "--notice-gap-ms=0"];
    let mut app = App::start_with(Engine::Sqlite, &arguments);
    let log = NamedTempFile::new().unwrap();
    app.kill();
    app.resume_logging("trace", log.reopen().unwrap());
    let receiver = Receiver::start();
    let device = Device::at(&receiver, PUSH, 7);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 960, ..Wish::default() });
    let stays = table.mover().expect("the game is on");
    let notices = device.notices(Language::En, None);
    let auth = serde_json::to_value(&notices).unwrap()["auth"].as_str().unwrap().to_owned();
    table.players[1 - stays].act(Act::AskNotices { notices }).expect("notices can be had");
    let hook = Hook { format: HookFormat::Discord, url: receiver.url(HOOK), language: Language::En };
    table.players[0].act(Act::SetHook { hook: Some(hook) }).expect("the host may");
    table.catch_up();
    table.players[1 - stays].vanish();
    while table.players[stays].key().is_some() {
        let command = table.choice(stays);
        let sent = table.players[stays].send(command);
        let seq = table.players[stays].outcome(&sent.id).expect("what is legal is accepted");
        table.players[stays].reach(seq);
    }
    let mut said = Vec::new();
    for _ in 0..2 {
        let got = receiver.next();
        let text =
            if got.path == PUSH { device.read(&got).to_string().into_bytes() } else { got.body.clone() };
        said.push(Said { to: Hearer::Stranger, when: format!("sent to {}", got.path), text });
        let head = got.head_text().into_bytes();
        said.push(Said { to: Hearer::Stranger, when: format!("in the head to {}", got.path), text: head });
    }
    assert!(app.terminate().success());
    let text = std::fs::read(log.path()).unwrap();
    assert!(text.len() > 10_000, "it was talkative");
    said.push(Said { to: Hearer::Log, when: "on stderr".into(), text });

    let mut secrets = vec![
        Secret::new("the join code", table.codes.join.as_str(), nobody),
        Secret::new("the watch code", table.codes.watch.as_str(), nobody),
        Secret::new("the address of the webhook", HOOK, nobody),
        Secret::new("the address of the device", PUSH, nobody),
        Secret::new("the key of the device", &auth, nobody),
    ];
    for given in &table.seats {
        secrets.extend(Secret::hashed("a seat token", given.token.secret()));
    }
    secrets.extend((0..2).flat_map(|seat| Secret::hashed("a player key", &player_key(seat))));
    let found = leaks(&said, &secrets);
    let figures = format!(
        "notices: leaks = {}, texts searched {}, secrets searched {}",
        found.len(),
        said.len(),
        secrets.len()
    );
    report("leaks", &figures);
    assert!(found.is_empty(), "{found:#?}");
}
