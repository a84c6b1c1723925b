//! As much of HTTP as the clients need: one request for each connection, from the client's own address.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::place;

/// Asks for something by a body.
pub(crate) async fn post<T: DeserializeOwned>(
    source: Ipv4Addr,
    server: SocketAddr,
    path: &str,
    body: &impl Serialize,
) -> anyhow::Result<T> {
    let (status, answer) = exchange(source, server, &post_request(path, body)?).await?;
    ensure!(status == 200, "{path} is answered by {status} {answer}");
    Ok(serde_json::from_str(&answer)?)
}

/// Looks something up.
pub(crate) async fn get(source: Ipv4Addr, server: SocketAddr, path: &str) -> anyhow::Result<String> {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    let (status, answer) = exchange(source, server, &request).await?;
    ensure!(status == 200, "{path} is answered by {status} {answer}");
    Ok(answer)
}

/// The request for something by a body.
pub(crate) fn post_request(path: &str, body: &impl Serialize) -> anyhow::Result<String> {
    let body = serde_json::to_string(body)?;
    Ok(format!(
        "POST {path} HTTP/1.1\r\nhost: sanmon\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    ))
}

/// Sends a request; the status and the body of the answer.
pub(crate) async fn exchange(
    source: Ipv4Addr,
    server: SocketAddr,
    request: &str,
) -> anyhow::Result<(u16, String)> {
    let mut stream = place::connect(source, server).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8(answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer is no HTTP")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Ok((status.context("the answer has no status")?, body.to_owned()))
}
