//! Files and folders.

use std::path::Path;

use crate::storage::library::Survey;
use crate::storage::{FilePlace, PlaceKind};
use crate::words::{Counted, Phrase, Words};

impl Words {
    /// What a place is called.
    pub fn place_name(self, place: &FilePlace) -> String {
        let phrase = match place.kind {
            PlaceKind::Home => Phrase::HomeFolder,
            PlaceKind::Games => Phrase::OurGames,
            PlaceKind::Documents => Phrase::Documents,
            PlaceKind::Downloads => Phrase::Downloads,
            PlaceKind::Drive => {
                let name = place.path.file_name().unwrap_or(place.path.as_os_str());
                return name.to_string_lossy().into_owned();
            }
        };
        self.text(phrase).to_owned()
    }

    /// That a file is being opened.
    pub fn opening_file(self, path: &Path) -> String {
        let name = path.file_name().unwrap_or(path.as_os_str());
        self.phrase(Phrase::OpeningFile, &[("file", &name.to_string_lossy())])
    }

    /// The size of a file: `18 KB`, `9.8 MB`.
    pub fn file_size(self, bytes: u64) -> String {
        let kilobytes = bytes.div_ceil(1_000);
        if kilobytes < 1_000 {
            return self.phrase(Phrase::Kilobytes, &[("size", &kilobytes)]);
        }
        let tenths = bytes.div_ceil(100_000);
        let size = if tenths < 1_000 {
            self.decimal(format!("{}.{}", tenths / 10, tenths % 10))
        } else {
            self.grouped((tenths / 10) as usize)
        };
        self.phrase(Phrase::Megabytes, &[("size", &size)])
    }

    /// What was counted in a file or a folder, as it stands in a column: `318`, `14 files`, `counting…`.
    pub fn survey(self, survey: Option<&Survey>) -> String {
        match survey {
            None => self.text(Phrase::Counting).to_owned(),
            Some(Survey::Folder(0)) => String::new(),
            Some(Survey::Folder(files)) => self.counted(Counted::Files, *files),
            Some(Survey::Games(facts)) => self.grouped(facts.games),
            Some(Survey::Nothing(_)) => self.grouped(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded_up() {
        let table = [
            (0, "0 KB"),
            (1, "1 KB"),
            (411_001, "412 KB"),
            (999_000, "999 KB"),
            (999_001, "1.0 MB"),
            (9_800_000, "9.8 MB"),
            (1_234_500_000, "1,234 MB"),
        ];
        for (bytes, text) in table {
            assert_eq!(Words::ENGLISH.file_size(bytes), text);
        }
    }
}
