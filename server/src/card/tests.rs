//! Pictures of games that bots have played to their end.

use std::sync::Arc;

use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::registry::GameKind;
use games::{BySeat, Game, PlayerColour, ScoreSheet, Setup, Viewer, playout, with_game};
use protocol::{FinishedPlayer, FinishedTable, GameId, GameTable, Proof, TableOf, WireGame};
use resvg::tiny_skia::{Color, Pixmap};

use super::picture::picture;
use super::render::{HEIGHT, WIDTH, png};

const NAMES: [&str; 4] = ["Ama", "Žofie Nováková", "Ensō", "Jürgen"];

/// A finished game, as it is shown and as it stands.
pub(super) struct Played {
    pub(super) table: FinishedTable,
    pub(super) position: GameTable,
}

/// A game of so many novices to its end.
pub(super) fn played(kind: GameKind, players: usize) -> Played {
    with_game!(kind, G => play::<G>(players))
}

fn play<G: WireGame>(players: usize) -> Played {
    let seed = Seed::from(7);
    let mut chance = Seed::from(8).stream(0);
    let setup = Setup::plain(G::standard_edition(), G::Options::default(), players).unwrap();
    let choose = |state: &G::State, seat| G::bot(BotLevel::Steward).choose(&Sight::new(state, seat), &mut chance);
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

#[test]
fn look() {
    let save = |name: &str, svg: String| {
        let t = std::time::Instant::now();
        let png = png(&svg).unwrap();
        eprintln!("{name} {} bytes {:?}", png.len(), t.elapsed());
        std::fs::write(format!("/tmp/card/{name}.svg"), svg).unwrap();
        std::fs::write(format!("/tmp/card/{name}.png"), png).unwrap();
    };
    std::fs::create_dir_all("/tmp/card").unwrap();
    for kind in GameKind::ALL {
        for players in 2..=4 {
            let Played { table, position } = played(kind, players);
            save(&format!("{kind}-{players}"), picture(&table, Some(&position)));
        }
        let Played { mut table, position } = played(kind, 4);
        for player in &mut table.players { player.won = player.place <= 2; }
        table.players[0].name = "Maximilian Ottokar Müller".into();
        table.players[1].name = "Хаджи-Мурат Ωμέγα 禅道".into();
        table.players[2].name = String::new();
        table.players[3].name = "<script>&\"'MWWWWWWWWWWWW".into();
        table.players[3].points = 128;
        save(&format!("{kind}-odd"), picture(&table, Some(&position)));
        save(&format!("{kind}-none"), picture(&table, None));
    }
    let _ = (WIDTH, HEIGHT, Color::WHITE, Pixmap::new(1,1), PlayerColour::Red);
}
