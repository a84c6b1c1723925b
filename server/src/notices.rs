//! Notices: "it is your turn" to those who are not there, by Web Push and by webhook.
//!
//! It owns what leaves the server: keys, encryption, addresses and their checks, the requests, the words. What is
//! due, and to whom, is for the rooms to say; they never wait for a request.

mod address;
mod config;
mod hook;
mod post;
mod seal;
mod vapid;
mod words;

use std::sync::Arc;
use std::time::Duration;

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{Hook, HookFailure, Notices, PushKey, RoomId};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tracing::{debug, warn};

use crate::time::now_ms;
use post::{Answer, NoAnswer, Post};
use vapid::Vapid;

pub(crate) use address::Target;
pub use config::{NoticeRules, SenderConfig};
pub(crate) use seal::Reader;
pub use vapid::BadKey;
pub(crate) use vapid::new_key;
pub(crate) use words::Turn;

/// The name of the server's key in the store.
pub(crate) const KEY_NAME: &str = "web-push";

/// Sends notices. A cheap handle.
#[derive(Clone, Debug)]
pub struct Notifier(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    post: Post,
    vapid: Vapid,
    ttl_s: u32,
    public_url: Option<String>,
    under_way: Semaphore,
}

/// Why notices cannot be sent at all.
#[derive(Debug, thiserror::Error)]
pub enum NotifierError {
    /// The key is none.
    #[error(transparent)]
    Key(#[from] BadKey),
    /// TLS cannot be set up.
    #[error("TLS cannot be set up: {0}")]
    Tls(#[from] rustls::Error),
}

/// A notice that is to be sent.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    /// To whom.
    pub(crate) to: Addressee,
    /// What it says.
    pub(crate) turn: Turn,
}

/// Who is told.
#[derive(Clone, Debug)]
pub(crate) enum Addressee {
    /// A device.
    Device(Notices),
    /// All who read along elsewhere.
    Hook(Hook),
}

/// What came of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It arrived.
    Arrived,
    /// There is no such device any more.
    Gone,
    /// It did not arrive, and may later.
    NotNow { failure: HookFailure, retry_after_ms: Option<i64> },
    /// It did not arrive, and will not.
    Never(HookFailure),
}

impl Notifier {
    /// A sender with the key that is stored.
    ///
    /// # Errors
    /// The key is none, or TLS cannot be set up.
    pub fn new(stored_key: &[u8], config: SenderConfig) -> Result<Self, NotifierError> {
        let SenderConfig { timeout_ms, at_once, ttl_s, networks, contact, public_url } = config;
        // Some push services want to know whom to write to.
        let contact = contact.or_else(|| public_url.clone().filter(|url| url.starts_with("https:")));
        Ok(Self(Arc::new(Inner {
            post: Post::new(networks, Duration::from_millis(timeout_ms.into()))?,
            vapid: Vapid::read(stored_key, contact)?,
            ttl_s,
            public_url,
            under_way: Semaphore::new(at_once),
        })))
    }

    /// The public key, for devices that want to be told.
    pub fn push_key(&self) -> PushKey {
        PushKey { key: self.0.vapid.public() }
    }

    /// Sends a notice, when there is room for one more.
    pub(crate) async fn send(&self, letter: &Letter) -> Outcome {
        // The semaphore is never closed.
        let _permit = self.0.under_way.acquire().await;
        let (outcome, host) = match &letter.to {
            Addressee::Device(notices) => self.push(notices, &letter.turn).await,
            Addressee::Hook(hook) => self.tell(hook, &letter.turn).await,
        };
        if outcome == Outcome::Arrived {
            debug!(host, "a notice was sent");
        } else {
            warn!(host, ?outcome, "a notice did not arrive");
        }
        outcome
    }

