//! Those who come to the door and do not come in, or want more than there is.

use std::time::Duration;

use games::registry::GameKind;
use protocol::OpenRoom;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::attack::Attacker;
use crate::socket::Socket;
use crate::{http, place, table};

/// Opens a socket and says nothing, until it is sent away and comes again.
pub(super) async fn no_hello(at: Attacker) {
    let (server, deeds) = (at.field.world.server, &at.field.deeds);
    loop {
        if let Ok(stream) = place::connect(at.address, server).await
            && let Ok(mut socket) = Socket::open(stream, server).await
        {
            deeds.connections.add();
            deeds.done.add();
            while socket.hear().await.is_some() {}
            deeds.cut_off.add();
        }
        at.rest().await;
    }
}

/// Sends half a request, until it is sent away and comes again.
pub(super) async fn half_request(at: Attacker) {
    let (server, deeds) = (at.field.world.server, &at.field.deeds);
    loop {
        if let Ok(mut stream) = place::connect(at.address, server).await
            && stream.write_all(b"GET /ws HTTP/1.1\r\nHost: sanmon\r\nUpgrade: webso").await.is_ok()
        {
            deeds.connections.add();
            deeds.done.add();
            let mut rest = Vec::new();
            let _ = stream.read_to_end(&mut rest).await;
            deeds.cut_off.add();
        }
        at.rest().await;
    }
}

/// Asks for twenty rooms a second.
pub(super) async fn rooms(at: Attacker) {
    let (server, deeds) = (at.field.world.server, &at.field.deeds);
    let wish = OpenRoom {
        settings: table::settings(GameKind::ALL[0]),
        seats: 2,
        name: "Many".into(),
        nonce: None,
        token: None,
    };
    let Ok(request) = http::post_request("/api/rooms", &wish) else { return };
    let mut beat = tokio::time::interval(Duration::from_millis(50));
    loop {
        beat.tick().await;
        deeds.done.add();
        match http::exchange(at.address, server, &request).await {
            Ok((200, _)) => deeds.taken.add(),
            Ok(_) => deeds.refused.add(),
            Err(_) => deeds.cut_off.add(),
        }
        deeds.connections.add();
    }
}
