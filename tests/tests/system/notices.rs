//! Those who are not there are told of their turn: by a push service and by a webhook that these tests run
//! themselves, on this machine.

pub(crate) mod receiver;

use protocol::{
    Act, ErrorCode, Hook, HookFailure, HookFormat, HookView, Language, MinuteOfDay, PushKey, QuietHours,
    UtcOffset, WebAddress,
};
use serde_json::json;

use self::receiver::{Device, Receiver, SILENCE, proven};
use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::player::Player;
use crate::table::{Table, Wish};

/// Nothing is waited for, and this machine may be sent to.
const FAST: [&str; 3] = ["--notice-networks=127.0.0.0/8", "--notice-after-ms=0", "--notice-gap-ms=0"];
/// What failed is sent again at once.
const AGAIN: &str = "--notice-backoff-ms=1";

fn start(engine: Engine, further: &[&str]) -> App {
    App::start_with(engine, &[&FAST, further].concat())
}

/// A table of two: the one who is to move and stays, and the one who goes.
struct Pair {
    table: Table<AnyGame>,
    stays: usize,
    goes: usize,
}

impl Pair {
    fn sit(app: &App, seed: u64) -> Self {
        let mut table = Table::playing(app, Wish { seed, ..Wish::default() });
        let stays = table.mover().expect("the game is on");
        Self { table, stays, goes: 1 - stays }
    }

    fn stays(&mut self) -> &mut Player<AnyGame> {
        &mut self.table.players[self.stays]
    }

    fn goes(&mut self) -> &mut Player<AnyGame> {
        &mut self.table.players[self.goes]
    }

    fn host(&mut self) -> &mut Player<AnyGame> {
        &mut self.table.players[0]
    }

    /// One of them plays to the end of the turn; gives the number of its last event.
    fn play(&mut self, who: usize) -> u32 {
        let mut last = 0;
        while self.table.players[who].key().is_none() {
            self.table.players[who].must_hear();
        }
        while self.table.players[who].key().is_some() {
            let command = self.table.choice(who);
            let player = &mut self.table.players[who];
            let sent = player.send(command);
            let seq = player.outcome(&sent.id).expect("what is legal is accepted");
            player.reach(seq);
            last = seq;
        }
        last
    }

    /// The one who goes is gone, and it becomes that one's turn.
    fn turn_of_the_absent(&mut self) -> u32 {
        self.goes().vanish();
        self.play(self.stays)
    }

    /// The one who went comes back, plays, and it is the other one's turn.
    fn answer(&mut self) {
        self.goes().come_back();
        self.play(self.goes);
    }

    fn ask(&mut self, device: &Device, language: Language, quiet: Option<QuietHours>) {
        let notices = device.notices(language, quiet);
        self.goes().act(Act::AskNotices { notices }).expect("notices can be had");
    }

    fn set_hook(&mut self, format: HookFormat, url: WebAddress) -> Result<u32, ErrorCode> {
        let hook = Hook { format, url, language: Language::De };
        self.host().act(Act::SetHook { hook: Some(hook) })
    }

    /// The one who stays listens until the hook is shown so.
    fn sees_hook(&mut self, expected: impl Fn(&HookView) -> bool) {
        while !self.stays().knows.room().hook.as_ref().is_some_and(&expected) {
            self.stays().must_hear();
        }
    }
}

fn key(app: &App) -> String {
    app.look::<PushKey>("/api/push").expect("notices are sent here").key
}

