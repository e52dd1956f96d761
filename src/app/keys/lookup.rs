//! Look-up of bindings: the command of a key, and the key of a command.

use super::binding::{Binding, NO, YES};
use super::context::bindings;
use super::context::{Context, contexts, contexts_below};
use super::key::{Cap, Key, KeyPress, Stroke};
use crate::app::command::Command;
use crate::app::forms::{Edit, FormCommand};
use crate::app::play::PlayCommand;
use crate::app::{App, Screen};
use crate::rules::Role;

/// The command of a key press in the present state. In a game and in an exercise the letters of moves are noted besides, but
/// not those that answer a question.
pub fn command(app: &App, press: KeyPress) -> Option<Command> {
    let command = bound(app, press);
    let answers = matches!(command, Some(Command::Play(PlayCommand::Answer(_))));
    match press.text.filter(|_| !press.repeat && !answers) {
        Some(letter) if takes_letter(app, letter) => Some(Command::MoveLetter {
            letter,
            command: command.map(Box::new),
        }),
        _ => command,
    }
}

fn takes_letter(app: &App, letter: char) -> bool {
    let pieces = app.settings.language().piece_letters();
    let takes = match &app.screen {
        Screen::Play(live) => live.takes_letter(letter, pieces),
        Screen::Practice(practice) => practice.takes_letter(letter, pieces),
        _ => false,
    };
    takes && app.dialog().is_none()
}

/// The command of a key that types nothing, below the menu and the list of keys.
pub fn pressed_below(app: &App, stroke: Stroke) -> Option<Command> {
    let press = KeyPress {
        stroke,
        text: None,
        repeat: false,
    };
    bound_in(contexts_below(app), press)
}

/// The command that is bound to a key press.
fn bound(app: &App, press: KeyPress) -> Option<Command> {
    if let Some(typed) = press.text
        && app.edited_text().is_some()
    {
        return Some(Command::Form(FormCommand::Edit(Edit::Insert(
            typed.to_string(),
        ))));
    }
    let stroke = answered(app, press.stroke).or_else(|| promoted(app, press.stroke));
    let stroke = stroke.unwrap_or(press.stroke);
    bound_in(contexts(app), KeyPress { stroke, ..press })
}

fn bound_in(contexts: &[Context], press: KeyPress) -> Option<Command> {
    let find = |stroke| find(contexts, stroke);
    let binding = find(press.stroke).or_else(|| find(at_its_place(press.stroke)?))?;
    (binding.repeats || !press.repeat).then(|| binding.command.clone())
}

fn find(contexts: &[Context], stroke: Stroke) -> Option<&'static Binding> {
    let bindings = || contexts.iter().flat_map(|&context| bindings(context));
    let exact = bindings().find(|binding| binding.stroke == stroke);
    exact.or_else(|| bindings().find(|binding| binding.matches(stroke)))
}

/// Where something is asked: the stroke of the tables for a key that answers in the language.
fn answered(app: &App, stroke: Stroke) -> Option<Stroke> {
    let is_asked = |context| matches!(context, Context::Question | Context::ClockQuestion);
    let language = app.settings.language();
    let is_answer = |yes| !stroke.ctrl && stroke.key == Key::Char(language.answer_key(yes));
    let is_question = contexts(app).iter().copied().any(is_asked);
    let letter = if is_answer(true) && (is_question || app.proposes_engine()) {
        YES
    } else {
        (is_question && is_answer(false)).then_some(NO)?
    };
    let key = Key::Char(letter);
    Some(Stroke { key, ..stroke })
}

/// While a pawn is promoted: the stroke of the tables for the letter of a piece in the language.
fn promoted(app: &App, stroke: Stroke) -> Option<Stroke> {
    let is_asked = contexts(app).contains(&Context::Promotion);
    let Key::Char(letter) = stroke.key else {
        return None;
    };
    let letters = app.settings.language().piece_letters();
    let is_typed = |role: &Role| {
        let mut own = letters.of(*role).chars().flat_map(char::to_lowercase);
        own.next() == Some(letter) && own.next().is_none()
    };
    let role = Role::PROMOTIONS.into_iter().find(is_typed)?;
    let key = Key::Char(role.letter().to_ascii_lowercase());
    (is_asked && !stroke.ctrl).then_some(Stroke { key, ..stroke })
}

/// Whether a key types a letter into the text that is edited in these contexts, rather than giving its command.
pub(super) fn is_typed(contexts: &[Context], binding: &Binding) -> bool {
    let Stroke { key, ctrl, .. } = binding.stroke;
    contexts.contains(&Context::Text) && !ctrl && matches!(key, Key::Char(_))
}

/// The key for a command in a context.
pub fn cap(context: Context, command: &Command) -> Option<Cap> {
    let mut bindings = bindings(context).iter();
    bindings.find(|it| it.command == *command)?.cap
}

/// The key for a command on the screen, even if the menu covers it.
pub fn cap_of(app: &App, command: &Command) -> Option<Cap> {
    let contexts = contexts_below(app).iter();
    let mut bindings = contexts.flat_map(|&context| bindings(context));
    bindings
        .find(|it| it.command == *command && it.cap.is_some())?
        .cap
}

/// The letters of the keys where a Latin keyboard has q, w, e and so on, with the letters there: Russian, and where the
/// Ukrainian keyboard differs. These characters are on no Latin keyboard.
const PLACES: [(&str, &str); 2] = [
    (
        "йцукенгшщзхъфывапролджэячсмитьбю",
        "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
    ),
    ("іїє", "s]'"),
];

/// The stroke of the Latin key at the place of a key with a letter of another script.
pub fn at_its_place(stroke: Stroke) -> Option<Stroke> {
    let Key::Char(letter) = stroke.key else {
        return None;
    };
    let mut pairs = PLACES
        .into_iter()
        .flat_map(|(there, latin)| there.chars().zip(latin.chars()));
    let (_, latin) = pairs.find(|&(it, _)| it == letter)?;
    let key = Key::Char(latin);
    Some(Stroke { key, ..stroke })
}
