//! The schema: the files of `migrations/`, embedded and applied in order.

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use super::engine::{Engine, Link, on_engine};
use super::postgres;

/// Every file of `migrations/`; its place in the list is its version.
const FILES: [(&str, &str); 5] = [
    ("0001_rooms.sql", include_str!("../../../migrations/0001_rooms.sql")),
    ("0002_silence.sql", include_str!("../../../migrations/0002_silence.sql")),
    ("0003_notices.sql", include_str!("../../../migrations/0003_notices.sql")),
    ("0004_finished.sql", include_str!("../../../migrations/0004_finished.sql")),
    ("0005_log.sql", include_str!("../../../migrations/0005_log.sql")),
];

/// Applies what has not been applied yet. A database from a newer Sanmon is refused.
pub(super) async fn run(link: &mut Link) -> Result<(), MigrateError> {
    let migrations = (1..).zip(FILES).map(|(version, (name, sql))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    // A long log may have to be copied, which takes as long as it takes.
    if let Engine::Postgres(link) = link {
        sqlx::raw_sql("set statement_timeout = 0").execute(link).await?;
    }
    on_engine!(&mut *link, link => migrator.run_direct(None, link, false).await)?;
    if let Engine::Postgres(link) = link {
        postgres::bound(link).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_file_is_listed_and_numbered_without_gaps() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations");
        let mut files: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "sql"))
            .collect();
        files.sort();
        assert_eq!(files, FILES.map(|(name, _)| name));
        for (version, (name, _)) in (1..).zip(FILES) {
            assert!(name.starts_with(&format!("{version:04}_")), "{name}");
        }
    }
}
