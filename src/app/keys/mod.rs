//! Which key does what, where: the one table that binds the keys, labels the buttons and fills the
//! list of all keys.

mod arrange;
mod bindings;
mod clocks;
mod hands;
mod library;
mod listed;
mod menu;
mod text;

pub use listed::{Line, all, menu, works};

use super::command::Command;
use super::form::Widget;
use super::table::Hand;
use super::text_field::Edit;
use super::{App, Dialog, Screen};

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    /// A key that types this character, small if it is a letter.
    Char(char),
    Enter,
    Escape,
    Tab,
    Backspace,
    Delete,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    F11,
}

/// A key with what is held beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroke {
    /// The key.
    pub key: Key,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Ctrl is held.
    pub ctrl: bool,
}

/// A key going down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The key.
    pub stroke: Stroke,
    /// The character that it types where text is edited.
    pub text: Option<char>,
    /// Whether the key is held down and this is a repetition.
    pub repeat: bool,
}

/// A key and what it does.
#[derive(Debug)]
pub struct Binding {
    stroke: Stroke,
    /// What the key is called on a key cap; empty for a key that needs no mention.
    pub cap: &'static str,
    /// What it does, for a button or the list of keys.
    pub does: &'static str,
    /// The command.
    pub command: Command,
}

/// A state of the program in which certain keys do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Context {
    /// Everywhere but in dialogs.
    Anywhere,
    /// On the start screen.
    Start,
    /// While a game goes on.
    Game,
    /// While a game goes on: its clocks.
    Clocks,
    /// While a question stands.
    Question,
    /// While a pawn waits to be promoted.
    Promotion,
    /// After the end of a game.
    Ended,
    /// While a saved game is looked through.
    Review,
    /// Wherever there is a game.
    Table,
    /// In the menu: its lines.
    Menu,
    /// In the menu: moving through it.
    MenuMoves,
    /// While all keys are shown.
    Keys,
    /// In a form.
    Form,
    /// In a form, on a choice.
    Choice,
    /// In a form, on a button.
    Button,
    /// Where text is edited.
    Text,
    /// While a game goes on: the ways to move without a mouse.
    Hands,
    /// While the board has the focus.
    Board,
    /// While a pawn waits to be promoted: moving through what it can become.
    Chooser,
    /// In the line in which a move is typed.
    Line,
    /// In the menu: moving through it by Tab.
    MenuTabs,
    /// In the board editor, on its board.
    Arrange,
    /// In the settings.
    Settings,
    /// In a list of games.
    Library,
    /// In the search line of such a list.
    SearchLine,
    /// In a list: moving through its rows.
    Rows,
    /// Wherever games from elsewhere are opened.
    Opening,
    /// Wherever a game is shown that can be copied.
    Copying,
    /// In the line for a path.
    PathLine,
}

/// The keys of a context.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Anywhere => &bindings::ANYWHERE,
        Context::Start => &bindings::START,
        Context::Game => &bindings::GAME,
        Context::Clocks => &clocks::CLOCKS,
        Context::Question => &bindings::QUESTION,
        Context::Promotion => &bindings::PROMOTION,
        Context::Ended => &bindings::ENDED,
        Context::Review => &bindings::REVIEW,
        Context::Table => &bindings::TABLE,
        Context::Menu => &menu::MENU,
        Context::MenuMoves => &menu::MENU_MOVES,
        Context::Keys => &bindings::KEYS,
        Context::Form => &bindings::FORM,
        Context::Choice => &bindings::CHOICE,
        Context::Button => &bindings::BUTTON,
        Context::Text => &text::TEXT,
        Context::Hands => &hands::HANDS,
        Context::Board => &hands::BOARD,
        Context::Chooser => &hands::CHOOSER,
        Context::Line => &hands::LINE,
        Context::MenuTabs => &hands::MENU_TABS,
        Context::Arrange => &arrange::ARRANGE,
        Context::Settings => &bindings::SETTINGS,
        Context::Library => &library::GAMES,
        Context::SearchLine => &library::SEARCH_LINE,
        Context::Rows => &library::ROWS,
        Context::Opening => &library::OPENING,
        Context::Copying => &library::COPYING,
        Context::PathLine => &library::PATH_LINE,
    }
}

