//! JSON bodies: read within the limit and answered with a reason, written as they are.

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, MAX_MESSAGE_BYTES};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::ApiError;
use crate::house::House;

/// A JSON body.
#[derive(Debug)]
pub(super) struct Json<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<House> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &House) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::not_json());
        }
        let body = to_bytes(request.into_body(), MAX_MESSAGE_BYTES).await;
        parse(&body.map_err(|_| ErrorCode::TooLarge)?).map(Self)
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(body) => ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], Body::from(body))
                .into_response(),
            Err(error) => ApiError::internal(&error).into_response(),
        }
    }
}

fn parse<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    // Serde would read an array as an object whose names were left out.
    let is_object = body.trim_ascii_start().starts_with(b"{");
    match serde_json::from_slice(body) {
        Ok(value) if is_object => Ok(value),
        Ok(_) => Err(ApiError::unreadable(ErrorCode::UnknownMessage, "an object is wanted")),
        Err(error) => {
            let is_json = serde_json::from_slice::<IgnoredAny>(body).is_ok();
            let code = if is_json { ErrorCode::UnknownMessage } else { ErrorCode::Malformed };
            Err(ApiError::unreadable(code, &error.to_string()))
        }
    }
}

/// No page of another origin can send this type without asking first, and we never allow it.
pub(super) fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = value.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}
