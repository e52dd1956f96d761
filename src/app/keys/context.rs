//! Contexts: states of the program with their own key bindings.

use super::binding::Binding;
use super::{
    clock, editor, library, menu, move_entry, players, position, practice, review, screens, text,
};
use crate::app::board::Hand;
use crate::app::chooser::{Chooser, ChooserGroup};
use crate::app::forms::{FieldId, Widget};
use crate::app::library::Library;
use crate::app::menu::{Dialog, MenuKind};
use crate::app::practice::{Attempt, Practice, Stage};
use crate::app::{App, Screen};
use crate::game::Question as GameQuestion;

/// Contexts and the tables of their keys: the single source of key bindings, for key presses, the labels of buttons and the
/// list of keys.
macro_rules! contexts {
    ($($(#[$doc:meta])* $context:ident: $table:path,)+) => {
        values! {
            /// A state of the program with its own key bindings.
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub enum Context {
                $($(#[$doc])* $context,)+
            }
        }

        /// The bindings of a context.
        pub fn bindings(context: Context) -> &'static [Binding] {
            match context {
                $(Context::$context => $table,)+
            }
        }
    };
}

contexts! {
    /// Everywhere except in dialogs.
    Anywhere: screens::ANYWHERE,
    /// On the start screen.
    Start: screens::START,
    /// While a game is in progress.
    Game: screens::GAME,
    /// While a game is in progress: its clocks.
    Clocks: screens::CLOCKS,
    /// On the big clock.
    Clock: clock::CLOCK,
    /// While the big clock asks something.
    ClockQuestion: clock::CLOCK_QUESTION,
    /// While a question is open.
    Question: screens::QUESTION,
    /// While a promotion is being chosen.
    Promotion: screens::PROMOTION,
    /// After a game has ended.
    Ended: screens::ENDED,
    /// In a review.
    Review: review::REVIEW,
    /// In the opening tree of a review.
    OpeningTree: review::OPENING_TREE,
    /// In the line for a comment.
    CommentLine: review::COMMENT_LINE,
    /// In the menu of a review: its lines.
    ReviewMenu: review::REVIEW_MENU,
    /// In the short menu of a move of a review: its lines.
    MoveMenu: review::MOVE_MENU,
    /// In the list of paces of auto-play.
    PaceMenu: review::PACE_MENU,
    /// Wherever a game is on the screen.
    GameShown: screens::GAME_SHOWN,
    /// In the menu: its lines.
    Menu: menu::MENU,
    /// In the menu during a game.
    GameMenu: menu::GAME_MENU,
    /// In the menu after a game: more lines.
    EndedMenu: menu::ENDED_MENU,
    /// In the menu: moving through its lines.
    MenuMoves: menu::MENU_MOVES,
    /// In the list of keys.
    Keys: screens::KEYS,
    /// In a form.
    Form: screens::FORM,
    /// In a form, on a choice.
    Choice: screens::CHOICE,
    /// In a form, on a button.
    Button: screens::BUTTON,
    /// Where text is edited.
    Text: text::TEXT,
    /// While a game is in progress: moves without a mouse.
    MoveEntry: move_entry::MOVE_ENTRY,
    /// While the board has the focus.
    Board: move_entry::BOARD,
    /// While a promotion is being chosen: moving the selection.
    Chooser: move_entry::CHOOSER,
    /// In the line for a typed move.
    MoveLine: move_entry::MOVE_LINE,
    /// In the menu: moving through its lines by Tab.
    MenuTabs: move_entry::MENU_TABS,
    /// On the board of the board editor.
    EditorBoard: editor::EDITOR_BOARD,
    /// In the settings.
    Settings: screens::SETTINGS,
    /// In the settings, also while a text is typed.
    SettingsKeys: screens::SETTINGS_KEYS,
    /// In a list of games.
    Library: library::GAMES,
    /// In the list of deleted games.
    Trash: library::TRASH,
    /// The tabs of the library: there, and wherever the library can be opened.
    Tabs: library::TABS,
    /// While it is chosen what a list of games is narrowed to.
    Filters: library::FILTERS,
    /// The same, once something is typed.
    ChoiceLine: library::CHOICE_LINE,
    /// In the search line of a list of games.
    SearchLine: library::SEARCH_LINE,
    /// In a list of games: moving through its rows.
    Rows: library::ROWS,
    /// In the tab with the players of the folder.
    PlayersTab: players::PLAYERS,
    /// On the page of two players.
    HeadToHead: players::HEAD_TO_HEAD,
    /// In the line for the name of a player.
    PlayerLine: players::PLAYER_LINE,
    /// In the search for a position.
    Position: position::POSITION,
    /// In the list of players with exercises.
    ExercisePlayers: practice::PLAYERS,
    /// While the move of an exercise is asked for.
    Exercise: practice::ASKED,
    /// After an exercise.
    ExerciseEnded: practice::ENDED,
    /// While the clocks are paused.
    Paused: screens::PAUSED,
    /// Wherever files can be opened.
    Opening: library::OPENING,
    /// Wherever a game can be copied.
    Copying: library::COPYING,
    /// In a form with tiles for times, but in its texts.
    Times: screens::TIMES,
    /// In the line for the path of a file.
    PathLine: library::PATH_LINE,
    /// In the choice of a file.
    FileChoice: library::FILE_CHOICE,
    /// In the choice of a file, where ← goes to the folder above.
    FolderEnd: library::FOLDER_END,
    /// In the choice of a file, in the list of recent files.
    RecentFiles: library::RECENT_FILES,
}

/// The active contexts. If several bind a key, the first one counts.
pub fn contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.dialog() {
        Some(Dialog::Menu {
            kind: MenuKind::OfMove,
            ..
        }) => &[MoveMenu, MenuMoves, MenuTabs],
        Some(Dialog::Menu {
            kind: MenuKind::Paces,
            ..
        }) => &[PaceMenu, MenuMoves, MenuTabs],
        Some(Dialog::Menu { .. }) if app.review().is_some() => &[ReviewMenu, MenuMoves, MenuTabs],
        Some(Dialog::Menu { .. }) if app.has_game_ended() => {
            &[Menu, EndedMenu, MenuMoves, MenuTabs]
        }
        Some(Dialog::Menu { .. }) if app.game_in_progress().is_some() => {
            &[Menu, GameMenu, MenuMoves, MenuTabs]
        }
        Some(Dialog::Menu { .. }) => &[Menu, MenuMoves, MenuTabs],
        Some(Dialog::Keys { .. }) => &[Keys],
        _ => contexts_below(app),
    }
}

/// The contexts below the menu and the list of keys.
pub(super) fn contexts_below(app: &App) -> &'static [Context] {
    match app.form_dialog() {
        Some(Dialog::Settings(_)) => settings_contexts(app),
        Some(Dialog::Open(chooser)) => chooser_contexts(chooser),
        Some(_) => form_contexts(app),
        None => screen_contexts(app),
    }
}

fn practice_contexts(practice: &Practice) -> &'static [Context] {
    use Context::*;
    let input = practice.input();
    match practice.attempt().map(Attempt::stage) {
        None if practice.players().is_some() => &[ExercisePlayers, Tabs, Anywhere],
        None | Some(Stage::Done(_)) => &[ExerciseEnded, Tabs, Anywhere],
        Some(_) if input.typed().is_some() => &[MoveLine, Text],
        Some(_) if matches!(input.hand(), Hand::Promoting { .. }) => {
            &[Promotion, Chooser, Exercise, Anywhere]
        }
        Some(_) if input.cursor().is_some() => &[Board, Exercise, Anywhere],
        Some(_) => &[Exercise, Tabs, Anywhere],
    }
}

