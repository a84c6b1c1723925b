//! Any commands of any seat, into a game.

use super::alter::alter;
use super::bytes::Bytes;
use games::bot::Sight;
use games::dice::Seed;
use games::registry::GameKind;
use games::{Game, Seat, Setup, Viewer, with_game};
use std::sync::Arc;

/// So many commands are given at most: a fuzzer learns more from many short games.
const MOST_COMMANDS: usize = 120;
/// So many commands of earlier positions are kept, to be given when they no longer fit.
const KEPT: usize = 64;

/// Plays a game of a kind as bytes say: what is legal, what was legal before or for another seat, what is almost a
/// command, and any JSON.
///
/// # Panics
/// When `decide`, `legal` and `preview` disagree, or a position is impossible.
pub fn commands(kind: GameKind, bytes: &[u8]) {
    with_game!(kind, G => Position::<G>::play(&mut Bytes::new(bytes)));
}

/// A game as far as it has come.
pub(super) struct Position<G: Game> {
    state: G::State,
    seed: Seed,
    players: usize,
    /// The seat that was shown the last event.
    shown: usize,
    /// Commands that were legal once.
    kept: Vec<G::Command>,
}

impl<G: Game> Position<G> {
    fn play(bytes: &mut Bytes<'_>) {
        let Some(mut position) = Self::open(G::standard_edition(), bytes) else { return };
        position.go_on(bytes);
    }

    /// A game by an edition, with players, options and dice by bytes; nothing where it is not for so many.
    pub(super) fn open(edition: Arc<G::Edition>, bytes: &mut Bytes<'_>) -> Option<Self> {
        let players = 2 + usize::from(bytes.byte() % 3);
        let seed = Seed::from(u64::from(bytes.byte()));
        let mut options = serde_json::to_value(G::Options::default()).expect("options are plain data");
        for _ in 0..bytes.byte() % 4 {
            alter(&mut options, bytes);
        }
        let options = serde_json::from_value(options).unwrap_or_default();
        let setup = Setup::<G>::plain(edition, options, players).ok()?;
        let state = G::begin(&G::open(&setup, &seed));
        G::check(&state).unwrap_or_else(|violation| panic!("at the start: {violation}"));
        Some(Self { state, seed, players, shown: 0, kept: Vec::new() })
    }

    /// Goes on as long as there are bytes.
    pub(super) fn go_on(&mut self, bytes: &mut Bytes<'_>) {
        for _ in 0..MOST_COMMANDS {
            let Some(how) = bytes.next() else { return };
            match how % 8 {
                0..4 => self.move_on(bytes),
                4 | 5 => {
                    let seat = seat(bytes);
                    let place = bytes.place(self.kept.len());
                    if let Some(command) = self.kept.get(place).cloned() {
                        self.give(seat, &command);
                    }
                }
                6 => {
                    let seat = seat(bytes);
                    let place = bytes.place(self.kept.len());
                    let Some(command) = self.kept.get(place) else { continue };
                    let mut almost = serde_json::to_value(command).expect("a command is plain data");
                    alter(&mut almost, bytes);
                    if let Ok(command) = serde_json::from_value::<G::Command>(almost) {
                        self.give(seat, &command);
                    }
                }
                _ => {
                    let seat = seat(bytes);
                    let length = usize::from(bytes.byte());
                    if let Ok(command) = serde_json::from_str::<G::Command>(&bytes.text(length)) {
                        self.give(seat, &command);
                    }
                }
            }
        }
    }

    /// Whoever is to move does something that is legal.
    fn move_on(&mut self, bytes: &mut Bytes<'_>) {
        let Some(seat) = G::to_move(&self.state) else {
            assert!(G::outcome(&self.state).is_some(), "nobody is to move, and nobody has won");
            return;
        };
        let legal = G::legal(&self.state, seat);
        assert!(!legal.is_empty(), "seat {seat} is to move and can do nothing");
        let command = legal[bytes.place(legal.len())].command.clone();
        self.kept.extend(legal.into_iter().step_by(7).map(|legal| legal.command));
        self.kept.push(command.clone());
        self.kept.drain(..self.kept.len().saturating_sub(KEPT));
        assert!(G::reason(&Sight::new(&self.state, seat), &command).is_some(), "no reason for {command:?}");
        self.give(seat, &command);
    }

    /// Gives a command, and looks at it from all sides.
    fn give(&mut self, seat: Seat, command: &G::Command) {
        let listed = G::legal(&self.state, seat).into_iter().find(|legal| legal.command == *command);
        let preview = G::preview(&self.state, seat, command);
        let before = self.state.clone();
        match G::decide(&self.state, seat, command, &self.seed) {
            Ok(events) => {
                let listed = listed.unwrap_or_else(|| panic!("{command:?} is done and was not listed"));
                assert_eq!(preview.as_ref().ok(), Some(&listed.preview), "{command:?}");
                assert!(!events.is_empty(), "{command:?} does nothing");
                assert_eq!(self.state, before, "deciding changes nothing");
                for event in &events {
                    self.happen(event);
                }
            }
            Err(refusal) => {
                assert!(listed.is_none(), "{command:?} was listed and is refused: {refusal}");
                serde_json::to_string(&refusal).expect("a refusal is plain data");
                assert_eq!(preview.err(), Some(refusal), "{command:?}");
            }
        }
    }

    fn happen(&mut self, event: &G::Event) {
        let stored = serde_json::to_string(event).expect("an event is plain data");
        let read: G::Event = serde_json::from_str(&stored).expect("what is stored can be read");
        assert_eq!(read, *event);
        G::apply(&mut self.state, event);
        G::check(&self.state).unwrap_or_else(|violation| panic!("after {event:?}: {violation}"));
        let over = G::outcome(&self.state).map(|_| Viewer::Everyone);
        // Each seat in its turn: to show everything to all after each event would take most of the time.
        self.shown = (self.shown + 1) % self.players;
        for viewer in [Viewer::Seat(Seat::ALL[self.shown]), Viewer::Spectator].into_iter().chain(over) {
            serde_json::to_string(&G::view(&self.state, viewer)).expect("a view is plain data");
            serde_json::to_string(&G::line(&self.state, event, viewer)).expect("a line is plain data");
            serde_json::to_string(&G::moment(event, viewer)).expect("a moment is plain data");
        }
    }
}

fn seat(bytes: &mut Bytes<'_>) -> Seat {
    Seat::ALL[bytes.place(Seat::ALL.len())]
}
