//! The clipboard: copying games and positions, and pasting texts.

use super::App;
use super::effect::Effect;
use super::file_task::ListRequest;
use super::forms::{Edit, FieldId, FormCommand};
use super::menu::Dialog;
use super::notice::Notice;
use crate::notation::fen;
use crate::storage::library::Source;

impl App {
    pub(super) fn copy_game(&mut self) -> Vec<Effect> {
        let copied = self.text_shown().map(Effect::CopyGame);
        self.copied(copied, Notice::GameCopied)
    }

    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        let text = self.game_shown().map(|(_, position)| fen::write(position));
        self.copied(text.map(Effect::Copy), Notice::PositionCopied)
    }

    fn copied(&mut self, copied: Option<Effect>, notice: Notice) -> Vec<Effect> {
        self.notice = copied.is_some().then_some(notice);
        copied.into_iter().collect()
    }

    /// Reads the clipboard, to insert it into the edited text or else to open it.
    pub(super) fn ask_for_paste(&mut self) -> Vec<Effect> {
        let is_edited = self.edited_text().is_some() || self.form().is_some();
        if is_edited || !self.refuses_to_leave() {
            vec![Effect::Paste]
        } else {
            Vec::new()
        }
    }

    /// Replaces the selected text. In the board editor the text is read as a position, whatever has the
    /// focus; where no text is edited, it is opened.
    pub(super) fn paste(&mut self, text: String) -> Vec<Effect> {
        if text.trim().is_empty() {
            self.notice = Some(Notice::ClipboardEmpty);
            Vec::new()
        } else if self.dialogs.is_empty() && self.look_for_pasted(&text) {
            Vec::new()
        } else if self.dialogs.is_empty() && self.edited_text().is_none() {
            self.open_text(text)
        } else {
            self.paste_into_line(text)
        }
    }

    fn paste_into_line(&mut self, text: String) -> Vec<Effect> {
        if let Some(Dialog::Editor(editor)) = self.dialogs.last_mut()
            && editor.form.focus != FieldId::Fen
        {
            editor.form.focus_on(FieldId::Fen);
        }
        self.change_field(FormCommand::Edit(Edit::Insert(text)))
    }

    /// Opens a text: a position in the board editor, anything else as PGN.
    fn open_text(&mut self, text: String) -> Vec<Effect> {
        if self.refuses_another_game() {
            return Vec::new();
        }
        if is_position(&text) {
            self.dialogs.clear();
            self.open_editor();
            return self.paste_into_line(text.trim().to_string());
        }
        let text = self.settings.language().spelling().in_english(text);
        vec![Effect::List(ListRequest::Open(Source::Text(text.into())))]
    }
}

/// Whether a text looks like FEN, so that it is told what is wrong with it: its first word has eight ranks, or about as many
/// with nothing but pieces and numbers.
fn is_position(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    let is_placed = |symbol: char| {
        let piece = symbol.to_ascii_lowercase();
        matches!(piece, '/' | '1'..='8' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k')
    };
    match first.matches('/').count() {
        7 => true,
        5.. => first.chars().all(is_placed),
        _ => false,
    }
}
