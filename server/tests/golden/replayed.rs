//! Every golden game is played again.

use crate::games::{OF_EACH, Views, name, path, seen, unpack, views_path};
use ::games::registry::GameKind;
use server::finished::{GameFile, check};

/// What was written down of all of them.
fn views() -> Views {
    serde_json::from_str(&unpack(&views_path()).unwrap()).unwrap()
}

fn are_as_they_were(kind: GameKind, players: usize) {
    let views = views();
    for number in 1..=OF_EACH {
        let name = name(kind, players, number);
        let text = unpack(&path(&name)).unwrap();
        let checked = check(GameFile::read(&text).unwrap()).unwrap();
        assert!(checked.is_decided(), "{name}");
        assert_eq!(checked.file.log.head.seats.len(), players, "{name}");
        assert_eq!(checked.file.write().unwrap(), text, "{name}");
        let seen = seen(&checked.file).unwrap();
        let written = &views[&name];
        assert_eq!(seen.len(), written.len(), "{name}");
        let other = seen.iter().zip(written).position(|(seen, written)| seen != written);
        assert_eq!(other, None, "{name}: somebody sees something else after this step");
    }
}

macro_rules! golden {
    ($($test:ident: $kind:ident, $players:literal;)+) => {
        $(#[test]
        fn $test() {
            are_as_they_were(GameKind::$kind, $players);
        })+
    };
}

golden! {
    tajuto_for_two: Tajuto, 2;
    tajuto_for_three: Tajuto, 3;
    tajuto_for_four: Tajuto, 4;
    satori_for_two: Satori, 2;
    satori_for_three: Satori, 3;
    satori_for_four: Satori, 4;
}

#[test]
fn every_game_is_among_them() {
    assert_eq!(GameKind::ALL.len() * 3 * OF_EACH as usize, views().len());
}
