//! A bad line between clients and the server: it delays, falls silent one way or both, and breaks in mid-frame.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use games::dice::{Dice, Seed, Stream};

/// What becomes of a connection, once enough has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is cut, wherever a frame stands.
    Cut,
    /// What the server says does not arrive any more, and nobody is told.
    Deaf,
    /// What the client says does not arrive any more, and nobody is told.
    Mute,
    /// Neither arrives, and neither hears that the other has left: half open on both sides.
    Silent,
}

const FATES: [Fate; 4] = [Fate::Cut, Fate::Deaf, Fate::Mute, Fate::Silent];

/// A bad line. It stays as long as the process.
pub(super) struct Wire {
    address: String,
    count: Arc<Count>,
}

/// What was done to connections.
#[derive(Default)]
struct Count {
    broken: AtomicU32,
    /// Whether new connections last.
    is_mended: AtomicBool,
    /// Connections of which the server cannot know that nobody is there, and which it has not given up yet.
    half_open: AtomicU32,
}

/// One connection.
struct Line {
    client: TcpStream,
    server: TcpStream,
    fate: Fate,
    /// How many bytes of the server's pass before.
    after: usize,
    is_broken: AtomicBool,
    /// The longest delay of a piece.
    delay_us: u32,
    count: Arc<Count>,
}

impl Wire {
    /// A bad line to a server.
    pub(super) fn to(server: &str, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a port");
        let address = listener.local_addr().expect("it has an address").to_string();
        let (server, count) = (server.to_owned(), Arc::new(Count::default()));
        let counted = Arc::clone(&count);
        thread::spawn(move || {
            let mut chance = Seed::from(seed).stream(0);
            for client in listener.incoming() {
                let (Ok(client), Ok(server)) = (client, TcpStream::connect(&server)) else { continue };
                let fate = FATES[chance.below(4) as usize];
                let passes = 20_000 + chance.below(300_000) as usize;
                let after = if counted.is_mended.load(Ordering::Relaxed) { usize::MAX } else { passes };
                let delay_us = [0, 2_000, 10_000][chance.below(3) as usize];
                let (is_broken, count) = (AtomicBool::new(false), Arc::clone(&counted));
                let line = Arc::new(Line { client, server, fate, after, is_broken, delay_us, count });
                let (other, seed) = (Arc::clone(&line), u64::from(chance.below(u32::MAX)));
                thread::spawn(move || line.pass_answers(Seed::from(seed).stream(1)));
                thread::spawn(move || other.pass_requests(Seed::from(seed).stream(2)));
            }
        });
        Self { address, count }
    }

    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// New connections last.
    pub(super) fn mend(&self) {
        self.count.is_mended.store(true, Ordering::Relaxed);
    }

    /// How many connections have met their fate.
    pub(super) fn broken(&self) -> u32 {
        self.count.broken.load(Ordering::Relaxed)
    }

    /// How many half-open connections the server still holds.
    pub(super) fn half_open(&self) -> u32 {
        self.count.half_open.load(Ordering::Relaxed)
    }
}

impl Line {
    fn pass_answers(&self, mut chance: Stream) {
        let mut left = self.after;
        while let Some(piece) = read(&self.server) {
            self.wait(&mut chance);
            let passes = piece.len().min(left);
            left -= passes;
            let whole = passes == piece.len();
            if (&self.client).write_all(&piece[..passes]).is_err() {
                break;
            }
            if whole {
                continue;
            }
            // In the middle of a frame, as a rule.
            self.meet_fate();
            match self.fate {
                Fate::Cut => break,
                Fate::Mute => {
                    let _ = (&self.client).write_all(&piece[passes..]);
                    left = usize::MAX;
                }
                Fate::Deaf | Fate::Silent => {}
            }
        }
        if self.is_half_open() {
            self.count.half_open.fetch_sub(1, Ordering::Relaxed);
        } else {
            self.cut();
        }
    }

    fn pass_requests(&self, mut chance: Stream) {
        while let Some(piece) = read(&self.client) {
            self.wait(&mut chance);
            let lost =
                self.is_broken.load(Ordering::Relaxed) && matches!(self.fate, Fate::Mute | Fate::Silent);
            if !lost && (&self.server).write_all(&piece).is_err() {
                break;
            }
        }
        // Where the line is dead, the server does not hear that the client left.
        if !self.is_half_open() {
            self.cut();
        }
    }

    fn meet_fate(&self) {
        if !self.is_broken.swap(true, Ordering::Relaxed) {
            self.count.broken.fetch_add(1, Ordering::Relaxed);
            if self.fate == Fate::Silent {
                self.count.half_open.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    fn is_half_open(&self) -> bool {
        self.fate == Fate::Silent && self.is_broken.load(Ordering::Relaxed)
    }

    fn wait(&self, chance: &mut Stream) {
        if self.delay_us > 0 {
            thread::sleep(Duration::from_micros(chance.below(self.delay_us).into()));
        }
    }

    fn cut(&self) {
        let _ = self.client.shutdown(Shutdown::Both);
        let _ = self.server.shutdown(Shutdown::Both);
    }
}

fn read(mut from: &TcpStream) -> Option<Vec<u8>> {
    let mut piece = vec![0; 1 << 14];
    let length = loop {
        match from.read(&mut piece) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => break read.ok().filter(|&length| length > 0)?,
        }
    };
    piece.truncate(length);
    Some(piece)
}