/// While it is chosen what a list is narrowed to: once something is typed, ← and → move the caret in it.
fn choosing_contexts(library: &Library) -> &'static [Context] {
    use Context::*;
    match library.edited_text() {
        None => &[Filters],
        Some(line) if line.text().is_empty() => &[Filters, Text],
        Some(_) => &[ChoiceLine, Text],
    }
}

fn players_contexts(library: &Library) -> &'static [Context] {
    use Context::*;
    match library.players() {
        Some(tab) if tab.is_searching() => &[PlayerLine, Tabs, Text],
        Some(tab) if tab.pair().is_some() => &[HeadToHead, Tabs, Anywhere],
        _ => &[PlayersTab, Tabs, Anywhere],
    }
}

fn settings_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match app.form().and_then(|form| form.focused_widget()) {
        Some(Widget::Text { .. }) => &[Text, SettingsKeys, Form],
        Some(Widget::Button { .. }) => &[Button, Settings, Choice, SettingsKeys, Form],
        _ => &[Settings, Choice, SettingsKeys, Form],
    }
}

fn chooser_contexts(chooser: &Chooser) -> &'static [Context] {
    use Context::*;
    match chooser.group() {
        _ if chooser.form.focus != FieldId::Path => &[Choice, Form],
        ChooserGroup::Recent => &[RecentFiles, FileChoice, PathLine, Text, Form],
        ChooserGroup::Files if chooser.goes_up() => &[FolderEnd, FileChoice, PathLine, Text, Form],
        ChooserGroup::Files | ChooserGroup::Places => &[FileChoice, PathLine, Text, Form],
    }
}

