//! The report of a self-play run for people.

use std::fmt::{self, Display, Formatter};

use super::count::Distribution;
use super::report::Report;

/// A report as aligned text.
#[derive(Debug)]
pub(super) struct Text<'a>(pub(super) &'a Report);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let report = self.0;
        let width = width(report);
        head(f, report)?;
        failures(f, report)?;
        if report.played > 0 {
            wins(f, report, width)?;
            bots(f, report, width)?;
            points(f, report, width)?;
            labels(f, report, width)?;
            chapters(f, report, width)?;
            holdings(f, report, width)?;
            lists(f, report, width)?;
        }
        let timing = &report.timing;
        writeln!(
            f,
            "\n{:.1} s, {:.0} games per second on {} thread{}",
            timing.seconds,
            timing.games_per_second,
            timing.threads,
            if timing.threads == 1 { "" } else { "s" },
        )
    }
}

/// The width of the first column: the longest name in it, indented.
fn width(report: &Report) -> usize {
    let labels = report.labels.iter().map(|label| label.name.chars().count());
    let categories = report.categories.iter().map(|category| category.name.chars().count());
    let holdings = report.holdings.iter().map(|holding| holding.name.chars().count());
    labels.chain(categories).chain(holdings).max().unwrap_or(0).max("commands per turn".len())
}

fn head(f: &mut Formatter<'_>, report: &Report) -> fmt::Result {
    writeln!(
        f,
        "{} games of {}, {} players, seed {}",
        report.games, report.game, report.players, report.seed
    )?;
    writeln!(f, "  bots     {}", report.bots.join(", "))?;
    writeln!(f, "  options  {}", report.options)?;
    writeln!(f, "  edition  {}", report.edition.as_deref().unwrap_or("the game's own"))
}

fn failures(f: &mut Formatter<'_>, report: &Report) -> fmt::Result {
    if report.violations.is_empty() {
        return writeln!(f, "\nno violations: every position of every game was possible");
    }
    let failed = report.games - report.played;
    writeln!(f, "\nVIOLATIONS in {failed} games, the first of them:")?;
    for failure in &report.violations {
        writeln!(f, "  {failure}")?;
    }
    Ok(())
}

fn wins(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    writeln!(f, "\nwins")?;
    let mut row = |name: &str, rates: &[f64]| {
        write!(f, "  {name:width$}")?;
        for rate in rates {
            write!(f, "{:>8.1} %", rate * 100.0)?;
        }
        writeln!(f)
    };
    row("by seat", &report.wins_by_seat)?;
    row("by order of play", &report.wins_by_place)?;
    row("shared", &[report.shared_victories])
}

fn bots(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    let [seats, rate, share, points] = ["seats held", "wins per seat", "of all wins", "mean points"];
    writeln!(f, "\n{:width$}  {seats:>12}{rate:>16}{share:>14}{points:>14}", "bots")?;
    for result in &report.bot_results {
        writeln!(
            f,
            "  {:width$}{:>12}{:>14.1} %{:>12.1} %{:>14.2}",
            result.bot,
            result.seats,
            result.win_rate * 100.0,
            result.share_of_wins * 100.0,
            result.mean_points,
        )?;
    }
    Ok(())
}

fn points(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    title(f, "points of a player", width)?;
    for category in &report.categories {
        row(f, category.name, &category.points, width)?;
    }
    row(f, "total", &report.points, width)?;
    title(f, "length of a game", width)?;
    row(f, "turns", &report.turns, width)?;
    row(f, "commands", &report.commands, width)?;
    writeln!(f, "  {:width$}{:>10.2}", "commands per turn", report.commands_per_turn)
}

fn title(f: &mut Formatter<'_>, title: &str, width: usize) -> fmt::Result {
    let [mean, min, lower, median, upper, max] = ["mean", "min", "25 %", "50 %", "75 %", "max"];
    writeln!(f, "\n{title:width$}  {mean:>10}{min:>8}{lower:>8}{median:>8}{upper:>8}{max:>8}")
}

fn row(f: &mut Formatter<'_>, name: &str, numbers: &Distribution, width: usize) -> fmt::Result {
    let Distribution { mean, min, lower_quartile, median, upper_quartile, max } = numbers;
    write!(f, "  {name:width$}{mean:>10.2}{min:>8}")?;
    writeln!(f, "{lower_quartile:>8}{median:>8}{upper_quartile:>8}{max:>8}")
}

fn labels(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    writeln!(f, "\n{:width$}  {:>10}{:>12}", "in a game", "mean", "in all")?;
    for label in &report.labels {
        writeln!(f, "  {:width$}{:>10.3}{:>12}", label.name, label.per_game, label.times)?;
    }
    Ok(())
}

/// A column for each chapter.
fn chapters(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    let Some(first) = report.chapters.first() else { return Ok(()) };
    write!(f, "\n{:width$}  ", "a player at the end of")?;
    for chapter in &report.chapters {
        write!(f, "{:>8}", chapter.chapter)?;
    }
    writeln!(f)?;
    for (row, (name, _)) in first.means.iter().enumerate() {
        write!(f, "  {name:width$}")?;
        for chapter in &report.chapters {
            write!(f, "{:>8.2}", chapter.means.get(row).map_or(0.0, |(_, mean)| *mean))?;
        }
        writeln!(f)?;
    }
    Ok(())
}

fn holdings(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    let mut group = None;
    for holding in &report.holdings {
        if group.replace(&holding.group) != Some(&holding.group) {
            let [seats, rate, points] = ["held", "wins per seat", "mean points"];
            writeln!(f, "\n{:width$}  {seats:>12}{rate:>16}{points:>14}", holding.group)?;
        }
        let (seats, rate, points) = (holding.seats, holding.win_rate * 100.0, holding.mean_points);
        writeln!(f, "  {:width$}{seats:>12}{rate:>14.1} %{points:>14.2}", holding.name)?;
    }
    Ok(())
}

fn lists(f: &mut Formatter<'_>, report: &Report, width: usize) -> fmt::Result {
    let Some(lists) = &report.lists else { return Ok(()) };
    title(f, "a list of what is legal", width)?;
    row(f, "commands", &lists.commands, width)?;
    row(f, "bytes", &lists.bytes, width)
}
