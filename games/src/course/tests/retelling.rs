//! What the log says of older events changes only by those events that say so.

use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Viewer};
use crate::played::Played;
use crate::registry::GameKind;
use crate::setup::Setup;
use crate::with_game;

fn log<G: Game>(now: &G::State, events: &[G::Event], viewer: Viewer) -> Vec<G::Line> {
    events.iter().map(|event| G::line(now, event, viewer)).collect()
}

/// How often older lines came to read differently.
fn retold<G: Game>(players: usize, seed: u64) -> usize {
    let dice = Seed::from(seed);
    let setup = Setup::<G>::plain(G::standard_edition(), G::Options::default(), players).unwrap();
    let mut whims = dice.stream(0);
    let (mut events, mut retold) = (Vec::<G::Event>::new(), 0);
    Played::<G>::to_the_end(
        G::open(&setup, &dice),
        &dice,
        |state, seat| G::bot(BotLevel::Steward).choose(&Sight::new(state, seat), &mut whims),
        |step| {
            for viewer in Viewer::DURING_A_GAME {
                let is_other =
                    log::<G>(step.before, &events, viewer) != log::<G>(step.after, &events, viewer);
                assert!(!is_other || G::retells(step.event), "{viewer:?} at {}: {:?}", step.nth, step.event);
                retold += usize::from(is_other);
            }
            events.push(step.event.clone());
        },
    );
    retold
}

#[test]
fn older_lines_read_differently_only_after_events_that_retell() {
    for kind in GameKind::ALL {
        let tables = [(2, 1), (3, 2), (4, 3)];
        let retold = tables.map(|(players, seed)| with_game!(kind, G => retold::<G>(players, seed)));
        assert!(retold.iter().sum::<usize>() > 0, "{kind}: something is told otherwise in these games");
    }
}
