//! What was done to a room in all seeds, and what came of it.

use std::fmt::{Display, Formatter};
use std::ops::AddAssign;

macro_rules! figures {
    ($($(#[doc = $doc:literal])+ $name:ident $label:literal,)+) => {
        /// Counts.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(super) struct Figures {
            $($(#[doc = $doc])+ pub(super) $name: u64,)+
        }

        impl AddAssign for Figures {
            fn add_assign(&mut self, other: Self) {
                $(self.$name += other.$name;)+
            }
        }

        impl Display for Figures {
            fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
                let figures = [$((self.$name, $label)),+].map(|(count, label)| format!("{count} {label}"));
                f.write_str(&figures.join(", "))
            }
        }
    };
}

figures! {
    /// Seeds.
    seeds "seeds",
    /// Events of the scheduler.
    steps "steps",
    /// Commands, acts and lines that clients heard to be done.
    acknowledged "acknowledged",
    /// Those that they heard to be refused.
    refused "refused",
    /// Messages that were said again under the same id.
    repeated "said again",
    /// Rooms whose memory was lost.
    crashes "crashes",
    /// Rooms that were told to stop, or had to.
    stops "stops",
    /// Rooms that left memory because nobody was there.
    evictions "evictions",
    /// Appends that failed.
    failed "failed appends",
    /// Appends of which nobody knew what became of them.
    unknown "unknown outcomes",
    /// Of these, those that were stored later than asked for.
    late "late commits",
    /// Appends that met what another writer had stored.
    conflicts "conflicts",
    /// Times that the clock on the wall was set.
    jumps "clock jumps",
    /// Lines that broke.
    breaks "broken lines",
    /// Clients that came back.
    reconnects "reconnects",
    /// Slow readers that got everything anew.
    anew "slow readers brought up",
    /// Games that were played to their end.
    games "games ended",
    /// Acknowledged and not stored: a check fails before this is counted.
    lost "lost",
    /// Done twice: likewise.
    doubled "doubled",
}
