//! The durations and limits of rooms.

use crate::notices::NoticeRules;

/// How patient rooms are, and how much they hold.
#[derive(Clone, Debug)]
pub struct RoomConfig {
    /// How long the host may be away before the duty passes on.
    pub host_absence_ms: u32,
    /// How long a player may be away before the others may seat a bot.
    pub seat_absence_ms: u32,
    /// How long a pass that nobody uses is good.
    pub pass_expiry_ms: u32,
    /// How long a room without anybody stays in memory.
    pub idle_eviction_ms: u32,
    /// How late lists may be about rooms in which moves are made.
    pub row_refresh_ms: u32,
    /// How long a bot seems to think.
    pub bot_pace_ms: u32,
    /// How late watchers of a table with the short delay are.
    pub short_delay_ms: u32,
    /// How late watchers of a table with the long delay are.
    pub long_delay_ms: u32,
    /// Messages that may wait for a room.
    pub inbox: usize,
    /// Updates that are kept for a slow socket, before it gets everything anew.
    pub updates_kept: usize,
    /// Rooms in memory.
    pub max_rooms: usize,
    /// Watchers of one room.
    pub max_watchers: usize,
    /// How long a pass for a screen that nobody uses is good.
    pub screen_pass_expiry_ms: u32,
    /// Screens of one room.
    pub max_screens: usize,
    /// Who is told of turns elsewhere, and when.
    pub notices: NoticeRules,
}

impl Default for RoomConfig {
    fn default() -> Self {
        Self {
            host_absence_ms: 120_000,
            seat_absence_ms: 120_000,
            pass_expiry_ms: 86_400_000,
            idle_eviction_ms: 600_000,
            row_refresh_ms: 5_000,
            bot_pace_ms: 900,
            short_delay_ms: 30_000,
            long_delay_ms: 120_000,
            inbox: 256,
            updates_kept: 64,
            max_rooms: 2000,
            max_watchers: 2000,
            screen_pass_expiry_ms: 900_000,
            max_screens: 4,
            notices: NoticeRules::default(),
        }
    }
}
