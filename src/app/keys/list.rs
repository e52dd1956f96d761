//! The content of the menu and of the list of keys.

use super::binding::Binding;
use super::context::bindings;
use super::context::{Context, contexts_below};
use super::key::{Cap, Modifier};
use super::lookup::is_typed;
use super::menu::{ENDED_MENU, GAME_MENU, MENU};
use super::pair::KeyPair;
use super::review::{MOVE_MENU, PACE_MENU, REVIEW_MENU};
use super::works::works;
use crate::app::App;
use crate::app::board::BoardCommand;
use crate::app::command::Command;
use crate::app::library::LibraryCommand;
use crate::app::menu::{MenuCommand, MenuKind};
use crate::app::play::{EscTarget, PlayCommand};

/// An entry in the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its keys.
    pub caps: Vec<Cap>,
    /// What the keys do.
    pub action: Action,
}

/// What keys do, as shown in the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Give a command in a context.
    Command(Context, Command),
    /// Close what is open in a game.
    Close(EscTarget),
    /// Make marks red, while the right button draws.
    DrawRed,
    /// Make them blue.
    DrawBlue,
    /// Give one of two commands that belong together.
    Both(KeyPair),
}

impl Action {
    /// What a key does. In a game, Esc opens the menu only if there is nothing to close.
    pub(super) fn of(app: &App, context: Context, command: &Command) -> Action {
        let open = match (context, command) {
            (Context::Anywhere, Command::Escape) => app.esc_target(),
            _ => None,
        };
        match open {
            // Other keys do the same, and share its entry.
            Some(EscTarget::Question) => {
                Action::Command(Context::Question, PlayCommand::Answer(false).into())
            }
            Some(EscTarget::Board) => Action::Command(Context::Board, BoardCommand::Focus.into()),
            Some(open) => Action::Close(open),
            None if (context, command) == (Context::SearchLine, &Command::Escape) => {
                Action::Command(context, LibraryCommand::Search.into())
            }
            None => Action::Command(context, command.clone()),
        }
    }

    /// Whether two actions are the same. A command is the same in every context.
    pub(super) fn is_same(&self, other: &Action) -> bool {
        match (self, other) {
            (Action::Command(_, one), Action::Command(_, other)) => one == other,
            _ => self == other,
        }
    }
}

/// The lines of the menu.
pub fn menu(app: &App) -> Vec<&'static Binding> {
    let (first, rest) = MENU.split_at(1);
    let ended = ENDED_MENU.iter().filter(|_| app.has_game_ended());
    let during = GAME_MENU
        .iter()
        .filter(|_| app.game_in_progress().is_some());
    let lines: Vec<&Binding> = match app.review() {
        Some(_) if app.shows_menu(MenuKind::OfMove) => lines_of(MOVE_MENU).collect(),
        Some(_) if app.shows_menu(MenuKind::Paces) => lines_of(PACE_MENU).collect(),
        Some(_) => REVIEW_MENU.iter().collect(),
        None => first
            .iter()
            .chain(ended)
            .chain(during)
            .chain(rest)
            .collect(),
    };
    let works = |line: &&Binding| works(app, &line.command);
    lines.into_iter().filter(works).collect()
}

/// The keys that have a line in a small menu.
fn lines_of(keys: &'static [Binding]) -> impl Iterator<Item = &'static Binding> {
    keys.iter().filter(|key| {
        !matches!(
            key.command,
            Command::Escape | Command::Menu(MenuCommand::ChooseLine(_))
        )
    })
}

/// The modifiers that choose the colour of a mark; they are no bindings.
const MARKS: [(&[Modifier], Action); 2] = [
    (&[Modifier::Shift], Action::DrawRed),
    (&[Modifier::Ctrl, Modifier::Alt], Action::DrawBlue),
];

/// The entries of the list of keys: every action that works now, once, with all its keys.
pub fn list(app: &App) -> Vec<Entry> {
    let now = contexts_below(app);
    let mut known = Vec::new();
    let mut lines: Vec<Entry> = Vec::new();
    let in_context = |&context: &Context| bindings(context).iter().map(move |it| (context, it));
    for (context, binding) in now.iter().flat_map(in_context) {
        // If a key is bound twice, the first binding counts.
        if known.contains(&binding.stroke) || is_typed(now, binding) {
            continue;
        }
        known.push(binding.stroke);
        let Some(cap) = binding.cap.filter(|_| works(app, &binding.command)) else {
            continue;
        };
        let action = Action::of(app, context, &binding.command);
        match lines.iter_mut().find(|line| line.action.is_same(&action)) {
            Some(line) => line.caps.push(cap),
            None => lines.push(Entry {
                caps: vec![cap],
                action,
            }),
        }
    }
    if now.contains(&Context::GameShown) {
        lines.extend(MARKS.map(|(modifiers, action)| Entry {
            caps: modifiers.iter().copied().map(Cap::Modifier).collect(),
            action,
        }));
    }
    lines
}
