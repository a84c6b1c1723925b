//! An offering on the top of a pagoda: its sides are its owner's, its top is the pagoda's. The origin is the middle of
//! its foot (`web-client/src/games/tajuto/cube-geometry.ts`).

use games::PlayerColour;

use crate::card::crest::sign;
use crate::card::paint::{BLACK, Paint, on_player, player};
use crate::card::svg::{Point, polygon};

/// Half of its width.
const RADIUS: f64 = 10.0;

pub(super) fn cube(owner: PlayerColour, pagoda: Paint) -> String {
    let (depth, height) = (RADIUS * 0.5, RADIUS * 1.05);
    let (left, front, right, back) = ((-RADIUS, 0.0), (0.0, depth), (RADIUS, 0.0), (0.0, -depth));
    let up = |(x, y): Point| (x, y - height);
    let side = |from: Point, to: Point| polygon(&[up(from), up(to), to, from]);
    let top = polygon(&[up(left), up(front), up(right), up(back)]);
    let scale = 0.62 / 24.0;
    let on_left = format!(
        "matrix({:.3} {:.3} 0 {:.3} {:.2} {:.2})",
        RADIUS * scale,
        depth * scale,
        height * scale,
        -RADIUS * 0.81,
        -height * 0.66
    );
    let (paint, on) = (player(owner), on_player(owner));
    let shaded = paint.with(BLACK, 0.28);
    format!(
        r##"<g stroke="#1a120a" stroke-opacity=".55" stroke-width=".8" stroke-linejoin="round"><path d="{}" fill="{paint}"/><path d="{}" fill="{shaded}"/><path d="{top}" fill="{pagoda}"/></g><path transform="{on_left}" fill="{on}" fill-rule="evenodd" d="{}"/>"##,
        side(left, front),
        side(right, front),
        sign(owner),
    )
}
