//! The picture of a finished game, which chats show beside a link to it: 1200 × 630, made by the server as SVG and
//! rendered to PNG.
//!
//! Names are text that people typed: they are escaped, and nothing that a drawing could refer to is ever looked up. How
//! the end of a game is drawn is in `board/`; it follows the drawings of the client.

mod board;
mod crest;
mod date;
mod fonts;
mod keep;
mod paint;
mod people;
mod picture;
mod render;
mod scene;
pub(crate) mod svg;
mod text;
pub(crate) mod words;

pub use keep::{Cards, Picture};
pub use render::{HEIGHT, RenderError, WIDTH};

#[cfg(test)]
pub(crate) mod tests;
