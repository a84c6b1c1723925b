//! A connection for tests that wait: with a limit, and undisturbed.

use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::ops::Deref;
use std::time::Duration;

/// A connection on which the system breaks nothing off. Calls with a time limit are broken off now and then on a busy
/// machine (`EINTR`), and are to be made again.
#[derive(Debug)]
pub(crate) struct Steady(TcpStream);

impl Steady {
    /// Connects; whatever takes longer than the patience fails.
    pub(crate) fn connect(address: &str, patience: Duration) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(patience))?;
        stream.set_write_timeout(Some(patience))?;
        Ok(Self(stream))
    }

    /// The same connection once more.
    pub(crate) fn try_clone(&self) -> io::Result<Self> {
        self.0.try_clone().map(Self)
    }
}

impl Deref for Steady {
    type Target = TcpStream;

    fn deref(&self) -> &TcpStream {
        &self.0
    }
}

impl Read for Steady {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        again(|| self.0.read(buffer))
    }
}

impl Write for Steady {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        again(|| self.0.write(buffer))
    }

    fn flush(&mut self) -> io::Result<()> {
        again(|| self.0.flush())
    }
}

fn again<T>(mut call: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match call() {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}
