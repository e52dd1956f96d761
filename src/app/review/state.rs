//! The state of a review: the tree, the position shown, and how it is shown.

use std::time::Duration;

use super::analysis::Analysis;
use super::auto_play::{AutoPlay, ReviewPace};
use super::bar_glide::BarGlide;
use super::changes::Changes;
use super::move_list::MoveListState;
use super::move_times::MoveTimes;
use super::opened_game::OpenedGame;
use super::openings::Openings;
use super::origin::{ReviewOrigin, Rewriting};
use super::written::{Written, WrittenMoves};
use crate::app::board::{BoardInput, Slide};
use crate::app::forms::{TagsForm, TextField};
use crate::app::game_text::GameText;
use crate::app::hint::Hint;
use crate::app::library::Library;
use crate::game::{self, Game};
use crate::language::Language;
use crate::notation::opening::{self, Opening};
use crate::notation::pgn::{GameResult, Pgn, Tag};
use crate::rules::{Move, Position, Square};
use crate::storage::SavedGame;
use crate::storage::library::Source;
use crate::tree::{GameTree, Node, NodeId};

/// The greatest length of a typed comment; longer ones from a file are shown in full.
pub(super) const LONGEST_COMMENT: usize = 200_000;

/// The review of a saved game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game along the main line as it is now, with times and positions, and how it ended.
    pub(super) game: Game,
    /// The name of the file that the game is in; empty if there is none.
    pub(super) name: String,
    pub(super) origin: ReviewOrigin,
    pub(super) rewriting: Rewriting,
    pub(super) changes: Changes,
    pub(super) written: WrittenMoves,
    pub(super) analysis: Analysis,
    /// The evaluation bar, once it has shown a value.
    pub(super) bar: Option<BarGlide>,
    pub(super) times: MoveTimes,
    pub(super) opening: Option<&'static Opening>,
    /// The node whose position is shown.
    pub(super) at: NodeId,
    /// The half-moves of the main line before it.
    pub(super) main_ply: usize,
    /// That position, and the squares of the move before it.
    pub(super) position: Position,
    pub(super) last_move: Option<(Square, Square)>,
    /// The list that the game was opened from.
    list: Option<Box<Library>>,
    /// The review that this one was opened from.
    pub(super) before: Option<Box<Review>>,
    pub(in crate::app) openings: Openings,
    pub(super) input: BoardInput,
    /// Whether Black is at the bottom of the board.
    pub(in crate::app) flipped: bool,
    pub(super) move_list: MoveListState,
    slide: Option<Slide>,
    pub(super) auto_play: AutoPlay,
    /// Whether the chart of times and material is wanted where there is one of the win chances, too.
    pub(super) wants_times: bool,
    /// The comment being typed.
    pub(super) comment: Option<TextField>,
    /// The tags form that was left without saving what was changed.
    pub(in crate::app) left_tags: Option<Box<TagsForm>>,
    /// Whether the file that the game comes from was rewritten.
    pub(super) was_rewritten: bool,
    /// Whether the players were told that played moves cannot be changed; then repeating the edit makes a
    /// copy.
    pub(super) copy_offered: bool,
    /// Whether the mistakes of the game as it is now are known to make no exercises.
    pub(in crate::app) asks_nothing: bool,
}

impl Review {
    /// The review of a game from a file. It starts at the end for the last game and those of the folder, and
    /// at the start for others.
    pub(in crate::app) fn new(
        opened: OpenedGame,
        origin: ReviewOrigin,
        list: Option<Box<Library>>,
    ) -> Review {
        let SavedGame {
            name, game, pgn, ..
        } = opened.saved;
        // Games from elsewhere can be edited like any text; one opened from a file changes only when it is saved.
        let is_played = origin.saves_itself() && game::is_own(&pgn);
        let begins_at_end = origin.saves_itself();
        let file = list.as_ref().map(|list| list.source());
        let file = file.filter(|source| matches!(source, Source::File(_) | Source::Text(_)));
        let file = file
            .cloned()
            .or_else(|| origin.opened_file().map(|file| Source::File(file.into())));
        let changes = Changes::new(pgn, opened.main_line, is_played);
        let mut review = Review {
            analysis: opened.analysis,
            bar: None,
            position: changes.tree().start().clone(),
            last_move: None,
            game,
            name,
            origin,
            rewriting: Rewriting::Done,
            changes,
            written: opened.written,
            times: opened.times,
            opening: opened.opening,
            at: NodeId::ROOT,
            main_ply: 0,
            input: BoardInput::with_lasting_marks(),
            flipped: list.as_ref().is_some_and(|list| list.flipped),
            list,
            before: None,
            openings: Openings::of_game(file),
            move_list: MoveListState::default(),
            slide: None,
            auto_play: AutoPlay::default(),
            wants_times: false,
            comment: None,
            left_tags: None,
            was_rewritten: false,
            copy_offered: false,
            asks_nothing: false,
        };
        let begin = if begins_at_end {
            review.main_line().last().copied()
        } else {
            None
        };
        review.show(begin.unwrap_or(NodeId::ROOT));
        review
    }

    /// The same review, whose openings are also looked for in other games that are open.
    pub(in crate::app) fn with_opened(mut self, files: impl IntoIterator<Item = Source>) -> Review {
        self.openings.add_files(files);
        self
    }

