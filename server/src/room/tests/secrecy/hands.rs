//! A whole game twice: in the second one the other seat knows something else, and does the same.

use super::game::{Secretive, Truth};
use super::plan::{self, Step};
use super::table::{Table, Told};
use crate::room::dice::script::Script;
use crate::room::tests::game::for_each_game;
use crate::room::tests::harness::{ONE, TWO};
use games::dice::Seed;
use protocol::Act;

/// Who knows something else; who plays with them; who watches; what shows the table.
const KNOWS: usize = 0;
const PLAYS: usize = 1;
const WATCHES: usize = 2;
const SHOWS: usize = 3;

/// About so many things that showed something are taken back in a game, and at least so many: the last of them in vain.
const TAKEN_BACK: usize = 8;
const LEAST_TAKEN_BACK: usize = 3;

/// People do in the waiting room what people do there.
async fn lobby<G: Secretive>(table: &mut Table) {
    table.chat(KNOWS, "good evening").await;
    table.act(KNOWS, Act::Rename { name: "Akiko".into() }).await;
    table.act(PLAYS, Act::Recolour { colour: G::colours(&G::standard_edition())[2] }).await;
    table.act(PLAYS, Act::ShowHand { show: true }).await;
    table.chat(PLAYS, "and to you").await;
    table.chat(WATCHES, "I only watch").await;
    for guest in [PLAYS, WATCHES] {
        table.probe_lobby::<G>(guest).await;
    }
    table.ask_api(false).await;
    table.reconnect(PLAYS).await;
    table.act(KNOWS, Act::Start {}).await;
}

/// What happens besides the game after its nth command: in both runs the same.
async fn besides<G: Secretive>(table: &mut Table, nth: usize) {
    match nth % 50 {
        0 => table.probe::<G>(PLAYS).await,
        10 => {
            table.probe::<G>(WATCHES).await;
            table.ask_api(false).await;
        }
        20 => table.chat(KNOWS, "what shall I do?").await,
        21 => table.chat(PLAYS, "something wise").await,
        22 => table.chat(WATCHES, "I can see nothing").await,
        25 => table.probe::<G>(SHOWS).await,
        30 => table.reconnect(PLAYS).await,
        _ => {}
    }
    if nth == 40 || nth == 140 {
        table.reconnect(WATCHES).await;
        table.reconnect(SHOWS).await;
    }
}

/// How often something has happened, to do something else every so many times, from the first time on.
#[derive(Default)]
struct Times(usize);

impl Times {
    fn is_due(&mut self, happened: bool, every: usize) -> bool {
        self.0 += usize::from(happened);
        happened && (self.0 - 1).is_multiple_of(every)
    }
}

/// Plays the game as it was in truth, but for the last command, which opens everything. Whether the one who knows asks
/// for hints is no business of the others.
async fn play<G: Secretive>(game: &[Step<G>], usual: &Seed, truth: Truth<G>, asks: bool) -> Told {
    let dice = Script { usual: usual.clone(), others: truth.dice };
    let mut table = Table::open(plan::listed::<G>(0), 2, dice).await;
    let screen = table.admit_screen(PLAYS).await;
    table.come(None, screen, 0).await;
    lobby::<G>(&mut table).await;
    let shown = game.iter().filter(|step| step.is_barrier).count();
    let (mut away, mut taken_back) = (false, 0);
    let (mut secrets, mut barriers, mut turns) = (Times::default(), Times::default(), Times::default());
    for (nth, step) in game.iter().enumerate() {
        if step.ends_the_game {
            break;
        }
        if away && step.seat == TWO {
            table.come_back(PLAYS, 0, 0).await;
            away = false;
        }
        if asks && step.seat == ONE && nth % 3 == 0 {
            table.ask_hint(KNOWS).await;
        }
        let command = truth.commands.get(&nth).unwrap_or(&step.command);
        table.play::<G>(step.seat, command).await;
        if away {
            continue;
        }
        // Each kind of thing that shows something is taken back now and then, in vain every third time.
        if barriers.is_due(step.is_barrier, shown.div_ceil(TAKEN_BACK)) {
            taken_back += 1;
            let agree = taken_back % 3 != 0;
            table.take_back(agree).await;
            if agree {
                table.play::<G>(step.seat, command).await;
            }
        }
        if secrets.is_due(step.seat == ONE && G::hides(&step.event), 4) {
            table.probe::<G>(PLAYS).await;
        }
        besides::<G>(&mut table, nth).await;
        // The other player misses what is left of a turn.
        let goes_on = game.get(nth + 1).is_some_and(|next| next.seat == ONE);
        if turns.is_due(step.seat == ONE && goes_on, 15) {
            table.leave(PLAYS).await;
            away = true;
        }
    }
    assert!(taken_back >= LEAST_TAKEN_BACK && secrets.0 > 0 && turns.0 > 30, "{taken_back} {}", turns.0);
    table.end().await
}

async fn what_another_seat_knows_reaches_nobody_else<G: Secretive>() {
    let games = (77..177).map(Seed::from).map(|usual| (plan::game::<G>(0, &usual), usual));
    let (game, usual) = games.into_iter().find(|(game, _)| G::is_fit(game)).unwrap();
    let [one, two] = G::truths(&game, &usual);
    let (one, two) = tokio::join!(play(&game, &usual, one, false), play(&game, &usual, two, true));
    assert_ne!(one.guests[KNOWS], two.guests[KNOWS], "the one who knows does see the difference");
    assert!(one.guests[PLAYS].len() > 1000 && one.answers.len() > 20);
    one.assert_same(&two, &[PLAYS, WATCHES, SHOWS]);
}

for_each_game! { async what_another_seat_knows_reaches_nobody_else }
