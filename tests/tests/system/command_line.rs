//! What `sanmon` says to those who call it.

use std::net::TcpListener;

use crate::test_app::{call, sanmon};

#[test]
fn help_lists_the_commands_and_options() {
    let (code, stdout, _) = call(&["--help"]);
    assert_eq!(code, Some(0));
    for word in ["serve", "selfplay", "edition", "--listen", "SANMON_LISTEN", "--version"] {
        assert!(stdout.contains(word), "{word} is not in the help:\n{stdout}");
    }
    let (code, stdout, _) = call(&["help", "selfplay"]);
    assert_eq!(code, Some(0));
    for word in ["--game", "--players", "--games", "--seed", "--bots", "--threads", "--json", "novice"] {
        assert!(stdout.contains(word), "{word} is not in the help:\n{stdout}");
    }
    let (code, stdout, _) = call(&["edition", "--help"]);
    assert_eq!(code, Some(0));
    assert!(stdout.contains("check"), "{stdout}");
}

#[test]
fn an_unknown_command_is_refused() {
    let (code, stdout, stderr) = call(&["sevre"]);
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    assert!(stderr.contains("sevre"), "{stderr}");
}

#[test]
fn a_malformed_address_is_refused_before_anything_starts() {
    let (code, stdout, stderr) = call(&["serve", "--listen", "nowhere"]);
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    assert!(stderr.contains("nowhere") && stderr.contains("--listen"), "{stderr}");
}

#[test]
fn the_environment_means_the_same_as_the_flag() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for arguments in [&[][..], &["serve"][..]] {
        let output = sanmon().args(arguments).env("SANMON_LISTEN", &address).output().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(stderr.contains(&address), "{stderr}");
    }
}

#[test]
fn a_malformed_log_filter_is_an_error() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = sanmon().args(["--listen", &address]).env("SANMON_LOG", "a=b=c").output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr.contains("SANMON_LOG"), "{stderr}");
}
