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
        assert!(plan.contains("SEARCH "), "{name}:\n{plan}");
        assert!(!plan.contains("SCAN "), "{name}:\n{plan}");
    }
}

#[tokio::test]
async fn a_list_of_sqlite_is_not_sorted() {
    for (name, plan) in plans(&Fixture::sqlite().open().await).await {
        let is_a_list = name.starts_with("my games") || name == "an evening" || name == "listed games";
        assert!(!is_a_list || !plan.contains("TEMP B-TREE"), "{name}:\n{plan}");
    }
}

/// So few rows are read faster than any index: that is not allowed here.
#[tokio::test]
async fn postgres_searches_by_an_index() {
    let url = Cluster::shared().create_database();
    let fixture = Fixture::at(&format!("{url}&options=-c%20enable_seqscan%3Doff"));
    for (name, plan) in plans(&fixture.open().await).await {
        let scans = plan.lines().filter(|line| line.contains("Scan"));
        let conditions = plan.lines().filter(|line| line.contains("Index Cond: "));
        assert!(!plan.contains("Seq Scan"), "{name}:\n{plan}");
        // A bitmap is read in two steps, of which the first one has the condition.
        let searches = scans.filter(|line| !line.contains("Bitmap Heap Scan")).count();
        assert!(searches > 0 && conditions.count() >= searches, "{name}:\n{plan}");
    }
}
