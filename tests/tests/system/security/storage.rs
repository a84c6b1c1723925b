//! What lies on the disk, in arguments and in messages to the operator.

use std::fs;
use std::path::Path;
use std::process::Command;

use protocol::{ScreenGiven, SeatGiven, UsePass, UseScreenPass};
use serde_json::Value;

use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::table::{Table, Wish, player_key};
use crate::test_app::{TestApp, call, sanmon};

/// All that a server has stored, as text.
fn stored(app: &App) -> String {
    let folder = app.data().strip_prefix("--data=");
    if let Some(folder) = folder {
        let files = fs::read_dir(folder).unwrap().map(|entry| fs::read(entry.unwrap().path()).unwrap());
        return files.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
    }
    let url = app.data().strip_prefix("--database-url=").unwrap();
    let select = "select table_to_xml(oid, true, true, '') from pg_class \
                  where relkind = 'r' and relnamespace = 'public'::regnamespace";
    let output = Command::new("psql").args([url, "-Atc", select]).output().expect("psql runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Tokens, passes and player keys are stored only as hashes. Codes are stored as they are: they must be shown again.
fn no_secret_of_a_person_is_stored_in_clear(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 990, ..Wish::default() });
    let used = table.players[0].make_pass(true);
    let open = table.players[1].make_pass(false);
    let screen_pass = table.players[1].make_screen_pass();
    let wish = UsePass { room: table.room.clone(), pass: used.clone(), token: None };
    let moved: SeatGiven = app.ask("/api/passes", &wish).unwrap();
    let wish = UseScreenPass { code: table.codes.join.clone(), pass: screen_pass.clone(), token: None };
    let screen: ScreenGiven = app.ask("/api/screens", &wish).unwrap();
    let moved_to = crate::player::Player::in_seat(app.address(), &moved);
    table.players[0] = moved_to;
    table.catch_up();
    table.play_to_end();
    let stored = stored(&app);
    assert!(
        stored.contains(table.codes.join.as_str()) && stored.contains(table.room.as_str()),
        "it was read"
    );
    let secrets = [
        table.seats[0].token.secret(),
        table.seats[1].token.secret(),
        moved.token.secret(),
        screen.token.secret(),
        used.secret(),
        open.secret(),
        screen_pass.secret(),
        &player_key(0),
        &player_key(1),
    ];
    for secret in secrets {
        assert!(!stored.contains(secret), "{secret} is stored");
    }
    // The log of the finished game is packed in the database; this is what is in it.
    let id = table.players[0].knows.room().game_id.as_str().to_owned();
    let file: Value =
        app.get_with(&format!("/api/games/{id}/file"), &[("X-Player-Key", &player_key(1))]).json();
    let file = file.to_string();
    assert!(secrets.iter().all(|secret| !file.contains(secret)));
    assert!(!file.contains(table.codes.join.as_str()) && !file.contains(table.codes.watch.as_str()));
}

on_each_engine! { no_secret_of_a_person_is_stored_in_clear }

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// The secrets of running games' dice are in the data, and other users of the machine may play too.
#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_the_data() {
    let home = tempfile::tempdir().unwrap();
    let new = home.path().join("new");
    let app = TestApp::start_with(&["--data", new.to_str().unwrap()]);
    assert_eq!(mode(&new), 0o700, "a folder of ours");
    app.terminate();
    // A folder that was there and is open to all, as a package or systemd may make it.
    let old = home.path().join("old");
    fs::create_dir(&old).unwrap();
    let _app = TestApp::start_with(&["--data", old.to_str().unwrap()]);
    for file in ["sanmon.sqlite", "sanmon.sqlite-wal", "sanmon.sqlite-shm"] {
        assert_eq!(mode(&old.join(file)), 0o600, "{file}");
    }
}

/// Neither the log at its most talkative nor a message about what went wrong has the password of the database.
#[test]
fn the_password_of_the_database_is_told_nobody() {
    const PASSWORD: &str = "plum-bridge-lantern";
    let urls = [
        format!("postgres://sanmon:{PASSWORD}@127.0.0.1:1/sanmon"),
        format!("postgres://sanmon:{PASSWORD}@nowhere.invalid/sanmon?sslmode=bogus"),
        format!("mysql://sanmon:{PASSWORD}@127.0.0.1/sanmon"),
        format!("postgres://sanmon:{PASSWORD}@[::bad/sanmon"),
    ];
    for url in urls {
        let mut command = sanmon();
        command.args(["serve", "--listen", "127.0.0.1:0", "--db-timeout-ms", "2000"]);
        let output = command.env("DATABASE_URL", &url).env("SANMON_LOG", "trace").output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert!(!output.status.success() && !said.contains(PASSWORD), "{said}");
        let (code, stdout, stderr) = call(&["export", "none", &format!("--database-url={url}")]);
        assert_ne!(code, Some(0));
        assert!(!stdout.contains(PASSWORD) && !stderr.contains(PASSWORD), "{stdout}{stderr}");
    }
    let (_, help, _) = call(&["serve", "--help"]);
    assert!(help.contains("DATABASE_URL"), "it need not stand among the arguments, which all can see");
}

/// When the database is away, people learn that and the id of their request, and nothing of how it is built.
#[test]
fn an_answer_tells_nothing_of_what_is_inside() {
    let cluster = tests::postgres::Cluster::start();
    let mut command = sanmon();
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--db-timeout-ms", "1000"])
        .env("SANMON_LOG", "off")
        .env("DATABASE_URL", cluster.create_database());
    let app = TestApp::start_command(command);
    cluster.stop();
    let key = [("X-Player-Key", "a-key-of-a-device-with-many-bits")];
    for path in [
        "/api/live",
        "/api/games",
        "/api/games/none",
        "/api/me",
        "/api/me/statistics",
        "/api/rooms/baba-baba-baba-baba-baba",
    ] {
        let answer = app.get_with(path, &key);
        let body = answer.json();
        assert!(answer.status >= 500, "{path}: {}", answer.body);
        let names: Vec<&String> = body.as_object().unwrap().keys().collect();
        assert_eq!(names, ["code", "hint", "request"], "{path}");
        for inside in
            ["sql", "postgres", "panicked", "src/", "/tmp", "No such file", "Connection", "os error"]
        {
            assert!(!answer.body.contains(inside), "{path}: {}", answer.body);
        }
    }
}
