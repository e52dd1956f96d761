//! States of the program in which certain keys do something.

use crate::app::board::Hand;
use crate::app::forms::Widget;
use crate::app::menu::Dialog;
use crate::app::{App, Screen};

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
    /// In a review.
    Review,
    /// Where a comment is typed.
    CommentLine,
    /// In the menu of a review: its lines.
    ReviewMenu,
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

impl Context {
    /// All of them.
    pub const ALL: [Context; 29] = {
        use Context::*;
        [
            Anywhere, Start, Game, Clocks, Question, Promotion, Ended, Review, Table, Menu,
            MenuMoves, Keys, Form, Choice, Button, Text, Hands, Board, Chooser, Line, MenuTabs,
            Arrange, Settings, Library, SearchLine, Rows, Opening, Copying, PathLine,
        ]
    };
}

/// The contexts whose keys work now; of two bindings of one key the earlier context's holds.
pub fn contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.dialog() {
        Some(Dialog::Menu { .. }) if app.review().is_some() => &[ReviewMenu, MenuMoves, MenuTabs],
        Some(Dialog::Menu { .. }) => &[Menu, MenuMoves, MenuTabs],
        Some(Dialog::Keys) => &[Keys],
        _ => contexts_below(app),
    }
}

/// The contexts of what lies below the menu and the list of keys.
pub(super) fn contexts_below(app: &App) -> &'static [Context] {
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
        Screen::Play(table) if table.game().question().is_some() => {
            &[Question, Choice, Form, Settings, Clocks]
        }
        Screen::Play(table) if table.game().outcome().is_none() => {
            &[Choice, Form, Settings, Clocks]
        }
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
        Screen::Review(review) if review.typed_comment().is_some() => &[CommentLine, Text],
        Screen::Review(review) if review.input().typed().is_some() => &[Line, Text],
        Screen::Review(review) if matches!(review.input().hand(), Hand::Promoting { .. }) => &[
            Promotion, Chooser, Review, Table, Copying, Opening, Anywhere,
        ],
        Screen::Review(review) if review.input().cursor().is_some() => {
            &[Board, Review, Table, Copying, Opening, Anywhere]
        }
        Screen::Review(_) => &[Review, Table, Copying, Opening, Anywhere],
        Screen::Library(library) if library.is_searching() => &[SearchLine, Rows, Text],
        Screen::Library(_) => &[Library, Rows, Copying, Opening, Anywhere],
        Screen::Play(table) if table.input().typed().is_some() => &[Line, Text],
        Screen::Play(table) if matches!(table.input().hand(), Hand::Promoting { .. }) => &[
            Promotion, Chooser, Game, Clocks, Table, Copying, Opening, Anywhere,
        ],
        Screen::Play(table) if table.game().outcome().is_some() => match table.game().question() {
            Some(_) => &[Question, Ended, Table, Copying, Opening, Anywhere],
            None => &[Ended, Table, Copying, Opening, Anywhere],
        },
        Screen::Play(table) => match (table.game().question(), table.cursor()) {
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
