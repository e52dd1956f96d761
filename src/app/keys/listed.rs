//! What the menu and the list of keys show: what can be done at this moment.

use super::menu::MENU;
use super::{Binding, Context, bindings, contexts_below};
use crate::app::command::Command;
use crate::app::dialog::Open;
use crate::app::library::Library;
use crate::app::play_command::PlayCommand;
use crate::app::{App, Screen};
use crate::game::{Game, Question};

/// A line of the list of keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The keys that do it, as they are called on key caps.
    pub caps: Vec<&'static str>,
    /// What they do.
    pub does: &'static str,
}

/// The lines of the menu.
pub fn menu(app: &App) -> Vec<&'static Binding> {
    let lines = MENU.iter();
    lines.filter(|line| works(app, &line.command)).collect()
}

/// What is held beside the right button, and does nothing by itself.
const MARKS: [(&[&str], &str); 2] = [
    (&["Shift"], "Right button draws red"),
    (&["Ctrl", "Alt"], "Right button draws blue"),
];

/// The keys of what is open, without those that would only be told why not. Each thing that they do
/// stands there once.
pub fn all(app: &App) -> Vec<Line> {
    let now = contexts_below(app);
    let mut known = Vec::new();
    let mut lines: Vec<Line> = Vec::new();
    let in_context = |&context: &Context| bindings(context).iter().map(move |it| (context, it));
    for (context, binding) in now.iter().flat_map(in_context) {
        // Of two bindings of one key the first holds.
        if known.contains(&binding.stroke) {
            continue;
        }
        known.push(binding.stroke);
        if binding.cap.is_empty() || !works(app, &binding.command) {
            continue;
        }
        let does = words(app, context, binding);
        match lines.iter_mut().find(|line| line.does == does) {
            Some(line) => line.caps.push(binding.cap),
            None => lines.push(Line {
                caps: vec![binding.cap],
                does,
            }),
        }
    }
    if now.contains(&Context::Table) {
        lines.extend(MARKS.map(|(caps, does)| Line {
            caps: caps.to_vec(),
            does,
        }));
    }
    lines
}

/// What a key does. In a game Esc opens the menu only where there is nothing else to close.
fn words(app: &App, context: Context, binding: &'static Binding) -> &'static str {
    match (context, &binding.command, &app.screen) {
        (Context::Anywhere, Command::Escape, Screen::Play(table)) => {
            table.topmost().map_or(binding.does, Open::closing)
        }
        _ => binding.does,
    }
}

/// Whether a command would now do what it is for.
pub fn works(app: &App, command: &Command) -> bool {
    let played = app.game_played();
    let table = app.table();
    if let Command::Play(act) = command
        && played.is_some()
        && table.is_some_and(|table| table.is_held_up(*act))
    {
        return false;
    }
    let question = table.and_then(|table| table.game.question());
    match command {
        Command::LeaveToStart => !matches!(app.screen, Screen::Start),
        Command::Play(PlayCommand::TypeMove | PlayCommand::Pause) => played.is_some(),
        Command::Play(PlayCommand::Replay) => {
            played.is_some_and(|game| game.record().taken_back().is_some())
        }
        Command::Play(PlayCommand::TakeBack) => {
            let is_free = question.is_none() || !app.settings.takeback_asks;
            is_free && table.is_some_and(|table| table.game.can_pop())
        }
        Command::Play(PlayCommand::Draw) => matches!(question, None | Some(Question::Claim(..))),
        Command::Play(PlayCommand::Resign) => question.is_none(),
        Command::Play(PlayCommand::GiveTime) => played.is_some_and(Game::is_timed),
        Command::NewGame | Command::SetUp | Command::Library | Command::OpenFile => app.can_begin(),
        Command::PasteText => {
            let is_typing = table.is_some_and(|table| table.typed.is_some());
            app.can_begin() || app.form().is_some() || is_typing
        }
        Command::LoadLast => !matches!(app.last, Ok(None)) || table.is_some(),
        Command::Continue => match app.library() {
            Some(library) => library.can_continue(),
            None => matches!(&app.last, Ok(Some(saved)) if saved.is_unfinished()),
        },
        Command::SaveAs => table.is_some() || is_selected(app),
        Command::CopyGame | Command::CopyPosition => app.game_shown().is_some(),
        Command::OpenGame | Command::DeleteGame | Command::ExportGame | Command::ExportAll => {
            is_selected(app)
        }
        Command::UndoDelete => app.library().is_some_and(Library::can_undo),
        _ => true,
    }
}

/// Whether there is a game in the list that is shown.
fn is_selected(app: &App) -> bool {
    app.library()
        .is_some_and(|library| library.selected_row().is_some())
}
