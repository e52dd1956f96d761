//! Headings, labels and options of forms.

use std::fmt::Display;
use std::path::Path;

use super::outcome::score_of;
use crate::app::{FieldId, FieldOption, FormKind, Label, Setting, SettingWords, Unit};
use crate::external::engine_name;
use crate::game::Handicap;
use crate::storage::TextSize;
use crate::storage::library::Filter;
use crate::words::{Counted, Text, Words};

impl Words {
    /// The heading of a form.
    pub fn form_title(self, form: FormKind) -> Text {
        self.texts.form_title(form)
    }

    /// The submit button of a form.
    pub fn submit(self, form: FormKind) -> Text {
        self.texts.submit(form)
    }

    /// The label of a field or a row; it may contain line breaks.
    pub fn label(self, label: Label) -> Text {
        self.texts.label(label)
    }

    /// What a number for the engine means, on a machine that runs so many threads at once.
    pub fn about_number(self, field: FieldId, threads: usize) -> String {
        match field {
            FieldId::Setting(Setting::EngineThreads) => {
                self.fill(self.label(Label::AboutThreads), &[("number", &threads)])
            }
            FieldId::Setting(Setting::EngineMemory) => self.label(Label::AboutMemory).to_owned(),
            FieldId::Setting(Setting::EngineLines) => self.label(Label::AboutLines).to_owned(),
            FieldId::Setting(Setting::GameTime) => self.label(Label::AboutGameTime).to_owned(),
            FieldId::Setting(Setting::PositionTime) => {
                self.label(Label::AboutPositionTime).to_owned()
            }
            _ => String::new(),
        }
    }

    /// The texts before and after a number.
    pub fn unit(self, unit: Unit) -> (Text, Text) {
        self.texts.unit(unit)
    }

    /// The placeholder of an empty text field.
    pub fn placeholder(self, field: FieldId) -> Text {
        match field {
            FieldId::FindChoice(Filter::Player) => self.texts.placeholder(FieldId::FindPlayer),
            FieldId::FindChoice(Filter::Date) => "2019–2023",
            FieldId::FindChoice(Filter::Rating) => "1400–1600",
            _ => self.texts.placeholder(field),
        }
    }

    /// What a player gives, in a sentence.
    pub fn gives(self, handicap: Handicap, name: Option<&str>) -> String {
        self.gives_and(handicap, name, "½")
    }

    /// The same with a word for half the time.
    pub fn gives_in_words(self, handicap: Handicap, name: Option<&str>) -> String {
        let half = self.label(Label::HalfTime);
        self.gives_and(handicap, name, &within_sentence(half))
    }

    fn gives_and(self, handicap: Handicap, name: Option<&str>, half: &str) -> String {
        let player = self.player(handicap.giver, name);
        let text = self.fill(self.texts.gives(handicap.piece), &[("player", &player)]);
        let adds_half = handicap.piece.is_some() && handicap.half_time;
        if adds_half {
            format!("{text} · {half}")
        } else {
            text
        }
    }

    /// An option of a field.
    pub fn field_option(self, option: &FieldOption) -> String {
        let number = |number: &dyn Display| {
            self.fill(self.texts.field_option(option), &[("number", number)])
        };
        match option {
            FieldOption::Time(control) => self.time_control(control),
            FieldOption::EnPassant(Some(square)) => square.to_string(),
            FieldOption::Engine(Some(path)) => engine(path),
            FieldOption::Threads(count) | FieldOption::Lines(count) => count.to_string(),
            FieldOption::Pixels(side) => format!("{side} px"),
            FieldOption::Memory(mebibytes) => number(mebibytes),
            FieldOption::SearchTime(Some(time)) => {
                let unit = if *time < 60_000 { 1_000 } else { 60_000 };
                number(&self.decimal(f64::from(*time) / f64::from(unit)))
            }
            FieldOption::TextSize(size) => number(&percent(*size)),
            FieldOption::Level(level) => number(level),
            FieldOption::Language(language) => language.name().to_string(),
            FieldOption::Dates(style) => self.example_of(*style),
            FieldOption::Name(name) | FieldOption::Playing(_, name) => name.clone(),
            FieldOption::Result(Some(result)) => score_of(Some(*result)).to_string(),
            FieldOption::AllGames(count) => self.counted(Counted::AllGames, *count),
            FieldOption::Games(count) => self.game_count(*count),
            _ => self.texts.field_option(option).to_string(),
        }
    }
}

impl SettingWords for Words {
    fn setting_words(&self, label: Label, options: &[FieldOption]) -> String {
        let options = options.iter().map(|option| self.field_option(option));
        let words: Vec<String> = options.collect();
        format!("{} {}", self.label(label), words.join(" "))
    }
}

/// A label as it reads within a sentence.
fn within_sentence(label: &str) -> String {
    let mut letters = label.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// The name of an engine, and the folder of its file below.
fn engine(path: &str) -> String {
    let (folder, file) = path.rsplit_once(['/', '\\']).unwrap_or(("", path));
    let name = engine_name(Path::new(file)).unwrap_or_default();
    format!("{name}\n{folder}")
}

fn percent(size: TextSize) -> u32 {
    match size {
        TextSize::Normal => 100,
        TextSize::Large => 115,
        TextSize::Larger => 130,
        TextSize::Largest => 150,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_with_data_show_it() {
        let table = [
            (FieldOption::AllGames(1), "All 1 game"),
            (FieldOption::AllGames(1_234), "All 1,234 games"),
            (FieldOption::Memory(64), "64 MB"),
            (FieldOption::Memory(1024), "1 GB"),
            (FieldOption::TextSize(TextSize::Large), "115 %"),
            (FieldOption::Threads(4), "4"),
            (FieldOption::Engine(Some("/bin/fish".into())), "fish\n/bin"),
        ];
        for (option, words) in table {
            assert_eq!(Words::ENGLISH.field_option(&option), words);
        }
    }
}
