//! Writes what is generated from the protocol: `make generate`.

use protocol::generate::{FOLDERS, files};
use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = files()?;
    for folder in FOLDERS {
        fs::create_dir_all(root.join(folder))?;
        for entry in fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if !files.iter().any(|file| file.path == path) {
                fs::remove_file(entry.path())?;
            }
        }
    }
    for file in &files {
        fs::write(root.join(&file.path), &file.contents)?;
    }
    Ok(())
}
