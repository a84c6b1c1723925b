//! The page of a finished game: the client's, which for a game that is open to all says in its head what the game was and
//! which picture shows it, so that chats can show a link to it.

use std::fmt::Write;

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use protocol::FinishedTable;

use crate::card::svg::escape;
use crate::card::{HEIGHT, WIDTH, words};
use crate::house::House;
use crate::net::accept::Peer;
use crate::net::address::is_in;
use crate::net::origin;
use crate::net::request::Caller;
use crate::{api, client_files};

/// Where it is.
pub const PATH: &str = "/game/{id}";

/// Answers with the page. Of a game that is not to be seen, or cannot be, it is the page as it always is.
pub async fn serve(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
    peer: Option<Extension<Peer>>,
    id: Result<Path<String>, PathRejection>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    // Whoever asks too often gets the page all the same, but nothing is looked up for it.
    let table = match house.addresses.reads.check(caller.address) {
        Ok(()) => api::open_to_all(&house, id).await.ok().map(|(table, _)| table),
        Err(_) => None,
    };
    let is_by_trusted_proxy =
        peer.is_some_and(|Extension(peer)| is_in(&house.config.trust.trusted_proxies, peer.address));
    let configured = house.config.notices.public_url.as_ref().map(|url| url.as_str().to_owned());
    let more = table.map(|table| {
        tags(&table, configured.or_else(|| origin::own(&headers, is_by_trusted_proxy)).as_deref())
    });
    match more.and_then(|more| client_files::page_with(&more, &headers)) {
        Some(page) => page,
        None => client_files::serve(uri, headers).await,
    }
}

/// What is said of a game in the head of its page. Addresses must be whole: without the server's own there are none.
fn tags(table: &FinishedTable, own: Option<&str>) -> String {
    let (headline, standing) = (words::headline(table), words::standing(table));
    let mut tags = String::new();
    let mut tag = |kind: &str, name: &str, content: &str| {
        let _ = writeln!(tags, r#"    <meta {kind}="{name}" content="{}" />"#, escape(content));
    };
    tag("property", "og:type", "website");
    tag("property", "og:site_name", "Sanmon");
    tag("property", "og:title", &headline);
    tag("property", "og:description", &standing);
    if let Some(own) = own {
        let page = format!("{own}/game/{}", table.id.as_str());
        tag("property", "og:url", &page);
        tag("property", "og:image", &format!("{page}/card.png"));
        tag("property", "og:image:type", "image/png");
        tag("property", "og:image:width", &WIDTH.to_string());
        tag("property", "og:image:height", &HEIGHT.to_string());
        tag("property", "og:image:alt", &format!("{headline}. {standing}"));
        tag("name", "twitter:card", "summary_large_image");
    } else {
        tag("name", "twitter:card", "summary");
    }
    tags
}

#[cfg(test)]
mod tests {
    use games::registry::GameKind;

    use super::*;
    use crate::card::tests::played;

    fn table() -> FinishedTable {
        let mut table = played(GameKind::ALL[0], 2).table;
        for (player, (name, points, won)) in
            table.players.iter_mut().zip([("<b>\"Ama\" & co", 31, true), ("Ben", 28, false)])
        {
            (player.name, player.points, player.won) = (name.to_owned(), points, won);
            player.place = if won { 1 } else { 2 };
        }
        table
    }

    #[test]
    fn a_chat_learns_who_won_and_where_the_picture_is() {
        let mut table = table();
        table.players[0].name = "Ama".to_owned();
        let tags = tags(&table, Some("https://play.example"));
        for expected in [
            r#"<meta property="og:title" content="Ama won Tajuto with 31" />"#,
            r#"<meta property="og:description" content="Ama 31 · Ben 28" />"#,
            r#"<meta property="og:url" content="https://play.example/game/a-game" />"#,
            r#"<meta property="og:image" content="https://play.example/game/a-game/card.png" />"#,
            r#"<meta property="og:image:width" content="1200" />"#,
            r#"<meta property="og:image:height" content="630" />"#,
            r#"<meta property="og:image:alt" content="Ama won Tajuto with 31. Ama 31 · Ben 28" />"#,
            r#"<meta name="twitter:card" content="summary_large_image" />"#,
        ] {
            assert!(tags.contains(expected), "{expected} is missing: {tags}");
        }
    }

    #[test]
    fn a_name_is_no_markup() {
        let tags = tags(&table(), Some("https://play.example"));
        assert!(tags.contains("&lt;b&gt;&quot;Ama&quot; &amp; co won"), "{tags}");
        assert!(!tags.contains("<b>") && !tags.contains("\"Ama"), "{tags}");
        let quotes = |line: &str| line.matches('"').count();
        assert!(tags.lines().all(|line| quotes(line) == 4), "{tags}");
    }

    #[test]
    fn without_an_address_of_its_own_there_is_no_picture() {
        let tags = tags(&table(), None);
        assert!(
            tags.contains("og:title") && !tags.contains("og:image") && !tags.contains("og:url"),
            "{tags}"
        );
    }
}
