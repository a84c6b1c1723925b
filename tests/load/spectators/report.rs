//! What was measured, and whether anybody missed anything.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use games::tajuto::View;
use protocol::{GameNews, ServerMessage};

use super::players::Sent;
use super::watchers::{All, Watched};
use crate::figures::{HEAD, Size, Times};
use crate::process::Memory;

/// How many complaints are printed.
const SHOWN: usize = 10;

/// What the server needed.
#[derive(Debug)]
pub(super) struct Server {
    pub(super) before: Memory,
    pub(super) watched: Memory,
    pub(super) ended: Memory,
    pub(super) cpu: Duration,
    /// How long the game took.
    pub(super) lasted: Duration,
}

/// What was measured.
#[derive(Debug)]
pub(crate) struct Report {
    sent: Vec<Sent>,
    all: All,
    server: Server,
    /// What went wrong.
    complaints: Vec<String>,
}

impl Report {
    pub(super) fn new(
        sent: Vec<Sent>,
        all: All,
        last_view: Option<&View>,
        server: Server,
        trouble: Option<&anyhow::Error>,
    ) -> Self {
        let mut complaints: Vec<String> = trouble.into_iter().map(|trouble| format!("{trouble:#}")).collect();
        complaints.extend(check_texts(&all, last_view).err().map(|error| format!("{error:#}")));
        let numbers: Vec<u32> = all.texts.keys().copied().collect();
        for (n, watcher) in all.watchers.iter().enumerate() {
            complaints.extend(
                check_watcher(watcher, &numbers, &sent)
                    .err()
                    .map(|trouble| format!("watcher {n}: {trouble}")),
            );
        }
        Self { sent, all, server, complaints }
    }

    /// Whether every watcher got everything.
    pub(crate) fn is_complete(&self) -> bool {
        self.complaints.is_empty()
    }
}

/// One watcher got every update once, in order, and something for each command.
fn check_watcher(watcher: &Watched, numbers: &[u32], sent: &[Sent]) -> Result<(), String> {
    if let Some(trouble) = &watcher.trouble {
        return Err(trouble.clone());
    }
    let got: Vec<u32> = watcher.updates.iter().map(|&(seq, _)| seq).collect();
    if got != numbers {
        let missing: Vec<&u32> = numbers.iter().filter(|number| !got.contains(number)).collect();
        return Err(format!("{} of {} updates, without {missing:?}", got.len(), numbers.len()));
    }
    match sent.iter().find(|sent| arrival(watcher, sent).is_none()) {
        Some(sent) => Err(format!("no update for the command {}", sent.seq)),
        None => Ok(()),
    }
}

/// The updates have numbers without gaps from the welcomes on, and end in the view that a latecomer gets.
fn check_texts(All { watchers, texts }: &All, last_view: Option<&View>) -> anyhow::Result<()> {
    let mut known = watchers.first().context("nobody watched")?.from;
    anyhow::ensure!(watchers.iter().all(|watcher| watcher.from == known), "the welcomes differ");
    let mut view = None;
    for text in texts.values() {
        let ServerMessage::Update { seq, room, news, .. } = serde_json::from_str(text)? else {
            anyhow::bail!("not an update: {text}");
        };
        if let Some(GameNews::Tajuto(news)) = news {
            let new: Vec<u32> =
                news.lines.iter().map(|line| line.seq.0).filter(|&line| line > known).collect();
            // What the room does beside the game has no line.
            let whole = room.is_some() || new.iter().copied().eq(known + 1..=seq.0);
            anyhow::ensure!(whole, "{new:?} between {known} and {}", seq.0);
            view = Some(news.view);
        }
        known = seq.0;
    }
    anyhow::ensure!(
        view.is_some() && view.as_ref() == last_view,
        "the last view is not what a latecomer gets"
    );
    Ok(())
}

/// When a watcher got the update that has a command in it.
fn arrival(watcher: &Watched, sent: &Sent) -> Option<Instant> {
    let at = watcher.updates.partition_point(|&(seq, _)| seq < sent.seq);
    watcher.updates.get(at).map(|&(_, at)| at)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sent, all: All { watchers, texts }, server, complaints } = self;
        let delays = |sent: &Sent| -> Vec<Duration> {
            let at = sent.at;
            watchers
                .iter()
                .filter_map(|watcher| arrival(watcher, sent))
                .map(|got| got.saturating_duration_since(at))
                .collect()
        };
        let answered = sent.iter().map(|sent| sent.answered).collect();
        let delivered: Vec<Vec<Duration>> = sent.iter().map(delays).collect();
        let first = delivered.iter().filter_map(|delays| delays.iter().min().copied()).collect();
        let last = delivered.iter().filter_map(|delays| delays.iter().max().copied()).collect();
        writeln!(
            f,
            "4 players, {} spectators: {} commands, {} updates in {:.1} s",
            watchers.len(),
            sent.len(),
            texts.len(),
            server.lasted.as_secs_f64(),
        )?;
        writeln!(f, "\n{HEAD}")?;
        row(f, "accepted, at the player", answered)?;
        row(f, "update, at the first spectator", first)?;
        row(f, "update, at a spectator", delivered.into_iter().flatten().collect())?;
        row(f, "update, at the last spectator", last)?;
        let bytes: usize = texts.values().map(String::len).sum();
        let most = texts.values().map(String::len).max().unwrap_or_default();
        let sent_bytes: usize = watchers.iter().map(|watcher| watcher.bytes).sum();
        writeln!(
            f,
            "\nto each spectator {}, {} an update, {} at most; to all of them {}",
            size(sent_bytes / watchers.len().max(1)),
            size(bytes / texts.len().max(1)),
            size(most),
            size(sent_bytes),
        )?;

        writeln!(
            f,
            "memory of the server {} with 4 players, {} with the spectators, {} at the end, {} at most",
            server.before.resident, server.watched.resident, server.ended.resident, server.ended.most,
        )?;
        writeln!(f, "computing time of the server {:.2} s", server.cpu.as_secs_f64())?;
        match complaints.len() {
            0 => writeln!(f, "every spectator got every update"),
            count => {
                writeln!(f, "NOT everything arrived: {count} complaints")?;
                complaints.iter().take(SHOWN).try_for_each(|complaint| writeln!(f, "- {complaint}"))
            }
        }
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, times: Vec<Duration>) -> fmt::Result {
    writeln!(f, "{name:<33} {}", Times::from(times).quantiles())
}

fn size(bytes: usize) -> Size {
    Size(u64::try_from(bytes).unwrap_or(u64::MAX))
}
