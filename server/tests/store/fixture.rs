//! An empty store on either engine, and things to put into it.

use server::store::{
    Append, AppendError, ChatRow, CommandKey, DatabaseUrl, Place, Record, RoomPhase, RoomRow, Store,
    StoreConfig,
};
use tempfile::TempDir;
use tests::postgres::Cluster;
use tokio::task::JoinSet;

/// Runs each of the tests named on both engines.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::fixture::Fixture::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::fixture::Fixture::postgres()).await;
            })+
        }
    };
}
pub(crate) use on_both;

/// A place for a store; SQLite's is removed when it is dropped.
pub(crate) struct Fixture {
    pub(crate) config: StoreConfig,
    _folder: Option<TempDir>,
}

impl Fixture {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let config = StoreConfig::new(Place::Folder(folder.path().join("data")));
        Self { config, _folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Self {
        Self::at(&Cluster::shared().create_database())
    }

    pub(crate) fn at(url: &str) -> Self {
        Self { config: StoreConfig::new(Place::Url(DatabaseUrl::new(url))), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.config).await.unwrap()
    }
}

pub(crate) fn room(id: &str) -> RoomRow {
    RoomRow {
        room: id.to_owned(),
        join_code: format!("join-{id}"),
        watch_code: format!("watch-{id}"),
        game: "tajuto".to_owned(),
        phase: RoomPhase::Waiting,
        listed: false,
        updated_at_ms: 1_000,
        summary: "{}".to_owned(),
        present: "{}".to_owned(),
        owes_notice: false,
    }
}

pub(crate) fn record(seq: u32) -> Record {
    Record { seq, at_ms: 1_000 + i64::from(seq), body: format!("{{\"n\":{seq}}}"), command: None }
}

pub(crate) fn commanded(seq: u32, seat: u8, id: &str) -> Record {
    Record { command: Some(CommandKey { seat, id: id.to_owned() }), ..record(seq) }
}

pub(crate) fn line(number: u32) -> ChatRow {
    ChatRow { number, at_ms: 2_000 + i64::from(number), body: format!("\"{number} 🍵\"") }
}

/// An append of records to a room.
pub(crate) fn append(id: &str, records: impl IntoIterator<Item = Record>) -> Append {
    Append {
        room: id.to_owned(),
        row: Some(room(id)),
        records: records.into_iter().collect(),
        chat: Vec::new(),
        finished: None,
    }
}

/// The row that goes with an append.
pub(crate) fn row_of(append: &mut Append) -> &mut RoomRow {
    append.row.get_or_insert_with(|| room(&append.room))
}

/// Appends all at the same moment, in their order; the results come in the same order.
pub(crate) async fn append_at_once(
    store: &Store,
    appends: impl IntoIterator<Item = Append>,
) -> Vec<Result<(), AppendError>> {
    let mut tasks = JoinSet::new();
    for (place, append) in appends.into_iter().enumerate() {
        let store = store.clone();
        tasks.spawn(async move { (place, store.append(append).await) });
    }
    let mut results = tasks.join_all().await;
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The numbers of a room's records as they are stored.
pub(crate) async fn numbers(store: &Store, id: &str) -> Vec<u32> {
    store.records_from(id, 1).await.unwrap().iter().map(|record| record.seq).collect()
}
