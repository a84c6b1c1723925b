//! A socket that hears everything and keeps it to the letter.

use std::time::Duration;

use protocol::{ClientMessage, CommandId, ProtocolVersion, RoomId, Seq, Who};
use serde_json::Value;
use tungstenite::{Message, WebSocket};

use super::recording::{Hearer, Said};
use crate::player::new_id;
use crate::steady::Steady;

const PATIENCE: Duration = Duration::from_secs(30);

/// One who hears.
pub(super) struct Ear {
    pub(super) hearer: Hearer,
    address: String,
    room: RoomId,
    who: Who,
    socket: WebSocket<Steady>,
    seq: u64,
    chat: u64,
    /// Whether it has been told that the game is over, when all is open.
    pub(super) is_over: bool,
    /// All that it was told before.
    pub(super) said: Vec<Said>,
}

impl Ear {
    pub(super) fn open(address: &str, hearer: Hearer, room: &RoomId, who: Who) -> Self {
        let (address, room) = (address.to_owned(), room.clone());
        let socket = connect(&address);
        let said = Vec::new();
        let mut ear = Self { hearer, address, room, who, socket, seq: 0, chat: 0, is_over: false, said };
        ear.greet(0, 0);
        ear
    }

    fn greet(&mut self, seen: u64, chat_seen: u64) {
        let number = |number: u64| u32::try_from(number).expect("it is small");
        self.say(&ClientMessage::Hello {
            version: ProtocolVersion::CURRENT,
            room: self.room.clone(),
            who: self.who.clone(),
            seen: Seq(number(seen)),
            chat_seen: number(chat_seen),
        });
        while self.hear("at the welcome")["type"] != "welcome" {}
    }

    /// Comes back three times: as one who has seen everything, some of it, and nothing.
    pub(super) fn come_back(&mut self) {
        let (seq, chat) = (self.seq, self.chat);
        for (seen, chat_seen) in [(seq, chat), (seq / 2, chat / 2), (0, 0)] {
            self.socket = connect(&self.address);
            self.greet(seen, chat_seen);
        }
    }

    fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a message is plain data");
        self.socket.send(Message::text(text)).expect("the server listens");
    }

    fn hear(&mut self, when: &str) -> Value {
        let text = loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => break text,
                Ok(_) => {}
                Err(error) => panic!("{:?} {when}: {error}", self.hearer),
            }
        };
        let json: Value = serde_json::from_str(&text).expect("it is JSON");
        self.seq = json["seq"].as_u64().filter(|_| json["id"].is_null()).unwrap_or(self.seq);
        let lines = json["chat"].as_array().and_then(|chat| chat.last()).unwrap_or(&json["line"]);
        self.chat = lines["n"].as_u64().unwrap_or(self.chat);
        self.is_over |= json["room"]["phase"] == "over";
        if !self.is_over {
            let when = format!("{when}, at {}", self.seq);
            self.said.push(Said { to: self.hearer, when, text: text.as_bytes().to_vec() });
        }
        json
    }

    /// Hears all that has been said.
    pub(super) fn listen(&mut self) {
        self.say(&ClientMessage::Ping {});
        while self.hear("while listening")["type"] != "pong" {}
    }

    /// Hears until it knows so much, or that all is over.
    pub(super) fn reach(&mut self, seq: u32) {
        while self.seq < seq.into() && !self.is_over {
            self.hear("while listening");
        }
    }

    /// Asks for something, and hears what comes of it.
    pub(super) fn ask(&mut self, make: impl FnOnce(CommandId) -> ClientMessage) -> Value {
        let id = new_id();
        let message = make(id.clone());
        self.say(&message);
        loop {
            let answer = self.hear(&format!("when asked by {}", kind(&message)));
            if answer["id"] == id.as_str() {
                return answer;
            }
        }
    }
}

fn kind(message: &ClientMessage) -> &'static str {
    match message {
        ClientMessage::Command { .. } => "a command",
        ClientMessage::Try { .. } => "a try",
        ClientMessage::Hint { .. } => "a wish for a hint",
        ClientMessage::Act { .. } => "an act",
        ClientMessage::Chat { .. } => "a line",
        ClientMessage::Hello { .. } | ClientMessage::Ping {} => "a greeting",
    }
}

fn connect(address: &str) -> WebSocket<Steady> {
    let stream = Steady::connect(address, PATIENCE).expect("the server accepts");
    let (socket, _) = tungstenite::client(format!("ws://{address}/ws"), stream).expect("it is a WebSocket");
    socket
}
