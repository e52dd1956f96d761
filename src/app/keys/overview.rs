//! The overview of the keys: all that a screen has, in groups, also those that do nothing now.

use super::binding::letter;
use super::context::bindings;
use super::context::{Context, contexts_below};
use super::key::{Cap, Modifier, Stroke};
use super::list::Action;
use super::lookup::is_typed;
use super::pair::KeyPair;
use super::works::works;
use crate::app::big_clock::ClockCommand;
use crate::app::chooser::ChooserCommand;
use crate::app::command::Command;
use crate::app::file_command::FileCommand;
use crate::app::forms::FormCommand;
use crate::app::library::LibraryCommand;
use crate::app::menu::{Dialog, MenuCommand};
use crate::app::play::PlayCommand;
use crate::app::players::PlayersCommand;
use crate::app::position::PositionCommand;
use crate::app::practice::PracticeCommand;
use crate::app::review::ReviewCommand;
use crate::app::settings::SettingsCommand;
use crate::app::sources::SourceCommand;
use crate::app::start::StartCommand;
use crate::app::{App, Screen};
use crate::rules::Role;

values! {
    /// A group of keys, in the order in which they are shown.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum KeyGroup {
        /// Moves, and going through them.
        Move,
        /// What happens to a game.
        Game,
        /// The rows of a list.
        List,
        /// A position in the board editor.
        Position,
        /// The fields of a form.
        Form,
        /// Text that is edited.
        Text,
        /// Comments, glyphs and changes of a game.
        Write,
        /// Files and the clipboard.
        Files,
        /// The big clock.
        Clock,
        /// The engine.
        Analysis,
        /// Going elsewhere.
        Window,
        /// How things look and sound.
        View,
    }
}

values! {
    /// What is done with the mouse.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Gesture {
        /// Drag a piece.
        DragPiece,
        /// Click a piece, then its target.
        ClickPiece,
        /// Hold the right button on a piece to see its moves.
        ShowMoves,
        /// Drag with the right button to draw an arrow.
        Arrow,
        /// Click with the right button to draw a circle.
        Circle,
        /// Hold a key to draw in another colour.
        Colors,
        /// Turn the wheel to go through the moves.
        WheelSteps,
        /// Turn the wheel to scroll.
        WheelScrolls,
    }
}

/// A key in the overview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedKey {
    /// What is written on it.
    pub cap: Cap,
    /// The key that a click presses; `None` for a cap that stands for several keys.
    pub stroke: Option<Stroke>,
    /// Whether it does something now.
    pub works: bool,
}

/// A row of the overview: keys with the same action, or two that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// Its keys.
    pub keys: Vec<ListedKey>,
    /// What they do.
    pub action: Action,
}

impl KeyRow {
    /// Whether any of its keys does something now.
    pub fn works(&self) -> bool {
        self.keys.iter().any(|key| key.works)
    }
}

/// The groups of keys of the screen, without those that are empty. Keys that work now come first where two would be
/// the same.
pub fn overview(app: &App) -> Vec<(KeyGroup, Vec<KeyRow>)> {
    let now = contexts_below(app);
    let usual = usual_contexts(app);
    let others = usual.iter().filter(|context| !now.contains(context));
    let is_start = matches!(app.screen, Screen::Start);
    let mut known = Vec::new();
    let mut rows: Vec<(KeyGroup, usize, KeyRow)> = Vec::new();
    for &context in now.iter().chain(others) {
        for binding in bindings(context) {
            let is_now = now.contains(&context) && !is_typed(now, binding);
            let command = &binding.command;
            // If a key is bound twice, the first binding counts. In a game no key is listed for later that does something else
            // now.
            let is_first = |(stroke, other): &(Stroke, &Command)| {
                *stroke != binding.stroke || !is_now && (is_start || *other == command)
            };
            if !known.iter().all(is_first) || !is_of_game(app, command) {
                continue;
            }
            known.extend(is_now.then_some((binding.stroke, command)));
            let is_listed = is_now || is_always_listed(command);
            let Some(cap) = binding.cap.filter(|_| is_listed) else {
                continue;
            };
            // T shows one of the tabs too.
            let pair = KeyPair::of(command);
            let action = match pair.filter(|it| *it != KeyPair::Tabs || context == Context::Tabs) {
                Some(pair) => Action::Both(pair),
                None if is_now => Action::of(app, context, command),
                None => Action::Command(context, command.clone()),
            };
            let works = is_now && works(app, command);
            let keys = match action {
                Action::Both(KeyPair::Tabs) => tab_keys(),
                _ => listed(cap, binding.stroke, works),
            };
            let keys = keys.into_iter().map(|key| ListedKey { works, ..key });
            match rows
                .iter_mut()
                .find(|(.., row)| row.action.is_same(&action))
            {
                Some((.., row)) if action == Action::Both(KeyPair::Tabs) => {
                    // One of them is shown already.
                    row.keys.iter_mut().for_each(|key| key.works |= works);
                }
                Some((.., row)) => {
                    let others = keys.filter(|key| row.keys.iter().all(|it| it.cap != key.cap));
                    let others: Vec<ListedKey> =
                        others.filter(|_| is_now || !row.works()).collect();
                    row.keys.extend(others);
                }
                None => {
                    let keys = keys.collect();
                    let rank = rank(usual, command);
                    rows.push((group(context, command), rank, KeyRow { keys, action }));
                }
            }
        }
    }
    rows.sort_by_key(|&(_, rank, _)| rank);
    let group = |group| {
        let own = rows.iter().filter(|(it, ..)| *it == group);
        let own: Vec<KeyRow> = own.map(|(.., row)| row.clone()).collect();
        (!own.is_empty()).then_some((group, own))
    };
    KeyGroup::ALL.into_iter().filter_map(group).collect()
}

