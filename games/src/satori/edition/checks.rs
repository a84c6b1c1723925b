//! What an edition must satisfy to be played by.

use super::file::{EditionFile, printed};
use crate::edition::Problem;
use crate::satori::effect::Effect;
use crate::satori::piece::{Colour, SorinTile, Tier};
use crate::satori::state::MOST_INCENSE;
use std::collections::BTreeSet;

/// No single price or gift is larger: it keeps every sum far from overflow.
const LARGEST: u8 = 20;
/// More steps of light would make the list of ways too long (S20).
const MOST_STEPS: u8 = 3;
/// A frame of actions stays readable, and every number of them fits.
const MOST_EFFECTS: usize = 6;

/// Everything that is wrong with an edition.
pub(super) fn problems(file: &EditionFile) -> Vec<Problem> {
    let mut found = Found(Vec::new());
    found.demand(file.name.strip_prefix("satori-").is_some_and(|rest| !rest.is_empty()), "name", || {
        format!("must begin with \"satori-\", and is {:?}", file.name)
    });
    counts(file, &mut found);
    names(file, &mut found);
    effects(file, &mut found);
    offerings(file, &mut found);
    prices(file, &mut found);
    found.0
}

struct Found(Vec<Problem>);

impl Found {
    fn demand(&mut self, holds: bool, key: impl Into<String>, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(Problem { key: key.into(), what: what() });
        }
    }

    fn exactly(&mut self, key: &str, found: usize, wanted: usize) {
        self.demand(found == wanted, key, || format!("must have {wanted} entries, and has {found}"));
    }
}

/// How many there are of each component.
fn counts(file: &EditionFile, found: &mut Found) {
    found.exactly("site_prices", file.site_prices.len(), 3);
    found.exactly("altar_surcharge_meditation_tiles", file.altar_surcharge_meditation_tiles.len(), 3);
    found.exactly("collection", file.collection.len(), 3);
    found.exactly("roof", file.roof.len(), 5);
    found.exactly("altar", file.altar.len(), 15);
    found.demand((5..=60).contains(&file.tier.len()), "tier", || {
        format!("must have 5 to 60 entries, and has {}", file.tier.len())
    });
    found.demand((1..=12).contains(&file.basic_altar.len()), "basic_altar", || {
        format!("must have 1 to 12 entries, and has {}", file.basic_altar.len())
    });
    found.demand((1..=12).contains(&file.prayer_wheel.len()), "prayer_wheel", || {
        format!("must have 1 to 12 entries, and has {}", file.prayer_wheel.len())
    });
    found.demand((2..=30).contains(&file.offering.len()), "offering", || {
        format!("must have 2 to 30 entries, and has {}", file.offering.len())
    });
    found.demand((5..=12).contains(&file.starting_tile.len()), "starting_tile", || {
        format!(
            "must have one entry more than the most players, 5 to 12, and has {}",
            file.starting_tile.len()
        )
    });
    copies(file, found);
    let decorations: u32 = file.decoration.iter().map(|kind| u32::from(kind.copies)).sum();
    found.demand((15..=60).contains(&decorations), "decoration", || {
        format!("needs 15 to 60 copies in all, 3 for each round, and has {decorations}")
    });
    for (era, needed) in [(1, 36_u32), (2, 24)] {
        let kinds = file.meditation.iter().filter(|tile| tile.era == era);
        let copies: u32 = kinds.map(|tile| u32::from(tile.copies)).sum();
        found.demand((needed..=120).contains(&copies), "meditation", || {
            format!("era {era} needs {needed} to 120 copies in all, and has {copies}")
        });
    }
    // Six places for cost tiles (S18), each of which may cost a cancelled one besides.
    found.demand((6..=60).contains(&file.jokoro_cost.len()), "jokoro_cost", || {
        format!(
            "must have 6 to 60 entries, one for each tier and the Sōrin, and has {}",
            file.jokoro_cost.len()
        )
    });
    for (key, numbers, least, most) in [
        // Three for each player are drawn (S1).
        ("worshippers_per_colour", file.worshippers_per_colour.all(), [2, 3, 4], 20),
        ("cancelled_tiles", file.cancelled_tiles.all(), [0, 0, 0], 12),
        ("jokoro_spaces_per_tier", file.jokoro_spaces_per_tier.all(), [1, 1, 1], 2),
        ("free_altar_spots", file.free_altar_spots.all(), [0, 0, 0], 9),
    ] {
        for ((number, least), players) in numbers.into_iter().zip(least).zip(2..) {
            found.demand((least..=most).contains(&number), key, || {
                format!("with {players} players must be {least} to {most}, and is {number}")
            });
        }
    }
    let player_colours: BTreeSet<_> = file.player_colours.iter().collect();
    found.demand(player_colours.len() == 4 && file.player_colours.len() == 4, "player_colours", || {
        format!("must name 4 different colours, and is {:?}", file.player_colours)
    });
    found.demand(file.altar_colours == Colour::ALL, "altar_colours", || {
        format!("must be {:?}, and is {:?}", Colour::ALL, file.altar_colours)
    });
    let kinds: BTreeSet<SorinTile> = file.sorin.iter().map(|entry| entry.id).collect();
    found.demand(kinds.len() == file.sorin.len() && !kinds.is_empty(), "sorin", || {
        "must name at least one scoring tile, each once".into()
    });
}

