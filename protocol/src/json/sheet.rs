//! What is written on: bytes that are set aside at once, so that the many small pieces need no look at how much there is
//! left but one each, and no call to copy them.

use std::cell::Cell;

/// As much as is set aside again where it was too little.
const MORE: usize = 1024;
/// A sheet that has become longer than this is not kept.
const MOST_KEPT: usize = 64 * 1024;

thread_local! {
    /// The sheet that was written on last. To set one aside and to make it blank would take as long as to write a third of it.
    static LAST: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Bytes, of which those before `end` are written.
pub(super) struct Sheet {
    bytes: Vec<u8>,
    end: usize,
}

impl Sheet {
    pub(super) fn new() -> Self {
        Self { bytes: LAST.take(), end: 0 }
    }

    /// A copy, as long as it is, behind so many bytes that are left blank.
    pub(super) fn to_bytes_behind(&self, blank: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(blank + self.end);
        bytes.resize(blank, 0);
        bytes.extend_from_slice(self.since(0));
        bytes
    }

    /// How much is written.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// What is written from there on.
    pub(super) fn since(&self, begin: usize) -> &[u8] {
        self.bytes.get(begin..self.end).unwrap_or_default()
    }

    /// Takes back what is written from there on.
    pub(super) fn take_since(&mut self, begin: usize) -> Vec<u8> {
        let taken = self.since(begin).to_vec();
        self.end = begin;
        taken
    }

    /// The next bytes, to be written.
    #[inline]
    fn next(&mut self, length: usize) -> &mut [u8] {
        let begin = self.end;
        self.end += length;
        if self.end > self.bytes.len() {
            self.grow();
        }
        &mut self.bytes[begin..self.end]
    }

    #[cold]
    fn grow(&mut self) {
        self.bytes.resize(self.end * 2 + MORE, 0);
    }

    /// A few bytes.
    #[inline]
    pub(super) fn put<const N: usize>(&mut self, few: [u8; N]) {
        self.next(N).copy_from_slice(&few);
    }

    /// Any bytes.
    #[inline]
    pub(super) fn put_all(&mut self, bytes: &[u8]) {
        copy(self.next(bytes.len()), bytes);
    }

    /// `"bytes"`
    #[inline]
    pub(super) fn quote(&mut self, bytes: &[u8]) {
        if let [before, between @ .., behind] = self.next(bytes.len() + 2) {
            *before = b'"';
            copy(between, bytes);
            *behind = b'"';
        }
    }

    /// `"name":`
    #[inline]
    pub(super) fn first_key(&mut self, name: &[u8]) {
        if let [before, between @ .., quote, colon] = self.next(name.len() + 3) {
            *before = b'"';
            copy(between, name);
            (*quote, *colon) = (b'"', b':');
        }
    }

    /// `,"name":`
    #[inline]
    pub(super) fn next_key(&mut self, name: &[u8]) {
        if let [comma, before, between @ .., quote, colon] = self.next(name.len() + 4) {
            (*comma, *before) = (b',', b'"');
            copy(between, name);
            (*quote, *colon) = (b'"', b':');
        }
    }
}

impl Drop for Sheet {
    fn drop(&mut self) {
        let bytes = std::mem::take(&mut self.bytes);
        if bytes.len() <= MOST_KEPT {
            LAST.set(bytes);
        }
    }
}

/// Copies bytes to as many. Short ones, as nearly all are, as two pieces of one size that overlap: to call for a copy would
/// take longer than to make it.
#[inline]
fn copy(to: &mut [u8], from: &[u8]) {
    debug_assert_eq!(to.len(), from.len());
    match from.len() {
        0 => {}
        1..4 => to.iter_mut().zip(from).for_each(|(to, from)| *to = *from),
        4..8 => copy_ends::<4>(to, from),
        8..=16 => copy_ends::<8>(to, from),
        17..=32 => copy_ends::<16>(to, from),
        _ => to.copy_from_slice(from),
    }
}

#[inline]
fn copy_ends<const N: usize>(to: &mut [u8], from: &[u8]) {
    if let (Some(first), Some(last)) = (from.first_chunk::<N>(), from.last_chunk::<N>()) {
        if let Some(to) = to.first_chunk_mut() {
            *to = *first;
        }
        if let Some(to) = to.last_chunk_mut() {
            *to = *last;
        }
    }
}
