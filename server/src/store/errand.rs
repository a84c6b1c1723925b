//! What the writer does besides appends, one thing at a time and each in a transaction of its own. Whatever is asked for
//! twice is done once.

use tokio::sync::oneshot;

use super::Store;
use super::engine::Link;
use super::error::NotSaved;
use super::finished::{Packed, take_in};
use super::player;
use super::silence;

/// An errand on its way to the writer.
#[derive(Debug)]
pub(super) struct Errand {
    pub(super) what: What,
    pub(super) answer: oneshot::Sender<Result<bool, NotSaved>>,
}

/// What is to be done.
#[derive(Debug)]
pub(super) enum What {
    /// Take a room away in which nothing has happened since a time.
    RemoveSilent { room: String, before_ms: i64 },
    /// Take a room away in which somebody played who is forgotten.
    RemoveForgotten { room: String },
    /// Give a player another name.
    Rename { player_hash: String, name: String },
    /// Forget a player.
    Forget { player_hash: String },
    /// Take a game in that came as a file.
    TakeIn(Box<Packed>),
}

impl Store {
    /// Lets the writer do something, and says whether there was something to do.
    pub(super) async fn errand(&self, what: What) -> Result<bool, NotSaved> {
        let (answer, answered) = oneshot::channel();
        self.inner.errands.send(Errand { what, answer }).await.map_err(|_| NotSaved::Closed)?;
        answered.await.unwrap_or(Err(NotSaved::Closed))
    }
}

impl What {
    /// One transaction.
    pub(super) async fn run(&self, link: &mut Link) -> Result<bool, sqlx::Error> {
        link.begin().await?;
        let done = match self {
            Self::RemoveSilent { room, before_ms } => silence::remove(link, room, *before_ms).await?,
            Self::RemoveForgotten { room } => silence::remove_forgotten(link, room).await?,
            Self::Rename { player_hash, name } => player::rename(link, player_hash, name).await?,
            Self::Forget { player_hash } => player::forget(link, player_hash).await?,
            Self::TakeIn(game) => take_in(link, game).await?,
        };
        link.commit().await?;
        Ok(done)
    }
}
