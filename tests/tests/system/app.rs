//! The real binary on data that outlives it: it can be killed, stopped and started again.

use std::ffi::OsString;
use std::fs::File;
use std::net::TcpListener;
use std::ops::Deref;
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicU32, Ordering};

use protocol::{ErrorCode, HttpProblem};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::TempDir;
use tests::postgres::Cluster;

use crate::test_app::{Answer, TestApp, sanmon};

/// No test waits for what nobody needs, and none meets a limit that it does not test.
const FAST: &[&str] = &[
    "--bot-pace-ms=0",
    "--ping-interval-ms=600000",
    "--max-connections-per-address=10000",
    "--max-rooms-per-address=10000",
    "--socket-messages=100000/s:100000",
    "--socket-tries=100000/s:100000",
    "--socket-hints=100000/s:100000",
    "--socket-chat=100000/s:100000",
    "--address-messages=100000/s:100000",
    "--address-hellos=100000/s:100000",
    "--address-writes=100000/s:100000",
    "--address-reads=100000/s:100000",
];

/// Where the server keeps its data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// Its name, for reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        }
    }
}

/// A server that can be started again on the same data and the same port.
pub(crate) struct App {
    running: Option<TestApp>,
    arguments: Vec<String>,
    environment: Vec<(String, OsString)>,
    folder: Option<TempDir>,
}

impl App {
    pub(crate) fn start(engine: Engine) -> Self {
        Self::start_with(engine, &[])
    }

    pub(crate) fn start_with(engine: Engine, arguments: &[&str]) -> Self {
        match engine {
            Engine::Sqlite => {
                let folder = TempDir::new().expect("there is a folder for temporary files");
                let data = format!("--data={}", folder.path().display());
                Self::start_on(data, Some(folder), arguments)
            }
            Engine::Postgres => Self::start_in(&Cluster::shared().create_database(), arguments),
        }
    }

    /// Starts on a database of a cluster.
    pub(crate) fn start_in(database: &str, arguments: &[&str]) -> Self {
        Self::start_on(format!("--database-url={database}"), None, arguments)
    }

    /// Starts on a folder that somebody else looks after.
    pub(crate) fn start_at(folder: &Path, arguments: &[&str]) -> Self {
        Self::start_on(format!("--data={}", folder.display()), None, arguments)
    }

    fn start_on(data: String, folder: Option<TempDir>, further: &[&str]) -> Self {
        let mut arguments = vec!["serve".to_owned(), format!("--listen=127.0.0.1:{}", free_port()), data];
        let name = |argument: &&str| argument.split('=').next().unwrap_or_default().to_owned();
        let replaced: Vec<String> = further.iter().map(name).collect();
        let usual = FAST.iter().filter(|argument| !replaced.contains(&name(argument)));
        arguments.extend(usual.chain(further).map(|&argument| argument.to_owned()));
        let mut app = Self { running: None, arguments, environment: Vec::new(), folder };
        app.resume();
        app
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.running = None;
    }

    /// Ends it as an operator would.
    pub(crate) fn terminate(&mut self) -> ExitStatus {
        self.running.take().expect("it runs").terminate().0
    }

    /// The next start is on other data, and what it had is gone.
    pub(crate) fn move_to(&mut self, data: String, folder: Option<TempDir>) {
        assert!(self.running.is_none(), "it does not run meanwhile");
        self.arguments[2] = data;
        drop(std::mem::replace(&mut self.folder, folder));
    }

    /// Where its data is, as an argument.
    pub(crate) fn data(&self) -> &str {
        &self.arguments[2]
    }

    /// What the server finds in its environment from the next start on.
    pub(crate) fn set_environment(&mut self, environment: Vec<(String, OsString)>) {
        self.environment = environment;
    }

    /// How it is started.
    pub(crate) fn command(&self) -> Command {
        let mut command = sanmon();
        command.args(&self.arguments).env("SANMON_LOG", "error");
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Starts it again.
    pub(crate) fn resume(&mut self) {
        self.resume_as(self.command());
    }

    /// Starts it again so that it logs as the filter says, into a file.
    pub(crate) fn resume_logging(&mut self, filter: &str, log: File) {
        let mut command = self.command();
        command.env("SANMON_LOG", filter).stderr(log);
        self.resume_as(command);
    }

    fn resume_as(&mut self, command: Command) {
        self.running = Some(TestApp::start_command(command));
        // It says where it is open, or why not.
        let _ = self.address();
    }

    /// Asks for something by a body.
    pub(crate) fn ask<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, ErrorCode> {
        self.ask_as(None, path, body)
    }

    /// Asks as a device that has a player key.
    pub(crate) fn ask_as<T: DeserializeOwned>(
        &self,
        player: Option<&str>,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ErrorCode> {
        let mut headers = vec![("Content-Type", "application/json")];
        headers.extend(player.map(|key| ("X-Player-Key", key)));
        let body = serde_json::to_string(body).expect("a body is plain data");
        read(&self.post_with(path, &body, &headers))
    }

    /// Looks something up.
    pub(crate) fn look<T: DeserializeOwned>(&self, path: &str) -> Result<T, ErrorCode> {
        read(&self.get(path))
    }

    /// Looks something up as a device that has a player key.
    pub(crate) fn look_as<T: DeserializeOwned>(&self, player: &str, path: &str) -> Result<T, ErrorCode> {
        read(&self.get_with(path, &[("X-Player-Key", player)]))
    }
}

impl Deref for App {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        self.running.as_ref().expect("it runs")
    }
}

fn read<T: DeserializeOwned>(answer: &Answer) -> Result<T, ErrorCode> {
    let unreadable = |error| panic!("{error}: {} {}", answer.status, answer.body);
    if answer.status == 200 {
        return Ok(serde_json::from_str(&answer.body).unwrap_or_else(unreadable));
    }
    let problem: Result<HttpProblem, _> = serde_json::from_str(&answer.body);
    match problem {
        Ok(problem) => Err(problem.code),
        Err(error) => panic!("{error}: {} {}", answer.status, answer.body),
    }
}

/// A port below those that the system gives out by itself: it stays ours while the server is down.
fn free_port() -> u16 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(97);
    loop {
        let number = first.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed));
        let port = 12_000 + u16::try_from(number % 20_000).expect("it is small");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// One test for each engine, out of functions that take the engine.
macro_rules! on_each_engine {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[test]
                fn $name() {
                    super::$name(crate::app::Engine::Sqlite);
                }
            )+
        }

        mod postgres {
            $(
                #[test]
                fn $name() {
                    super::$name(crate::app::Engine::Postgres);
                }
            )+
        }
    };
}
pub(crate) use on_each_engine;
