//! What a player has played: pages, filters, what statistics add up, friends, evenings.

use server::store::{FinishedGame, Piece, Span, Store, Together, Wanted};

use crate::finished::{game, ids, store_game};
use crate::fixture::{Fixture, on_both};

on_both!(
    a_player_finds_their_games_and_nobody_elses,
    pages_have_no_gaps_and_no_doubles,
    each_filter_leaves_only_what_fits,
    statistics_see_each_game_once_in_order,
    friends_are_those_with_a_key_at_the_same_table,
    an_evening_has_the_games_of_the_same_people,
);

async fn a_player_finds_their_games_and_nobody_elses(fixture: Fixture) {
    let store = fixture.open().await;
    let mut private = game("a", 10, [Some("anna"), Some("bert")]);
    private.result.listed = false;
    private.result.opens_at_ms = i64::MAX;
    store_game(&store, private.clone()).await;
    store_game(&store, game("b", 30, [Some("bert"), None])).await;
    store_game(&store, game("c", 20, [Some("anna"), Some("anna")])).await;
    let found = store.player_games("anna", &Wanted::ALL, 10).await.unwrap();
    assert_eq!(found, [game("c", 20, [Some("anna"), Some("anna")]).result, private.result]);
    assert_eq!(ids(&store.player_games("bert", &Wanted::ALL, 1).await.unwrap()), ["b"]);
    assert_eq!(store.player_games("carl", &Wanted::ALL, 10).await.unwrap(), []);
    assert_eq!(store.player_games("", &Wanted::ALL, 10).await.unwrap(), [], "bots are nobody");
}

async fn pages_have_no_gaps_and_no_doubles(fixture: Fixture) {
    let store = fixture.open().await;
    for (id, at_ms) in [("a", 10), ("b", 30), ("c", 20), ("d", 20), ("e", 20), ("f", 5)] {
        store_game(&store, game(id, at_ms, [Some("anna"), Some("anna")])).await;
    }
    let mut pages: Vec<Vec<String>> = Vec::new();
    let mut last: Option<(i64, String)> = None;
    loop {
        let after = last.as_ref().map(|(at_ms, id)| (*at_ms, id.as_str()));
        let page = store.player_games("anna", &Wanted { after, ..Wanted::ALL }, 2).await.unwrap();
        let Some(end) = page.last() else { break };
        last = Some((end.finished_at_ms, end.game_id.clone()));
        pages.push(page.into_iter().map(|game| game.game_id).collect());
    }
    assert_eq!(pages, [["b", "e"], ["d", "c"], ["a", "f"]]);
}

/// Anna sits in seat 0 and loses, but in `d`; `b` and `e` are Satori.
async fn store_some(store: &Store) {
    let satori = |mut game: FinishedGame| {
        game.result.game = "satori".into();
        game
    };
    store_game(store, game("a", 10, [Some("anna"), Some("bert")])).await;
    store_game(store, satori(game("b", 20, [Some("anna"), Some("carl")]))).await;
    store_game(store, game("c", 30, [Some("anna"), Some("bert")])).await;
    store_game(store, game("d", 40, [Some("carl"), Some("anna")])).await;
    store_game(store, satori(game("e", 50, [Some("anna"), None]))).await;
    store_game(store, game("f", 60, [Some("bert"), Some("carl")])).await;
}

async fn each_filter_leaves_only_what_fits(fixture: Fixture) {
    let store = fixture.open().await;
    store_some(&store).await;
    let all = Wanted::ALL;
    let check = async |wanted: Wanted<'_>, expected: &[&str]| {
        let found = store.player_games("anna", &wanted, 10).await.unwrap();
        assert_eq!(ids(&found), expected, "{wanted:?}");
    };
    check(all, &["e", "d", "c", "b", "a"]).await;
    check(Wanted { game: Some("satori"), ..all }, &["e", "b"]).await;
    check(Wanted { game: Some("chess"), ..all }, &[]).await;
    check(Wanted { friend: Some("bert"), ..all }, &["c", "a"]).await;
    check(Wanted { friend: Some("carl"), ..all }, &["d", "b"]).await;
    check(Wanted { friend: Some("nobody"), ..all }, &[]).await;
    check(Wanted { won: Some(true), ..all }, &["d"]).await;
    check(Wanted { won: Some(false), ..all }, &["e", "c", "b", "a"]).await;
    let span = Span { from_ms: 20, to_ms: 40 };
    check(Wanted { span, ..all }, &["c", "b"]).await;
    check(Wanted { span, after: Some((30, "c")), ..all }, &["b"]).await;
    check(Wanted { game: Some("tajuto"), friend: Some("carl"), won: Some(true), ..all }, &["d"]).await;
    check(Wanted { game: Some("tajuto"), friend: Some("carl"), won: Some(false), ..all }, &[]).await;
}

