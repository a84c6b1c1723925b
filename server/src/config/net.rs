//! Where the server listens, how long it waits, and whom it believes.

use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};

use clap::Args;
use ipnet::IpNet;

use super::parse::{self, Origin, count};
use super::settings;

settings! {
    /// Where the server listens, and how long it waits.
    "Network" NetConfig {
        /// Where to listen; port 0 takes any free port.
        listen: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 8080)), "SANMON_LISTEN", "ADDR:PORT";
        /// How long open requests and sockets may take to finish after the signal to stop.
        grace_ms: u32 = 5_000, "SANMON_GRACE_MS", "MILLISECONDS";
        /// How long the head of a request may take to arrive, and how long an idle connection is kept.
        header_timeout_ms: u32 = 10_000, "SANMON_HEADER_TIMEOUT_MS", "MILLISECONDS";
        /// How long a request may take until it is answered, its body included.
        request_timeout_ms: u32 = 15_000, "SANMON_REQUEST_TIMEOUT_MS", "MILLISECONDS";
        /// How many connections are open at most, sockets included.
        max_connections: usize = 10_000, "SANMON_MAX_CONNECTIONS", "N", count;
        /// How many of them one address may have.
        max_connections_per_address: usize = 100, "SANMON_MAX_CONNECTIONS_PER_ADDRESS", "N", count;
    }
}

/// Whom the server believes, and to whom it shows what is for operators.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
#[command(next_help_heading = "Trust")]
pub struct TrustConfig {
    /// Proxies whose `Forwarded` or `X-Forwarded-For` is believed: addresses or networks.
    #[arg(
        long,
        env = "SANMON_TRUSTED_PROXIES",
        value_name = "NETWORK,…",
        value_delimiter = ',',
        value_parser = parse::network
    )]
    pub trusted_proxies: Vec<IpNet>,

    /// Pages of other hosts that may open sockets, such as `https://play.example`.
    #[arg(long, env = "SANMON_ALLOWED_ORIGINS", value_name = "ORIGIN,…", value_delimiter = ',')]
    pub allowed_origins: Vec<Origin>,

    /// Who may read `/metrics`: addresses or networks.
    #[arg(
        long,
        env = "SANMON_METRICS_NETWORKS",
        value_name = "NETWORK,…",
        value_delimiter = ',',
        value_parser = parse::network,
        default_value = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"
    )]
    pub metrics_networks: Vec<IpNet>,
}
