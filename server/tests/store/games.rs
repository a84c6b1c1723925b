//! Finished games: their logs, the public list, and what comes as a file.

use server::store::{
    Append, AppendError, Before, Conflict, FinishedGame, GameResult, Malformed, NotSaved, Piece,
};

use crate::finished::{game, line, store_game};
use crate::fixture::{Fixture, append, on_both, record};

on_both!(
    a_finished_game_comes_back_as_it_was,
    the_list_shows_what_is_listed_and_open_page_by_page,
    a_game_that_came_as_a_file_is_taken_in_once,
    a_game_is_stored_with_its_last_record_or_not_at_all,
);

async fn a_finished_game_comes_back_as_it_was(fixture: Fixture) {
    let store = fixture.open().await;
    let mut played = game("g", 5_000, [Some("hash-a"), Some("hash-b")]);
    played.log = "{\"floor\":\"青\",\"n\":1}\n".repeat(20_000);
    played.lines =
        vec![line(1, Some(0), "schön \"gespielt\""), line(2, None, "a guest"), line(7, Some(1), "🍵")];
    played.result.rematch_of = Some("f".into());
    played.result.party = Some("party".into());
    played.result.chain = "00ff".into();
    played.result.began_at_ms = Some(3_000);
    played.result.seats[2].bot = Some("steward".into());
    played.result.seats[1].colour = Some("plum".into());
    played.result.seats[1].pieces = vec![Piece { piece: "plum \"3\"".into(), number: 3 }];
    store_game(&store, played.clone()).await;
    assert_eq!(store.result("g").await.unwrap(), Some(played.result.clone()));
    assert_eq!(store.game("g").await.unwrap(), Some(played));
    assert_eq!(store.game("h").await.unwrap(), None);
}

async fn the_list_shows_what_is_listed_and_open_page_by_page(fixture: Fixture) {
    let store = fixture.open().await;
    for (id, at_ms) in [("a", 10), ("b", 30), ("c", 20), ("d", 20), ("e", 20)] {
        store_game(&store, game(id, at_ms, [None, None])).await;
    }
    let mut private = game("private", 25, [None, None]);
    private.result.listed = false;
    store_game(&store, private).await;
    let mut delayed = game("delayed", 15, [None, None]);
    delayed.result.opens_at_ms = 45;
    store_game(&store, delayed).await;

    let ids = |games: &[GameResult]| games.iter().map(|game| game.game_id.clone()).collect::<Vec<_>>();
    let all = store.finished(44, 10, None).await.unwrap();
    assert_eq!(ids(&all), ["b", "e", "d", "c", "a"]);
    assert_eq!(all[1], game("e", 20, [None, None]).result);
    assert_eq!(ids(&store.finished(45, 1, None).await.unwrap()), ["delayed"]);

    let mut pages = Vec::new();
    let mut before = None;
    loop {
        let page = store.finished(44, 2, before.as_ref()).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(Before { opens_at_ms: last.opens_at_ms, game_id: last.game_id.clone() });
        pages.push(ids(&page));
    }
    assert_eq!(pages, [vec!["b", "e"], vec!["d", "c"], vec!["a"]]);
}

async fn a_game_is_stored_with_its_last_record_or_not_at_all(fixture: Fixture) {
    let store = fixture.open().await;
    store_game(&store, game("a", 10, [None, None])).await;
    let again = game("a", 10, [None, None]);
    let again = Append { finished: Some(again), ..append("room-a", [record(2)]) };
    assert_eq!(store.append(again).await, Err(Conflict::Game.into()));
    let late = Append {
        finished: Some(FinishedGame {
            result: GameResult { room: Some("room-a".into()), ..game("b", 1, [None, None]).result },
            log: String::new(),
            lines: Vec::new(),
        }),
        ..append("room-a", [record(1)])
    };
    assert_eq!(store.append(late).await, Err(Conflict::Record { seq: 1 }.into()));
    assert_eq!(store.game("b").await.unwrap(), None);
    let elsewhere = Append { finished: Some(game("b", 1, [None, None])), ..append("room-a", [record(2)]) };
    assert_eq!(store.append(elsewhere).await, Err(AppendError::Malformed(Malformed::Game)));
    assert_eq!(store.records_from("room-a", 2).await.unwrap(), []);
}

async fn a_game_that_came_as_a_file_is_taken_in_once(fixture: Fixture) {
    let store = fixture.open().await;
    let mut file = game("a", 10, [None, None]);
    file.result.room = None;
    file.result.imported = true;
    file.lines = vec![line(1, Some(1), "well played")];
    assert_eq!(store.take_in(file.clone()).await, Ok(true));
    assert_eq!(store.game("a").await.unwrap(), Some(file.clone()));
    let mut other = file.clone();
    other.result.seats[0].name = "Mallory".into();
    other.log = "other".into();
    assert_eq!(store.take_in(other).await, Ok(false));
    assert_eq!(store.game("a").await.unwrap(), Some(file.clone()), "nothing is overwritten");
    file.result.game_id = "b".into();
    let spoilt: [fn(&mut FinishedGame); 4] = [
        |game| game.result.seats[1].seat = 0,
        |game| game.lines.push(line(1, None, "twice")),
        |game| game.result.seats[0].name = "nul \0".into(),
        |game| game.result.seats[0].scores[1].category = "pagodas".into(),
    ];
    for spoil in spoilt {
        let mut bad = file.clone();
        spoil(&mut bad);
        assert_eq!(store.take_in(bad.clone()).await, Err(NotSaved::Refused), "{bad:?}");
    }
    assert_eq!(store.game("b").await.unwrap(), None);
    assert_eq!(store.take_in(file).await, Ok(true), "nothing is left of what was refused");
}
