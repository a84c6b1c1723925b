//! PostgreSQL: one connection that writes, a pool that reads.

use std::str::FromStr;

use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use super::config::{DatabaseUrl, StoreConfig};
use super::engine::{LinkError, Opened, Pools, Target};
use super::error::{OpenError, UnsafeSetting};

pub(super) async fn open(url: &DatabaseUrl, config: &StoreConfig) -> Result<Opened, OpenError> {
    let options = options(url)?;
    let pool = PgPoolOptions::new()
        .max_connections(config.read_connections.max(1))
        .acquire_timeout(config.timeout())
        // Lists are read by their indexes: with the default, which is meant for disks that turn, the planner would rather
        // read whole tables for one who has played much.
        .connect_lazy_with(options.clone().options([("random_page_cost", "1.1")]));
    let place = place(&options);
    let target = Target::Postgres(options);
    target.prepare(&place, config.timeout()).await?;
    Ok(Opened { pools: Pools::Postgres(pool), target, lock: None })
}

/// Lets the server end what this process began and left, for it may not notice a lost connection
/// for hours: until then, an open transaction would hold the numbers of its rooms.
pub(super) async fn bound(link: &mut PgConnection) -> Result<(), sqlx::Error> {
    let sql = "set idle_in_transaction_session_timeout = '60s'; set statement_timeout = '60s'";
    sqlx::raw_sql(sql).execute(link).await.map(drop)
}

/// Refuses a connection whose commits could be lost.
pub(super) async fn check(link: &mut PgConnection) -> Result<(), LinkError> {
    let synchronous_commit: String =
        sqlx::query_scalar("show synchronous_commit").fetch_one(&mut *link).await?;
    let fsync: String = sqlx::query_scalar("show fsync").fetch_one(&mut *link).await?;
    judge("synchronous_commit", synchronous_commit)?;
    judge("fsync", fsync)?;
    Ok(())
}

/// Every value but `off` waits at least for this machine's disk.
fn judge(setting: &'static str, found: String) -> Result<(), UnsafeSetting> {
    if found == "off" { Err(UnsafeSetting { setting, found, wanted: "on" }) } else { Ok(()) }
}

fn options(url: &DatabaseUrl) -> Result<PgConnectOptions, OpenError> {
    let url = url.expose();
    if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Err(OpenError::NotPostgres);
    }
    let options = PgConnectOptions::from_str(url).map_err(OpenError::BadUrl)?;
    Ok(match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("sanmon"),
    })
}

/// Which database it is, without user and password.
fn place(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    match options.get_socket() {
        Some(socket) => format!("{database} at {}", socket.display()),
        None => format!("{database} at {}:{}", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "postgres://anna:plum-bridge@db.example:5433/sanmon";

    #[test]
    fn only_what_waits_for_no_disk_is_refused() {
        for fine in ["on", "local", "remote_write", "remote_apply"] {
            judge("synchronous_commit", fine.to_owned()).unwrap();
        }
        let refused = judge("fsync", "off".to_owned()).unwrap_err();
        assert_eq!(refused.to_string(), "fsync is off, and must be on");
    }

    #[test]
    fn a_place_is_named_without_user_and_password() {
        let url = DatabaseUrl::new(SECRET);
        assert_eq!(place(&options(&url).unwrap()), "sanmon at db.example:5433");
        assert_eq!(format!("{url:?}"), "DatabaseUrl(…)");
    }

    #[test]
    fn a_url_that_is_none_is_refused_without_being_printed() {
        let refused = options(&DatabaseUrl::new("mysql://anna:plum-bridge@host/x")).unwrap_err();
        assert!(matches!(refused, OpenError::NotPostgres));
        let refused = options(&DatabaseUrl::new("postgres://anna:plum-bridge@host:port/x")).unwrap_err();
        assert!(matches!(refused, OpenError::BadUrl(_)));
        assert!(!format!("{refused:?} {refused}").contains("plum-bridge"), "{refused:?}");
    }
}
