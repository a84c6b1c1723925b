//! Which numbered rules the sources of a game's tests name: no rule without a test.

/// The numbers up to `last` that no test of these sources names: `#[test]`, then `fn t<number>_…`.
pub(crate) fn untested(letter: char, last: u8, sources: &[&str]) -> Vec<u8> {
    let named =
        |number: &u8| sources.iter().any(|source| names(letter, source).any(|named| named == *number));
    (1..=last).filter(|number| !named(number)).collect()
}

fn names(letter: char, source: &str) -> impl Iterator<Item = u8> {
    source.split("#[test]").skip(1).filter_map(move |test| {
        let name = test.trim_start().strip_prefix("fn ")?.strip_prefix(letter)?;
        name.split_once('_')?.0.parse().ok()
    })
}

#[test]
fn only_tests_count_and_only_those_of_the_game() {
    let source = "#[test]\nfn t3_pays() {}\n#[test]\n    fn t1_builds() {}\nfn t2_not_a_test() {}\n#[test]\nfn s4_x() {}";
    assert_eq!(untested('t', 4, &[source]), [2, 4]);
    assert_eq!(untested('s', 4, &[source]), [1, 2, 3]);
}
