//! What the device that asks has played: its games, what they come to, and what is kept of its player.

mod asked;
mod sums;

use axum::extract::State;
use axum::http::header::LINK;
use axum::response::{IntoResponse, Response};
use protocol::{ErrorCode, FinishedTable, ForgetMe, Kept, RenameMe, Statistics};

use self::asked::{AskedEvening, AskedGames, AskedSpan};
use super::ApiError;
use super::games::shown::{finished_table, seconds};
use super::json::Json;
use super::player::Player;
use crate::house::House;
use crate::names;
use crate::secrets::friend_id;
use crate::store::{GameResult, ReadError};

/// The most games of an evening.
const MOST_OF_AN_EVENING: u32 = 100;

/// Lists the finished games of the device that asks.
///
/// Where there are more, the header `link` has the address of the next part.
#[utoipa::path(get, path = "/api/me/games", tag = "me",
    params(
        ("x-player-key" = String, Header, description = "The secret by which the device finds its games again."),
        ("game" = Option<String>, Query, description = "Only those of this game."),
        ("friend" = Option<String>, Query, description = "Only those with this person, by `friend` of `Statistics`."),
        ("from_s" = Option<u32>, Query, description = "Only those that ended at this time or later, in seconds since 1970."),
        ("to_s" = Option<u32>, Query, description = "Only those that ended before this time, in seconds since 1970."),
        ("result" = Option<String>, Query, description = "Only those that were `won`, or `lost`."),
        ("limit" = Option<u32>, Query, description = "How many at most: 1 to 100, 20 where it is left out."),
        ("before" = Option<String>, Query, description = "Where the part before ended, from its header `link`."),
    ),
    responses(
        (status = 200, description = "The newest first: a list of `FinishedTable`.", body = [serde_json::Value]),
        (status = 400, description = "Something in the address makes no sense.", body = ref("#/components/schemas/HttpProblem")),
        (status = 401, description = "The key is missing.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn games(
    State(house): State<House>,
    player: Player,
    asked: AskedGames,
) -> Result<Response, ApiError> {
    let me = player.known()?;
    let friend = match &asked.friend {
        None => None,
        Some(id) => match known_friend(&house, me.as_str(), id).await? {
            None => return Ok(Json(Vec::<FinishedTable>::new()).into_response()),
            found => found,
        },
    };
    let limit = asked.limit();
    let rows = house.store.player_games(me.as_str(), &asked.wanted(friend.as_deref()), limit).await?;
    let full = rows.len() == limit as usize;
    let next = rows.last().filter(|_| full).map(|last| asked.address_after(last));
    let mut response = Json(shown(rows, me.as_str())).into_response();
    if let Some(link) = next.and_then(|address| format!("<{address}>; rel=\"next\"").parse().ok()) {
        response.headers_mut().insert(LINK, link);
    }
    Ok(response)
}

/// Adds up the finished games of the device that asks.
#[utoipa::path(get, path = "/api/me/statistics", tag = "me",
    params(
        ("x-player-key" = String, Header, description = "The secret by which the device finds its games again."),
        ("from_s" = Option<u32>, Query, description = "Only games that ended at this time or later, in seconds since 1970."),
        ("to_s" = Option<u32>, Query, description = "Only games that ended before this time, in seconds since 1970."),
    ),
    responses(
        (status = 200, description = "The sums.", body = ref("#/components/schemas/Statistics")),
        (status = 400, description = "Something in the address makes no sense.", body = ref("#/components/schemas/HttpProblem")),
        (status = 401, description = "The key is missing.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn statistics(
    State(house): State<House>,
    player: Player,
    asked: AskedSpan,
) -> Result<Json<Statistics>, ApiError> {
    let me = player.known()?;
    let (alone, together) = tokio::try_join!(
        house.store.played(me.as_str(), asked.span()),
        house.store.together(me.as_str(), asked.span())
    )?;
    // Those of one who plays every day take milliseconds: too long for the threads that serve others.
    let sums = tokio::task::spawn_blocking(move || sums::statistics(alone, together, me.as_str())).await;
    sums.map(Json).map_err(|error| ApiError::internal(&error))
}

/// Lists the games that the same people played on the same day.
#[utoipa::path(get, path = "/api/me/evening", tag = "me",
    params(
        ("x-player-key" = String, Header, description = "The secret by which the device finds its games again."),
        ("game" = String, Query, description = "One of the games; the device must have played in it."),
        ("offset_min" = Option<i32>, Query, description = "How many minutes local time is ahead of UTC: -840 to 840, 0 where it is left out. A day lasts from 5:00 to 5:00."),
    ),
    responses(
        (status = 200, description = "The oldest first: a list of `FinishedTable`.", body = [serde_json::Value]),
        (status = "4XX", description = "No such game, or something in the address makes no sense.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn evening(
    State(house): State<House>,
    player: Player,
    asked: AskedEvening,
) -> Result<Json<Vec<FinishedTable>>, ApiError> {
    let me = player.known()?;
    let game = house.store.result(asked.game.as_str()).await?.ok_or_else(ApiError::unknown_game)?;
    if !game.seats.iter().any(|seat| seat.player_hash.as_deref() == Some(me.as_str())) {
        return Err(ApiError::unknown_game());
    }
    let rows = match &game.party {
        Some(party) => {
            let day = asked.day_of(game.finished_at_ms);
            house.store.party_games(party, day, MOST_OF_AN_EVENING).await?
        }
        // Somebody of those people is forgotten: nobody knows any more who they were.
        None => vec![game],
    };
    Ok(Json(shown(rows, me.as_str())))
}

/// Says what is kept of the player of the device that asks.
#[utoipa::path(get, path = "/api/me", tag = "me",
    params(("x-player-key" = String, Header, description = "The secret by which the device finds its games again.")),
    responses(
        (status = 200, description = "What is kept.", body = ref("#/components/schemas/Kept")),
        (status = 401, description = "The key is missing.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn kept(State(house): State<House>, player: Player) -> Result<Json<Kept>, ApiError> {
    Ok(kept_of(&house, player.known()?.as_str()).await?)
}

/// Gives the player of the device that asks another name in all finished games.
#[utoipa::path(post, path = "/api/me/name", tag = "me",
    params(("x-player-key" = String, Header, description = "The secret by which the device finds its games again.")),
    request_body(content = ref("#/components/schemas/RenameMe"), content_type = "application/json"),
    responses(
        (status = 200, description = "What is kept now.", body = ref("#/components/schemas/Kept")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn rename(
    State(house): State<House>,
    player: Player,
    Json(RenameMe { name }): Json<RenameMe>,
) -> Result<Json<Kept>, ApiError> {
    let me = player.known()?;
    let name = names::name(&name).ok_or(ErrorCode::BadName)?;
    house.store.rename(me.as_str().to_owned(), name).await?;
    Ok(kept_of(&house, me.as_str()).await?)
}

/// Takes name, chat and key of the player of the device that asks out of all finished games, for ever.
#[utoipa::path(post, path = "/api/me/forget", tag = "me",
    params(("x-player-key" = String, Header, description = "The secret by which the device finds its games again.")),
    request_body(content = ref("#/components/schemas/ForgetMe"), content_type = "application/json"),
    responses(
        (status = 200, description = "What is kept now.", body = ref("#/components/schemas/Kept")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn forget(
    State(house): State<House>,
    player: Player,
    Json(ForgetMe {}): Json<ForgetMe>,
) -> Result<Json<Kept>, ApiError> {
    let me = player.known()?;
    house.rooms.forget_player(me.as_str().to_owned()).await?;
    Ok(kept_of(&house, me.as_str()).await?)
}

async fn kept_of(house: &House, me: &str) -> Result<Json<Kept>, ReadError> {
    let kept = house.store.kept(me).await?;
    let count = |number: i64| u32::try_from(number).unwrap_or_default();
    Ok(Json(Kept {
        games: count(kept.games),
        names: kept.names,
        lines: count(kept.lines),
        since_s: kept.since_ms.map(seconds),
    }))
}

/// The friend whom an id means, by the hash of the key; nobody where it means none of them.
async fn known_friend(house: &House, me: &str, id: &str) -> Result<Option<String>, ReadError> {
    let friends = house.store.friends(me).await?;
    Ok(friends.into_iter().find(|friend| friend_id(me, friend) == id))
}

fn shown(rows: Vec<GameResult>, me: &str) -> Vec<FinishedTable> {
    rows.into_iter().filter_map(|row| finished_table(row, Some(me))).collect()
}
