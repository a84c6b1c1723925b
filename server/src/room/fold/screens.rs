//! Facts about screens: by whose pass they were let in, and when they were turned off.

use super::Fold;
use crate::room::fact::{Fact, StoredFact};
use crate::secrets::SecretHash;
use games::Seat;
use protocol::{PassSecret, RoomTold, ScreenToken};

/// Passes for screens that are good at the same time.
const MOST_PASSES: usize = 8;

/// The screens of a room.
#[derive(Clone, Debug, Default)]
pub(in crate::room) struct Screens {
    tokens: Vec<SecretHash>,
    passes: Vec<ScreenPass>,
}

/// A pass that was not yet used.
#[derive(Clone, Debug)]
struct ScreenPass {
    seat: Seat,
    secret: SecretHash,
    made_at_ms: i64,
}

impl Screens {
    /// How many were let in.
    pub(in crate::room) fn count(&self) -> usize {
        self.tokens.len()
    }

    /// The hashes of their tokens.
    pub(in crate::room) fn tokens(&self) -> &[SecretHash] {
        &self.tokens
    }

    /// Whether a screen was let in and not turned off.
    pub(in crate::room) fn knows(&self, token: &ScreenToken) -> bool {
        self.tokens.contains(&SecretHash::of(token.secret()))
    }

    /// Whether there is nothing that could be turned off.
    pub(in crate::room) fn is_empty(&self) -> bool {
        self.tokens.is_empty() && self.passes.is_empty()
    }

    /// Whose pass this is, if it is younger than `expiry_ms`.
    pub(in crate::room) fn maker(&self, pass: &PassSecret, now_ms: i64, expiry_ms: i64) -> Option<Seat> {
        let secret = SecretHash::of(pass.secret());
        let is_good =
            |made: &&ScreenPass| made.secret == secret && (now_ms - made.made_at_ms).max(0) < expiry_ms;
        self.passes.iter().find(is_good).map(|made| made.seat)
    }

    /// Whoever has left the seat, or moved it, lets no more screens in.
    pub(super) fn forget_passes_of(&mut self, seat: Seat) {
        self.passes.retain(|made| made.seat != seat);
    }
}

impl Fold {
    pub(super) fn apply_to_screens(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::ScreenPassMade { seat, pass } => {
                let (seat, secret, made_at_ms) = (*seat, pass.clone(), stored.at_ms);
                let passes = &mut self.screens.passes;
                passes.push(ScreenPass { seat, secret, made_at_ms });
                // Of many, the newest are good.
                let old = passes.len().saturating_sub(MOST_PASSES);
                passes.drain(..old);
            }
            Fact::ScreenAdmitted { seat, pass, token } => {
                self.screens.passes.retain(|made| made.secret != *pass);
                self.screens.tokens.push(token.clone());
                self.tell(stored.seq, RoomTold::ScreenAdmitted { seat: *seat });
            }
            Fact::ScreensDismissed { seat } => {
                self.screens = Screens::default();
                self.tell(stored.seq, RoomTold::ScreensDismissed { seat: *seat });
            }
            Fact::ScreensCame { tokens } => self.screens.tokens.clone_from(tokens),
            _ => {}
        }
    }
}
