-- A room as lists and codes need it. All else about it is in its records.
create table room (
    room_id text not null primary key,
    join_code text not null unique,
    watch_code text not null unique,
    game text not null,
    phase text not null,
    listed boolean not null,
    updated_at_ms bigint not null,
    summary text not null
);

create index room_live on room (updated_at_ms) where listed and phase = 'playing';

-- The log of a room, numbered from 1. A record refers to the one before it: the log has no gaps.
create table record (
    room_id text not null references room (room_id),
    seq bigint not null check (seq > 0),
    prior bigint generated always as (nullif(seq - 1, 0)) stored,
    at_ms bigint not null,
    body text not null,
    seat bigint,
    command_id text,
    primary key (room_id, seq),
    unique (room_id, seat, command_id),
    foreign key (room_id, prior) references record (room_id, seq)
);

create table chat (
    room_id text not null references room (room_id),
    number bigint not null,
    at_ms bigint not null,
    body text not null,
    primary key (room_id, number)
);

-- A finished game; its log is compressed (zlib). Before opens_at_ms, it is not shown in lists.
create table game (
    game_id text not null primary key,
    room_id text not null references room (room_id),
    game text not null,
    finished_at_ms bigint not null,
    opens_at_ms bigint not null,
    listed boolean not null,
    log bytea not null
);

create index game_room on game (room_id);
create index game_listed on game (opens_at_ms, game_id) where listed;

create table game_seat (
    game_id text not null references game (game_id),
    seat bigint not null,
    player_hash text,
    name text not null,
    winner boolean not null,
    primary key (game_id, seat)
);

create index game_seat_player on game_seat (player_hash);

-- Points by category, in the order in which the game lists its categories.
create table score (
    game_id text not null,
    seat bigint not null,
    position bigint not null,
    category text not null,
    points bigint not null,
    primary key (game_id, seat, position),
    unique (game_id, seat, category),
    foreign key (game_id, seat) references game_seat (game_id, seat)
);
