//! How the bots play.

use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::outcome::ScoreSheet;
use crate::playout::{self, Players, play};
use crate::satori::{Options, Satori};
use crate::setup::Setup;

#[test]
fn a_steward_beats_a_novice() {
    let setup = Setup::plain(Satori::standard_edition(), Options::default(), 2).unwrap();
    for game in 0..4 {
        let mut bots = vec![BotLevel::Steward, BotLevel::Novice];
        bots.rotate_left(game % 2);
        let players = Players::try_from(bots).unwrap();
        let seed = Seed::from(game as u64);
        let outcome = play::<Satori>(&setup, &players, &seed, |_| Ok(())).unwrap().outcome;
        let points = |level| {
            let seat = players.bots.seats().find(|&seat| players.bots[seat] == level).unwrap();
            outcome.scores[seat].total()
        };
        let (steward, novice) = (points(BotLevel::Steward), points(BotLevel::Novice));
        assert!(steward > novice + 10, "game {game}: {steward} to {novice}");
    }
}

/// Something open is left only when it cannot be used.
#[test]
fn a_novice_uses_what_is_open() {
    let setup = Setup::plain(Satori::standard_edition(), Options::default(), 3).unwrap();
    let seed = Seed::from(5);
    let mut chance = Seed::from(6).stream(0);
    let mut left = 0;
    let choose = |state: &_, seat| {
        let sight = Sight::new(state, seat);
        let command = Satori::bot(BotLevel::Novice).choose(&sight, &mut chance)?;
        if command.is_idle() {
            left += 1;
            assert!(sight.legal().iter().all(|legal| legal.command.is_idle()));
        }
        Some(command)
    };
    playout::run::<Satori>(&Satori::open(&setup, &seed), &seed, choose, |_| Ok(())).unwrap();
    assert!(left >= 3 * 15, "each turn is ended: {left}");
}
