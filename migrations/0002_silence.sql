-- How a room stands now, for those who hold its seats; empty where nothing has happened there since this column exists.
alter table room add column present text not null default '';

-- Rooms in which nothing has happened for long.
create index room_silent on room (updated_at_ms) where phase <> 'finished';

-- Taking a log away looks for the record after each of its records.
create index record_prior on record (room_id, prior);
