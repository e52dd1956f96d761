//! What lies over a screen: the menu, the list of all keys, forms.

use super::command::{Command, Effect};
use super::form::{FieldId, Form, Widget};
use super::keys;
use super::library_words::grouped;
use super::new_game::NewGame;
use super::path_line::PathLine;
use super::play_command::PlayCommand;
use super::setup::Editor;
use super::step::Step;
use super::table::{Hand, Table};
use super::text_field::{Edit, Motion, TextField};
use super::{App, Now, Screen};

/// What lies over the screen and takes the keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu, with what Enter does. The lines depend on the state of the game, so that no number
    /// stands for the same line all the time.
    Menu {
        /// The command of the chosen line.
        chosen: Command,
    },
    /// All keys of what lies below.
    Keys,
    /// What a new game is to be; in the place of the panel.
    NewGame(Box<NewGame>),
    /// A position being set up; in the place of the panel, and on the board.
    Editor(Box<Editor>),
    /// What the players like; in the place of the panel.
    Settings(Box<Form>),
    /// The path of a file; in the place of the panel.
    Path(Box<PathLine>),
}

impl Dialog {
    /// The form, if it is one.
    pub fn form(&self) -> Option<&Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&new_game.form),
            Dialog::Editor(editor) => Some(&editor.form),
            Dialog::Settings(form) => Some(form),
            Dialog::Path(line) => Some(&line.form),
            Dialog::Menu { .. } | Dialog::Keys => None,
        }
    }

    pub(super) fn form_mut(&mut self) -> Option<&mut Form> {
        match self {
            Dialog::NewGame(new_game) => Some(&mut new_game.form),
            Dialog::Editor(editor) => Some(&mut editor.form),
            Dialog::Settings(form) => Some(form),
            Dialog::Path(line) => Some(&mut line.form),
            Dialog::Menu { .. } | Dialog::Keys => None,
        }
    }
}

/// What Esc closes in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Open {
    /// A piece or a typed move in hand.
    Hand,
    /// A question.
    Question,
    /// An earlier position.
    Past,
    /// The board has the focus.
    Board,
}

impl Open {
    /// What closing it is called.
    pub(super) const fn closing(self) -> &'static str {
        match self {
            Open::Hand => "Put it back",
            Open::Question => "No",
            Open::Past => "Back to the game",
            Open::Board => "Leave the board",
        }
    }
}

impl Table {
    /// What Esc closes first, if anything is open.
    pub(super) fn topmost(&self) -> Option<Open> {
        let open = [
            (self.hand != Hand::Empty || self.typed.is_some(), Open::Hand),
            (self.game.question().is_some(), Open::Question),
            (self.is_looking_back(), Open::Past),
            (self.cursor().is_some(), Open::Board),
        ];
        open.into_iter()
            .find(|(is_open, _)| *is_open)
            .map(|(_, open)| open)
    }
}

