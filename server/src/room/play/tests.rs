//! What holds for every game of the list, and where two of them meet.

use super::*;
use games::dice::Seed;
use games::registry::GameKind;
use games::with_game;

const DICE: u64 = 1;

/// A game after some commands of novices.
fn played(kind: GameKind, commands: usize) -> (GameOpening, Play) {
    let options: GameOptions = with_game!(kind, G => <G as Game>::Options::default().into());
    let colours = colours(&options)[..2].to_vec();
    let opening = open(&options, colours, FirstPlayer::Seat(Seat::ALL[0]), &Seed::from(DICE)).unwrap();
    let mut play = Play::new(opening.clone());
    let mut seq = Seq(0);
    for _ in 0..commands {
        let (seat, command) = next(&play);
        let events = play.decide(seat, &command, &Seed::from(DICE)).unwrap();
        let mut command = Some(command);
        for event in events {
            seq.0 += 1;
            play.apply(seq, seat, command.take(), event);
        }
    }
    (opening, play)
}

/// What a novice would do now.
fn next(play: &Play) -> (Seat, GameCommand) {
    let seat = with_play!(play, play => play.to_move()).unwrap();
    (seat, play.thought().choose(seat, BotLevel::Novice, &mut Seed::from(2).stream(0)).unwrap())
}

fn moves(play: &Play) -> usize {
    with_play!(play, play => play.course().moves().len())
}

fn each_two_games() -> impl Iterator<Item = (GameKind, GameKind)> {
    let others = |one: GameKind| GameKind::ALL.into_iter().filter(move |&other| other != one);
    GameKind::ALL.into_iter().flat_map(move |one| others(one).map(move |other| (one, other)))
}

#[test]
fn every_game_is_played_and_replayed() {
    for kind in GameKind::ALL {
        let (opening, play) = played(kind, 30);
        let again = Play::replay(opening, play.record(), &Seed::from(DICE)).unwrap();
        assert_eq!(moves(&again), moves(&play), "{kind}");
        assert!(moves(&play) >= 30, "{kind}");
    }
}

#[test]
fn a_command_of_another_game_is_told_so() {
    for (one, other) in each_two_games() {
        let play = played(one, 3).1;
        let (seat, command) = next(&played(other, 3).1);
        let decided = play.decide(seat, &command, &Seed::from(DICE)).map(drop);
        assert!(matches!(decided, Err(Refused::Error(ErrorCode::OtherGame))), "{other} in {one}");
        let tried = play.preview(seat, &command).map(drop);
        assert!(matches!(tried, Err(Refused::Error(ErrorCode::OtherGame))), "{other} in {one}");
    }
}

#[test]
fn an_event_or_a_command_of_another_game_is_none_of_ours() {
    for (one, other) in each_two_games() {
        let mut play = played(one, 3).1;
        let before = moves(&play);
        let of_another = played(other, 3).1;
        let (seat, foreign) = next(&of_another);
        let foreign_event = of_another.decide(seat, &foreign, &Seed::from(DICE)).unwrap().remove(0);
        let (seat, own) = next(&play);
        let own_event = play.decide(seat, &own, &Seed::from(DICE)).unwrap().remove(0);
        for (command, event) in [
            (Some(foreign.clone()), foreign_event.clone()),
            (Some(own), foreign_event.clone()),
            (None, foreign_event),
            (Some(foreign), own_event),
        ] {
            play.apply(Seq(99), seat, command, event);
        }
        assert_eq!(moves(&play), before, "{other} in {one}");
    }
}

#[test]
fn a_record_of_another_game_proves_nothing() {
    for (one, other) in each_two_games() {
        let replayed = Play::replay(played(one, 0).0, played(other, 3).1.record(), &Seed::from(DICE));
        assert_eq!(replayed.map(drop), Err(ReplayError::OtherGame), "{other} in {one}");
    }
}

/// Whether a game is played by the edition that comes with it: by that one itself, not by one like it.
fn shares_edition<G: protocol::WireGame>(play: &PlayOf<G>) -> bool {
    std::sync::Arc::ptr_eq(G::edition(play.state()), &G::standard_edition())
}

#[test]
fn games_that_come_back_share_the_edition_that_comes_with_the_game() {
    for kind in GameKind::ALL {
        let stored = serde_json::to_value(played(kind, 0).0).unwrap();
        let play = Play::new(serde_json::from_value(stored.clone()).unwrap());
        assert!(with_play!(&play, play => shares_edition(play)), "{kind}");
        // One that says anything else is its own.
        let mut other = stored;
        other["edition"]["name"] = format!("{}-0", kind.name()).into();
        let opening: GameOpening = serde_json::from_value(other.clone()).unwrap();
        assert_eq!(serde_json::to_value(&opening).unwrap(), other, "{kind}");
        assert!(!with_play!(&Play::new(opening), play => shares_edition(play)), "{kind}");
    }
}
