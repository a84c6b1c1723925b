//! Stands between a store and PostgreSQL, and fails in the worst moments.
#![expect(
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "it serves tests, which fail where it does not work"
)]

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

const SOCKET: &str = ".s.PGSQL.5432";

/// The word by which a transaction ends, as the database is asked for it: its length stands before it. A question for a
/// setting of that name is none.
pub const COMMIT: &str = "\u{b}commit\0";

/// What happens to connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// All is well.
    None,
    /// Cut when a commit is asked for, before the database hears of it.
    CutBeforeCommit,
    /// Cut when the database has committed, before the answer arrives.
    CutAfterCommit,
    /// Cut when the database has committed, before the answer arrives; what is asked with these words after
    /// that is never answered.
    CutAfterCommitAndStall(&'static str),
    /// The first message with these words in it is kept for ever, as all that follow.
    Stall(&'static str),
    /// Everything that is asked arrives so much later.
    Slow(Duration),
}

/// A socket in a folder of its own, behind which is a database.
#[derive(Debug)]
pub struct Proxy {
    folder: TempDir,
    fault: Arc<Mutex<Fault>>,
}

impl Proxy {
    /// Stands before the database that has its socket in this folder.
    pub fn before(database: PathBuf) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let fault = Arc::new(Mutex::new(Fault::None));
        let shared = Arc::clone(&fault);
        thread::spawn(move || {
            for client in listener.incoming() {
                // Where the database is away, the client finds its connection closed.
                if let Ok(server) = UnixStream::connect(database.join(SOCKET)) {
                    connect(client.unwrap(), server, &shared);
                }
            }
        });
        Self { folder, fault }
    }

    /// The same database, through this proxy.
    pub fn url(&self, url: &str) -> String {
        let (database, _) = url.split_once("?host=").unwrap();
        format!("{database}?host={}", self.folder.path().display())
    }

    /// What happens from now on.
    pub fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap() = fault;
    }
}

fn connect(client: UnixStream, server: UnixStream, fault: &Arc<Mutex<Fault>>) {
    let link = Arc::new(Link { client, server, fault: Arc::clone(fault), withhold: Mutex::new(false) });
    let other = Arc::clone(&link);
    thread::spawn(move || {
        link.pass_requests();
        link.cut();
    });
    thread::spawn(move || {
        other.pass_answers();
        other.cut();
    });
}

struct Link {
    client: UnixStream,
    server: UnixStream,
    fault: Arc<Mutex<Fault>>,
    /// Whether the next answer is the one that must not arrive.
    withhold: Mutex<bool>,
}

impl Link {
    fn pass_requests(&self) {
        while let Some(chunk) = read(&self.client) {
            let says = |words: &str| chunk.windows(words.len()).any(|part| part == words.as_bytes());
            // A copy: whoever sets another fault must not wait for this one.
            let fault = *self.fault.lock().unwrap();
            match fault {
                Fault::CutBeforeCommit if says(COMMIT) => return,
                Fault::CutAfterCommit | Fault::CutAfterCommitAndStall(_) if says(COMMIT) => {
                    *self.withhold.lock().unwrap() = true;
                }
                Fault::Stall(words) | Fault::CutAfterCommitAndStall(words) if says(words) => {
                    // Until the client gives up.
                    while read(&self.client).is_some() {}
                    return;
                }
                Fault::Slow(time) => thread::sleep(time),
                _ => {}
            }
            if (&self.server).write_all(&chunk).is_err() {
                return;
            }
        }
    }

    fn pass_answers(&self) {
        while let Some(chunk) = read(&self.server) {
            if *self.withhold.lock().unwrap() || (&self.client).write_all(&chunk).is_err() {
                return;
            }
        }
    }

    fn cut(&self) {
        let _ = self.client.shutdown(Shutdown::Both);
        let _ = self.server.shutdown(Shutdown::Both);
    }
}

fn read(mut from: &UnixStream) -> Option<Vec<u8>> {
    let mut chunk = vec![0; 1 << 16];
    let length = from.read(&mut chunk).ok().filter(|&length| length > 0)?;
    chunk.truncate(length);
    Some(chunk)
}
