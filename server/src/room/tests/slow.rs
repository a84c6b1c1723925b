//! Those who do not take what is sent, and a room that does not get to its messages.

use super::harness::{Client, settings};
use crate::room::config::RoomConfig;
use crate::rooms::{Connection, RoomHandle, Rooms};
use crate::store::{Place, Store, StoreConfig};
use games::tajuto::TouchMode;
use protocol::{Act, ClientMessage, Code, Codes, CommandId, OpenRoom, Seq, ServerMessage, TakeSeat, Who};
use std::time::Duration;
use tempfile::TempDir;

/// Updates that a slow one may be behind.
const KEPT: usize = 4;

/// A room with real tasks and a real store, whose clients read when the test says so.
struct Fixture {
    rooms: Rooms,
    room: RoomHandle,
    host: Connection,
    join: Code,
    watch: Code,
    _folder: TempDir,
}

async fn hear(connection: &mut Connection) -> ServerMessage {
    serde_json::from_str(connection.next().await.unwrap().frame.text()).unwrap()
}

impl Fixture {
    async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&StoreConfig::new(Place::Folder(folder.path().into()))).await.unwrap();
        let rooms = Rooms::new(store, RoomConfig { updates_kept: KEPT, ..RoomConfig::default() });
        let settings = settings(TouchMode::Feel);
        let wish = OpenRoom { settings, seats: 2, name: "Aiko".into(), nonce: None, token: None };
        let given = rooms.open(wish, None).await.unwrap();
        let room = rooms.get(&given.room).await.unwrap();
        let mut host = room.enter(Who::Seat { token: given.token }, Seq(0), 0).await.unwrap();
        let ServerMessage::Welcome { room: view, .. } = hear(&mut host).await else { panic!("no welcome") };
        let Codes { join, watch } = view.codes.unwrap();
        Self { rooms, room, host, join, watch, _folder: folder }
    }

    async fn watch(&self, client: &mut Client) -> Connection {
        let who = Who::Spectator { code: self.watch.clone() };
        let mut connection = self.room.enter(who, Seq(client.seq), 0).await.unwrap();
        client.hear(&hear(&mut connection).await);
        connection
    }

    fn rename(number: u32) -> ClientMessage {
        let id = CommandId::new(format!("r{number}")).unwrap();
        ClientMessage::Act { id, act: Act::Rename { name: format!("Aiko {number}") } }
    }

    /// Something happens, and the host knows of it.
    async fn happen(&mut self, number: u32) -> u32 {
        self.host.say(Self::rename(number)).await;
        loop {
            if let ServerMessage::Accepted { seq, .. } = hear(&mut self.host).await {
                return seq.0;
            }
        }
    }
}

#[tokio::test]
async fn one_who_is_too_slow_gets_one_welcome_instead_of_the_backlog() {
    let mut fixture = Fixture::open().await;
    let mut knows = Client::default();
    let mut slow = fixture.watch(&mut knows).await;
    for round in 0..3 {
        let before = knows.seq;
        let mut last = 0;
        for number in 0..50 {
            last = fixture.happen(100 * round + number).await;
        }
        let welcome = hear(&mut slow).await;
        let ServerMessage::Welcome { seq, since, log, .. } = &welcome else { panic!("{welcome:?}") };
        assert_eq!((seq.0, since.0, log.len()), (last, before, 50), "what was missed, once");
        knows.hear(&welcome);

        // From now on it is in step again.
        let next = fixture.happen(100 * round + 99).await;
        loop {
            let message = hear(&mut slow).await;
            knows.hear(&message);
            match message {
                ServerMessage::Presence { .. } => {}
                ServerMessage::Update { seq, .. } => break assert_eq!(seq.0, next),
                other => panic!("{other:?}"),
            }
        }
        let mut newcomer = Client::default();
        drop(fixture.watch(&mut newcomer).await);
        assert_eq!(knows, newcomer);
    }
}

/// What it asks for comes to the room after its seat is gone.
#[tokio::test]
async fn one_who_is_too_slow_and_loses_the_seat_is_sent_away() {
    let mut fixture = Fixture::open().await;
    let (code, name) = (fixture.join.clone(), "Bruno".to_owned());
    let wish = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
    let given = fixture.rooms.take_seat(wish, None).await.unwrap();
    let mut slow = fixture.room.enter(Who::Seat { token: given.token }, Seq(0), 0).await.unwrap();
    assert!(matches!(hear(&mut slow).await, ServerMessage::Welcome { .. }));
    for number in 0..10 {
        fixture.happen(number).await;
    }
    let id = CommandId::new("clear").unwrap();
    fixture.host.say(ClientMessage::Act { id, act: Act::ClearSeat { seat: given.seat } }).await;
    let ends = async { while slow.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(20), ends).await.expect("it waits for what never comes");
}

#[tokio::test]
async fn one_who_is_a_little_slow_misses_nothing() {
    let mut fixture = Fixture::open().await;
    let mut knows = Client::default();
    let mut slow = fixture.watch(&mut knows).await;
    let mut last = 0;
    for number in 0..2 {
        last = fixture.happen(number).await;
    }
    while knows.seq < last {
        let message = hear(&mut slow).await;
        assert!(!matches!(message, ServerMessage::Welcome { .. }), "{message:?}");
        knows.hear(&message);
    }
}

/// On one thread the room does not run before this task waits for it.
#[tokio::test]
async fn messages_that_wait_for_rooms_are_counted() {
    let mut fixture = Fixture::open().await;
    assert_eq!(fixture.rooms.waiting().await, 0);
    for number in 0..3 {
        fixture.host.say(Fixture::rename(number)).await;
    }
    assert_eq!(fixture.rooms.waiting().await, 3);
    fixture.happen(4).await;
    while !matches!(hear(&mut fixture.host).await, ServerMessage::Accepted { id, .. } if id.as_str() == "r4")
    {
    }
    assert_eq!(fixture.rooms.waiting().await, 0);
}
