//! Pictures that were made, kept for a while: a link in a chat is opened by many at once, and rendering takes a while.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

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
        // What cannot be written as JSON, which no table is, has its id all the same.
        digest.update(serde_json::to_vec(table).unwrap_or_default());
        digest.update(table.id.as_str());
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
    kept: Mutex<Kept>,
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
        Self { kept: Mutex::new(kept), rendering: Arc::new(Semaphore::new(1)) }
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
        let render = move || {
            // It is given back when the work is done, also where nobody waits for it any more.
            let _permit = permit;
            render::png(&picture(&table, position().as_ref()))
        };
        let png = Bytes::from(spawn_blocking(render).await.map_err(|_| RenderError::NoRoom)??);
        self.lock().keep(wanted, png.clone());
        Ok(png)
    }

    fn kept(&self, wanted: &Picture) -> Option<Bytes> {
        self.lock().take(wanted)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
