//! Tajuto: tiles lie face down, and somebody may have a hand in the bag.

use super::super::game::{Changed, Secretive};
use super::{ALL, Late, SEATED, Scene};
use games::Viewer;
use games::tajuto::{Event, Tajuto, View};

const FEEL: usize = 0;
const SIZES: usize = 1;
const BLIND: usize = 2;

/// Tiles that lie face down, and handfuls that were felt, are many by now.
const TILES: Changed = Changed { pieces: 2, secrets: 0 };
const TILES_AND_HANDFULS: Changed = Changed { pieces: 2, secrets: 20 };
const HANDFULS: Changed = Changed { pieces: 0, secrets: 20 };

fn in_the_middle(view: &View, _: &Event) -> bool {
    view.turn > 12
}

fn with_a_hand_in_the_bag(view: &View, event: &Event) -> bool {
    view.turn > 12 && Tajuto::hides(event)
}

impl Late for Tajuto {
    fn scene() -> Scene<Self> {
        Scene {
            kind: FEEL,
            all_hands: false,
            is_there: with_a_hand_in_the_bag,
            viewers: ALL.to_vec(),
            least: TILES_AND_HANDFULS,
            further: 10,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_face_down_before_others_reaches_no_seat_that_comes_late() {
    let (is_there, viewers) = (in_the_middle as _, SEATED.to_vec());
    Scene { kind: BLIND, is_there, viewers, least: TILES, ..Tajuto::scene() }.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_face_down_reaches_nobody_who_comes_to_watch() {
    let (is_there, viewers) = (in_the_middle as _, vec![Viewer::Spectator]);
    Scene { kind: SIZES, is_there, viewers, least: TILES, ..Tajuto::scene() }.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_hands_held_and_hold_reaches_no_latecomer() {
    Tajuto::scene().check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_a_hand_reaches_nobody_who_comes_to_watch_all_hands() {
    let viewers = vec![Viewer::AllHands];
    Scene { all_hands: true, viewers, least: HANDFULS, ..Tajuto::scene() }.check().await;
}
