//! Sent twice, done once, answered twice; and what is too late is never done.

use protocol::{Act, ClientMessage, ErrorCode, RoomTold};

use crate::app::{App, Engine, on_each_engine};
use crate::game::{AnyGame, TestGame, for_each_game};
use crate::player::{Player, new_id};
use crate::table::{Table, Wish};

fn a_command_sent_again_is_done_once<G: TestGame>(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { seed: 41, ..Wish::default() });
    (0..7).for_each(|_| assert!(table.step()));
    let (mover, sent) = table.send().unwrap();
    table.players[mover].send_again(&sent);
    let seq = table.accepted(mover, &sent);
    assert_eq!(table.players[mover].outcome(&sent.id), Ok(seq), "in the same breath");

    let mut tab = Player::<G>::in_seat(app.address(), &table.seats[mover]);
    tab.send_again(&sent);
    assert_eq!(tab.outcome(&sent.id), Ok(seq), "from another tab");

    table.reach(seq);
    table.step();
    table.players[mover].vanish();
    table.players[mover].come_back();
    table.players[mover].send_again(&sent);
    assert_eq!(table.players[mover].outcome(&sent.id), Ok(seq), "after a broken connection");

    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    table.players[mover].send_again(&sent);
    assert_eq!(table.players[mover].outcome(&sent.id), Ok(seq), "after a restart");

    table.play_to_end();
    table.players[mover].send_again(&sent);
    assert_eq!(table.players[mover].outcome(&sent.id), Ok(seq), "after the end");
    table.check_finished(&app);
}

fn an_id_belongs_to_its_seat(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 42, ..Wish::default() });
    let (first, sent) = table.send().unwrap();
    let seq = table.accepted(first, &sent);
    table.reach(seq);
    while table.mover() == Some(first) {
        table.step();
    }
    let other = table.mover().unwrap();
    let (command, key) = (table.choice(other), table.players[other].key().unwrap());
    let same_id = table.players[other].send_as(sent.id, command, key);
    let seq = table.accepted(other, &same_id);
    table.reach(seq);
    table.play_to_end();
    table.check_finished(&app);
}

fn a_stale_key_is_refused_for_ever(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 43, ..Wish::default() });
    let mover = table.mover().unwrap();
    let (command, old) = (table.choice(mover), table.players[mover].key().unwrap());
    assert!(table.step());
    let before = table.players[mover].knows.clone();
    let late = table.players[mover].send_as(new_id(), command, old.clone());
    assert_eq!(table.players[mover].outcome(&late.id), Err(ErrorCode::StaleDecision));
    // Whatever is legal now: it was not meant for this.
    let now = table.mover().unwrap();
    let legal = table.choice(now);
    let legal = table.players[now].send_as(new_id(), legal, old);
    assert_eq!(table.players[now].outcome(&legal.id), Err(ErrorCode::StaleDecision));
    table.everybody().for_each(Player::ping);
    table.players[mover].knows.assert_same(&before);

    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    for (player, sent) in [(mover, &late), (now, &legal)] {
        table.players[player].send_again(sent);
        assert_eq!(table.players[player].outcome(&sent.id), Err(ErrorCode::StaleDecision));
    }
    table.play_to_end();
    for (player, sent) in [(mover, &late), (now, &legal)] {
        table.players[player].send_again(sent);
        assert_eq!(table.players[player].outcome(&sent.id), Err(ErrorCode::WrongPhase));
    }
    table.check_finished(&app);
}

fn an_act_sent_again_is_done_once(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 44, ..Wish::default() });
    let rename = |name: &str| Act::Rename { name: name.into() };
    let (first, second, start) = (new_id(), new_id(), new_id());
    let host = &mut table.players[0];
    let seq = host.act_as(&first, rename("Ama")).unwrap();
    host.act_as(&second, rename("Amaru")).unwrap();
    assert_eq!(host.act_as(&first, rename("Ama")), Ok(seq));
    let begun = host.act_as(&start, Act::Start {}).unwrap();
    assert_eq!(host.act_as(&start, Act::Start {}), Ok(begun));
    table.reach(begun);

    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    let host = &mut table.players[0];
    assert_eq!(host.act_as(&start, Act::Start {}), Ok(begun));
    assert_eq!(host.act_as(&first, rename("Ama")), Ok(seq));
    let told = |is: fn(&RoomTold) -> bool| host.knows.log.iter().filter(|line| is(&line.told)).count();
    assert_eq!(told(|told| matches!(told, RoomTold::Renamed { .. })), 2);
    assert_eq!(told(|told| matches!(told, RoomTold::Started {})), 1);
}

