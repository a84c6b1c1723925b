//! Games over HTTP: those that are on, those that are over, and their files.

pub(super) mod card;
pub(super) mod played;
pub(super) mod shown;
pub(super) mod taken_in;

use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header::LINK;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, FinishedTable, GameId, LiveTable};
use serde::Deserialize;

use self::shown::{Cursor, finished_table, live_table};
use super::ApiError;
use super::json::Json;
use super::player::Player;
use crate::house::House;
use crate::secrets::SecretHash;
use crate::store::FinishedGame;
use crate::time::now_ms;

const MOST: u32 = 100;
const USUAL: u32 = 20;

/// Which part of a list.
#[derive(Debug, Deserialize)]
pub(super) struct Page {
    limit: Option<u32>,
    before: Option<String>,
}

impl FromRequestParts<House> for Page {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Self, ApiError> {
        let page = Query::try_from_uri(&parts.uri).map(|Query(page)| page);
        page.map_err(|error| ApiError::unreadable(ErrorCode::Malformed, &error.body_text()))
    }
}

impl Page {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(USUAL).clamp(1, MOST)
    }
}

/// Lists the tables that anybody may watch.
#[utoipa::path(get, path = "/api/live", tag = "games",
    params(("limit" = Option<u32>, Query, description = "How many at most: 1 to 100, 20 where it is left out.")),
    responses((status = 200, description = "The last touched first: a list of `LiveTable`.", body = [serde_json::Value])))]
pub(super) async fn live(State(house): State<House>, page: Page) -> Result<Json<Vec<LiveTable>>, ApiError> {
    let rows = house.store.live(page.limit()).await?;
    Ok(Json(rows.iter().filter_map(live_table).collect()))
}

/// Lists the games that were played at listed tables.
///
/// Where there are more, the header `link` has the address of the next part.
#[utoipa::path(get, path = "/api/games", tag = "games",
    params(
        ("limit" = Option<u32>, Query, description = "How many at most: 1 to 100, 20 where it is left out."),
        ("before" = Option<String>, Query, description = "Where the part before ended, from its header `link`."),
    ),
    responses(
        (status = 200, description = "The newest first: a list of `FinishedTable`.", body = [serde_json::Value]),
        (status = "4XX", description = "Not an address from a `link`.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn finished(State(house): State<House>, page: Page) -> Result<Response, ApiError> {
    let limit = page.limit();
    let before = page.before.as_deref().map(Cursor::parse).transpose()?;
    let rows = house.store.finished(now_ms(), limit, before.as_ref().map(Cursor::as_before)).await?;
    let full = rows.len() == limit as usize;
    let next = rows.last().filter(|_| full).map(Cursor::after);
    let tables: Vec<FinishedTable> = rows.into_iter().filter_map(|row| finished_table(row, None)).collect();
    let mut response = Json(tables).into_response();
    if let Some(next) = next {
        let link = format!("</api/games?limit={limit}&before={next}>; rel=\"next\"");
        if let Ok(link) = link.parse() {
            response.headers_mut().insert(LINK, link);
        }
    }
    Ok(response)
}

/// Shows a finished game: to its players, and, after the table's delay, to whoever knows its id.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(
        ("id" = String, Path, description = "The game."),
        ("x-player-key" = Option<String>, Header, description = "The secret of a device that played."),
    ),
    responses(
        (status = 200, description = "Who played, and the points.", body = ref("#/components/schemas/FinishedTable")),
        (status = "4XX", description = "No such game.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn one(
    State(house): State<House>,
    id: Result<Path<String>, PathRejection>,
    player: Player,
) -> Result<Json<FinishedTable>, ApiError> {
    let hash = player.hash();
    let game = open_game(&house, id, player).await?;
    let asker = hash.as_ref().map(SecretHash::as_str);
    finished_table(game.result, asker).map(Json).ok_or_else(ApiError::unknown_game)
}

/// A game that anybody may see who knows its id, and how it is shown to them.
///
/// # Errors
/// There is no such game, or not yet, or it cannot be read.
pub(crate) async fn open_to_all(
    house: &House,
    id: Result<Path<String>, PathRejection>,
) -> Result<(FinishedTable, FinishedGame), ApiError> {
    let game = open_game(house, id, Player(None)).await?;
    let table = finished_table(game.result.clone(), None).ok_or_else(ApiError::unknown_game)?;
    Ok((table, game))
}

/// A game that the one who asks may see.
async fn open_game(
    house: &House,
    id: Result<Path<String>, PathRejection>,
    player: Player,
) -> Result<FinishedGame, ApiError> {
    let id = id.ok().and_then(|Path(id)| GameId::new(id).ok()).ok_or_else(ApiError::unknown_game)?;
    let game = house.store.game(id.as_str()).await?.ok_or_else(ApiError::unknown_game)?;
    let is_open = game.result.opens_at_ms <= now_ms() || has_played(&game, player.hash().as_ref());
    if is_open { Ok(game) } else { Err(ApiError::unknown_game()) }
}

fn has_played(game: &FinishedGame, hash: Option<&SecretHash>) -> bool {
    hash.is_some_and(|hash| {
        game.result.seats.iter().any(|seat| seat.player_hash.as_deref() == Some(hash.as_str()))
    })
}
