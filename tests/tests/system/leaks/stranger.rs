//! One who sits nowhere asks every address of the server for everything.

use protocol::{Code, GameId, RoomId};
use serde_json::{Value, json};

use super::recording::{Hearer, Said};
use crate::api::ROUTES;
use crate::test_app::{Answer, TestApp};

const OTHER_KEY: &str = "a-key-of-a-device-that-never-was-here";
const OTHER_TOKEN: &str = "a-token-that-was-never-given";

/// What a stranger may have learnt: where to watch, and the names of things.
pub(super) struct Stranger {
    pub(super) watch: Code,
    pub(super) room: RoomId,
    pub(super) game: GameId,
}

impl Stranger {
    /// Asks every route that the server has, and the page of the game. `{id}` is the game, then the room.
    pub(super) fn ask_everything(&self, app: &TestApp, when: &str) -> Vec<Said> {
        let mut said = Vec::new();
        let mut note = |path: &str, answer: &Answer| {
            let to = if path == "/metrics" { Hearer::Metrics } else { Hearer::Stranger };
            let text = [answer.head_text().as_bytes(), b"\r\n\r\n", &answer.bytes].concat();
            said.push(Said { to, when: format!("{when}, by {path}"), text });
        };
        for (method, route) in ROUTES {
            for path in self.paths(route) {
                let key = ("X-Player-Key", OTHER_KEY);
                let answer = if method == "get" {
                    app.get_with(&path, &[key])
                } else {
                    let body = self.body(&path).to_string();
                    app.post_with(&path, &body, &[key, ("Content-Type", "application/json")])
                };
                let is_of_the_game = path.contains("/game/") || path.contains("/api/games/");
                assert!(!is_of_the_game || answer.status == 404, "{when}: {path} is {}", answer.status);
                note(&path, &answer);
            }
        }
        for path in [format!("/game/{}", self.game.as_str()), format!("/t/{}", self.watch.as_str())] {
            note(&path, &app.get(&path));
        }
        said
    }

    fn paths(&self, route: &str) -> Vec<String> {
        let names = [self.game.as_str(), self.room.as_str(), self.watch.as_str()];
        let mut paths: Vec<String> = if route.contains('{') {
            names.map(|name| route.replace("{id}", name).replace("{code}", name)).to_vec()
        } else {
            vec![route.to_owned()]
        };
        match route {
            "/api/games/{id}/replay" => {
                let eyes = ["watcher", "0", "1"].map(|eyes| format!("{}?eyes={eyes}", paths[0]));
                paths.extend(eyes);
            }
            "/api/me/evening" => paths = vec![format!("{route}?game={}", self.game.as_str())],
            _ => {}
        }
        paths
    }

    fn body(&self, path: &str) -> Value {
        let room = self.room.as_str();
        match path {
            "/api/seats" => json!({ "code": self.watch, "name": "Nobody" }),
            "/api/passes" => json!({ "room": room, "pass": OTHER_TOKEN }),
            "/api/screens" => json!({ "code": self.watch, "pass": OTHER_TOKEN }),
            "/api/tables" => json!({ "tables": [{ "room": room, "token": OTHER_TOKEN }] }),
            "/api/me/name" => json!({ "name": "Nobody" }),
            "/api/games" => json!({ "head": { "game_id": self.game } }),
            "/api/rooms" | "/api/practice" | "/api/me/forget" => json!({}),
            other => panic!("what is to be asked at {other}?"),
        }
    }
}
