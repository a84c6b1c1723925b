//! A process that is killed in the midst of its work: what it acknowledged is there afterwards.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use server::store::{DatabaseUrl, Place, Store, StoreConfig};
use tests::postgres::Cluster;

use crate::fixture::{append, numbers, record};

const FOLDER: &str = "SANMON_TEST_FOLDER";
const URL: &str = "SANMON_TEST_URL";
const ACKNOWLEDGED: &str = "acknowledged ";

fn place() -> Option<Place> {
    let folder = std::env::var_os(FOLDER).map(|folder| Place::Folder(folder.into()));
    folder.or_else(|| std::env::var(URL).ok().map(|url| Place::Url(DatabaseUrl::new(url))))
}

/// Appends to several rooms and says what was acknowledged, until it is killed.
#[tokio::test]
#[ignore = "it is the process that the other tests here start and kill"]
async fn victim() {
    let Some(place) = place() else { return };
    let store = Store::open(&StoreConfig::new(place)).await.unwrap();
    let mut tasks = tokio::task::JoinSet::new();
    for room in 0..5 {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 1.. {
                store.append(append(&format!("room-{room}"), [record(seq)])).await.unwrap();
                let mut out = std::io::stdout().lock();
                writeln!(out, "{ACKNOWLEDGED}room-{room} {seq}").unwrap();
                out.flush().unwrap();
            }
        });
    }
    tasks.join_all().await;
}

/// Starts the victim, kills it after some acknowledgements, and looks for every one of them.
async fn check(variable: &str, value: &str, place: Place, patience: usize) {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["kill::victim", "--exact", "--ignored", "--nocapture"])
        .env(variable, value)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged: HashMap<String, u32> = HashMap::new();
    let mut count = 0;
    for text in BufReader::new(victim.stdout.take().unwrap()).lines() {
        let text = text.unwrap();
        // The test harness may have begun the line.
        let Some((_, fact)) = text.split_once(ACKNOWLEDGED) else { continue };
        let Some((room, seq)) = fact.split_once(' ') else { continue };
        acknowledged.insert(room.to_owned(), seq.parse().unwrap());
        count += 1;
        if count == patience {
            // SIGKILL; what is still in the pipe was acknowledged, too, and is read.
            victim.kill().unwrap();
        }
    }
    victim.wait().unwrap();
    assert!(count >= patience, "the victim ended after {count}");

    let store = Store::open(&StoreConfig::new(place)).await.unwrap();
    for (room, last) in acknowledged {
        let stored = numbers(&store, &room).await;
        assert!(stored.len() >= last as usize, "{room}: {last} acknowledged, {} stored", stored.len());
        let next = u32::try_from(stored.len()).unwrap() + 1;
        assert_eq!(stored, (1..next).collect::<Vec<_>>(), "{room}");
        store.append(append(&room, [record(next)])).await.unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    for patience in [1, 60] {
        let place = Place::Folder(folder.path().join(patience.to_string()));
        let Place::Folder(path) = &place else { unreachable!() };
        let path = path.to_str().unwrap().to_owned();
        check(FOLDER, &path, place, patience).await;
    }
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_on_postgres() {
    for patience in [1, 60] {
        let url = Cluster::shared().create_database();
        check(URL, &url, Place::Url(DatabaseUrl::new(url.as_str())), patience).await;
    }
}
