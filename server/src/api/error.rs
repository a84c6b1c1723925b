//! The one error at the edge of the API.

use std::borrow::Cow;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue as Value, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, HttpProblem};

use crate::net::limits::TooMuch;
use crate::net::request::RequestId;
use crate::store::{NotSaved, ReadError};

const JSON: HeaderValue = HeaderValue::from_static("application/json");
const FORGET: HeaderValue = HeaderValue::from_static("no-store");
/// The longest hint that is sent, in characters.
const MOST_HINT: usize = 200;

/// Why a request was not done. What the operator should know of it is logged where it happens; what
/// the client should know is written out with the id of the request.
#[derive(Clone, Debug)]
pub struct ApiError {
    status: StatusCode,
    code: ErrorCode,
    hint: Cow<'static, str>,
    retry_after: Option<Duration>,
}

impl ApiError {
    fn new(status: StatusCode, code: ErrorCode, hint: impl Into<Cow<'static, str>>) -> Self {
        Self { status, code, hint: hint.into(), retry_after: None }
    }

    /// The page is not one of ours.
    pub fn foreign_origin() -> Self {
        ErrorCode::ForeignOrigin.into()
    }

    /// The request does not ask for a WebSocket.
    pub fn no_upgrade() -> Self {
        let hint = "this path is for WebSockets";
        Self::new(StatusCode::UPGRADE_REQUIRED, ErrorCode::UnknownMessage, hint)
    }

    /// The request names more than one host.
    pub fn two_hosts() -> Self {
        Self::unreadable(ErrorCode::Malformed, "a request is for one host")
    }

    /// There is no such path.
    pub fn no_such_path() -> Self {
        ErrorCode::UnknownPath.into()
    }

    /// The path knows other methods.
    pub fn wrong_method() -> Self {
        let hint = "the path has no such method: see /api/openapi.json";
        Self::new(StatusCode::METHOD_NOT_ALLOWED, ErrorCode::UnknownMessage, hint)
    }

    /// There is no such game, or not for the one who asks.
    pub fn unknown_game() -> Self {
        ErrorCode::UnknownGame.into()
    }

    /// The body is not JSON by its type.
    pub fn not_json() -> Self {
        let hint = "the body must be JSON, and its type application/json";
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, ErrorCode::Malformed, hint)
    }

    /// Something in the request cannot be read; the reason is for the sender only.
    pub fn unreadable(code: ErrorCode, reason: &str) -> Self {
        let hint: String = reason.chars().take(MOST_HINT).collect();
        Self::new(StatusCode::BAD_REQUEST, code, hint)
    }

    /// The file of a game is refused; the reason says exactly why.
    pub fn bad_file(code: ErrorCode, reason: &str) -> Self {
        Self { status: status(code), ..Self::unreadable(code, reason) }
    }

    /// The header with the player key is missing or wrong.
    pub fn no_player_key() -> Self {
        ErrorCode::NoPlayerKey.into()
    }

    /// The request took too long.
    pub fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, ErrorCode::Internal, "the request took too long")
    }

    /// A mistake of ours. It is logged; the client learns only the request's id.
    pub fn internal(error: &(dyn std::error::Error + 'static)) -> Self {
        tracing::error!(error, "a request failed");
        ErrorCode::Internal.into()
    }

    /// The response that says so.
    pub(crate) fn write(self, request: RequestId, mut response: Response) -> Response {
        let problem =
            HttpProblem { code: self.code, hint: self.hint.into_owned(), request: request.to_string() };
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, JSON);
        headers.insert(CACHE_CONTROL, FORGET);
        if let Some(wait) = self.retry_after {
            headers.insert(RETRY_AFTER, Value::from(wait.as_secs() + 1));
        }
        *response.body_mut() = serde_json::to_vec(&problem).map_or_else(|_| Body::empty(), Body::from);
        // The body has another length now.
        response.headers_mut().remove(HeaderName::from_static("content-length"));
        response
    }
}

impl From<ErrorCode> for ApiError {
    fn from(code: ErrorCode) -> Self {
        Self::new(status(code), code, code.hint())
    }
}

impl From<TooMuch> for ApiError {
    fn from(too_much: TooMuch) -> Self {
        Self { retry_after: Some(too_much.wait), ..ErrorCode::RateLimited.into() }
    }
}

impl From<ReadError> for ApiError {
    fn from(error: ReadError) -> Self {
        let answer = Self::internal(&error);
        match error {
            ReadError::Failed(_) | ReadError::TimedOut => {
                Self { status: StatusCode::SERVICE_UNAVAILABLE, ..answer }
            }
            ReadError::Damaged(_) => answer,
        }
    }
}

impl From<NotSaved> for ApiError {
    fn from(_: NotSaved) -> Self {
        ErrorCode::NotSaved.into()
    }
}

/// The body is written by the one who knows the request's id.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Malformed
        | ErrorCode::UnknownMessage
        | ErrorCode::UnsupportedVersion
        | ErrorCode::OutOfOrder
        | ErrorCode::OtherGame
        | ErrorCode::BadName
        | ErrorCode::BadText
        | ErrorCode::BadSettings
        | ErrorCode::BadAddress => StatusCode::BAD_REQUEST,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::UnknownRoom | ErrorCode::UnknownGame | ErrorCode::UnknownPath | ErrorCode::NoNotices => {
            StatusCode::NOT_FOUND
        }
        ErrorCode::NoPlayerKey => StatusCode::UNAUTHORIZED,
        ErrorCode::ForeignOrigin
        | ErrorCode::UnknownSeatToken
        | ErrorCode::NotSeated
        | ErrorCode::NotHost
        | ErrorCode::NoHints
        | ErrorCode::BadPass => StatusCode::FORBIDDEN,
        ErrorCode::StaleDecision
        | ErrorCode::IdReused
        | ErrorCode::WrongPhase
        | ErrorCode::SeatTaken
        | ErrorCode::SeatEmpty
        | ErrorCode::ColourTaken
        | ErrorCode::NothingToTakeBack
        | ErrorCode::NothingAsked
        | ErrorCode::NotAbsent => StatusCode::CONFLICT,
        ErrorCode::NotAGameFile
        | ErrorCode::OtherFileVersion
        | ErrorCode::DamagedFile
        | ErrorCode::UnfairDice
        | ErrorCode::WrongMoves
        | ErrorCode::UnfinishedGame => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::RateLimited => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::NotSaved | ErrorCode::Full | ErrorCode::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
