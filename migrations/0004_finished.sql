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
create index finished_game_party on finished_game (party, finished_at_ms, game_id);

-- A seat of it. What lists and statistics ask for stands here in one row, also what other tables tell: adding up thousands
-- of games must not look into each. Besides the game and its end: how many sat at the table, whether whoever began won,
-- whether an earlier seat of the game is the same player's (again), the points by category with the mean of the winners'
-- points ([["wisdom",12,15]]), and what the player came to hold ([["plum",3]]).
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
    players bigint not null,
    first_won boolean not null,
    again boolean not null,
    categories text not null,
    pieces text not null,
    primary key (game_id, seat)
);

insert into finished_seat
with winners as (
    select c.game_id, c.category, cast(sum(c.points) as bigint) / count(*) as points
    from score c join game_seat s on s.game_id = c.game_id and s.seat = c.seat
    where s.winner
    group by c.game_id, c.category
), sums as (
    select s.game_id, s.seat, cast(coalesce(sum(c.points), 0) as bigint) as points,
        coalesce(string_agg(
            '["' || c.category || '",' || c.points || ',' || coalesce(w.points, 0) || ']', ',' order by c.position
        ), '') as categories
    from game_seat s
    left join score c on c.game_id = s.game_id and c.seat = s.seat
    left join winners w on w.game_id = c.game_id and w.category = c.category
    group by s.game_id, s.seat
)
select s.game_id, s.seat, s.player_hash, s.name,
    case when s.player_hash is null and s.name in ('novice', 'steward') then s.name end,
    null, false,
    rank() over (partition by s.game_id order by s.winner desc, p.points desc),
    p.points, s.winner, 0, 0, g.game, g.finished_at_ms,
    count(*) over (partition by s.game_id),
    false,
    s.player_hash is not null and exists (
        select 1 from game_seat e
        where e.game_id = s.game_id and e.player_hash = s.player_hash and e.seat < s.seat
    ),
    '[' || p.categories || ']', '[]'
from game_seat s
join game g on g.game_id = s.game_id
join sums p on p.game_id = s.game_id and p.seat = s.seat;

create index finished_seat_player on finished_seat (player_hash, finished_at_ms, game_id)
    where player_hash is not null;
create index finished_seat_game on finished_seat (player_hash, game, finished_at_ms, game_id)
    where player_hash is not null;

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

-- Whether somebody who played in the room wished to be forgotten: it goes when it is over and nobody is in it.
alter table room add column forgotten boolean not null default false;

create index room_forgotten on room (room_id) where forgotten;
