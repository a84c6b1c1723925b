//! How fast the rules of Tajuto are: `make bench`.

#![expect(clippy::expect_used, reason = "a benchmark that cannot begin has nothing to measure")]

use divan::{Bencher, black_box};
use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::tajuto::{Command, Event, Options, State, Tajuto};
use games::{BySeat, Game, Seat, Setup, Viewer, playout};

fn main() {
    divan::main();
}

/// A command of a real game, and the state it was given in.
struct Move {
    state: State,
    seat: Seat,
    command: Command,
}

fn setup() -> Setup<Tajuto> {
    Setup::plain(Tajuto::standard_edition(), Options::default(), 4).expect("four can play")
}

/// Every move of some four-player games.
fn moves() -> Vec<Move> {
    let mut moves = Vec::new();
    for game in 0..5 {
        let seed = Seed::from(game);
        let mut chance = Seed::from(!game).stream(0);
        let choose = |state: &State, seat| {
            let command = Tajuto::bot(BotLevel::Novice).choose(&Sight::new(state, seat), &mut chance)?;
            moves.push(Move { state: state.clone(), seat, command });
            Some(command)
        };
        let opening = Tajuto::open(&setup(), &seed);
        playout::run::<Tajuto>(&opening, &seed, choose, |_| Ok(())).expect("novices can play");
    }
    moves
}

fn decide(Move { state, seat, command }: &Move, seed: &Seed) -> Vec<Event> {
    Tajuto::decide(state, *seat, command, seed).expect("bots play by the rules")
}

/// The moves one after the other, for ever.
fn endless<'a>(moves: &'a [Move]) -> impl FnMut() -> &'a Move {
    let mut next = moves.iter().cycle();
    move || next.next().expect("a cycle has no end")
}

/// A real mix of commands; the state to be changed is cloned outside the measurement.
#[divan::bench(sample_count = 2000)]
fn decide_and_apply(bencher: Bencher<'_, '_>) {
    let (moves, seed) = (moves(), Seed::from(1));
    let mut next = endless(&moves);
    bencher
        .with_inputs(|| {
            let step = next();
            (step, step.state.clone())
        })
        .bench_local_values(|(step, mut state)| {
            for event in decide(step, &seed) {
                Tajuto::apply(&mut state, &event);
            }
            black_box(state)
        });
}

#[divan::bench(sample_count = 2000)]
fn legal(bencher: Bencher<'_, '_>) {
    let moves = moves();
    bencher.with_inputs(endless(&moves)).bench_local_values(|step| Tajuto::legal(&step.state, step.seat));
}

#[divan::bench(sample_count = 2000)]
fn view_as_json(bencher: Bencher<'_, '_>) {
    let moves = moves();
    bencher
        .with_inputs(endless(&moves))
        .bench_local_values(|step| serde_json::to_vec(&Tajuto::view(&step.state, Viewer::Seat(step.seat))));
}

#[divan::bench(sample_count = 2000)]
fn steward_chooses(bencher: Bencher<'_, '_>) {
    let moves = moves();
    let next = endless(&moves);
    let mut chance = Seed::from(1).stream(0);
    bencher.with_inputs(next).bench_local_values(|step| {
        Tajuto::bot(BotLevel::Steward).choose(&Sight::new(&step.state, step.seat), &mut chance)
    });
}

#[divan::bench(args = [BotLevel::Novice, BotLevel::Steward])]
fn whole_game_of_four(bencher: Bencher<'_, '_>, level: BotLevel) {
    let setup = setup();
    let players = BySeat::try_from(vec![level; 4]).expect("four seats").into();
    let mut game = 0;
    bencher
        .with_inputs(|| {
            game += 1;
            Seed::from(game)
        })
        .bench_local_values(|seed| playout::play::<Tajuto>(&setup, &players, &seed, |_| Ok(())));
}
