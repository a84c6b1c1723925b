//! The players' time: reckoned from the times of facts, so that a restart changes nothing.

use games::Seat;
use protocol::{ClockSetting, Clocks};

/// The time of a table.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    setting: ClockSetting,
    /// Milliseconds left by seat, as of `since_ms`.
    left_ms: Vec<i64>,
    running: Option<Seat>,
    since_ms: i64,
    /// Whether the running seat's time ran out in this turn.
    ran_out: bool,
    /// The ends of the turns so far, the newest last: one that is taken back gives the time back too.
    ends: Vec<TurnEnd>,
}

/// The clocks as a turn ended, before anything was added for it.
#[derive(Clone, Debug)]
struct TurnEnd {
    left_ms: Vec<i64>,
    seat: Option<Seat>,
    ran_out: bool,
}

impl Clock {
    /// The clock at the start of a game; nothing where the table plays without one.
    pub(super) fn new(setting: ClockSetting, seats: usize, first: Option<Seat>, now_ms: i64) -> Option<Self> {
        let full = match setting {
            ClockSetting::Off => return None,
            ClockSetting::PerTurn { turn_ms } => turn_ms,
            ClockSetting::Bank { bank_ms, .. } => bank_ms,
        };
        let left_ms = vec![i64::from(full); seats];
        Some(Self { setting, left_ms, running: first, since_ms: now_ms, ran_out: false, ends: Vec::new() })
    }

    /// The move has passed, or not: a turn that ends stops the clock of its seat.
    pub(super) fn moved(&mut self, to_move: Option<Seat>, now_ms: i64) {
        if to_move == self.running {
            return;
        }
        self.charge(now_ms);
        let (left_ms, seat, ran_out) = (self.left_ms.clone(), self.running, self.ran_out);
        self.ends.push(TurnEnd { left_ms, seat, ran_out });
        if let Some(left) = self.running.and_then(|seat| self.left_ms.get_mut(seat.index())) {
            match self.setting {
                ClockSetting::Off => {}
                ClockSetting::PerTurn { turn_ms } => *left = turn_ms.into(),
                ClockSetting::Bank { increment_ms, .. } => *left = (*left).max(0) + i64::from(increment_ms),
            }
        }
        self.running = to_move;
        self.ran_out = false;
    }

    /// Something was taken back, and this seat has to move now. Within the turn no clock changes. Where the end
    /// of a turn was undone, everybody has the time of that moment again, and none has run since: nothing is
    /// added for a turn that goes on, and nobody pays for the time in between.
    pub(super) fn taken_back(&mut self, to_move: Option<Seat>, now_ms: i64) {
        if to_move == self.running {
            return;
        }
        match self.ends.pop() {
            Some(TurnEnd { left_ms, seat, ran_out }) if seat == to_move => {
                (self.left_ms, self.running, self.ran_out) = (left_ms, seat, ran_out);
                self.since_ms = now_ms;
            }
            // A take-back undoes the end of the last turn, or none.
            _ => self.moved(to_move, now_ms),
        }
    }

    fn charge(&mut self, now_ms: i64) {
        if let Some(left) = self.running.and_then(|seat| self.left_ms.get_mut(seat.index())) {
            *left -= (now_ms - self.since_ms).max(0);
        }
        self.since_ms = now_ms;
    }

    /// No time has run since the last fact: the server was not there.
    pub(super) fn resumed(&mut self, now_ms: i64) {
        self.since_ms = now_ms;
    }

    /// The running seat's time has run out.
    pub(super) fn run_out(&mut self, now_ms: i64) {
        self.charge(now_ms);
        self.ran_out = true;
    }

    /// Whether a bot plays the running turn to its end.
    pub(super) fn has_run_out(&self) -> bool {
        self.ran_out
    }

    /// The seat whose time runs, and when it will have run out.
    pub(super) fn due(&self) -> Option<(Seat, i64)> {
        let seat = self.running.filter(|_| !self.ran_out)?;
        Some((seat, self.since_ms + self.left_ms.get(seat.index()).copied().unwrap_or(0).max(0)))
    }

