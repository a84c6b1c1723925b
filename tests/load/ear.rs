//! A socket that only listens: nothing of what comes is kept, so that thousands of them cost little.

use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead as _, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;

use crate::frame::{self, Counter, Kind, Seen};
use crate::message::Heard;
use crate::socket::Socket;

/// How much is read at a time.
const AT_A_TIME: usize = 64 * 1024;

thread_local! {
    /// All of a thread read into the same bytes, which thus stay near.
    static BYTES: RefCell<Vec<u8>> = RefCell::new(vec![0; AT_A_TIME]);
}

/// A socket that only listens.
#[derive(Debug)]
pub(crate) struct Ear {
    stream: TcpStream,
    counter: Counter,
}

/// The socket has ended, or brought what is no frame.
#[derive(Debug)]
pub(crate) struct Ended;

impl Ear {
    /// Listens on; `each` is told of what has come already and was not heard.
    pub(crate) fn of(socket: Socket, each: impl FnMut(Heard, usize)) -> Result<Self, Ended> {
        let (stream, waiting) = socket.into_parts();
        let mut ear = Self { stream, counter: Counter::default() };
        ear.count(&waiting, each)?;
        Ok(ear)
    }

    /// Waits until something comes, and tells `each` of the texts that are whole then, and how long they are. It may be
    /// dropped and called again at any time.
    pub(crate) async fn hear(&mut self, mut each: impl FnMut(Heard, usize)) -> Result<(), Ended> {
        poll_fn(|context| self.poll_hear(context, &mut each)).await
    }

    fn poll_hear(
        &mut self,
        context: &mut Context<'_>,
        each: impl FnMut(Heard, usize),
    ) -> Poll<Result<(), Ended>> {
        BYTES.with_borrow_mut(|bytes| {
            let mut free = ReadBuf::new(bytes);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut free));
            if read.is_err() || free.filled().is_empty() {
                return Poll::Ready(Err(Ended));
            }
            Poll::Ready(self.count(free.filled(), each))
        })
    }

    fn count(&mut self, bytes: &[u8], mut each: impl FnMut(Heard, usize)) -> Result<(), Ended> {
        let (mut result, mut answer) = (Ok(()), Vec::new());
        let Self { stream, counter } = self;
        counter.take(bytes, |seen| match seen {
            Seen::Text { heard, bytes } => each(heard, bytes),
            Seen::Ping(payload) => {
                frame::write(Kind::Beside, &payload, &mut answer);
                // Where nothing can be sent, nobody waits for this either.
                let _ = stream.try_write(&answer);
            }
            Seen::Beside => {}
            Seen::Close | Seen::Wrong => result = Err(Ended),
        });
        result
    }

    /// Says farewell.
    pub(crate) async fn close(mut self) {
        let mut farewell = Vec::new();
        frame::write(Kind::Close, &[], &mut farewell);
        // One who is gone needs none.
        let _ = self.stream.write_all(&farewell).await;
    }
}
