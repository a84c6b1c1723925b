//! How many instructions the rules and the wire take: `make bench-check` compares with `instructions/baseline.txt`,
//! `make bench-baseline` writes that file anew.
//!
//! Times differ from run to run and from machine to machine; instructions that callgrind counts do not. The program
//! runs itself under callgrind, once for each game and function, over every position of the golden games: those stay as
//! they are, so that a count changes only with the code, the compiler or the system's libraries.

mod baseline;
mod compare;
mod count;
mod function;
mod golden;

use crate::baseline::Baseline;
use crate::compare::Comparison;
use crate::function::Function;
use games::registry::GameKind;
use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "instructions check | renew | measure GAME FUNCTION";

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        ["check"] => check(),
        ["renew"] => renew(),
        ["measure", game, function] => {
            let calls = function::call_all(game.parse()?, Function::named(function).ok_or(USAGE)?)?;
            writeln!(std::io::stdout(), "{calls}")?;
            Ok(ExitCode::SUCCESS)
        }
        _ => Err(USAGE.into()),
    }
}

fn file() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/instructions/baseline.txt"))
}

fn check() -> Result<ExitCode, Box<dyn Error>> {
    let before: Baseline = std::fs::read_to_string(file())?.parse()?;
    let comparison = Comparison::new(&before, &count_all()?);
    write!(std::io::stdout(), "{comparison}")?;
    Ok(if comparison.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn renew() -> Result<ExitCode, Box<dyn Error>> {
    let now = count_all()?;
    std::fs::write(file(), now.to_string())?;
    write!(std::io::stdout(), "{now}")?;
    Ok(ExitCode::SUCCESS)
}

fn count_all() -> Result<Baseline, Box<dyn Error>> {
    let mut now = Baseline::of_tools(count::tools());
    for game in GameKind::ALL {
        for function in Function::ALL {
            now.add(game.name(), function.name(), count::count(game, function)?);
        }
    }
    Ok(now)
}
