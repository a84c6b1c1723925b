//! Pictures of games that bots have played to their end.

use std::sync::Arc;

use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::registry::GameKind;
use games::satori::{Colour, JokoroSpace};
use games::{BySeat, ScoreSheet, Setup, Viewer, playout, with_game};
use protocol::{FinishedPlayer, FinishedTable, GameId, GameTable, Proof, TableOf, WireGame};
use resvg::tiny_skia::{ColorU8, Pixmap};

use super::board;
use super::fonts::{Family, runs};
use super::paint::{INK, PAPER, Paint, SEAL, player};
use super::picture::picture;
use super::render::{HEIGHT, WIDTH, png};

/// The seal of a winner.
const SEALED: &str = "rx=\"6\" fill=\"#a63d28\"";

const NAMES: [&str; 4] = ["Ama", "Žofie Nováková", "Ensō", "Jürgen"];

/// A finished game, as it is shown and as it stands.
pub(crate) struct Played {
    pub(crate) table: FinishedTable,
    pub(crate) position: GameTable,
}

/// A game of so many novices to its end.
pub(crate) fn played(kind: GameKind, players: usize) -> Played {
    with_game!(kind, G => play::<G>(players))
}

fn play<G: WireGame>(players: usize) -> Played {
    let seed = Seed::from(7);
    let mut chance = Seed::from(8).stream(0);
    let setup = Setup::plain(G::standard_edition(), G::Options::default(), players).unwrap();
    let choose =
        |state: &G::State, seat| G::bot(BotLevel::Steward).choose(&Sight::new(state, seat), &mut chance);
    let end = playout::run::<G>(&G::open(&setup, &seed), &seed, choose, |_| Ok(())).unwrap();
    let outcome = G::outcome(&end).unwrap();
    let totals: BySeat<u32> = outcome.scores.map(|_, score| score.total());
    let player = |(seat, &points): (games::Seat, &u32)| FinishedPlayer {
        name: NAMES[seat.index()].to_owned(),
        bot: None,
        colour: None,
        first: seat.index() == 0,
        place: u8::try_from(totals.values().filter(|total| **total > points).count() + 1).unwrap(),
        won: outcome.winners.contains(&seat),
        points,
        scores: Vec::new(),
    };
    let table = FinishedTable {
        id: GameId::new("a-game").unwrap(),
        game: G::NAME.to_owned(),
        began_s: None,
        ended_s: 1_794_960_000,
        steps: 9,
        proof: Proof::Decided,
        imported: false,
        rematch_of: None,
        mine: None,
        players: totals.iter().map(player).collect(),
    };
    let position = TableOf::<G> {
        edition: Arc::clone(G::edition(&end)),
        view: G::view(&end, Viewer::Everyone),
        lines: Vec::new(),
        decision: None,
        undo: None,
        history: None,
    };
    Played { table, position: G::tag_table(position) }
}

/// The drawing of a finished game, with its board.
fn drawn(Played { table, position }: &Played) -> String {
    picture(table, Some(position))
}

fn rendered(svg: &str) -> Pixmap {
    let png = png(svg).unwrap();
    assert!(png.len() < 200_000, "{} bytes are too much for a picture in a chat", png.len());
    let pixels = Pixmap::decode_png(&png).unwrap();
    assert_eq!((pixels.width(), pixels.height()), (WIDTH, HEIGHT));
    pixels
}

#[track_caller]
fn check_pixel(pixels: &Pixmap, (x, y): (u32, u32), paint: Paint) {
    let pixel = pixels.pixel(x, y).unwrap().demultiply();
    let [_, red, green, blue] = paint.0.to_be_bytes();
    let near = |one: u8, two: u8| one.abs_diff(two) <= 2;
    let is_it = near(pixel.red(), red) && near(pixel.green(), green) && near(pixel.blue(), blue);
    assert!(is_it, "{pixel:?} at {x}, {y} is not {paint}");
}

fn pixels_of(pixels: &Pixmap, paint: Paint) -> usize {
    let [_, red, green, blue] = paint.0.to_be_bytes();
    let wanted = ColorU8::from_rgba(red | 1, green | 1, blue | 1, 255);
    pixels.pixels().iter().filter(|pixel| pixel.demultiply() == wanted).count()
}

#[test]
fn every_game_of_every_size_has_its_picture() {
    for (kind, players) in GameKind::ALL.into_iter().flat_map(|kind| [2, 3, 4].map(|players| (kind, players)))
    {
        let played = played(kind, players);
        let svg = drawn(&played);
        assert!(svg.contains(">18 November 2026</text>"), "{kind} {players}");
        for player in &played.table.players {
            assert!(svg.contains(&format!(">{}</text>", player.points)), "{kind} {players}: {player:?}");
            let (first, _) = &runs(&player.name, Family::Text)[0];
            assert!(svg.contains(&format!(">{first}</text>")), "{kind} {players}: {player:?}");
        }
        let winners = played.table.players.iter().filter(|player| player.won).count();
        assert_eq!(svg.matches(SEALED).count(), winners, "{kind} {players}");

        let pixels = rendered(&svg);
        check_pixel(&pixels, (6, 6), PAPER);
        assert!(pixels_of(&pixels, SEAL) > 900 * winners, "{kind} {players}: the seals");
        assert!(pixels_of(&pixels, INK) > 3_000, "{kind} {players}: the title");
        assert!(
            pixels_of(&pixels, player(board::colours(&played.position)[0])) > 300,
            "{kind} {players}: a medal"
        );
    }
}

