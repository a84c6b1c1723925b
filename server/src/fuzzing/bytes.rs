//! Bytes, read as decisions. Whatever they are, they mean something, so that a fuzzer finds its way by small changes.

/// Bytes that have not been read yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte; nothing at the end.
    pub(super) fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// The next byte, or zero.
    pub(super) fn byte(&mut self) -> u8 {
        self.next().unwrap_or_default()
    }

    /// A place among so many, by one byte or by two where they are many; zero where there are none.
    pub(super) fn place(&mut self, of: usize) -> usize {
        let first = usize::from(self.byte());
        let number = if of > 256 { first << 8 | usize::from(self.byte()) } else { first };
        number.checked_rem(of).unwrap_or_default()
    }

    /// The next so many bytes as text, and fewer at the end.
    pub(super) fn text(&mut self, length: usize) -> String {
        let (text, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    /// The text up to the end of the line.
    pub(super) fn line(&mut self) -> String {
        let length = self.0.iter().position(|&byte| byte == b'\n').unwrap_or(self.0.len());
        let text = self.text(length);
        self.next();
        text
    }

    /// All that is left.
    pub(super) fn rest(self) -> &'a [u8] {
        self.0
    }
}
