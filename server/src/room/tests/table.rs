//! The waiting room, commands that come twice or late, and the rematch.

use super::game::settings_of;
use super::harness::{Harness, ONE, TWO, settings};
use crate::room::config::RoomConfig;
use crate::room::decide::{self, Refused};
use crate::room::play::Class;
use crate::room::rematch;
use games::satori::Satori;
use games::tajuto::{ActionTile, Command, TouchMode};
use games::{Game, PlayerColour, Seat};
use protocol::{Act, BotName, CommandId, DecisionKey, ErrorCode, Nonce, RoomPhase, Seq};

const DRAW: Command = Command::DrawBlind { tile: ActionTile::A };

#[test]
fn only_the_host_arranges_the_table() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    assert_eq!(harness.sit_down("Bruno"), TWO);
    for act in [
        Act::Start {},
        Act::Resize { seats: 3 },
        Act::ClearSeat { seat: ONE },
        Act::PassHost { seat: TWO },
        Act::Configure { settings: settings(TouchMode::Feel) },
    ] {
        assert_eq!(harness.act(TWO, act), Err(ErrorCode::NotHost));
    }
    harness.act(ONE, Act::PassHost { seat: TWO }).unwrap();
    harness.act(TWO, Act::Resize { seats: 3 }).unwrap();
    assert_eq!(harness.act(TWO, Act::Start {}), Err(ErrorCode::SeatEmpty));
    harness.act(TWO, Act::SeatBot { seat: Seat::ALL[2], level: BotName::Novice }).unwrap();
    assert_eq!(harness.act(TWO, Act::Resize { seats: 2 }), Err(ErrorCode::SeatTaken));
    harness.act(TWO, Act::Start {}).unwrap();
    assert_eq!(harness.machine.fold.phase, RoomPhase::Playing);
    assert_eq!(harness.act(TWO, Act::Resize { seats: 4 }), Err(ErrorCode::WrongPhase));
}

#[test]
fn names_and_colours_are_checked() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    assert_eq!(harness.act(ONE, Act::Rename { name: " \u{200b} ".into() }), Err(ErrorCode::BadName));
    harness.act(ONE, Act::Rename { name: "  Aiko   K. ".into() }).unwrap();
    assert_eq!(harness.machine.fold.seats[0].name(), "Aiko K.");
    let black = Act::Recolour { colour: PlayerColour::Black };
    assert_eq!(harness.act(ONE, black), Err(ErrorCode::ColourTaken), "the second seat has it");
    let green = Act::Recolour { colour: PlayerColour::Green };
    assert_eq!(harness.act(ONE, green), Err(ErrorCode::BadSettings), "not in this edition");
    harness.act(ONE, Act::Recolour { colour: PlayerColour::Brown }).unwrap();
}

#[test]
fn another_game_has_its_own_colours_and_commands() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    harness.connect(Class::Seat(TWO));
    let colours = |harness: &Harness| harness.machine.fold.seats.iter().map(|s| s.colour).collect::<Vec<_>>();
    harness.act(TWO, Act::Recolour { colour: PlayerColour::Brown }).unwrap();
    harness.act(ONE, Act::Configure { settings: settings(TouchMode::Feel) }).unwrap();
    assert_eq!(colours(&harness)[1], PlayerColour::Brown, "the game is the same");
    harness.act(ONE, Act::Configure { settings: settings_of::<Satori>(0) }).unwrap();
    assert_eq!(colours(&harness), Satori::colours(&Satori::standard_edition())[..2]);
    assert_eq!(colours(&harness), harness.restored().fold.seats.iter().map(|s| s.colour).collect::<Vec<_>>());
    harness.act(ONE, Act::Start {}).unwrap();
    let refused = harness.command(ONE, DRAW);
    assert!(matches!(refused, Err(Refused::Error(ErrorCode::OtherGame))), "{refused:?}");
    assert_eq!(harness.clients[&Class::Seat(TWO)].room["settings"]["game"]["game"], "satori");
    assert!(harness.step().is_some());
}

#[test]
fn a_full_table_seats_nobody_and_a_seat_that_is_left_is_free() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    let sit =
        |harness: &Harness| decide::sit_down(&harness.machine.fold, harness.wish("C", None), None).map(drop);
    assert_eq!(sit(&harness), Err(ErrorCode::SeatTaken));
    harness.act(ONE, Act::Leave {}).unwrap();
    assert_eq!(harness.machine.fold.host, Some(TWO), "the duty passes on");
    assert_eq!(sit(&harness), Ok(()));
}

#[test]
fn an_old_key_is_stale_whatever_the_command() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let old = harness.key();
    harness.command(ONE, DRAW).unwrap();
    let late = decide::command(&harness.machine.fold, ONE, &old, &DRAW.into(), false);
    assert!(matches!(late, Err(Refused::Error(ErrorCode::StaleDecision))), "{late:?}");
    let made_up = DecisionKey::new("999").unwrap();
    let guessed = decide::command(&harness.machine.fold, ONE, &made_up, &DRAW.into(), false);
    assert!(matches!(guessed, Err(Refused::Error(ErrorCode::StaleDecision))));
}

#[test]
fn what_was_done_is_remembered_across_a_restart() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let facts = decide::command(&harness.machine.fold, ONE, &harness.key(), &DRAW.into(), false).unwrap();
    let id = CommandId::new("twice").unwrap();
    let seq = harness.save(facts, Some((ONE, &id)));
    assert_eq!(harness.machine.has_done(ONE, &id), Some(seq));
    assert_eq!(harness.restored().has_done(ONE, &id), Some(seq));
    assert_eq!(harness.machine.has_done(TWO, &id), None, "an id is that of a seat");
}

