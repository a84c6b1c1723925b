//! Secrets and codes: made from the operating system's randomness, stored only as hashes.

use games::dice::Seed;
use games::registry::GameKind;
use games::{Game, with_game};
use protocol::{Code, GameId, PassSecret, RoomId, ScreenToken, SeatToken, TextError};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use thiserror::Error;

/// Consonants and vowels of which codes are made: syllables that are told apart on a bad line.
const CONSONANTS: [char; 16] =
    ['b', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z'];
const VOWELS: [char; 4] = ['a', 'e', 'i', 'o'];
/// Words in a code, each of 12 random bits: 60 in all.
const WORDS: usize = 5;

/// Why a secret could not be made.
#[derive(Debug, Error)]
pub enum SecretError {
    /// The operating system gives no randomness.
    #[error("the operating system gives no random numbers: {0}")]
    NoRandomness(#[from] getrandom::Error),
    /// It does not fit the protocol: a mistake of ours.
    #[error(transparent)]
    Text(#[from] TextError),
}

/// The hash under which a secret is stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct SecretHash(String);

impl SecretHash {
    /// Hashes a secret. A secret has 128 random bits or more, so that no salt is needed; a pass for a screen has 60,
    /// works once and is good for minutes.
    pub fn of(secret: &str) -> Self {
        Self(hex(&Sha256::digest(secret.as_bytes())))
    }

    /// The hash in hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// By what a player knows another: it means nothing to a third one.
pub fn friend_id(player_hash: &str, friend_hash: &str) -> String {
    let digest = Sha256::new().chain_update(player_hash).chain_update(friend_hash).finalize();
    hex(&digest[..16])
}

/// A new seat token.
///
/// # Errors
/// No randomness.
pub fn seat_token() -> Result<SeatToken, SecretError> {
    Ok(SeatToken::new(hex(&random::<16>()?))?)
}

/// A new pass.
///
/// # Errors
/// No randomness.
pub fn pass() -> Result<PassSecret, SecretError> {
    Ok(PassSecret::new(hex(&random::<16>()?))?)
}

/// A new token of a screen.
///
/// # Errors
/// No randomness.
pub fn screen_token() -> Result<ScreenToken, SecretError> {
    Ok(ScreenToken::new(hex(&random::<16>()?))?)
}

/// A new pass for a screen: it is typed on a television, so it is read aloud like a code.
///
/// # Errors
/// No randomness.
pub fn screen_pass() -> Result<PassSecret, SecretError> {
    Ok(PassSecret::new(code()?.as_str())?)
}

/// A new room's name, which nobody guesses.
///
/// # Errors
/// No randomness.
pub fn room_id() -> Result<RoomId, SecretError> {
    Ok(RoomId::new(hex(&random::<16>()?))?)
}

/// A new game's name, which nobody guesses.
///
/// # Errors
/// No randomness.
pub fn game_id() -> Result<GameId, SecretError> {
    Ok(GameId::new(hex(&random::<16>()?))?)
}

/// A new code to read aloud.
///
/// # Errors
/// No randomness.
pub fn code() -> Result<Code, SecretError> {
    let bytes = random::<{ WORDS * 4 }>()?;
    let mut text = String::new();
    for (place, byte) in bytes.iter().enumerate() {
        if place % 4 == 0 && place > 0 {
            text.push('-');
        }
        let letters: &[char] = if place % 2 == 0 { &CONSONANTS } else { &VOWELS };
        // Both lengths divide 256: every letter is equally likely.
        text.push(letters[usize::from(*byte) % letters.len()]);
    }
    Ok(Code::new(text)?)
}

/// The secret of a game's dice.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct DiceSecret(String);

/// A secret is not for logs.
impl std::fmt::Debug for DiceSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DiceSecret(…)")
    }
}

impl DiceSecret {
    /// A new secret.
    ///
    /// # Errors
    /// No randomness.
    pub fn new() -> Result<Self, SecretError> {
        Ok(Self(hex(&random::<32>()?)))
    }

    /// The secret of all practice tables of a game. It is none: anybody can make it.
    pub fn of_practice(game: GameKind) -> Self {
        let number = with_game!(game, G => G::PRACTICE);
        Self(hex(&Sha256::digest(format!("practice {game} {number}"))))
    }

    /// SHA-256 of the secret: what is shown before the game.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The seed of a game: SHA-256 of the secret, the game's name and the nonces in the order of the seats.
    pub fn seed(&self, game: &GameId, nonces: &[String]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0.as_bytes());
        hash.update(game.as_str().as_bytes());
        for nonce in nonces {
            hash.update(nonce.as_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// The seed of a practice game, on which nobody has any influence.
    pub fn seed_alone(&self) -> Seed {
        Seed(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The secret in hexadecimal digits: for when the game is over.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// The chance by which a bot thinks of a practice game after so many events.
pub fn seed_of_thought(game: &Seed, happened: usize) -> Seed {
    let mut hash = Sha256::new();
    hash.update(game.0);
    hash.update(format!("thought {happened}"));
    Seed(hash.finalize().into())
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if script::fill(&mut bytes) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Secrets that are the same each time, for tests alone: those of the thread that asked for it.
#[cfg(test)]
pub(crate) mod script {
    use games::dice::Stream;
    use std::cell::RefCell;

    thread_local! {
        static CHANCE: RefCell<Option<Stream>> = const { RefCell::new(None) };
    }

    /// From now on secrets are made of this chance.
    pub(crate) fn begin(chance: Stream) {
        CHANCE.set(Some(chance));
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        CHANCE.with_borrow_mut(|chance| {
            let Some(chance) = chance else { return false };
            bytes.fill_with(|| u8::try_from(chance.below(256)).unwrap());
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_read_aloud() {
        let code = code().unwrap();
        let words: Vec<&str> = code.as_str().split('-').collect();
        assert_eq!(words.len(), WORDS);
        for word in words {
            let letters: Vec<char> = word.chars().collect();
            assert_eq!(letters.len(), 4);
            assert!(CONSONANTS.contains(&letters[0]) && VOWELS.contains(&letters[3]), "{word}");
        }
    }

    #[test]
    fn secrets_are_new_each_time_and_do_not_print_themselves() {
        assert_ne!(seat_token().unwrap().secret(), seat_token().unwrap().secret());
        let secret = DiceSecret::new().unwrap();
        assert_eq!(format!("{secret:?}"), "DiceSecret(…)");
        assert_eq!(secret.commitment().len(), 64);
        assert_ne!(secret.commitment(), secret.reveal());
    }

    #[test]
    fn the_seed_follows_from_secret_game_and_nonces() {
        let secret = DiceSecret("00".repeat(32));
        let game = GameId::new("g").unwrap();
        let seed =
            |nonces: &[&str]| secret.seed(&game, &nonces.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(seed(&["a", "b"]), seed(&["a", "b"]));
        assert_ne!(seed(&["a", "b"]), seed(&["a", "c"]));
    }

    /// How many of each are made.
    const MANY: usize = 16_384;

    /// No two are alike, every place takes every one of its letters, and each about as often as the others. So a
    /// secret has as many bits as its places have together.
    fn check_bits(bits: u32, make: impl Fn() -> String) {
        let secrets: Vec<Vec<char>> = (0..MANY).map(|_| make().chars().collect()).collect();
        let different: std::collections::HashSet<&Vec<char>> = secrets.iter().collect();
        assert_eq!(different.len(), MANY);
        let mut found = 0.0;
        for place in 0..secrets[0].len() {
            let mut counts = std::collections::BTreeMap::<char, usize>::new();
            for secret in &secrets {
                *counts.entry(secret[place]).or_default() += 1;
            }
            let usual = MANY / counts.len();
            // Eleven deviations and more: by chance alone it never fails.
            let far = counts.values().find(|&&count| count.abs_diff(usual) > usual / 2 && counts.len() > 1);
            assert_eq!(far, None, "at place {place}: {counts:?}");
            found += f64::from(u32::try_from(counts.len()).unwrap()).log2();
        }
        assert!((found - f64::from(bits)).abs() < 0.01, "{found} bits");
    }

    #[test]
    fn every_secret_has_the_bits_that_it_is_said_to_have() {
        check_bits(128, || seat_token().unwrap().secret().to_owned());
        check_bits(128, || screen_token().unwrap().secret().to_owned());
        check_bits(128, || pass().unwrap().secret().to_owned());
        check_bits(128, || room_id().unwrap().as_str().to_owned());
        check_bits(128, || game_id().unwrap().as_str().to_owned());
        check_bits(256, || DiceSecret::new().unwrap().reveal().to_owned());
        check_bits(60, || code().unwrap().as_str().to_owned());
        check_bits(60, || screen_pass().unwrap().secret().to_owned());
    }
}
