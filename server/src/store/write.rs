//! One transaction: the appends of many rooms, one multi-row statement for each table.

use std::collections::BTreeMap;

use super::append::Prepared;
use super::engine::Link;
use super::finished::{self, Finished};
use super::insert::Insert;
use super::insert::Value::{Boolean, Integer, IntegerOrNull, Text, TextOrNull};
use super::rows::RoomRow;

/// How far it has come. It tells afterwards, also where the future was dropped, what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Nothing can have been stored.
    Begun,
    /// One statement, which is stored with all that belongs to it if it is not refused.
    Alone,
    /// The commit was asked for.
    Committing,
}

/// Stores all appends or none: by one statement where that `may_be_alone` and is enough. The steps around it would each take
/// as long as the statement.
pub(super) async fn write(
    link: &mut Link,
    appends: &[&Prepared],
    may_be_alone: bool,
    stage: &mut Stage,
) -> Result<(), sqlx::Error> {
    let records = records(appends);
    let alone = may_be_alone && appends.iter().all(|one| one.has_records_alone());
    if alone && records.fits_one_statement(link) {
        *stage = Stage::Alone;
        return records.run_alone(link).await;
    }
    link.begin().await?;
    rooms(appends).run(link).await?;
    records.run(link).await?;
    chat(appends).run(link).await?;
    let finished: Vec<Finished<'_>> = appends.iter().filter_map(|prepared| Finished::of(prepared)).collect();
    finished::write(link, &finished).await?;
    *stage = Stage::Committing;
    link.commit().await
}

/// A statement may change a row only once: of a room that is there twice, the last row counts.
/// In the order of their ids, so that two servers never wait for each other.
fn rooms<'a>(appends: &[&'a Prepared]) -> Insert<'a, 10> {
    let rows = appends.iter().filter_map(|prepared| prepared.append.row.as_ref());
    let rooms: BTreeMap<&str, &RoomRow> = rows.map(|row| (row.room.as_str(), row)).collect();
    let mut insert = Insert::new(
        "room",
        [
            "room_id",
            "join_code",
            "watch_code",
            "game",
            "phase",
            "listed",
            "updated_at_ms",
            "summary",
            "present",
            "owes_notice",
        ],
        "on conflict (room_id) do update set join_code = excluded.join_code, \
         watch_code = excluded.watch_code, game = excluded.game, phase = excluded.phase, \
         listed = excluded.listed, updated_at_ms = excluded.updated_at_ms, summary = excluded.summary, \
         present = excluded.present, owes_notice = excluded.owes_notice",
    );
    for room in rooms.into_values() {
        insert.row([
            Text(&room.room),
            Text(&room.join_code),
            Text(&room.watch_code),
            Text(&room.game),
            Text(room.phase.as_str()),
            Boolean(room.listed),
            Integer(room.updated_at_ms),
            Text(&room.summary),
            Text(&room.present),
            Boolean(room.owes_notice),
        ]);
    }
    insert
}

fn records<'a>(appends: &[&'a Prepared]) -> Insert<'a, 6> {
    let mut insert = Insert::new("record", ["room_id", "seq", "at_ms", "body", "seat", "command_id"], "");
    for Prepared { append, .. } in appends {
        for record in &append.records {
            insert.row([
                Text(&append.room),
                Integer(record.seq.into()),
                Integer(record.at_ms),
                Text(&record.body),
                IntegerOrNull(record.command.as_ref().map(|command| command.seat.into())),
                TextOrNull(record.command.as_ref().map(|command| command.id.as_str())),
            ]);
        }
    }
    insert
}

fn chat<'a>(appends: &[&'a Prepared]) -> Insert<'a, 4> {
    let mut insert = Insert::new("chat", ["room_id", "number", "at_ms", "body"], "");
    for Prepared { append, .. } in appends {
        for line in &append.chat {
            let number = Integer(line.number.into());
            insert.row([Text(&append.room), number, Integer(line.at_ms), Text(&line.body)]);
        }
    }
    insert
}
