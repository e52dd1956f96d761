//! The key bindings of the review.

use super::binding::*;
use super::library::{LIBRARY, SAVE, SAVE_AS};
use super::position::HAD_BEFORE;
use super::practice::OF_GAME;
use super::screens::LEAVE;
use crate::app::board::BoardCommand;
use crate::app::command::Command::{self, *};
use crate::app::forms::{Edit, FormCommand, Motion};
use crate::app::menu::MenuCommand;
use crate::app::review::{OpeningsCommand, ReviewCommand, ReviewPace};
use crate::app::settings::SettingsCommand;
use crate::app::sources::SourceCommand;
use crate::app::step::Step;
use crate::tree::{Nag, NagKind};

const COMMENT: Binding = on(letter('c'), Review(ReviewCommand::Comment));
const GOOD: Binding = on(letter('!'), Review(ReviewCommand::Nag(NagKind::Good)));
const BAD: Binding = on(letter('?'), Review(ReviewCommand::Nag(NagKind::Bad)));
const POSITION: Binding = on(letter('='), Review(ReviewCommand::Nag(NagKind::Position)));
const CLEAR: Binding = on(letter('0'), Review(ReviewCommand::ClearNags));
const DELETE_FROM: Binding = on(DELETE, Review(ReviewCommand::DeleteFrom));
const DELETE_LINE: Binding = on(shift(Key::Delete), Review(ReviewCommand::DeleteLine));
const PROMOTE: Binding = on(ctrl(Key::Up), Review(ReviewCommand::Promote));
const UNDO: Binding = held(letter('u'), Review(ReviewCommand::Undo));
const REDO: Binding = held(ctrl_shift(Key::Char('z')), Review(ReviewCommand::Redo));
const PLAY_ON: Binding = on(letter('p'), Review(ReviewCommand::PlayOn));
const TAGS: Binding = on(letter('t'), Review(ReviewCommand::EditTags));
const PICTURE: Binding = on(letter('g'), Review(ReviewCommand::Picture));

const ANALYSE: Binding = on(letter('a'), Review(ReviewCommand::Analyse));
const ANALYSE_GAME: Binding = on(shift(Key::Char('a')), Review(ReviewCommand::AnalyseGame));
const ENGINES: Binding = on(shift(Key::Char('e')), Settings(SettingsCommand::Engines));
const THREAT: Binding = on(letter('x'), Review(ReviewCommand::Threat));
const NEXT_MISTAKE: Binding = held(letter('b'), Review(ReviewCommand::NextMistake));
const PREVIOUS_MISTAKE: Binding = held(
    shift(Key::Char('b')),
    Review(ReviewCommand::PreviousMistake),
);

const WHOLE_MENU: Binding = on(letter('n'), Menu(MenuCommand::Open));

const PACES: Binding = on(shift(Key::Char(' ')), Review(ReviewCommand::Paces));
const SLOWER: Binding = on(letter('['), Review(ReviewCommand::Slower));
const FASTER: Binding = on(letter(']'), Review(ReviewCommand::Faster));
const FOLD_ALL: Binding = on(letter('.'), Review(ReviewCommand::FoldAll));

const OPENINGS: Binding = on(
    letter('w'),
    Review(ReviewCommand::Openings(OpeningsCommand::Toggle)),
);

/// In the opening tree of a review.
pub(super) static OPENING_TREE: &[Binding] = &[
    held(UP, row(Step::Back)),
    held(DOWN, row(Step::Forward)),
    held(
        RIGHT,
        Review(ReviewCommand::Openings(OpeningsCommand::PlayChosen)),
    ),
    on(
        ENTER,
        Review(ReviewCommand::Openings(OpeningsCommand::UseChosen)),
    ),
    hidden(ctrl(Key::Tab), Source(SourceCommand::Turn(Step::Forward))),
];

const fn row(step: Step) -> Command {
    Review(ReviewCommand::Openings(OpeningsCommand::Row(step)))
}

