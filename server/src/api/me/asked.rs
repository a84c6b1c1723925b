//! What stands in the addresses: read strictly, refused with a reason.

use axum::extract::{FromRequestParts, Query};
use axum::http::Uri;
use axum::http::request::Parts;
use games::registry::GameKind;
use protocol::{ErrorCode, GameId};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::api::ApiError;
use crate::house::House;
use crate::store::{GameResult, Span, Wanted};

const MOST: u32 = 100;
const USUAL: u32 = 20;
/// Local time is at most fourteen hours away from UTC.
const MOST_OFFSET_MIN: i64 = 840;
const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;
/// When an evening is over at the latest.
const MORNING_MS: i64 = 5 * HOUR_MS;

/// `from_s` and `to_s`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::api) struct AskedSpan {
    from_s: Option<u32>,
    to_s: Option<u32>,
}

/// Which of the own games.
#[derive(Debug)]
pub(in crate::api) struct AskedGames {
    game: Option<GameKind>,
    pub(super) friend: Option<String>,
    span: AskedSpan,
    won: Option<bool>,
    limit: Option<u32>,
    before: Option<(i64, String)>,
}

/// The same as it stands in the address.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GamesQuery {
    game: Option<String>,
    friend: Option<String>,
    from_s: Option<u32>,
    to_s: Option<u32>,
    result: Option<AskedResult>,
    limit: Option<u32>,
    before: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AskedResult {
    Won,
    Lost,
}

/// Which evening.
#[derive(Debug)]
pub(in crate::api) struct AskedEvening {
    pub(super) game: GameId,
    offset_ms: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct EveningQuery {
    game: String,
    offset_min: Option<i64>,
}

impl AskedSpan {
    fn checked(self) -> Result<Self, ApiError> {
        match (self.from_s, self.to_s) {
            (Some(from_s), Some(to_s)) if from_s > to_s => Err(refused("`from_s` is after `to_s`")),
            _ => Ok(self),
        }
    }

    pub(super) fn span(&self) -> Span {
        let ms = |seconds: u32| i64::from(seconds) * 1_000;
        Span {
            from_ms: self.from_s.map_or(Span::ALWAYS.from_ms, ms),
            to_ms: self.to_s.map_or(Span::ALWAYS.to_ms, ms),
        }
    }
}

impl AskedGames {
    fn parse(uri: &Uri) -> Result<Self, ApiError> {
        let GamesQuery { game, friend, from_s, to_s, result, limit, before } = query(uri)?;
        let game = game.map(|name| name.parse().map_err(|_| unknown_game_name())).transpose()?;
        let before = before.map(|text| cursor(&text)).transpose()?;
        let span = AskedSpan { from_s, to_s }.checked()?;
        let won = result.map(|result| result == AskedResult::Won);
        Ok(Self { game, friend, span, won, limit, before })
    }

    pub(super) fn limit(&self) -> u32 {
        self.limit.unwrap_or(USUAL).clamp(1, MOST)
    }

    pub(super) fn wanted<'a>(&'a self, friend: Option<&'a str>) -> Wanted<'a> {
        Wanted {
            game: self.game.map(GameKind::name),
            friend,
            won: self.won,
            span: self.span.span(),
            after: self.before.as_ref().map(|(ended_at_ms, game_id)| (*ended_at_ms, game_id.as_str())),
        }
    }

    /// The address of what comes after a game.
    pub(super) fn address_after(&self, last: &GameResult) -> String {
        let won = self.won.map(|won| if won { "won" } else { "lost" });
        let wishes = [
            self.game.map(|game| format!("game={game}&")),
            // Only those of a known friend are listed, and such an id has only digits and letters.
            self.friend.as_ref().map(|friend| format!("friend={friend}&")),
            self.span.from_s.map(|from_s| format!("from_s={from_s}&")),
            self.span.to_s.map(|to_s| format!("to_s={to_s}&")),
            won.map(|result| format!("result={result}&")),
        ];
        let wishes: String = wishes.into_iter().flatten().collect();
        let (limit, ended_at_ms, game_id) = (self.limit(), last.finished_at_ms, &last.game_id);
        format!("/api/me/games?{wishes}limit={limit}&before={ended_at_ms}.{game_id}")
    }
}

impl AskedEvening {
    fn parse(uri: &Uri) -> Result<Self, ApiError> {
        let EveningQuery { game, offset_min } = query(uri)?;
        let offset_min = offset_min.unwrap_or_default();
        if !(-MOST_OFFSET_MIN..=MOST_OFFSET_MIN).contains(&offset_min) {
            return Err(refused("`offset_min` is from -840 to 840"));
        }
        let game = GameId::new(game).map_err(|_| ApiError::unknown_game())?;
        Ok(Self { game, offset_ms: offset_min * MINUTE_MS })
    }

