//! Starts the real binary and talks to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use ureq::Agent;
use ureq::http::Response;

/// Longer than anything here takes, short enough that a hang is a failure and not a mystery.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running `sanmon serve` on a port of its own, with data of its own; it is killed when dropped.
pub(crate) struct TestApp {
    child: Child,
    _data: TempDir,
    stdout: BufReader<ChildStdout>,
    first_line: String,
    agent: Agent,
}

impl TestApp {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    pub(crate) fn start_with(arguments: &[&str]) -> Self {
        let mut command = sanmon();
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
        Self::start_command(command)
    }

    /// Starts it as the command says; its data is in a folder of its own unless the command names another.
    pub(crate) fn start_command(mut command: Command) -> Self {
        let data = TempDir::new().expect("there is a folder for temporary files");
        // A machine that is busy with other tests is no failing database; tests about those say how long they wait.
        command.env("SANMON_DB_TIMEOUT_MS", "60000");
        let mut child =
            command.env("SANMON_DATA", data.path()).stdout(Stdio::piped()).spawn().expect("sanmon starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let mut first_line = String::new();
        stdout.read_line(&mut first_line).expect("stdout is text");
        let config =
            Agent::config_builder().http_status_as_error(false).proxy(None).timeout_global(Some(PATIENCE));
        Self { child, _data: data, stdout, first_line, agent: config.build().into() }
    }

    /// The line in which the server says where it is open.
    pub(crate) fn first_line(&self) -> &str {
        &self.first_line
    }

    /// `127.0.0.1:PORT`, as the server announced it.
    pub(crate) fn address(&self) -> &str {
        self.first_line
            .trim_end()
            .strip_prefix("Sanmon is open at http://")
            .unwrap_or_else(|| panic!("the first line names no address: {:?}", self.first_line))
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[])
    }

    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let url = format!("http://{}{path}", self.address());
        let request =
            headers.iter().fold(self.agent.get(url), |request, (name, value)| request.header(*name, *value));
        Answer::read(request.call().expect("the server answers"))
    }

    pub(crate) fn post(&self, path: &str) -> Answer {
        let url = format!("http://{}{path}", self.address());
        Answer::read(self.agent.post(url).send_empty().expect("the server answers"))
    }

    pub(crate) fn post_json(&self, path: &str, body: &str) -> Answer {
        self.post_with(path, body, &[("Content-Type", "application/json")])
    }

    pub(crate) fn post_with(&self, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
        let url = format!("http://{}{path}", self.address());
        let request =
            headers.iter().fold(self.agent.post(url), |request, (name, value)| request.header(*name, *value));
        Answer::read(request.send(body).expect("the server answers"))
    }

    /// How much memory it has, in KB, as Linux says.
    pub(crate) fn memory_kb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("memory is read from Linux's /proc");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = resident.and_then(|line| line.split_whitespace().next()).expect("it says how much");
        number.parse().expect("it is a number")
    }

    /// Takes what the server writes to stderr, where the command pipes it.
    pub(crate) fn take_stderr(&mut self) -> std::process::ChildStderr {
        self.child.stderr.take().expect("stderr is piped")
    }

    /// Sends SIGTERM.
    pub(crate) fn ask_to_stop(&self) {
        let kill = format!("kill -TERM {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("sh runs").success());
    }

    /// Sends SIGTERM and waits for the end: the exit status, and what else was printed to stdout.
    pub(crate) fn terminate(mut self) -> (ExitStatus, String) {
        self.ask_to_stop();
        let status = self.child.wait().expect("sanmon ends");
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).expect("stdout is text");
        (status, rest)
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        // Both fail only where it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A whole HTTP response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    /// The same where it is no text.
    pub(crate) bytes: Vec<u8>,
    head: ureq::http::response::Parts,
}

impl Answer {
    fn read(response: Response<ureq::Body>) -> Self {
        let (head, mut body) = response.into_parts();
        let bytes = body.read_to_vec().expect("the body comes whole");
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Self { status: head.status.as_u16(), body, bytes, head }
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Status and headers, as they came.
    pub(crate) fn head_text(&self) -> String {
        format!("{} {:?}", self.status, self.head.headers)
    }

    pub(crate) fn has_header(&self, name: &str) -> bool {
        self.head.headers.contains_key(name)
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.head.headers.get(name).unwrap_or_else(|| panic!("there is no header {name}"));
        value.to_str().expect("the header is text")
    }
}

/// The real binary, without the settings of whoever runs the tests.
pub(crate) fn sanmon() -> Command {
    let mut command = Command::new(binary());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("SANMON_") || name == "DATABASE_URL" {
            command.env_remove(name);
        }
    }
    command.env("SANMON_LOG", "warn").env_remove("RUST_BACKTRACE").stdin(Stdio::null());
    command
}

/// Runs the real binary to its end: its exit code, and what it printed to stdout and stderr.
pub(crate) fn call(arguments: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = sanmon().args(arguments).output().expect("sanmon runs");
    let text = |bytes| String::from_utf8(bytes).expect("sanmon prints text");
    (status.code(), text(stdout), text(stderr))
}

/// `SANMON_BIN`, else the `sanmon` in the target folder that this test was built in.
fn binary() -> PathBuf {
    if let Some(given) = std::env::var_os("SANMON_BIN") {
        return given.into();
    }
    let name = format!("sanmon{}", std::env::consts::EXE_SUFFIX);
    let this = std::env::current_exe().expect("a test knows its own path");
    this.ancestors()
        .skip(2)
        .take(2)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
        .unwrap_or_else(|| panic!("there is no {name} to test: run `cargo build -p server` first"))
}

/// Opens a connection and sends half a request, as a peer does that will never finish.
pub(crate) fn half_a_request(app: &TestApp) -> std::net::TcpStream {
    let mut stream = std::net::TcpStream::connect(app.address()).expect("the server accepts");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: sanmon\r\n").expect("the server reads");
    stream
}