async fn statistics_see_each_game_once_in_order(fixture: Fixture) {
    let store = fixture.open().await;
    let mut late = game("late", 30, [Some("anna"), Some("bert")]);
    // Seat 2 wins too: 20 and 5 in a category, 12 on the average.
    late.result.seats[2].winner = true;
    late.result.seats[2].scores = vec![server::store::Score { category: "pagodas".into(), points: 5 }];
    late.result.seats[0].turns = 9;
    late.result.seats[0].turns_ms = 90_500;
    late.result.seats[0].pieces = vec![Piece { piece: "plum".into(), number: 2 }];
    store_game(&store, late).await;
    store_game(&store, game("early", 10, [Some("anna"), Some("anna")])).await;
    store_game(&store, game("others", 20, [Some("bert"), Some("carl")])).await;
    let mut began = game("began", 20, [Some("bert"), Some("anna")]);
    began.result.seats[0].first = false;
    began.result.seats[1].first = true;
    store_game(&store, began).await;

    let played = store.played("anna", Span::ALWAYS).await.unwrap();
    let told: Vec<_> = played
        .iter()
        .map(|one| (one.game_id.as_str(), one.first, one.winner, one.first_won, one.points, one.players))
        .collect();
    assert_eq!(
        told,
        [
            ("early", true, false, false, 9, 3),
            ("began", true, true, true, 20, 3),
            ("late", true, false, false, 9, 3)
        ]
    );
    let categories = [("pagodas".into(), 12, 12), ("offerings".into(), -3, 0), ("a".into(), 0, 0)];
    assert_eq!(played[2].categories, categories);
    assert_eq!(played[2].pieces, [Piece { piece: "plum".into(), number: 2 }]);
    assert_eq!((played[2].turns, played[2].turns_ms), (9, 90_500));
    let some = store.played("anna", Span { from_ms: 10, to_ms: 30 }).await.unwrap();
    assert_eq!(some.len(), 2);
    assert_eq!(store.played("carl", Span { from_ms: 0, to_ms: 20 }).await.unwrap(), []);
}

async fn friends_are_those_with_a_key_at_the_same_table(fixture: Fixture) {
    let store = fixture.open().await;
    store_some(&store).await;
    let mut renamed = game("g", 9, [Some("bert"), Some("anna")]);
    renamed.result.seats[0].name = "Zoe".into();
    renamed.result.seats[2].player_hash = Some("bert".into());
    store_game(&store, renamed).await;

    let mut together = store.together("anna", Span::ALWAYS).await.unwrap();
    together.sort_by_key(|one| (one.player_hash.clone(), one.game.clone()));
    let told = |one: &Together| {
        let Together { player_hash, game, played, ahead, behind, points, their_points, last_ms, .. } =
            one.clone();
        (player_hash, game, [played, ahead, behind, points, their_points, last_ms])
    };
    let told: Vec<_> = together.iter().map(told).collect();
    let row = |player: &str, game: &str, numbers| (player.to_owned(), game.to_owned(), numbers);
    assert_eq!(
        told,
        [
            // In `g` Bert held two seats; the first one counts.
            row("bert", "tajuto", [3, 1, 2, 9 + 9 + 20, 20 + 20 + 9, 30]),
            row("carl", "satori", [1, 0, 1, 9, 20, 20]),
            row("carl", "tajuto", [1, 1, 0, 20, 9, 40]),
        ]
    );
    assert_eq!(together[0].name(), "Käthe 1", "the last name, not the last one of the alphabet");
    let one = store.together("anna", Span { from_ms: 20, to_ms: 30 }).await.unwrap();
    assert_eq!(one.len(), 1);
    let mut friends = store.friends("anna").await.unwrap();
    friends.sort();
    assert_eq!(friends, ["bert", "carl"]);
    assert_eq!(store.friends("nobody").await.unwrap(), [""; 0]);
}

async fn an_evening_has_the_games_of_the_same_people(fixture: Fixture) {
    let store = fixture.open().await;
    for (id, at_ms, party) in [
        ("b", 20, Some("x")),
        ("a", 10, Some("x")),
        ("c", 15, Some("y")),
        ("d", 15, None),
        ("e", 30, Some("x")),
    ] {
        let mut game = game(id, at_ms, [Some("anna"), Some("bert")]);
        game.result.party = party.map(str::to_owned);
        store_game(&store, game).await;
    }
    let span = Span { from_ms: 10, to_ms: 30 };
    assert_eq!(ids(&store.party_games("x", span, 10).await.unwrap()), ["a", "b"]);
    assert_eq!(ids(&store.party_games("x", span, 1).await.unwrap()), ["a"]);
    assert_eq!(store.party_games("z", span, 10).await.unwrap(), []);
}
