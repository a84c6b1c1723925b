//! What clients choose to say, out of what they were told and nothing else: sensible things, and others.

use super::client::Client;
use super::known::{decision, undo};
use super::world::World;
use games::Seat;
use games::dice::Stream;
use protocol::{
    Act, BotName, ClientMessage, CommandId, GameCommand, Motion, Nonce, Occupant, RoomPhase, RoomView,
};

/// Something to say, its id, and whether an answer is waited for.
type Chosen = (CommandId, ClientMessage, bool);

/// Keys and commands of the past that a client keeps.
const MOST_PAST: usize = 20;

impl World {
    pub(super) fn choose(&mut self, number: usize) -> Option<Chosen> {
        let (calm, whole) = (self.calm, self.plan.whole);
        let client = &mut self.clients[number];
        let room = client.known.room.clone()?;
        if client.outbox.len() > 2 {
            return None;
        }
        let Some(seat) = client.seat() else {
            return if calm { None } else { watch(client, &mut self.chance) };
        };
        let act = match room.phase {
            RoomPhase::Waiting if !calm || whole => {
                let people = if calm { 0 } else { usize::from(self.plan.people) };
                gather(&room, seat, people, &mut self.chance)?
            }
            // All is well, and a bot brings the game to its end.
            RoomPhase::Playing if calm && whole && client.outbox.is_empty() && !is_helped(&room, seat) => {
                Act::StandIn { level: BotName::Novice }
            }
            _ if calm => return None,
            RoomPhase::Playing => return play(client, &room, seat, &mut self.chance),
            RoomPhase::Waiting | RoomPhase::Over | RoomPhase::Abandoned => match self.chance.below(20) {
                0 => Act::Rematch {},
                1 => Act::Start {},
                _ => return chat(client, &mut self.chance),
            },
        };
        Some(client.act(act))
    }
}

impl Client {
    fn act(&mut self, act: Act) -> Chosen {
        let id = self.id();
        let message = ClientMessage::Act { id: id.clone(), act };
        self.last = Some((id.clone(), message.clone()));
        (id, message, true)
    }

    fn command(&mut self, key: protocol::DecisionKey, command: GameCommand) -> Chosen {
        let id = self.id();
        let message = ClientMessage::Command { id: id.clone(), key, command };
        self.last = Some((id.clone(), message.clone()));
        (id, message, true)
    }
}

fn is_helped(room: &RoomView, seat: Seat) -> bool {
    let occupant = room.seats.get(seat.index()).map(|view| &view.occupant);
    matches!(occupant, Some(Occupant::Person { stand_in: Some(_), .. }))
}

fn chat(client: &mut Client, chance: &mut Stream) -> Option<Chosen> {
    let id = client.id();
    let text = if chance.below(10) == 0 { String::new() } else { format!("line {}", id.as_str()) };
    (chance.below(4) == 0).then(|| (id.clone(), ClientMessage::Chat { id, text }, true))
}

fn watch(client: &mut Client, chance: &mut Stream) -> Option<Chosen> {
    match chance.below(40) {
        0 => {
            let id = client.id();
            Some((id.clone(), ClientMessage::Act { id, act: Act::Start {} }, true))
        }
        1..16 => chat(client, chance),
        _ => None,
    }
}

/// Before the start: the host seats bots where no people are awaited, and begins.
fn gather(room: &RoomView, seat: Seat, people: usize, chance: &mut Stream) -> Option<Act> {
    let is_empty = |view: &&protocol::SeatView| matches!(view.occupant, Occupant::Nobody {});
    let empty = room.seats.iter().rev().find(is_empty);
    match (chance.below(12), room.host == Some(seat), empty) {
        (0..6, true, Some(view)) if view.seat.index() >= people => {
            Some(Act::SeatBot { seat: view.seat, level: BotName::Novice })
        }
        (6, ..) => Some(Act::Rename { name: format!("N{}", chance.below(1_000)) }),
        (7, ..) => Some(Act::ShowHand { show: chance.below(2) == 0 }),
        (8, ..) => Some(Act::Stir { nonce: Nonce::new(format!("n{}", chance.below(1_000))).unwrap() }),
        (0..6, true, None) | (9, ..) => Some(Act::Start {}),
        (10, ..) if chance.below(4) == 0 => Some(Act::MakePass { moves: chance.below(4) == 0 }),
        _ => None,
    }
}

fn play(client: &mut Client, room: &RoomView, seat: Seat, chance: &mut Stream) -> Option<Chosen> {
    let table = client.known.table.as_ref()?;
    let (decides, undo) = (decision(table), undo(table));
    if let Some((key, legal)) = &decides
        && let Some(command) = chance.pick(legal)
    {
        client.past.push((key.clone(), command.clone()));
        let old = client.past.len().saturating_sub(MOST_PAST);
        client.past.drain(..old);
        if chance.below(100) < 75 {
            return Some(client.command(key.clone(), command.clone()));
        }
    }
    let offer = room.take_back.as_ref().filter(|offer| offer.by != seat);
    if let Some(offer) = offer.filter(|offer| !offer.agreed.contains(&seat) && chance.below(3) > 0) {
        return Some(client.act(Act::AnswerTakeBack { offer: offer.offer, agree: chance.below(3) > 0 }));
    }
    match chance.below(60) {
        // What was possible once, by the key of then, or by that of now.
        0..4 => {
            let (key, command) = chance.pick(&client.past)?.clone();
            let key = decides.filter(|_| chance.below(2) == 0).map_or(key, |(now, _)| now);
            Some(client.command(key, command))
        }
        // The same once more, under the same id.
        4..6 => client.last.clone().map(|(id, message)| (id, message, false)),
        // Something else under an id that was used.
        6 => {
            let (id, _) = client.last.clone()?;
            let act = Act::Rename { name: "Twice".into() };
            let is_act = matches!(client.last, Some((_, ClientMessage::Act { .. })));
            (!is_act).then(|| (id.clone(), ClientMessage::Act { id, act }, false))
        }
        7..12 => chat(client, chance),
        12..16 => undo.map(|undo| client.act(Act::TakeBack { from: undo.from })),
        16 => {
            let (_, command) = chance.pick(&client.past)?.clone();
            let id = client.id();
            Some((id.clone(), ClientMessage::Try { id, command }, true))
        }
        17 if chance.below(4) == 0 => {
            let id = client.id();
            Some((id.clone(), ClientMessage::Hint { id }, true))
        }
        18 => Some(client.act(Act::StandIn { level: BotName::Novice })),
        19..22 => Some(client.act(Act::Return {})),
        22 => Some(client.act(Act::MakePass { moves: chance.below(4) == 0 })),
        23..25 => Some(client.act(Act::Rename { name: format!("N{}", chance.below(1_000)) })),
        25 if chance.below(8) == 0 => {
            Some(client.act(Act::Vote { motion: Motion::Abandon {}, aye: chance.below(2) == 0 }))
        }
        26..28 => {
            let about = chance.pick(&room.seats)?.seat;
            let motion = if chance.below(2) == 0 {
                Motion::StandIn { seat: about }
            } else {
                Motion::Reinvite { seat: about }
            };
            Some(client.act(Act::Vote { motion, aye: chance.below(4) > 0 }))
        }
        28 => room.reinvites.first().map(|&seat| client.act(Act::Reinvite { seat })),
        29 => Some(client.act(Act::PassHost { seat: chance.pick(&room.seats)?.seat })),
        30 => Some(client.act(Act::WithdrawPasses {})),
        _ => None,
    }
}
