//! The settings of the rooms.

use super::parse::count;
use super::settings;
use crate::notices::NoticeRules;
use crate::room::RoomConfig;

settings! {
    /// The rooms.
    "Rooms" RoomArgs {
        /// How long the host may be away until the duty passes on.
        host_absence_ms: u32 = 120_000, "SANMON_HOST_ABSENCE_MS", "MILLISECONDS";
        /// How long a player may be away until the others may hand the seat to a bot.
        seat_absence_ms: u32 = 120_000, "SANMON_SEAT_ABSENCE_MS", "MILLISECONDS";
        /// How long a pass to a seat is good.
        pass_expiry_ms: u32 = 86_400_000, "SANMON_PASS_EXPIRY_MS", "MILLISECONDS";
        /// How long a room stays in memory after the last one has left.
        idle_eviction_ms: u32 = 600_000, "SANMON_IDLE_EVICTION_MS", "MILLISECONDS";
        /// How late lists may be about rooms in which moves are made.
        row_refresh_ms: u32 = 5_000, "SANMON_ROW_REFRESH_MS", "MILLISECONDS";
        /// How long a bot takes for a move at least.
        bot_pace_ms: u32 = 900, "SANMON_BOT_PACE_MS", "MILLISECONDS";
        /// How late watchers see a table with the short delay.
        short_delay_ms: u32 = 30_000, "SANMON_SHORT_DELAY_MS", "MILLISECONDS";
        /// How late watchers see a table with the long delay.
        long_delay_ms: u32 = 120_000, "SANMON_LONG_DELAY_MS", "MILLISECONDS";
        /// How long after its start the server follows a system clock at once that is set forward.
        clock_settles_ms: u32 = 300_000, "SANMON_CLOCK_SETTLES_MS", "MILLISECONDS";
        /// How many messages may wait for a room.
        inbox: usize = 256, "SANMON_INBOX", "N", count;
        /// How many updates a slow socket may be behind before it gets the newest view instead.
        updates_kept: usize = 64, "SANMON_UPDATES_KEPT", "N", count;
        /// How many rooms are in memory at most.
        max_rooms: usize = 2_000, "SANMON_MAX_ROOMS", "N", count;
        /// How many rooms one address may open at once, and then so many more each hour.
        max_rooms_per_address: usize = 20, "SANMON_MAX_ROOMS_PER_ADDRESS", "N", count;
        /// How many may watch one room.
        max_watchers: usize = 2_000, "SANMON_MAX_WATCHERS", "N";
        /// How long a pass for a screen is good.
        screen_pass_expiry_ms: u32 = 900_000, "SANMON_SCREEN_PASS_EXPIRY_MS", "MILLISECONDS";
        /// How many screens may show one room.
        max_screens: usize = 4, "SANMON_MAX_SCREENS", "N";
        /// How many days a room is kept in which nothing happens; 0 keeps all. Finished games always stay.
        keep_silent_days: u32 = 60, "SANMON_KEEP_SILENT_DAYS", "DAYS";
        /// How often what is no longer needed is forgotten.
        tidy_every_ms: u32 = 60_000, "SANMON_TIDY_EVERY_MS", "MILLISECONDS";
    }
}

impl RoomArgs {
    /// The same as the rooms want it; rooms for each address are counted where they are asked
    /// for, and notices have settings of their own.
    pub fn to_config(&self) -> RoomConfig {
        RoomConfig {
            host_absence_ms: self.host_absence_ms,
            seat_absence_ms: self.seat_absence_ms,
            pass_expiry_ms: self.pass_expiry_ms,
            idle_eviction_ms: self.idle_eviction_ms,
            row_refresh_ms: self.row_refresh_ms,
            bot_pace_ms: self.bot_pace_ms,
            short_delay_ms: self.short_delay_ms,
            long_delay_ms: self.long_delay_ms,
            inbox: self.inbox,
            updates_kept: self.updates_kept,
            max_rooms: self.max_rooms,
            max_watchers: self.max_watchers,
            screen_pass_expiry_ms: self.screen_pass_expiry_ms,
            max_screens: self.max_screens,
            notices: NoticeRules::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_settings_are_those_of_the_rooms() {
        let (ours, theirs) = (RoomArgs::DEFAULT.to_config(), RoomConfig::default());
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
    }
}