/// What can be done with the mouse on the screen.
pub fn gestures(app: &App) -> Vec<Gesture> {
    use Gesture::*;
    let drawn = [DragPiece, ClickPiece, ShowMoves, Arrow, Circle, Colors];
    match (app.form_dialog(), &app.screen) {
        (Some(Dialog::Editor(_)), _) => vec![DragPiece],
        (None, Screen::Clock(_)) => Vec::new(),
        (Some(_), _) | (None, Screen::Library(_) | Screen::Position(_)) => vec![WheelScrolls],
        (None, Screen::Practice(_)) => vec![DragPiece, ClickPiece],
        (None, Screen::Review(_)) => drawn.into_iter().chain([WheelSteps]).collect(),
        (None, Screen::Start | Screen::Play(_)) => {
            drawn.into_iter().chain([WheelScrolls]).collect()
        }
    }
}

/// The contexts whose keys are listed on a screen at any time, in the order of the rows.
fn usual_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match (app.form_dialog(), &app.screen) {
        (Some(_), _) => &[],
        (None, Screen::Start | Screen::Play(_)) => &[
            MoveEntry, Game, Promotion, GameShown, Question, Clocks, Ended, Start, Opening,
            Copying, Anywhere,
        ],
        (None, Screen::Review(_)) => &[GameShown, Review, Opening, Copying, Anywhere],
        (None, Screen::Library(library)) if library.is_trash() => {
            &[Rows, Trash, Tabs, Opening, Copying, Anywhere]
        }
        (None, Screen::Library(library)) if library.players().is_some() => {
            &[PlayersTab, Context::HeadToHead, Tabs, Anywhere]
        }
        (None, Screen::Position(_)) => &[Position, Tabs, Anywhere],
        (None, Screen::Practice(_)) => &[Exercise, ExerciseEnded, Anywhere],
        (None, Screen::Clock(_)) => &[Context::Clock, ClockQuestion, Anywhere],
        (None, Screen::Library(_)) => &[Rows, Library, Tabs, Opening, Copying, Anywhere],
    }
}

/// The place of a command in the contexts; those that are not there come last.
fn rank(contexts: &[Context], command: &Command) -> usize {
    let mut all = contexts.iter().flat_map(|&context| bindings(context));
    let place = all.position(|binding| binding.command == *command);
    place.unwrap_or(usize::MAX)
}

/// Whether the key of a command is shown even where its context is not active.
fn is_always_listed(command: &Command) -> bool {
    !matches!(
        command,
        Command::Start(StartCommand::Focus(_) | StartCommand::RunFocused)
            | Command::Play(PlayCommand::ShowResult | PlayCommand::CloseResult)
            | Command::Settings(SettingsCommand::Languages)
            | Command::Practice(PracticeCommand::Open)
            | Command::Players(PlayersCommand::OpenPair)
    )
}

/// Whether the game on the screen can have any use for a command: two people have none for those about the program.
fn is_of_game(app: &App, command: &Command) -> bool {
    let has_program = app.live_game().map(|live| live.game().has_program());
    match command {
        // On the start screen its key is that of the review.
        Command::Play(PlayCommand::NextLevel) => has_program == Some(true),
        Command::Play(PlayCommand::Help(_)) => has_program != Some(false),
        _ => true,
    }
}

