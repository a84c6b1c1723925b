//! The table of all, by their medians, and what of one is how much of another.

use std::fmt;

use serde::Serialize;

use super::entrant::{Entrant, Outcome};

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    rooms: u32,
    seconds: u64,
    rounds: u32,
    pub(crate) rows: Vec<Row>,
    pub(crate) ratios: Vec<Ratio>,
}

/// One of them: the middle of each figure over all rounds, and the rounds.
#[derive(Debug, Serialize)]
pub(crate) struct Row {
    pub(crate) entrant: Entrant,
    pub(crate) middle: Outcome,
    rounds: Vec<Outcome>,
}

/// How much of one the other has: by the middles.
#[derive(Debug, Serialize)]
pub(crate) struct Ratio {
    entrant: Entrant,
    against: Entrant,
    moves: f64,
    /// Computing time for the same number of moves, of the server's process alone.
    cpu: f64,
    /// The same with that of the database, where either has one in processes of its own.
    cpu_with_database: f64,
    p99: f64,
}

impl Report {
    pub(super) fn new(
        rooms: u32,
        seconds: u64,
        rounds: u32,
        entrants: &[Entrant],
        results: &[(Entrant, Outcome)],
    ) -> Self {
        let rows: Vec<Row> = entrants
            .iter()
            .map(|&entrant| {
                let rounds = results.iter().filter(|(of, _)| *of == entrant);
                let rounds: Vec<Outcome> = rounds.map(|(_, outcome)| outcome.clone()).collect();
                Row { entrant, middle: middle(&rounds), rounds }
            })
            .collect();
        let ratios = rows.iter().flat_map(|row| {
            let others = rows.iter().filter(|other| {
                row.entrant.reference() == Some(other.entrant)
                    || row.entrant.reference().is_some() && other.entrant.is_peer()
            });
            others.map(|other| Ratio::of(row, other))
        });
        Self { rooms, seconds, rounds, ratios: ratios.collect(), rows }
    }
}

impl Ratio {
    fn of(row: &Row, other: &Row) -> Self {
        let (ours, theirs) = (&row.middle, &other.middle);
        let share = |ours: f64, theirs: f64| ours / theirs.max(1e-9);
        let whole = |of: &Outcome| of.cpu_s_per_1000 + of.database_cpu_s_per_1000.unwrap_or_default();
        Self {
            entrant: row.entrant,
            against: other.entrant,
            moves: share(ours.moves_per_s, theirs.moves_per_s),
            cpu: share(ours.cpu_s_per_1000, theirs.cpu_s_per_1000),
            cpu_with_database: share(whole(ours), whole(theirs)),
            p99: share(ours.p99_ms, theirs.p99_ms),
        }
    }
}

fn middle(rounds: &[Outcome]) -> Outcome {
    let of = |figure: fn(&Outcome) -> f64| median(rounds.iter().map(figure).collect());
    let database = rounds.iter().filter_map(|round| round.database_cpu_s_per_1000).collect::<Vec<f64>>();
    Outcome {
        moves_per_s: of(|round| round.moves_per_s),
        cpu_s_per_1000: of(|round| round.cpu_s_per_1000),
        database_cpu_s_per_1000: (!database.is_empty()).then(|| median(database)),
        p50_ms: of(|round| round.p50_ms),
        p99_ms: of(|round| round.p99_ms),
        resident_mb: of(|round| round.resident_mb),
        update_bytes: of(|round| round.update_bytes),
        server_busy: of(|round| round.server_busy),
        clients_busy: of(|round| round.clients_busy),
    }
}

/// The middle one, or what lies between the two in the middle.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
    f64::midpoint(at(numbers.len().saturating_sub(1) / 2), at(numbers.len() / 2))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rooms, seconds, rounds, rows, ratios } = self;
        writeln!(f, "compare: {rooms} rooms with 2 players, {seconds} s each, medians of {rounds} rounds")?;
        writeln!(
            f,
            "\n                     moves/s  CPU-s/1000  database    p50 ms    p99 ms  RSS MB  update B  server busy  clients busy"
        )?;
        for Row { entrant, middle, .. } in rows {
            let database = middle.database_cpu_s_per_1000.map(|cpu| format!("+{cpu:.3}")).unwrap_or_default();
            writeln!(
                f,
                "{entrant:<19} {:>9.0} {:>11.3} {database:>9} {:>9.2} {:>9.2} {:>7.0} {:>9.0} {:>10.0} % {:>11.0} %",
                middle.moves_per_s,
                middle.cpu_s_per_1000,
                middle.p50_ms,
                middle.p99_ms,
                middle.resident_mb,
                middle.update_bytes,
                middle.server_busy * 100.0,
                middle.clients_busy * 100.0
            )?;
        }
        writeln!(f, "\n                                          moves    CPU  with the database    p99")?;
        for Ratio { entrant, against, moves, cpu, cpu_with_database, p99 } in ratios {
            writeln!(
                f,
                "{entrant:<15} / {against:<19} {moves:>7.2}× {cpu:>6.2}× {cpu_with_database:>15.2}× {p99:>8.2}×"
            )?;
        }
        write!(f, "\nMoves are durable where Sanmon or the reference makes them, and nowhere else.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_in_the_middle() {
        for (numbers, middle) in [(vec![3.0, 1.0, 2.0], 2.0), (vec![4.0, 1.0], 2.5), (vec![], 0.0)] {
            assert!((median(numbers.clone()) - middle).abs() < 1e-9, "{numbers:?}");
        }
    }

    #[test]
    fn sanmon_stands_beside_its_reference_and_the_peers() {
        let outcome =
            |moves_per_s, cpu_s_per_1000| Outcome { moves_per_s, cpu_s_per_1000, ..Outcome::default() };
        let entrants = [Entrant::SanmonSqlite, Entrant::ReferenceSqlite, Entrant::BoardgameIo];
        let results: Vec<(Entrant, Outcome)> = entrants
            .into_iter()
            .zip([outcome(1000.0, 0.5), outcome(2000.0, 0.25), outcome(500.0, 2.0)])
            .collect();
        let report = Report::new(50, 10, 1, &entrants, &results);
        let found: Vec<(Entrant, f64, f64)> =
            report.ratios.iter().map(|ratio| (ratio.against, ratio.moves, ratio.cpu)).collect();
        assert_eq!(found.len(), 2);
        for ((against, moves, cpu), expected) in
            found.into_iter().zip([(Entrant::ReferenceSqlite, 0.5, 2.0), (Entrant::BoardgameIo, 2.0, 0.25)])
        {
            assert_eq!(against, expected.0);
            assert!((moves - expected.1).abs() < 1e-9 && (cpu - expected.2).abs() < 1e-9, "{against}");
        }
    }
}