fn form_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    let has_tiles = matches!(
        app.form_dialog(),
        Some(Dialog::NewGame(_) | Dialog::ClockTimes(_))
    );
    match app.form().and_then(|form| form.focused_widget()) {
        Some(Widget::Squares) => &[EditorBoard, Form],
        Some(Widget::Text { .. }) => &[Text, Form],
        Some(Widget::Button { .. }) if has_tiles => &[Button, Times, Choice, Form],
        _ if has_tiles => &[Times, Choice, Form],
        Some(Widget::Button { .. }) => &[Button, Choice, Form],
        _ => &[Choice, Form],
    }
}

fn screen_contexts(app: &App) -> &'static [Context] {
    use Context::*;
    match &app.screen {
        Screen::Start => &[Start, Tabs, Opening, Anywhere],
        Screen::Clock(clock) => match clock.question() {
            Some(_) => &[ClockQuestion, Clock, Anywhere],
            None => &[Clock, Anywhere],
        },
        Screen::Practice(practice) => practice_contexts(practice),
        Screen::Position(_) => &[Position, Tabs, Anywhere],
        Screen::Review(review) if review.typed_comment().is_some() => &[CommentLine, Text],
        Screen::Review(review) if review.input().typed().is_some() => &[MoveLine, Text],
        Screen::Review(review) if matches!(review.input().hand(), Hand::Promoting { .. }) => &[
            Promotion, Chooser, Review, GameShown, Tabs, Copying, Opening, Anywhere,
        ],
        Screen::Review(review) if review.input().cursor().is_some() => {
            &[Board, Review, GameShown, Tabs, Copying, Opening, Anywhere]
        }
        Screen::Review(review) if review.openings().is_open() => &[
            OpeningTree,
            Review,
            GameShown,
            Tabs,
            Copying,
            Opening,
            Anywhere,
        ],
        Screen::Review(_) => &[Review, GameShown, Tabs, Copying, Opening, Anywhere],
        Screen::Library(library) if library.players().is_some() => players_contexts(library),
        Screen::Library(library) if library.choosing().is_some() => choosing_contexts(library),
        Screen::Library(library) if library.is_searching() => &[SearchLine, Rows, Tabs, Text],
        Screen::Library(library) if library.is_trash() => {
            &[Trash, Rows, Tabs, Copying, Opening, Anywhere]
        }
        Screen::Library(_) => &[Library, Rows, Tabs, Copying, Opening, Anywhere],
        Screen::Play(live) if live.input().typed().is_some() => &[MoveLine, Text],
        Screen::Play(live) if matches!(live.input().hand(), Hand::Promoting { .. }) => &[
            Promotion, Chooser, Game, Clocks, GameShown, Copying, Opening, Anywhere,
        ],
        Screen::Play(live) if live.game().outcome().is_some() => match live.game().question() {
            Some(_) => &[Question, Ended, GameShown, Tabs, Copying, Opening, Anywhere],
            None => &[Ended, GameShown, Tabs, Copying, Opening, Anywhere],
        },
        Screen::Play(live) if live.game().is_paused() && live.game().question().is_none() => {
            &[Paused, Game, Clocks, GameShown, Copying, Opening, Anywhere]
        }
        Screen::Play(live) => match (live.game().question(), live.cursor()) {
            (Some(_), Some(_)) => &[
                Question, Board, Game, Clocks, GameShown, Copying, Opening, Anywhere,
            ],
            // Such a draw is claimed with a move.
            (Some(GameQuestion::Claim(..)), None) => &[
                Question, Game, Clocks, MoveEntry, GameShown, Copying, Opening, Anywhere,
            ],
            // In the line for a move the keys of the answers would be letters.
            (Some(_), None) => &[
                Question, Game, Clocks, GameShown, Copying, Opening, Anywhere,
            ],
            (None, Some(_)) => &[Board, Game, Clocks, GameShown, Copying, Opening, Anywhere],
            (None, None) => &[
                Game, Clocks, MoveEntry, GameShown, Copying, Opening, Anywhere,
            ],
        },
    }
}
