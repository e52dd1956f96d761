//! Games and positions that come from other programs or go to them: by the clipboard, dropped on the
//! window, named on the command line.

use std::path::PathBuf;

use super::command::Effect;
use super::errand::Listing;
use super::message::Notice;
use super::{App, Screen};
use crate::game::Game;
use crate::notation::fen;
use crate::rules::Position;
use crate::storage::library::Source;

impl App {
    /// The game that is shown; of a list the one beside it.
    pub(super) fn game_shown(&self) -> Option<(&Game, &Position)> {
        match &self.screen {
            Screen::Start => None,
            Screen::Play(table) | Screen::Review(table) => Some((&table.game, table.position())),
            Screen::Library(library) => {
                let game = &library.previewed()?.game;
                Some((game, game.position()))
            }
        }
    }

    /// Puts the game on the clipboard as PGN.
    pub(super) fn copy_game(&mut self) -> Vec<Effect> {
        let text = self.game_shown().map(|(game, _)| game.to_text());
        self.copied(text, "The game is on the clipboard, as PGN.")
    }

    /// Puts the position that is shown on the clipboard as FEN.
    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        let text = self.game_shown().map(|(_, position)| fen::write(position));
        self.copied(text, "The position is on the clipboard, as FEN.")
    }

    fn copied(&mut self, text: Option<String>, said: &str) -> Vec<Effect> {
        self.notice = text.is_some().then(|| Notice::plain(said));
        text.map(Effect::Copy).into_iter().collect()
    }

    /// Asks for what is on the clipboard: where a text is edited for that, else to open it.
    pub(super) fn ask_for_paste(&mut self) -> Vec<Effect> {
        let is_edited = self.edited_text().is_some() || self.form().is_some();
        match is_edited || !self.refuses_to_leave() {
            true => vec![Effect::Paste],
            false => Vec::new(),
        }
    }

    /// Opens a text: a position in the board editor, games as a file with them.
    pub(super) fn open_text(&mut self, text: String) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        if is_position(&text) {
            return self.edit_position(text.trim());
        }
        if text.trim().is_empty() {
            self.notice = Some(Notice::plain("There is no text on the clipboard."));
            return Vec::new();
        }
        vec![Effect::List(Listing::Open(Source::Text(text.into())))]
    }

    /// Opens a file that was dropped on the window or named on the command line.
    pub(super) fn open_file(&mut self, path: PathBuf) -> Vec<Effect> {
        if self.refuses_to_leave() {
            return Vec::new();
        }
        vec![Effect::List(Listing::Open(Source::File(path)))]
    }

    /// Opens the board editor with a line of FEN, right or wrong.
    fn edit_position(&mut self, line: &str) -> Vec<Effect> {
        self.dialogs.clear();
        self.open_editor();
        self.paste_into_line(line)
    }
}

/// Whether a text is meant as FEN: its first word has eight ranks.
fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.matches('/').count() == 7
}
