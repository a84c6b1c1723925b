//! What a webhook is sent, in the format of the service that reads it. A player's name is anything that its owner
//! likes: it must not call for everybody, nor become a link.

use axum::http::HeaderValue;
use axum::http::header::{CONTENT_TYPE, HeaderMap, HeaderName};
use protocol::{HookFormat, Language};
use serde_json::json;

use super::words::Turn;

/// The flag by which Discord shows no preview of a link.
const NO_PREVIEW: u32 = 4;

/// Headers and body; the link leads to the table, where the operator says by which address people come.
pub(super) fn write(
    format: HookFormat,
    turn: &Turn,
    language: Language,
    link: Option<&str>,
) -> (HeaderMap, String) {
    let said = |name: &str| {
        let text = turn.to_all(language, name);
        link.map_or(text.clone(), |link| format!("{text} {link}"))
    };
    let mut headers = HeaderMap::new();
    let json_type = HeaderValue::from_static("application/json");
    let body = match format {
        HookFormat::Discord => {
            headers.insert(CONTENT_TYPE, json_type);
            let mentions = json!({ "parse": [] });
            let content = said(&escaped(&turn.name));
            json!({ "content": content, "allowed_mentions": mentions, "flags": NO_PREVIEW }).to_string()
        }
        HookFormat::Slack => {
            headers.insert(CONTENT_TYPE, json_type);
            let name = turn.name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let text = said(&name);
            json!({ "text": text, "mrkdwn": false, "link_names": 0, "unfurl_links": false }).to_string()
        }
        HookFormat::Ntfy => {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
            if let Ok(title) = HeaderValue::from_str(&turn.title()) {
                headers.insert(HeaderName::from_static("title"), title);
            }
            if let Some(link) = link.and_then(|link| HeaderValue::from_str(link).ok()) {
                headers.insert(HeaderName::from_static("click"), link);
            }
            turn.to_all(language, &turn.name)
        }
    };
    (headers, body)
}

/// A text that stands in Markdown as it is.
fn escaped(text: &str) -> String {
    let escape = |letter: char| letter.is_ascii_punctuation().then_some('\\').into_iter().chain([letter]);
    text.chars().flat_map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::RoomId;
    use serde_json::Value;

    const LINK: Option<&str> = Some("https://play.example/room/r-1");

    fn written(format: HookFormat, name: &str, link: Option<&str>) -> (HeaderMap, String) {
        let room = RoomId::new("r-1").unwrap();
        let turn = Turn { room, game: "pagoda", name: name.into(), others: Vec::new() };
        write(format, &turn, Language::En, link)
    }

    #[test]
    fn each_service_gets_what_it_reads() {
        let text = "Ama, it is your turn at Pagoda. https://play.example/room/r-1";
        let (_, discord) = written(HookFormat::Discord, "Ama", LINK);
        assert_eq!(serde_json::from_str::<Value>(&discord).unwrap()["content"], text);
        let (headers, slack) = written(HookFormat::Slack, "Ama", LINK);
        assert_eq!(serde_json::from_str::<Value>(&slack).unwrap()["text"], text);
        assert_eq!(headers[CONTENT_TYPE], "application/json");
        let (headers, ntfy) = written(HookFormat::Ntfy, "Ama", LINK);
        assert_eq!(ntfy, "Ama, it is your turn at Pagoda.");
        assert_eq!(
            (&headers["title"], &headers["click"]),
            (&"Pagoda".parse().unwrap(), &LINK.unwrap().parse().unwrap())
        );
        let (headers, _) = written(HookFormat::Ntfy, "Ama", None);
        assert!(!headers.contains_key("click"));
    }

    #[test]
    fn a_name_calls_for_nobody_and_leads_nowhere() {
        let (_, discord) = written(HookFormat::Discord, "@everyone [x](//y)", None);
        let discord: Value = serde_json::from_str(&discord).unwrap();
        assert_eq!(discord["allowed_mentions"]["parse"], json!([]));
        assert_eq!(discord["content"], "\\@everyone \\[x\\]\\(\\/\\/y\\), it is your turn at Pagoda.");
        let (_, slack) = written(HookFormat::Slack, "<!channel> & <http://x|y>", None);
        let slack: Value = serde_json::from_str(&slack).unwrap();
        assert_eq!(slack["text"], "&lt;!channel&gt; &amp; &lt;http://x|y&gt;, it is your turn at Pagoda.");
    }
}
