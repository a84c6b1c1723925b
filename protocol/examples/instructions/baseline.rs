//! The counts as a text: one line for each game and function.

use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// How much a function takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Count {
    /// How often it was called.
    pub(crate) calls: u64,
    /// Instructions for each call, on average, in tenths of one.
    pub(crate) tenths: u64,
}

/// The counts of all functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Baseline {
    tools: String,
    lines: Vec<Line>,
}

/// The count of a function of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) game: String,
    pub(crate) function: String,
    pub(crate) count: Count,
}

/// Why a text holds no counts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum BaselineError {
    #[error("line {0} is not: game, function, calls, instructions for each (with one decimal)")]
    BadLine(usize),
    #[error("a function that was never called takes nothing")]
    NoCalls,
}

impl Count {
    pub(crate) fn new(calls: u64, instructions: u64) -> Result<Self, BaselineError> {
        let tenths = (instructions * 10 + calls / 2).checked_div(calls).ok_or(BaselineError::NoCalls)?;
        Ok(Self { calls, tenths })
    }
}

impl Baseline {
    /// No counts yet, but by which tools they will be made.
    pub(crate) fn of_tools(tools: String) -> Self {
        Self { tools, lines: Vec::new() }
    }

    pub(crate) fn add(&mut self, game: &str, function: &str, count: Count) {
        self.lines.push(Line { game: game.into(), function: function.into(), count });
    }

    pub(crate) fn tools(&self) -> &str {
        &self.tools
    }

    pub(crate) fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(crate) fn find(&self, game: &str, function: &str) -> Option<Count> {
        let is_it = |line: &&Line| line.game == game && line.function == function;
        self.lines.iter().find(is_it).map(|line| line.count)
    }
}

const TOOLS: &str = "# by ";

/// What [`Baseline`]'s `Display` writes. Lines that begin with `#` are for readers; one of them names the tools.
impl FromStr for Baseline {
    type Err = BaselineError;

    fn from_str(text: &str) -> Result<Self, BaselineError> {
        let mut baseline = Self::of_tools(String::new());
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(tools) = line.strip_prefix(TOOLS) {
                tools.clone_into(&mut baseline.tools);
            } else if !line.starts_with('#') && !line.trim().is_empty() {
                baseline.lines.push(line.parse().map_err(|()| BaselineError::BadLine(number))?);
            }
        }
        Ok(baseline)
    }
}

impl FromStr for Line {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [game, function, calls, each] = words[..] else { return Err(()) };
        let number = |text: &str| text.parse::<u64>().map_err(|_| ());
        let (whole, tenth) = each.split_once('.').filter(|(_, tenth)| tenth.len() == 1).ok_or(())?;
        let tenths = number(whole)?.checked_mul(10).ok_or(())? + number(tenth)?;
        Ok(Self {
            game: game.into(),
            function: function.into(),
            count: Count { calls: number(calls)?, tenths },
        })
    }
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# Instructions for each call, on average over the golden games: `make bench-baseline`."
        )?;
        writeln!(f, "{TOOLS}{}", self.tools)?;
        writeln!(f, "# game   function             calls         each")?;
        for Line { game, function, count: Count { calls, tenths } } in &self.lines {
            writeln!(f, "{game:<8} {function:<17} {calls:>8} {:>10}.{}", tenths / 10, tenths % 10)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two() -> Baseline {
        let mut baseline = Baseline::of_tools("rustc 1, valgrind-3".into());
        baseline.add("tajuto", "decide", Count { calls: 884, tenths: 6_543 });
        baseline.add("satori", "update_spectator", Count { calls: 1004, tenths: 123_456_780 });
        baseline
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(two().to_string().parse(), Ok(two()));
        assert_eq!(two().find("tajuto", "decide"), Some(Count { calls: 884, tenths: 6_543 }));
        assert_eq!(two().find("satori", "decide"), None);
    }

    #[test]
    fn a_bad_line_is_named() {
        for bad in
            ["tajuto", "tajuto decide 1 2", "tajuto decide 1 2.33", "tajuto decide x 2.3", "a b 1 2.3 4"]
        {
            let text = format!("# counts\n\ntajuto legal 1 2.3\n{bad}\n");
            assert_eq!(text.parse::<Baseline>(), Err(BaselineError::BadLine(4)), "{bad}");
        }
    }

    #[test]
    fn an_average_is_rounded_to_a_tenth() {
        assert_eq!(Count::new(3, 100), Ok(Count { calls: 3, tenths: 333 }));
        assert_eq!(Count::new(3, 200), Ok(Count { calls: 3, tenths: 667 }));
        assert_eq!(Count::new(0, 0), Err(BaselineError::NoCalls));
    }
}
