//! The test vectors of `docs/fairness.md`: the engine draws as that page says.

use crate::dice::Dice;
use crate::fairness_page::vectors;
use crate::set::Member;
use crate::tajuto::Edition;
use crate::tajuto::floor::{Floor, FloorSet};
use crate::tajuto::touch::Handful;
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    words: Vec<Words>,
    below: Vec<Below>,
    select: Vec<Select>,
    noise: Vec<Noise>,
    handful: Vec<Grope>,
}

#[derive(Deserialize)]
struct Words {
    draw: u32,
    #[serde(default)]
    skip: usize,
    first: Vec<u32>,
}

#[derive(Deserialize)]
struct Below {
    draw: u32,
    bound: u32,
    gives: Vec<u32>,
}

#[derive(Deserialize)]
struct Select {
    draw: u32,
    of: usize,
    take: usize,
    gives: Vec<usize>,
}

#[derive(Deserialize)]
struct Noise {
    draw: u32,
    gives: Vec<i32>,
}

#[derive(Deserialize)]
struct Grope {
    draw: u32,
    bag: FloorSet,
    gives: Vec<FeltFloor>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct FeltFloor {
    floor: usize,
    width: u16,
}

#[test]
fn words_numbers_and_selections_are_as_the_page_says() {
    let (seed, vectors) = vectors::<Vectors>();
    for Words { draw, skip, first } in vectors.words {
        let mut stream = seed.stream(draw);
        // Below the largest bound every word but the very last is itself.
        let words: Vec<u32> = (0..skip + first.len()).map(|_| stream.below(u32::MAX)).collect();
        assert_eq!(words[skip..], first);
    }
    for Below { draw, bound, gives } in vectors.below {
        let mut stream = seed.stream(draw);
        assert_eq!((0..gives.len()).map(|_| stream.below(bound)).collect::<Vec<_>>(), gives);
    }
    for Select { draw, of, take, gives } in vectors.select {
        let mut items: Vec<usize> = (0..of).collect();
        seed.stream(draw).select(&mut items, take);
        assert_eq!(items[..take], gives);
    }
    for Noise { draw, gives } in vectors.noise {
        let mut stream = seed.stream(draw);
        assert_eq!((0..gives.len()).map(|_| stream.noise()).collect::<Vec<_>>(), gives);
    }
}

#[test]
fn handfuls_are_as_the_page_says() {
    let (seed, vectors) = vectors::<Vectors>();
    let edition = Edition::standard();
    assert_eq!(format!("{:?}", edition.file().touch.touch_noise), "[0.15, 0.18, 0.22, 0.32, 0.38, 0.38]");
    for Grope { draw, bag, gives } in vectors.handful {
        let handful = Handful::take(bag, 5, edition.feel(), draw, &mut seed.stream(draw));
        let felt =
            handful.felt.iter().map(|felt| FeltFloor { floor: Floor::number(felt.floor), width: felt.width });
        assert_eq!(felt.collect::<Vec<_>>(), gives);
    }
}
