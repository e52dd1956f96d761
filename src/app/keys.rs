//! Which key does what, where: the one table that binds the keys, labels the buttons and fills the
//! list of all keys.

use super::command::{Command, Step};
use super::table::Hand;
use super::{App, Dialog, Screen};
use crate::rules::Role;

/// A key of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Key {
    /// A key that types this character, small if it is a letter.
    Char(char),
    Enter,
    Escape,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    F1,
    F11,
}

/// A key going down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress {
    /// The key.
    pub key: Key,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether the key is held down and this is a repetition.
    pub repeat: bool,
}

/// A key and what it does.
#[derive(Debug)]
pub struct Binding {
    key: Key,
    shift: bool,
    /// What the key is called on a key cap.
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
}

const fn bind(key: Key, cap: &'static str, does: &'static str, command: Command) -> Binding {
    Binding {
        key,
        shift: false,
        cap,
        does,
        command,
    }
}

static ANYWHERE: [Binding; 4] = [
    bind(Key::Char('?'), "?", "All keys", Command::AllKeys),
    bind(Key::F1, "F1", "All keys", Command::AllKeys),
    bind(Key::F11, "F11", "Full screen", Command::FullScreen),
    bind(Key::Escape, "Esc", "Menu", Command::Escape),
];

static START: [Binding; 3] = [
    bind(Key::Char('s'), "S", "Start a new game", Command::NewGame),
    bind(Key::Char('c'), "C", "Continue the game", Command::Continue),
    bind(Key::Char('l'), "L", "Load the last game", Command::LoadLast),
];

static GAME: [Binding; 5] = [
    bind(Key::Char('t'), "T", "Take back", Command::TakeBack),
    Binding {
        key: Key::Char('t'),
        shift: true,
        cap: "Shift T",
        does: "Play again",
        command: Command::Replay,
    },
    bind(Key::Char('d'), "D", "Draw", Command::Draw),
    bind(Key::Char('g'), "G", "Resign", Command::Resign),
    bind(
        Key::Char('s'),
        "S",
        "New game (when this is over)",
        Command::NewGame,
    ),
];

static QUESTION: [Binding; 2] = [
    bind(Key::Char('y'), "Y", "Yes", Command::Answer(true)),
    bind(Key::Char('n'), "N", "No", Command::Answer(false)),
];

static PROMOTION: [Binding; 4] = [
    bind(
        Key::Char('q'),
        "Q",
        "Promote to a queen",
        Command::Promote(Role::Queen),
    ),
    bind(
        Key::Char('r'),
        "R",
        "Promote to a rook",
        Command::Promote(Role::Rook),
    ),
    bind(
        Key::Char('b'),
        "B",
        "Promote to a bishop",
        Command::Promote(Role::Bishop),
    ),
    bind(
        Key::Char('n'),
        "N",
        "Promote to a knight",
        Command::Promote(Role::Knight),
    ),
];

static ENDED: [Binding; 4] = [
    bind(Key::Char('r'), "R", "Rematch", Command::Rematch),
    bind(Key::Char('s'), "S", "New game", Command::NewGame),
    bind(Key::Char('l'), "L", "Review", Command::LoadLast),
    bind(Key::Char('t'), "T", "Take back", Command::TakeBack),
];

static REVIEW: [Binding; 1] = [bind(Key::Escape, "Esc", "Close", Command::Escape)];

static TABLE: [Binding; 5] = [
    bind(Key::Char('f'), "F", "Flip", Command::Flip),
    bind(
        Key::Home,
        "Home",
        "First position",
        Command::Show(Step::First),
    ),
    bind(Key::Left, "←", "One move back", Command::Show(Step::Back)),
    bind(Key::Right, "→", "One move on", Command::Show(Step::Forward)),
    bind(Key::End, "End", "Last position", Command::Show(Step::Last)),
];

