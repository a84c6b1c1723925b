//! Counts against those of before.

use crate::baseline::{Baseline, Count, Line};
use std::fmt;

/// How many percent more or less are no news.
const TOLERATED: u64 = 5;

/// All counts, each against its own of before.
pub(crate) struct Comparison {
    tools: Option<String>,
    lines: Vec<Compared>,
}

struct Compared {
    game: String,
    function: String,
    before: Option<Count>,
    now: Option<Count>,
    judgement: Judgement,
}

/// What is to be said of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Judgement {
    Ok,
    Slower,
    Faster,
    /// Called in other positions than before, which compares with nothing.
    OtherCalls,
    New,
    Gone,
}

impl Comparison {
    pub(crate) fn new(before: &Baseline, now: &Baseline) -> Self {
        let measured = now.lines().iter().map(|line| Compared::new(line, before, now));
        let is_gone = |line: &&Line| now.find(&line.game, &line.function).is_none();
        let gone = before.lines().iter().filter(is_gone).map(|line| Compared::new(line, before, now));
        let tools =
            (before.tools() != now.tools()).then(|| format!("{}, now {}", before.tools(), now.tools()));
        Self { tools, lines: measured.chain(gone).collect() }
    }

    /// Whether nothing became slower or faster beyond what is tolerated.
    pub(crate) fn is_ok(&self) -> bool {
        self.lines.iter().all(|line| line.judgement == Judgement::Ok)
    }
}

impl Compared {
    fn new(Line { game, function, .. }: &Line, before: &Baseline, now: &Baseline) -> Self {
        let (before, now) = (before.find(game, function), now.find(game, function));
        let (game, function) = (game.clone(), function.clone());
        Self { game, function, before, now, judgement: judge(before, now) }
    }
}

fn judge(before: Option<Count>, now: Option<Count>) -> Judgement {
    match (before, now) {
        (None, _) => Judgement::New,
        (_, None) => Judgement::Gone,
        (Some(before), Some(now)) if before.calls != now.calls => Judgement::OtherCalls,
        (Some(Count { tenths: before, .. }), Some(Count { tenths: now, .. })) => {
            if now.abs_diff(before) * 100 <= before * TOLERATED {
                Judgement::Ok
            } else if now > before {
                Judgement::Slower
            } else {
                Judgement::Faster
            }
        }
    }
}

/// The change in percent with one decimal and its sign; nothing where there is none to name.
fn change(before: u64, now: u64) -> Option<String> {
    let permille = (now.abs_diff(before) * 1000 + before / 2).checked_div(before)?;
    let sign = if now < before { '-' } else { '+' };
    Some(format!("{sign}{}.{} %", permille / 10, permille % 10))
}

impl Judgement {
    fn says(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Slower => "SLOWER",
            Self::Faster => "FASTER",
            Self::OtherCalls => "OTHER POSITIONS",
            Self::New => "NEW",
            Self::Gone => "GONE",
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game     function             calls         each       before     change")?;
        for Compared { game, function, before, now, judgement } in &self.lines {
            let calls = now.or(*before).map_or(0, |count| count.calls);
            let each = |count: Option<Count>| {
                count.map_or("-".into(), |Count { tenths, .. }| format!("{}.{}", tenths / 10, tenths % 10))
            };
            let change = before.zip(*now).and_then(|(before, now)| change(before.tenths, now.tenths));
            let (change, says) = (change.unwrap_or("-".into()), judgement.says());
            let (now, before) = (each(*now), each(*before));
            writeln!(f, "{game:<8} {function:<17} {calls:>8} {now:>12} {before:>12} {change:>10}  {says}")?;
        }
        if let Some(tools) = &self.tools {
            writeln!(f, "The tools are others than those of the baseline: {tools}.")?;
        }
        if !self.is_ok() {
            writeln!(
                f,
                "Not all is within {TOLERATED} %. Where that is right, run `make bench-baseline` and commit the file \
                 with its reason."
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(before: u64, now: u64) -> Judgement {
        let count = |tenths| Some(Count { calls: 7, tenths });
        judge(count(before), count(now))
    }

    fn baseline(tools: &str, lines: &[(&str, u64, u64)]) -> Baseline {
        let mut baseline = Baseline::of_tools(tools.into());
        for &(function, calls, tenths) in lines {
            baseline.add("tajuto", function, Count { calls, tenths });
        }
        baseline
    }

    #[test]
    fn five_percent_are_tolerated_and_no_more() {
        assert_eq!(judged(1000, 1000), Judgement::Ok);
        assert_eq!((judged(1000, 1050), judged(1000, 950)), (Judgement::Ok, Judgement::Ok));
        assert_eq!((judged(1000, 1051), judged(1000, 949)), (Judgement::Slower, Judgement::Faster));
    }

    #[test]
    fn other_positions_compare_with_nothing() {
        let count = |calls| Some(Count { calls, tenths: 100 });
        assert_eq!(judge(count(7), count(8)), Judgement::OtherCalls);
        assert_eq!((judge(None, count(7)), judge(count(7), None)), (Judgement::New, Judgement::Gone));
    }

    #[test]
    fn a_change_has_a_sign_and_one_decimal() {
        assert_eq!(change(1000, 1051).as_deref(), Some("+5.1 %"));
        assert_eq!(change(1000, 875).as_deref(), Some("-12.5 %"));
        assert_eq!(change(1000, 1000).as_deref(), Some("+0.0 %"));
        assert_eq!(change(0, 10), None);
    }

    #[test]
    fn all_is_well_when_all_counts_stay_near_theirs() {
        let before = baseline("rustc 1", &[("decide", 3, 100), ("legal", 3, 1000)]);
        let near = baseline("rustc 1", &[("decide", 3, 104), ("legal", 3, 960)]);
        let comparison = Comparison::new(&before, &near);
        assert!(comparison.is_ok());
        assert!(!comparison.to_string().contains("bench-baseline"));
    }

    #[test]
    fn what_is_not_well_is_said() {
        let before = baseline("rustc 1", &[("decide", 3, 100), ("legal", 3, 1000), ("view", 3, 10)]);
        let now = baseline("rustc 2", &[("decide", 3, 106), ("legal", 3, 500), ("apply", 3, 10)]);
        let comparison = Comparison::new(&before, &now);
        assert!(!comparison.is_ok());
        let told = comparison.to_string();
        for part in
            ["+6.0 %  SLOWER", "-50.0 %  FASTER", "NEW", "GONE", "rustc 1, now rustc 2", "bench-baseline"]
        {
            assert!(told.contains(part), "{part}: {told}");
        }
    }
}