fn one_notice_for_each_turn_and_none_for_those_who_are_there(engine: Engine) {
    let app = &mut start(engine, &["--notice-contact=mailto:host@play.example"]);
    let receiver = Receiver::start();
    let (phone, tablet) = (Device::at(&receiver, "/phone", 1), Device::at(&receiver, "/tablet", 2));
    let mut pair = Pair::sit(app, 101);
    let staying = Device::at(&receiver, "/staying", 3).notices(Language::En, None);
    pair.stays().act(Act::AskNotices { notices: staying }).expect("notices can be had");
    pair.ask(&phone, Language::De, None);
    pair.ask(&tablet, Language::Cs, None);
    let name = format!("Player {}", pair.goes);
    let mut topics = Vec::new();
    for _ in 0..3 {
        pair.turn_of_the_absent();
        let mut got = [receiver.next(), receiver.next()];
        got.sort_by(|one, other| one.path.cmp(&other.path));
        let claims = proven(&got[0], &key(app));
        assert_eq!(claims["sub"], "mailto:host@play.example");
        assert!(receiver.url("/").secret().starts_with(claims["aud"].as_str().expect("an audience")));
        assert_eq!((got[0].path.as_str(), got[1].path.as_str()), ("/phone", "/tablet"));
        let said = phone.read(&got[0]);
        assert_eq!((&said["kind"], &said["room"]), (&json!("turn"), &json!(pair.table.room)));
        assert!(
            said["body"].as_str().expect("words").starts_with(&format!("{name}, du bist am Zug.")),
            "{said}"
        );
        assert!(tablet.read(&got[1])["body"].as_str().expect("words").contains("jsi na tahu"));
        assert_eq!((got[0].header("ttl"), got[0].header("urgency")), ("86400", "normal"));
        topics.push(got[0].header("topic").to_owned());
        pair.answer();
    }
    assert!(topics.iter().all(|topic| *topic == topics[0] && topic.len() <= 32), "{topics:?}");
    // Killed, not asked to stop: then everybody would be gone, and be told at once.
    app.kill();
    assert!(receiver.rest().is_empty(), "nobody else was told, and nobody twice");
}

fn what_is_owed_is_sent_after_a_restart_and_once(engine: Engine) {
    let app = &mut start(engine, &["--notice-backoff-ms=600000"]);
    let receiver = Receiver::start();
    let phone = Device::at(&receiver, "/phone", 1);
    let mut pair = Pair::sit(app, 102);
    pair.ask(&phone, Language::En, None);
    let before = key(app);
    receiver.answer(&["503 Not Now\r\n"]);
    let seq = pair.turn_of_the_absent();
    receiver.next();
    // It is noted that the turn is owed.
    pair.stays().reach(seq + 1);
    app.kill();

    // Nobody comes, and it is sent all the same.
    app.resume();
    phone.read(&receiver.next());
    assert_eq!(key(app), before, "devices have subscribed to this key");
    pair.stays().come_back();
    // It is noted that the notice arrived.
    pair.stays().reach(seq + 2);
    app.kill();
    app.resume();
    pair.stays().come_back();
    pair.answer();
    pair.turn_of_the_absent();
    proven(&receiver.next(), &before);
    assert!(app.terminate().success());
    assert!(receiver.rest().is_empty(), "no turn was told twice");
}

#[test]
fn failures_are_tried_again_and_devices_that_are_gone_are_forgotten() {
    let app = &mut start(Engine::Sqlite, &[AGAIN]);
    let receiver = Receiver::start();
    let phone = Device::at(&receiver, "/phone", 1);
    let mut pair = Pair::sit(app, 103);
    pair.ask(&phone, Language::En, None);
    receiver.answer(&["500 Broken\r\n", "429 Too Many\r\nretry-after: 0\r\n", "201 Created\r\n"]);
    pair.turn_of_the_absent();
    for _ in 0..3 {
        phone.read(&receiver.next());
    }
    pair.answer();
    receiver.answer(&["410 Gone\r\n"]);
    let seq = pair.turn_of_the_absent();
    receiver.next();
    // Owed, and forgotten.
    pair.stays().reach(seq + 2);
    pair.answer();
    pair.turn_of_the_absent();
    pair.answer();
    let again = Act::DropNotices { endpoint: receiver.url("/phone") };
    assert_eq!(pair.goes().act(again), Err(ErrorCode::NothingAsked), "it is forgotten");
    assert!(app.terminate().success());
    assert!(receiver.rest().is_empty());
}

