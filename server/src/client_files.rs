//! The built client, embedded in the binary, in debug builds too: the binary alone is the product.
//!
//! Files in `/assets/` have a hash in their name and are kept for ever; all others are checked by
//! their `ETag` at each use. A path that looks like a page, not a file, is a page of the client. The build writes
//! compressed twins of the larger files (`app.js.br`); they are sent to all who understand them.

use std::borrow::Cow;

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue,
    IF_NONE_MATCH, VARY,
};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};

const INDEX: &str = "index.html";
const HASHED: &str = "assets/";
const BROTLI: &str = "br";
const END_OF_HEAD: &str = "</head>";

const KEEP: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const FORGET: &str = "no-store";

const NOT_BUILT: &str = "This sanmon was built without its client.\n\
    Stop it and run `make run`, which builds both.\n";

#[derive(Embed)]
#[folder = "../web-client/dist"]
#[allow_missing = true]
struct Client;

/// Answers a request for a file or a page of the client.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    answer::<Client>(uri.path(), &headers)
}

/// The typefaces of the client, as it has them: WOFF2.
pub(crate) fn fonts() -> impl Iterator<Item = Cow<'static, [u8]>> {
    Client::iter()
        .filter(|path| path.ends_with(".woff2"))
        .filter_map(|path| Client::get(&path))
        .map(|file| file.data)
}

/// A file of the client as text; nothing where it was built without.
pub(crate) fn text(path: &str) -> Option<String> {
    String::from_utf8(Client::get(path)?.data.into_owned()).ok()
}

fn answer<Files: Embed>(path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    match Files::get(path) {
        Some(file) => answer_file::<Files>(path, file, headers),
        None if is_page(path) => match Files::get(INDEX) {
            Some(index) => answer_file::<Files>(INDEX, index, headers),
            None => answer_text(StatusCode::SERVICE_UNAVAILABLE, NOT_BUILT),
        },
        None => answer_text(StatusCode::NOT_FOUND, "not found\n"),
    }
}

fn is_page(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    path == INDEX || (!path.starts_with(HASHED) && !last.contains('.'))
}

fn answer_file<Files: Embed>(path: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let twin = Files::get(&format!("{path}.{BROTLI}"));
    let has_twin = twin.is_some();
    let content_type = content_type(plain.metadata.mimetype());
    let (file, is_compressed) = match twin.filter(|_| understands_brotli(headers)) {
        Some(twin) => (twin, true),
        None => (plain, false),
    };
    let etag = etag(&file.metadata.sha256_hash());
    let mut response = send(file.data, &content_type, &etag, headers);
    if is_compressed && response.status() == StatusCode::OK {
        set(&mut response, CONTENT_ENCODING, BROTLI);
    }
    if has_twin {
        set(&mut response, VARY, ACCEPT_ENCODING.as_str());
    }
    set(&mut response, CACHE_CONTROL, if path.starts_with(HASHED) { KEEP } else { ASK_AGAIN });
    response
}

/// The page of the client with more in its head, which makes another page of it: it has a tag of its own, and is sent as
/// it is, for the compressed twin has another head. Nothing where there is no client.
pub(crate) fn page_with(more: &str, headers: &HeaderMap) -> Option<Response> {
    written::<Client>(more, headers)
}

fn written<Files: Embed>(more: &str, headers: &HeaderMap) -> Option<Response> {
    let index = Files::get(INDEX)?;
    let content_type = content_type(index.metadata.mimetype());
    let page = str::from_utf8(&index.data).ok()?;
    let (head, rest) = page.split_once(END_OF_HEAD)?;
    let page = format!("{head}{more}{END_OF_HEAD}{rest}");
    let etag = etag(&Sha256::digest(&page));
    Some(send(page, &content_type, &etag, headers))
}

/// Answers with a body, or says that the client has it already. It is asked for at each use.
pub(crate) fn send(body: impl Into<Body>, content_type: &str, etag: &str, headers: &HeaderMap) -> Response {
    let mut response = if holds(headers, etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Response::new(body.into());
        set(&mut response, CONTENT_TYPE, content_type);
        response
    };
    set(&mut response, ETAG, etag);
    set(&mut response, CACHE_CONTROL, ASK_AGAIN);
    response
}

/// Whether the client takes the twin: it names the encoding, and not with a quality of nothing.
fn understands_brotli(headers: &HeaderMap) -> bool {
    let named = |offer: &str| {
        let mut parts = offer.split(';').map(str::trim);
        parts.next() == Some(BROTLI) && !parts.any(|quality| matches!(quality, "q=0" | "q=0.0"))
    };
    headers
        .get_all(ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|list| list.split(',').any(named))
}

fn answer_text(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, FORGET)], text).into_response()
}

fn etag(hash: &[u8]) -> String {
    let hash = u128::from_be_bytes(*hash.first_chunk().unwrap_or(&[0; 16]));
    format!("\"{hash:032x}\"")
}

