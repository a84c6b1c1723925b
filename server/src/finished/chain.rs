//! The chain of hashes over a game: each link covers all that was before it.

use super::canonical::{canonical, hash};
use super::log::Log;

/// The links: of the head, of each entry, of the result.
///
/// # Errors
/// Something in the log cannot be said in JSON.
pub(super) fn links(log: &Log) -> Result<Vec<String>, serde_json::Error> {
    let mut links = Vec::with_capacity(log.entries.len() + 2);
    let mut last = hash(&[&canonical(&log.head)?]);
    for entry in &log.entries {
        let next = hash(&[&last, &canonical(entry)?]);
        links.push(std::mem::replace(&mut last, next));
    }
    let end = hash(&[&last, &canonical(&log.result)?]);
    links.extend([last, end]);
    Ok(links)
}