#[test]
fn a_webhook_tells_each_service_in_its_own_format() {
    let app = &mut start(Engine::Sqlite, &["--public-url=https://play.example"]);
    let receiver = Receiver::start();
    let mut pair = Pair::sit(app, 104);
    let link = format!("https://play.example/room/{}", pair.table.room.as_str());
    let text = format!("Player {}, du bist bei Tajuto am Zug.", pair.goes);
    for format in [HookFormat::Discord, HookFormat::Slack, HookFormat::Ntfy] {
        pair.set_hook(format, receiver.url("/a/secret?wait=true")).expect("the host may");
        pair.turn_of_the_absent();
        let got = receiver.next();
        assert_eq!(got.path, "/a/secret?wait=true");
        match format {
            HookFormat::Discord => {
                assert_eq!(got.json()["content"], format!("{text} {link}"));
                assert_eq!(got.json()["allowed_mentions"], json!({ "parse": [] }));
            }
            HookFormat::Slack => assert_eq!(got.json()["text"], format!("{text} {link}")),
            HookFormat::Ntfy => {
                assert_eq!((got.text(), got.header("click")), (text.as_str(), link.as_str()));
            }
        }
        pair.sees_hook(|hook| hook.format == format && hook.host == "127.0.0.1" && hook.failing.is_none());
        assert!(!pair.stays().knows.update.contains("a/secret"), "its address is nobody's business");
        pair.answer();
    }
    let watcher = &mut pair.table.watchers[0];
    watcher.reach(pair.table.players[pair.stays].knows.seq);
    assert_eq!(watcher.knows.room().hook, None, "not for those who watch");
    let turned = pair.host().act(Act::SetHook { hook: None });
    turned.expect("the host may");
    pair.turn_of_the_absent();
    assert!(app.terminate().success());
    assert!(receiver.rest().is_empty());
}

#[test]
fn a_webhook_that_fails_is_shown_until_it_works_and_is_not_followed_elsewhere() {
    let app = &mut start(Engine::Sqlite, &[AGAIN, "--notice-attempts=2"]);
    let (receiver, elsewhere) = (Receiver::start(), Receiver::start());
    let mut pair = Pair::sit(app, 105);
    pair.set_hook(HookFormat::Slack, receiver.url("/x")).expect("the host may");
    receiver.answer(&["500 Broken\r\n", "500 Broken\r\n"]);
    pair.turn_of_the_absent();
    let refused = |status| move |hook: &HookView| hook.failing == Some(HookFailure::Refused { status });
    pair.sees_hook(refused(500));
    receiver.next();
    receiver.next();
    pair.answer();
    let location = format!("307 Over There\r\nlocation: {}\r\n", elsewhere.url("/").secret());
    receiver.answer(&[&location]);
    pair.turn_of_the_absent();
    pair.sees_hook(refused(307));
    receiver.next();
    pair.answer();
    pair.turn_of_the_absent();
    pair.sees_hook(|hook| hook.failing.is_none());
    receiver.next();
    pair.answer();
    pair.set_hook(HookFormat::Slack, WebAddress::new("http://127.0.0.1:1/")).expect("the host may");
    pair.turn_of_the_absent();
    pair.sees_hook(|hook| hook.failing == Some(HookFailure::Unreachable {}));
    assert!(app.terminate().success());
    assert!(elsewhere.rest().is_empty(), "nothing is followed");
    assert!(receiver.rest().is_empty());
}

#[test]
fn quiet_hours_hold_a_push_back_but_not_the_webhook() {
    let app = &mut start(Engine::Sqlite, &[]);
    let receiver = Receiver::start();
    let phone = Device::at(&receiver, "/phone", 1);
    let mut pair = Pair::sit(app, 106);
    pair.set_hook(HookFormat::Ntfy, receiver.url("/hook")).expect("the host may");
    // All the day but one minute, which is not now: the local time is some hours after that minute.
    let minutes = std::time::UNIX_EPOCH.elapsed().expect("it is after 1970").as_secs() / 60 % 1_440;
    let minute =
        |minute: u64| MinuteOfDay::try_from(u16::try_from(minute % 1_440).expect("small")).expect("one");
    let quiet = QuietHours {
        from_min: minute(minutes + 721),
        to_min: minute(minutes + 720),
        utc_offset_min: UtcOffset::try_from(0).expect("one"),
    };
    pair.ask(&phone, Language::En, Some(quiet));
    for _ in 0..2 {
        pair.turn_of_the_absent();
        assert_eq!(receiver.next().path, "/hook");
        pair.answer();
    }
    pair.turn_of_the_absent();
    assert_eq!(receiver.next().path, "/hook");
    pair.answer();
    pair.ask(&phone, Language::En, None);
    pair.turn_of_the_absent();
    let mut paths = [receiver.next().path, receiver.next().path];
    paths.sort();
    assert_eq!(paths, ["/hook", "/phone"]);
    assert!(app.terminate().success());
    assert!(receiver.rest().is_empty());
}