/// The first is being stored while the others come: the room then answers them all at once.
fn a_burst_is_answered_to_the_last(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 45, ..Wish::default() });
    let host = &mut table.players[0];
    host.say(&ClientMessage::Act { id: new_id(), act: Act::Rename { name: "Ama".into() } });
    let burst: Vec<_> = (0..200).map(|_| new_id()).collect();
    for id in &burst {
        host.say(&ClientMessage::Act { id: id.clone(), act: Act::Return {} });
    }
    for id in &burst {
        assert_eq!(host.outcome(id), Err(ErrorCode::NothingAsked));
    }
}

/// Another thing under an id that was used is not done, and not taken for the first.
fn an_id_stands_for_one_thing(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 46, ..Wish::default() });
    let (renamed, start) = (new_id(), new_id());
    let rename = |name: &str| Act::Rename { name: name.into() };
    let named = table.players[0].act_as(&renamed, rename("Ama")).unwrap();
    let seq = table.players[0].act_as(&start, Act::Start {}).unwrap();
    table.reach(seq);
    while table.mover() != Some(0) {
        table.step();
    }
    let (mover, sent) = table.send().unwrap();
    let seq = table.accepted(mover, &sent);
    table.reach(seq);
    while table.mover() != Some(0) || table.choice(0) == sent.command {
        table.step();
    }
    for restarted in [false, true] {
        if restarted {
            app.kill();
            table.everybody().for_each(Player::hear_out);
            app.resume();
            table.come_back();
        }
        let (command, key) = (table.choice(0), table.players[0].key().unwrap());
        let before = table.players[0].knows.clone();
        let host = &mut table.players[0];
        for id in [&sent.id, &renamed] {
            host.send_as(id.clone(), command, key.clone());
            assert_eq!(host.outcome(id), Err(ErrorCode::IdReused));
        }
        assert_eq!(host.act_as(&sent.id, rename("Amaru")), Err(ErrorCode::IdReused));
        // The same is the same; acts are not told apart.
        host.send_again(&sent);
        assert_eq!(host.outcome(&sent.id), Ok(seq));
        assert_eq!(host.act_as(&renamed, rename("Amaru")), Ok(named));
        host.ping();
        host.knows.assert_same(&before);
    }
    table.play_to_end();
    table.check_finished(&app);
}

fn a_line_sent_again_stands_there_once(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 47, ..Wish::default() });
    let id = new_id();
    let say = |player: &mut Player<AnyGame>, text: &str| {
        player.write_as(&id, text);
        player.outcome(&id)
    };
    assert!(say(&mut table.players[0], "Hello?").is_ok());
    assert!(say(&mut table.players[0], "Hello?").is_ok());
    assert_eq!(say(&mut table.players[0], "Goodbye!"), Err(ErrorCode::IdReused));
    assert!(say(&mut table.players[1], "Hello!").is_ok(), "an id belongs to its seat");
    // Nobody can tell one watcher from another.
    assert!(say(&mut table.watchers[0], "Sh!").is_ok());
    assert!(say(&mut table.watchers[0], "Sh!").is_ok());
    table.watchers[0].read(2);

    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    assert!(say(&mut table.players[0], "Hello?").is_ok());
    let last = table.players[0].write("Is anybody there?");
    assert!(table.players[0].outcome(&last).is_ok());
    table.players[1].read(3);
    let read: Vec<&str> = table.players[1].knows.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(read, ["Hello?", "Hello!", "Is anybody there?"]);
}

for_each_game! { a_command_sent_again_is_done_once }

on_each_engine! {
    an_id_stands_for_one_thing,
    a_line_sent_again_stands_there_once,
    an_id_belongs_to_its_seat,
    a_stale_key_is_refused_for_ever,
    an_act_sent_again_is_done_once,
    a_burst_is_answered_to_the_last,
}
