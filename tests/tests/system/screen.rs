//! Televisions that show the public table: let in by a pass, never late, silent, and turned off by anybody who sits.

use std::thread;

use protocol::{
    Act, ClientMessage, Codes, Delay, ErrorCode, PassSecret, RoomPhase, RoomTold, ScreenGiven, ScreenToken,
    ServerMessage, UseScreenPass, Watching, Who,
};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::player::{Player, new_id};
use crate::table::{Table, Wish};

fn ask(
    app: &App,
    codes: &Codes,
    pass: &PassSecret,
    token: Option<&ScreenToken>,
) -> Result<ScreenGiven, ErrorCode> {
    let wish = UseScreenPass { code: codes.join.clone(), pass: pass.clone(), token: token.cloned() };
    app.ask("/api/screens", &wish)
}

fn come<G: TestGame>(app: &App, given: &ScreenGiven) -> Result<Player<G>, ErrorCode> {
    Player::enter(app.address(), &given.room, Who::Screen { token: given.token.clone() })
}

/// What a screen asks for is answered as to one who has no seat.
fn check_is_silent<G: TestGame>(screen: &mut Player<G>) {
    let acts = [Act::Start {}, Act::MakeScreenPass {}, Act::DismissScreens {}, Act::MakePass { moves: true }];
    let mut messages: Vec<ClientMessage> =
        acts.into_iter().map(|act| ClientMessage::Act { id: new_id(), act }).collect();
    messages.push(ClientMessage::Chat { id: new_id(), text: "hello from the wall".into() });
    for message in messages {
        let (ClientMessage::Act { id, .. } | ClientMessage::Chat { id, .. }) = &message else { continue };
        screen.say(&message);
        let answer = screen.answer(id);
        let silent = matches!(answer, ServerMessage::Error { code: ErrorCode::NotSeated, .. });
        assert!(silent, "{answer:?}");
    }
    screen.ping();
}

/// It sees the whole game as it is played, although those who watch see none of it; a restart changes nothing.
fn a_screen_is_never_late<G: TestGame>(engine: Engine) {
    let mut app = App::start_with(engine, &["--long-delay-ms=99999999"]);
    let watching = Watching { delay: Delay::Long, all_hands: true, ..Watching::default() };
    let mut table = Table::<G>::open(&app, Wish { watching, seed: 81, ..Wish::default() });
    let watcher = table.watchers.remove(0);
    let pass = table.players[1].make_screen_pass();
    let given = ask(&app, &table.codes, &pass, None).expect("the pass is good");
    let mut screen = come::<G>(&app, &given).expect("it was let in");
    assert_eq!(screen.knows.room().codes, None);
    table.catch_up();
    table.start();
    for _ in 0..20 {
        assert!(table.step());
    }
    screen.reach(table.players[0].knows.seq);
    check_is_silent(&mut screen);

    app.kill();
    table.everybody().for_each(Player::hear_out);
    screen.hear_out();
    app.resume();
    table.come_back();
    screen.come_back();
    while table.step() {
        screen.reach(table.players[0].knows.seq);
        assert!(screen.knows.decision.is_none());
    }
    assert_eq!(screen.knows.room().phase, RoomPhase::Over);
    assert_eq!(screen.knows.outcome(), table.players[0].knows.outcome());
    assert_eq!(screen.knows.room().screens, 0, "for those who sit");
    assert_eq!(table.players[0].knows.room().screens, 1);
    assert_ne!(watcher.knows.room().phase, RoomPhase::Over);

    // It goes along into the rematch.
    let seq = table.players[0].act(Act::Rematch {}).expect("the game is over");
    screen.reach(seq);
    let room = screen.knows.room().rematch.clone().expect("all are told where").room;
    let again = come::<G>(&app, &ScreenGiven { room, ..given }).expect("its token is good there");
    assert_eq!(again.knows.room().phase, RoomPhase::Waiting);
}

