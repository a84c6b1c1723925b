//! Messages as JSON text. What it writes is `serde_json`'s to the letter, in a fraction of the time: every move is written
//! anew for each of its viewers, which took more time than everything else about a move.
//!
//! It gains by what it knows: names of fields and variants need no escapes, texts and numbers are short, and one message is
//! about as long as the last.

mod items;
mod sheet;
mod text;

use items::{Closing, Items};
use serde::ser::{Error as _, Serialize, Serializer};
use sheet::Sheet;
use text::is_plain;

/// A value as text, to the letter as `serde_json` writes it.
///
/// # Errors
/// The value says that it cannot be written, or has keys that are not texts.
pub fn to_text<T: Serialize + ?Sized>(value: &T) -> serde_json::Result<String> {
    // What is put on a sheet are whole texts.
    String::from_utf8(to_bytes_behind(value, 0)?).map_err(serde_json::Error::custom)
}

/// The same text as bytes, behind so many that are left blank for what is to stand before it.
///
/// # Errors
/// As of [`to_text`].
pub fn to_bytes_behind<T: Serialize + ?Sized>(value: &T, blank: usize) -> serde_json::Result<Vec<u8>> {
    let mut writer = Writer { sheet: Sheet::new() };
    value.serialize(&mut writer)?;
    Ok(writer.sheet.to_bytes_behind(blank))
}

/// Writes values one after the other.
struct Writer {
    sheet: Sheet,
}

impl Writer {
    /// Names come from Rust, and need no escapes.
    #[inline]
    fn name(&mut self, name: &'static str) {
        debug_assert!(is_plain(name), "{name}");
        self.sheet.quote(name.as_bytes());
    }

    /// `{"variant":`
    fn open_variant(&mut self, variant: &'static str) {
        self.sheet.put(*b"{");
        self.name(variant);
        self.sheet.put(*b":");
    }

    #[cold]
    fn integer(&mut self, integer: impl itoa::Integer) {
        self.sheet.put_all(itoa::Buffer::new().format(integer).as_bytes());
    }

    /// Most numbers are small.
    #[inline]
    fn natural(&mut self, number: impl Into<u64>) {
        let number = number.into();
        match u8::try_from(number) {
            Ok(digit @ 0..10) => self.sheet.put([b'0' + digit]),
            Ok(few @ 10..100) => self.sheet.put([b'0' + few / 10, b'0' + few % 10]),
            _ => self.integer(number),
        }
    }

    /// What is written seldom is left to the library.
    fn leave<T: Serialize>(&mut self, value: T) -> serde_json::Result<()> {
        self.sheet.put_all(serde_json::to_string(&value)?.as_bytes());
        Ok(())
    }
}

/// Numbers of all lengths are alike.
macro_rules! numbers {
    ($($write:ident: $($method:ident $number:ty),+;)+) => {$($(
        fn $method(self, value: $number) -> serde_json::Result<()> {
            self.$write(value);
            Ok(())
        }
    )+)+};
}

impl<'w> Serializer for &'w mut Writer {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Items<'w>;
    type SerializeTuple = Items<'w>;
    type SerializeTupleStruct = Items<'w>;
    type SerializeTupleVariant = Items<'w>;
    type SerializeMap = Items<'w>;
    type SerializeStruct = Items<'w>;
    type SerializeStructVariant = Items<'w>;

    fn serialize_bool(self, value: bool) -> serde_json::Result<()> {
        if value {
            self.sheet.put(*b"true");
        } else {
            self.sheet.put(*b"false");
        }
        Ok(())
    }

    numbers! {
        integer: serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64, serialize_i128 i128,
            serialize_u128 u128;
        natural: serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64;
    }

    fn serialize_f32(self, value: f32) -> serde_json::Result<()> {
        self.leave(value)
    }

    fn serialize_f64(self, value: f64) -> serde_json::Result<()> {
        self.leave(value)
    }

    fn serialize_char(self, value: char) -> serde_json::Result<()> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> serde_json::Result<()> {
        text::put(&mut self.sheet, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> serde_json::Result<()> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> serde_json::Result<()> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> serde_json::Result<()> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> serde_json::Result<()> {
        self.sheet.put(*b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> serde_json::Result<()> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> serde_json::Result<()> {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> serde_json::Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> serde_json::Result<()> {
        self.open_variant(variant);
        value.serialize(&mut *self)?;
        self.sheet.put(*b"}");
        Ok(())
    }

    fn serialize_seq(self, _length: Option<usize>) -> serde_json::Result<Items<'w>> {
        Ok(Items::open(self, *b"[", Closing::List))
    }

    fn serialize_tuple(self, _length: usize) -> serde_json::Result<Items<'w>> {
        Ok(Items::open(self, *b"[", Closing::List))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> serde_json::Result<Items<'w>> {
        Ok(Items::open(self, *b"[", Closing::List))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> serde_json::Result<Items<'w>> {
        self.open_variant(variant);
        Ok(Items::open(self, *b"[", Closing::ListOfVariant))
    }

    fn serialize_map(self, _length: Option<usize>) -> serde_json::Result<Items<'w>> {
        Ok(Items::open(self, *b"{", Closing::Object))
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> serde_json::Result<Items<'w>> {
        Ok(Items::open(self, *b"{", Closing::Object))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> serde_json::Result<Items<'w>> {
        self.open_variant(variant);
        Ok(Items::open(self, *b"{", Closing::ObjectOfVariant))
    }
}

/// A key that is written as anything but a text or a number is none.
fn no_key() -> serde_json::Error {
    serde_json::Error::custom("key must be a string")
}
