//! What a command would cost and bring.

use super::event::{Deed, OfferingsMove, RoundClaim};
use super::goods::Goods;
use super::onward;
use super::plan::{Answer, Plan};
use super::state::{State, Won};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a command would cost and bring. What is not named is none; what chance decides is left open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Preview {
    /// What is paid.
    #[serde(skip_serializing_if = "is_nothing")]
    #[ts(as = "Option<Goods>", optional)]
    pub paid: Goods,
    /// What is gained, points included.
    #[serde(skip_serializing_if = "is_nothing")]
    #[ts(as = "Option<Goods>", optional)]
    pub gained: Goods,
    /// Who moves on the offerings track.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offerings: Option<OfferingsMove>,
    /// The meditation tiles that are won, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Won>>", optional)]
    pub won: Vec<Won>,
    /// Whether the sixth Jokoro comes free.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub jokoro: bool,
    /// Whether something is drawn: a cost tile, or all that a new round brings. It cannot simply be taken back. Of a
    /// choice about an amulet it is not said, as what follows depends on what others chose in secret.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub draws: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(goods: &Goods) -> bool {
    goods.is_nothing()
}

pub(super) fn preview(state: &State, seat: Seat, plan: &Plan) -> Preview {
    match plan {
        Plan::Sure(deed) => of_deed(deed),
        Plan::Raise { paid, points, .. } => Preview {
            paid: *paid,
            gained: Goods { points: *points, ..Goods::NONE },
            draws: true,
            ..Preview::default()
        },
        Plan::Answer(answer) => Preview { draws: onward::renews(state, seat, answer), ..of_answer(answer) },
    }
}

fn of_answer(answer: &Answer) -> Preview {
    let nothing = Preview::default();
    match answer {
        Answer::EndTurn | Answer::Amulet { .. } | Answer::Claim { claim: None } => nothing,
        Answer::Bonus { gained, .. } => Preview { gained: *gained, ..nothing },
        Answer::Claim { claim: Some(RoundClaim { gained, jokoro, .. }) } => {
            Preview { gained: *gained, jokoro: *jokoro, ..nothing }
        }
        Answer::Keep { stay } => {
            let incense = u8::try_from(stay.len()).unwrap_or(u8::MAX);
            Preview { paid: Goods { incense, ..Goods::NONE }, ..nothing }
        }
        Answer::Exchange { paid, gained } => Preview { paid: *paid, gained: *gained, ..nothing },
    }
}

fn of_deed(deed: &Deed) -> Preview {
    let nothing = Preview::default();
    match deed {
        Deed::TookStartingTile { gained, .. } | Deed::Prayed { gained, .. } | Deed::Gained { gained, .. } => {
            Preview { gained: *gained, ..nothing }
        }
        Deed::PlacedWorshipper { offerings, .. } => Preview { offerings: *offerings, ..nothing },
        Deed::TurnedWheel { paid, .. } | Deed::BuiltAltar { paid, .. } | Deed::PlacedJokoro { paid, .. } => {
            Preview { paid: *paid, ..nothing }
        }
        Deed::Exchanged { paid, gained, .. } => Preview { paid: *paid, gained: *gained, ..nothing },
        Deed::BuiltPagoda { paid, points, .. } => {
            Preview { paid: *paid, gained: Goods { points: *points, ..Goods::NONE }, ..nothing }
        }
        Deed::MovedLight { won, .. } => Preview { won: won.clone(), ..nothing },
        Deed::Claimed { gained, jokoro, .. } => Preview { gained: *gained, jokoro: *jokoro, ..nothing },
        _ => nothing,
    }
}
