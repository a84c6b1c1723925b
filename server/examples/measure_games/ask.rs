//! The server that is measured, and what it is asked.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use server::secrets::friend_id;
use server::store::FinishedGame;
use ureq::Agent;

use crate::people::{Person, Plan, hash, key};

/// A running `sanmon serve`; it is killed when dropped.
pub(crate) struct Server {
    child: Child,
    /// Kept open, so that the server can go on writing to it.
    _stdout: BufReader<ChildStdout>,
    address: String,
    agent: Agent,
}

/// What is asked, how long each answer took, and how long the answers are.
#[derive(Debug)]
pub(crate) struct Times {
    pub(crate) what: &'static str,
    pub(crate) took: Vec<Duration>,
    pub(crate) bytes: usize,
}

impl Server {
    pub(crate) fn start(binary: &Path, data: &str) -> anyhow::Result<Self> {
        let mut command = Command::new(binary);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SANMON_") || name == "DATABASE_URL" {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--listen=127.0.0.1:0", "--address-reads=100000/s:100000", data]);
        command.env("SANMON_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start {}", binary.display()))?;
        let mut stdout = BufReader::new(child.stdout.take().context("stdout is piped")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.trim_end().strip_prefix("Sanmon is open at ").map(str::to_owned);
        let agent = Agent::config_builder().proxy(None).timeout_global(Some(Duration::from_secs(20))).build();
        let mut server = Self { child, _stdout: stdout, address: String::new(), agent: agent.into() };
        server.address = address.context("the server does not say where it is open")?;
        Ok(server)
    }

    /// How long an answer takes, and its length.
    fn ask(&self, person: Person, path: &str) -> anyhow::Result<(Duration, usize)> {
        let request = self.agent.get(format!("{}{path}", self.address));
        let request = request.header("x-player-key", key(person)).header("accept-encoding", "gzip");
        let began = Instant::now();
        let mut answer = request.call().with_context(|| path.to_owned())?;
        let body = answer.body_mut().with_config().limit(64 << 20).read_to_vec()?;
        Ok((began.elapsed(), body.len()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only where it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Asks for everything so many times.
pub(crate) fn times(
    server: &Server,
    played: &[FinishedGame],
    plan: &Plan,
    requests: u32,
) -> anyhow::Result<Vec<Times>> {
    let busiest = plan.busiest();
    let games: Vec<_> = plan.games_of(busiest).collect();
    let deep = games.get(games.len() / 10).context("the busiest has played")?;
    let middle = games.get(games.len() / 2).context("the busiest has played")?;
    let (most, least) = plan.friends_of(busiest);
    let friend = |friend| format!("/api/me/games?friend={}", friend_id(&hash(busiest), &hash(friend)));
    let month = 30 * 86_400;
    let (to_s, kind) = (middle.finished_at_ms / 1_000, &played[middle.source].result.game);
    let longest = plan.games.iter().max_by_key(|copy| played[copy.source].result.steps);
    let longest = &longest.context("there are games")?.game_id;
    let asked = [
        ("history: first page", "/api/me/games".to_owned()),
        ("history: first page of 100", "/api/me/games?limit=100".to_owned()),
        ("history: a deep page", format!("/api/me/games?before={}.{}", deep.finished_at_ms, deep.game_id)),
        ("history: one game", format!("/api/me/games?game={kind}")),
        ("history: won", "/api/me/games?result=won".to_owned()),
        ("history: lost", "/api/me/games?result=lost".to_owned()),
        ("history: a month", format!("/api/me/games?from_s={}&to_s={to_s}", to_s - month)),
        ("history: the best friend", friend(most)),
        ("history: somebody met once", friend(least)),
        ("history: all filters", format!("{}&game={kind}&result=won&to_s={to_s}", friend(most))),
        ("statistics: the busiest", "/api/me/statistics".to_owned()),
        ("statistics: a month", format!("/api/me/statistics?from_s={}&to_s={to_s}", to_s - month)),
        ("an evening", format!("/api/me/evening?game={}&offset_min=60", middle.game_id)),
        ("what is kept of me", "/api/me".to_owned()),
        ("public list", "/api/games".to_owned()),
        ("one finished game", format!("/api/games/{}", middle.game_id)),
        ("replay of the longest game", format!("/api/games/{longest}/replay")),
        ("its file", format!("/api/games/{longest}/file")),
    ];
    let asked = asked.map(|(what, path)| (what, path, busiest));
    let median = [("statistics: the median player", "/api/me/statistics".to_owned(), plan.median())];
    asked
        .into_iter()
        .chain(median)
        .map(|(what, path, person)| {
            let answers =
                (0..requests).map(|_| server.ask(person, &path)).collect::<anyhow::Result<Vec<_>>>()?;
            let bytes = answers.first().map_or(0, |(_, bytes)| *bytes);
            Ok(Times { what, took: answers.into_iter().map(|(took, _)| took).collect(), bytes })
        })
        .collect()
}