#[test]
fn a_receiver_that_never_answers_does_not_slow_the_table() {
    let app = &mut start(Engine::Sqlite, &["--notice-timeout-ms=600000", "--notices-at-once=1"]);
    let receiver = Receiver::start();
    let mut pair = Pair::sit(app, 107);
    pair.set_hook(HookFormat::Slack, receiver.url("/never")).expect("the host may");
    receiver.answer(&[SILENCE]);
    pair.turn_of_the_absent();
    receiver.next();
    // The one way out is taken, and the game goes on to its end.
    pair.goes().come_back();
    pair.table.catch_up();
    pair.table.play_to_end();
    assert!(app.terminate().success(), "and the server ends in time");
    assert!(receiver.rest().is_empty());
}

#[test]
fn hostile_addresses_are_refused() {
    let app = App::start(Engine::Sqlite);
    let receiver = Receiver::start();
    let mut pair = Pair::sit(&app, 108);
    let phone = Device::at(&receiver, "/phone", 1).notices(Language::En, None);
    for bad in [
        receiver.url("/").secret(),
        "http://chat.example/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://10.0.0.1/",
        "https://172.20.0.1/",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://[fd00:ec2::254]/",
        "https://[fe80::1]/",
        "https://100.100.100.200/",
        "https://0.0.0.0/",
        "https://metadata.google.internal/",
        "https://user:word@chat.example/",
        "https://chat.example:6379/",
        "file:///etc/passwd",
        "gopher://chat.example/",
        "",
    ] {
        let address = WebAddress::new(bad);
        assert_eq!(pair.set_hook(HookFormat::Slack, address.clone()), Err(ErrorCode::BadAddress), "{bad}");
        let notices = protocol::Notices { endpoint: address, ..phone.clone() };
        assert_eq!(pair.goes().act(Act::AskNotices { notices }), Err(ErrorCode::BadAddress), "{bad}");
    }
    pair.turn_of_the_absent();
    assert!(receiver.rest().is_empty());
}

/// A name that leads to where nothing may be sent is found out when something is.
#[test]
fn a_name_that_leads_inside_is_shown_as_bad() {
    let app = App::start_with(Engine::Sqlite, &["--notice-networks=192.168.77.0/24", "--notice-after-ms=0"]);
    let receiver = Receiver::start();
    let mut pair = Pair::sit(&app, 109);
    let inside = receiver.url("/x").secret().replace("127.0.0.1", "localhost");
    pair.set_hook(HookFormat::Slack, WebAddress::new(inside)).expect("names are looked up later");
    pair.turn_of_the_absent();
    pair.sees_hook(|hook| hook.host == "localhost" && hook.failing == Some(HookFailure::BadAddress {}));
    assert!(receiver.rest().is_empty());
}

#[test]
fn a_server_without_notices_says_so() {
    let app = App::start_with(Engine::Sqlite, &["--notices=off"]);
    assert_eq!(app.look::<PushKey>("/api/push").err(), Some(ErrorCode::NoNotices));
    let receiver = Receiver::start();
    let mut pair = Pair::sit(&app, 110);
    let notices = Device::at(&receiver, "/phone", 1).notices(Language::En, None);
    assert_eq!(pair.goes().act(Act::AskNotices { notices }), Err(ErrorCode::NoNotices));
    let refused = pair.set_hook(HookFormat::Slack, WebAddress::new("https://chat.example/"));
    assert_eq!(refused, Err(ErrorCode::NoNotices));
}

on_each_engine! { one_notice_for_each_turn_and_none_for_those_who_are_there, what_is_owed_is_sent_after_a_restart_and_once }
