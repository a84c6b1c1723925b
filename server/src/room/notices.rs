//! Who is told of turns elsewhere, and what is owed to whom: a part of the room's fold.
//!
//! A turn is owed once: `Noticed` says so, and from then on each way to the player is served by itself, until
//! the message is there or given up, the player comes, or the turn is over.

use super::fold::Fold;
use super::seats::SeatState;
use crate::notices::{Target, Turn};
use games::Seat;
use protocol::{Hook, HookFailure, HookView, Notices, QuietHours, Seq, WebAddress};

use super::fact::Fact;

/// Who is told of turns elsewhere.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    pub(super) devices: Vec<Device>,
    pub(super) hook: Option<HookState>,
    pub(super) turn: Option<OpenTurn>,
}

/// A device that asked to be told.
#[derive(Clone, Debug)]
pub(super) struct Device {
    /// The number of the fact that asked.
    pub(super) number: Seq,
    pub(super) seat: Seat,
    pub(super) notices: Notices,
    /// The number of the fact by which something is owed to it.
    pub(super) owed: Option<Seq>,
    pub(super) sent_at_ms: Option<i64>,
}

/// Where turns are told besides.
#[derive(Clone, Debug)]
pub(super) struct HookState {
    pub(super) number: Seq,
    pub(super) hook: Hook,
    /// The number of the fact by which something is owed to it.
    pub(super) owed: Option<Seq>,
    pub(super) failing: Option<HookFailure>,
}

/// The turn of a person.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenTurn {
    pub(super) seat: Seat,
    pub(super) since_ms: i64,
    /// Whether it has been owed.
    pub(super) noticed: bool,
}

impl Told {
    /// Somebody else is asked now, or nobody: what was owed for the turn before is too late.
    pub(super) fn follow(&mut self, asked: Option<Seat>, at_ms: i64) {
        if self.turn.map(|turn| turn.seat) != asked {
            self.turn = asked.map(|seat| OpenTurn { seat, since_ms: at_ms, noticed: false });
            self.devices.iter_mut().for_each(|device| device.owed = None);
            if let Some(hook) = &mut self.hook {
                hook.owed = None;
            }
        }
    }

    /// A device asks, in place of what it asked before.
    pub(super) fn ask(&mut self, number: Seq, seat: Seat, notices: Notices) {
        let before = self.devices.iter().position(|known| known.is_at(seat, &notices.endpoint));
        let before = before.map(|place| self.devices.remove(place));
        let (owed, sent_at_ms) = before.map_or((None, None), |known| (known.owed, known.sent_at_ms));
        self.devices.push(Device { number, seat, notices, owed, sent_at_ms });
    }

    pub(super) fn drop_device(&mut self, number: Seq) {
        self.devices.retain(|device| device.number != number);
    }

    /// Somebody else holds the seat now, or nobody.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.devices.retain(|device| device.seat != seat);
    }

    pub(super) fn set_hook(&mut self, number: Seq, hook: Option<Hook>) {
        self.hook = hook.map(|hook| HookState { number, hook, owed: None, failing: None });
    }

    /// The turn is owed by every way there is.
    pub(super) fn owe(&mut self, number: Seq, seat: Seat) {
        if let Some(turn) = self.turn.as_mut().filter(|turn| turn.seat == seat) {
            turn.noticed = true;
        }
        for device in self.devices.iter_mut().filter(|device| device.seat == seat) {
            device.owed = Some(number);
        }
        if let Some(hook) = &mut self.hook {
            hook.owed = Some(number);
        }
    }

    pub(super) fn seen(&mut self, seat: Seat) {
        for device in self.devices.iter_mut().filter(|device| device.seat == seat) {
            device.owed = None;
        }
        if let Some(hook) = &mut self.hook {
            hook.owed = None;
        }
    }

    /// What was owed to a device is done; with the time, where it arrived.
    pub(super) fn sent(&mut self, number: Seq, at_ms: Option<i64>) {
        if let Some(device) = self.devices.iter_mut().find(|device| device.number == number) {
            device.owed = None;
            device.sent_at_ms = at_ms.or(device.sent_at_ms);
        }
    }

    pub(super) fn hook_told(&mut self, failure: Option<HookFailure>, again: bool) {
        if let Some(hook) = &mut self.hook {
            hook.failing = failure;
            hook.owed = hook.owed.filter(|_| again);
        }
    }

    /// The turn that is to be noticed, if nobody is there.
    pub(super) fn unnoticed(&self) -> Option<OpenTurn> {
        let turn = self.turn.filter(|turn| !turn.noticed)?;
        let reached = self.hook.is_some() || self.devices.iter().any(|device| device.seat == turn.seat);
        reached.then_some(turn)
    }

    /// Whether something is owed, or may be.
    pub(super) fn owes(&self) -> bool {
        self.unnoticed().is_some() || self.owes_seat_or_hook()
    }

    /// Whether something is owed.
    pub(super) fn owes_seat_or_hook(&self) -> bool {
        let hook = self.hook.as_ref().is_some_and(|hook| hook.owed.is_some());
        hook || self.devices.iter().any(|device| device.owed.is_some())
    }

    /// The hook as those who sit at the table see it.
    pub(super) fn hook_view(&self) -> Option<HookView> {
        let HookState { hook, failing, .. } = self.hook.as_ref()?;
        // Whether it may be sent to was checked when it was set, and is again when something is sent.
        let host = Target::host_of(&hook.url).unwrap_or_default();
        Some(HookView { format: hook.format, host, failing: *failing })
    }

    /// The same in another room, with the same people.
    pub(super) fn asked_again(&self, host: Option<Seat>) -> impl Iterator<Item = Fact> {
        let devices = self.devices.iter();
        let asked =
            devices.map(|device| Fact::NoticesAsked { seat: device.seat, notices: device.notices.clone() });
        let hook = self.hook.as_ref().zip(host);
        let set = hook.map(|(state, seat)| Fact::HookSet { seat, hook: Some(state.hook.clone()) });
        asked.chain(set)
    }
}

