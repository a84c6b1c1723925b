//! What a seed plays: the table, who is there, and how bad the weather is.

use crate::notices::NoticeRules;
use crate::room::config::RoomConfig;
use crate::room::tests::game::{TestGame, settings_of};
use games::FirstPlayer;
use games::dice::Stream;
use protocol::{ClockSetting, Delay, Settings, Watching};

/// What a seed plays.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) settings: Settings,
    pub(super) config: RoomConfig,
    pub(super) seats: u8,
    /// Seats with people, the host's included; the others are bots'.
    pub(super) people: u8,
    /// Seats with two tabs.
    pub(super) tabs: u8,
    pub(super) watchers: u8,
    /// Of a thousand appends, how many do not simply succeed.
    pub(super) store_faults: u32,
    /// The longest time between two strokes of bad luck.
    pub(super) lull_ms: u32,
    /// Events before all is well for good.
    pub(super) steps: u64,
    /// Whether the game is then played to its end.
    pub(super) whole: bool,
}

impl Plan {
    pub(super) fn draw<G: TestGame>(chance: &mut Stream) -> Self {
        let kinds = u32::try_from(G::KINDS).unwrap();
        let seats = 2 + small(chance, 3);
        let people = 1 + small(chance, seats.into());
        let clock = match chance.below(6) {
            0 => ClockSetting::PerTurn { turn_ms: 20_000 },
            1 => ClockSetting::Bank { bank_ms: 30_000, increment_ms: 2_000 },
            _ => ClockSetting::Off,
        };
        let watching = Watching {
            listed: chance.below(2) == 0,
            all_hands: chance.below(3) == 0,
            delay: if chance.below(3) == 0 { Delay::Short } else { Delay::None },
            chat_reaches_players: chance.below(2) == 0,
        };
        let first = FirstPlayer::Random;
        let settings = Settings { first, clock, watching, ..settings_of::<G>(chance.below(kinds) as usize) };
        Self {
            settings,
            config: RoomConfig {
                host_absence_ms: 20_000,
                seat_absence_ms: 10_000,
                idle_eviction_ms: 12_000,
                bot_pace_ms: 200,
                short_delay_ms: 4_000,
                updates_kept: 3,
                notices: NoticeRules { on: false, ..NoticeRules::default() },
                ..RoomConfig::default()
            },
            seats,
            people,
            tabs: small(chance, u32::from(people) + 1),
            watchers: small(chance, 3),
            store_faults: [0, 30, 120, 300][chance.below(4) as usize],
            lull_ms: [1_000, 4_000, 15_000][chance.below(3) as usize],
            steps: u64::from(200 + chance.below(500)),
            whole: chance.below(12) == 0,
        }
    }
}

fn small(chance: &mut Stream, bound: u32) -> u8 {
    u8::try_from(chance.below(bound)).unwrap()
}
