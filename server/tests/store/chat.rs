//! A line of chat whose commit was cut off: the room finds out what became of it before it answers.

use games::tajuto::Options;
use protocol::{
    ClientMessage, ClockSetting, CommandId, ErrorCode, OpenRoom, SeatGiven, Seq, ServerMessage, Settings,
    Watching, Who,
};
use server::room::RoomConfig;
use server::rooms::{Connection, Rooms};
use server::store::Store;
use tests::postgres::Cluster;
use tests::proxy::{Fault, Proxy};

use crate::fixture::Fixture;

struct Table {
    proxy: Proxy,
    store: Store,
    rooms: Rooms,
    host: SeatGiven,
    connection: Connection,
}

async fn hear(connection: &mut Connection) -> Option<ServerMessage> {
    let frame = connection.next().await?.frame;
    Some(serde_json::from_str(frame.text()).unwrap())
}

impl Table {
    async fn open() -> Self {
        let cluster = Cluster::shared();
        let proxy = Proxy::before(cluster.socket_folder().to_owned());
        let mut fixture = Fixture::at(&proxy.url(&cluster.create_database()));
        fixture.config.timeout_ms = 3_000;
        let store = fixture.open().await;
        let rooms = Rooms::new(store.clone(), RoomConfig::default());
        let settings = Settings {
            game: Options::default().into(),
            first: games::FirstPlayer::Random,
            clock: ClockSetting::Off,
            watching: Watching::default(),
            hints: true,
        };
        let wish = OpenRoom { settings, seats: 2, name: "Aiko".into(), nonce: None, token: None };
        let host = rooms.open(wish, None).await.unwrap();
        let connection = enter(&rooms, &host).await;
        Self { proxy, store, rooms, host, connection }
    }

    async fn say(&mut self, id: &str) {
        let id = CommandId::new(id).unwrap();
        self.connection.say(ClientMessage::Chat { id, text: "Hello?".into() }).await;
    }

    /// The next answer; nothing where the room sends everybody away.
    async fn answer(&mut self) -> Option<Result<(), ErrorCode>> {
        loop {
            match hear(&mut self.connection).await? {
                ServerMessage::Accepted { .. } => return Some(Ok(())),
                ServerMessage::Error { code, .. } => return Some(Err(code)),
                _ => {}
            }
        }
    }

    async fn lines(&self) -> usize {
        self.store.chat_since(self.host.room.as_str(), 0, 100).await.unwrap().len()
    }
}

async fn enter(rooms: &Rooms, host: &SeatGiven) -> Connection {
    let room = rooms.get(&host.room).await.unwrap();
    room.enter(Who::Seat { token: host.token.clone() }, Seq(0), 0).await.unwrap()
}

#[tokio::test]
async fn a_line_that_was_stored_but_not_answered_is_found_and_accepted() {
    let mut table = Table::open().await;
    table.proxy.set(Fault::CutAfterCommit);
    table.say("c1").await;
    assert_eq!(table.answer().await, Some(Ok(())));
    table.proxy.set(Fault::None);
    table.say("c1").await;
    assert_eq!(table.answer().await, Some(Ok(())));
    assert_eq!(table.lines().await, 1);
    // The numbers go on.
    table.say("c2").await;
    assert_eq!(table.answer().await, Some(Ok(())));
    assert_eq!((table.lines().await, table.store.stats().unknown()), (2, 1));
}

#[tokio::test]
async fn a_line_that_never_arrived_is_not_saved_and_can_be_sent_again() {
    let mut table = Table::open().await;
    table.proxy.set(Fault::CutBeforeCommit);
    table.say("c1").await;
    assert_eq!(table.answer().await, Some(Err(ErrorCode::NotSaved)));
    table.proxy.set(Fault::None);
    assert_eq!((table.lines().await, table.store.stats().unknown()), (0, 1));
    table.say("c1").await;
    assert_eq!(table.answer().await, Some(Ok(())));
    assert_eq!(table.lines().await, 1);
}

#[tokio::test]
async fn a_room_that_cannot_find_out_stops_and_comes_back_from_its_log() {
    let mut table = Table::open().await;
    table.proxy.set(Fault::CutAfterCommitAndStall("from chat"));
    table.say("c1").await;
    assert_eq!(table.answer().await, None, "everybody is sent away");
    table.proxy.set(Fault::None);
    table.connection = enter(&table.rooms, &table.host).await;
    table.say("c1").await;
    assert_eq!(table.answer().await, Some(Ok(())));
    assert_eq!(table.lines().await, 1);
}
