//! Every action and command with its words.

use super::*;
use crate::app::Direction;
use crate::app::keys::bindings;
use crate::rules::{Piece, Role};

#[test]
fn every_listed_key_has_words() {
    for context in Context::ALL {
        for binding in bindings(context).iter().filter(|it| !it.cap.is_empty()) {
            let words = Words::ENGLISH.does(context, &binding.command);
            assert!(!words.is_empty(), "{context:?} {:?}", binding.command);
        }
    }
}
#[test]
fn every_action_has_words() {
    let undo = Action::Command(Context::Review, ReviewCommand::Undo.into());
    let table = [
        (undo, "Undo"),
        (Action::Close(EscTarget::Hand), "Put it back"),
        (Action::Close(EscTarget::Question), "No"),
        (Action::Close(EscTarget::Past), "Back to the game"),
        (Action::Close(EscTarget::Board), "Leave the board"),
        (Action::Draw(Ink::Green), "Right button draws green"),
        (Action::Draw(Ink::Red), "Right button draws red"),
        (Action::Draw(Ink::Yellow), "Right button draws yellow"),
        (Action::Draw(Ink::Blue), "Right button draws blue"),
    ];
    for (action, words) in table {
        assert_eq!(Words::ENGLISH.action(&action), words);
    }
}

