//! Frames on a WebSocket, as much of them as clients need. A server does not mask its frames, and ours never splits one.

use crate::message::{self, Heard};

/// How much of a text is looked at where it is only counted: its type and its number stand first. A ping is never longer.
const FRONT: usize = 125;

/// What a frame is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Ping,
    Close,
    /// Needs no answer.
    Beside,
    /// No frame that a server of ours sends.
    Wrong,
}

/// The head of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) kind: Kind,
    /// How long it is itself.
    pub(crate) size: usize,
    /// How much follows it.
    pub(crate) len: usize,
}

impl Head {
    /// The head at the beginning of these bytes, once all of it is there.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let [first, second, rest @ ..] = bytes else { return None };
        let (size, len) = match second & 0x7f {
            126 => (4, u16::from_be_bytes(*rest.first_chunk()?).into()),
            127 => (10, usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).unwrap_or(usize::MAX)),
            short => (2, short.into()),
        };
        let kind = match (first, second & 0x80) {
            (0x81, 0) => Kind::Text,
            (0x89, 0) => Kind::Ping,
            (0x88, 0) => Kind::Close,
            (0x8a | 0x82, 0) => Kind::Beside,
            _ => Kind::Wrong,
        };
        Some(Self { kind, size, len })
    }
}

/// Makes a frame of a client out of something short, masked with nought: the server unmasks it all the same.
pub(crate) fn write(kind: Kind, payload: &[u8], out: &mut Vec<u8>) {
    out.clear();
    out.push(match kind {
        Kind::Text => 0x81,
        Kind::Close => 0x88,
        Kind::Ping => 0x89,
        // The answer to a ping.
        Kind::Beside | Kind::Wrong => 0x8a,
    });
    match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(short @ 0..126), _) => out.push(0x80 | short),
        (_, Ok(medium)) => {
            out.push(0x80 | 0x7e);
            out.extend(medium.to_be_bytes());
        }
        _ => {
            out.push(0x80 | 0x7f);
            out.extend((payload.len() as u64).to_be_bytes());
        }
    }
    out.extend([0; 4]);
    out.extend_from_slice(payload);
}

/// Counts frames as their bytes go by: it keeps no more of them than their front.
#[derive(Debug, Default)]
pub(crate) struct Counter {
    front: Vec<u8>,
    /// What has begun and has so many bytes to come.
    begun: Option<(Seen, usize)>,
}

/// A frame that has gone by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    Text {
        heard: Heard,
        bytes: usize,
    },
    /// It wants this back.
    Ping(Vec<u8>),
    Close,
    Beside,
    Wrong,
}

impl Counter {
    /// Takes the next bytes and says of each frame that ends in them.
    pub(crate) fn take(&mut self, mut bytes: &[u8], mut each: impl FnMut(Seen)) {
        loop {
            if let Some((seen, left)) = self.begun.take() {
                if left > bytes.len() {
                    self.begun = Some((seen, left - bytes.len()));
                    return;
                }
                bytes = bytes.get(left..).unwrap_or_default();
                each(seen);
            }
            if bytes.is_empty() {
                return;
            }
            self.begin(&mut bytes);
        }
    }

    /// Takes the front of a frame off these bytes; if they do not hold all of it, it is kept until there are more.
    fn begin(&mut self, bytes: &mut &[u8]) {
        if self.front.is_empty()
            && let Some((seen, begun, left)) = front(bytes)
        {
            *bytes = bytes.get(begun..).unwrap_or_default();
            self.begun = Some((seen, left));
            return;
        }
        while let Some((&next, rest)) = bytes.split_first() {
            self.front.push(next);
            *bytes = rest;
            if let Some((seen, _, left)) = front(&self.front) {
                self.front.clear();
                self.begun = Some((seen, left));
                return;
            }
        }
    }
}

/// What begins here, once its front is all there; how long the front is, and how much follows it.
fn front(bytes: &[u8]) -> Option<(Seen, usize, usize)> {
    let Head { kind, size, len } = Head::read(bytes)?;
    let shown = len.min(FRONT);
    let front = bytes.get(size..size + shown)?;
    let seen = match kind {
        Kind::Text => Seen::Text { heard: message::read(&String::from_utf8_lossy(front)), bytes: len },
        Kind::Ping => Seen::Ping(front.to_vec()),
        Kind::Close => Seen::Close,
        Kind::Beside => Seen::Beside,
        Kind::Wrong => Seen::Wrong,
    };
    Some((seen, size + shown, len - shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server's frame.
    fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
        let mut frame = Vec::new();
        write(Kind::Text, payload, &mut frame);
        frame[0] = first;
        frame[1] &= 0x7f;
        let mask = frame.len() - payload.len() - 4;
        frame.drain(mask..mask + 4);
        frame
    }

    fn update(seq: u32, bytes: usize) -> Vec<u8> {
        let text = format!(r#"{{"type":"update","seq":{seq},"pad":""#);
        frame(0x81, (text.clone() + &"x".repeat(bytes - text.len())).as_bytes())
    }

    #[test]
    fn heads_are_read_once_they_are_whole() {
        for bytes in [0, 125, 126, 65_535, 65_536] {
            let frame = frame(0x81, &vec![b'x'; bytes]);
            let head = Head::read(&frame).unwrap();
            assert_eq!((head.kind, head.size + head.len, head.len), (Kind::Text, frame.len(), bytes));
            assert_eq!(Head::read(&frame[..head.size - 1]), None, "{bytes}");
        }
        assert_eq!(Head::read(&[0x81, 0x80]).unwrap().kind, Kind::Wrong, "a server does not mask");
        assert_eq!(Head::read(&[0x01, 0]).unwrap().kind, Kind::Wrong, "a part of a text");
    }

    #[test]
    fn frames_are_counted_however_their_bytes_are_cut() {
        let sent = [update(7, 60), update(8, 300), frame(0x89, b"?"), update(9, 70_000), frame(0x88, &[])];
        let text = |seq, bytes| Seen::Text { heard: Heard::Update(seq), bytes };
        let expected = [text(7, 60), text(8, 300), Seen::Ping(b"?".to_vec()), text(9, 70_000), Seen::Close];
        let bytes = sent.concat();
        for cut in [1, 2, 3, 7, 64, 1_000, bytes.len()] {
            let (mut counter, mut seen) = (Counter::default(), Vec::new());
            for part in bytes.chunks(cut) {
                counter.take(part, |frame| seen.push(frame));
            }
            assert_eq!(seen, expected, "{cut}");
        }
    }

    #[test]
    fn a_frame_counts_only_when_its_end_is_there() {
        let (bytes, mut counter) = (update(1, 500), Counter::default());
        counter.take(&bytes[..bytes.len() - 1], |frame| panic!("{frame:?}"));
        let mut count = 0;
        counter.take(&bytes[bytes.len() - 1..], |_| count += 1);
        assert_eq!(count, 1);
    }
}
