//! A finished game as it was played: its replay, its file, and a page of its own that needs no server.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Query, State};
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, VARY,
};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use protocol::{ErrorCode, FinishedTable, GameId, Replay};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;

use super::shown::finished_table;
use super::{has_played, open_game};
use crate::api::ApiError;
use crate::api::player::Player;
use crate::client_files;
use crate::finished::{Eyes, GameFile, LogError, replay};
use crate::house::House;
use crate::store::FinishedGame;

/// The page of the client that shows one game without a server, and where in it the game goes.
const PAGE: &str = "replay.html";
const PLACE: &str = "<!--game-->";
const JSON: &str = "application/json";

/// By whose eyes.
#[derive(Debug, Deserialize)]
pub(in crate::api) struct Seen {
    eyes: Option<String>,
}

/// Shows a finished game step by step, as it was seen by somebody.
#[utoipa::path(get, path = "/api/games/{id}/replay", tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("eyes" = Option<String>, Query, description = "`watcher` or the number of a seat; without it everything is open."),
        ("x-player-key" = Option<String>, Header, description = "The secret of a device that played."),
    ),
    responses(
        (status = 200, description = "The table, and every step.", body = ref("#/components/schemas/Replay")),
        (status = "4XX", description = "No such game, or it was played by rules that are not known here.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(in crate::api) async fn show_replay(
    State(house): State<House>,
    id: Result<Path<String>, PathRejection>,
    Query(Seen { eyes }): Query<Seen>,
    headers: HeaderMap,
    player: Player,
) -> Result<Response, ApiError> {
    let eyes = match eyes.as_deref().map(str::parse) {
        None => Eyes::All,
        Some(Ok(eyes)) => eyes,
        Some(Err(error)) => return Err(no_such_eyes(&error.to_string())),
    };
    let game = open_game(&house, id, player).await?;
    let gzip = understands_gzip(&headers);
    aside(move || {
        let replay = seen(&stored(&game, false)?, &game, eyes)?;
        let body = serde_json::to_vec(&replay).map_err(|error| ApiError::internal(&error))?;
        let mut response = if gzip {
            ([(CONTENT_ENCODING, "gzip")], pack(&body)?).into_response()
        } else {
            body.into_response()
        };
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, axum::http::HeaderValue::from_static(JSON));
        headers.insert(VARY, axum::http::HeaderValue::from_static("accept-encoding"));
        Ok(response)
    })
    .await
}

