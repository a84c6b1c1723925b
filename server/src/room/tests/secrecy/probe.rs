//! All that a viewer can ask for without changing anything: every kind of command, tried and sent, with good keys
//! and old ones, acts that are not to be had, and every address of the HTTP API.

use super::table::Table;
use crate::room::tests::harness::settings;
use games::Seat;
use games::tajuto::{ActionTile, Command, FloorSet, FloorSize, Objective, Pagoda, Stack, TouchMode, Ware};
use protocol::{Act, BotName, ClientMessage, DecisionKey, Motion, Seq};
use serde_json::Value;

/// How much is asked before the answers are listened to.
const AT_ONCE: usize = 40;

/// Every kind of command, for a tile that everybody has and one that hardly anybody has.
fn every_command() -> Vec<Command> {
    let mut all: Vec<Command> = (0..6).map(|place| Command::Pick { place }).collect();
    all.push(Command::GropeAgain {});
    all.push(Command::EndTurn { keep: None });
    for floor in FloorSet::ALL.iter() {
        all.push(Command::Build { floor });
        all.push(Command::EndTurn { keep: Some(floor) });
    }
    all.extend(Objective::ALL.map(|objective| Command::Claim { objective }));
    for tile in [ActionTile::A, ActionTile::D] {
        all.push(Command::Grope { tile });
        all.push(Command::DrawBlind { tile });
        all.extend(FloorSize::ALL.map(|size| Command::DrawSize { tile, size }));
        all.extend(Pagoda::ALL.map(|pagoda| Command::Offer { tile, pagoda }));
        all.extend(Stack::ALL.map(|stack| Command::Acquire { tile, ware: Ware::Village { stack } }));
        all.extend(Pagoda::ALL.map(|pagoda| Command::Acquire { tile, ware: Ware::Inauguration { pagoda } }));
    }
    all
}

/// Acts that nobody can have while the game is on and nothing is asked.
fn vain_acts() -> Vec<Act> {
    let nobody = Seat::ALL[3];
    vec![
        Act::Rename { name: String::new() },
        Act::Recolour { colour: games::PlayerColour::Brown },
        Act::Leave {},
        Act::Configure { settings: settings(TouchMode::Blind) },
        Act::Resize { seats: 4 },
        Act::SeatBot { seat: nobody, level: BotName::Novice },
        Act::ClearSeat { seat: Seat::ALL[0] },
        Act::PassHost { seat: nobody },
        Act::ShowHand { show: true },
        Act::Start {},
        Act::TakeBack { from: Seq(0) },
        Act::TakeBack { from: Seq(1) },
        Act::TakeBack { from: Seq(u32::MAX) },
        Act::AnswerTakeBack { offer: Seq(1), agree: true },
        Act::AnswerTakeBack { offer: Seq(1), agree: false },
        Act::Vote { motion: Motion::StandIn { seat: nobody }, aye: true },
        Act::Vote { motion: Motion::StandIn { seat: Seat::ALL[0] }, aye: true },
        Act::Return {},
        Act::Rematch {},
    ]
}

impl Table {
    /// Somebody asks for everything that changes nothing.
    pub(super) async fn probe(&mut self, guest: usize) {
        let (now, old) = (self.key(), DecisionKey::new("1").unwrap());
        let mut acts = vain_acts();
        if let Some((_, seq)) = self.last.filter(|(seat, _)| self.guests[guest].seat != Some(*seat)) {
            // What another seat did is not one's own to take back.
            acts.push(Act::TakeBack { from: Seq(seq) });
        }
        let guest = &mut self.guests[guest];
        let legal: Vec<Value> = guest.here().decision["legal"].as_array().cloned().unwrap_or_default();
        let mut asked = Vec::new();
        for command in every_command() {
            let id = guest.id();
            asked.push(ClientMessage::Try { id, command: command.into() });
            let listed = serde_json::to_value(command).unwrap();
            let keys = if legal.iter().any(|legal| legal["command"] == listed) {
                vec![&old]
            } else {
                vec![&old, &now]
            };
            for key in keys {
                let (id, key) = (guest.id(), key.clone());
                asked.push(ClientMessage::Command { id, key, command: command.into() });
            }
        }
        asked.extend(acts.into_iter().map(|act| ClientMessage::Act { id: guest.id(), act }));
        asked.push(ClientMessage::Chat { id: guest.id(), text: String::new() });
        for some in asked.chunks(AT_ONCE) {
            for message in some {
                guest.here().send(message).await;
            }
            for message in some {
                let id = serde_json::to_value(message).unwrap()["id"].clone();
                let answer = guest.here().until(|json| json["id"] == id).await;
                let vain = ["refused", "error", "tried"].iter().any(|vain| answer["type"] == *vain);
                assert!(vain, "{answer}");
            }
        }
    }

    /// Somebody in the waiting room asks for what is not to be had there, and for what is no message.
    pub(super) async fn probe_lobby(&mut self, guest: usize) {
        let guest = &mut self.guests[guest];
        let (command, key) = (Command::GropeAgain {}, DecisionKey::new("1").unwrap());
        let asked = [
            ClientMessage::Try { id: guest.id(), command: command.into() },
            ClientMessage::Command { id: guest.id(), key, command: command.into() },
            ClientMessage::Act {
                id: guest.id(),
                act: Act::SeatBot { seat: Seat::ALL[0], level: BotName::Novice },
            },
            ClientMessage::Act { id: guest.id(), act: Act::TakeBack { from: Seq(1) } },
            ClientMessage::Act { id: guest.id(), act: Act::Rematch {} },
        ];
        for message in &asked {
            let id = serde_json::to_value(message).unwrap()["id"].clone();
            guest.here().send(message).await;
            let answer = guest.here().until(|json| json["id"] == id).await;
            assert_eq!(answer["type"], "error", "{answer}");
        }
        for text in [r#"{"type":"try","id":"x","command":{"game":"tajuto","do":"fly"}}"#, "{"] {
            guest.here().send_text(text.into()).await;
            guest.here().until(|json| json["type"] == "error").await;
        }
    }

    /// Somebody asks the HTTP API for all that it has of this room; one who only watches has no join code.
    pub(super) async fn ask_api(&mut self, watches: bool) {
        let code = |name: &str| self.codes[name].as_str().unwrap();
        let mut paths = vec![
            format!("/api/rooms/{}", code("watch")),
            "/api/live".into(),
            "/api/games".into(),
            format!("/api/games/{}", self.game_id),
            format!("/api/games/{}/file", self.game_id),
            format!("/api/rooms/{}", self.room.as_str()),
            "/api/me/games".into(),
            "/api/nothing".into(),
        ];
        if !watches {
            paths.push(format!("/api/rooms/{}", code("join")));
        }
        for path in paths {
            let answer = self.server.get(&path).await;
            assert!(!path.contains("/games/") || answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
            self.answers.push(answer);
        }
    }
}
