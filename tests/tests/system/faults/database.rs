//! A database that is slow, cuts connections, ends them, or refuses what it is asked, while people play.

use std::time::Duration;

use sqlx::{Connection, PgConnection};
use tests::postgres::Cluster;
use tests::proxy::{COMMIT, Fault, Proxy};

use super::load::{Load, figures};
use super::party::Habits;
use crate::app::App;
use crate::scale::{report, scaled};

/// A trigger that lets about every second insert fail with a code, at once.
fn failing_insert(code: &str) -> String {
    format!(
        "{} create trigger trouble before insert on record for each row execute function trouble()",
        function(code)
    )
}

/// The same when the transaction is committed.
fn failing_commit(code: &str) -> String {
    format!(
        "{} create constraint trigger trouble after insert on record deferrable initially deferred \
         for each row execute function trouble()",
        function(code)
    )
}

fn function(code: &str) -> String {
    format!(
        "create function trouble() returns trigger language plpgsql as $$ begin \
         if random() < 0.5 then raise exception 'made to fail' using errcode = '{code}'; end if; \
         return new; end $$;"
    )
}

const MENDED: &str = "drop function trouble() cascade";

fn execute(database: &str, sql: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("there is a runtime").block_on(async {
        let mut link = PgConnection::connect(database).await.expect("there is a database");
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&mut link).await.expect("it can be done");
    });
}

/// While something is wrong, either some things are not stored or all goes on; afterwards all goes on.
struct Trouble<'a> {
    load: &'a Load,
    database: &'a str,
}

impl Trouble<'_> {
    fn by_trigger(&self, sql: &str) {
        execute(self.database, sql);
        self.load.miss(4);
        execute(self.database, MENDED);
        self.load.hear(10);
    }

    fn by_proxy(&self, proxy: &Proxy, fault: Fault, wait: impl FnOnce(&Load)) {
        proxy.set(fault);
        wait(self.load);
        proxy.set(Fault::None);
        self.load.hear(10);
    }
}

#[test]
fn play_goes_on_when_the_database_is_in_trouble() {
    let rounds = scaled("SANMON_SCALE_DATABASE", 1);
    let cluster = Cluster::shared();
    let database = cluster.create_database();
    let proxy = Proxy::before(cluster.socket_folder().to_owned());
    let app = App::start_in(&proxy.url(&database), &["--db-timeout-ms=1000"]);
    let load = Load::start(&app, &Habits { seed: 41, ..Habits::default() });
    load.hear(10);
    let trouble = Trouble { load: &load, database: &database };
    let mut faults = 0;
    for _ in 0..rounds {
        // Serialization failures, deadlocks, and a statement that is refused.
        for code in ["40001", "40P01", "42501"] {
            trouble.by_trigger(&failing_insert(code));
        }
        trouble.by_trigger(&failing_commit("40001"));
        trouble.by_proxy(&proxy, Fault::Slow(Duration::from_millis(20)), |load| load.hear(10));
        trouble.by_proxy(&proxy, Fault::CutBeforeCommit, |load| load.miss(3));
        // It was done and is found: nobody notices.
        trouble.by_proxy(&proxy, Fault::CutAfterCommit, |load| load.hear(5));
        trouble.by_proxy(&proxy, Fault::Stall("begin\0"), |load| load.miss(2));
        trouble.by_proxy(&proxy, Fault::Stall(COMMIT), |load| load.miss(2));
        execute(
            &database,
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sanmon'",
        );
        load.hear(10);
        faults += 10;
    }
    let outcome = load.finish(&app);
    report("database in trouble, PostgreSQL", &figures(faults, &outcome));
    outcome.verdict.must_be_clean();
}