/// In a review.
pub(super) static REVIEW: &[Binding] = &[
    LIBRARY,
    held(UP, Review(ReviewCommand::PreviousLine)),
    held(DOWN, Review(ReviewCommand::NextLine)),
    held(ctrl(Key::Right), Review(ReviewCommand::NextAnnotated)),
    held(ctrl(Key::Left), Review(ReviewCommand::PreviousAnnotated)),
    on(letter(' '), Review(ReviewCommand::AutoPlay)),
    PACES,
    SLOWER,
    FASTER,
    on(ENTER, Board(BoardCommand::TypeMove)),
    on(TAB, Board(BoardCommand::Focus)),
    COMMENT,
    GOOD,
    BAD,
    POSITION,
    CLEAR,
    DELETE_FROM,
    DELETE_LINE,
    PROMOTE,
    on(ctrl(Key::Delete), Review(ReviewCommand::Discard)),
    UNDO,
    hidden_held(ctrl(Key::Char('z')), Review(ReviewCommand::Undo)),
    REDO,
    hidden_held(ctrl(Key::Char('y')), Review(ReviewCommand::Redo)),
    PLAY_ON,
    TAGS,
    PICTURE,
    OPENINGS,
    HAD_BEFORE,
    FOLD_ALL,
    on(letter('v'), Review(ReviewCommand::OtherChart)),
    ANALYSE,
    THREAT,
    ANALYSE_GAME,
    ENGINES,
    answer(true, Settings(SettingsCommand::UseEngine)),
    NEXT_MISTAKE,
    PREVIOUS_MISTAKE,
    OF_GAME,
    WHOLE_MENU,
    on(F1, Menu(MenuCommand::AllKeys)),
    on(ESCAPE, Command::Escape),
];

const fn caret(to: Motion, select: bool) -> Command {
    Form(FormCommand::Edit(Edit::Move { to, select }))
}

const BREAK: Command = Form(FormCommand::Edit(Edit::Break));

/// In the line for a comment.
pub(super) static COMMENT_LINE: &[Binding] = &[
    on(ENTER, Form(FormCommand::Submit)),
    held(shift(Key::Enter), BREAK),
    hidden_held(ctrl(Key::Enter), BREAK),
    hidden_held(UP, caret(Motion::Above, false)),
    hidden_held(DOWN, caret(Motion::Below, false)),
    hidden_held(shift(Key::Up), caret(Motion::Above, true)),
    hidden_held(shift(Key::Down), caret(Motion::Below, true)),
    on(ESCAPE, Command::Escape),
    on(F11, Settings(SettingsCommand::FullScreen)),
    SAVE,
    SAVE_AS,
];

/// The lines of the menu in a review.
pub(super) static REVIEW_MENU: &[Binding] = &[
    on(ESCAPE, Command::Escape),
    ANALYSE,
    THREAT,
    ANALYSE_GAME,
    ENGINES,
    NEXT_MISTAKE,
    PREVIOUS_MISTAKE,
    OF_GAME,
    COMMENT,
    GOOD,
    BAD,
    POSITION,
    CLEAR,
    PROMOTE,
    DELETE_FROM,
    DELETE_LINE,
    UNDO,
    REDO,
    OPENINGS,
    HAD_BEFORE,
    FOLD_ALL,
    PACES,
    PLAY_ON,
    TAGS,
    PICTURE,
    SAVE,
    SAVE_AS,
    on(letter(','), Settings(SettingsCommand::Show)),
    on(F1, Menu(MenuCommand::AllKeys)),
    LEAVE,
];

/// The short menu of a move, with its lines in their order. The marks have the digits besides.
pub(super) static MOVE_MENU: &[Binding] = &[
    COMMENT,
    mark('1', Nag::BRILLIANT),
    mark('2', Nag::GOOD),
    mark('3', Nag::INTERESTING),
    mark('4', Nag::DUBIOUS),
    mark('5', Nag::MISTAKE),
    mark('6', Nag::BLUNDER),
    PROMOTE,
    PLAY_ON,
    DELETE_FROM,
    WHOLE_MENU,
    hidden_held(LEFT, Menu(MenuCommand::ChooseLine(Step::Back))),
    hidden_held(RIGHT, Menu(MenuCommand::ChooseLine(Step::Forward))),
    hidden(ESCAPE, Command::Escape),
];

const fn mark(digit: char, nag: Nag) -> Binding {
    hidden(letter(digit), Review(ReviewCommand::Mark(nag)))
}

/// The paces of auto-play.
pub(super) static PACE_MENU: &[Binding] = &[
    pace('1', ReviewPace::Fast),
    pace('2', ReviewPace::Steady),
    pace('3', ReviewPace::Slow),
    pace('4', ReviewPace::AsPlayed),
    hidden(ESCAPE, Command::Escape),
];

const fn pace(digit: char, pace: ReviewPace) -> Binding {
    on(letter(digit), Review(ReviewCommand::SetPace(pace)))
}
