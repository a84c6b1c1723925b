//! The colours of the picture: those of the client by day (`web-client/src/styles/tokens.css`), and how they mix.

use std::fmt;

use games::PlayerColour;

/// A colour; it prints as SVG names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint(pub(super) u32);

pub(super) const PAPER: Paint = Paint(0xf5_efe0);
pub(super) const PAPER_RAISED: Paint = Paint(0xfb_f7ec);
pub(super) const LINE: Paint = Paint(0xcf_c3a8);
pub(super) const INK: Paint = Paint(0x2b_2622);
pub(super) const INK_SOFT: Paint = Paint(0x5b_5143);
pub(super) const INK_FAINT: Paint = Paint(0x8d_826f);
pub(super) const SEAL: Paint = Paint(0xa6_3d28);
pub(super) const SEAL_INK: Paint = Paint(0xff_f8ee);
pub(super) const GOLD: Paint = Paint(0xa9_7b1f);
pub(super) const GOLD_FILL: Paint = Paint(0xec_c869);
pub(super) const SAND: Paint = Paint(0xec_e2ca);
pub(super) const SAND_LINE: Paint = Paint(0xd3_c6a6);
pub(super) const STONE: Paint = Paint(0xcf_c6b4);
pub(super) const STONE_DARK: Paint = Paint(0xa9_9f8b);
pub(super) const WASH: Paint = Paint(0x5b_6a66);
pub(super) const MIST: Paint = PAPER_RAISED;
pub(super) const SUN: Paint = Paint(0xb8_472f);
pub(super) const WINDOW: Paint = Paint(0xf7_ecd0);
pub(super) const WALL: Paint = Paint(0xf4_e7cc);
pub(super) const WALL_SHADE: Paint = Paint(0xd9_c8a5);
pub(super) const OUTLINE: Paint = Paint(0x3a_3029);
pub(super) const RIDGE: Paint = Paint(0x4a_4c4f);
pub(super) const SEAL_WOOD: Paint = Paint(0xa4_503a);
pub(super) const PLINTH: Paint = Paint(0xdd_d4c0);
pub(super) const PLINTH_LINE: Paint = Paint(0xa8_9d86);
pub(super) const NEUTRAL: Paint = Paint(0xa9_b0b4);
pub(super) const SHADOW: Paint = Paint(0x14_0c04);
pub(super) const BLACK: Paint = Paint(0);
pub(super) const WHITE: Paint = Paint(0xff_ffff);

impl Paint {
    /// The same with a share of another in it, mixed as the client mixes: in Oklab.
    pub(super) fn with(self, other: Self, share: f64) -> Self {
        let (one, two) = (self.oklab(), other.oklab());
        let mixed = [0, 1, 2].map(|axis| one[axis] * (1.0 - share) + two[axis] * share);
        Self::from_oklab(mixed)
    }

    fn channels(self) -> [f64; 3] {
        let [_, red, green, blue] = self.0.to_be_bytes();
        [red, green, blue].map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn oklab(self) -> [f64; 3] {
        let [red, green, blue] = self.channels();
        let long = (0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue).cbrt();
        let middle = (0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue).cbrt();
        let short = (0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue).cbrt();
        [
            0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short,
            1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short,
            0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short,
        ]
    }

    fn from_oklab([light, a, b]: [f64; 3]) -> Self {
        let long = (light + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
        let middle = (light - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
        let short = (light - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
        let channels = [
            4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short,
        ];
        let packed = channels.into_iter().fold(0, |packed, channel| {
            let share = if channel <= 0.003_130_8 {
                12.92 * channel
            } else {
                1.055 * channel.powf(1.0 / 2.4) - 0.055
            };
            (packed << 8) | whole(share.clamp(0.0, 1.0) * 255.0)
        });
        Self(packed)
    }
}

/// The nearest whole number from 0 to 255.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is given lies between 0 and 255"
)]
fn whole(value: f64) -> u32 {
    value.round() as u32
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// The colour of a player's pieces.
pub(super) fn player(colour: PlayerColour) -> Paint {
    Paint(match colour {
        PlayerColour::Blue => 0x2f_6db0,
        PlayerColour::Black => 0x34_302c,
        PlayerColour::White => 0xf3_efe6,
        PlayerColour::Brown => 0x8a_5a3b,
        PlayerColour::Red => 0xb2_3a3a,
        PlayerColour::Yellow => 0xc9_a02b,
        PlayerColour::Green => 0x4c_7f4a,
    })
}

/// What is legible on it.
pub(super) fn on_player(colour: PlayerColour) -> Paint {
    match colour {
        PlayerColour::White | PlayerColour::Yellow => INK,
        _ => WHITE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_mixed_with_nothing_stays_and_with_all_of_another_is_that() {
        assert_eq!(SEAL.with(BLACK, 0.0), SEAL);
        assert_eq!(SEAL.with(SAND, 1.0), SAND);
    }

    #[test]
    fn colours_mix_as_browsers_mix_them() {
        // color-mix(in oklab, #fff, #000 50%) and color-mix(in oklab, #f00, #00f 50%) of a browser.
        assert_eq!(WHITE.with(BLACK, 0.5).to_string(), "#636363");
        assert_eq!(Paint(0xff_0000).with(Paint(0xff), 0.5).to_string(), "#8c53a2");
    }
}
