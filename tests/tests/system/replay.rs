//! Finished games: seen again as they were played, given away as files, and taken in elsewhere.

use std::collections::BTreeMap;

use protocol::{ErrorCode, FinishedTable, Proof, Replay};
use serde_json::{Value, json};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::table::{Table, Wish, player_key};
use crate::test_app::{Answer, call};

/// Who looks, as `eyes` calls them.
const WATCHER: &str = "watcher";

/// What each viewer saw of the table, by number.
type Seen = BTreeMap<String, BTreeMap<u32, Value>>;

fn look<G: TestGame>(table: &Table<G>, seen: &mut Seen) {
    let seats = (0..).map(|seat: u8| seat.to_string());
    let viewers = seats.zip(&table.players).chain([(WATCHER.to_owned(), &table.watchers[0])]);
    for (eyes, viewer) in viewers {
        let view = serde_json::to_value(viewer.knows.view()).unwrap();
        seen.entry(eyes).or_default().insert(viewer.knows.seq, view);
    }
}

/// A game that was played to its end, and what was seen of it after each command.
fn played<G: TestGame>(app: &App, dice: u64) -> (Table<G>, Seen) {
    let mut table = Table::<G>::playing(app, Wish { options: 1, seed: dice, ..Wish::default() });
    let mut seen = Seen::new();
    while table.step() {
        look(&table, &mut seen);
    }
    (table, seen)
}

fn path_of<G: TestGame>(table: &Table<G>) -> String {
    format!("/api/games/{}", table.players[0].knows.room().game_id.as_str())
}

fn a_replay_shows_what_was_seen<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let (table, seen) = played::<G>(&app, 11);
    let path = path_of(&table);
    let shown: FinishedTable = app.look(&path).unwrap();
    assert_eq!((shown.proof, shown.imported, shown.mine), (Proof::Decided, false, None));
    for (eyes, seen) in &seen {
        let replay: Replay = app.look(&format!("{path}/replay?eyes={eyes}")).unwrap();
        assert_eq!(replay.steps.len(), seen.len());
        assert_eq!(replay.steps.len(), shown.steps as usize);
        for step in &replay.steps {
            let news = serde_json::to_value(&step.news).unwrap();
            let seq = step.seq.0 + u32::try_from(news["moments"].as_array().unwrap().len()).unwrap() - 1;
            assert_eq!(news["view"], seen[&seq], "{eyes} after {seq}");
        }
    }
    let open: Replay = app.look(&format!("{path}/replay")).unwrap();
    assert!(open.steps.is_sorted_by_key(|step| (step.turn, step.at_ms)));
    let mine: FinishedTable = app.look_as(&player_key(1), &path).unwrap();
    assert_eq!(mine.mine.map(u8::from), Some(1));
}

fn a_file_is_taken_in_elsewhere_and_is_the_same_there<G: TestGame>(engine: Engine) {
    let home = App::start(engine);
    let (table, _) = played::<G>(&home, 12);
    let path = path_of(&table);
    let file = home.get(&format!("{path}/file")).body;
    let away = App::start(engine);
    let answer = send(&away, &file);
    assert_eq!(answer.status, 201, "{}", answer.body);
    let taken: FinishedTable = serde_json::from_str(&answer.body).unwrap();
    assert!(taken.imported && taken.proof == Proof::Decided);
    let there = format!("/api/games/{}", taken.id.as_str());

    let names = |table: &FinishedTable| {
        table
            .players
            .iter()
            .map(|player| (player.name.clone(), player.points, player.place))
            .collect::<Vec<_>>()
    };
    let shown: FinishedTable = home.look(&path).unwrap();
    assert_eq!(names(&taken), names(&shown));
    assert_eq!((taken.steps, taken.began_s, taken.ended_s), (shown.steps, shown.began_s, shown.ended_s));
    for eyes in ["", "?eyes=0", "?eyes=1", "?eyes=watcher"] {
        let here: Replay = home.look(&format!("{path}/replay{eyes}")).unwrap();
        let elsewhere: Replay = away.look(&format!("{there}/replay{eyes}")).unwrap();
        assert_eq!(elsewhere.steps, here.steps);
        assert_eq!((elsewhere.table, elsewhere.room), (here.table, here.room));
    }
    assert_eq!(away.get(&format!("{there}/file")).body, file, "and its file is the same again");

    // Once more it is known, there as well as where it was played; nobody has it in a list.
    for (app, id) in [(&away, &taken.id), (&home, &shown.id)] {
        let again = send(app, &file);
        assert_eq!(again.status, 200, "{}", again.body);
        assert_eq!(again.json()["id"], id.as_str());
    }
    assert_eq!(away.look::<Vec<FinishedTable>>("/api/games"), Ok(Vec::new()));
    assert_eq!(away.look_as::<Vec<FinishedTable>>(&player_key(0), "/api/me/games"), Ok(Vec::new()));
}

