//! The key by which push services know this server: RFC 8292. It is made once and lives with the data, as
//! devices have subscribed to it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a push service may believe one proof: half of what is allowed.
const HOURS: i64 = 12;

/// The key, ready for use.
#[derive(Debug)]
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    contact: Option<String>,
}

/// A key that cannot be made, or that was stored and is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key for Web Push in the database is none, or no key can be made")]
pub struct BadKey;

impl From<Unspecified> for BadKey {
    fn from(_: Unspecified) -> Self {
        Self
    }
}

/// A new key, as it is stored: PKCS #8.
pub(crate) fn new_key() -> Result<Vec<u8>, BadKey> {
    let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    Ok(document.as_ref().to_vec())
}

impl Vapid {
    /// Reads a key; `contact` is whom a push service may write to: `mailto:` or `https:`.
    pub(crate) fn read(stored: &[u8], contact: Option<String>) -> Result<Self, BadKey> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &SystemRandom::new());
        Ok(Self { pair: pair.map_err(|_| BadKey)?, contact })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The header `Authorization` of a message to a push service of this origin.
    pub(super) fn authorization(&self, origin: &str, now_s: i64) -> Result<String, BadKey> {
        let mut claims = json!({ "aud": origin, "exp": now_s + HOURS * 3_600 });
        if let Some(contact) = &self.contact {
            claims["sub"] = contact.as_str().into();
        }
        let part = |json: &serde_json::Value| URL_SAFE_NO_PAD.encode(json.to_string());
        let signed = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ES256" })), part(&claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::signature::Verifier;
    use p256::ecdsa::{Signature, VerifyingKey};

    #[test]
    fn another_program_believes_the_proof() {
        let vapid = Vapid::read(&new_key().unwrap(), Some("mailto:host@play.example".into())).unwrap();
        let header = vapid.authorization("https://push.example", 1_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap()).unwrap();
        let (_, claims) = signed.split_once('.').unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&decode(claims)).unwrap();
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example", "exp": 44_200, "sub": "mailto:host@play.example" })
        );
    }

    #[test]
    fn what_is_no_key_is_refused_and_none_is_printed() {
        assert_eq!(Vapid::read(b"no key", None).unwrap_err(), BadKey);
        let stored = new_key().unwrap();
        assert_ne!(stored, new_key().unwrap());
        let vapid = Vapid::read(&stored, None).unwrap();
        let printed = format!("{vapid:?}");
        assert!(!printed.contains("private"), "{printed}");
    }
}
