-- A finished game, played here or brought as a file. Its log (zlib) has no names and no chat in it, so that those can be
-- forgotten. Before opens_at_ms only its players see it. A party is a group of people: the same ones have the same party.
create table finished_game (
    game_id text not null primary key,
    room_id text,
    rematch_of text,
    game text not null,
    rules bigint not null,
    decided boolean not null,
    imported boolean not null,
    players bigint not null,
    began_at_ms bigint,
    finished_at_ms bigint not null,
    opens_at_ms bigint not null,
    listed boolean not null,
    steps bigint not null,
    party text,
    chain text not null,
    log bytea not null
);

insert into finished_game
select game_id, room_id, null, game, 1, true, false,
    (select count(*) from game_seat where game_seat.game_id = game.game_id),
    null, finished_at_ms, opens_at_ms, listed, 0, null, '', log
from game;

create index finished_game_room on finished_game (room_id);
create index finished_game_listed on finished_game (opens_at_ms, game_id) where listed;
create index finished_game_party on finished_game (party, finished_at_ms);

-- A seat of it. What lists and statistics ask for besides the player stands here too, for their index.
create table finished_seat (
    game_id text not null references finished_game (game_id),
    seat bigint not null,
    player_hash text,
    name text not null,
    bot text,
    colour text,
    began boolean not null,
    place bigint not null,
    points bigint not null,
    winner boolean not null,
    turns bigint not null,
    turns_ms bigint not null,
    game text not null,
    finished_at_ms bigint not null,
    primary key (game_id, seat)
);

insert into finished_seat
select s.game_id, s.seat, s.player_hash, s.name,
    case when s.player_hash is null and s.name in ('novice', 'steward') then s.name end,
    null, false,
    rank() over (partition by s.game_id order by s.winner desc, p.points desc),
    p.points, s.winner, 0, 0, g.game, g.finished_at_ms
from game_seat s
join game g on g.game_id = s.game_id
join (
    select e.game_id, e.seat, coalesce(sum(c.points), 0) as points
    from game_seat e left join score c on c.game_id = e.game_id and c.seat = e.seat
    group by e.game_id, e.seat
) p on p.game_id = s.game_id and p.seat = s.seat;

create index finished_seat_player on finished_seat (player_hash, finished_at_ms, game_id);
create index finished_seat_game on finished_seat (player_hash, game, finished_at_ms, game_id);

-- Points by category, in the order in which the game lists its categories.
create table finished_score (
    game_id text not null,
    seat bigint not null,
    position bigint not null,
    category text not null,
    points bigint not null,
    primary key (game_id, seat, position),
    unique (game_id, seat, category),
    foreign key (game_id, seat) references finished_seat (game_id, seat)
);

insert into finished_score select game_id, seat, position, category, points from score;

-- What a player came to hold.
create table finished_piece (
    game_id text not null,
    seat bigint not null,
    piece text not null,
    number bigint not null,
    primary key (game_id, seat, piece),
    foreign key (game_id, seat) references finished_seat (game_id, seat)
);

-- What the players wrote to each other while they played.
create table finished_line (
    game_id text not null references finished_game (game_id),
    number bigint not null,
    seat bigint,
    at_ms bigint not null,
    body text not null,
    primary key (game_id, number)
);

drop table score;
drop table game_seat;
drop table game;