#[test]
fn the_garden_has_every_floor_that_was_built_and_every_offering_on_a_top() {
    let played = played(GameKind::Tajuto, 3);
    let GameTable::Tajuto(table) = &played.position else { panic!("another game") };
    let (svg, garden) = (drawn(&played), &table.view.garden);
    let floors: usize = garden.iter().map(|site| site.cubes.len()).sum();
    assert!(floors > 20);
    assert_eq!(svg.matches("scale(-1 1)").count(), floors);
    let offerings = garden.iter().filter(|site| site.cubes.last().is_some_and(Option::is_some)).count();
    assert_eq!(svg.matches(r#"transform="matrix("#).count(), offerings);
}

#[test]
fn a_garden_in_which_everything_stands_is_small_enough_too() {
    let mut played = played(GameKind::Tajuto, 4);
    let GameTable::Tajuto(table) = &mut played.position else { panic!("another game") };
    for site in &mut table.view.garden {
        site.cubes = vec![None; 6];
    }
    rendered(&drawn(&played));
}

#[test]
fn the_temple_has_every_altar_and_every_jokoro() {
    let played = played(GameKind::Satori, 4);
    let GameTable::Satori(table) = &played.position else { panic!("another game") };
    let (svg, view) = (drawn(&played), &table.view);
    let plates = view.pagoda.tiers.iter().filter_map(|storey| storey.plate.as_ref());
    let plates = plates.chain(view.pagoda.sorin.as_ref().map(|sorin| &sorin.plate));
    let jokoro =
        plates.flat_map(|plate| &plate.spaces).filter(|space| **space != JokoroSpace::Nothing).count();
    assert!(jokoro > 4);
    assert_eq!(svg.matches("<path d=\"M7.2 9.8C").count(), jokoro);
    for (colour, paint) in
        [(Colour::Grey, "#8b8d90"), (Colour::Orange, "#d0782f"), (Colour::Purple, "#79509a")]
    {
        let altars = view.court.iter().filter(|ground| ground.colour == Some(colour)).count();
        assert_eq!(svg.matches(&format!("26H5Z\" fill=\"{paint}\"")).count(), altars, "{colour:?}");
    }
}

#[test]
fn those_who_share_the_victory_all_have_a_seal_and_come_first() {
    let mut played = played(GameKind::ALL[0], 4);
    for (player, won) in played.table.players.iter_mut().zip([false, true, false, true]) {
        (player.won, player.place, player.points) = if won { (true, 1, 77) } else { (false, 3, 5) };
    }
    let svg = drawn(&played);
    assert_eq!(svg.matches(SEALED).count(), 2);
    let at = |text: &str| svg.find(text).unwrap_or_else(|| panic!("no {text}"));
    assert!(at(">Jürgen<") < at(">Ama<"), "who won comes first");
}

#[test]
fn what_people_typed_is_shown_as_text_and_refers_to_nothing() {
    let mut played = played(GameKind::ALL[1], 3);
    let names = ["<script>&\"", "]]><image href='/'/>", "url(http://a)&#0;"];
    for (player, name) in played.table.players.iter_mut().zip(names) {
        player.name = name.to_owned();
    }
    let svg = drawn(&played);
    assert!(svg.contains(">&lt;script&gt;&amp;&quot;</text>"), "{svg}");
    for never in ["<script", "<image", "<use", "href=", "<!", "&#0;"] {
        assert!(!svg.contains(never), "{never}");
    }
    rendered(&svg);
    // What XML does not know is no reason to have no picture.
    played.table.players[0].name = "a\u{0}\u{1b}\u{ffff}b".to_owned();
    rendered(&drawn(&played));
}

#[test]
fn names_in_other_letters_and_names_that_are_too_long_have_their_place() {
    let mut played = played(GameKind::ALL[1], 4);
    let names = ["WWWWWWWWWWWWWWWWWWWWWWWW", "Мурат", "禅🏯", ""];
    for (player, name) in played.table.players.iter_mut().zip(names) {
        player.name = name.to_owned();
    }
    let svg = drawn(&played);
    assert!(svg.contains("WW…</text>") && !svg.contains(names[0]), "a long name is shortened");
    assert!(svg.contains(">Мурат</text>") && svg.contains(">禅🏯</text>"));
    assert!(svg.contains(">Somebody</text>"), "who was forgotten");
    let nothing = svg.replace(">禅🏯</text>", "></text>");
    assert!(
        rendered(&svg).data() != rendered(&nothing).data(),
        "a box stands for a letter that no typeface has"
    );
}

#[test]
fn a_game_whose_position_cannot_be_had_has_a_picture_without_its_board() {
    let played = played(GameKind::ALL[0], 2);
    let svg = picture(&played.table, None);
    assert!(svg.contains(">Ama</text>") && !svg.contains("scale(-1 1)"), "{svg}");
    check_pixel(&rendered(&svg), (880, 260), SEAL);
}