fn a_pass_for_a_screen_is_good_once<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { seed: 82, ..Wish::default() });
    let other = Table::<G>::open(&app, Wish { seed: 83, ..Wish::default() });
    let pass = table.players[0].make_screen_pass();
    assert_eq!(ask(&app, &other.codes, &pass, None), Err(ErrorCode::BadPass), "it is for one room");
    let watch = UseScreenPass { code: table.codes.watch.clone(), pass: pass.clone(), token: None };
    assert_eq!(app.ask::<ScreenGiven>("/api/screens", &watch), Err(ErrorCode::UnknownRoom));
    let tokens: Vec<ScreenToken> =
        (0..4).map(|n| ScreenToken::new(format!("the-token-of-television-{n}")).unwrap()).collect();
    let used: Vec<_> = thread::scope(|scope| {
        let (app, codes, pass) = (&app, &table.codes, &pass);
        let using: Vec<_> =
            tokens.iter().map(|token| scope.spawn(move || ask(app, codes, pass, Some(token)))).collect();
        using.into_iter().map(|using| using.join().unwrap()).collect()
    });
    let given: Vec<&ScreenGiven> = used.iter().flatten().collect();
    assert_eq!(given.len(), 1, "one of those who show it at once: {used:?}");
    assert_eq!(
        ask(&app, &table.codes, &pass, Some(&given[0].token)).as_ref(),
        Ok(given[0]),
        "it is in already"
    );
    assert_eq!(ask(&app, &table.codes, &pass, None), Err(ErrorCode::BadPass));
    let made_up = PassSecret::new("baba-baba-baba-baba-baba").unwrap();
    assert_eq!(ask(&app, &table.codes, &made_up, None), Err(ErrorCode::BadPass));
}

fn anybody_who_sits_turns_the_screens_off<G: TestGame>(engine: Engine) {
    let app = App::start_with(engine, &["--max-screens=2"]);
    let mut table = Table::<G>::playing(&app, Wish { seed: 84, ..Wish::default() });
    let mut given = Vec::new();
    for _ in 0..2 {
        let pass = table.players[0].make_screen_pass();
        given.push(ask(&app, &table.codes, &pass, None).expect("the pass is good"));
    }
    let open = table.players[0].make_screen_pass();
    assert_eq!(ask(&app, &table.codes, &open, None), Err(ErrorCode::Full));
    let mut screens: Vec<Player<G>> = given.iter().map(|given| come(&app, given).unwrap()).collect();
    table.catch_up();
    let seq = table.players[1].act(Act::DismissScreens {}).expect("there are some");
    table.reach(seq);
    assert_eq!(table.players[0].knows.room().screens, 0);
    let told = table.players[0].knows.log.last().map(|line| line.told.clone());
    assert_eq!(told, Some(RoomTold::ScreensDismissed { seat: table.seats[1].seat }));
    for screen in &mut screens {
        screen.hear_out();
        assert_eq!(screen.closed, Some(1001), "its socket is closed");
        assert_eq!(screen.try_return(), Err(ErrorCode::UnknownSeatToken));
    }
    assert_eq!(ask(&app, &table.codes, &open, None), Err(ErrorCode::BadPass), "no open pass is left");
    assert_eq!(table.players[0].act(Act::DismissScreens {}), Err(ErrorCode::NothingAsked));
    let pass = table.players[0].make_screen_pass();
    let again = ask(&app, &table.codes, &pass, None).expect("there is room again");
    come::<G>(&app, &again).expect("it was let in");
}

fn a_pass_for_a_screen_that_is_too_old_is_none<G: TestGame>(engine: Engine) {
    let app = App::start_with(engine, &["--screen-pass-expiry-ms=0"]);
    let mut table = Table::<G>::open(&app, Wish { seed: 85, ..Wish::default() });
    let pass = table.players[0].make_screen_pass();
    assert_eq!(ask(&app, &table.codes, &pass, None), Err(ErrorCode::BadPass));
}

for_each_game! {
    a_screen_is_never_late,
    a_pass_for_a_screen_is_good_once,
    anybody_who_sits_turns_the_screens_off,
    a_pass_for_a_screen_that_is_too_old_is_none,
}
