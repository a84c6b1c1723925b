//! The log of a finished game as bytes: zlib, whose checksum tells a damaged one.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

pub(super) fn pack(text: &str) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes())?;
    encoder.finish()
}

pub(super) fn unpack(bytes: &[u8]) -> io::Result<String> {
    let mut text = String::new();
    ZlibDecoder::new(bytes).read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_comes_back_as_it_was_and_is_much_smaller() {
        let log = "{\"seq\":1,\"floor\":\"青\"}\n".repeat(2_000);
        let packed = pack(&log).unwrap();
        assert!(packed.len() * 20 < log.len(), "{}", packed.len());
        assert_eq!(unpack(&packed).unwrap(), log);
        assert_eq!(unpack(&pack("").unwrap()).unwrap(), "");
    }

    #[test]
    fn damage_is_noticed() {
        let mut packed = pack(&"plum bridge lantern ".repeat(50)).unwrap();
        assert!(unpack(&packed[..packed.len() - 1]).is_err());
        let last = packed.len() - 1;
        packed[last] ^= 1;
        assert!(unpack(&packed).is_err());
    }
}