/// No kind is listed of which there is none: so the kinds are no more than the pieces, and their numbers fit.
fn copies(file: &EditionFile, found: &mut Found) {
    let lists: [(&str, Vec<u8>); 2] = [
        ("decoration", file.decoration.iter().map(|kind| kind.copies).collect()),
        ("meditation", file.meditation.iter().map(|kind| kind.copies).collect()),
    ];
    for (key, copies) in lists {
        for (n, copies) in copies.into_iter().enumerate() {
            found.demand(copies > 0, format!("{key}.{n}.copies"), || "must be at least 1, and is 0".into());
        }
    }
}

/// Each component has a name of its own; numbers run from the first to the last.
fn names(file: &EditionFile, found: &mut Found) {
    let mut seen = BTreeSet::new();
    let lists: [(&str, Vec<&String>); 8] = [
        ("basic_altar", file.basic_altar.iter().map(|entry| &entry.id).collect()),
        ("altar", file.altar.iter().map(|entry| &entry.id).collect()),
        ("decoration", file.decoration.iter().map(|entry| &entry.id).collect()),
        ("tier", file.tier.iter().map(|entry| &entry.id).collect()),
        ("jokoro_cost", file.jokoro_cost.iter().map(|entry| &entry.id).collect()),
        ("prayer_wheel", file.prayer_wheel.iter().map(|entry| &entry.id).collect()),
        ("starting_tile", file.starting_tile.iter().map(|entry| &entry.id).collect()),
        ("meditation", file.meditation.iter().map(|entry| &entry.id).collect()),
    ];
    for (key, ids) in lists {
        for (n, id) in ids.into_iter().enumerate() {
            found.demand(!id.is_empty() && seen.insert(id), format!("{key}.{n}.id"), || {
                format!("must be a name that nothing else has, and is {id:?}")
            });
        }
    }
    for ((n, roof), tier) in file.roof.iter().enumerate().zip(Tier::all()) {
        found.demand(roof.tier == tier, format!("roof.{n}.tier"), || {
            format!("roofs go from the ground up: must be {tier}, and is {}", roof.tier)
        });
    }
    for (n, offering) in file.offering.iter().enumerate() {
        found.demand(usize::from(offering.space) == n, format!("offering.{n}.space"), || {
            format!("spaces go from the start: must be {n}, and is {}", offering.space)
        });
    }
    for (n, tile) in file.meditation.iter().enumerate() {
        found.demand((1..=2).contains(&tile.era), format!("meditation.{n}.era"), || {
            format!("must be 1 or 2, and is {}", tile.era)
        });
    }
}

/// What an icon can do.
fn effects(file: &EditionFile, found: &mut Found) {
    for (key, effects) in file.effects() {
        found.demand((1..=MOST_EFFECTS).contains(&effects.len()), key.clone(), || {
            format!("must have 1 to {MOST_EFFECTS} effects, and has {}", effects.len())
        });
        for &effect in effects {
            match effect {
                Effect::Hikari(steps) => {
                    found.demand((1..=MOST_STEPS).contains(&steps), key.clone(), || {
                        format!("hikari takes 1 to {MOST_STEPS} steps, not {steps}")
                    });
                }
                Effect::UnlockJokoro => found.demand(false, key.clone(), || {
                    "unlock_jokoro stands on the offerings track only (S22)".into()
                }),
                _ => {}
            }
            let (pay, gain) = printed(effect);
            if let Effect::Exchange { .. } = effect {
                found.demand(pay.amounts().iter().any(|&(_, n)| n > 0), key.clone(), || {
                    "an exchange must ask for something".into()
                });
                found.demand(pay.points == 0, key.clone(), || "points cannot be paid".into());
                reachable(file, found, &key, pay.amounts());
            }
            if matches!(effect, Effect::Gain(_) | Effect::Exchange { .. }) {
                found.demand(gain.amounts().iter().any(|&(_, n)| n > 0), key.clone(), || {
                    "must give something".into()
                });
                found.demand(gain.meditation_tile == 0, key.clone(), || {
                    "meditation tiles are won on the mountains, not given".into()
                });
                sizes(found, &key, gain.amounts());
            }
        }
    }
}

