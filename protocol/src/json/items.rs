//! What stands in brackets: items, or keys with values.

use super::text::is_plain;
use super::{Writer, no_key};
use serde::ser::{self, Serialize};

/// How it ends.
#[derive(Clone, Copy)]
pub(super) enum Closing {
    List,
    Object,
    ListOfVariant,
    ObjectOfVariant,
}

/// Writes what stands in brackets.
pub(super) struct Items<'w> {
    writer: &'w mut Writer,
    closing: Closing,
    is_first: bool,
}

impl<'w> Items<'w> {
    pub(super) fn open(writer: &'w mut Writer, bracket: [u8; 1], closing: Closing) -> Self {
        writer.sheet.put(bracket);
        Self { writer, closing, is_first: true }
    }

    #[inline]
    fn separate(&mut self) {
        if !std::mem::take(&mut self.is_first) {
            self.writer.sheet.put(*b",");
        }
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> serde_json::Result<()> {
        self.separate();
        value.serialize(&mut *self.writer)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> serde_json::Result<()> {
        debug_assert!(is_plain(name), "{name}");
        if std::mem::take(&mut self.is_first) {
            self.writer.sheet.first_key(name.as_bytes());
        } else {
            self.writer.sheet.next_key(name.as_bytes());
        }
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) {
        let sheet = &mut self.writer.sheet;
        match self.closing {
            Closing::List => sheet.put(*b"]"),
            Closing::Object => sheet.put(*b"}"),
            Closing::ListOfVariant => sheet.put(*b"]}"),
            Closing::ObjectOfVariant => sheet.put(*b"}}"),
        }
    }
}

/// Lists of all kinds are alike.
macro_rules! lists {
    ($($kind:ident :: $item:ident),+) => {$(
        impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> serde_json::Result<()> {
                self.item(value)
            }

            fn end(self) -> serde_json::Result<()> {
                self.close();
                Ok(())
            }
        }
    )+};
}

/// So is what has named fields.
macro_rules! structs {
    ($($kind:ident),+) => {$(
        impl ser::$kind for Items<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> serde_json::Result<()> {
                self.field(name, value)
            }

            fn end(self) -> serde_json::Result<()> {
                self.close();
                Ok(())
            }
        }
    )+};
}

lists! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
}

structs! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> serde_json::Result<()> {
        self.separate();
        let begin = self.writer.sheet.end();
        key.serialize(&mut *self.writer)?;
        match self.writer.sheet.since(begin) {
            [b'"', ..] => Ok(()),
            // Numbers and truth are written as texts.
            [b'0'..=b'9' | b'-' | b't' | b'f', ..] => {
                let bare = self.writer.sheet.take_since(begin);
                self.writer.sheet.quote(&bare);
                Ok(())
            }
            _ => Err(no_key()),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> serde_json::Result<()> {
        self.writer.sheet.put(*b":");
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> serde_json::Result<()> {
        self.close();
        Ok(())
    }
}
