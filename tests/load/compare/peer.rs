//! Another server for games of turns, measured by clients of its own: see `peers/README.md`.

use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use serde::Deserialize;

use super::entrant::{Entrant, Field, Outcome};

/// The line that it is told by.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Result {
    moves_per_second: f64,
    cpu_seconds_per1000_moves: f64,
    p50_ms: f64,
    p99_ms: f64,
    rss_megabytes: f64,
    update_bytes: f64,
    server_busy: f64,
    players_busy: f64,
}

/// Lets it run once.
pub(super) async fn run(field: &Field, entrant: Entrant) -> anyhow::Result<Outcome> {
    let mut command = Command::new("node");
    command.current_dir(&field.peers).args(["run.js", "--once"]).arg(entrant.to_string()).args([
        format!("--rooms={}", field.rooms),
        format!("--seconds={}", field.time.as_secs()),
        format!("--warmup={}", field.warmup.as_secs()),
        format!("--view={}", field.view),
    ]);
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = tokio::task::spawn_blocking(move || command.output()).await?.context("cannot start node")?;
    ensure!(output.status.success(), "{entrant} failed: {}", output.status);
    read(&String::from_utf8(output.stdout)?)
}

fn read(line: &str) -> anyhow::Result<Outcome> {
    let result: Result = serde_json::from_str(line)?;
    Ok(Outcome {
        moves_per_s: result.moves_per_second,
        cpu_s_per_1000: result.cpu_seconds_per1000_moves,
        database_cpu_s_per_1000: None,
        p50_ms: result.p50_ms,
        p99_ms: result.p99_ms,
        resident_mb: result.rss_megabytes,
        update_bytes: result.update_bytes,
        server_busy: result.server_busy,
        clients_busy: result.players_busy,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_peer_tells_is_read() {
        let line = r#"{"peer":"boardgame.io","version":"0.50.2","rooms":50,"seconds":10.001,"viewBytes":3000,
            "updateBytes":3712,"moves":9000,"movesPerSecond":900.5,"seenByOther":9000,"p50Ms":40.5,"p99Ms":80.25,
            "cpuSecondsPer1000Moves":1.25,"serverBusy":1.1,"playersBusy":0.3,"rssMegabytes":150}"#;
        let outcome = read(line).unwrap();
        let found = [outcome.moves_per_s, outcome.cpu_s_per_1000, outcome.p99_ms, outcome.resident_mb];
        assert!(
            found.iter().zip([900.5, 1.25, 80.25, 150.0]).all(|(a, b)| (a - b).abs() < 1e-9),
            "{outcome:?}"
        );
    }
}
