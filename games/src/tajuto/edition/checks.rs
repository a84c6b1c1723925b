//! What an edition must satisfy to be played by.

use super::file::EditionFile;
use crate::edition::Problem;
use crate::setup::PlayerColour;
use crate::tajuto::floor::{FloorSize, Pagoda};
use crate::tajuto::tile::Stack;
use std::collections::BTreeSet;

/// Nothing printed is larger than this; it keeps every sum far from overflow.
const LARGEST: u32 = 999;

/// Everything that is wrong with an edition.
pub(super) fn problems(file: &EditionFile) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut demand = |holds: bool, key: &'static str, what: String| {
        if !holds {
            found.push(Problem { key: key.into(), what });
        }
    };
    demand(
        file.name.strip_prefix("tajuto-").is_some_and(|rest| !rest.is_empty()),
        "name",
        format!("must begin with \"tajuto-\", and is {:?}", file.name),
    );
    for stack in Stack::ALL {
        let prices = file.prices(stack);
        let fits = prices.is_sorted() && prices.iter().all(|&price| u32::from(price) <= LARGEST);
        let what = format!("{stack}: needs prices from the cheapest up to {LARGEST}, and has {prices:?}");
        demand(fits, price_key(stack), what);
    }
    for (key, number) in numbers(file) {
        demand(number <= LARGEST, key, format!("must be at most {LARGEST}, and is {number}"));
    }
    demand(
        file.basic_action.use_costs[0] == 0,
        "basic_action.use_costs",
        "A must cost 0: a turn must always be possible (T8)".into(),
    );
    demand(
        (1..=8).contains(&file.touch.handful),
        "touch.handful",
        format!("must be 1 to 8 floors, and is {}", file.touch.handful),
    );
    demand(
        (1..=9).contains(&file.touch.handfuls),
        "touch.handfuls",
        format!("must be 1 to 9, and is {}", file.touch.handfuls),
    );
    for size in FloorSize::ALL {
        let noise = file.touch.touch_noise[size.index()];
        let hundredths = noise * 100.0;
        let fits = (0.0..=1.0).contains(&noise) && (hundredths - hundredths.round()).abs() < 1e-6;
        let what = format!("the spread of size {size} must be 0 to 1 in hundredths, and is {noise}");
        demand(fits, "touch.touch_noise", what);
    }
    demand(
        (1..=LARGEST).contains(&file.board.path_length),
        "board.path_length",
        format!("must be 1 to {LARGEST}, and is {}", file.board.path_length),
    );
    let pagodas: BTreeSet<Pagoda> = file.board.pagodas.iter().copied().collect();
    demand(
        pagodas.len() == 8,
        "board.pagodas",
        format!("must name each of the 8 pagodas once, and is {:?}", file.board.pagodas),
    );
    let players: BTreeSet<PlayerColour> = file.board.players.iter().copied().collect();
    demand(
        players.len() == 4,
        "board.players",
        format!("must name 4 different colours, and is {:?}", file.board.players),
    );
    found
}

fn numbers(file: &EditionFile) -> Vec<(&'static str, u32)> {
    let dearest = |costs: [u16; 3]| costs.into_iter().max().map_or(0, u32::from);
    vec![
        ("market.discount", file.market.discount.into()),
        ("shrine.bonus", file.shrine.bonus.into()),
        ("additional_action.draw.use_cost", file.additional_action.draw.use_cost.into()),
        ("additional_action.offer.use_cost", file.additional_action.offer.use_cost.into()),
        ("additional_action.acquire.use_cost", file.additional_action.acquire.use_cost.into()),
        ("basic_action.use_costs", dearest(file.basic_action.use_costs)),
        ("inauguration.price", file.inauguration.price.into()),
        ("inauguration.points", file.inauguration.points.into()),
        ("objective.points", file.objective.points.into()),
        ("objective.steps", file.objective.steps),
    ]
}

fn price_key(stack: Stack) -> &'static str {
    match stack {
        Stack::Wisdom1 | Stack::Wisdom2 | Stack::Wisdom3 | Stack::Wisdom4 | Stack::Wisdom5 => "wisdom.prices",
        Stack::Market => "market.prices",
        Stack::Shrine => "shrine.prices",
        Stack::ActionDraw => "additional_action.draw.prices",
        Stack::ActionOffer => "additional_action.offer.prices",
        Stack::ActionAcquire => "additional_action.acquire.prices",
    }
}