/// The keys of a cap. Pieces are a key each.
fn listed(cap: Cap, stroke: Stroke, can_be_clicked: bool) -> Vec<ListedKey> {
    let key = |cap, stroke| ListedKey {
        stroke: Some(stroke).filter(|_| can_be_clicked),
        ..unpressed(cap)
    };
    match cap {
        Cap::Piece(_) => {
            let of = |role: Role| key(Cap::Piece(role), letter(role.letter().to_ascii_lowercase()));
            Role::PROMOTIONS.map(of).into()
        }
        Cap::Stroke(_) | Cap::Answer(_) => vec![key(cap, stroke)],
        Cap::Arrows | Cap::Letters(_) | Cap::Modifier(_) => vec![unpressed(cap)],
    }
}

/// The keys of all tabs in one row.
fn tab_keys() -> Vec<ListedKey> {
    let caps = [Cap::Modifier(Modifier::Ctrl), Cap::Letters("1–5")];
    caps.map(unpressed).into()
}

/// A key that no click presses.
fn unpressed(cap: Cap) -> ListedKey {
    ListedKey {
        cap,
        stroke: None,
        works: false,
    }
}

/// The group of a key.
fn group(context: Context, command: &Command) -> KeyGroup {
    match command {
        Command::Board(_) => KeyGroup::Move,
        Command::Play(
            PlayCommand::TakeBack | PlayCommand::Replay | PlayCommand::Hint | PlayCommand::Help(_),
        ) => KeyGroup::Move,
        Command::Play(_) => KeyGroup::Game,
        Command::Clock(ClockCommand::Open) => KeyGroup::Window,
        Command::Clock(_) => KeyGroup::Clock,
        Command::Start(StartCommand::Rematch | StartCommand::LoadLast | StartCommand::Openings) => {
            KeyGroup::Game
        }
        Command::Review(command) => review_group(*command),
        Command::Players(command) => players_group(*command),
        Command::Practice(PracticeCommand::Open | PracticeCommand::OfGame) => KeyGroup::Window,
        Command::Practice(_) => KeyGroup::Game,
        Command::Position(command) => position_group(*command),
        Command::Library(command) => list_group(*command),
        Command::Source(SourceCommand::OtherFile) => KeyGroup::Files,
        Command::Source(_) => KeyGroup::List,
        Command::Choose(ChooserCommand::ShowAll) => KeyGroup::Files,
        Command::Choose(_) => KeyGroup::List,
        Command::Editor(_) => KeyGroup::Position,
        Command::Form(FormCommand::Edit(_) | FormCommand::CopyText | FormCommand::CutText) => {
            KeyGroup::Text
        }
        Command::Form(_) => KeyGroup::Form,
        Command::File(FileCommand::Paste) if context == Context::Text => KeyGroup::Text,
        Command::File(_) => KeyGroup::Files,
        Command::Settings(SettingsCommand::Engines | SettingsCommand::UseEngine) => {
            KeyGroup::Analysis
        }
        Command::Flip | Command::Settings(_) | Command::Menu(MenuCommand::AllKeys) => {
            KeyGroup::View
        }
        _ => KeyGroup::Window,
    }
}

fn review_group(command: ReviewCommand) -> KeyGroup {
    use ReviewCommand::*;
    match command {
        PreviousLine | NextLine | PreviousAnnotated | NextAnnotated | AutoPlay | Paces | Slower
        | Faster | FoldAll => KeyGroup::Move,
        Analyse | Threat | AnalyseGame | NextMistake | PreviousMistake | Openings(_) => {
            KeyGroup::Analysis
        }
        Picture => KeyGroup::Files,
        OtherChart => KeyGroup::View,
        _ => KeyGroup::Write,
    }
}

fn players_group(command: PlayersCommand) -> KeyGroup {
    use PlayersCommand::*;
    match command {
        Choose(_) | Turn(_) | Search | Game(_) => KeyGroup::List,
        ShowGames | OpenPair | HeadToHead => KeyGroup::Window,
        StepSpan(_) => KeyGroup::View,
        _ => KeyGroup::Game,
    }
}

fn position_group(command: PositionCommand) -> KeyGroup {
    use PositionCommand::*;
    match command {
        Open => KeyGroup::Window,
        Row(_) | Page(_) => KeyGroup::List,
        Review | Back => KeyGroup::Move,
        _ => KeyGroup::Position,
    }
}

fn list_group(command: LibraryCommand) -> KeyGroup {
    use LibraryCommand::*;
    match command {
        StepRow(_) | StepPage(_) | Search | Narrow(_) => KeyGroup::List,
        Show(_) => KeyGroup::Move,
        ShowTab(_) => KeyGroup::Window,
        _ => KeyGroup::Game,
    }
}
