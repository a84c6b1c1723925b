//! SVG into PNG.

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::Tree;

use super::fonts;

/// What is usual for pictures of links.
pub const WIDTH: u32 = 1200;
/// The same.
pub const HEIGHT: u32 = 630;

/// A picture that could not be made: a mistake of ours.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// What was drawn cannot be read.
    #[error("the drawing cannot be read")]
    Drawing(#[from] resvg::usvg::Error),
    /// There is nothing to write with.
    #[error("this sanmon was built without its client, which has the typefaces")]
    NoTypefaces,
    /// There is no room for it.
    #[error("there is no room for the picture")]
    NoRoom,
    /// It cannot be written.
    #[error("the picture cannot be written")]
    Encoding(#[from] png::EncodingError),
}

/// Renders a drawing of 1200 × 630. This takes a while: not for the threads that serve.
pub(super) fn png(svg: &str) -> Result<Vec<u8>, RenderError> {
    if !fonts::are_there() {
        return Err(RenderError::NoTypefaces);
    }
    let tree = Tree::from_str(svg, &fonts::options())?;
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or(RenderError::NoRoom)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    encode(&pixels)
}

/// The ground covers everything: how much shines through need not be written.
fn encode(pixels: &Pixmap) -> Result<Vec<u8>, RenderError> {
    // Half as many shades look the same, and are less to send.
    let rounded = |channel: u8| channel | 1;
    let shades = |pixel: &PremultipliedColorU8| [pixel.red(), pixel.green(), pixel.blue()].map(rounded);
    let opaque: Vec<u8> = pixels.pixels().iter().flat_map(shades).collect();
    let mut written = Vec::new();
    let mut encoder = png::Encoder::new(&mut written, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // Drawings have few shades, and the same ones again and again: filters, which suit photographs, make them larger.
    encoder.set_filter(png::Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&opaque)?;
    writer.finish()?;
    Ok(written)
}