#[test]
fn what_could_not_be_stored_has_not_happened() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let before = format!("{:?}", harness.machine.fold);
    let facts = decide::command(&harness.machine.fold, ONE, &harness.key(), &DRAW.into(), false).unwrap();
    let id = CommandId::new("once").unwrap();
    let proposal = harness.machine.propose(facts.clone(), Some((ONE, &id)), harness.now_ms);
    assert_ne!(format!("{:?}", harness.machine.fold), before);
    harness.machine.withdraw(&proposal);
    assert_eq!(format!("{:?}", harness.machine.fold), before);
    assert_eq!(harness.machine.has_done(ONE, &id), None);
    harness.save(facts, Some((ONE, &id)));
    assert!(harness.machine.has_done(ONE, &id).is_some(), "it may be tried again");
}

#[test]
fn no_token_and_no_pass_is_stored_in_the_clear() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    let stored: String = harness.records.iter().map(|record| record.body.as_str()).collect();
    for token in &harness.tokens {
        assert!(!stored.contains(token.secret()));
    }
}

#[test]
fn a_rematch_seats_the_same_people_with_new_dice() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    harness.act(ONE, Act::Stir { nonce: Nonce::new("one").unwrap() }).unwrap();
    harness.act(ONE, Act::Start {}).unwrap();
    while harness.step().is_some() {}
    let (room, append) = rematch::open(&harness.machine.fold, RoomConfig::default(), 9).unwrap();
    assert_eq!(append.room, room.room.as_str());
    let config = RoomConfig::default();
    let again = crate::room::open::restore(&append.records, &[], config, 9).unwrap().unwrap();
    let (old, new) = (&harness.machine.fold, &again.fold);
    assert_ne!(old.secret.commitment(), new.secret.commitment());
    for (old, new) in old.seats.iter().zip(&new.seats) {
        assert_eq!(old.person().unwrap().tokens, new.person().unwrap().tokens);
        assert_eq!(old.name(), new.name());
        assert_eq!(new.person().unwrap().nonce, None, "known before the new secret was made");
    }
    assert_eq!((new.phase, new.host), (RoomPhase::Waiting, old.host));
}

#[test]
fn whoever_sits_may_stir_the_dice_until_the_start() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.sit_down("Bruno");
    harness.connect(Class::Seat(TWO));
    let stir = |nonce: &str| Act::Stir { nonce: Nonce::new(nonce).unwrap() };
    let before = harness.clients[&Class::Seat(TWO)].clone();
    harness.act(ONE, stir("once")).unwrap();
    let seq = harness.act(ONE, stir("twice")).unwrap();
    let after = &harness.clients[&Class::Seat(TWO)];
    assert_eq!((after.seq, &after.room, &after.log), (seq.0, &before.room, &before.log), "nobody is told");
    harness.act(TWO, stir("too")).unwrap();
    assert_eq!(harness.restored().fold.seats[0].person().unwrap().nonce, Nonce::new("twice").ok());
    harness.act(ONE, Act::Start {}).unwrap();
    assert_eq!(harness.act(ONE, stir("late")), Err(ErrorCode::WrongPhase));
    let game = harness.machine.fold.game.as_ref().unwrap();
    assert_eq!(game.nonces, ["twice", "too"]);
    let fold = &harness.machine.fold;
    assert_eq!(game.seed, fold.secret.seed(&fold.game_id, &["twice".into(), "too".into()]));
}

#[test]
fn chat_reaches_those_it_is_meant_for() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.write(Class::Seat(ONE), "n1", "to the table");
    harness.write(Class::Watchers, "n1", "to those who watch");
    let read = |class| harness.clients[&class].chat.iter().map(|l| l["text"].to_string()).collect::<Vec<_>>();
    assert_eq!(read(Class::Seat(TWO)), ["\"to the table\""]);
    assert_eq!(read(Class::Watchers), ["\"to those who watch\""]);
    let restored = harness.restored();
    let (_, welcome) = restored.welcome(Class::Seat(TWO), Seq(0), 0, 6_000);
    assert!(serde_json::to_string(&welcome).unwrap().contains("to the table"));
}

#[test]
fn what_a_seat_wrote_is_known_by_its_id_and_a_watchers_line_is_not() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.write(Class::Watchers, "w1", "first");
    harness.write(Class::Seat(ONE), "n1", "to the table");
    harness.write(Class::Seat(TWO), "n2", "from the other side");
    let id = |id: &str| CommandId::new(id).unwrap();
    for machine in [&harness.machine, &harness.restored()] {
        let known = |class, name, text| machine.has_written(class, &id(name), text);
        assert_eq!(known(Class::Seat(ONE), "n1", "to the table"), Some(true));
        assert_eq!(known(Class::Seat(ONE), "n1", "to the chair"), Some(false));
        assert_eq!(known(Class::Seat(TWO), "n1", "to the table"), None, "an id belongs to its seat");
        assert_eq!(known(Class::Watchers, "w1", "first"), None);
    }
}

#[test]
fn a_line_without_an_id_is_read_as_before() {
    let stored = r#"{"to_players":true,"to_watchers":false,"seat":0,"name":"A","text":"hi"}"#;
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.chat.push(crate::store::ChatRow { number: 1, at_ms: 5, body: stored.into() });
    let (_, welcome) = harness.restored().welcome(Class::Seat(TWO), Seq(0), 0, 6_000);
    assert!(serde_json::to_string(&welcome).unwrap().contains(r#""text":"hi""#));
}
