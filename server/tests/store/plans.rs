//! Lists and statistics find what they need by an index, on both engines.

use server::store::{Example, Store};
use tests::postgres::Cluster;

use crate::finished::{game, store_game};
use crate::fixture::Fixture;

const EXAMPLE: Example<'_> =
    Example { player: "anna", friend: "bert", party: "x", game: "tajuto", game_id: "b", finished_at_ms: 20 };
/// How many queries there are at least.
const QUERIES: usize = 15;

async fn plans(store: &Store) -> Vec<(&'static str, String)> {
    for (id, at_ms) in [("a", 10), ("b", 20), ("c", 30)] {
        store_game(store, game(id, at_ms, [Some("anna"), Some("bert")])).await;
    }
    let plans = store.plans(&EXAMPLE).await.unwrap();
    assert!(plans.len() >= QUERIES, "{plans:?}");
    plans
}

#[tokio::test]
async fn sqlite_searches_by_an_index() {
    for (name, plan) in plans(&Fixture::sqlite().open().await).await {
        // The page of games is a list of its own, which is read from its beginning to its end.
        let scans = |line: &&str| line.contains("SCAN ") && !line.starts_with("SCAN p");
        assert!(plan.contains("SEARCH "), "{name}:\n{plan}");
        assert_eq!(plan.lines().find(scans), None, "{name}:\n{plan}");
    }
}

#[tokio::test]
async fn a_list_of_sqlite_is_not_sorted() {
    for (name, plan) in plans(&Fixture::sqlite().open().await).await {
        let is_a_list = name.starts_with("my games") || name == "an evening" || name == "listed games";
        assert!(!is_a_list || !plan.contains("FOR ORDER BY"), "{name}:\n{plan}");
    }
}

/// So few rows are read faster than any index: that is not allowed here.
#[tokio::test]
async fn postgres_searches_by_an_index() {
    let url = Cluster::shared().create_database();
    let fixture = Fixture::at(&format!("{url}&options=-c%20enable_seqscan%3Doff"));
    for (name, plan) in plans(&fixture.open().await).await {
        // Of a bitmap, which is read in two steps, this is the first one.
        let by_index = ["Index Scan", "Index Only Scan"];
        let searches = plan.lines().filter(|line| by_index.iter().any(|kind| line.contains(kind))).count();
        let conditions = plan.lines().filter(|line| line.contains("Index Cond: "));
        assert!(!plan.contains("Seq Scan"), "{name}:\n{plan}");
        assert!(searches > 0 && conditions.count() >= searches, "{name}:\n{plan}");
    }
}
