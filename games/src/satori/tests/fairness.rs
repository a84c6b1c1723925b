//! The test vectors of `docs/fairness.md`: the table is laid out as that page says.

use crate::fairness_page::vectors;
use crate::game::Game;
use crate::satori::{Options, Satori};
use crate::setup::Setup;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct Vectors {
    deal: Vec<DealOf>,
}

#[derive(Deserialize)]
struct DealOf {
    players: usize,
    gives: Value,
}

#[test]
fn the_table_is_laid_out_as_the_page_says() {
    let (seed, Vectors { deal }) = vectors();
    assert_eq!(deal.iter().map(|deal| deal.players).collect::<Vec<_>>(), [2, 3, 4]);
    for DealOf { players, gives } in deal {
        let setup = Setup::plain(Satori::standard_edition(), Options::default(), players).unwrap();
        let opening = Satori::open(&setup, &seed);
        assert_eq!(serde_json::to_value(&opening).unwrap()["deal"], gives);
    }
}
