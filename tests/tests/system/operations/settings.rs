//! Flags, environment and file: they mean the same, in this order.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::test_app::{TestApp, sanmon};

fn write(folder: &TempDir, text: &str) -> String {
    let path = folder.path().join("sanmon.toml");
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Where the server listens: the flag, the variable and the file each name another address of this machine.
#[track_caller]
fn check_listens(flag: Option<&str>, variable: Option<&str>, file: &str, expected: &str) {
    let mut command = sanmon();
    command.args(["serve", "--config", file]);
    if let Some(flag) = flag {
        command.args(["--listen", flag]);
    }
    if let Some(variable) = variable {
        command.env("SANMON_LISTEN", variable);
    }
    let app = TestApp::start_command(command);
    assert!(app.address().starts_with(expected), "{}", app.address());
}

#[test]
fn flags_go_before_variables_and_both_before_the_file() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "listen = \"127.0.0.4:0\"\n");
    let (flag, variable) = (Some("127.0.0.2:0"), Some("127.0.0.3:0"));
    check_listens(flag, variable, &file, "127.0.0.2:");
    check_listens(None, variable, &file, "127.0.0.3:");
    check_listens(None, None, &file, "127.0.0.4:");
}

#[test]
fn the_file_can_be_named_by_a_variable() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "listen = \"127.0.0.4:0\"\naddress_reads = \"1/h:1\"\n");
    let mut command = sanmon();
    command.env("SANMON_CONFIG", file);
    let app = TestApp::start_command(command);
    assert!(app.address().starts_with("127.0.0.4:"), "{}", app.address());
    assert_eq!((app.get("/api/live").status, app.get("/api/live").status), (200, 429));
}

#[track_caller]
fn check_refused(text: &str, parts: &[&str]) {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, text);
    let output = sanmon().args(["serve", "--config", &file]).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.is_empty()), (Some(1), true), "{stderr}");
    for part in [file.as_str()].iter().chain(parts) {
        assert!(stderr.contains(part), "{part:?} is not in {stderr}");
    }
}

#[test]
fn what_is_wrong_in_the_file_is_named_with_line_and_key() {
    check_refused("inbox = 2\nlissten = \"127.0.0.1:0\"\n", &["line 2", "lissten"]);
    check_refused("\n\nlisten = \"nowhere\"\n", &["line 3", "listen", "nowhere"]);
    check_refused("listen = \n", &["line 1"]);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = sanmon().args(["serve", "--config", "/none/such.toml"]).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("/none/such.toml"), "{stderr}");
}

#[test]
fn the_data_is_where_it_is_said_to_be() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("here");
    let _app = TestApp::start_with(&["--data", data.to_str().unwrap()]);
    let is_there = |path: &Path| fs::read_dir(path).unwrap().count() > 0;
    assert!(is_there(&data));
    let (code, _, stderr) =
        crate::test_app::call(&["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    assert_eq!(code, Some(1));
    assert!(stderr.contains("in use by another sanmon"), "{stderr}");
}
