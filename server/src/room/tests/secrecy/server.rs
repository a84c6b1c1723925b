//! The server in process, with real sockets.

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
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a message may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(20);

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
        let plenty = ["--socket-messages", "9999/s:9999", "--address-messages", "9999/s:9999"];
        let arguments = [&["sanmon", "serve", "--data", data][..], &plenty].concat();
        let command = Cli::read(arguments.iter().map(Into::into).collect()).unwrap();
        let Command::Serve(config) = command else { panic!("not to serve") };
        let store = Store::open(&config.store.to_config()).await.unwrap();
        let rooms = Rooms::new(store.clone(), config.rooms.to_config());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("ws://{}/ws", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let house = House::new(*config, store.clone(), rooms.clone());
        tokio::spawn(serve::run(listener, house, async {
            let _ = stopped.await;
        }));
        Self { rooms, store, address, stop: Some(stop), _folder: folder }
    }

    pub(super) async fn hello(&self, room: &RoomId, who: Who) -> Socket {
        self.hello_again(room, who, Seq(0)).await
    }

    /// Comes in as one who has seen so much.
    pub(super) async fn hello_again(&self, room: &RoomId, who: Who, seen: Seq) -> Socket {
        let (stream, _) = connect_async(&self.address).await.unwrap();
        let mut socket = Socket { stream, heard: Vec::new(), seq: 0 };
        let (version, room) = (ProtocolVersion::CURRENT, room.clone());
        socket.send(&ClientMessage::Hello { version, room, who, seen, chat_seen: 0 }).await;
        socket
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
    seq: u64,
}

impl Socket {
    pub(super) async fn send(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap();
        self.stream.send(Message::text(text)).await.unwrap();
    }

    async fn hear(&mut self) -> Value {
        loop {
            let message =
                timeout(PATIENCE, self.stream.next()).await.expect("nothing comes").unwrap().unwrap();
            let Message::Text(text) = message else { continue };
            self.heard.push(text.to_string());
            let json: Value = serde_json::from_str(&text).unwrap();
            if json["type"] == "welcome" || json["type"] == "update" {
                self.seq = json["seq"].as_u64().unwrap();
            }
            return json;
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
    pub(super) async fn until_seq(&mut self, seq: u64) {
        while self.seq < seq {
            self.hear().await;
        }
    }

    /// What was heard, without who came and went: that depends on who is quicker.
    pub(super) fn compared(&self) -> Vec<String> {
        let presence = |text: &&String| !text.starts_with(r#"{"type":"presence""#);
        self.heard.iter().filter(presence).map(|text| super::normal(text)).collect()
    }
}
