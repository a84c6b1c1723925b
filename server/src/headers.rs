//! The headers that every response carries: what the page may do, and who may embed it.

use axum::extract::Request;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

const CONTENT_SECURITY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; object-src 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// Adds the security headers to the response.
pub async fn secure(request: Request, next: Next) -> Response {
    // Browsers say it only to an origin that they trust: https, or their own machine. On plain http in a home network
    // they ignore the opener policy, and complain about it.
    let is_trusted = request.headers().contains_key("sec-fetch-dest");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_trusted {
        headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    }
    response
}