    /// The game along the main line as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The name of the file that the game is in; empty if there is none.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value of a tag, if known.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.changes.tag(name)
    }

    /// The ECO code and name of the opening, from the tags or else from the moves.
    pub fn opening(&self) -> String {
        opening::label(|name| self.tag(name), || self.opening)
    }

    /// The tags.
    pub(in crate::app) fn tags(&self) -> &[Tag] {
        self.changes.tags()
    }

    /// The result.
    pub fn result(&self) -> Option<GameResult> {
        self.changes.result()
    }

    /// Whether the game was played, so that its main line, clocks and result cannot be changed.
    pub fn is_played(&self) -> bool {
        self.changes.is_played()
    }

    /// The game with all its variations.
    pub fn tree(&self) -> &GameTree {
        self.changes.tree()
    }

    /// The game as it is now, as PGN.
    pub fn pgn(&self) -> Pgn {
        self.changes.pgn()
    }

    /// The text of the game as it is now.
    pub fn text(&self) -> GameText {
        self.changes.text()
    }

    /// A move in notation.
    pub fn written(&self, node: NodeId) -> Option<&Written> {
        self.written.get(node)
    }

    /// The node whose position is shown.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// The move whose position is shown, with its marks and comments.
    pub fn node(&self) -> &Node {
        self.tree().node(self.at)
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Moves are typed in this language from now on.
    pub(in crate::app) fn type_in(&mut self, language: Language) {
        self.input.language = language;
    }

    /// The input on the board.
    pub fn input(&self) -> &BoardInput {
        &self.input
    }

    /// How the move list is shown, and the pointer on it.
    pub fn move_list(&self) -> &MoveListState {
        &self.move_list
    }

    /// The sliding pieces.
    pub fn slide(&self, now: Duration) -> Option<&Slide> {
        self.slide.as_ref().filter(|slide| slide.is_under_way(now))
    }

    /// Whether auto-play is on.
    pub fn plays_itself(&self) -> bool {
        self.auto_play.is_on()
    }

    /// The pace of auto-play.
    pub fn pace(&self) -> ReviewPace {
        self.auto_play.pace
    }

    /// Whether auto-play can have a pace: that of the game only where its times are known.
    pub fn has_pace(&self, pace: ReviewPace) -> bool {
        pace != ReviewPace::AsPlayed || self.times().longest().is_some()
    }

    /// Whether the chart is that of the win chances, and not that of times and material.
    pub fn shows_chances(&self) -> bool {
        self.has_scores() && !self.wants_times
    }

    /// The keys to name while there is nothing else to say, the most important first.
    pub fn hints(&self) -> Vec<Hint> {
        let undo = self.can_undo().then_some(Hint::UndoEdit);
        let analyse = (!self.has_scores()).then_some(Hint::AnalyseGame);
        let next = self.has_mistake(true).then_some(Hint::NextMistake);
        let practise = self.may_be_practised().then_some(Hint::Practise);
        let first = [Hint::Comment, Hint::Marks].map(Some).into_iter();
        // Here ? is a mark, so the key of all keys is named.
        let last = [undo, Some(Hint::PlayOn), Some(Hint::AllKeys)];
        let all = first.chain([analyse, next, practise]).chain(last);
        all.flatten().collect()
    }

    /// Stops auto-play.
    pub(in crate::app) fn stop_playing(&mut self) {
        self.auto_play.stop();
    }

    /// The comment being typed.
    pub fn typed_comment(&self) -> Option<&TextField> {
        self.comment.as_ref()
    }

    /// Whether an edit can be undone.
    pub fn can_undo(&self) -> bool {
        self.changes.can_undo()
    }

    /// Whether an edit can be redone.
    pub fn can_redo(&self) -> bool {
        self.changes.can_redo()
    }

    /// Whether there are unsaved changes that are saved only on request, or that wait until older ones are saved.
    pub fn is_unsaved(&self) -> bool {
        let waits = self.rewriting == Rewriting::Outdated;
        (waits || !self.origin.saves_itself()) && self.changes.is_unsaved()
    }

    /// The list that the game was opened from.
    pub fn list(&self) -> Option<&Library> {
        self.first().list.as_deref()
    }

    pub(in crate::app) fn list_mut(&mut self) -> Option<&mut Library> {
        self.first_mut().list.as_deref_mut()
    }

    /// Whether the file that the game comes from was rewritten.
    pub(in crate::app) fn was_rewritten(&self) -> bool {
        self.was_rewritten
    }

    /// Takes the list back when the review is left.
    pub(in crate::app) fn take_list(&mut self) -> Option<Box<Library>> {
        self.first_mut().list.take()
    }

    /// Shows the position after a node.
    pub(super) fn show(&mut self, node: NodeId) {
        self.input.put_down();
        if self.at != node {
            self.analysis.leave_position();
        }
        self.at = node;
        self.main_ply = self.analysis.plies_before(self.tree(), node);
        self.last_move = self.path_of(node);
        self.position = self.position_after(node);
        self.input.set_marks(self.tree().node(node).marks());
        self.move_list.position_changed();
        self.slide = None;
        self.comment = None;
        self.show_found();
    }

    /// Slides the pieces of a move, forwards or back.
    pub(super) fn slide_move(&mut self, node: NodeId, forward: bool, now: Duration) {
        let before = self.position_before(node);
        let mv = self.tree().node(node).mv();
        self.slide = (mv != Move::NULL).then(|| Slide::new(&before, mv, forward, now));
    }

    /// Turns the game into a copy, with other moves than the one that was played.
    pub(super) fn become_copy(&mut self) {
        self.changes.become_copy();
        self.origin = ReviewOrigin::Elsewhere;
        self.name.clear();
        // What is being saved is another game.
        self.rewriting = Rewriting::Done;
        self.copy_offered = false;
    }

    /// Scrolls the move list to make this the first row.
    pub(in crate::app) fn scroll_to(&mut self, row: usize) {
        if !self.openings.scroll_to(row) {
            self.move_list.scroll_to(row);
        }
    }
}