    /// The day to which a moment belongs.
    pub(super) fn day_of(&self, at_ms: i64) -> Span {
        let morning_ms = MORNING_MS - self.offset_ms;
        let from_ms = (at_ms - morning_ms).div_euclid(DAY_MS) * DAY_MS + morning_ms;
        Span { from_ms, to_ms: from_ms + DAY_MS }
    }
}

/// Where a part of the list ended: `1700000000000.game-id`.
fn cursor(text: &str) -> Result<(i64, String), ApiError> {
    let parsed = text.split_once('.').and_then(|(ended_at_ms, game_id)| {
        let ended_at_ms = ended_at_ms.parse().ok().filter(|at_ms| *at_ms >= 0)?;
        Some((ended_at_ms, GameId::new(game_id).ok()?.into()))
    });
    parsed.ok_or_else(|| refused("`before` comes from the header `link` of the part before"))
}

fn unknown_game_name() -> ApiError {
    let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
    refused(&format!("`game` is one of {}", names.join(", ")))
}

fn refused(reason: &str) -> ApiError {
    ApiError::unreadable(ErrorCode::Malformed, reason)
}

fn query<T: DeserializeOwned>(uri: &Uri) -> Result<T, ApiError> {
    Query::try_from_uri(uri).map(|Query(asked)| asked).map_err(|error| refused(&error.body_text()))
}

impl FromRequestParts<House> for AskedSpan {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Self, ApiError> {
        query::<Self>(&parts.uri)?.checked()
    }
}

impl FromRequestParts<House> for AskedGames {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Self, ApiError> {
        Self::parse(&parts.uri)
    }
}

impl FromRequestParts<House> for AskedEvening {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &House) -> Result<Self, ApiError> {
        Self::parse(&parts.uri)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_day(offset_min: i64, at_h: i64, from_h: i64) {
        let uri = format!("/?game=g&offset_min={offset_min}").parse().unwrap();
        let day = AskedEvening::parse(&uri).unwrap().day_of(at_h * HOUR_MS);
        assert_eq!(day, Span { from_ms: from_h * HOUR_MS, to_ms: (from_h + 24) * HOUR_MS });
    }

    #[test]
    fn a_day_lasts_from_five_to_five_where_one_is() {
        check_day(0, 5, 5);
        check_day(0, 28, 5);
        check_day(0, 29, 29);
        check_day(0, 4, -19);
        // Two hours east it is five o'clock when it is three in UTC.
        check_day(120, 3, 3);
        check_day(120, 26, 3);
        check_day(-300, 9, -14);
        check_day(-300, 10, 10);
    }

    #[test]
    fn the_next_part_is_asked_for_with_the_same_wishes() {
        let uri: Uri =
            "/?result=lost&game=satori&to_s=9&friend=0f&from_s=1&before=17.g&limit=3".parse().unwrap();
        let asked = AskedGames::parse(&uri).unwrap();
        let wanted = asked.wanted(Some("hash"));
        assert_eq!(wanted.after, Some((17, "g")));
        assert_eq!((wanted.game, wanted.friend, wanted.won), (Some("satori"), Some("hash"), Some(false)));
        assert_eq!(wanted.span, Span { from_ms: 1_000, to_ms: 9_000 });
        let last = GameResult {
            game_id: "h".into(),
            room: None,
            rematch_of: None,
            game: "satori".into(),
            rules: 1,
            decided: true,
            imported: false,
            began_at_ms: None,
            finished_at_ms: 16,
            opens_at_ms: 16,
            listed: false,
            steps: 0,
            party: None,
            chain: String::new(),
            seats: Vec::new(),
        };
        let address = "/api/me/games?game=satori&friend=0f&from_s=1&to_s=9&result=lost&limit=3&before=16.h";
        assert_eq!(asked.address_after(&last), address);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for bad in
            ["game=chess", "from_s=2&to_s=1", "from_s=-1", "result=drawn", "before=9", "friends=a", "limit=x"]
        {
            assert!(AskedGames::parse(&format!("/?{bad}").parse().unwrap()).is_err(), "{bad}");
        }
        for bad in ["", "game=g&offset_min=841", "game=g&offset_min=-841", "game=a/b", "game=g&offset=1"] {
            assert!(AskedEvening::parse(&format!("/?{bad}").parse().unwrap()).is_err(), "{bad}");
        }
        assert!(AskedGames::parse(&"/?from_s=1&to_s=1".parse().unwrap()).is_ok());
    }
}
