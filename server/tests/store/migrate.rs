//! A database with games of an older Sanmon is brought up to date with nothing lost.

use server::store::{FinishedGame, GameResult, Place, Score, SeatResult, Span, Store};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqlSafeStr, SqliteConnection};
use tests::postgres::Cluster;

use crate::fixture::{Fixture, numbers};

/// The schema before finished games had more columns.
const OLD: [(&str, &str); 3] = [
    ("0001_rooms.sql", include_str!("../../../migrations/0001_rooms.sql")),
    ("0002_silence.sql", include_str!("../../../migrations/0002_silence.sql")),
    ("0003_notices.sql", include_str!("../../../migrations/0003_notices.sql")),
];

/// A room with two games: one that two people and a bot played, and one without points.
const ROWS: &str = "
    insert into room (room_id, join_code, watch_code, game, phase, listed, updated_at_ms, summary)
    values ('r', 'join', 'watch', 'tajuto', 'finished', true, 5, '{}');
    insert into record (room_id, seq, at_ms, body) values ('r', 1, 5, '{}'), ('r', 2, 6, '{}');
    insert into game (game_id, room_id, game, finished_at_ms, opens_at_ms, listed, log)
    values ('g', 'r', 'tajuto', 1000, 2000, true, LOG), ('h', 'r', 'satori', 3000, 3000, false, LOG);
    insert into game_seat (game_id, seat, player_hash, name, winner) values
    ('g', 0, 'anna', 'Änne', false), ('g', 1, 'bert', 'Bert', true), ('g', 2, null, 'steward', true),
    ('h', 0, 'anna', 'A', true), ('h', 1, 'anna', 'B', false), ('h', 2, null, 'steward of the house', false);
    insert into score (game_id, seat, position, category, points) values
    ('g', 0, 1, 'objectives', 7), ('g', 0, 0, 'wisdom', 12),
    ('g', 1, 0, 'wisdom', 20), ('g', 1, 1, 'objectives', 5),
    ('g', 2, 0, 'wisdom', 15), ('g', 2, 1, 'objectives', 10);
";

/// What is in the column for the log: `played`, compressed with zlib.
const LOG_HEX: &str = "789c2bc849ac4c4d010008df0280";

fn old_schema() -> Migrator {
    let migrations = (1..).zip(OLD).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[tokio::test]
async fn an_old_sqlite_loses_nothing() {
    let fixture = Fixture::sqlite();
    let Place::Folder(folder) = &fixture.config.place else { panic!("that is no folder") };
    std::fs::create_dir_all(folder).unwrap();
    let options = SqliteConnectOptions::new().filename(folder.join("sanmon.sqlite")).create_if_missing(true);
    let mut link = SqliteConnection::connect_with(&options).await.unwrap();
    old_schema().run_direct(None, &mut link, false).await.unwrap();
    let rows = ROWS.replace("LOG", &format!("x'{LOG_HEX}'"));
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&mut link).await.unwrap();
    link.close().await.unwrap();
    check_everything(&fixture.open().await).await;
}

#[tokio::test]
async fn an_old_postgres_loses_nothing() {
    let url = Cluster::shared().create_database();
    let mut link = PgConnection::connect(&url).await.unwrap();
    old_schema().run_direct(None, &mut link, false).await.unwrap();
    let rows = ROWS.replace("LOG", &format!("decode('{LOG_HEX}', 'hex')"));
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&mut link).await.unwrap();
    link.close().await.unwrap();
    check_everything(&Fixture::at(&url).open().await).await;
}

async fn check_everything(store: &Store) {
    let first = GameResult {
        seats: vec![
            seat(0, Some("anna"), "Änne", (19, 3), &[("wisdom", 12), ("objectives", 7)]),
            seat(1, Some("bert"), "Bert", (25, 1), &[("wisdom", 20), ("objectives", 5)]),
            seat(2, None, "steward", (25, 1), &[("wisdom", 15), ("objectives", 10)]),
        ],
        ..result("g", "tajuto", 1_000)
    };
    let first = GameResult { opens_at_ms: 2_000, listed: true, ..first };
    assert_eq!(store.game("g").await.unwrap(), Some(with_log(first)));
    let mut second = GameResult {
        seats: vec![
            seat(0, Some("anna"), "A", (0, 1), &[]),
            seat(1, Some("anna"), "B", (0, 2), &[]),
            seat(2, None, "steward of the house", (0, 2), &[]),
        ],
        ..result("h", "satori", 3_000)
    };
    second.seats[2].bot = None;
    assert_eq!(store.game("h").await.unwrap(), Some(with_log(second)));
    assert_eq!(numbers(store, "r").await, [1, 2]);
    assert_eq!(store.by_join_code("join").await.unwrap().unwrap().room, "r");

    let played = store.played("anna", Span::ALWAYS).await.unwrap();
    assert_eq!(played.len(), 2, "a game with two own seats is one game");
    assert_eq!(played[0].categories, [("wisdom".into(), 12, 17), ("objectives".into(), 7, 7)]);
    assert_eq!((played[0].players, played[0].points, played[0].winner), (3, 19, false));
    assert_eq!(played[1].categories, []);
    let together = store.together("anna", Span::ALWAYS).await.unwrap();
    assert_eq!(together.len(), 1);
    assert_eq!((together[0].player_hash.as_str(), together[0].behind), ("bert", 1));
}

fn result(game_id: &str, game: &str, finished_at_ms: i64) -> GameResult {
    GameResult {
        game_id: game_id.into(),
        room: Some("r".into()),
        rematch_of: None,
        game: game.into(),
        rules: 1,
        decided: true,
        imported: false,
        began_at_ms: None,
        finished_at_ms,
        opens_at_ms: finished_at_ms,
        listed: false,
        steps: 0,
        party: None,
        chain: String::new(),
        seats: Vec::new(),
    }
}

/// A seat whose points and place follow from its scores; those who share the first place won.
fn seat(
    seat: u8,
    player: Option<&str>,
    name: &str,
    (points, place): (i64, u8),
    scores: &[(&str, i64)],
) -> SeatResult {
    let score = |&(category, points): &(&str, i64)| Score { category: category.into(), points };
    SeatResult {
        seat,
        player_hash: player.map(str::to_owned),
        name: name.into(),
        bot: player.is_none().then(|| name.to_owned()),
        colour: None,
        first: false,
        place,
        points,
        winner: place == 1,
        turns: 0,
        turns_ms: 0,
        scores: scores.iter().map(score).collect(),
        pieces: Vec::new(),
    }
}

fn with_log(result: GameResult) -> FinishedGame {
    FinishedGame { result, log: "played".into(), lines: Vec::new() }
}
