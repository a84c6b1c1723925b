//! The file of settings: each key becomes the flag of that name where neither the command line nor the
//! environment gives it, so that all three are read and checked by the same code.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use clap::parser::ValueSource;
use toml::de::{DeTable, DeValue};

/// What is wrong with the file of settings.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// It cannot be read.
    #[error("cannot read the settings in {}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// It is not TOML.
    #[error("{}: line {line}: {what}", file.display())]
    NotToml {
        /// The file.
        file: PathBuf,
        /// Where, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// It has a key that is no setting.
    #[error(
        "{}: line {line}: there is no setting `{key}` (`sanmon serve --help` lists them; write _ for -)",
        file.display()
    )]
    UnknownKey {
        /// The file.
        file: PathBuf,
        /// Where, from 1.
        line: usize,
        /// The key.
        key: String,
    },
    /// It has a value that the setting cannot have.
    #[error("{}: line {line}: `{key}`: {what}", file.display())]
    BadValue {
        /// The file.
        file: PathBuf,
        /// Where, from 1.
        line: usize,
        /// The key.
        key: String,
        /// What is wrong.
        what: String,
    },
}

/// The settings of a file, as text.
#[derive(Clone, Debug)]
pub struct ConfigFile {
    file: PathBuf,
    settings: Vec<Setting>,
}

#[derive(Clone)]
struct Setting {
    line: usize,
    key: String,
    value: String,
}

impl ConfigFile {
    /// Reads a file.
    ///
    /// # Errors
    /// When it cannot be read or is not TOML, with the line.
    pub fn read(file: &Path) -> Result<Self, ConfigError> {
        let text = fs::read_to_string(file)
            .map_err(|source| ConfigError::Unreadable { file: file.into(), source })?;
        Self::parse(file, &text)
    }

    fn parse(file: &Path, text: &str) -> Result<Self, ConfigError> {
        let table = DeTable::parse(text).map_err(|error| ConfigError::NotToml {
            file: file.into(),
            line: line_at(text, error.span().map_or(0, |span| span.start)),
            what: error.message().to_owned(),
        })?;
        let mut settings = Vec::new();
        for (key, value) in table.get_ref() {
            let line = line_at(text, key.span().start);
            let key = key.get_ref().to_string();
            let Some(value) = flag_value(value.get_ref()) else {
                let what = "a text, a number or a list of these is wanted".to_owned();
                return Err(ConfigError::BadValue { file: file.into(), line, key, what });
            };
            settings.push(Setting { line, key, value });
        }
        Ok(Self { file: file.into(), settings })
    }

    /// The flags for those settings that neither the command line nor the environment gave.
    ///
    /// # Errors
    /// When a key is no setting of `serve`, or its value cannot be one, with the line.
    pub fn flags(&self, serve: &clap::Command, given: &ArgMatches) -> Result<Vec<OsString>, ConfigError> {
        let mut flags = Vec::new();
        for Setting { line, key, value } in &self.settings {
            let flag = key.replace('_', "-");
            let known = serve.get_arguments().find(|arg| arg.get_long() == Some(flag.as_str()));
            let Some(known) = known.filter(|_| !key.contains('-') && key != "config" && key != "help") else {
                let (file, line, key) = (self.file.clone(), *line, key.clone());
                return Err(ConfigError::UnknownKey { file, line, key });
            };
            let flag = OsString::from(format!("--{flag}={value}"));
            let alone = serve.clone().try_get_matches_from([OsString::from("sanmon"), flag.clone()]);
            if let Err(error) = alone {
                let what = first_line(&error);
                return Err(ConfigError::BadValue {
                    file: self.file.clone(),
                    line: *line,
                    key: key.clone(),
                    what,
                });
            }
            let source = given.value_source(known.get_id().as_str());
            if !matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable)) {
                flags.push(flag);
            }
        }
        Ok(flags)
    }
}

/// A value as it would stand after the flag.
fn flag_value(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => number_text(number.as_str(), number.radix()),
        DeValue::Array(values) => {
            let values: Option<Vec<_>> = values.iter().map(|value| flag_value(value.get_ref())).collect();
            values.map(|values| values.join(","))
        }
        DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}

fn number_text(digits: &str, radix: u32) -> Option<String> {
    i128::from_str_radix(&digits.replace('_', ""), radix).ok().map(|number| number.to_string())
}

fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// A value may be the address of a database, with its password.
impl std::fmt::Debug for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Setting").field(&self.key).finish()
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command};

    use super::super::Config;
    use super::*;

    fn flags(text: &str, given: &[&str]) -> Result<Vec<String>, String> {
        let serve = Config::augment_args(Command::new("sanmon"));
        let arguments = [&["sanmon"], given].concat();
        let given = serve.clone().try_get_matches_from(arguments).unwrap();
        let file = ConfigFile::parse(Path::new("it.toml"), text).map_err(|error| error.to_string())?;
        let flags = file.flags(&serve, &given).map_err(|error| error.to_string())?;
        Ok(flags.into_iter().map(|flag| flag.into_string().unwrap()).collect())
    }

    fn check_refused(text: &str, words: &[&str]) {
        let error = flags(text, &[]).unwrap_err();
        for word in words {
            assert!(error.contains(word), "{word:?} is not in {error:?}");
        }
    }

    #[test]
    fn a_key_becomes_its_flag() {
        let text =
            "bot_pace_ms = 1_000\nsocket_chat = \"2/s:3\"\ntrusted_proxies = [\"::1\", \"10.0.0.0/8\"]";
        let expected = ["--bot-pace-ms=1000", "--socket-chat=2/s:3", "--trusted-proxies=::1,10.0.0.0/8"];
        assert_eq!(flags(text, &[]).unwrap(), expected);
    }

    #[test]
    fn the_command_line_goes_before_the_file() {
        let text = "bot_pace_ms = 1\ninbox = 2";
        assert_eq!(flags(text, &["--inbox", "3"]).unwrap(), ["--bot-pace-ms=1"]);
    }

    #[test]
    fn an_unknown_key_is_named_with_its_line() {
        check_refused("inbox = 2\n\nbot_pace = 3", &["it.toml", "line 3", "`bot_pace`"]);
        check_refused("bot-pace-ms = 3", &["line 1", "`bot-pace-ms`"]);
        check_refused("config = \"other.toml\"", &["line 1", "`config`"]);
        check_refused("[rooms]\ninbox = 2", &["line 1", "`rooms`"]);
    }

    #[test]
    fn a_bad_value_is_named_with_its_key_and_line() {
        check_refused("\ninbox = 0", &["line 2", "`inbox`", "from 1 on"]);
        check_refused("listen = \"8080\"", &["line 1", "`listen`", "8080"]);
        check_refused("inbox = 1.5", &["line 1", "`inbox`"]);
        check_refused("inbox = true", &["line 1", "`inbox`"]);
    }

    #[test]
    fn what_is_no_toml_is_refused_with_its_line() {
        check_refused("inbox = 1\ninbox = 2", &["line 2", "duplicate"]);
        check_refused("inbox =", &["line 1"]);
    }

    #[test]
    fn the_address_of_a_database_is_not_printed() {
        let text = "database_url = \"postgres://me:hush@db/sanmon\"";
        let file = ConfigFile::parse(Path::new("it.toml"), text).unwrap();
        assert!(!format!("{file:?}").contains("hush"));
    }
}
