//! A client of the socket that does what it is told, right or wrong.

use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::handshake::HandshakeError;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Error, Message, WebSocket};

use crate::steady::Steady;
use crate::test_app::TestApp;

const PATIENCE: Duration = Duration::from_secs(20);

/// An open socket.
pub(crate) struct Socket(WebSocket<Steady>);

/// What came.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// A message.
    Message(Value),
    /// The server closed with this code.
    Closed(u16),
    /// The connection broke.
    Gone,
}

impl Socket {
    pub(crate) fn open(app: &TestApp) -> Self {
        Self::open_with(app, &[]).unwrap_or_else(|status| panic!("the socket was refused: {status}"))
    }

    /// Opens a socket with further headers; the status where it is refused.
    pub(crate) fn open_with(app: &TestApp, headers: &[(&str, &str)]) -> Result<Self, u16> {
        Self::request(app, "/ws", headers)
    }

    /// Opens a socket by another address.
    pub(crate) fn open_at(app: &TestApp, path: &str) -> Self {
        Self::request(app, path, &[]).unwrap_or_else(|status| panic!("the socket was refused: {status}"))
    }

    fn request(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> Result<Self, u16> {
        let mut request = format!("ws://{}{path}", app.address()).into_client_request().unwrap();
        for (name, value) in headers {
            let name: HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let stream = Steady::connect(app.address(), PATIENCE).expect("the server accepts");
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Self(socket)),
            Err(HandshakeError::Failure(Error::Http(response))) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens a socket and enters a room in a seat; the welcome with it.
    pub(crate) fn enter(app: &TestApp, seat: &Value) -> (Self, Value) {
        let mut socket = Self::open(app);
        socket.say(&hello(seat));
        let welcome = socket.message();
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        (socket, welcome)
    }

    pub(crate) fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string());
    }

    pub(crate) fn say_text(&mut self, text: &str) {
        self.send(Message::text(text));
    }

    pub(crate) fn say_bytes(&mut self, bytes: &[u8]) {
        self.send(Message::binary(bytes.to_vec()));
    }

    fn send(&mut self, message: Message) {
        // One who was sent away may still be speaking.
        let _ = self.0.send(message);
    }

    /// The connection under the socket.
    pub(crate) fn stream(&mut self) -> &mut Steady {
        self.0.get_mut()
    }

    pub(crate) fn next(&mut self) -> Heard {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Heard::Message(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(frame)) => {
                    // Answers the close.
                    let _ = self.0.flush();
                    return Heard::Closed(frame.map_or(CloseCode::Status, |frame| frame.code).into());
                }
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("nothing came in time")
                }
                Err(_) => return Heard::Gone,
            }
        }
    }

    pub(crate) fn message(&mut self) -> Value {
        match self.next() {
            Heard::Message(message) => message,
            other => panic!("{other:?} instead of a message"),
        }
    }

    /// The next message that is no presence and no update.
    pub(crate) fn answer(&mut self) -> Value {
        loop {
            let message = self.message();
            if message["type"] != "presence" && message["type"] != "update" {
                return message;
            }
        }
    }

    /// The next answer to the message of this id.
    pub(crate) fn expect_answer_to(&mut self, id: &str) -> Value {
        loop {
            let message = self.message();
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Reads what is there, and answers pings, without waiting for more.
    pub(crate) fn breathe(&mut self) {
        while self.0.read().is_ok() {}
    }

    #[track_caller]
    pub(crate) fn expect_error(&mut self, code: &str) {
        let message = self.answer();
        assert_eq!((&message["type"], &message["code"]), (&json!("error"), &json!(code)), "{message}");
    }

    /// Reads to the end: the code with which the server closed.
    #[track_caller]
    pub(crate) fn expect_close(&mut self, code: u16) {
        loop {
            match self.next() {
                Heard::Message(_) => {}
                other => return assert_eq!(other, Heard::Closed(code)),
            }
        }
    }
}

/// The `hello` of one who holds a seat.
pub(crate) fn hello(seat: &Value) -> Value {
    json!({
        "type": "hello",
        "version": 1,
        "room": seat["room"],
        "who": { "as": "seat", "token": seat["token"] },
        "seen": 0,
    })
}

/// A wish to open a room.
pub(crate) fn wish() -> String {
    let game = json!({ "game": "tajuto", "touch": "feel", "open_scores": false });
    json!({ "settings": { "game": game }, "seats": 2, "name": "Ama" }).to_string()
}

/// Opens a room: its first seat.
pub(crate) fn open_room(app: &TestApp) -> Value {
    let answer = app.post_json("/api/rooms", &wish());
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}
