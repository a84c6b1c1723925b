//! What a comparison counts.

use std::fmt::{Display, Formatter};
use std::ops::AddAssign;

/// How much was looked at, and how much was wrong.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Figures {
    /// Clients whose whole history was compared.
    pub(crate) clients: usize,
    /// Messages that they heard.
    pub(crate) messages: usize,
    /// Commands, acts and lines of chat that were acknowledged.
    pub(crate) acknowledged: usize,
    /// Acknowledged and not stored.
    pub(crate) lost: usize,
    /// Stored more than once, or for a decision that was taken already.
    pub(crate) doubled: usize,
    /// Not where it belongs: an acknowledged number that is another one in the log, a gap, another order.
    pub(crate) disordered: usize,
    /// Stored although it was refused, or although nobody said it.
    pub(crate) unasked: usize,
    /// Views that were compared with the log.
    pub(crate) views: usize,
    /// Views and news that are not what the log gives.
    pub(crate) disagreeing: usize,
}

impl Figures {
    /// Whether nothing is wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.lost + self.doubled + self.disordered + self.unasked + self.disagreeing == 0
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        self.clients += other.clients;
        self.messages += other.messages;
        self.acknowledged += other.acknowledged;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.disordered += other.disordered;
        self.unasked += other.unasked;
        self.views += other.views;
        self.disagreeing += other.disagreeing;
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "clients={} messages={} acknowledged={} lost={} doubled={} disordered={} unasked={} views={} disagreeing={}",
            self.clients,
            self.messages,
            self.acknowledged,
            self.lost,
            self.doubled,
            self.disordered,
            self.unasked,
            self.views,
            self.disagreeing
        )
    }
}
