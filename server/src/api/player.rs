//! The player key of a device: in a header, never in an address, hashed as soon as it is here.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use protocol::PlayerKey;

use super::ApiError;
use crate::house::House;
use crate::secrets::SecretHash;

/// The header.
const X_PLAYER_KEY: &str = "x-player-key";

/// The key that the device sent, if it sent one.
#[derive(Debug)]
pub(super) struct Player(pub(super) Option<PlayerKey>);

impl FromRequestParts<House> for Player {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get(X_PLAYER_KEY) else { return Ok(Self(None)) };
        let key = value.to_str().ok().and_then(|text| PlayerKey::new(text).ok());
        key.map(|key| Self(Some(key))).ok_or_else(ApiError::no_player_key)
    }
}

impl Player {
    /// The same; without a key there is nothing to ask for.
    pub(super) fn known(&self) -> Result<SecretHash, ApiError> {
        self.hash().ok_or_else(ApiError::no_player_key)
    }

    /// The hash under which the games of the device are stored.
    pub(super) fn hash(&self) -> Option<SecretHash> {
        self.0.as_ref().map(|key| SecretHash::of(key.secret()))
    }
}
