//! Frames of all kinds: noise, messages that are almost right, and what is against the rules of WebSocket itself.

use games::dice::{Dice, Seed, Stream};
use protocol::ClientMessage;
use protocol::generate::client_samples;
use serde_json::{Value, json};

use super::line::frame;

const TEXT: u8 = 1;
const BINARY: u8 = 2;

/// Makes frames, the same ones each time.
pub(super) struct Maker {
    chance: Stream,
    /// Messages that are right but for the moment: the examples of the protocol, and some of this table.
    right: Vec<Value>,
    /// Whether a message, were it read, would do what the sender may do.
    harmless: fn(&ClientMessage) -> bool,
}

impl Maker {
    pub(super) fn new(seed: u64, further: &[Value], harmless: fn(&ClientMessage) -> bool) -> Self {
        let samples = client_samples().expect("the examples are right");
        let right = samples.iter().map(|(_, message)| serde_json::to_value(message).expect("plain data"));
        let right = right.chain(further.iter().cloned()).collect();
        Self { chance: Seed::from(seed).stream(0), right, harmless }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }

    fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).unwrap_or_default()
    }

    fn noise(&mut self, most: usize) -> Vec<u8> {
        (0..self.below(most)).map(|_| self.byte()).collect()
    }

    /// The frames of one attempt, as they are sent, and how many they are; and whether they are likely to end the
    /// connection, so that what follows them would not be read.
    pub(super) fn make(&mut self) -> (Vec<u8>, u32, bool) {
        let kind = self.below(1000);
        let (bytes, count) = self.of_kind(kind);
        (bytes, count, kind >= 975)
    }

    fn of_kind(&mut self, kind: usize) -> (Vec<u8>, u32) {
        match kind {
            0..80 => (frame(BINARY, true, &self.noise(300)), 1),
            80..160 => {
                let letters: String =
                    (0..self.below(120)).map(|_| char::from(32 + self.byte() % 95)).collect();
                self.text(&letters)
            }
            160..300 => {
                let right = self.pick();
                self.text(&right.to_string())
            }
            300..600 => {
                let mut almost = self.pick();
                for _ in 0..=self.below(3) {
                    self.alter(&mut almost);
                }
                self.text(&almost.to_string())
            }
            600..800 => {
                let scratched = self.scratched();
                self.text(&scratched)
            }
            800..850 => {
                let odd = self.odd();
                self.text(&odd)
            }
            850..920 => self.in_parts(),
            920..975 => {
                let opcode = if self.below(2) == 0 { 9 } else { 10 };
                (frame(opcode, true, &self.noise(126)), 1)
            }
            975..985 => {
                (frame(TEXT, true, &[b"{\"type\":\"ping\xff".as_slice(), &self.noise(20)].concat()), 1)
            }
            985..992 => (frame(TEXT, true, &vec![b'['; 16_385 + self.below(60_000)]), 1),
            _ => (self.broken(), 1),
        }
    }

    /// A text as one frame; another where it would do what the sender may do.
    fn text(&self, text: &str) -> (Vec<u8>, u32) {
        if self.is_harmless(text) {
            (frame(TEXT, true, text.as_bytes()), 1)
        } else {
            (frame(TEXT, true, b"{"), 1)
        }
    }

    fn is_harmless(&self, text: &str) -> bool {
        ClientMessage::parse(text).map_or(true, |message| (self.harmless)(&message))
    }

    fn pick(&mut self) -> Value {
        let place = self.below(self.right.len());
        self.right[place].clone()
    }

    /// A right message in which bytes are changed, left out or doubled.
    fn scratched(&mut self) -> String {
        let mut bytes = self.pick().to_string().into_bytes();
        for _ in 0..=self.below(4) {
            let place = self.below(bytes.len());
            if bytes.len() < 2 {
                break;
            }
            match self.below(4) {
                0 => bytes[place] = 32 + self.byte() % 95,
                1 => drop(bytes.remove(place)),
                2 => bytes.truncate(place.max(1)),
                _ => {
                    let end = bytes.len().min(place + 1 + self.below(20));
                    bytes.extend_from_within(place..end);
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// JSON that is odd in itself.
    fn odd(&mut self) -> String {
        let depth = self.below(7_000);
        match self.below(8) {
            0 => "[".repeat(depth),
            1 => format!("{}{}", "[".repeat(depth), "]".repeat(depth)),
            2 => "{\"type\":".repeat(depth % 2_000),
            3 => format!(
                "{{\"type\":\"ping\",\"type\":\"chat\",\"id\":\"{depth}\",\"id\":\"x\",\"text\":\"\"}}"
            ),
            4 => format!("{{\"type\":\"chat\",\"id\":\"{}\"}}", "x".repeat(depth)),
            5 => format!("{{\"type\":\"hello\",\"version\":{}}}", "9".repeat(1 + depth % 400)),
            6 => format!("{{\"type\":\"try\",\"id\":\"a\",\"command\":{}}}", json!({ "game": "\u{0}" })),
            _ => format!("\u{feff}{}", self.pick()),
        }
    }

    /// A message in several frames, with a sign of life between.
    fn in_parts(&mut self) -> (Vec<u8>, u32) {
        let text = self.scratched();
        if !self.is_harmless(&text) {
            return (frame(TEXT, true, b"}"), 1);
        }
        let middle = self.below(text.len() + 1);
        let (first, second) = text.as_bytes().split_at(middle);
        let parts = [
            frame(TEXT, false, first),
            frame(9, true, b"between"),
            frame(0, false, b""),
            frame(0, true, second),
        ];
        (parts.concat(), 4)
    }

    /// What ends a connection, as no WebSocket may send it.
    fn broken(&mut self) -> Vec<u8> {
        match self.below(8) {
            0 => frame(9, true, &[b'x'; 126]),
            1 => frame(8, true, &[b'x'; 200]),
            2 => frame(3 + self.byte() % 5, true, b"what is this?"),
            3 => frame(0, true, b"goes on with nothing"),
            4 => frame(9, false, b"half a ping"),
            // A reserved bit, no mask, and a length beyond all there is.
            5 => frame(TEXT | 0x40, true, b"{}"),
            6 => vec![0x81, 2, b'{', b'}'],
            _ => [&[0x81, 0xff, 0x7f][..], &[0xff; 7], &[0; 4]].concat(),
        }
    }

    /// Puts something else in one place of a message.
    fn alter(&mut self, value: &mut Value) {
        match value {
            Value::Object(fields) if !fields.is_empty() && self.below(5) > 0 => {
                let place = self.below(fields.len());
                if self.below(6) == 0 {
                    let (name, other) = (format!("x{place}"), self.anything());
                    fields.insert(name, other);
                } else if let Some(field) = fields.values_mut().nth(place) {
                    self.alter(field);
                }
            }
            Value::Array(list) if !list.is_empty() && self.below(5) > 0 => {
                let place = self.below(list.len());
                self.alter(&mut list[place]);
            }
            plain => *plain = self.anything(),
        }
    }

    /// Some value: odd, or out of another message.
    fn anything(&mut self) -> Value {
        match self.below(12) {
            0 => Value::Null,
            1 => json!(u64::MAX),
            2 => json!(i64::MIN),
            3 => json!(1e308),
            4 => json!(self.byte()),
            5 => json!(""),
            6 => json!("\u{202e}\u{0}é".repeat(self.below(50))),
            7 => json!([[[[[]]]]]),
            8 => json!({}),
            9 => Value::Bool(true),
            _ => {
                let other = self.pick();
                let place = self.below(other.as_object().map_or(1, serde_json::Map::len));
                other.as_object().and_then(|fields| fields.values().nth(place)).cloned().unwrap_or_default()
            }
        }
    }
}
