//! The options that an engine offers.

use std::fmt;

/// Longer lines are ignored, in bytes, so that an engine cannot fill the memory.
const LONGEST_LINE: usize = 4096;

/// An option that an engine offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedOption {
    /// Its name, which may have blanks and is not case-sensitive.
    pub name: String,
    /// Its type.
    pub kind: OfferedKind,
}

/// The type of an option, with its default and range as far as the engine says them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OfferedKind {
    /// On or off.
    Check {
        /// Whether it is on by default.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The default.
        default: Option<i64>,
        /// The least value.
        min: Option<i64>,
        /// The greatest value.
        max: Option<i64>,
    },
    /// One of several values.
    Combo {
        /// The default.
        default: String,
        /// The values.
        values: Vec<String>,
    },
    /// An action without a value.
    Button,
    /// A text.
    Text {
        /// The default.
        default: String,
    },
}

/// The words that begin a field.
const FIELDS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];

impl OfferedOption {
    /// Reads an `option` line; `None` without a name or a known type.
    pub(super) fn read(line: &str) -> Option<OfferedOption> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let fields = fields(line);
        let first = |name| {
            let mut fields = fields.iter();
            fields.find(|(field, _)| *field == name)
        };
        let text = |name| first(name).map(|(_, text)| text.clone());
        let number = |name| text(name).and_then(|text| text.parse().ok());
        // Engines write an empty text as this word.
        let default = || text("default").filter(|text| text != "<empty>");
        let kind = match text("type")?.as_str() {
            "check" => OfferedKind::Check {
                default: default().is_some_and(|text| text.eq_ignore_ascii_case("true")),
            },
            "spin" => OfferedKind::Spin {
                default: number("default"),
                min: number("min"),
                max: number("max"),
            },
            "combo" => {
                let values = fields.iter().filter(|(field, _)| *field == "var");
                OfferedKind::Combo {
                    default: default().unwrap_or_default(),
                    values: values.map(|(_, text)| text.clone()).collect(),
                }
            }
            "button" => OfferedKind::Button,
            "string" => OfferedKind::Text {
                default: default().unwrap_or_default(),
            },
            _ => return None,
        };
        let name = text("name").filter(|name| !name.is_empty())?;
        Some(OfferedOption { name, kind })
    }
}

/// The fields of an `option` line: each the words up to the next field.
fn fields(line: &str) -> Vec<(&str, String)> {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for word in line.split_ascii_whitespace().skip(1) {
        match fields.last_mut() {
            _ if FIELDS.contains(&word) => fields.push((word, String::new())),
            Some((_, text)) => {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(word);
            }
            // Unknown words before the first field.
            None => {}
        }
    }
    fields
}

/// For people: `Hash: 1 to 1024, default 16`.
impl fmt::Display for OfferedOption {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        match &self.kind {
            OfferedKind::Check { default } => {
                write!(
                    f,
                    "on or off, default {}",
                    if *default { "on" } else { "off" }
                )
            }
            OfferedKind::Spin { default, min, max } => {
                match (min, max) {
                    (Some(min), Some(max)) => write!(f, "{min} to {max}")?,
                    (Some(min), None) => write!(f, "at least {min}")?,
                    (None, Some(max)) => write!(f, "at most {max}")?,
                    (None, None) => f.write_str("a number")?,
                }
                match default {
                    Some(default) => write!(f, ", default {default}"),
                    None => Ok(()),
                }
            }
            OfferedKind::Combo { default, values } => {
                write!(f, "{}, default {default}", values.join(" | "))
            }
            OfferedKind::Button => f.write_str("a button"),
            OfferedKind::Text { default } if default.is_empty() => f.write_str("a text"),
            OfferedKind::Text { default } => write!(f, "a text, default {default}"),
        }
    }
}