/// The contexts whose keys work now; of two bindings of one key the earlier context's holds.
pub fn contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.dialog() {
        Some(Dialog::Menu { .. }) => &[Menu, MenuMoves, MenuTabs],
        Some(Dialog::Keys) => &[Keys],
        _ => contexts_below(app),
    }
}

/// The contexts of what lies below the menu and the list of keys.
fn contexts_below(app: &App) -> &'static [Context] {
    match app.form_dialog() {
        Some(Dialog::Settings(_)) => settings_contexts(app),
        Some(_) => form_contexts(app),
        None => screen_contexts(app),
    }
}

/// A game beside the settings goes on, and what stands between its players can be answered.
fn settings_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match &app.screen {
        Screen::Play(table) if table.game.question().is_some() => {
            &[Question, Choice, Form, Settings, Clocks]
        }
        Screen::Play(table) if table.game.outcome().is_none() => &[Choice, Form, Settings, Clocks],
        _ => &[Choice, Form, Settings],
    }
}

fn form_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.form().and_then(|form| form.focused_widget()) {
        Some(Widget::Text { .. }) if app.asks_for_path() => &[PathLine, Text, Form],
        Some(Widget::Squares) => &[Arrange, Form],
        Some(Widget::Text { .. }) => &[Text, Form],
        Some(Widget::Button { .. }) => &[Button, Choice, Form],
        _ => &[Choice, Form],
    }
}

fn screen_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match &app.screen {
        Screen::Start => &[Start, Opening, Anywhere],
        Screen::Review(_) => &[Review, Table, Copying, Opening, Anywhere],
        Screen::Library(library) if library.searching => &[SearchLine, Rows, Text],
        Screen::Library(_) => &[Library, Rows, Copying, Opening, Anywhere],
        Screen::Play(table) if table.typed.is_some() => &[Line, Text],
        Screen::Play(table) if matches!(table.hand, Hand::Promoting { .. }) => &[
            Promotion, Chooser, Game, Clocks, Table, Copying, Opening, Anywhere,
        ],
        Screen::Play(table) if table.game.outcome().is_some() => match table.game.question() {
            Some(_) => &[Question, Ended, Table, Copying, Opening, Anywhere],
            None => &[Ended, Table, Copying, Opening, Anywhere],
        },
        Screen::Play(table) => match (table.game.question(), table.cursor()) {
            (Some(_), Some(_)) => &[
                Question, Board, Game, Clocks, Table, Copying, Opening, Anywhere,
            ],
            (Some(_), None) => &[
                Question, Game, Clocks, Hands, Table, Copying, Opening, Anywhere,
            ],
            (None, Some(_)) => &[Board, Game, Clocks, Table, Copying, Opening, Anywhere],
            (None, None) => &[Game, Clocks, Hands, Table, Copying, Opening, Anywhere],
        },
    }
}

/// What a key does now. A key held down repeats only where it steps through something or edits text.
pub fn command(app: &App, press: KeyPress) -> Option<Command> {
    if let Some(typed) = press.text
        && app.edited_text().is_some()
    {
        return Some(Command::Edit(Edit::Insert(typed.to_string())));
    }
    let bindings = || contexts(app).iter().flat_map(|&context| bindings(context));
    let exact = bindings().find(|binding| binding.stroke == press.stroke);
    let binding = exact.or_else(|| bindings().find(|binding| binding.is_meant_by(press.stroke)))?;
    (binding.command.repeats() || !press.repeat).then(|| binding.command.clone())
}

/// What the key with this cap does now.
pub fn command_of(app: &App, cap: &str) -> Option<&'static Command> {
    let mut bindings = contexts(app).iter().flat_map(|&context| bindings(context));
    let binding = bindings.find(|binding| binding.cap == cap)?;
    Some(&binding.command)
}

impl Binding {
    /// Whether a stroke that is none of the table means this one: Shift makes a difference to letters
    /// only, since other characters need it on some keyboards.
    fn is_meant_by(&self, stroke: Stroke) -> bool {
        let is_letter = matches!(stroke.key, Key::Char(c) if c.is_alphabetic());
        let Stroke { key, ctrl, .. } = self.stroke;
        !is_letter && key == stroke.key && ctrl == stroke.ctrl
    }
}