/// The words of commands in a context.
fn check<C: Into<Command>>(context: Context, table: impl IntoIterator<Item = (C, &'static str)>) {
    for (command, words) in table {
        let command = command.into();
        assert_eq!(
            Words::ENGLISH.does(context, &command),
            words,
            "{context:?} {command:?}"
        );
    }
}

#[test]
fn commands_of_the_program_have_words() {
    let start = [
        (StartCommand::NewGame, "Start a new game"),
        (StartCommand::Rematch, "Rematch"),
        (StartCommand::Continue, "Continue the game"),
        (StartCommand::LoadLast, "Review the last game"),
        (StartCommand::SetUp, "Set up a position"),
        (StartCommand::Library, "Game library"),
        (StartCommand::Leave, "Start screen"),
    ];
    check(Context::Start, start);
    let ended = [
        (StartCommand::NewGame, "New game"),
        (StartCommand::LoadLast, "Review"),
    ];
    check(Context::Ended, ended);
    let menu = [
        (MenuCommand::ChooseLine(Step::Back), "Line above"),
        (MenuCommand::ChooseLine(Step::Forward), "Line below"),
        (MenuCommand::RunLine, "Choose"),
        (MenuCommand::AllKeys, "All keys"),
        (MenuCommand::Open, "Menu"),
    ];
    check(Context::Menu, menu);
    let settings = [
        (SettingsCommand::Show, "Settings"),
        (SettingsCommand::ToggleSound, "Sound off or on"),
        (SettingsCommand::FullScreen, "Full screen"),
        (SettingsCommand::AddEngine, "Add engine"),
        (SettingsCommand::RemoveEngine, "Remove engine"),
    ];
    check(Context::Anywhere, settings);
    let others = [
        (Command::Flip, "Flip"),
        (Command::Quit, "Quit"),
        (Command::Tick, ""),
    ];
    check(Context::Anywhere, others);
    let escape = [
        (Context::Anywhere, "Menu"),
        (Context::Review, "Close"),
        (Context::Keys, "Close"),
        (Context::CommentLine, "Discard the comment"),
        (Context::MoveLine, "Close the line"),
        (Context::SearchLine, "Leave the search line"),
        (Context::Library, "Back"),
    ];
    for (context, words) in escape {
        check(context, [(Command::Escape, words)]);
    }
}

#[test]
fn commands_of_a_game_have_words() {
    use BoardCommand::*;
    let board = [
        (Promote(Role::Queen), "Promote the pawn"),
        (TypeMove, "Type a move"),
        (Complete(Step::Back), "Previous completion"),
        (Complete(Step::Forward), "Complete the move"),
        (Focus, "Leave the board"),
        (Point(Direction::Up), "Move the cursor"),
        (UsePointed, "Pick up or drop a piece"),
        (Show(Step::First), "First position"),
        (Show(Step::Back), "Previous move"),
        (Show(Step::Forward), "Next move"),
        (Show(Step::Last), "Last position"),
        (Show(Step::To(3)), ""),
    ];
    check(Context::Board, board);
    check(Context::MoveEntry, [(Focus, "Play on the board with keys")]);
    let play = [
        (PlayCommand::Draw, "Draw"),
        (PlayCommand::Resign, "Resign"),
        (PlayCommand::Answer(true), "Yes"),
        (PlayCommand::Answer(false), "No"),
        (PlayCommand::TakeBack, "Take back"),
        (PlayCommand::Replay, "Redo the move"),
        (PlayCommand::Pause, "Pause or resume"),
        (PlayCommand::GiveTime, "Give the opponent 15 s"),
    ];
    check(Context::Game, play);
}

#[test]
fn commands_of_a_review_have_words() {
    use ReviewCommand::*;
    let table = [
        (PreviousLine, "Line above"),
        (NextLine, "Line below"),
        (NextAnnotated, "Next comment or mark"),
        (PreviousAnnotated, "Previous comment or mark"),
        (FoldAll, "Unfold or fold all lines"),
        (Comment, "Comment"),
        (Nag(NagKind::Good), "Good: ! !! !?"),
        (Nag(NagKind::Bad), "Bad: ? ?? ?!"),
        (Nag(NagKind::Position), "Evaluation: = ∞ ± …"),
        (ClearNags, "Clear the glyphs"),
        (DeleteFrom, "Delete from here"),
        (DeleteLine, "Delete the line"),
        (Promote, "Promote the line"),
        (Undo, "Undo"),
        (Redo, "Redo"),
        (AutoPlay, "Play or stop"),
        (TruePace, "Play at the original pace"),
        (Faster, "Faster"),
        (Slower, "Slower"),
        (PlayOn, "Play on from here"),
        (EditTags, "About the game"),
        (Picture, "Save a picture"),
        (Analyse, "Analyse the position"),
        (AnalyseGame, "Analyse the game"),
        (NextMistake, "Next mistake"),
        (PreviousMistake, "Previous mistake"),
        (FollowLine { line: 0, moves: 1 }, ""),
        (Discard, ""),
    ];
    check(Context::Review, table);
}

#[test]
fn commands_of_lists_and_the_editor_have_words() {
    use LibraryCommand::*;
    let list = [
        (Search, "Search"),
        (StepRow(Step::Back), "Row above"),
        (StepRow(Step::Forward), "Row below"),
        (StepRow(Step::First), "First row"),
        (StepRow(Step::Last), "Last row"),
        (StepPage(Step::Back), "Previous page"),
        (StepPage(Step::Forward), "Next page"),
        (OpenGame, "Open"),
        (LibraryCommand::Continue, "Continue"),
        (DeleteGame, "Delete"),
        (UndoDelete, "Undo the deletion"),
        (Trash, "Trash"),
        (Restore, "Restore"),
        (SelectGame(3), ""),
    ];
    check(Context::Library, list);
    check(Context::SearchLine, [(Search, "Leave the search line")]);
    let editor = [
        (EditorCommand::Step(Direction::Up), "Move the cursor"),
        (EditorCommand::Put(None), "Remove the piece"),
        (
            EditorCommand::Put(Some(Piece::WhiteKing)),
            "Place a white piece",
        ),
        (
            EditorCommand::Put(Some(Piece::BlackKing)),
            "Place a black piece",
        ),
        (EditorCommand::Use, "Use the tool"),
        (EditorCommand::Empty, "Clear the board"),
        (EditorCommand::Initial, "Start position"),
        (EditorCommand::PutBack, ""),
    ];
    check(Context::EditorBoard, editor);
}

#[test]
fn commands_of_forms_and_files_have_words() {
    use FormCommand::*;
    let form = [
        (Focus(Step::Back), "Previous field"),
        (Focus(Step::Forward), "Next field"),
        (StepChoice(Step::Back), "Previous option"),
        (StepChoice(Step::First), "First option"),
        (StepChoice(Step::Last), "Last option"),
        (StepChoice(Step::Forward), "Next option"),
        (Edit(crate::app::Edit::SelectAll), "Select all"),
        (CopyText, "Copy text"),
        (CutText, "Cut text"),
        (CompletePath, "Complete the path"),
        (Activate, "Press or choose"),
        (Submit, "Done"),
    ];
    check(Context::Form, form);
    check(Context::MoveLine, [(Submit, "Play the move")]);
    check(Context::CommentLine, [(Submit, "Save the comment")]);
    let file = [
        (FileCommand::OpenFile, "Open a file"),
        (FileCommand::Save, "Save"),
        (FileCommand::SaveAs, "Save as"),
        (FileCommand::ExportGame, "Export"),
        (FileCommand::ExportAll, "Export all games found"),
        (FileCommand::CopyGame, "Copy the game"),
        (FileCommand::CopyPosition, "Copy the position"),
        (FileCommand::Paste, "Paste a game or FEN"),
        (FileCommand::Open("a.pgn".into()), ""),
    ];
    check(Context::Anywhere, file);
    check(Context::Text, [(FileCommand::Paste, "Paste text")]);
    check(
        Context::EditorBoard,
        [(FileCommand::Paste, "Paste a position")],
    );
}
