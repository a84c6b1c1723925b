//! Finished games: their logs, the public list, and what one player played.

use server::store::{
    Append, AppendError, Before, Conflict, FinishedGame, GameResult, Malformed, Score, SeatResult, Store,
};

use crate::fixture::{Fixture, append, on_both, record};

on_both!(
    a_finished_game_comes_back_as_it_was,
    the_list_shows_what_is_listed_and_open_page_by_page,
    a_player_finds_their_games,
    a_game_is_stored_with_its_last_record_or_not_at_all,
);

fn seat(seat: u8, player: Option<&str>, scores: &[(&str, i64)]) -> SeatResult {
    let score = |&(category, points): &(&str, i64)| Score { category: category.to_owned(), points };
    SeatResult {
        seat,
        player_hash: player.map(str::to_owned),
        name: format!("Käthe {seat}"),
        winner: seat == 1,
        scores: scores.iter().map(score).collect(),
    }
}

fn game(id: &str, finished_at_ms: i64, players: [Option<&str>; 2]) -> FinishedGame {
    let seats = vec![
        seat(0, players[0], &[("pagodas", 12), ("offerings", -3), ("a", 0)]),
        seat(1, players[1], &[("pagodas", 20)]),
        seat(2, None, &[]),
    ];
    let result = GameResult {
        game_id: id.to_owned(),
        room: format!("room-{id}"),
        game: "tajuto".to_owned(),
        finished_at_ms,
        opens_at_ms: finished_at_ms,
        listed: true,
        seats,
    };
    FinishedGame { result, log: format!("{{\"game\":\"{id}\"}}\n") }
}

async fn store_game(store: &Store, game: FinishedGame) {
    let room = game.result.room.clone();
    store.append(Append { finished: Some(game), ..append(&room, [record(1)]) }).await.unwrap();
}

async fn a_finished_game_comes_back_as_it_was(fixture: Fixture) {
    let store = fixture.open().await;
    let mut played = game("g", 5_000, [Some("hash-a"), Some("hash-b")]);
    played.log = "{\"floor\":\"青\",\"n\":1}\n".repeat(20_000);
    store_game(&store, played.clone()).await;
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

async fn a_player_finds_their_games(fixture: Fixture) {
    let store = fixture.open().await;
    let mut private = game("a", 10, [Some("anna"), Some("bert")]);
    private.result.listed = false;
    store_game(&store, private.clone()).await;
    store_game(&store, game("b", 30, [Some("bert"), None])).await;
    store_game(&store, game("c", 20, [Some("anna"), Some("anna")])).await;
    let found = store.player_games("anna", 10).await.unwrap();
    assert_eq!(found, [game("c", 20, [Some("anna"), Some("anna")]).result, private.result]);
    assert_eq!(store.player_games("bert", 1).await.unwrap()[0].game_id, "b");
    assert_eq!(store.player_games("carl", 10).await.unwrap(), []);
}

async fn a_game_is_stored_with_its_last_record_or_not_at_all(fixture: Fixture) {
    let store = fixture.open().await;
    store_game(&store, game("a", 10, [None, None])).await;
    let again = game("a", 10, [None, None]);
    let again = Append { finished: Some(again), ..append("room-a", [record(2)]) };
    assert_eq!(store.append(again).await, Err(Conflict::Game.into()));
    let late = Append {
        finished: Some(FinishedGame {
            result: GameResult { room: "room-a".into(), ..game("b", 1, [None, None]).result },
            log: String::new(),
        }),
        ..append("room-a", [record(1)])
    };
    assert_eq!(store.append(late).await, Err(Conflict::Record { seq: 1 }.into()));
    assert_eq!(store.game("b").await.unwrap(), None);
    let elsewhere = Append { finished: Some(game("b", 1, [None, None])), ..append("room-a", [record(2)]) };
    assert_eq!(store.append(elsewhere).await, Err(AppendError::Malformed(Malformed::Game)));
    assert_eq!(store.records_from("room-a", 2).await.unwrap(), []);
}
