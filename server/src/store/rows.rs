//! What goes into the store and comes out of it.

/// One fact of a room: a piece of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its number in the room, from 1 and without gaps.
    pub seq: u32,
    /// When it happened.
    pub at_ms: i64,
    /// What happened, as JSON that only the room understands.
    pub body: String,
    /// The command that caused it, if a client's command did.
    pub command: Option<CommandKey>,
}

/// The id that a client gave to a command: unique for each seat of a room.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandKey {
    /// The seat that sent it.
    pub seat: u8,
    /// The client's id for it.
    pub id: String,
}

/// A room as lists and codes need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// The room's id.
    pub room: String,
    /// What lets one join; unique. Stored as given: whoever wants it hashed, hashes it.
    pub join_code: String,
    /// What lets one watch; unique, stored as given.
    pub watch_code: String,
    /// The game that is played.
    pub game: String,
    /// How far the room has come.
    pub phase: RoomPhase,
    /// Whether it is shown in public lists.
    pub listed: bool,
    /// When something last happened in it.
    pub updated_at_ms: i64,
    /// What lists show of it, as JSON.
    pub summary: String,
    /// How it stands now, for those who hold its seats, as JSON that only the room understands; empty where it was
    /// written before this was kept.
    pub present: String,
    /// Whether it owes somebody a notice: it is woken when the server starts.
    pub owes_notice: bool,
}

/// How a room stood when its row was written, and how far its log goes now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPresent {
    /// How it stood, as JSON that only the room understands.
    pub present: String,
    /// The number of its last record.
    pub last: u32,
}

/// How far a room has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoomPhase {
    /// People take their seats.
    Waiting,
    /// A game is being played.
    Playing,
    /// The game came to its end.
    Finished,
    /// The game was given up.
    Abandoned,
}

impl RoomPhase {
    const ALL: [Self; 4] = [Self::Waiting, Self::Playing, Self::Finished, Self::Abandoned];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.as_str() == text)
    }
}

/// A line of a room's chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number in the room's chat.
    pub number: u32,
    /// When it was said.
    pub at_ms: i64,
    /// Who said what, as JSON that only the room understands.
    pub body: String,
}

/// What happened in a room, to be stored together or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The room.
    pub room: String,
    /// Its row as it shall stand, where that has changed. The first append of a room brings it.
    pub row: Option<RoomRow>,
    /// The records, consecutive, the first of them next after those that are stored.
    pub records: Vec<Record>,
    /// What was said.
    pub chat: Vec<ChatRow>,
    /// The game that ended with the last of the records.
    pub finished: Option<FinishedGame>,
}

/// A finished game with its whole log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Who played and how it ended.
    pub result: GameResult,
    /// The whole log, as text that only its writer understands; stored compressed. It has no names and no chat in it.
    pub log: String,
    /// What the players wrote to each other while they played.
    pub lines: Vec<FinishedLine>,
}

/// A line that a player wrote during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedLine {
    /// Its number, from 1.
    pub number: u32,
    /// Who wrote it; nobody any more where that player wished to be forgotten.
    pub seat: Option<u8>,
    /// When.
    pub at_ms: i64,
    /// What was written.
    pub text: String,
}

/// Who played a game and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The game's id; the only way to a game that is not listed.
    pub game_id: String,
    /// The room in which it was played; none where it came as a file.
    pub room: Option<String>,
    /// The game of which it is the rematch.
    pub rematch_of: Option<String>,
    /// Which game it was.
    pub game: String,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// Whether its moves were decided by the rules and the dice, here or again when it was taken in.
    pub decided: bool,
    /// Whether it came as a file.
    pub imported: bool,
    /// When it began; none where that was not kept.
    pub began_at_ms: Option<i64>,
    /// When it ended.
    pub finished_at_ms: i64,
    /// From when on others than its players may see it; until then it is in no list.
    pub opens_at_ms: i64,
    /// Whether it is shown in public lists.
    pub listed: bool,
    /// How many steps a replay has; 0 where that was not kept.
    pub steps: u32,
    /// The group of people who played: the same for the same ones. None where nobody has a key.
    pub party: Option<String>,
    /// The last link of the chain of hashes over it; empty where none was made.
    pub chain: String,
    /// Who sat where, by seat.
    pub seats: Vec<SeatResult>,
}

/// What one seat of a finished game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// The hash of its player's key; none for bots. Not for others to see.
    pub player_hash: Option<String>,
    /// The name at the table; empty where the player wished to be forgotten.
    pub name: String,
    /// The bot that held the seat.
    pub bot: Option<String>,
    /// The colour of its pieces; none where that was not kept.
    pub colour: Option<String>,
    /// Whether the seat began.
    pub first: bool,
    /// The place, from 1; those with as many points share it.
    pub place: u8,
    /// All points together.
    pub points: i64,
    /// Whether the seat is among the winners.
    pub winner: bool,
    /// How many turns are known with their time.
    pub turns: u32,
    /// How long they took together.
    pub turns_ms: i64,
    /// The points by category, in the game's order.
    pub scores: Vec<Score>,
    /// What the player came to hold.
    pub pieces: Vec<Piece>,
}

/// The points of one category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The category, unique within the seat.
    pub category: String,
    /// The points.
    pub points: i64,
}

/// What a player came to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is, unique within the seat.
    pub piece: String,
    /// How many.
    pub number: u32,
}
