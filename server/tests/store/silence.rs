//! Rooms in which nothing has happened for long, and those that nobody is in: found, asked about, forgotten.

use clap::{Args, Command, FromArgMatches};
use protocol::{
    Act, AskTables, BotName, ClientMessage, Code, CommandId, ErrorCode, HeldSeat, OpenRoom, RoomId,
    SeatGiven, SeatToken, Seq, TableNow, Who,
};
use serde_json::json;
use server::config::Config;
use server::house::House;
use server::room::RoomConfig;
use server::rooms::{Connection, Rooms};
use server::store::{Append, RoomPhase, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::fixture::{Fixture, append, line, numbers, on_both, record, row_of};

on_both!(
    only_silent_rooms_are_found_and_forgotten,
    a_long_log_is_forgotten_at_once,
    the_server_forgets_by_itself,
    a_room_in_memory_is_not_forgotten,
    a_table_tells_how_it_stands_to_those_who_sit_there,
    a_table_that_was_stored_before_tells_it_too,
    whoever_only_looks_writes_nothing,
);

const LONG_AGO: i64 = 10_000;
const FUTURE: i64 = i64::MAX / 2;

/// A room whose row tells of a time, with one record and one line of chat of these times.
fn told(id: &str, phase: RoomPhase, [row, record_at, said_at]: [i64; 3]) -> Append {
    let mut append = append(id, [record(1)]);
    row_of(&mut append).phase = phase;
    row_of(&mut append).updated_at_ms = row;
    append.records[0].at_ms = record_at;
    append.chat = vec![line(1)];
    append.chat[0].at_ms = said_at;
    append
}

async fn only_silent_rooms_are_found_and_forgotten(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms = [
        told("given-up", RoomPhase::Abandoned, [3, 3, 3]),
        told("waiting", RoomPhase::Waiting, [1, 1, 1]),
        told("playing", RoomPhase::Playing, [2, 2, 2]),
        told("finished", RoomPhase::Finished, [1, 1, 1]),
        told("talking", RoomPhase::Playing, [1, 1, LONG_AGO]),
        // Lists may be late.
        told("moving", RoomPhase::Playing, [1, LONG_AGO, 1]),
        told("listed", RoomPhase::Playing, [LONG_AGO, 1, 1]),
    ];
    for append in rooms {
        store.append(append).await.unwrap();
    }
    assert_eq!(store.silent(LONG_AGO, 10).await.unwrap(), ["waiting", "playing", "given-up"]);
    assert_eq!(store.silent(LONG_AGO, 1).await.unwrap(), ["waiting"]);
    assert_eq!(store.silent(3, 10).await.unwrap(), ["waiting", "playing"]);
    for kept in ["finished", "talking", "moving", "listed", "never-there"] {
        assert_eq!(store.forget(kept.into(), LONG_AGO).await, Ok(false), "{kept}");
    }
    assert_eq!(store.forget("playing".into(), LONG_AGO).await, Ok(true));
    assert_eq!(store.load("playing").await.unwrap(), None);
    assert_eq!(store.by_join_code("join-playing").await.unwrap(), None);
    assert_eq!(numbers(&store, "playing").await, [0_u32; 0]);
    assert_eq!(store.chat_since("playing", 0, 10).await.unwrap(), []);
    assert_eq!(store.silent(LONG_AGO, 10).await.unwrap(), ["waiting", "given-up"]);
    assert_eq!(numbers(&store, "moving").await, [1], "others are as they were");
    store.append(append("playing", [record(1)])).await.unwrap();
}

async fn a_long_log_is_forgotten_at_once(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("long", (1..=4_000).map(record))).await.unwrap();
    assert_eq!(store.forget("long".into(), LONG_AGO).await, Ok(true), "within the time of a transaction");
    assert_eq!(store.load("long").await.unwrap(), None);
}

fn config(settings: &[&str]) -> Config {
    let command = Config::augment_args(Command::new("sanmon"));
    let arguments = ["sanmon"].iter().chain(settings);
    Config::from_arg_matches(&command.try_get_matches_from(arguments).unwrap()).unwrap()
}

async fn the_server_forgets_by_itself(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("old", [record(1)])).await.unwrap();
    store.append(told("new", RoomPhase::Waiting, [server::time::now_ms(); 3])).await.unwrap();
    let config = config(&["--tidy-every-ms=1", "--keep-silent-days=1"]);
    let rooms = Rooms::new(store.clone(), config.rooms.to_config());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let stopping = async {
        let _ = stopped.await;
    };
    let serving =
        tokio::spawn(server::serve::run(listener, House::new(config, store.clone(), rooms), stopping));
    while store.load("old").await.unwrap().is_some() {}
    assert!(store.load("new").await.unwrap().is_some());
    stop.send(()).unwrap();
    serving.await.unwrap();
}

/// A table of one person and a bot, at which the person begins.
async fn open(rooms: &Rooms) -> SeatGiven {
    let settings = json!({ "game": { "game": "tajuto" }, "first": { "seat": 0 } });
    let wish = json!({ "settings": settings, "seats": 2, "name": "Mira" });
    rooms.open(serde_json::from_value::<OpenRoom>(wish).unwrap(), None).await.unwrap()
}

