//! Everything that is generated from the types of the wire and checked in: `make generate` writes it,
//! a test compares it. Here it is only made, in memory.

mod layout;
mod samples;
mod schema;
mod typescript;

pub use samples::{BodySample, body_samples, client_samples, server_samples};
pub use schema::schema;

use crate::id::TextError;
use games::SetupError;
use serde::Serialize;
use thiserror::Error;

/// The folders that hold nothing but generated files, from the root of the repository.
pub const FOLDERS: [&str; 2] = [TYPESCRIPT, GOLDEN];

const TYPESCRIPT: &str = "web-client/src/lib/protocol";
const GOLDEN: &str = "protocol/golden";
const SCHEMA: &str = "docs/protocol.schema.json";

/// A file as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Where, from the root of the repository.
    pub path: String,
    /// What is in it.
    pub contents: String,
}

/// Why something cannot be generated: a mistake in the types of the wire or in the samples.
#[derive(Debug, Error)]
pub enum GenerateError {
    /// Two types would have one name in one TypeScript module.
    #[error("two types of the module {module} are called {name}")]
    NameTwice {
        /// The module.
        module: &'static str,
        /// The name.
        name: String,
    },
    /// Two types would have one name in the JSON Schema.
    #[error("two different schemas are called {0}")]
    SchemaTwice(String),
    /// A sample cannot be written as JSON.
    #[error("a sample cannot be written: {0}")]
    Json(#[from] serde_json::Error),
    /// A sample has a bad id.
    #[error("a sample is wrong: {0}")]
    Text(#[from] TextError),
    /// A sample has a bad table.
    #[error("a sample is wrong: {0}")]
    Table(#[from] SetupError),
    /// The sample game does not go as it should.
    #[error("the sample game is wrong: {0}")]
    Game(&'static str),
}

/// Every generated file.
///
/// # Errors
/// What is wrong with the types or the samples.
pub fn files() -> Result<Vec<GeneratedFile>, GenerateError> {
    let mut files = Vec::new();
    for (module, contents) in typescript::modules()? {
        files.push(GeneratedFile { path: format!("{TYPESCRIPT}/{module}.ts"), contents });
    }
    files.push(GeneratedFile { path: SCHEMA.into(), contents: pretty(&schema()?)? });
    for (name, message) in client_samples()? {
        files.push(GeneratedFile {
            path: format!("{GOLDEN}/client-{name}.json"),
            contents: pretty(&message)?,
        });
    }
    for (name, message) in server_samples()? {
        files.push(GeneratedFile {
            path: format!("{GOLDEN}/server-{name}.json"),
            contents: pretty(&message)?,
        });
    }
    for BodySample { name, text, .. } in body_samples()? {
        files.push(GeneratedFile { path: format!("{GOLDEN}/http-{name}.json"), contents: text });
    }
    Ok(files)
}

fn pretty(value: &impl Serialize) -> Result<String, GenerateError> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}