    pub(super) fn view(&self, now_ms: i64) -> Clocks {
        let mut now = self.clone();
        now.charge(now_ms);
        let left_ms =
            now.left_ms.iter().map(|&left| u32::try_from(left.max(0)).unwrap_or(u32::MAX)).collect();
        Clocks { left_ms, running: self.running }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Option<Seat> = Some(Seat::ALL[0]);
    const TWO: Option<Seat> = Some(Seat::ALL[1]);

    fn bank() -> Clock {
        let setting = ClockSetting::Bank { bank_ms: 1000, increment_ms: 100 };
        Clock::new(setting, 2, ONE, 0).unwrap()
    }

    #[test]
    fn a_bank_runs_down_and_each_turn_adds_to_it() {
        let mut clock = bank();
        assert_eq!(clock.due(), Some((Seat::ALL[0], 1000)));
        clock.moved(ONE, 300);
        assert_eq!(clock.view(400).left_ms, [600, 1000]);
        clock.moved(TWO, 400);
        assert_eq!(clock.view(500).left_ms, [700, 900]);
        assert_eq!(clock.due(), Some((Seat::ALL[1], 1400)));
    }

    #[test]
    fn a_turn_has_its_own_time_and_the_next_one_all_of_it() {
        let mut clock = Clock::new(ClockSetting::PerTurn { turn_ms: 500 }, 2, ONE, 0).unwrap();
        clock.run_out(500);
        assert!(clock.has_run_out() && clock.due().is_none());
        clock.moved(TWO, 600);
        assert!(!clock.has_run_out());
        assert_eq!(clock.view(600).left_ms, [500, 500]);
    }

    #[test]
    fn a_turn_that_goes_on_has_its_time_again_and_the_others_theirs() {
        let mut clock = bank();
        clock.moved(TWO, 400);
        assert_eq!(clock.view(700).left_ms, [700, 700]);
        clock.taken_back(ONE, 700);
        assert_eq!(clock.view(700), Clocks { left_ms: vec![600, 1000], running: ONE });
        assert_eq!(clock.due(), Some((Seat::ALL[0], 1300)), "from now on");
        clock.moved(TWO, 800);
        assert_eq!(clock.view(800).left_ms, [600, 1000], "what a turn adds is added once");

        let mut clock = Clock::new(ClockSetting::PerTurn { turn_ms: 500 }, 2, ONE, 0).unwrap();
        clock.moved(TWO, 400);
        clock.taken_back(ONE, 450);
        assert_eq!(clock.view(450).left_ms, [100, 500], "a turn is no longer for being taken back");
    }

    #[test]
    fn turns_can_be_taken_back_one_after_the_other() {
        let mut clock = bank();
        clock.moved(TWO, 400);
        clock.moved(ONE, 600);
        clock.taken_back(TWO, 900);
        assert_eq!(clock.view(900).left_ms, [700, 800]);
        clock.taken_back(ONE, 950);
        assert_eq!(clock.view(950), Clocks { left_ms: vec![600, 1000], running: ONE });
    }

    #[test]
    fn within_a_turn_a_take_back_changes_no_clock() {
        let mut clock = bank();
        clock.taken_back(ONE, 300);
        assert_eq!(clock.view(400), Clocks { left_ms: vec![600, 1000], running: ONE });
        clock.moved(TWO, 400);
        clock.taken_back(TWO, 500);
        assert_eq!(clock.view(500).left_ms, [700, 900]);
    }

    #[test]
    fn a_turn_that_ran_out_of_time_has_none_when_it_is_taken_back() {
        let mut clock = bank();
        clock.run_out(1000);
        clock.moved(TWO, 1000);
        clock.taken_back(ONE, 1100);
        assert!(clock.has_run_out());
        assert_eq!(clock.view(1100).left_ms, [0, 1000]);
    }

    #[test]
    fn no_time_runs_while_the_server_is_away() {
        let mut clock = bank();
        clock.resumed(60_000);
        assert_eq!(clock.due(), Some((Seat::ALL[0], 61_000)));
    }
}