/// The lines of the menu.
static MENU: [Binding; 5] = [
    bind(Key::Escape, "Esc", "Back", Command::Escape),
    bind(Key::Char('?'), "?", "All keys", Command::AllKeys),
    bind(Key::F11, "F11", "Full screen", Command::FullScreen),
    bind(Key::Char('s'), "S", "Start screen", Command::LeaveToStart),
    bind(Key::Char('q'), "Q", "Quit", Command::Quit),
];

/// The way through the menu.
static MENU_MOVES: [Binding; 4] = [
    bind(Key::Up, "↑", "Line above", Command::ChooseLine(Step::Back)),
    bind(
        Key::Down,
        "↓",
        "Line below",
        Command::ChooseLine(Step::Forward),
    ),
    bind(Key::Enter, "Enter", "Do it", Command::TakeLine),
    bind(Key::F1, "F1", "All keys", Command::AllKeys),
];

static KEYS: [Binding; 4] = [
    bind(Key::Escape, "Esc", "Close", Command::Escape),
    bind(Key::Char('?'), "?", "Close", Command::Escape),
    bind(Key::F1, "F1", "Close", Command::Escape),
    bind(Key::Enter, "Enter", "Close", Command::Escape),
];

/// The keys of a context.
pub fn bindings(context: Context) -> &'static [Binding] {
    match context {
        Context::Anywhere => &ANYWHERE,
        Context::Start => &START,
        Context::Game => &GAME,
        Context::Question => &QUESTION,
        Context::Promotion => &PROMOTION,
        Context::Ended => &ENDED,
        Context::Review => &REVIEW,
        Context::Table => &TABLE,
        Context::Menu => &MENU,
        Context::MenuMoves => &MENU_MOVES,
        Context::Keys => &KEYS,
    }
}

/// The contexts whose keys work now; of two bindings of one key the earlier context's holds.
pub fn contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.dialog {
        Some(Dialog::Menu { .. }) => &[Menu, MenuMoves],
        Some(Dialog::Keys) => &[Keys],
        None => screen_contexts(app),
    }
}

fn screen_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match &app.screen {
        Screen::Start => &[Start, Anywhere],
        Screen::Review(_) => &[Review, Table, Anywhere],
        Screen::Play(table) if matches!(table.hand, Hand::Promoting { .. }) => {
            &[Promotion, Game, Table, Anywhere]
        }
        Screen::Play(table) if table.game.question().is_some() => {
            &[Question, Game, Table, Anywhere]
        }
        Screen::Play(table) if table.game.outcome().is_some() => &[Ended, Table, Anywhere],
        Screen::Play(_) => &[Game, Table, Anywhere],
    }
}

/// What a key does now. A key held down repeats only where it steps through something.
pub fn command(app: &App, press: KeyPress) -> Option<Command> {
    let binding = contexts(app)
        .iter()
        .flat_map(|&context| bindings(context))
        // Characters that need Shift on some keyboards are meant whether it is held or not.
        .find(|binding| {
            let letter = matches!(press.key, Key::Char(c) if c.is_alphabetic());
            binding.key == press.key && (!letter || binding.shift == press.shift)
        })?;
    let steps = matches!(binding.command, Command::Show(_) | Command::ChooseLine(_));
    (steps || !press.repeat).then(|| binding.command.clone())
}

/// The lines of the menu.
pub fn menu(app: &App) -> Vec<&'static Binding> {
    let at_start = matches!(app.screen, Screen::Start);
    MENU.iter()
        .filter(|line| !at_start || line.command != Command::LeaveToStart)
        .collect()
}

/// The keys to be listed for the screen that is open, whatever its moment.
pub fn all(app: &App) -> Vec<&'static Binding> {
    use Context::*;
    let contexts: &[Context] = match &app.screen {
        Screen::Start => &[Start, Anywhere],
        Screen::Review(_) => &[Table, Anywhere],
        Screen::Play(table) if table.game.outcome().is_some() => &[Ended, Table, Anywhere],
        Screen::Play(_) => &[Game, Question, Promotion, Table, Anywhere],
    };
    contexts.iter().flat_map(|&c| bindings(c)).collect()
}
