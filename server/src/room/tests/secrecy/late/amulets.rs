//! Satori: somebody has chosen about the amulet and others have not, or amulets are still kept.

use super::super::game::Changed;
use super::{ALL, Late, SEATED, SEATS, Scene};
use games::Viewer;
use games::satori::{Deed, Event, Satori, View};

/// The first seat has chosen, and two others have not: the choice of the last one would bring all out.
fn one_has_chosen(view: &View, event: &Event) -> bool {
    let is_choice = matches!(&event.deed, Deed::ChoseAmulet { onward, .. } if onward.revealed.is_none());
    let undecided =
        view.players.values().filter(|player| !player.amulet_played && !player.has_chosen).count();
    is_choice && event.seat == SEATS[0] && undecided == 2
}

/// All have chosen once.
fn in_the_fourth_round(view: &View, _: &Event) -> bool {
    view.round == 4 && view.turns >= 2
}

impl Late for Satori {
    fn scene() -> Scene<Self> {
        Scene {
            kind: 0,
            all_hands: false,
            is_there: in_the_fourth_round,
            viewers: ALL.to_vec(),
            least: Changed { pieces: 1, secrets: 0 },
            further: 10,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn which_amulet_others_have_reaches_no_latecomer() {
    Satori::scene().check().await;
}

impl Scene<Satori> {
    /// What was chosen; the last choice would bring it all out.
    fn of_choices() -> Self {
        Self { is_there: one_has_chosen, further: 1, ..Satori::scene() }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_another_chose_reaches_no_latecomer() {
    let viewers = vec![SEATED[1], SEATED[2], Viewer::Spectator];
    Scene { viewers, least: Changed { pieces: 2, secrets: 1 }, ..Scene::of_choices() }.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_chose_reaches_nobody_who_comes_to_watch_all_hands() {
    let (viewers, least) = (vec![Viewer::AllHands], Changed { pieces: 0, secrets: 1 });
    Scene { all_hands: true, viewers, least, ..Scene::of_choices() }.check().await;
}