impl App {
    /// What takes the keys, if it is not the screen.
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialogs.last()
    }

    /// The dialog with a form that is open, be it under a list of its keys.
    pub fn form_dialog(&self) -> Option<&Dialog> {
        let mut dialogs = self.dialogs.iter().rev();
        dialogs.find(|dialog| dialog.form().is_some())
    }

    /// The form that is open, be it under a list of its keys.
    pub fn form(&self) -> Option<&Form> {
        self.form_dialog()?.form()
    }

    /// Whether the form that is open is that of the settings.
    pub fn shows_settings(&self) -> bool {
        matches!(self.form_dialog(), Some(Dialog::Settings(_)))
    }

    /// Whether the form that is open is a line for a path.
    pub fn asks_for_path(&self) -> bool {
        matches!(self.form_dialog(), Some(Dialog::Path(_)))
    }

    /// The text that takes what is typed.
    pub fn edited_text(&self) -> Option<&TextField> {
        match self.dialog() {
            Some(dialog) => dialog.form()?.focused_text(),
            None => match &self.screen {
                Screen::Library(library) => Some(&library.search).filter(|_| library.searching),
                _ => Some(&self.table()?.typed.as_ref()?.field),
            },
        }
    }

    pub(super) fn toggle_keys(&mut self) {
        match self.dialog() {
            Some(Dialog::Keys) => drop(self.dialogs.pop()),
            _ => self.dialogs.push(Dialog::Keys),
        }
    }

    /// Does with the form on top, or with the line in which a move is typed, what a command for
    /// forms says. Where a line has no room for all that is put in, that is said.
    pub(super) fn fill_in(&mut self, command: Command) -> Vec<Effect> {
        let room = self.room_exceeded_by(&command);
        let effects = self.change_field(command);
        if let Some(room) = room {
            let room = grouped(room);
            self.show_fault(format!(
                "There is room for {room} letters here; the rest was left out."
            ));
        }
        effects
    }

    /// The room of the line that is edited, if a command puts in more.
    fn room_exceeded_by(&self, command: &Command) -> Option<usize> {
        let Command::Edit(edit) = command else {
            return None;
        };
        let field = self.edited_text()?;
        field.overflows(edit).then_some(field.room())
    }

    fn change_field(&mut self, command: Command) -> Vec<Effect> {
        if self.dialogs.is_empty() {
            return self.edit_line(command);
        }
        let Some(form) = self.dialogs.last_mut().and_then(Dialog::form_mut) else {
            return Vec::new();
        };
        let typed = matches!(&command, Command::Edit(Edit::Insert(text)) if !text.is_empty());
        match command {
            Command::Focus(step) => form.step_focus(step),
            Command::Choose(id, number) => {
                form.focus_on(id);
                form.choose(id, Some(number));
            }
            Command::StepChoice(step) => form.step_choice(step),
            Command::Activate => form.choose_next(),
            Command::PlaceCaret { id, place, select } => place_caret(form, id, place, select),
            Command::Edit(edit) => form.edit(edit),
            _ => {}
        }
        match self.dialogs.last_mut() {
            Some(Dialog::NewGame(new_game)) => {
                new_game.revise(&self.settings);
                if typed {
                    new_game.suggest(&self.settings.names);
                }
            }
            Some(Dialog::Editor(editor)) => editor.revise(),
            Some(Dialog::Path(line)) => return line.revise(),
            _ => {}
        }
        self.apply_settings()
    }

    /// Does it with the line that is edited on the screen itself.
    fn edit_line(&mut self, command: Command) -> Vec<Effect> {
        match &self.screen {
            Screen::Library(_) => self.edit_search(command),
            _ => {
                self.edit_typed(command);
                Vec::new()
            }
        }
    }

    /// Puts text from the clipboard in the place of the selected text. In the board editor it is a
    /// position, whatever has the focus; where no text is edited, it is opened.
    pub(super) fn paste(&mut self, text: String) -> Vec<Effect> {
        if self.dialogs.is_empty() && self.edited_text().is_none() {
            return self.open_text(text);
        }
        self.paste_into_line(&text)
    }

    pub(super) fn paste_into_line(&mut self, text: &str) -> Vec<Effect> {
        if let Some(Dialog::Editor(editor)) = self.dialogs.last_mut()
            && editor.form.focus != FieldId::Fen
        {
            editor.form.focus_on(FieldId::Fen);
        }
        self.fill_in(Command::Edit(Edit::Insert(text.to_string())))
    }

    /// Presses the button with the focus; what is not a button takes its next state.
    pub(super) fn activate(&mut self, now: Now) -> Vec<Effect> {
        let form = self.dialogs.last().and_then(Dialog::form);
        match form.and_then(Form::focused_widget) {
            Some(Widget::Button { command, .. }) => self.update(command.clone(), now),
            _ => self.fill_in(Command::Activate),
        }
    }

    /// Ends the form on top, or the line in which a move is typed, by doing what it is for.
    pub(super) fn submit(&mut self, now: Now) -> Vec<Effect> {
        match self.dialogs.last() {
            Some(Dialog::Editor(_)) => self.take_position(),
            Some(Dialog::NewGame(new_game)) => self.start_game(new_game.clone(), now),
            Some(Dialog::Path(_)) => self.take_path(),
            Some(Dialog::Settings(_)) => {
                self.dialogs.pop();
                Vec::new()
            }
            Some(_) => Vec::new(),
            None => self.play(PlayCommand::PlayTyped, now),
        }
    }

    /// Puts the selected text on the clipboard; cutting takes it away as well.
    pub(super) fn copy_text(&mut self, cut: bool) -> Vec<Effect> {
        let selected = self.edited_text().map(|field| field.selected().to_string());
        let Some(text) = selected.filter(|text| !text.is_empty()) else {
            return Vec::new();
        };
        if cut {
            self.fill_in(Command::Edit(Edit::Insert(String::new())));
        }
        vec![Effect::Copy(text)]
    }

    /// Closes what is open, from the top; with nothing open, opens the menu.
    pub(super) fn escape(&mut self, now: Now) -> Vec<Effect> {
        if self.dialogs.pop().is_some() {
            return Vec::new();
        }
        if let Some(effects) = self.rest_in_library() {
            return effects;
        }
        match &mut self.screen {
            Screen::Review(_) if self.shelf.is_some() => {
                self.return_to_list();
                return Vec::new();
            }
            Screen::Review(_) | Screen::Library(_) => return self.leave(now),
            Screen::Play(table) => match table.topmost() {
                Some(Open::Hand) => table.put_down(),
                Some(Open::Question) => return self.play(PlayCommand::Answer(false), now),
                Some(Open::Past) => table.return_to_game(),
                Some(Open::Board) => drop(table.cursor.take()),
                None => self.open_menu(),
            },
            Screen::Start => self.open_menu(),
        }
        Vec::new()
    }

    fn open_menu(&mut self) {
        let chosen = Command::Escape;
        self.dialogs.push(Dialog::Menu { chosen });
    }

    /// Closes the menu, if it is open: what was chosen in it is done.
    pub(super) fn close_menu(&mut self) {
        self.dialogs
            .pop_if(|top| matches!(top, Dialog::Menu { .. }));
    }

    /// The number of the menu's line that is chosen, counted from 0: the first, where the chosen one has
    /// left the menu.
    pub fn chosen_line(&self) -> usize {
        let Some(Dialog::Menu { chosen }) = self.dialog() else {
            return 0;
        };
        let lines = keys::menu(self);
        let at = lines.iter().position(|line| line.command == *chosen);
        at.unwrap_or(0)
    }

    pub(super) fn choose_line(&mut self, step: Step) {
        let lines = keys::menu(self);
        let next = step.from(self.chosen_line(), lines.len().saturating_sub(1));
        if let Some(Dialog::Menu { chosen }) = self.dialogs.last_mut()
            && let Some(line) = lines.get(next)
        {
            *chosen = line.command.clone();
        }
    }

    pub(super) fn take_line(&mut self, now: Now) -> Vec<Effect> {
        let line = keys::menu(self).get(self.chosen_line()).copied();
        match line {
            Some(line) => self.take(line.command.clone(), now),
            None => Vec::new(),
        }
    }

    /// Closes the menu and does what was chosen; "Back" is done with that.
    fn take(&mut self, command: Command, now: Now) -> Vec<Effect> {
        self.dialogs.clear();
        match command {
            Command::Escape => Vec::new(),
            command => self.update(command, now),
        }
    }
}

fn place_caret(form: &mut Form, id: FieldId, place: usize, select: bool) {
    if form.focus != id {
        form.focus_on(id);
    }
    let to = Motion::To(place);
    form.edit(Edit::Move { to, select });
}
