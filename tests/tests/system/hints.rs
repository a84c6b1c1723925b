//! Hints over the socket: for the one who is to move, and for nobody else.

use protocol::{Act, BotName, ErrorCode, GameCommand, Settings, Watching};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, Wish, settings};

/// Whoever is not to move gets no hint, and hears nothing of that of another.
fn check_nobody_else<G: TestGame>(table: &mut Table<G>, mover: usize) {
    let seq = table.players[mover].knows.seq;
    let moments = table.watchers[0].knows.moments.len();
    assert_eq!(table.players[1 - mover].hint(), Err(ErrorCode::WrongPhase));
    assert_eq!(table.watchers[0].hint(), Err(ErrorCode::NotSeated));
    table.everybody().for_each(Player::ping);
    assert!(table.everybody().all(|player| player.knows.seq == seq), "nothing has happened");
    assert_eq!(table.watchers[0].knows.moments.len(), moments);
}

fn who_is_to_move_gets_a_hint_that_can_be_done<G: TestGame>(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { seed: 91, ..Wish::default() });
    for nth in 0..24 {
        let mover = table.mover().expect("it goes on for longer");
        let hint = table.players[mover].hint().expect("it is to move");
        assert_eq!(Some(&hint.0), table.players[mover].key().as_ref());
        let decision = table.players[mover].knows.decision.as_ref().expect("it is to move");
        let tagged = |command: &G::Command| -> GameCommand { command.clone().into() };
        let legal = decision.legal.iter().find(|legal| tagged(&legal.command) == hint.1);
        let command = legal.expect("a hint is legal").command.clone();
        check_nobody_else(&mut table, mover);
        if nth == 12 {
            // A server that begins anew advises the same.
            app.kill();
            table.everybody().for_each(Player::hear_out);
            app.resume();
            table.come_back();
        }
        assert_eq!(table.players[mover].hint().as_ref(), Ok(&hint), "the same question, the same answer");
        let sent = table.players[mover].send(command);
        let seq = table.accepted(mover, &sent);
        table.reach(seq);
    }
    let mover = table.mover().expect("it goes on for longer");
    table.players[mover].act(Act::StandIn { level: BotName::Novice }).expect("a bot plays");
    assert_eq!(table.players[mover].hint(), Err(ErrorCode::WrongPhase), "a bot decides");
}

fn a_table_can_play_without_hints<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::open(&app, Wish { seed: 92, ..Wish::default() });
    assert_eq!(table.players[0].hint(), Err(ErrorCode::WrongPhase), "nothing is to be decided yet");
    let without = Settings { hints: false, ..settings::<G>(0, Watching::default()) };
    let seq = table.players[0].act(Act::Configure { settings: without }).expect("the host may");
    table.reach(seq);
    table.start();
    let mover = table.mover().expect("the game has begun");
    assert_eq!(table.players[mover].hint(), Err(ErrorCode::NoHints));
    assert!(table.everybody().all(|player| !player.knows.room().settings.hints), "everybody sees it");
    assert!(table.step(), "and plays on");
}

for_each_game! { who_is_to_move_gets_a_hint_that_can_be_done, a_table_can_play_without_hints }
