//! The counts in the text format of Prometheus, version 0.0.4.

use std::fmt::{self, Write};

use crate::house::House;
use crate::store::HistogramSnapshot;

const MICROSECONDS: f64 = 1e6;

/// Everything that is counted in a house.
///
/// # Errors
/// None: a text can always be written to.
pub async fn write(house: &House) -> Result<String, fmt::Error> {
    let mut page = Page(String::new());
    rooms(&mut page, house).await?;
    sockets(&mut page, house)?;
    store(&mut page, house)?;
    Ok(page.0)
}

async fn rooms(page: &mut Page, house: &House) -> fmt::Result {
    page.gauge("sanmon_rooms", "Rooms in memory.", house.rooms.awake() as u64)?;
    let waiting = house.rooms.waiting().await as u64;
    page.gauge("sanmon_rooms_queue_depth", "Messages that wait for their rooms, all together.", waiting)
}

fn sockets(page: &mut Page, house: &House) -> fmt::Result {
    let metrics = &house.metrics;
    page.gauge("sanmon_connections", "Open connections, sockets included.", house.gate.open() as u64)?;
    page.head("sanmon_sockets", "gauge", "Open sockets by kind.")?;
    for (kind, gauge) in [
        ("waiting", &metrics.sockets_waiting),
        ("seat", &metrics.sockets_seat),
        ("spectator", &metrics.sockets_spectator),
    ] {
        page.line("sanmon_sockets", "kind", kind, gauge.get())?;
    }
    let received = &metrics.received;
    page.counters(
        "sanmon_messages_total",
        "Messages from clients by kind.",
        "kind",
        &[
            ("hello", received.hello.get()),
            ("command", received.command.get()),
            ("try", received.try_.get()),
            ("hint", received.hint.get()),
            ("act", received.act.get()),
            ("chat", received.chat.get()),
            ("ping", received.ping.get()),
        ],
    )?;
    page.head("sanmon_answers_total", "counter", "Answers of rooms by what was asked and what came of it.")?;
    for (kind, result, count) in metrics.answers.counts() {
        writeln!(page.0, "sanmon_answers_total{{kind=\"{kind}\",result=\"{result}\"}} {count}")?;
    }
    page.counters(
        "sanmon_sockets_dropped_total",
        "Sockets closed by the server by reason.",
        "reason",
        &[
            ("slow", metrics.closed_stuck.get()),
            ("silent", metrics.closed_silent.get()),
            ("abusive", metrics.closed_abusive.get()),
        ],
    )?;
    page.counters(
        "sanmon_refused_total",
        "What was not let in by reason.",
        "reason",
        &[
            ("full", metrics.refused_all.get()),
            ("full_address", metrics.refused_address.get()),
            ("origin", metrics.refused_origin.get()),
            ("rate", metrics.limited.get()),
            ("mistake", metrics.mistakes.get()),
        ],
    )?;
    let [one, two, three, four, five] = &metrics.responses;
    page.counters(
        "sanmon_http_responses_total",
        "Responses by class of status.",
        "class",
        &[
            ("1xx", one.get()),
            ("2xx", two.get()),
            ("3xx", three.get()),
            ("4xx", four.get()),
            ("5xx", five.get()),
        ],
    )
}

fn store(page: &mut Page, house: &House) -> fmt::Result {
    let stats = house.store.stats();
    page.gauge(
        "sanmon_store_queue_depth",
        "Appends that wait for the writer.",
        house.store.queue_depth() as u64,
    )?;
    page.counters(
        "sanmon_store_appends_total",
        "Appends by result.",
        "result",
        &[
            ("stored", stats.stored()),
            ("conflict", stats.conflicts()),
            ("not_saved", stats.not_saved()),
            ("unknown", stats.unknown()),
        ],
    )?;
    page.head("sanmon_store_reconnects_total", "counter", "Times the writer connected anew.")?;
    writeln!(page.0, "sanmon_store_reconnects_total {}", stats.reconnects())?;
    let commits = "How long transactions took.";
    page.histogram("sanmon_commit_seconds", commits, &stats.commit_us(), MICROSECONDS)?;
    let groups = "How many appends were committed together.";
    page.histogram("sanmon_commit_appends", groups, &stats.group_size(), 1.0)
}

struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) -> fmt::Result {
        writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}")
    }

    fn line(&mut self, name: &str, label: &str, value: &str, count: u64) -> fmt::Result {
        writeln!(self.0, "{name}{{{label}=\"{value}\"}} {count}")
    }

    fn gauge(&mut self, name: &str, help: &str, count: u64) -> fmt::Result {
        self.head(name, "gauge", help)?;
        writeln!(self.0, "{name} {count}")
    }

    fn counters(&mut self, name: &str, help: &str, label: &str, counts: &[(&str, u64)]) -> fmt::Result {
        self.head(name, "counter", help)?;
        counts.iter().try_for_each(|(value, count)| self.line(name, label, value, *count))
    }

    #[expect(clippy::cast_precision_loss, reason = "Prometheus has no other numbers")]
    fn histogram(&mut self, name: &str, help: &str, counts: &HistogramSnapshot, unit: f64) -> fmt::Result {
        self.head(name, "histogram", help)?;
        for (bound, count) in &counts.buckets {
            writeln!(self.0, "{name}_bucket{{le=\"{}\"}} {count}", *bound as f64 / unit)?;
        }
        writeln!(self.0, "{name}_bucket{{le=\"+Inf\"}} {}", counts.count)?;
        writeln!(self.0, "{name}_sum {}", counts.sum as f64 / unit)?;
        writeln!(self.0, "{name}_count {}", counts.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_is_told_in_its_unit() {
        let mut page = Page(String::new());
        let counts = HistogramSnapshot { buckets: vec![(250, 1), (2_500_000, 2)], count: 3, sum: 5_000_000 };
        page.histogram("t", "It.", &counts, MICROSECONDS).unwrap();
        let expected = "# HELP t It.\n# TYPE t histogram\nt_bucket{le=\"0.00025\"} 1\nt_bucket{le=\"2.5\"} 2\n\
                        t_bucket{le=\"+Inf\"} 3\nt_sum 5\nt_count 3\n";
        assert_eq!(page.0, expected);
    }
}
