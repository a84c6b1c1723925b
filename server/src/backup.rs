//! `sanmon backup`: a SQLite database as it is at one moment, in one new file.
//!
//! The file is written beside its place and gets its name when it is checked and on the disk: one that has the name is
//! whole.

use crate::config::StoreArgs;
use crate::store::{CopyError, copy_sqlite};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has a program of its own for it.
    #[error("a PostgreSQL database is backed up by pg_dump: see docs/operating.md")]
    Postgres,
    /// A backup never takes the place of another file.
    #[error("{} is there already", file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The file cannot be made.
    #[error("cannot write {}", file.display())]
    Write {
        /// The file.
        file: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// There is no runtime.
    #[error("cannot begin")]
    Runtime(#[source] io::Error),
    /// There is no copy.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The result cannot be written.
    #[error("cannot write to standard output")]
    Output(#[source] io::Error),
}

/// Copies the database of a folder into a new file, and says how large it is.
///
/// # Errors
/// When it is no SQLite database, the file is there already, or the copy cannot be made.
pub fn backup(store: &StoreArgs, file: &Path) -> Result<(), BackupError> {
    if store.database_url.is_some() {
        return Err(BackupError::Postgres);
    }
    let broken = |source| BackupError::Write { file: file.to_owned(), source };
    if file.try_exists().map_err(broken)? {
        return Err(BackupError::Exists { file: file.to_owned() });
    }
    let unfinished = Unfinished::make(file).map_err(broken)?;
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(BackupError::Runtime)?;
    runtime.block_on(copy_sqlite(&store.data, &unfinished.0))?;
    let bytes = unfinished.finish(file).map_err(broken)?;
    writeln!(io::stdout().lock(), "{}: {bytes} bytes, checked", file.display()).map_err(BackupError::Output)
}

/// A file beside the one that is wanted; it goes where it is not finished.
struct Unfinished(PathBuf);

impl Unfinished {
    fn make(file: &Path) -> io::Result<Self> {
        let mut name = file.file_name().map_or_else(OsString::new, OsString::from);
        name.push(format!(".{}.unfinished", std::process::id()));
        let path = file.with_file_name(name);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        // The secrets of running games' dice are in it.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path)?;
        Ok(Self(path))
    }

    /// Makes sure that it is on the disk, and gives it its name: how large it is.
    fn finish(self, file: &Path) -> io::Result<u64> {
        let copy = File::open(&self.0)?;
        copy.sync_all()?;
        let bytes = copy.metadata()?.len();
        fs::rename(&self.0, file)?;
        // The name itself is an entry of the folder.
        #[cfg(unix)]
        File::open(folder_of(file))?.sync_all()?;
        Ok(bytes)
    }
}

#[cfg(unix)]
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // Not there any more where it was finished.
        let _ = fs::remove_file(&self.0);
    }
}
