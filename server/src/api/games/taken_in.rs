//! Games that come as files.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use protocol::ErrorCode;

use super::shown::finished_table;
use crate::api::ApiError;
use crate::api::json::{Json, is_json};
use crate::finished::{FileError, LARGEST_FILE, TakenIn, taken_in};
use crate::house::House;
use crate::store::GameResult;
use crate::time::now_ms;

/// Takes in the file of a finished game, wherever it was played. Every move of it is decided again; what the rules and
/// the dice do not confirm is refused, and nothing of it is stored. Who was there under which key is not known: the game
/// is in nobody's history and in no list, and is found by its address alone.
#[utoipa::path(post, path = "/api/games", tag = "games",
    request_body(content = String, content_type = "application/json", description = "The text of the file: 4 MiB at most."),
    responses(
        (status = 200, description = "It was here already.", body = ref("#/components/schemas/FinishedTable")),
        (status = 201, description = "It is new here.", body = ref("#/components/schemas/FinishedTable")),
        (status = "4XX", description = "What is wrong with it.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(in crate::api) async fn take_in(
    State(house): State<House>,
    request: Request,
) -> Result<Response, ApiError> {
    if !is_json(request.headers()) {
        return Err(ApiError::not_json());
    }
    let body = read(request.into_body()).await?;
    let text = String::from_utf8(body)
        .map_err(|error| ApiError::unreadable(ErrorCode::NotAGameFile, &error.utf8_error().to_string()))?;
    // A whole game is played again: too long for the threads that serve others.
    let checked = tokio::task::spawn_blocking(move || taken_in(&text, now_ms())).await;
    let checked = checked.map_err(|error| ApiError::internal(&error))?;
    let TakenIn { game, played_as } = checked.map_err(|error| refused(&error))?;
    // One that was played here is here by its own name.
    if let Some(own) = house.store.result(played_as.as_str()).await?
        && own.chain == game.result.chain
        && own.opens_at_ms <= now_ms()
    {
        return shown(StatusCode::OK, own);
    }
    let result = game.result.clone();
    match house.store.take_in(game).await {
        Ok(true) => shown(StatusCode::CREATED, result),
        Ok(false) => {
            let stored = house.store.result(&result.game_id).await?.ok_or_else(ApiError::unknown_game)?;
            shown(StatusCode::OK, stored)
        }
        Err(_) => Err(ErrorCode::NotSaved.into()),
    }
}

/// The body. What is too long is read on for a while all the same: one who is still sending hears no answer.
async fn read(body: Body) -> Result<Vec<u8>, ErrorCode> {
    let (mut kept, mut length) = (Vec::new(), 0);
    let mut chunks = body.into_data_stream();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| ErrorCode::Malformed)?;
        length += chunk.len();
        if length <= LARGEST_FILE {
            kept.extend_from_slice(&chunk);
        } else if length > 4 * LARGEST_FILE {
            break;
        }
    }
    if length <= LARGEST_FILE { Ok(kept) } else { Err(ErrorCode::TooLarge) }
}

fn shown(status: StatusCode, result: GameResult) -> Result<Response, ApiError> {
    let table = finished_table(result, None).ok_or_else(ApiError::unknown_game)?;
    Ok((status, Json(table)).into_response())
}

fn refused(error: &FileError) -> ApiError {
    ApiError::bad_file(error.code(), &error.to_string())
}