async fn enter(rooms: &Rooms, given: &SeatGiven) -> Connection {
    let who = Who::Seat { token: given.token.clone() };
    rooms.get(&given.room).await.unwrap().enter(who, Seq(0), 0).await.unwrap()
}

async fn act(connection: &mut Connection, id: &str, act: Act) {
    connection.say(ClientMessage::Act { id: CommandId::new(id).unwrap(), act }).await;
    while !connection.next().await.unwrap().frame.text().contains("\"accepted\"") {}
}

async fn start(rooms: &Rooms, given: &SeatGiven) -> Code {
    let mut connection = enter(rooms, given).await;
    let welcome = connection.next().await.unwrap().frame;
    let welcome: serde_json::Value = serde_json::from_str(welcome.text()).unwrap();
    let seat = games::Seat::ALL[1];
    act(&mut connection, "a1", Act::SeatBot { seat, level: BotName::Novice }).await;
    act(&mut connection, "a2", Act::Start {}).await;
    serde_json::from_value(welcome["room"]["codes"]["join"].clone()).unwrap()
}

async fn a_room_in_memory_is_not_forgotten(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    let given = open(&rooms).await;
    assert_eq!(rooms.forget_silent(FUTURE).await.unwrap(), 0);
    drop(enter(&rooms, &given).await);
    rooms.stop().await;
    let rooms = Rooms::new(store, RoomConfig::default());
    assert_eq!(rooms.forget_silent(1).await.unwrap(), 0, "something has happened since");
    assert_eq!(rooms.forget_silent(FUTURE).await.unwrap(), 1);
    assert_eq!(rooms.get(&given.room).await.unwrap_err(), ErrorCode::UnknownRoom);
    assert_eq!(ask(&rooms, &[&given]).await, [None]);
}

async fn ask(rooms: &Rooms, seats: &[&SeatGiven]) -> Vec<Option<TableNow>> {
    let held = |given: &&SeatGiven| HeldSeat { room: given.room.clone(), token: given.token.clone() };
    rooms.tables(AskTables { tables: seats.iter().map(held).collect() }).await.unwrap()
}

async fn a_table_tells_how_it_stands_to_those_who_sit_there(fixture: Fixture) {
    let rooms = Rooms::new(fixture.open().await, RoomConfig::default());
    let (begun, waiting) = (open(&rooms).await, open(&rooms).await);
    start(&rooms, &begun).await;
    let wrong = SeatGiven { token: waiting.token.clone(), ..begun.clone() };
    let unknown = SeatGiven { room: RoomId::new("a-room-that-never-was").unwrap(), ..begun.clone() };
    let told = ask(&rooms, &[&waiting, &wrong, &begun, &unknown, &begun]).await;
    assert_eq!((&told[1], &told[3]), (&None, &None), "neither is told apart");
    assert_eq!(told[2], told[4]);
    let (waits, plays) = (told[0].as_ref().unwrap(), told[2].as_ref().unwrap());
    assert_eq!((waits.phase, waits.to_move, waits.your_turn), (protocol::RoomPhase::Waiting, None, false));
    assert_eq!((plays.phase, plays.to_move), (protocol::RoomPhase::Playing, Some(begun.seat)));
    assert!(plays.your_turn);
    assert_eq!(
        (plays.names.as_slice(), plays.game.as_str()),
        (&["Mira".into(), "novice".into()][..], "tajuto")
    );
    let now_s = u32::try_from(server::time::now_ms() / 1_000).unwrap();
    assert!(now_s - plays.at_s < 3_600);
    let mut connection = enter(&rooms, &begun).await;
    act(&mut connection, "a3", Act::StandIn { level: BotName::Novice }).await;
    assert!(!ask(&rooms, &[&begun]).await[0].as_ref().unwrap().your_turn, "a bot moves");
    let many = AskTables { tables: vec![HeldSeat { room: begun.room, token: begun.token }; 61] };
    assert_eq!(rooms.tables(many).await, Err(ErrorCode::TooLarge));
}

async fn a_table_that_was_stored_before_tells_it_too(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    let given = open(&rooms).await;
    start(&rooms, &given).await;
    let told = ask(&rooms, &[&given]).await;
    rooms.stop().await;
    let (mut row, _) = store.load(given.room.as_str()).await.unwrap().unwrap();
    row.present = String::new();
    store.append(Append { row: Some(row), ..append(given.room.as_str(), []) }).await.unwrap();
    let rooms = Rooms::new(store, RoomConfig::default());
    assert_eq!(ask(&rooms, &[&given]).await, told);
    let token = SeatToken::new("a-token-of-somebody-else").unwrap();
    assert_eq!(ask(&rooms, &[&SeatGiven { token, ..given }]).await, [None]);
    assert_eq!(rooms.awake(), 0, "asking wakes no room");
}

async fn whoever_only_looks_writes_nothing(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    let given = open(&rooms).await;
    let code = start(&rooms, &given).await;
    rooms.stop().await;
    let stored = stored(&store, &given).await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    rooms.find(&code).await.unwrap();
    ask(&rooms, &[&given]).await;
    assert_eq!(rooms.awake(), 1);
    rooms.stop().await;
    assert_eq!(self::stored(&store, &given).await, stored);
}

async fn stored(store: &Store, given: &SeatGiven) -> (server::store::RoomRow, usize) {
    let (row, records) = store.load(given.room.as_str()).await.unwrap().unwrap();
    (row, records.len())
}
