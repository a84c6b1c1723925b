-- A record is written for every move: it has one index, and nothing is looked up for it. The number is the fence: who
-- writes a number that is taken does not have the room any more. That a log has no gaps is looked at when it is read.
create table record_slim (
    room_id text not null,
    seq bigint not null check (seq > 0),
    at_ms bigint not null,
    body text not null,
    seat bigint,
    command_id text,
    primary key (room_id, seq)
);

insert into record_slim
select room_id, seq, at_ms, body, seat, command_id from record order by room_id, seq;

drop table record;

alter table record_slim rename to record;
