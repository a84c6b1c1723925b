//! A throw-away PostgreSQL: a cluster in a folder of its own, reached by a socket in that folder.
//!
//! It is stopped and removed when it is dropped, and also when the process that started it ends in
//! whatever way: a small shell waits for the end of a pipe that only that process holds.
#![expect(
    clippy::expect_used,
    clippy::missing_panics_doc,
    reason = "it serves tests, which fail where it does not work"
)]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

const HINT: &str = "PostgreSQL is needed: run scripts/need-postgres";

/// Waits for the pipe's end, then stops what runs in the folder and removes it.
const GUARD: &str =
    r#"trap "" INT TERM HUP; read -r _; folder=$1; shift; "$@" >/dev/null 2>&1; rm -rf "$folder""#;

/// Names the folder of a cluster that runs already, for processes that share it.
pub const SHARED: &str = "SANMON_TEST_POSTGRES";

/// A running PostgreSQL with `fsync` on, which listens to no network.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicU32,
    /// Nothing where another process looks after it.
    guard: Option<Child>,
}

impl Cluster {
    /// The cluster that all tests share: the one that [`SHARED`] names, else one of this process.
    ///
    /// With a runner that gives each test a process, making a cluster takes longer than most tests.
    pub fn shared() -> &'static Self {
        static CLUSTER: OnceLock<Cluster> = OnceLock::new();
        CLUSTER.get_or_init(|| match std::env::var_os(SHARED) {
            Some(folder) => Self {
                folder: folder.into(),
                programs: programs(),
                databases: AtomicU32::new(0),
                guard: None,
            },
            None => Self::start(),
        })
    }

    /// Makes and starts a cluster; it takes about a second.
    pub fn start() -> Self {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("pg").tempdir().expect("there is a folder").keep();
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&folder));
        }
        let mut stop = program(&programs, "pg_ctl");
        stop.arg("-D").arg(data(&folder)).args(["-m", "immediate", "stop"]);
        let guard = Command::new("sh")
            .args(["-c", GUARD, "sh"])
            .arg(&folder)
            .arg(stop.get_program())
            .args(stop.get_args())
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("sh runs");
        let cluster = Self { folder, programs, databases: AtomicU32::new(0), guard: Some(guard) };
        // Only the empty cluster is written without waiting for the disk.
        run(cluster.program("initdb").arg("-D").arg(data(&cluster.folder)).args([
            "--no-sync",
            "--no-locale",
            "--encoding=UTF8",
            "--auth=trust",
            "--username=postgres",
        ]));
        cluster.resume();
        cluster
    }

    /// Makes an empty database and returns its URL.
    pub fn create_database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        run(self.program("createdb").arg("-h").arg(&self.folder).args(["-U", "postgres", &name]));
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.display())
    }

    /// Dumps a database as docs/operating.md says, into a file in the cluster's folder.
    pub fn dump(&self, url: &str) -> PathBuf {
        let file = self.folder.join(format!("{}.dump", self.databases.fetch_add(1, Ordering::Relaxed)));
        let into = format!("--file={}", file.display());
        run(self.program("pg_dump").args(["--format=custom", &into, url]));
        file
    }

    /// Restores a dump as docs/operating.md says, into a database of its own: its URL.
    pub fn restore(&self, dump: &Path) -> String {
        let url = self.create_database();
        let into = format!("--dbname={url}");
        let options = ["--no-owner", "--exit-on-error", "--single-transaction", &into];
        run(self.program("pg_restore").args(options).arg(dump));
        url
    }

    /// Removes a database with all that is in it; nobody may be connected any more.
    pub fn drop_database(&self, url: &str) {
        let place = url.split('?').next().and_then(|place| place.rsplit('/').next());
        let name = place.expect("it is a URL of ours");
        run(self.program("dropdb").arg("-h").arg(&self.folder).args(["-U", "postgres", "--force", name]));
    }

    /// Runs SQL as the superuser.
    pub fn execute(&self, sql: &str) {
        run(self.program("psql").arg("-h").arg(&self.folder).args(["-U", "postgres", "-qc", sql]));
    }

    /// The folder of the socket, whose name is `.s.PGSQL.5432`.
    pub fn socket_folder(&self) -> &Path {
        &self.folder
    }

    /// The folder of the data.
    pub fn data_folder(&self) -> PathBuf {
        data(&self.folder)
    }

    /// Stops it, as an operator would: all connections are cut.
    pub fn stop(&self) {
        run(self.program("pg_ctl").arg("-D").arg(data(&self.folder)).args(["-m", "fast", "stop"]));
    }

    /// Starts it again, and waits until it takes connections.
    pub fn resume(&self) {
        let options =
            format!("-c listen_addresses= -c unix_socket_directories={} -c fsync=on", self.folder.display());
        let log = self.folder.join("log");
        run(self
            .program("pg_ctl")
            .arg("-D")
            .arg(data(&self.folder))
            .arg("-l")
            .arg(log)
            .args(["-w", "-o", &options, "start"]));
    }

    fn program(&self, name: &str) -> Command {
        program(&self.programs, name)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Waiting closes the pipe first, for which the guard waits.
        let _ = self.guard.as_mut().map(Child::wait);
    }
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data")
}

/// PostgreSQL refuses to run as root: then its programs run as the user that Debian makes for it.
fn program(programs: &Path, name: &str) -> Command {
    let path = programs.join(name);
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path);
        command
    } else {
        Command::new(path)
    };
    command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    for (variable, _) in std::env::vars_os() {
        if variable.to_string_lossy().starts_with("PG") {
            command.env_remove(variable);
        }
    }
    command
}

fn run(command: &mut Command) {
    let status = command.status().expect(HINT);
    assert!(status.success(), "{command:?} failed: {status}");
}

/// The folder of PostgreSQL's programs: where `initdb` on the path leads, else Debian's newest.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("initdb"));
    let mut debian: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter_map(|path| Some((path.file_name().and_then(OsStr::to_str)?.parse().ok()?, path)))
        .collect();
    debian.sort();
    let debian = debian.into_iter().rev().map(|(_, path)| path.join("bin/initdb"));
    on_path
        .chain(debian)
        .filter_map(|initdb| fs::canonicalize(initdb).ok())
        .find_map(|initdb| {
            initdb.parent().filter(|folder| folder.join("pg_ctl").exists()).map(Path::to_owned)
        })
        .expect(HINT)
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    static ROOT: OnceLock<bool> = OnceLock::new();
    // A folder that this process makes has its user.
    *ROOT.get_or_init(|| {
        let made = tempfile::tempfile().expect("there is a folder for temporary files");
        made.metadata().expect("a file has an owner").uid() == 0
    })
}