/// Whether the client says that it has the file with this tag already.
pub(crate) fn holds(headers: &HeaderMap, etag: &str) -> bool {
    headers
        .get_all(IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(str::trim)
        .any(|tag| tag == "*" || tag.trim_start_matches("W/") == etag)
}

fn content_type(mime: &str) -> String {
    if mime.starts_with("text/") { format!("{mime}; charset=utf-8") } else { mime.to_owned() }
}

/// Sets a header; a value that HTTP does not allow, which no file of ours has, is left out.
fn set(response: &mut Response, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Embed)]
    #[folder = "fixtures/client"]
    struct Fixture;

    #[derive(Embed)]
    #[folder = "fixtures/nothing"]
    #[allow_missing = true]
    struct Nothing;

    fn get(path: &str) -> Response {
        answer::<Fixture>(path, &HeaderMap::new())
    }

    fn get_holding(path: &str, if_none_match: &str) -> Response {
        let headers = HeaderMap::from_iter([(IF_NONE_MATCH, if_none_match.parse().unwrap())]);
        answer::<Fixture>(path, &headers)
    }

    fn header(response: &Response, name: HeaderName) -> &str {
        response.headers()[name].to_str().unwrap()
    }

    fn check(path: &str, status: u16, content_type: &str, cache: &str) {
        let response = get(path);
        assert_eq!(response.status(), status, "{path}");
        assert_eq!(header(&response, CONTENT_TYPE), content_type, "{path}");
        assert_eq!(header(&response, CACHE_CONTROL), cache, "{path}");
    }

    #[test]
    fn files_have_their_type_and_their_time_to_live() {
        check("/index.html", 200, "text/html; charset=utf-8", ASK_AGAIN);
        check("/assets/app-1a2b3c4d.js", 200, "text/javascript; charset=utf-8", KEEP);
        check("/icon.svg", 200, "image/svg+xml", ASK_AGAIN);
        check("/manifest.webmanifest", 200, "application/manifest+json", ASK_AGAIN);
    }

    #[test]
    fn a_path_without_an_extension_is_a_page_of_the_client() {
        for path in ["/", "/t/plum-bridge-lantern", "/games/", "/v1.2/about"] {
            check(path, 200, "text/html; charset=utf-8", ASK_AGAIN);
        }
    }

    #[test]
    fn an_unknown_file_is_not_found() {
        for path in ["/robots.txt", "/assets/app-0.js", "/assets/app", "/../Cargo.toml", "/a/.env"] {
            check(path, 404, "text/plain; charset=utf-8", FORGET);
        }
    }

    #[test]
    fn a_file_that_the_client_holds_is_not_sent_again() {
        let tag = header(&get("/"), ETAG).to_owned();
        for held in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
            let response = get_holding("/", &held);
            assert_eq!(response.status(), 304, "{held}");
            assert_eq!(header(&response, ETAG), tag);
            assert_eq!(header(&response, CACHE_CONTROL), ASK_AGAIN);
        }
        assert_eq!(get_holding("/", "\"other\"").status(), 200);
    }

    #[test]
    fn who_understands_it_gets_the_compressed_twin() {
        let ask = |accept: &str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, accept.parse().unwrap())]);
            answer::<Fixture>("/assets/app-1a2b3c4d.js", &headers)
        };
        for accept in ["br", "gzip, deflate, br, zstd", "gzip, br;q=0.5"] {
            let response = ask(accept);
            assert_eq!(header(&response, CONTENT_ENCODING), BROTLI, "{accept}");
            assert_eq!(header(&response, CONTENT_TYPE), "text/javascript; charset=utf-8");
            assert_eq!(header(&response, VARY), "accept-encoding");
        }
        for accept in ["gzip", "identity", "br;q=0", "brotli"] {
            let response = ask(accept);
            assert!(!response.headers().contains_key(CONTENT_ENCODING), "{accept}");
            assert_ne!(header(&response, ETAG), header(&ask("br"), ETAG), "{accept}");
        }
    }

    #[tokio::test]
    async fn a_page_with_more_in_its_head_is_another_page() {
        let more = "<meta name=\"more\">";
        let brotli = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static("br"))]);
        let response = written::<Fixture>(more, &brotli).unwrap();
        assert!(!response.headers().contains_key(CONTENT_ENCODING), "no twin has this head");
        assert_eq!(header(&response, CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!(header(&response, CACHE_CONTROL), ASK_AGAIN);
        let tag = header(&response, ETAG).to_owned();
        assert_ne!(tag, header(&get("/"), ETAG));
        assert_ne!(tag, header(&written::<Fixture>("", &HeaderMap::new()).unwrap(), ETAG));
        let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        assert!(String::from_utf8_lossy(&body).contains("</title>\n<meta name=\"more\"></head>"), "{body:?}");

        let holding = HeaderMap::from_iter([(IF_NONE_MATCH, tag.parse().unwrap())]);
        assert_eq!(written::<Fixture>(more, &holding).unwrap().status(), 304);
        assert_eq!(written::<Fixture>("", &holding).unwrap().status(), 200, "other words are another page");
        assert!(written::<Nothing>(more, &brotli).is_none());
    }

    #[tokio::test]
    async fn a_binary_without_its_client_says_how_to_build_it() {
        let response = answer::<Nothing>("/", &HeaderMap::new());
        assert_eq!(response.status(), 503);
        let body = axum::body::to_bytes(response.into_body(), 1000).await.unwrap();
        assert!(String::from_utf8_lossy(&body).contains("make run"));
    }
}
