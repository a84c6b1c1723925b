//! What happens where two things happen to the house at once.

use super::*;
use crate::store::{Place, StoreConfig};
use games::registry::GameKind;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;

#[tokio::test]
async fn a_room_that_is_brought_back_while_the_house_stops_does_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let config = StoreConfig::new(Place::Folder(folder.path().into()));
    let store = Store::open(&config).await.unwrap();
    let before = Rooms::new(store.clone(), RoomConfig::default());
    let wish = OpenPractice { game: GameKind::ALL[0], name: "Aiko".into(), token: None };
    let given = before.open_practice(wish, None).await.unwrap();
    before.stop().await;

    let rooms = Rooms::new(store, RoomConfig::default());
    let taken_away = rooms.0.waking.write().await;
    let mut waking = pin!(rooms.get(&given.room));
    let has_begun = poll_fn(|context| Poll::Ready(waking.as_mut().poll(context).is_pending())).await;
    assert!(has_begun, "it waits for its turn to be read");
    rooms.stop().await;
    drop(taken_away);
    assert_eq!(waking.await.map(drop), Err(ErrorCode::Stopping));
    assert_eq!(rooms.awake(), 0);
}
