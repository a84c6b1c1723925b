//! What the fuzzers have kept is tried each time.

use super::{commands, editions, frames, import};
use games::registry::GameKind;
use std::path::Path;
use std::{fs, panic};

/// Gives each kept input of a target to it, those that once were too much for it among them.
fn check(target: &str, run: impl Fn(&[u8]) + panic::RefUnwindSafe) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fuzz");
    let inputs = |kept: &str| {
        fs::read_dir(folder.join(kept).join(target)).into_iter().flatten().map(|entry| entry.unwrap().path())
    };
    assert!(inputs("corpus").count() > 0, "there is no corpus of {target}");
    for path in inputs("corpus").chain(inputs("found")) {
        let bytes = fs::read(&path).unwrap();
        assert!(panic::catch_unwind(|| run(&bytes)).is_ok(), "{}", path.display());
    }
}

#[test]
fn any_commands_of_any_seat_are_decided_as_they_are_listed() {
    for kind in GameKind::ALL {
        check(kind.name(), |bytes| commands(kind, bytes));
    }
}

#[test]
fn editions_that_are_called_playable_can_be_played_by() {
    check("editions", editions);
}

#[test]
fn any_game_file_is_taken_in_or_refused() {
    check("import", import);
}

#[test]
fn any_frames_into_a_room_are_answered_and_leave_it_whole() {
    check("frames", frames);
}
