//! Screens: how they come in, what they see, and how they are turned off.

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Harness, ONE, TWO, settings};
use crate::room::config::RoomConfig;
use crate::room::decide;
use crate::room::decide::screens::{self, Terms};
use crate::room::play::Class;
use crate::room::rematch;
use games::tajuto::TouchMode;
use protocol::{
    Act, Delay, ErrorCode, PassSecret, ScreenToken, Seq, ServerMessage, UseScreenPass, Viewer, Watching,
};

const MINUTES: i64 = 900_000;

impl Harness {
    fn make_screen_pass(&mut self) -> PassSecret {
        let away = self.machine.away(self.now_ms);
        let done = decide::act(&self.machine.fold, TWO, &Act::MakeScreenPass {}, &away).unwrap();
        self.save(done.facts, None);
        done.pass.unwrap()
    }

    fn let_screen_in(&mut self, pass: &PassSecret, token: Option<&str>) -> Result<ScreenToken, ErrorCode> {
        let config = RoomConfig::default();
        let terms =
            Terms { now_ms: self.now_ms, expiry_ms: config.screen_pass_expiry_ms, most: config.max_screens };
        let code = self.machine.fold.codes.join.clone();
        let token = token.map(|token| ScreenToken::new(format!("the-token-of-the-screen-{token}")).unwrap());
        let wish = UseScreenPass { code, pass: pass.clone(), token };
        let (token, facts) = screens::let_in(&self.machine.fold, wish, &terms)?;
        if !facts.is_empty() {
            self.save(facts, None);
        }
        Ok(token)
    }

    fn screens_shown(&self, class: Class) -> u64 {
        self.clients[&class].room["screens"].as_u64().unwrap()
    }
}

#[test]
fn a_pass_lets_one_screen_in_and_one_that_asks_again_is_in_already() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_screen_pass();
    let token = harness.let_screen_in(&pass, Some("one")).unwrap();
    assert_eq!(harness.let_screen_in(&pass, Some("one")), Ok(token.clone()));
    assert_eq!(harness.let_screen_in(&pass, Some("two")), Err(ErrorCode::BadPass));
    assert_eq!(harness.let_screen_in(&pass, None), Err(ErrorCode::BadPass));
    assert_eq!(harness.screens_shown(Class::Seat(ONE)), 1);
    assert_eq!(harness.screens_shown(Class::Watchers), 0, "for those who sit at the table");
    let told = harness.clients[&Class::Watchers].log.last().unwrap();
    assert_eq!(told["told"], serde_json::json!({ "did": "screen_admitted", "seat": 1 }));
    let restored = harness.restored();
    assert!(restored.fold.screens.knows(&token));
    let stored: String = harness.records.iter().map(|record| record.body.as_str()).collect();
    assert!(!stored.contains(pass.secret()) && !stored.contains(token.secret()));
}

#[test]
fn a_pass_for_a_screen_opens_no_seat_and_a_pass_for_a_seat_no_screen() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let (screen, seat) = (harness.make_screen_pass(), harness.make_pass(TWO, true));
    assert_eq!(harness.use_pass(&screen, None), Err(ErrorCode::BadPass));
    assert_eq!(harness.let_screen_in(&seat, None), Err(ErrorCode::BadPass));
}

#[test]
fn a_pass_for_a_screen_is_good_for_minutes_and_a_restart_makes_it_no_younger() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let (early, late) = (harness.make_screen_pass(), harness.make_screen_pass());
    harness.wait(MINUTES - 1);
    harness.machine = harness.restored();
    assert!(harness.let_screen_in(&early, None).is_ok());
    harness.wait(1);
    assert_eq!(harness.let_screen_in(&late, None), Err(ErrorCode::BadPass));
}

#[test]
fn a_room_has_few_screens() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let most = RoomConfig::default().max_screens;
    for _ in 0..most {
        let pass = harness.make_screen_pass();
        harness.let_screen_in(&pass, None).unwrap();
    }
    let pass = harness.make_screen_pass();
    assert_eq!(harness.let_screen_in(&pass, Some("more")), Err(ErrorCode::Full));
    harness.act(ONE, Act::DismissScreens {}).unwrap();
    assert_eq!(harness.let_screen_in(&pass, Some("more")), Err(ErrorCode::BadPass), "no open pass is left");
}

