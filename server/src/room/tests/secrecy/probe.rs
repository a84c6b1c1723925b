//! All that a viewer can ask for without changing anything: every kind of command, tried and sent, with good keys
//! and old ones, hints, acts that are not to be had, and every address of the HTTP API.

use super::game::Secretive;
use super::table::Table;
use crate::room::tests::harness::settings;
use games::Seat;
use games::tajuto::TouchMode;
use protocol::{Act, BotName, ClientMessage, DecisionKey, GameCommand, Motion, Seq};
use serde_json::{Value, json};

/// How much is asked before the answers are listened to.
const AT_ONCE: usize = 40;

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
    pub(super) async fn probe<G: Secretive>(&mut self, index: usize) {
        let (now, old) = (self.key(), DecisionKey::new("1").unwrap());
        let mut acts = vain_acts();
        if let Some((_, seq)) = self.last.filter(|(seat, _)| self.guests[index].seat != Some(*seat)) {
            // What another seat did is not one's own to take back.
            acts.push(Act::TakeBack { from: Seq(seq) });
        }
        let guest = &mut self.guests[index];
        let legal: Vec<Value> = guest.here().decision["legal"].as_array().cloned().unwrap_or_default();
        let mut asked = Vec::new();
        for command in G::every_command() {
            let listed = serde_json::to_value(&command).unwrap();
            let command: GameCommand = command.into();
            asked.push(ClientMessage::Try { id: guest.id(), command: command.clone() });
            let keys = if legal.iter().any(|legal| legal["command"] == listed) {
                vec![&old]
            } else {
                vec![&old, &now]
            };
            for key in keys {
                let (id, key, command) = (guest.id(), key.clone(), command.clone());
                asked.push(ClientMessage::Command { id, key, command });
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
        self.ask_hint(index).await;
    }

    /// Somebody asks for a hint: who is to move gets one, nobody else.
    pub(super) async fn ask_hint(&mut self, guest: usize) {
        let decides = !self.guests[guest].here().decision.is_null();
        let answer = self.ask(guest, |id| ClientMessage::Hint { id }).await;
        assert_eq!(answer["type"], if decides { "hinted" } else { "error" }, "{answer}");
    }

    /// Somebody in the waiting room asks for what is not to be had there, and for what is no message.
    pub(super) async fn probe_lobby<G: Secretive>(&mut self, guest: usize) {
        let guest = &mut self.guests[guest];
        let command: GameCommand = G::every_command().swap_remove(0).into();
        let key = DecisionKey::new("1").unwrap();
        let asked = [
            ClientMessage::Try { id: guest.id(), command: command.clone() },
            ClientMessage::Command { id: guest.id(), key, command },
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
        let fly = json!({ "type": "try", "id": "x", "command": { "game": G::NAME, "do": "fly" } });
        for text in [fly.to_string(), "{".into()] {
            guest.here().send_text(text).await;
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
            format!("/api/games/{}/replay", self.game_id),
            format!("/api/games/{}/replay?eyes=0", self.game_id),
            format!("/api/games/{}/page", self.game_id),
            format!("/game/{}/card.png", self.game_id),
            format!("/game/{}", self.game_id),
            format!("/api/rooms/{}", self.room.as_str()),
            "/api/me".into(),
            "/api/me/games".into(),
            "/api/me/statistics".into(),
            format!("/api/me/evening?game={}", self.game_id),
            "/api/push".into(),
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
