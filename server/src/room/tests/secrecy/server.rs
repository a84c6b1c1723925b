//! The server in process, with real sockets.

use super::{NORMALISED_HEADERS, normal};
use crate::cli::{Cli, Command};
use crate::house::House;
use crate::rooms::Rooms;
use crate::serve;
use crate::store::Store;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ProtocolVersion, RoomId, Seq, Who};
use serde_json::Value;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a message may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(20);
/// No limit is met here, not even on a machine that is busy with other tests, and delayed watchers wait for longer than any
/// test takes.
const OPTIONS: [&str; 18] = [
    "--db-timeout-ms",
    "60000",
    "--socket-messages",
    "99999/s:99999",
    "--socket-tries",
    "99999/s:99999",
    "--socket-hints",
    "99999/s:99999",
    "--socket-chat",
    "99999/s:99999",
    "--address-messages",
    "99999/s:99999",
    "--address-hellos",
    "99999/s:99999",
    "--address-reads",
    "99999/s:99999",
    "--long-delay-ms",
    "99999999",
];

/// A running server.
pub(super) struct Server {
    pub(super) rooms: Rooms,
    pub(super) store: Store,
    address: String,
    stop: Option<oneshot::Sender<()>>,
    _folder: TempDir,
}

impl Server {
    pub(super) async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().to_str().unwrap();
        let arguments = [&["sanmon", "serve", "--data", data][..], &OPTIONS].concat();
        let command = Cli::read(arguments.iter().map(Into::into).collect()).unwrap();
        let Command::Serve(config) = command else { panic!("not to serve") };
        let store = Store::open(&config.store.to_config()).await.unwrap();
        let rooms = Rooms::new(store.clone(), config.rooms.to_config());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let house = House::new(*config, store.clone(), rooms.clone());
        tokio::spawn(serve::run(listener, house, async {
            let _ = stopped.await;
        }));
        Self { rooms, store, address, stop: Some(stop), _folder: folder }
    }

    /// Says hello, having seen so much, and hears the welcome.
    pub(super) async fn hello(&self, room: &RoomId, who: Who, seen: u32, chat_seen: u32) -> Socket {
        let (stream, _) = connect_async(format!("ws://{}/ws", self.address)).await.unwrap();
        let mut socket = Socket {
            stream,
            heard: Vec::new(),
            seq: 0,
            chat: chat_seen,
            decision: Value::Null,
            presence: Value::Null,
        };
        let (version, room, seen) = (ProtocolVersion::CURRENT, room.clone(), Seq(seen));
        socket.send(&ClientMessage::Hello { version, room, who, seen, chat_seen }).await;
        socket.until(|json| json["type"] == "welcome").await;
        socket
    }

    /// What an address answers, as it is compared: the status, the headers, the body.
    pub(super) async fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut answer)).await.expect("no answer").unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let declared = |line: &&str| {
            let name = line.split(':').next().unwrap_or_default().to_lowercase();
            !NORMALISED_HEADERS.contains(&name.as_str())
        };
        let head: Vec<&str> = head.lines().filter(declared).collect();
        // A page is compared as it is.
        let body = if body.starts_with(['{', '[']) { normal(body) } else { body.to_owned() };
        format!("{}\n{body}", head.join("\n"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
    }
}

/// A socket, and every text that came through it.
pub(super) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(super) heard: Vec<String>,
    /// The number that the room has come to.
    pub(super) seq: u32,
    /// The last line of chat.
    pub(super) chat: u32,
    /// What there is to decide.
    pub(super) decision: Value,
    /// Who is there.
    pub(super) presence: Value,
}

impl Socket {
    pub(super) async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    pub(super) async fn send_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    async fn hear(&mut self) -> Value {
        loop {
            let message =
                timeout(PATIENCE, self.stream.next()).await.expect("nothing comes").unwrap().unwrap();
            let Message::Text(text) = message else { continue };
            self.heard.push(text.to_string());
            let json: Value = serde_json::from_str(&text).unwrap();
            self.note(&json);
            return json;
        }
    }

    fn note(&mut self, json: &Value) {
        let number = |json: &Value| u32::try_from(json.as_u64().unwrap()).unwrap();
        match json["type"].as_str().unwrap() {
            "welcome" | "update" => {
                self.seq = number(&json["seq"]);
                for part in [&json["table"], &json["news"]] {
                    if !part.is_null() {
                        self.decision = part["decision"].clone();
                    }
                }
                if !json["presence"].is_null() {
                    self.presence = json["presence"].clone();
                }
                if let Some(line) = json["chat"].as_array().and_then(|chat| chat.last()) {
                    self.chat = number(&line["n"]);
                }
            }
            "presence" => self.presence = json["presence"].clone(),
            "chat" => self.chat = number(&json["line"]["n"]),
            _ => {}
        }
    }

    /// Listens until a message satisfies the condition, and returns it.
    pub(super) async fn until(&mut self, found: impl Fn(&Value) -> bool) -> Value {
        loop {
            let json = self.hear().await;
            if found(&json) {
                return json;
            }
        }
    }

    /// Listens until the room has come to a number.
    pub(super) async fn until_seq(&mut self, seq: u32) {
        while self.seq < seq {
            self.hear().await;
        }
    }

    /// Listens until these are there.
    pub(super) async fn until_presence(&mut self, presence: &Value) {
        while self.presence != *presence {
            self.hear().await;
        }
    }

    /// Goes away, and leaves what was heard.
    pub(super) async fn close(mut self) -> Vec<String> {
        let _ = self.stream.close(None).await;
        self.heard
    }
}
