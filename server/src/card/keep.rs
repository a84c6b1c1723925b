//! Pictures that were made, kept for a while: a link in a chat is opened by many at once, and rendering takes a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use protocol::{FinishedTable, GameTable};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::picture::picture;
use super::render::{self, RenderError};
use crate::secrets::hex;

/// How much is kept, in bytes of pictures.
const MOST_BYTES: usize = 8 << 20;
/// Raised whenever pictures are drawn otherwise, so that nobody goes on holding an old one.
const EDITION: u8 = 1;

/// Which picture: the game and all that is written on it, as a digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture(String);

impl Picture {
    /// The picture of a finished game as it is shown now: with other names it is another one.
    pub fn of(table: &FinishedTable) -> Self {
        let mut digest = Sha256::new_with_prefix([EDITION]);
        digest.update(table.id.as_str());
        digest.update(serde_json::to_vec(table).unwrap_or_default());
        Self(hex(&digest.finalize()))
    }

    /// The digest.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The pictures of a server.
#[derive(Debug)]
pub struct Cards {
    kept: Arc<Mutex<Kept>>,
    /// One at a time: people who play need the processors more.
    rendering: Arc<Semaphore>,
}

#[derive(Debug)]
struct Kept {
    /// The one that was wanted last is the last.
    pictures: VecDeque<(Picture, Bytes)>,
    bytes: usize,
    most_bytes: usize,
}

impl Default for Cards {
    fn default() -> Self {
        Self::keeping(MOST_BYTES)
    }
}

impl Cards {
    fn keeping(most_bytes: usize) -> Self {
        let kept = Kept { pictures: VecDeque::new(), bytes: 0, most_bytes };
        Self { kept: Arc::new(Mutex::new(kept)), rendering: Arc::new(Semaphore::new(1)) }
    }

    /// The PNG of a finished game; where it must be made, `position` gives the last position, which may take a while.
    ///
    /// # Errors
    /// When the drawing is not what it should be, which is a mistake of ours.
    pub async fn png(
        &self,
        table: FinishedTable,
        position: impl FnOnce() -> Option<GameTable> + Send + 'static,
    ) -> Result<Bytes, RenderError> {
        let wanted = Picture::of(&table);
        if let Some(png) = self.kept(&wanted) {
            return Ok(png);
        }
        let permit = Arc::clone(&self.rendering).acquire_owned().await.map_err(|_| RenderError::NoRoom)?;
        // Somebody else may have wanted the same.
        if let Some(png) = self.kept(&wanted) {
            return Ok(png);
        }
        let kept = Arc::clone(&self.kept);
        let render = move || {
            let png = Bytes::from(render::png(&picture(&table, position().as_ref()))?);
            lock(&kept).keep(wanted, png.clone());
            // The next one may begin: also where nobody waits for this one any more.
            drop(permit);
            Ok(png)
        };
        spawn_blocking(render).await.map_err(|_| RenderError::NoRoom)?
    }

    fn kept(&self, wanted: &Picture) -> Option<Bytes> {
        lock(&self.kept).take(wanted)
    }
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Kept {
    fn take(&mut self, wanted: &Picture) -> Option<Bytes> {
        let place = self.pictures.iter().position(|(picture, _)| picture == wanted)?;
        let found = self.pictures.remove(place)?;
        let png = found.1.clone();
        self.pictures.push_back(found);
        Some(png)
    }

    fn keep(&mut self, picture: Picture, png: Bytes) {
        self.bytes += png.len();
        self.pictures.push_back((picture, png));
        while self.bytes > self.most_bytes {
            let Some((_, oldest)) = self.pictures.pop_front() else { return };
            self.bytes -= oldest.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use games::registry::GameKind;

    use super::*;
    use crate::card::tests::played;

    fn table() -> FinishedTable {
        played(GameKind::ALL[0], 2).table
    }

    #[tokio::test]
    async fn a_picture_that_many_want_is_made_once_and_one_with_other_names_anew() {
        let (cards, made) = (Cards::default(), Arc::new(AtomicUsize::new(0)));
        let png = |table: FinishedTable| {
            let made = Arc::clone(&made);
            cards.png(table, move || {
                made.fetch_add(1, SeqCst);
                None
            })
        };
        let (one, two, three) = tokio::join!(png(table()), png(table()), png(table()));
        assert_eq!(made.load(SeqCst), 1);
        let one = one.unwrap();
        assert!(one.len() > 10_000 && one == two.unwrap() && one == three.unwrap());

        let mut renamed = table();
        renamed.players[1].name = "Zoe".to_owned();
        assert_ne!(png(renamed).await.unwrap(), one);
        assert_eq!(made.load(SeqCst), 2);
        assert_eq!(png(table()).await.unwrap(), one);
        assert_eq!(made.load(SeqCst), 2, "the first one is kept");
    }

    #[test]
    fn no_more_is_kept_than_fits_and_what_was_wanted_last_stays() {
        let cards = Cards::keeping(10);
        let keep = |name: &str, bytes: usize| {
            lock(&cards.kept).keep(Picture(name.to_owned()), Bytes::from(vec![0; bytes]));
        };
        let has = |name: &str| cards.kept(&Picture(name.to_owned())).is_some();
        keep("one", 4);
        keep("two", 4);
        assert!(has("one"));
        keep("three", 4);
        assert!(has("one") && !has("two") && has("three"));
        keep("large", 11);
        assert!(!has("large") && !has("one"), "what does not fit is not kept");
        assert_eq!(lock(&cards.kept).bytes, 0);
    }

    #[test]
    fn another_game_and_other_names_make_another_picture() {
        let mut renamed = table();
        renamed.players[0].name = "Zoe".to_owned();
        let mut other = table();
        other.id = protocol::GameId::new("b-game").unwrap();
        assert_eq!(Picture::of(&table()), Picture::of(&table()));
        assert_ne!(Picture::of(&table()), Picture::of(&renamed));
        assert_ne!(Picture::of(&table()), Picture::of(&other));
    }
}
