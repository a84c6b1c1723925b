//! A connection that fails in the midst of a transaction: what is known is told, and what is not.

use std::time::{Duration, Instant};

use server::store::{AppendError, Conflict, NotSaved, Store};
use tests::postgres::Cluster;
use tests::proxy::{Fault, Proxy};

use crate::fixture::{Fixture, append, append_at_once, numbers, record};

struct Faulty {
    proxy: Proxy,
    store: Store,
    timeout: Duration,
}

impl Faulty {
    async fn open() -> Self {
        let cluster = Cluster::shared();
        let proxy = Proxy::before(cluster.socket_folder().to_owned());
        let mut fixture = Fixture::at(&proxy.url(&cluster.create_database()));
        fixture.config.timeout_ms = 3_000;
        let store = fixture.open().await;
        store.append(append("a", [record(1)])).await.unwrap();
        Self { proxy, store, timeout: Duration::from_millis(fixture.config.timeout_ms.into()) }
    }

    /// Appends record 2 under a fault, and mends the fault.
    async fn append_under(&self, fault: Fault) -> AppendError {
        self.proxy.set(fault);
        let begun = Instant::now();
        let error = self.store.append(append("a", [record(2)])).await.unwrap_err();
        // A little more for this test's own work on a busy machine.
        assert!(begun.elapsed() < self.timeout * 2, "{:?}", begun.elapsed());
        self.proxy.set(Fault::None);
        error
    }
}

#[tokio::test]
async fn a_commit_that_was_done_but_not_answered_is_unknown_and_found() {
    let faulty = Faulty::open().await;
    assert_eq!(faulty.append_under(Fault::CutAfterCommit).await, AppendError::Unknown);
    assert_eq!(faulty.store.records_from("a", 2).await.unwrap(), [record(2)]);
    let again = faulty.store.append(append("a", [record(2)])).await;
    assert_eq!(again, Err(Conflict::Record { seq: 2 }.into()));
    faulty.store.append(append("a", [record(3)])).await.unwrap();
    assert_eq!(faulty.store.stats().unknown(), 1);
}

#[tokio::test]
async fn a_commit_that_never_arrived_is_unknown_and_not_found() {
    let faulty = Faulty::open().await;
    assert_eq!(faulty.append_under(Fault::CutBeforeCommit).await, AppendError::Unknown);
    assert_eq!(faulty.store.records_from("a", 2).await.unwrap(), []);
    faulty.store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(numbers(&faulty.store, "a").await, [1, 2]);
}

#[tokio::test]
async fn all_of_a_group_share_the_unknown() {
    let faulty = Faulty::open().await;
    faulty.proxy.set(Fault::CutAfterCommit);
    let several = ["b", "c"].map(|room| append(room, [record(1)]));
    let unknown = Err(AppendError::Unknown);
    assert_eq!(append_at_once(&faulty.store, several).await, [unknown.clone(), unknown]);
    faulty.proxy.set(Fault::None);
    assert_eq!(numbers(&faulty.store, "b").await, [1]);
    assert_eq!(numbers(&faulty.store, "c").await, [1]);
}

#[tokio::test]
async fn a_database_that_falls_silent_before_the_commit_has_not_saved() {
    let faulty = Faulty::open().await;
    assert_eq!(faulty.append_under(Fault::Stall("begin\0")).await, NotSaved::TimedOut.into());
    faulty.store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(numbers(&faulty.store, "a").await, [1, 2]);
}

#[tokio::test]
async fn a_database_that_falls_silent_at_the_commit_is_unknown() {
    let faulty = Faulty::open().await;
    assert_eq!(faulty.append_under(Fault::Stall("commit\0")).await, AppendError::Unknown);
    // The proxy sees that the store gave up, and cuts the database off: nothing was committed.
    faulty.store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(numbers(&faulty.store, "a").await, [1, 2]);
}
