//! A disk that is full or cannot be written to: said clearly, nothing shown as done, nothing lost.
//!
//! Each test has a small file system of its own, mounted where only its own processes see it.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::load::{Load, figures};
use super::party::Habits;
use crate::app::App;
use crate::scale::{report, scaled};

/// Set where a test runs among mounts of its own.
const INSIDE: &str = "SANMON_TEST_MOUNTS";

/// Runs a test once more, where what it mounts is seen by nobody else and goes away with it.
fn in_own_mounts(name: &str, test: impl FnOnce()) {
    if std::env::var_os(INSIDE).is_some() {
        return test();
    }
    let is_root = fs::metadata("/proc/self").expect("there is /proc").uid() == 0;
    let spaces: &[&str] = if is_root { &["--mount"] } else { &["--mount", "--user", "--map-root-user"] };
    let allowed = Command::new("unshare").args(spaces).arg("true").status();
    assert!(
        allowed.is_ok_and(|status| status.success()),
        "mounts of its own are needed: run as root, or allow user namespaces \
         (sysctl -w kernel.unprivileged_userns_clone=1), with util-linux's `unshare`"
    );
    let this = std::env::current_exe().expect("a test knows its own path");
    let status = Command::new("unshare")
        .args(spaces)
        .arg(this)
        .args(["--exact", name, "--nocapture"])
        .env(INSIDE, "1")
        .status()
        .expect("unshare runs");
    assert!(status.success(), "{status}");
}

/// A file system of a few megabytes.
struct Disk {
    folder: TempDir,
}

impl Disk {
    fn new(megabytes: u32) -> Self {
        let folder = TempDir::new().expect("there is a folder for temporary files");
        let size = format!("size={megabytes}m");
        run(Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()));
        Self { folder }
    }

    /// Where the server keeps its data.
    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn ballast(&self) -> PathBuf {
        self.folder.path().join("ballast")
    }

    /// Takes all the room there is.
    fn fill(&self) {
        let mut ballast = File::create(self.ballast()).expect("a file can be made");
        for size in [1 << 16, 1 << 12, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    /// Gives it back.
    fn clear(&self) {
        fs::remove_file(self.ballast()).expect("it was full");
    }

    /// Lets it be read only, or written to again. Nothing in it may be open for writing.
    fn remount(&self, how: &str) {
        run(Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(self.folder.path()));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // It goes away with the process, at the latest.
        let _ = Command::new("umount").args(["--lazy"]).arg(self.folder.path()).status();
    }
}

fn run(command: &mut Command) {
    let status = command.status().expect("mount runs");
    assert!(status.success(), "{command:?} failed: {status}");
}

/// The server does not start, and says why; the words are its own or the system's.
fn must_refuse(mut command: Command, folder: &Path, words: &[&str]) {
    let output = command.output().expect("sanmon runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "it started");
    assert!(said.contains(&folder.display().to_string()), "it names the place: {said}");
    assert!(words.iter().any(|word| said.contains(word)), "{words:?} is not in {said}");
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn a_full_disk_stops_nobody_for_good() {
    in_own_mounts("faults::disk::a_full_disk_stops_nobody_for_good", || {
        let rounds = scaled("SANMON_SCALE_DISK", 3);
        let disk = Disk::new(24);
        // Some by one statement alone, some in a transaction.
        let mut app = App::start_at(&disk.data(), &["--db-alone-from=2"]);
        let habits = Habits { tables: 3, seed: 51, ..Habits::default() };
        let load = Load::start(&app, &habits);
        for round in 0..rounds {
            load.hear(30);
            disk.fill();
            load.miss(10);
            match round % 3 {
                // It dies on a full disk.
                1 => load.while_down(|| {
                    app.kill();
                    disk.clear();
                    app.resume();
                }),
                // It is stopped on a full disk.
                2 => load.while_down(|| {
                    let begun = Instant::now();
                    assert!(app.terminate().success(), "it ends well");
                    assert!(begun.elapsed() < Duration::from_mins(1), "it took {:?}", begun.elapsed());
                    disk.clear();
                    app.resume();
                }),
                _ => disk.clear(),
            }
        }
        load.hear(30);
        let outcome = load.finish(&app);
        report("disk full, SQLite", &figures(rounds, &outcome));
        outcome.verdict.must_be_clean();
        assert!(outcome.not_saved > 0, "nothing was ever refused");
    });
}

#[test]
fn a_disk_that_is_full_or_read_only_at_the_start_is_said() {
    in_own_mounts("faults::disk::a_disk_that_is_full_or_read_only_at_the_start_is_said", || {
        let disk = Disk::new(24);
        let mut app = App::start_at(&disk.data(), &[]);
        let habits = Habits { tables: 2, seed: 52, ..Habits::default() };
        let load = Load::start(&app, &habits);
        load.hear(20);
        load.while_down(|| {
            app.kill();
            disk.remount("ro");
            must_refuse(app.command(), &disk.data(), &["Read-only file system", "read-only"]);
            disk.remount("rw");
            app.resume();
        });
        load.hear(20);
        load.while_down(|| {
            app.kill();
            disk.fill();
            let other = disk.folder.path().join("other");
            let mut command = crate::test_app::sanmon();
            command.args(["serve", "--listen=127.0.0.1:0", &format!("--data={}", other.display())]);
            must_refuse(command, &other, &["No space left", "full"]);
            disk.clear();
            app.resume();
        });
        let outcome = load.finish(&app);
        report("disk full or read-only at the start, SQLite", &figures(2, &outcome));
        outcome.verdict.must_be_clean();
    });
}
