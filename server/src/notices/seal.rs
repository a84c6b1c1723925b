//! What is sent by Web Push can be read by the device alone: RFC 8291, with the encoding of RFC 8188.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{PushAuth, PushPoint};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The one record of a message has this size at most, and is all of it.
const RECORD: u32 = 4_096;
/// What is sent is made as long as a multiple of this, so that its length tells less.
const BLOCK: usize = 256;
const SALT: usize = 16;

/// A device as it can be sent to: keys that are some.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    point: Vec<u8>,
    auth: Vec<u8>,
}

/// A key that is none, or a message that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be encrypted for that device")]
pub(crate) struct CannotSeal;

impl From<Unspecified> for CannotSeal {
    fn from(_: Unspecified) -> Self {
        Self
    }
}

impl Reader {
    /// Checks the keys of a device: that the point is one of the curve can only be tried.
    pub(crate) fn new(point: &PushPoint, auth: &PushAuth) -> Result<Self, CannotSeal> {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).map_err(|_| CannotSeal);
        let reader = Self { point: decode(point.as_str())?, auth: decode(auth.secret())? };
        if reader.point.len() != 65 || reader.auth.len() != 16 {
            return Err(CannotSeal);
        }
        reader.agree(|_, _| ())?;
        Ok(reader)
    }

    /// Encrypts a message: the body of the request.
    pub(super) fn seal(&self, message: &[u8]) -> Result<Vec<u8>, CannotSeal> {
        let mut salt = [0; SALT];
        SystemRandom::new().fill(&mut salt)?;
        self.agree(|secret, ours| self.seal_with(secret, ours, salt, message))?
    }

    /// Agrees on a secret by a key that is made for this and forgotten.
    fn agree<T>(&self, then: impl FnOnce(&[u8], &[u8]) -> T) -> Result<T, CannotSeal> {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new())?;
        let ours = key.compute_public_key()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.point);
        Ok(agree_ephemeral(key, &theirs, |secret| then(secret, ours.as_ref()))?)
    }

    fn seal_with(
        &self,
        secret: &[u8],
        ours: &[u8],
        salt: [u8; SALT],
        message: &[u8],
    ) -> Result<Vec<u8>, CannotSeal> {
        let mut material = [0; 32];
        Salt::new(HKDF_SHA256, &self.auth)
            .extract(secret)
            .expand(&[b"WebPush: info\0", &self.point, ours], HKDF_SHA256)?
            .fill(&mut material)?;
        let derived = Salt::new(HKDF_SHA256, &salt).extract(&material);
        let key = UnboundKey::from(derived.expand(&[b"Content-Encoding: aes128gcm\0"], &AES_128_GCM)?);
        let mut nonce = [0; NONCE_LEN];
        derived.expand(&[b"Content-Encoding: nonce\0"], OfNonce)?.fill(&mut nonce)?;

        let mut sealed = message.to_vec();
        // The last record ends with a 2; zeros may follow.
        sealed.push(2);
        LessSafeKey::new(key).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut sealed,
        )?;
        if sealed.len() > RECORD as usize {
            return Err(CannotSeal);
        }
        let length = u8::try_from(ours.len()).map_err(|_| CannotSeal)?;
        Ok([&salt[..], &RECORD.to_be_bytes(), &[length], ours, &sealed].concat())
    }
}

/// Makes a message a multiple of a block long, as spaces after JSON change nothing.
pub(super) fn padded(mut json: String) -> String {
    let length = json.len().next_multiple_of(BLOCK);
    json.extend(std::iter::repeat_n(' ', length - json.len()));
    json
}

/// The length of a nonce.
struct OfNonce;

impl KeyType for OfNonce {
    fn len(&self) -> usize {
        NONCE_LEN
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(base64: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(base64).unwrap()
    }

    /// The example of RFC 8291, appendix A, from the shared secret on.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let reader = Reader {
            point: bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let ours =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt: [u8; SALT] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let sealed =
            reader.seal_with(&secret, &ours, salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let auth = PushAuth::new("BTBZMqHH6r4Tts7J_aSIgg").unwrap();
        let generator =
            "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";
        assert!(Reader::new(&PushPoint::new(generator).unwrap(), &auth).is_ok());
        let off_the_curve = generator.replace("UfU", "UfQ");
        let compressed = format!("A{}", &generator[1..]);
        for bad in [off_the_curve, compressed, "A".repeat(87), "_".repeat(87)] {
            assert_eq!(Reader::new(&PushPoint::new(bad).unwrap(), &auth).unwrap_err(), CannotSeal);
        }
    }

    #[test]
    fn a_message_that_is_too_long_is_refused() {
        let reader = Reader { point: vec![4; 65], auth: vec![0; 16] };
        assert!(reader.seal_with(&[1; 32], &[4; 65], [0; SALT], &[b'x'; 4_000]).is_ok());
        assert!(reader.seal_with(&[1; 32], &[4; 65], [0; SALT], &[b'x'; 4_096]).is_err());
        assert_eq!(padded("{}".into()).len(), 256);
        assert_eq!(padded("x".repeat(257)).len(), 512);
    }
}
