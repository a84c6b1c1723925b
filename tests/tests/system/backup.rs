//! A backup is taken while people play; the server and its data are lost; the games go on from the backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;

use games::registry::GameKind;
use games::with_game;
use tempfile::TempDir;
use tests::postgres::Cluster;

use crate::app::{App, Engine, on_each_engine};
use crate::game::{AnyGame, TestGame};
use crate::player::Player;
use crate::table::{Table, Wish};
use crate::test_app::{call, sanmon};

/// A table, and with which numbers its commands were acknowledged.
struct Kept<G: TestGame> {
    table: Table<G>,
    numbers: Vec<u32>,
    /// One who watched, and was away since before the backup.
    absent: Player<G>,
    /// The newest number when the backup began.
    before: u32,
}

/// The same of any game.
trait InHouse {
    /// So many commands, and a line of chat.
    fn play(&mut self, commands: u32);

    /// From now on a backup is taken; one who watched hears nothing of it.
    fn backup_begins(&mut self);

    /// Everybody comes back to what the backup holds: how many acknowledged commands are not in it.
    fn come_back(&mut self, app: &App) -> usize;

    /// The game goes on to its end, and is stored as it was played.
    fn finish(&mut self, app: &App);
}

impl<G: TestGame> InHouse for Kept<G> {
    fn play(&mut self, commands: u32) {
        for _ in 0..commands {
            let Some((mover, sent)) = self.table.send() else { return };
            let seq = self.table.accepted(mover, &sent);
            self.numbers.push(seq);
            self.table.reach(seq);
        }
        let lines = self.table.players[0].knows.chat.len() + 1;
        self.table.players[0].write("My turn soon?");
        self.table.players.iter_mut().for_each(|player| player.read(lines));
    }

    fn backup_begins(&mut self) {
        self.before = self.numbers.last().copied().unwrap_or_default();
        self.absent.reach(self.before);
        self.absent.vanish();
    }

    fn come_back(&mut self, app: &App) -> usize {
        let Self { table, numbers, absent, before } = self;
        table.everybody().for_each(|player| player.knows.may_go_back = true);
        table.come_back();
        table.everybody().for_each(|player| player.knows.may_go_back = false);
        let (restored, done) = (table.players[0].knows.seq, numbers.len());
        assert!(restored >= *before, "{before} was acknowledged before the backup, and {restored} is in it");
        numbers.retain(|&number| number <= restored);
        table.done.truncate(numbers.len());
        for (player, seat) in table.players.iter().zip(&table.seats) {
            Player::in_seat(app.address(), seat).knows.assert_same(&player.knows);
        }
        // That one has seen nothing of what is lost, and goes on from there.
        absent.come_back();
        absent.reach(restored);
        absent.knows.assert_same(&table.watchers[0].knows);
        let newcomer = Player::watching(app.address(), &table.room, &table.codes.watch);
        newcomer.knows.assert_same(&table.watchers[0].knows);
        let read = table.players[0].knows.chat.len();
        table.players[0].write("Where were we?");
        table.players.iter_mut().for_each(|player| player.read(read + 1));
        done - numbers.len()
    }

    fn finish(&mut self, app: &App) {
        self.table.play_to_end();
        self.table.check_finished(app);
    }
}

/// A table of each game. No bots: they would go on before anybody has looked where the backup stands.
fn tables(app: &App) -> Vec<Box<dyn InHouse>> {
    let kinds = [(3, 0), (2, 1)];
    GameKind::ALL
        .into_iter()
        .zip(kinds.into_iter().cycle())
        .zip(61..)
        .map(|((game, (people, options)), seed)| -> Box<dyn InHouse> {
            let wish = Wish { people, options, seed, ..Wish::default() };
            with_game!(game, G => {
                let table = Table::<G>::playing(app, wish);
                let absent = Player::watching(app.address(), &table.room, &table.codes.watch);
                Box::new(Kept { table, numbers: Vec::new(), absent, before: 0 })
            })
        })
        .collect()
}

