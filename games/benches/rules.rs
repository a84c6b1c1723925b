//! How fast the rules of the games are: `make bench`.

#![expect(clippy::expect_used, reason = "a benchmark that cannot begin has nothing to measure")]

use divan::{Bencher, black_box};
use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::playout::{self, Players};
use games::satori::Satori;
use games::tajuto::Tajuto;
use games::{Game, Seat, Setup, Viewer};

fn main() {
    divan::main();
}

/// A command of a real game, and the state it was given in.
struct Move<G: Game> {
    state: G::State,
    seat: Seat,
    command: G::Command,
}

fn setup<G: Game>() -> Setup<G> {
    Setup::plain(G::standard_edition(), G::Options::default(), 4).expect("four can play")
}

/// Every move of some four-player games.
fn moves<G: Game>() -> Vec<Move<G>> {
    let mut moves = Vec::new();
    for game in 0..5 {
        let seed = Seed::from(game);
        let mut chance = Seed::from(!game).stream(0);
        let choose = |state: &G::State, seat| {
            let command = G::bot(BotLevel::Novice).choose(&Sight::new(state, seat), &mut chance)?;
            moves.push(Move { state: state.clone(), seat, command: command.clone() });
            Some(command)
        };
        let opening = G::open(&setup::<G>(), &seed);
        playout::run::<G>(&opening, &seed, choose, |_| Ok(())).expect("novices can play");
    }
    moves
}

fn decide<G: Game>(Move { state, seat, command }: &Move<G>, seed: &Seed) -> Vec<G::Event> {
    G::decide(state, *seat, command, seed).expect("bots play by the rules")
}

/// The moves one after the other, for ever.
fn endless<'a, G: Game>(moves: &'a [Move<G>]) -> impl FnMut() -> &'a Move<G> {
    let mut next = moves.iter().cycle();
    move || next.next().expect("a cycle has no end")
}

/// A real mix of commands; the state to be changed is cloned outside the measurement.
#[divan::bench(types = [Tajuto, Satori], sample_count = 2000)]
fn decide_and_apply<G: Game>(bencher: Bencher<'_, '_>) {
    let (moves, seed) = (moves::<G>(), Seed::from(1));
    let mut next = endless(&moves);
    bencher
        .with_inputs(|| {
            let step = next();
            (step, step.state.clone())
        })
        .bench_local_values(|(step, mut state)| {
            for event in decide(step, &seed) {
                G::apply(&mut state, &event);
            }
            black_box(state)
        });
}

#[divan::bench(types = [Tajuto, Satori], sample_count = 2000)]
fn legal<G: Game>(bencher: Bencher<'_, '_>) {
    let moves = moves::<G>();
    bencher.with_inputs(endless(&moves)).bench_local_values(|step| G::legal(&step.state, step.seat));
}

#[divan::bench(types = [Tajuto, Satori], sample_count = 2000)]
fn view_as_json<G: Game>(bencher: Bencher<'_, '_>) {
    let moves = moves::<G>();
    bencher
        .with_inputs(endless(&moves))
        .bench_local_values(|step| serde_json::to_vec(&G::view(&step.state, Viewer::Seat(step.seat))));
}

#[divan::bench(types = [Tajuto, Satori], sample_count = 2000)]
fn steward_chooses<G: Game>(bencher: Bencher<'_, '_>) {
    let moves = moves::<G>();
    let next = endless(&moves);
    let mut chance = Seed::from(1).stream(0);
    bencher.with_inputs(next).bench_local_values(|step| {
        G::bot(BotLevel::Steward).choose(&Sight::new(&step.state, step.seat), &mut chance)
    });
}

#[divan::bench(types = [Tajuto, Satori], args = [BotLevel::Novice, BotLevel::Steward])]
fn whole_game_of_four<G: Game>(bencher: Bencher<'_, '_>, level: BotLevel) {
    let setup = setup::<G>();
    let players = Players::try_from(vec![level; 4]).expect("four seats");
    let mut game = 0;
    bencher
        .with_inputs(|| {
            game += 1;
            Seed::from(game)
        })
        .bench_local_values(|seed| playout::play::<G>(&setup, &players, &seed, |_| Ok(())));
}
