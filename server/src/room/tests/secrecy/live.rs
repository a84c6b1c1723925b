//! A whole game twice: in the second one the other seat feels other floors, and picks the same.

use super::server::{Server, Socket};
use crate::room::dice::script::{self, Script};
use crate::room::tests::harness::{ONE, settings};
use games::dice::Seed;
use games::tajuto::{Command, Deed, Event, Options, Tajuto, TouchMode};
use games::{Game, Seat, Setup};
use protocol::{Act, ClientMessage, CommandId, DecisionKey, OpenRoom, TakeSeat, Who};
use serde_json::Value;
use std::collections::HashMap;

const USUAL: u64 = 77;

/// What three viewers heard: the seat that feels other floors, the other seat, one who watches.
struct Heard {
    feeling: Vec<String>,
    other: Vec<String>,
    watching: Vec<String>,
}

/// A game of novices, command by command, with its events.
fn plan() -> Vec<(Seat, Command, Event)> {
    let mut chance = games::dice::Dice::stream(&Seed::from(3), 0);
    let mut steps = Vec::new();
    let choose = |state: &_, seat| {
        let sight = games::bot::Sight::<Tajuto>::new(state, seat);
        Tajuto::bot(games::bot::BotLevel::Novice).choose(&sight, &mut chance)
    };
    let opening = Tajuto::open(&setup(), &Seed::from(USUAL));
    games::playout::run::<Tajuto>(&opening, &Seed::from(USUAL), choose, |happening| {
        steps.push((happening.seat, *happening.command, happening.event.clone()));
        Ok(())
    })
    .unwrap();
    steps
}

fn setup() -> Setup<Tajuto> {
    let edition = Tajuto::standard_edition();
    let colours = Tajuto::colours(&edition)[..2].to_vec().try_into().unwrap();
    let options = Options { touch: TouchMode::Feel, open_scores: false };
    Setup::new(edition, options, colours, games::FirstPlayer::Seat(ONE)).unwrap()
}

/// Seeds by which seat 0 feels other floors at every handful, and finds the picked one in the same place.
fn other_draws(plan: &[(Seat, Command, Event)]) -> HashMap<u32, Seed> {
    let mut state = Tajuto::begin(&Tajuto::open(&setup(), &Seed::from(USUAL)));
    let mut seeds = HashMap::new();
    for (step, (seat, command, event)) in plan.iter().enumerate() {
        if let Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } = &event.deed
            && *seat == ONE
        {
            let picked = match &plan[step + 1].2.deed {
                Deed::Picked { place, floor } => Some((usize::from(*place), *floor)),
                _ => None,
            };
            let fits = |seed: &Seed| {
                let decided = Tajuto::decide(&state, ONE, command, seed).unwrap();
                let (Deed::Groped { handful: other, .. } | Deed::GropedAgain { handful: other, .. }) =
                    &decided[0].deed
                else {
                    panic!("{decided:?}")
                };
                other.felt != handful.felt
                    && picked.is_none_or(|(place, floor)| other.felt[place].floor == floor)
            };
            let seed = (1_000..1_000_000).map(Seed::from).find(fits).unwrap();
            seeds.insert(handful.draw, seed);
        }
        Tajuto::apply(&mut state, event);
    }
    seeds
}

async fn act(socket: &mut Socket, id: &str, act: Act) -> u64 {
    let id = CommandId::new(id).unwrap();
    socket.send(&ClientMessage::Act { id: id.clone(), act }).await;
    let answer = socket.until(|json| json["id"] == id.as_str()).await;
    assert_eq!(answer["type"], "accepted", "{answer}");
    answer["seq"].as_u64().unwrap()
}

/// Plays the plan over real sockets with these dice.
async fn play(server: &Server, plan: &[(Seat, Command, Event)], others: HashMap<u32, Seed>) -> Heard {
    let wish = OpenRoom {
        settings: settings(TouchMode::Feel),
        seats: 2,
        name: "Aiko".into(),
        nonce: None,
        token: None,
    };
    let host = server.rooms.open(wish, None).await.unwrap();
    script::leave(&host.room, Script { usual: Seed::from(USUAL), others });
    let mut one = server.hello(&host.room, Who::Seat { token: host.token.clone() }).await;
    let welcome = one.until(|json| json["type"] == "welcome").await;
    let code = |name: &str| protocol::Code::new(welcome["room"]["codes"][name].as_str().unwrap()).unwrap();
    let guest = TakeSeat {
        code: code("join"),
        seat: None,
        name: "Bruno".into(),
        colour: None,
        nonce: None,
        token: None,
    };
    let guest = server.rooms.take_seat(guest, None).await.unwrap();
    let mut two = server.hello(&guest.room, Who::Seat { token: guest.token.clone() }).await;
    let mut watching = server.hello(&host.room, Who::Spectator { code: code("watch") }).await;
    two.until(|json| json["type"] == "welcome").await;
    watching.until(|json| json["type"] == "welcome").await;
    let mut seq = act(&mut one, "start", Act::Start {}).await;
    for (step, (seat, command, _)) in plan.iter().enumerate() {
        for socket in [&mut one, &mut two, &mut watching] {
            socket.until_seq(seq).await;
        }
        let mover = if *seat == ONE { &mut one } else { &mut two };
        let key = DecisionKey::new(seq.to_string()).unwrap();
        let id = CommandId::new(format!("c{step}")).unwrap();
        mover.send(&ClientMessage::Command { id: id.clone(), key, command: (*command).into() }).await;
        let answer: Value = mover.until(|json| json["id"] == id.as_str()).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
        seq = answer["seq"].as_u64().unwrap();
    }
    for socket in [&mut one, &mut two, &mut watching] {
        socket.until_seq(seq).await;
    }
    // The last update opens everything: handfuls, seed. All before it is compared.
    let before_the_end = |socket: &Socket| {
        let mut texts = socket.compared();
        let last = texts.iter().position(|text| text.contains(r#""revealed":{"#)).unwrap();
        texts.truncate(last);
        texts
    };
    Heard { feeling: before_the_end(&one), other: before_the_end(&two), watching: before_the_end(&watching) }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_seat_feels_reaches_nobody_else() {
    let plan = plan();
    let others = other_draws(&plan);
    assert!(others.len() > 20, "{} handfuls differ", others.len());
    let server = Server::start().await;
    let first = play(&server, &plan, HashMap::new()).await;
    let second = play(&server, &plan, others).await;
    assert_ne!(first.feeling, second.feeling, "the one who feels does feel the difference");
    assert!(first.other.len() > 100);
    for (one, two) in first.other.iter().zip(&second.other).chain(first.watching.iter().zip(&second.watching))
    {
        assert_eq!(one, two);
    }
    assert_eq!((first.other.len(), first.watching.len()), (second.other.len(), second.watching.len()));
}
