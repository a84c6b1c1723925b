//! The same people play again, and those who watched come along.

use protocol::{Act, ErrorCode, RoomPhase, RoomTold, Who};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, Wish};

fn everybody_comes_along_to_a_rematch<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, Wish { seed: 91, ..Wish::default() });
    assert_eq!(table.players[0].act(Act::Rematch {}), Err(ErrorCode::WrongPhase), "the game is on");
    table.play_to_end();
    assert_eq!(table.players[1].act(Act::Rematch {}), Err(ErrorCode::NotHost));
    let seq = table.players[0].act(Act::Rematch {}).expect("the game is over");
    table.reach(seq);
    assert_eq!(table.players[0].act(Act::Rematch {}), Err(ErrorCode::WrongPhase), "there is one");
    let rematch = table.players[0].knows.room().rematch.clone().expect("there is one");
    for player in table.everybody() {
        assert_eq!(player.knows.room().rematch.as_ref(), Some(&rematch), "all are told where");
        assert!(matches!(player.knows.log.last().map(|line| &line.told), Some(RoomTold::Rematch {})));
    }
    let before = table.players[0].knows.room().clone();

    // The same tokens, and the watch code that was told.
    let mut next = table;
    next.room = rematch.room.clone();
    for seat in &mut next.seats {
        seat.room = rematch.room.clone();
    }
    next.players = next.seats.iter().map(|seat| Player::in_seat(app.address(), seat)).collect();
    let old_code = Who::Spectator { code: next.codes.watch.clone() };
    let refused = Player::<G>::enter(app.address(), &rematch.room, old_code).err();
    assert_eq!(refused, Some(ErrorCode::UnknownRoom), "each room has a code of its own");
    next.watchers = vec![Player::watching(app.address(), &rematch.room, &rematch.watch)];
    next.done.clear();

    let room = next.players[0].knows.room();
    assert_eq!((room.phase, room.host), (RoomPhase::Waiting, before.host));
    assert_eq!((&room.seats, &room.settings), (&before.seats, &before.settings), "the same people");
    let (fairness, old) = (room.fairness.as_ref().unwrap(), before.fairness.as_ref().unwrap());
    assert_ne!(fairness.commitment, old.commitment, "new dice");
    assert_ne!(room.game_id, before.game_id);
    assert_eq!(fairness.revealed, None);
    next.start();
    next.play_to_end();
    next.check_finished(&app);
}

for_each_game! { everybody_comes_along_to_a_rematch }