/// Gives the file of a finished game, which `sanmon verify` and any Sanmon reads. What was written at the table stands
/// in it only for those who sat there.
#[utoipa::path(get, path = "/api/games/{id}/file", tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("x-player-key" = Option<String>, Header, description = "The secret of a device that played."),
    ),
    responses(
        (status = 200, description = "The whole game.", body = String, content_type = "application/json"),
        (status = "4XX", description = "No such game.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(in crate::api) async fn file(
    State(house): State<House>,
    id: Result<Path<String>, PathRejection>,
    player: Player,
) -> Result<Response, ApiError> {
    let hash = player.hash();
    let game = open_game(&house, id, player).await?;
    aside(move || {
        let text = stored(&game, has_played(&game, hash.as_ref()))?.write();
        Ok(attachment(&game, "sanmon", JSON, text.map_err(|error| ApiError::internal(&error))?))
    })
    .await
}

/// Gives a finished game as one page that needs no server: to keep, and to open by a double click.
#[utoipa::path(get, path = "/api/games/{id}/page", tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("x-player-key" = Option<String>, Header, description = "The secret of a device that played."),
    ),
    responses(
        (status = 200, description = "The page.", body = String, content_type = "text/html"),
        (status = "4XX", description = "No such game, or it was played by rules that are not known here.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(in crate::api) async fn page(
    State(house): State<House>,
    id: Result<Path<String>, PathRejection>,
    player: Player,
) -> Result<Response, ApiError> {
    let hash = player.hash();
    let game = open_game(&house, id, player).await?;
    aside(move || {
        let page = client_files::text(PAGE).ok_or_else(ApiError::no_such_path)?;
        let file = stored(&game, has_played(&game, hash.as_ref()))?;
        let data = STANDARD.encode(pack(&page_data(&file, &game)?)?);
        let script = format!("<script id=\"game\" type=\"text/plain\">{data}</script>");
        let html = page.replacen(PLACE, &script, 1);
        Ok(attachment(&game, "html", "text/html; charset=utf-8", html))
    })
    .await
}

/// Everything that the page shows.
#[derive(Debug, Serialize)]
struct PageData {
    table: FinishedTable,
    /// The text of the file.
    file: String,
    /// By the names of the eyes.
    replays: BTreeMap<String, Replay>,
}

fn page_data(file: &GameFile, game: &FinishedGame) -> Result<Vec<u8>, ApiError> {
    let seen = |eyes: Eyes| Ok((eyes.name(), seen(file, game, eyes)?));
    let data = PageData {
        table: finished_table(game.result.clone(), None).ok_or_else(ApiError::unknown_game)?,
        file: file.write().map_err(|error| ApiError::internal(&error))?,
        replays: Eyes::of(&file.log).map(seen).collect::<Result<_, ApiError>>()?,
    };
    serde_json::to_vec(&data).map_err(|error| ApiError::internal(&error))
}

fn seen(file: &GameFile, game: &FinishedGame, eyes: Eyes) -> Result<Replay, ApiError> {
    if let Eyes::Seat(seat) = eyes
        && seat.index() >= file.log.head.seats.len()
    {
        return Err(no_such_eyes("nobody sat there"));
    }
    let mut replay = replay(file, eyes).map_err(|error| not_replayed(&error))?;
    // One that came as a file is known by another name here.
    replay.id = GameId::new(game.result.game_id.clone()).map_err(|error| ApiError::internal(&error))?;
    Ok(replay)
}

fn stored(game: &FinishedGame, with_lines: bool) -> Result<GameFile, ApiError> {
    GameFile::of_stored(game, with_lines).map_err(|error| not_replayed(&error))
}

fn no_such_eyes(why: &str) -> ApiError {
    ApiError::unreadable(ErrorCode::Malformed, why)
}

fn not_replayed(error: &LogError) -> ApiError {
    match error {
        LogError::OtherRules(_) => ApiError::unreadable(ErrorCode::UnknownGame, &error.to_string()),
        LogError::NotALog(_) | LogError::UnknownGame(_) | LogError::OtherGame => ApiError::internal(&Damaged),
    }
}

/// What is stored of a game makes no sense.
#[derive(Debug, thiserror::Error)]
#[error("the stored log of a game cannot be read")]
struct Damaged;

/// A file to be kept. Both parts of its name are made of letters, digits, - and _.
fn attachment(game: &FinishedGame, ending: &str, content_type: &str, text: String) -> Response {
    let name = format!("attachment; filename=\"{}-{}.{ending}\"", game.result.game, game.result.game_id);
    let headers: [(HeaderName, String); 2] =
        [(CONTENT_TYPE, content_type.to_owned()), (CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// A whole game takes milliseconds: too long for the threads that serve others.
async fn aside<F>(make: F) -> Result<Response, ApiError>
where
    F: FnOnce() -> Result<Response, ApiError> + Send + 'static,
{
    tokio::task::spawn_blocking(make).await.map_err(|error| ApiError::internal(&error))?
}

fn pack(bytes: &[u8]) -> Result<Vec<u8>, ApiError> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(bytes).and_then(|()| encoder.finish());
    packed.map_err(|error| ApiError::internal(&error))
}

fn understands_gzip(headers: &HeaderMap) -> bool {
    let offers = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    offers.flat_map(|list| list.split(',')).any(|offer| offer.trim() == "gzip")
}
