//! Whole games.

use crate::bot::BotLevel;
use crate::dice::Seed;
use crate::game::Game;
use crate::playout::play;
use crate::satori::Satori;
use crate::seat::BySeat;
use crate::setup::Setup;

#[test]
fn novices_play_to_the_end() {
    for players in 2..=4 {
        for seed in 0..200 {
            let setup = Setup::<Satori>::plain(Satori::standard_edition(), super::super::Options {}, players)
                .unwrap();
            let bots = BySeat::try_from(vec![BotLevel::Novice; players]).unwrap();
            let playout = play(&setup, &bots, &Seed::from(seed), |h| Satori::check(h.state)).unwrap();
            assert!(playout.commands > 50);
        }
    }
}
