//! Opens tables at a server that may go away at any moment.

use std::time::Duration;

use games::Seat;
use games::dice::{Dice, Seed};
use protocol::{
    Act, BotName, HttpProblem, OpenRoom, RoomId, SeatGiven, ServerMessage, Settings, TakeSeat, Who,
};
use serde::Serialize;
use ureq::Agent;

use super::party::Habits;
use crate::game::TestGame;
use crate::player::{Player, new_id};
use crate::table::{Table, Wish, player_key, settings};

/// How long one who knows the line to be bad waits until it is given up.
const SHORT_PATIENCE: Duration = Duration::from_secs(1);

/// A table at which the game has begun; nothing where the server went away, or could not store it.
pub(super) fn begin<G: TestGame>(address: &str, wish: Wish, habits: &Habits) -> Option<Table<G>> {
    let settings = Settings { clock: habits.clock, ..settings::<G>(wish.options, wish.watching) };
    let name = "Player 0".into();
    let open = OpenRoom { settings, seats: wish.people + wish.bots, name, nonce: None, token: None };
    let host = ask(address, 0, "/api/rooms", &open)?;
    let room = host.room.clone();
    let mut players = vec![enter_seat::<G>(address, habits, &host)?];
    let codes = players[0].knows.room().codes.clone().expect("the host has the codes");
    let mut seats = vec![host];
    for number in 1..wish.people {
        let (code, name) = (codes.join.clone(), format!("Player {number}"));
        let take = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
        let given = ask(address, number, "/api/seats", &take)?;
        players.push(enter_seat(address, habits, &given)?);
        seats.push(given);
    }
    let bots = Seat::ALL.into_iter().skip(wish.people.into()).take(wish.bots.into());
    let acts = bots.map(|seat| Act::SeatBot { seat, level: BotName::Novice }).chain([Act::Start {}]);
    let watchers = vec![enter(address, habits, &room, Who::Spectator { code: codes.watch.clone() })?];
    let chance = Seed::from(wish.seed).stream(0);
    let mut table = Table { room, codes, seats, players, watchers, done: Vec::new(), chance };
    for act in acts {
        let id = new_id();
        table.players[0].say(&protocol::ClientMessage::Act { id: id.clone(), act });
        let ServerMessage::Accepted { seq, .. } = table.players[0].last_answer(&id)? else { return None };
        table.players.iter_mut().try_for_each(|player| player.try_reach(seq.0))?;
    }
    Some(table)
}

/// Enters as the holder of a seat.
pub(super) fn enter_seat<G: TestGame>(address: &str, habits: &Habits, seat: &SeatGiven) -> Option<Player<G>> {
    enter(address, habits, &seat.room, Who::Seat { token: seat.token.clone() })
}

fn enter<G: TestGame>(address: &str, habits: &Habits, room: &RoomId, who: Who) -> Option<Player<G>> {
    match &habits.wire {
        Some(wire) => Player::try_enter(wire, room, who, Some(SHORT_PATIENCE)),
        None => Player::try_enter(address, room, who, None),
    }
}

/// Asks for a seat. A seat that was given is there, whatever happens next: whoever got it comes in by it.
fn ask(address: &str, device: u8, path: &str, body: &impl Serialize) -> Option<SeatGiven> {
    let config = Agent::config_builder().http_status_as_error(false).proxy(None);
    let agent: Agent = config.timeout_global(Some(Duration::from_secs(30))).build().into();
    let body = serde_json::to_string(body).expect("a body is plain data");
    let request = agent
        .post(format!("http://{address}{path}"))
        .header("Content-Type", "application/json")
        .header("X-Player-Key", player_key(device));
    let mut answer = request.send(body).ok()?;
    let text = answer.body_mut().read_to_string().ok()?;
    if answer.status() != 200 {
        let problem: HttpProblem =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let code = problem.code;
        assert!(matches!(code, protocol::ErrorCode::NotSaved | protocol::ErrorCode::Stopping), "{code:?}");
        return None;
    }
    Some(serde_json::from_str(&text).expect("a seat is given"))
}
