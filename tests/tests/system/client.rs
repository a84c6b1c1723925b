//! The embedded client, as a browser receives it.

use crate::test_app::{Answer, TestApp};

/// The page, or a clear word where the binary was built without it.
fn index(app: &TestApp) -> Answer {
    let answer = app.get("/");
    assert_eq!(answer.status, 200, "{} (`make test` builds the client first)", answer.body);
    answer
}

fn check_security_headers(answer: &Answer) {
    let policy = answer.header("content-security-policy");
    for rule in ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"] {
        assert!(policy.split("; ").any(|part| part == rule), "{rule} is not in {policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("referrer-policy"), "no-referrer");
    assert!(answer.header("permissions-policy").contains("camera=()"));
}

#[test]
fn the_page_is_html_and_is_asked_for_again() {
    let app = TestApp::start();
    let answer = index(&app);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert!(answer.body.contains("<title>"));
}

#[test]
fn every_script_and_style_of_the_page_is_there_and_may_be_kept() {
    let app = TestApp::start();
    let page = index(&app).body;
    let assets: Vec<&str> = page.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(!assets.is_empty(), "{page}");
    for path in assets {
        let answer = app.get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("cache-control").contains("immutable"), "{path}");
        assert!(!answer.header("content-type").starts_with("text/html"), "{path}");
    }
}

#[test]
fn every_answer_has_the_security_headers() {
    let app = TestApp::start();
    for path in ["/", "/healthz", "/assets/none.js"] {
        check_security_headers(&app.get(path));
    }
    check_security_headers(&app.post("/"));
}

/// Over plain http in a home network a browser ignores the opener policy, and complains about it; it names what it
/// fetches only where it trusts the origin.
#[test]
fn the_opener_policy_is_for_origins_that_the_browser_trusts() {
    let app = TestApp::start();
    let trusted = app.get_with("/", &[("Sec-Fetch-Dest", "document")]);
    assert_eq!(trusted.header("cross-origin-opener-policy"), "same-origin");
    assert!(!app.get("/").has_header("cross-origin-opener-policy"));
}

#[test]
fn a_page_already_held_is_not_sent_again() {
    let app = TestApp::start();
    let tag = index(&app).header("etag").to_owned();
    let again = app.get_with("/", &[("If-None-Match", &tag)]);
    assert_eq!((again.status, again.body.as_str()), (304, ""));
}

#[test]
fn a_page_of_the_client_is_the_client_and_an_unknown_file_is_not() {
    let app = TestApp::start();
    let page = index(&app).body;
    assert_eq!(app.get("/t/plum-bridge-lantern").body, page);
    assert_eq!(app.get("/assets/none-00000000.js").status, 404);
    assert_eq!(app.get("/none.png").status, 404);
}

#[test]
fn the_page_can_only_be_read() {
    assert_eq!(TestApp::start().post("/").status, 405);
}
