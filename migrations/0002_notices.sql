-- Whether a room owes somebody a notice: it is woken when the server starts.
alter table room add column owes_notice boolean not null default false;

create index room_owes on room (room_id) where owes_notice;

-- Keys that the server made for itself, such as the one by which push services know it.
create table server_key (
    name text not null primary key,
    secret bytea not null
);