#[test]
fn whoever_sits_turns_all_screens_off() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    assert_eq!(harness.act(ONE, Act::DismissScreens {}), Err(ErrorCode::NothingAsked));
    let (used, open) = (harness.make_screen_pass(), harness.make_screen_pass());
    let token = harness.let_screen_in(&used, None).unwrap();
    let facts = decide::act(&harness.machine.fold, ONE, &Act::DismissScreens {}, &harness.machine.away(0));
    let proposal = harness.machine.propose(facts.unwrap().facts, None, harness.now_ms);
    assert_eq!(harness.machine.cuts_off(&proposal), [Class::Screen]);
    harness.machine.withdraw(&proposal);
    harness.act(ONE, Act::DismissScreens {}).unwrap();
    assert_eq!(harness.screens_shown(Class::Seat(TWO)), 0);
    for fold in [&harness.machine.fold, &harness.restored().fold] {
        assert!(!fold.screens.knows(&token) && fold.screens.is_empty());
    }
    assert_eq!(harness.let_screen_in(&open, None), Err(ErrorCode::BadPass));
}

#[test]
fn whoever_leaves_or_moves_a_seat_leaves_no_open_pass_for_a_screen() {
    let mut harness = Harness::seated(settings(TouchMode::Blind));
    let pass = harness.make_screen_pass();
    harness.act(ONE, Act::ClearSeat { seat: TWO }).unwrap();
    assert_eq!(harness.let_screen_in(&pass, None), Err(ErrorCode::BadPass));
    harness.sit_down("Chiara");
    let (screen, seat) = (harness.make_screen_pass(), harness.make_pass(TWO, true));
    harness.use_pass(&seat, None).unwrap();
    assert_eq!(harness.let_screen_in(&screen, None), Err(ErrorCode::BadPass));
}

#[test]
fn no_screen_shows_a_game_that_was_given_up() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_screen_pass();
    for seat in [ONE, TWO] {
        harness.act(seat, Act::Vote { motion: protocol::Motion::Abandon {}, aye: true }).unwrap();
    }
    assert_eq!(harness.act(ONE, Act::MakeScreenPass {}), Err(ErrorCode::WrongPhase));
    assert_eq!(harness.let_screen_in(&pass, None), Err(ErrorCode::WrongPhase));
}

#[test]
fn screens_come_along_into_the_rematch() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_screen_pass();
    let token = harness.let_screen_in(&pass, None).unwrap();
    while harness.step().is_some() {}
    let (_, append) = rematch::open(&harness.machine.fold, RoomConfig::default(), 9).unwrap();
    let config = RoomConfig::default();
    let again = crate::room::open::restore(&append.records, &[], config, 9).unwrap().unwrap();
    assert!(again.fold.screens.knows(&token));
    assert_eq!(again.fold.screens.count(), 1);
}

#[test]
fn a_screen_reads_no_chat_and_is_not_counted() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.connect(Class::Screen);
    harness.write(Class::Seat(ONE), "n1", "to the table");
    harness.write(Class::Watchers, "n1", "to those who watch");
    assert!(harness.clients[&Class::Screen].chat.is_empty());
    let (_, welcome) = harness.machine.welcome(Class::Screen, Seq(0), 0, harness.now_ms);
    let ServerMessage::Welcome { viewer, chat, presence, room, .. } = welcome else { panic!("no welcome") };
    assert_eq!((viewer, chat, presence.watchers), (Viewer::Screen {}, vec![], 1));
    assert!(room.codes.is_none());
}

/// What a screen knows is what a watcher without delay and without all hands knows, at every step.
fn a_screen_is_never_late_and_sees_no_hand<G: TestGame>() {
    let watching = Watching { delay: Delay::Long, all_hands: true, ..Watching::default() };
    let mut harness = Harness::seated(protocol::Settings { watching, ..settings_of::<G>(0) });
    for seat in [ONE, TWO] {
        harness.act(seat, Act::ShowHand { show: true }).unwrap();
    }
    harness.connect(Class::Screen);
    harness.act(ONE, Act::Start {}).unwrap();
    while let Some(seq) = harness.step() {
        let screen = &harness.clients[&Class::Screen];
        assert_eq!(screen.seq, seq.0);
        let over = screen.room["phase"] == "over";
        let players = screen.view["players"].as_array().unwrap();
        assert!(over || !players.iter().any(G::shows_hand), "{players:?}");
    }
    assert_eq!(harness.clients[&Class::Screen].room["phase"], "over");
    assert_ne!(harness.clients[&Class::Watchers].room["phase"], "over");
    let always = harness.clients[&Class::Screen].clone();
    let back = harness.back(Class::Screen, &always);
    assert_eq!((&always.lines, &always.view), (&back.lines, &back.view));
}

for_each_game! { a_screen_is_never_late_and_sees_no_hand }