    async fn push(&self, notices: &Notices, turn: &Turn) -> (Outcome, String) {
        let Ok(target) = Target::parse(&notices.endpoint, self.0.post.own()) else {
            return (Outcome::Never(HookFailure::BadAddress {}), String::new());
        };
        let body = json!({
            "kind": "turn",
            "room": turn.room,
            "title": turn.title(),
            "body": turn.to_player(notices.language),
        });
        let sealed = Reader::new(&notices.p256dh, &notices.auth)
            .and_then(|reader| reader.seal(seal::padded(body.to_string()).as_bytes()));
        let proof = self.0.vapid.authorization(&target.origin(), now_ms() / 1_000);
        let (Ok(sealed), Ok(proof)) = (sealed, proof) else {
            return (Outcome::Never(HookFailure::BadAddress {}), target.host());
        };
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(HeaderName::from_static("ttl"), self.0.ttl_s.into());
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
        for (name, value) in [(AUTHORIZATION, proof), (HeaderName::from_static("topic"), topic(&turn.room))] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
        let answer = self.0.post.send(&target, headers, sealed).await;
        let outcome = match answer {
            Ok(Answer { status, .. }) if matches!(status.as_u16(), 404 | 410) => Outcome::Gone,
            answer => outcome(answer),
        };
        (outcome, target.host())
    }

    async fn tell(&self, hook: &Hook, turn: &Turn) -> (Outcome, String) {
        let Ok(target) = Target::parse(&hook.url, self.0.post.own()) else {
            return (Outcome::Never(HookFailure::BadAddress {}), String::new());
        };
        let link = self.0.public_url.as_ref().map(|url| format!("{url}/room/{}", turn.room.as_str()));
        let (headers, body) = hook::write(hook.format, turn, hook.language, link.as_deref());
        let answer = self.0.post.send(&target, headers, body.into_bytes()).await;
        (outcome(answer), target.host())
    }
}

fn outcome(answer: Result<Answer, NoAnswer>) -> Outcome {
    let (failure, retry_after_s) = match answer {
        Ok(Answer { status, .. }) if status.is_success() => return Outcome::Arrived,
        Ok(Answer { status, retry_after_s }) => {
            let failure = HookFailure::Refused { status: status.as_u16() };
            // Too much, too slow, or their mistake: later it may be well.
            if !status.is_server_error() && !matches!(status.as_u16(), 408 | 425 | 429) {
                return Outcome::Never(failure);
            }
            (failure, retry_after_s)
        }
        Err(NoAnswer::BadAddress) => return Outcome::Never(HookFailure::BadAddress {}),
        Err(NoAnswer::Unreachable) => (HookFailure::Unreachable {}, None),
        Err(NoAnswer::TimedOut) => (HookFailure::TimedOut {}, None),
    };
    Outcome::NotNow { failure, retry_after_ms: retry_after_s.map(|seconds| i64::from(seconds) * 1_000) }
}

/// A newer message takes the place of an older one of the same table that still waits; 32 letters are allowed.
fn topic(room: &RoomId) -> String {
    let hash = Sha256::digest(room.as_str());
    URL_SAFE_NO_PAD.encode(&hash[..18])
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::StatusCode;

    #[test]
    fn what_may_get_well_is_tried_again() {
        let answered = |status: u16, retry_after_s| {
            outcome(Ok(Answer { status: StatusCode::from_u16(status).unwrap(), retry_after_s }))
        };
        assert_eq!(answered(201, None), Outcome::Arrived);
        assert_eq!(answered(204, Some(9)), Outcome::Arrived);
        let failure = HookFailure::Refused { status: 429 };
        assert_eq!(answered(429, Some(9)), Outcome::NotNow { failure, retry_after_ms: Some(9_000) });
        assert!(matches!(answered(503, None), Outcome::NotNow { retry_after_ms: None, .. }));
        for never in [301, 302, 307, 400, 401, 403, 404, 413] {
            assert_eq!(answered(never, None), Outcome::Never(HookFailure::Refused { status: never }));
        }
        let failure = HookFailure::TimedOut {};
        assert_eq!(outcome(Err(NoAnswer::TimedOut)), Outcome::NotNow { failure, retry_after_ms: None });
        assert_eq!(outcome(Err(NoAnswer::BadAddress)), Outcome::Never(HookFailure::BadAddress {}));
    }

    #[test]
    fn a_topic_is_short_and_does_not_name_the_room() {
        let room = RoomId::new("x".repeat(64)).unwrap();
        assert_eq!(topic(&room).len(), 24);
        assert_ne!(topic(&room), topic(&RoomId::new("y").unwrap()));
    }
}