impl Device {
    pub(super) fn is_at(&self, seat: Seat, endpoint: &WebAddress) -> bool {
        self.seat == seat && self.notices.endpoint == *endpoint
    }
}

/// What a notice says, for the seat whose turn it is.
pub(super) fn words(fold: &Fold) -> Option<Turn> {
    let seat = fold.told.turn?.seat;
    let others = fold.people().filter(|(other, _)| *other != seat).map(|(_, person)| person.name.clone());
    Some(Turn {
        room: fold.room.clone(),
        game: fold.settings.game.kind().name(),
        name: fold.seats.get(seat.index()).map(SeatState::name)?,
        others: others.collect(),
    })
}

const MINUTE_MS: i64 = 60_000;
const DAY_MIN: i64 = 24 * 60;

/// When the quiet hours end that are now; now, where there are none.
pub(super) fn quiet_until(quiet: Option<QuietHours>, now_ms: i64) -> i64 {
    let Some(quiet) = quiet else { return now_ms };
    let offset: i64 = i16::from(quiet.utc_offset_min).into();
    let minute = now_ms.div_euclid(MINUTE_MS);
    let here = (minute + offset).rem_euclid(DAY_MIN);
    let (from, to): (i64, i64) = (u16::from(quiet.from_min).into(), u16::from(quiet.to_min).into());
    let is_quiet = if from <= to { (from..to).contains(&here) } else { here >= from || here < to };
    if is_quiet { (minute + (to - here).rem_euclid(DAY_MIN)) * MINUTE_MS } else { now_ms }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quiet(from: u16, to: u16, offset: i16) -> QuietHours {
        QuietHours {
            from_min: from.try_into().unwrap(),
            to_min: to.try_into().unwrap(),
            utc_offset_min: offset.try_into().unwrap(),
        }
    }

    /// The moment at which it may ring, from a time of the day on the second day, both in minutes of UTC.
    fn check(quiet: Option<QuietHours>, now_min: i64, until_min: i64) {
        let day = DAY_MIN * MINUTE_MS;
        assert_eq!(
            quiet_until(quiet, day + now_min * MINUTE_MS),
            day + until_min * MINUTE_MS,
            "at {now_min}"
        );
    }

    #[test]
    fn quiet_hours_end_at_their_minute_also_over_midnight() {
        check(None, 100, 100);
        check(Some(quiet(60, 120, 0)), 59, 59);
        check(Some(quiet(60, 120, 0)), 60, 120);
        check(Some(quiet(60, 120, 0)), 119, 120);
        check(Some(quiet(60, 120, 0)), 120, 120);
        let night = Some(quiet(22 * 60, 7 * 60, 0));
        check(night, 23 * 60, 31 * 60);
        check(night, 3 * 60, 7 * 60);
        check(night, 12 * 60, 12 * 60);
        check(Some(quiet(0, 0, 0)), 0, 0);
    }

    #[test]
    fn quiet_hours_are_those_of_the_device() {
        let night = Some(quiet(22 * 60, 7 * 60, 120));
        check(night, 20 * 60, 29 * 60);
        check(night, 5 * 60, 5 * 60);
        check(Some(quiet(22 * 60, 7 * 60, -300)), 3 * 60, 12 * 60);
    }

    #[test]
    fn a_part_of_a_minute_counts_to_it() {
        assert_eq!(quiet_until(Some(quiet(0, 10, 0)), 30_001), 10 * MINUTE_MS);
    }
}