/// A claim is one gift, or the sixth Jokoro: nothing that asks for a choice (S22).
fn offerings(file: &EditionFile, found: &mut Found) {
    let mut jokoro = 0;
    for (n, offering) in file.offering.iter().enumerate() {
        let key = format!("offering.{n}.choices");
        found.demand(offering.choices.is_empty() == (n == 0), key.clone(), || {
            "the start has nothing to claim, and every other space has something (S22)".into()
        });
        for choice in &offering.choices {
            match choice.as_slice() {
                [Effect::Gain(gain)] => {
                    found.demand(gain.wood_or_stone == 0 && gain.meditation_tile == 0, key.clone(), || {
                        "a reward is fixed: coin, wood, stone, emerald, incense or points".into()
                    });
                    sizes(found, &key, gain.amounts());
                }
                [Effect::UnlockJokoro] => jokoro += 1,
                _ => found.demand(false, key.clone(), || "each choice is one gain or unlock_jokoro".into()),
            }
        }
    }
    found.demand(jokoro == 1, "offering", || {
        format!("exactly one space holds the sixth Jokoro (S6), and {jokoro} do")
    });
}

/// Prices that somebody could pay, gifts that the game can give.
fn prices(file: &EditionFile, found: &mut Found) {
    for (good, most) in [
        ("coin", file.supply.coin),
        ("wood", file.supply.wood),
        ("stone", file.supply.stone),
        ("emerald", file.supply.emerald),
    ] {
        found.demand((1..=200).contains(&most), format!("supply.{good}"), || {
            format!("must be 1 to 200, and is {most}")
        });
    }
    let others = [file.supply.incense, file.supply.points, file.supply.meditation_tile];
    found.demand(others == [0; 3], "supply", || "is of coin, wood, stone and emerald only".into());
    for (key, goods) in file.goods() {
        let amounts = [
            ("coin", goods.coin),
            ("wood", goods.wood),
            ("stone", goods.stone),
            ("emerald", goods.emerald),
            ("incense", goods.incense),
            ("points", goods.points),
            ("meditation_tile", goods.meditation_tile),
            ("wood_or_stone", 0),
        ];
        sizes(found, &key, amounts);
        if key == "start" {
            // One for each time that incense can be missing (S29, S39).
            found.demand(goods.points >= 5, key.clone(), || {
                format!("points must be at least 5, and are {}", goods.points)
            });
            found.demand(goods.incense <= MOST_INCENSE, key.clone(), || {
                format!("incense must be at most {MOST_INCENSE}, and is {}", goods.incense)
            });
            let others = [goods.coin, goods.wood, goods.stone, goods.emerald, goods.meditation_tile];
            found.demand(others == [0; 5], key, || {
                "is points and incense only: goods come with tiles (S7)".into()
            });
        } else if key.starts_with("starting_tile") {
            found.demand(goods.meditation_tile == 0, key, || "meditation tiles are not given".into());
        } else {
            found.demand(goods.points == 0, key.clone(), || "points cannot be paid".into());
            reachable(file, found, &key, amounts);
        }
    }
    for (n, tier) in file.tier.iter().enumerate() {
        found.demand(tier.points <= LARGEST, format!("tier.{n}.points"), || {
            format!("must be at most {LARGEST}")
        });
    }
    for (n, roof) in file.roof.iter().enumerate() {
        found.demand(roof.points <= LARGEST, format!("roof.{n}.points"), || {
            format!("must be at most {LARGEST}")
        });
    }
    for &coins in &file.collection {
        found
            .demand(coins <= LARGEST, "collection", || format!("must be at most {LARGEST}, and has {coins}"));
    }
    for &tiles in &file.altar_surcharge_meditation_tiles {
        found.demand(tiles <= LARGEST, "altar_surcharge_meditation_tiles", || {
            format!("must be at most {LARGEST}, and has {tiles}")
        });
    }
}

fn sizes(found: &mut Found, key: &str, amounts: [(&'static str, u8); 8]) {
    for (good, amount) in amounts {
        found.demand(amount <= LARGEST, key, || format!("{good} must be at most {LARGEST}, and is {amount}"));
    }
}

/// Nobody can ever have more than the supply, or more than three levels of incense.
fn reachable(file: &EditionFile, found: &mut Found, key: &str, amounts: [(&'static str, u8); 8]) {
    sizes(found, key, amounts);
    for (good, amount) in amounts {
        let most = match good {
            "coin" => file.supply.coin,
            "wood" => file.supply.wood,
            "stone" => file.supply.stone,
            "emerald" => file.supply.emerald,
            "incense" => MOST_INCENSE,
            _ => LARGEST,
        };
        found.demand(amount <= most, key, || {
            format!("asks for {amount} {good}, and nobody can have more than {most}")
        });
    }
}
