//! What chance decides, each from a stream of its own: piles have no order until something is drawn.

use super::piece::{AltarTile, Decoration, MeditationTile, Worshippers};
use crate::dice::Stream;

/// A random selection in random order, out of things in their canonical order.
pub(super) fn some<T>(mut from: Vec<T>, count: usize, chance: &mut Stream) -> Vec<T> {
    chance.select(&mut from, count);
    from.truncate(count);
    from
}

/// Three altar tiles for the site, or what is left.
pub(super) fn altars(pile: &[AltarTile], chance: &mut Stream) -> Vec<AltarTile> {
    some(pile.to_vec(), 3, chance)
}

/// Three decorations for the site; three of a kind go back and are drawn again, unless no other kind is left (S4).
pub(super) fn decorations(pile: &[u8], chance: &mut Stream) -> Vec<Decoration> {
    let kinds = pile.iter().filter(|&&copies| copies > 0).count();
    loop {
        let drawn = some(each(pile).map(Decoration).collect(), 3, chance);
        let alike = drawn.len() == 3 && drawn.iter().all(|kind| *kind == drawn[0]);
        if !alike || kinds < 2 {
            return drawn;
        }
    }
}

/// Meditation tiles of one era; the pile says how many there are of each kind.
pub(super) fn meditation_tiles(
    pile: &[u8],
    is_of_era: impl Fn(MeditationTile) -> bool,
    count: usize,
    chance: &mut Stream,
) -> Vec<MeditationTile> {
    some(each(pile).map(MeditationTile).filter(|&tile| is_of_era(tile)).collect(), count, chance)
}

/// Three worshippers for each player (S1, S27).
pub(super) fn worshippers(bag: Worshippers, players: usize, chance: &mut Stream) -> Worshippers {
    some(bag.one_by_one().collect(), 3 * players, chance).into_iter().collect()
}

/// Each copy of each kind, in order.
fn each(pile: &[u8]) -> impl Iterator<Item = u8> {
    (0..=u8::MAX).zip(pile).flat_map(|(kind, &copies)| std::iter::repeat_n(kind, copies.into()))
}
