//! What has come over a connection and was not heard yet.

use std::ops::Range;

use crate::frame::{Head, Kind};

/// How much is read at a time at first; it grows to the longest frame that comes.
const AT_FIRST: usize = 4 * 1024;

/// Bytes in which frames are found where they lie.
#[derive(Debug)]
pub(crate) struct Inbox {
    bytes: Vec<u8>,
    /// What of them is filled and not yet heard.
    begin: usize,
    end: usize,
}

impl Inbox {
    pub(crate) fn new() -> Self {
        Self { bytes: vec![0; AT_FIRST], begin: 0, end: 0 }
    }

    /// The next frame that is whole, and where its payload is until something is read again.
    pub(crate) fn next(&mut self) -> Option<(Kind, Range<usize>)> {
        let head = Head::read(self.waiting())?;
        let payload = self.begin + head.size..(self.begin + head.size).saturating_add(head.len);
        if head.kind == Kind::Wrong {
            return Some((Kind::Wrong, 0..0));
        }
        if payload.end > self.end {
            self.make_room(head.size + head.len);
            return None;
        }
        self.begin = payload.end;
        Some((head.kind, payload))
    }

    /// What has come and was not heard yet.
    pub(crate) fn waiting(&self) -> &[u8] {
        self.bytes.get(self.begin..self.end).unwrap_or_default()
    }

    /// What lies there.
    pub(crate) fn at(&self, place: Range<usize>) -> &[u8] {
        self.bytes.get(place).unwrap_or_default()
    }

    /// Where more can be read into.
    pub(crate) fn free(&mut self) -> &mut [u8] {
        if self.begin == self.end {
            (self.begin, self.end) = (0, 0);
        } else if self.end == self.bytes.len() {
            let length = self.end - self.begin;
            self.make_room(length + 1);
        }
        self.bytes.get_mut(self.end..).unwrap_or_default()
    }

    /// So many were read.
    pub(crate) fn filled(&mut self, count: usize) {
        self.end = (self.end + count).min(self.bytes.len());
    }

    /// So many of what waits need not be heard.
    pub(crate) fn skip(&mut self, count: usize) {
        self.begin = (self.begin + count).min(self.end);
    }

    /// Lets a frame of this length lie in one piece.
    fn make_room(&mut self, length: usize) {
        if self.begin + length <= self.bytes.len() {
            return;
        }
        self.bytes.copy_within(self.begin..self.end, 0);
        (self.begin, self.end) = (0, self.end - self.begin);
        if length > self.bytes.len() {
            self.bytes.resize(length.next_power_of_two(), 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Frames of a server with these payloads.
    fn frames(lengths: &[u16]) -> Vec<u8> {
        let frame = |&length: &u16| {
            let head = [[0x81, 126], length.to_be_bytes()].concat();
            [head, vec![u8::try_from(length % 251).unwrap(); length.into()]].concat()
        };
        lengths.iter().flat_map(frame).collect()
    }

    #[test]
    fn frames_are_found_whole_however_they_come() {
        let lengths = [5, 4_090, 4_096, 200, 20_000, 1];
        let bytes = frames(&lengths);
        for at_a_time in [1, 3, 100, 4_096, 1 << 20] {
            let (mut inbox, mut left, mut found) = (Inbox::new(), bytes.as_slice(), Vec::new());
            while !left.is_empty() {
                let free = inbox.free();
                let count = free.len().min(at_a_time).min(left.len());
                assert!(count > 0);
                free[..count].copy_from_slice(&left[..count]);
                left = &left[count..];
                inbox.filled(count);
                while let Some((kind, place)) = inbox.next() {
                    let payload = inbox.at(place);
                    assert_eq!(kind, Kind::Text);
                    let letter = u8::try_from(payload.len() % 251).unwrap();
                    assert!(payload.iter().all(|&byte| byte == letter));
                    found.push(payload.len());
                }
            }
            assert_eq!(found, lengths.map(usize::from), "{at_a_time}");
        }
    }
}