fn the_command_line_gives_and_takes_games<G: TestGame>(engine: Engine) {
    let (mut home, mut away) = (App::start(engine), App::start(engine));
    let (table, _) = played::<G>(&home, 16);
    let file = home.get(&format!("{}/file", path_of(&table))).body;
    assert!(home.terminate().success() && away.terminate().success());
    let id = table.players[0].knows.room().game_id.as_str().to_owned();
    let (code, given, stderr) = call(&["export", &id, home.data()]);
    assert_eq!((code, given.as_str()), (Some(0), file.as_str()), "{stderr}");
    let (code, _, stderr) = call(&["export", "none", home.data()]);
    assert_eq!(code, Some(1));
    assert!(stderr.contains("no finished game none"), "{stderr}");

    let path = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(path.path(), &given).unwrap();
    let import = || call(&["import", path.path().to_str().unwrap(), away.data()]);
    let (code, stdout, stderr) = import();
    assert!(code == Some(0) && stdout.contains("taken in as"), "{stdout}{stderr}");
    let taken = stdout.split_whitespace().last().unwrap().to_owned();
    assert!(import().1.contains("is here already as"));
    std::fs::write(path.path(), given.replacen("\"seat\":0", "\"seat\":1", 1)).unwrap();
    let (code, _, stderr) = import();
    assert!(code == Some(1) && stderr.contains("digest"), "{stderr}");
    away.resume();
    assert!(away.look::<FinishedTable>(&format!("/api/games/{taken}")).unwrap().imported);
}

fn send(app: &App, file: &str) -> Answer {
    app.post_with("/api/games", file, &[("Content-Type", "application/json")])
}

fn what_does_not_follow_is_refused_and_not_stored<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let (table, _) = played::<G>(&app, 13);
    let file = app.get(&format!("{}/file", path_of(&table))).body;
    let changed = file.replacen("\"seat\":0", "\"seat\":1", 1);
    let newer = file.replacen("\"version\":2}", "\"version\":3}", 1);
    let away = App::start(engine);
    let wanted = [
        (changed.as_str(), 422, "damaged_file"),
        (newer.as_str(), 422, "other_file_version"),
        (&file[..file.len() / 2], 422, "not_a_game_file"),
        ("{}", 422, "not_a_game_file"),
        ("", 422, "not_a_game_file"),
        (&"[".repeat(3_000_000), 422, "not_a_game_file"),
        (&" ".repeat(5_000_000), 413, "too_large"),
    ];
    for (text, status, code) in wanted {
        let answer = send(&away, text);
        assert_eq!((answer.status, answer.json()["code"].as_str()), (status, Some(code)), "{}", answer.body);
        assert!(answer.json()["hint"].as_str().is_some_and(|hint| !hint.is_empty()));
    }
    let plain = away.post_with("/api/games", "{}", &[("Content-Type", "text/plain")]);
    assert_eq!(plain.status, 415, "no page of another origin can send one unasked");
    assert_eq!(send(&away, &file).status, 201, "nothing of the others was stored");
}

fn a_replay_of_odd_eyes_is_refused<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let (table, _) = played::<G>(&app, 14);
    for eyes in ["", "2", "9", "-1", "Watcher", "everyone"] {
        let answer: Result<Replay, ErrorCode> = app.look(&format!("{}/replay?eyes={eyes}", path_of(&table)));
        assert_eq!(answer.err(), Some(ErrorCode::Malformed), "{eyes}");
    }
    assert_eq!(app.look::<Replay>("/api/games/none/replay").err(), Some(ErrorCode::UnknownGame));
    assert_eq!(app.get("/api/games/none/page").status, 404);
}

fn what_was_written_is_in_the_file_of_those_who_sat_there<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { options: 1, seed: 15, ..Wish::default() });
    table.step();
    table.players[1].write("Nicely built!");
    table.players[0].read(1);
    table.play_to_end();
    let path = format!("{}/file", path_of(&table));
    let lines = |answer: &Answer| answer.json()["people"]["lines"].clone();
    assert_eq!(lines(&app.get(&path)), json!([]));
    let mine = app.get_with(&path, &[("X-Player-Key", &player_key(0))]);
    assert_eq!(lines(&mine)[0]["text"], "Nicely built!");
    assert_eq!(lines(&mine)[0]["seat"], 1);
    assert_eq!(send(&App::start(engine), &mine.body).status, 201);
}

for_each_game! {
    a_replay_shows_what_was_seen,
    a_file_is_taken_in_elsewhere_and_is_the_same_there,
    the_command_line_gives_and_takes_games,
    what_does_not_follow_is_refused_and_not_stored,
    a_replay_of_odd_eyes_is_refused,
    what_was_written_is_in_the_file_of_those_who_sat_there,
}
