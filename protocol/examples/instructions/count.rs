//! Counts the instructions of one function: runs this program under callgrind.

use crate::baseline::Count;
use crate::function::Function;
use games::registry::GameKind;
use std::error::Error;
use std::process::{Command, Stdio};

/// What counts depend on besides our own code.
pub(crate) fn tools() -> String {
    let version = |program: &str| {
        let told = Command::new(program).arg("--version").output().map(|output| output.stdout);
        let told = String::from_utf8_lossy(&told.unwrap_or_default()).trim().to_owned();
        if told.is_empty() { format!("{program} unknown") } else { told }
    };
    format!("{}, {}", version("rustc"), version("valgrind"))
}

/// How often a function was called over the golden games of a game, and how many instructions that took.
pub(crate) fn count(game: GameKind, function: Function) -> Result<Count, Box<dyn Error>> {
    let program = std::env::current_exe()?;
    // It stays there: `callgrind_annotate` shows where the instructions went.
    let profile = program.with_file_name(format!("callgrind.{game}.{}", function.name()));
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*counted_call*"])
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(&program)
        .args(["measure", game.name(), function.name()])
        // The environment lies on the stack, and how it is aligned there changes what copying memory takes.
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("valgrind could not be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let calls = String::from_utf8_lossy(&output.stdout).trim().parse()?;
    let total = total(&std::fs::read_to_string(&profile)?).filter(|total| *total > 0);
    let total = total.ok_or_else(|| format!("nothing was counted: see {}", profile.display()))?;
    Ok(Count::new(calls, total)?)
}

/// The sum that callgrind writes below a profile.
fn total(profile: &str) -> Option<u64> {
    profile.lines().rev().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn the_total_of_a_profile_stands_below_it() {
        assert_eq!(
            total("# callgrind format\nevents: Ir\nfn=(1) legal\n12 34\n\ntotals: 5678\n"),
            Some(5678)
        );
        assert_eq!(total("events: Ir\n"), None);
        assert_eq!(total("totals: many\n"), None);
    }
}
