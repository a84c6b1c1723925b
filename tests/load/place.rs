//! Whence clients come. Each table has an address of its own, as each household has, so that the server's usual
//! limits by address hold in all that is measured. Linux lets a process speak from any address of 127.0.0.0/8.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context as _;
use socket2::SockRef;
use tokio::net::{TcpSocket, TcpStream};

/// The smallest segment that every host must take. On the loopback they are a hundred times as large, and the server's
/// system would keep megabytes for one who reads nothing.
const SMALL_SEGMENT: u32 = 536;
/// Addresses that differ in the last two numbers.
const IN_A_BLOCK: u32 = 62_500;

/// The address of the honest clients of a table.
pub(crate) fn household(table: u32) -> Ipv4Addr {
    address(1, table)
}

/// An address of those who mean harm.
pub(crate) fn hideout(number: u32) -> Ipv4Addr {
    address(200, number)
}

fn address(block: u8, number: u32) -> Ipv4Addr {
    let [.., high, low] = ((number % IN_A_BLOCK) / 250 * 256 + number % 250).to_be_bytes();
    Ipv4Addr::new(127, block, high, low + 1)
}

/// Connects from an address.
pub(crate) async fn connect(source: Ipv4Addr, server: SocketAddr) -> anyhow::Result<TcpStream> {
    connect_with(TcpSocket::new_v4()?, source, server).await
}

/// The same, with as little room for what was not read as the systems on both sides allow.
pub(crate) async fn connect_narrow(source: Ipv4Addr, server: SocketAddr) -> anyhow::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(1)?;
    SockRef::from(&socket).set_tcp_mss(SMALL_SEGMENT)?;
    connect_with(socket, source, server).await
}

async fn connect_with(socket: TcpSocket, source: Ipv4Addr, server: SocketAddr) -> anyhow::Result<TcpStream> {
    socket.bind((source, 0).into()).with_context(|| format!("cannot speak from {source}"))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_have_the_same_address() {
        let all: BTreeSet<Ipv4Addr> = (0..10_000).flat_map(|n| [household(n), hideout(n)]).collect();
        assert_eq!(all.len(), 20_000);
        assert!(all.iter().all(|address| !matches!(address.octets()[3], 0 | 255)));
    }
}
