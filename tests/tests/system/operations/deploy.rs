//! The documents and the files for containers agree with what the binary says of itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::test_app::call;

/// What `--help` says of an option.
#[derive(Debug, Default, PartialEq)]
struct Offered {
    variable: String,
    default: String,
}

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The options of `sanmon serve`, as it lists them.
fn offered() -> BTreeMap<String, Offered> {
    let (_, help, _) = call(&["serve", "--help"]);
    let mut options: BTreeMap<String, Offered> = BTreeMap::new();
    let mut last = String::new();
    for line in help.lines().map(str::trim) {
        let part = |start: &str| line.strip_prefix(start)?.strip_suffix(']').map(str::to_owned);
        if let Some(flag) = line.strip_prefix("--") {
            last = flag.split_whitespace().next().unwrap_or_default().to_owned();
            options.insert(last.clone(), Offered::default());
        } else if let Some(variable) = part("[env: ") {
            let option = options.get_mut(&last).expect("a variable belongs to a flag");
            variable.trim_end_matches('=').clone_into(&mut option.variable);
        } else if let Some(default) = part("[default: ") {
            options.get_mut(&last).expect("a default belongs to a flag").default = default;
        }
    }
    assert!(options.len() > 40, "{options:?}");
    options
}

#[test]
fn the_document_for_operators_lists_every_option_as_the_binary_does() {
    let document = file("docs/operating.md");
    let mut listed = BTreeMap::new();
    for row in document.lines().filter(|line| line.starts_with("| `--")) {
        let cells: Vec<&str> = row.split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let [_, flag, variable, default, words, _] = cells[..] else { panic!("{row}") };
        assert!(!words.is_empty(), "{row}");
        let option = Offered { variable: variable.to_owned(), default: default.to_owned() };
        let twice = listed.insert(flag.trim_start_matches('-').to_owned(), option);
        assert_eq!(twice, None, "{flag} is listed twice");
    }
    assert_eq!(listed, offered());
}

#[test]
fn every_metric_is_explained_to_operators() {
    let document = file("docs/operating.md");
    let app = crate::test_app::TestApp::start();
    let metrics = app.get("/metrics").body;
    let names = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    for name in names {
        assert!(document.contains(&format!("| `{name}`")), "{name} is not explained");
    }
}

/// The scalars of a simple YAML file by their path: enough of YAML for our own file.
fn scalars(text: &str) -> BTreeMap<String, String> {
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#') && !line.trim().is_empty()) {
        let indent = line.len() - line.trim_start().len();
        path.retain(|(outer, _)| *outer < indent);
        let prefix = path.iter().fold(String::new(), |prefix, (_, key)| prefix + key + ".");
        let plain = |value: &str| value.trim().trim_matches('"').to_owned();
        match (line.trim().strip_prefix("- "), line.trim().split_once(':')) {
            (Some(item), _) => {
                let number = found.keys().filter(|key: &&String| key.starts_with(&prefix)).count();
                found.insert(format!("{prefix}{number}"), plain(item));
            }
            (None, Some((key, ""))) => path.push((indent, key.to_owned())),
            (None, Some((key, value))) => {
                found.insert(format!("{prefix}{key}"), plain(value));
            }
            (None, None) => panic!("{line:?} is not understood"),
        }
    }
    found
}

#[test]
fn the_composition_starts_what_the_binary_offers() {
    let compose = scalars(&file("docker-compose.yml"));
    let options = offered();
    let variables: BTreeSet<&str> = options.values().map(|option| option.variable.as_str()).collect();
    let set: BTreeMap<&str, &str> = compose
        .iter()
        .filter_map(|(key, value)| Some((key.strip_prefix("services.sanmon.environment.")?, value.as_str())))
        .collect();
    for variable in set.keys() {
        assert!(variables.contains(variable), "there is no {variable}");
    }
    let (outside, inside) = compose["services.sanmon.ports.0"].split_once(':').unwrap();
    assert_eq!((outside, inside), ("8080", "8080"));
    assert_eq!(set["SANMON_LISTEN"], format!("0.0.0.0:{inside}"));

    let database = |name: &str| compose[&format!("services.db.environment.{name}")].as_str();
    let (user, password) = (database("POSTGRES_USER"), database("POSTGRES_PASSWORD"));
    let expected = format!("postgres://{user}:{password}@db/{}", database("POSTGRES_DB"));
    assert_eq!(set["DATABASE_URL"], expected);
    assert_eq!(compose["services.sanmon.depends_on.db.condition"], "service_healthy");
    assert!(compose.contains_key("services.db.healthcheck.test"));
    assert_eq!(compose["services.db.volumes.0"].split_once(':').unwrap().0, "db");

    let patience: u32 = compose["services.sanmon.stop_grace_period"].trim_end_matches('s').parse().unwrap();
    let grace: u32 = options["grace-ms"].default.parse().unwrap();
    assert!(patience * 1000 > grace, "docker kills before the server has sent everybody away");
}

#[test]
fn the_image_starts_what_the_binary_offers() {
    let text = file("Dockerfile").replace("\\\n", " ");
    let instructions: Vec<(&str, &str)> =
        text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' ')).collect();
    let all = |name: &'static str| {
        instructions.iter().filter(move |(found, _)| *found == name).map(|(_, rest)| rest.trim())
    };
    let stages: Vec<&str> = all("FROM").filter_map(|from| Some(from.split_once(" AS ")?.1)).collect();
    for copy in all("COPY").filter_map(|copy| copy.strip_prefix("--from=")) {
        let stage = copy.split(' ').next().unwrap();
        assert!(stages.contains(&stage), "there is no stage {stage}");
    }
    let options = offered();
    let variables: BTreeMap<&str, &str> =
        all("ENV").flat_map(str::split_whitespace).filter_map(|pair| pair.split_once('=')).collect();
    for variable in variables.keys() {
        assert!(options.values().any(|option| option.variable == *variable), "there is no {variable}");
    }
    let port = all("EXPOSE").next().unwrap();
    assert_eq!(variables["SANMON_LISTEN"], format!("0.0.0.0:{port}"));
    assert_eq!(Some(variables["SANMON_DATA"]), all("VOLUME").next());
    let health = all("HEALTHCHECK").next().unwrap();
    assert!(health.contains(&format!("/{port} ")) && health.contains("GET /healthz "), "{health}");
    assert_eq!(all("CMD").collect::<Vec<_>>(), [r#"["sanmon", "serve"]"#]);
    let users: Vec<&str> = all("USER").collect();
    assert_eq!(users, ["sanmon"], "it must not run as root");
}
