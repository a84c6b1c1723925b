//! The time of day, as the log has it: it follows the system's clock, but does not jump with it.
//!
//! Players' clocks and late watchers go by this time. A system clock that is set while people play must not cost anybody
//! a game. A machine that slept was not set: time has passed.

use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A difference beyond this is followed at once: the clock was plainly wrong, and would be for weeks.
const PLAINLY_WRONG: Duration = Duration::from_hours(24);
/// How much faster or slower time runs where it has to catch up: by one part of so many.
const HURRY: i64 = 10;

static TIME: LazyLock<Mutex<Steady>> = LazyLock::new(|| Mutex::new(Steady::new(system_ns(), passing())));

/// Milliseconds since 1970.
pub fn now_ms() -> i64 {
    // It is whole after every step of its own.
    let mut time = TIME.lock().unwrap_or_else(PoisonError::into_inner);
    time.tell(system_ns(), passing()) / 1_000_000
}

/// For so long from now on, a system clock that is set forward is followed at once: many small machines have no clock that
/// runs while they are off, and learn the time from the network soon after they were started.
pub fn settle_for(settles_ms: u32) {
    let mut time = TIME.lock().unwrap_or_else(PoisonError::into_inner);
    time.settled_at = passing() + Duration::from_millis(settles_ms.into());
}

/// What is stored has happened, even if the system's clock was set back since: then time begins where those who are told
/// everything so much later had been told of it. Only what is plainly wrong is not believed.
pub fn begin_after(stored_ms: i64, late_ms: u32) {
    let mut time = TIME.lock().unwrap_or_else(PoisonError::into_inner);
    time.begin_after(stored_ms.saturating_mul(1_000_000), i64::from(late_ms) * 1_000_000);
}

fn system_ns() -> i64 {
    nanoseconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A time that nobody sets, from some moment on; it goes on while the machine sleeps.
#[cfg(target_os = "linux")]
fn passing() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    // It is never before the machine was started.
    Duration::try_from(clock_gettime(ClockId::Boottime)).unwrap_or_default()
}

/// A time that nobody sets, from some moment on.
#[cfg(not(target_os = "linux"))]
fn passing() -> Duration {
    static FIRST: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);
    FIRST.elapsed()
}

fn nanoseconds(time: Duration) -> i64 {
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

/// A time that runs on by itself and is drawn to the system's.
#[derive(Debug)]
struct Steady {
    told_ns: i64,
    /// When that was told, in passing time.
    at: Duration,
    /// Until then, in passing time, it goes forward at once.
    settled_at: Duration,
}

impl Steady {
    fn new(told_ns: i64, at: Duration) -> Self {
        Self { told_ns, at, settled_at: Duration::ZERO }
    }

    fn begin_after(&mut self, stored_ns: i64, late_ns: i64) {
        let ahead = stored_ns.saturating_sub(self.told_ns);
        if (1..=nanoseconds(PLAINLY_WRONG)).contains(&ahead) {
            self.told_ns = stored_ns + late_ns;
        }
    }

    fn tell(&mut self, system_ns: i64, now: Duration) -> i64 {
        let passed = nanoseconds(now.saturating_sub(self.at));
        let runs_on = self.told_ns.saturating_add(passed);
        let behind = system_ns.saturating_sub(runs_on);
        let step = passed / HURRY;
        let settles = now < self.settled_at && behind > 0;
        let follows = settles || behind.abs() > nanoseconds(PLAINLY_WRONG);
        self.told_ns = if follows { system_ns } else { runs_on + behind.clamp(-step, step) };
        self.at = now;
        self.told_ns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000_000;
    const HOUR: i64 = 3600 * SECOND;
    const BEGUN: i64 = 1_000_000 * HOUR / 2;

    /// What is told each second, while the system's clock is so much off.
    fn told(off: i64, seconds: u64) -> Vec<i64> {
        told_by(&mut Steady::new(BEGUN, Duration::ZERO), off, seconds)
    }

    fn told_by(time: &mut Steady, off: i64, seconds: u64) -> Vec<i64> {
        let second = |number: u64| {
            let passed = Duration::from_secs(number);
            time.tell(BEGUN + nanoseconds(passed) + off, passed) - BEGUN
        };
        (1..=seconds).map(second).collect()
    }

    #[test]
    fn it_is_the_time_of_the_system() {
        assert_eq!(told(0, 3), [SECOND, 2 * SECOND, 3 * SECOND]);
    }

    #[test]
    fn a_clock_that_is_set_is_caught_up_with_slowly() {
        assert_eq!(told(HOUR, 2), [SECOND * 11 / 10, SECOND * 22 / 10]);
        assert_eq!(told(HOUR, 40_000)[39_999], 40_000 * SECOND + HOUR);
    }

    #[test]
    fn it_never_runs_backwards() {
        assert_eq!(told(-HOUR, 2), [SECOND * 9 / 10, SECOND * 18 / 10]);
        assert_eq!(told(-HOUR, 40_000)[39_999], 40_000 * SECOND - HOUR);
    }

    #[test]
    fn what_is_stored_has_happened() {
        let mut time = Steady::new(BEGUN, Duration::ZERO);
        time.begin_after(BEGUN - HOUR, SECOND);
        assert_eq!(time.told_ns, BEGUN, "nothing was set back");
        time.begin_after(BEGUN + HOUR, SECOND);
        assert_eq!(time.told_ns, BEGUN + HOUR + SECOND);
        time.begin_after(BEGUN + 1000 * HOUR, SECOND);
        assert_eq!(time.told_ns, BEGUN + HOUR + SECOND, "what is plainly wrong is not believed");
    }

    #[test]
    fn at_first_a_clock_that_is_set_forward_is_followed_at_once() {
        let young = || Steady { settled_at: Duration::from_secs(2), ..Steady::new(BEGUN, Duration::ZERO) };
        assert_eq!(told_by(&mut young(), HOUR, 3), [HOUR + SECOND, HOUR + 2 * SECOND, HOUR + 3 * SECOND]);
        assert_eq!(told_by(&mut young(), -HOUR, 1), [SECOND * 9 / 10], "never back");
        let mut old = young();
        told_by(&mut old, 0, 2);
        assert_eq!(old.tell(BEGUN + 3 * SECOND + HOUR, Duration::from_secs(3)) - BEGUN, SECOND * 31 / 10);
    }

    #[test]
    fn what_passes_is_never_set() {
        let before = passing();
        assert!(passing() >= before && before > Duration::ZERO);
    }

    #[test]
    fn a_clock_that_was_plainly_wrong_is_followed_at_once() {
        assert_eq!(told(1000 * HOUR, 1), [SECOND + 1000 * HOUR]);
        assert_eq!(told(-1000 * HOUR, 1), [SECOND - 1000 * HOUR]);
    }
}