/// Takes a backup as docs/operating.md says.
fn back_up(data: &str, folder: &Path) -> PathBuf {
    if let Some(url) = data.strip_prefix("--database-url=") {
        return Cluster::shared().dump(url);
    }
    let file = folder.join("backup.sqlite");
    let done = sanmon().arg("backup").arg(data).arg(&file).stdout(Stdio::piped()).output().expect("it runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    file
}

/// The data is lost, and restored in another place as docs/operating.md says.
fn restore(app: &mut App, backup: &Path) {
    if let Some(url) = app.data().strip_prefix("--database-url=") {
        Cluster::shared().drop_database(url);
        let data = format!("--database-url={}", Cluster::shared().restore(backup));
        app.move_to(data, None);
    } else {
        let folder = TempDir::new().expect("there is a folder for temporary files");
        fs::copy(backup, folder.path().join("sanmon.sqlite")).expect("it can be copied");
        let data = format!("--data={}", folder.path().display());
        app.move_to(data, Some(folder));
    }
}

fn games_go_on_from_a_backup_that_was_taken_while_they_were_played(engine: Engine) {
    let mut app = App::start(engine);
    let mut finished = Table::<AnyGame>::playing(&app, Wish { people: 1, bots: 1, ..Wish::default() });
    finished.play_to_end();
    let file = format!("/api/games/{}/file", finished.players[0].knows.room().game_id.as_str());
    let (proof, push_key) = (app.get(&file).body, app.get("/api/push").body);
    let mut waiting = Table::<AnyGame>::open(&app, Wish::default());
    let mut tables = tables(&app);
    for table in &mut tables {
        table.play(10);
    }

    let folder = TempDir::new().expect("there is a folder for temporary files");
    for table in &mut tables {
        table.backup_begins();
    }
    let backup = thread::scope(|scope| {
        let taking = scope.spawn(|| back_up(app.data(), folder.path()));
        while !taking.is_finished() {
            for table in &mut tables {
                table.play(1);
            }
        }
        taking.join().expect("it is taken")
    });
    for table in &mut tables {
        table.play(5);
    }
    app.kill();
    restore(&mut app, &backup);
    app.resume();

    let lost: usize = tables.iter_mut().map(|table| table.come_back(&app)).sum();
    assert!(lost >= 5 * tables.len(), "what was done after the backup is not in it: {lost}");
    waiting.come_back();
    waiting.start();
    assert!(waiting.step());
    assert_eq!((app.get(&file).body, app.get("/api/push").body), (proof, push_key));
    finished.come_back();
    finished.check_finished(&app);
    for table in &mut tables {
        table.finish(&app);
    }
}

on_each_engine! { games_go_on_from_a_backup_that_was_taken_while_they_were_played }

/// What the command says to a wrong wish.
#[track_caller]
fn check_refused(arguments: &[&str], part: &str) {
    let (code, stdout, stderr) = call(&[&["backup"], arguments].concat());
    assert_eq!((code, stdout.as_str()), (Some(1), ""), "{stderr}");
    assert!(stderr.contains(part), "{part:?} is not in {stderr}");
}

#[test]
fn a_backup_is_whole_and_private_and_takes_no_other_files_place() {
    let app = App::start(Engine::Sqlite);
    let folder = TempDir::new().expect("there is a folder for temporary files");
    let backup = folder.path().join("backup.sqlite");
    let file = backup.to_str().expect("it is text");
    let (code, stdout, stderr) = call(&["backup", app.data(), file]);
    assert_eq!(code, Some(0), "{stderr}");
    let bytes = fs::metadata(&backup).expect("it is there").len();
    assert_eq!(stdout, format!("{file}: {bytes} bytes, checked\n"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&backup).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads the secrets of running games");
    }
    fs::write(&backup, "something else").expect("it can be written");
    check_refused(&[app.data(), file], "is there already");
    assert_eq!(fs::read(&backup).expect("it is there"), b"something else");
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1, "nothing unfinished is left");
}

#[test]
fn what_cannot_be_backed_up_is_said_and_leaves_nothing_behind() {
    let folder = TempDir::new().expect("there is a folder for temporary files");
    let data = format!("--data={}", folder.path().display());
    let file = folder.path().join("backup.sqlite");
    let file = file.to_str().expect("it is text");
    check_refused(&[&data, file], "there is no database");
    check_refused(&["--database-url=postgres://nowhere", file], "pg_dump");
    fs::write(folder.path().join("sanmon.sqlite"), "no database at all").expect("it can be written");
    check_refused(&[&data, file], "cannot be copied");
    check_refused(&[&data, "/none/such/backup.sqlite"], "/none/such/backup.sqlite");
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1, "nothing unfinished is left");
}
