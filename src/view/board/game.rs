//! The board of a game, with its input.

use crate::app::{Attempt, BoardInput, Hand, LiveGame, Practice, Review, SLIDE_TIME, Slide};
use crate::rules::{Move, Position, Setup, Square, SquareSet};
use crate::tree::{Ink, Mark};
use crate::view::View;
use crate::view::board::diagram::Diagram;
use crate::view::board::mark::BoardMark;
use crate::view::review::glyph;
use crate::view::scene::geometry::Rect;
use crate::view::scene::grid::Grid;
use crate::view::scene::shape::{Border, Fill, Look};
use crate::view::scene::theme::Rgba;
use crate::view::scene::zone::Zone;

/// The opacity of a dragged piece on its old square.
pub(in crate::view) const GHOST: u8 = 110;

/// What the board of a game shows.
#[derive(Clone, Copy)]
pub(in crate::view) struct BoardView<'a> {
    pub(in crate::view) position: &'a Position,
    /// The squares of the last move.
    pub(in crate::view) last_move: Option<(Square, Square)>,
    pub(in crate::view) input: &'a BoardInput,
    pub(in crate::view) slide: Option<&'a Slide>,
    pub(in crate::view) cursor: Option<Square>,
    /// The beaten king, with the degrees by which it is tilted.
    pub(in crate::view) tilted: Option<(Square, u8)>,
    /// Whether it has its edge, with the coordinates.
    pub(in crate::view) has_edge: bool,
}

/// On smaller squares, in units, coordinates would overlap. The board is that small beside larger text only.
const LEAST_WITH_COORDINATES: i32 = 32;

/// The arrows of the best move and of the second best: widths in hundredths of a square, and colours.
const BEST_ARROWS: [(u8, Rgba); 2] = [
    (20, Rgba::hex(0x2f6fc4).alpha(199)),
    (10, Rgba::hex(0x2f6fc4).alpha(153)),
];

/// The same for what the other side threatens.
const THREAT_ARROW: (u8, Rgba) = (15, Rgba::hex(0xc8321d).alpha(204));

impl View<'_> {
    /// The board of the game in progress.
    pub fn live_board(&mut self, live: &LiveGame) {
        self.board(BoardView {
            position: live.position(),
            last_move: live.last_move(),
            input: live.input(),
            slide: live.slide(self.now.time),
            cursor: live.cursor(),
            tilted: live
                .tilted_king(self.now.time)
                .filter(|_| self.app.settings.animation),
            has_edge: true,
        });
        self.help_on_board(live);
    }

    /// The board of a review.
    pub fn review_board(&mut self, review: &Review, pointed_at: Option<Move>) {
        self.board(BoardView {
            position: review.position(),
            last_move: review.last_move(),
            input: review.input(),
            slide: review.slide(self.now.time),
            cursor: review.input().cursor(),
            tilted: None,
            has_edge: true,
        });
        // The best move is on top. Without their lines, beside a table of other moves, arrows would say nothing.
        let has_lines = !review.openings().is_open() || self.has_tree_beside(review);
        let has_arrows = has_lines && pointed_at.is_none();
        let best = review.best_moves().filter(|_| has_arrows);
        let moves: Vec<_> = best.zip(BEST_ARROWS).collect();
        for (mv, look) in moves.into_iter().rev() {
            self.arrow(review.position(), mv, look);
        }
        if let Some((position, mv)) = review.threat().filter(|_| has_lines) {
            self.arrow(&position, mv, THREAT_ARROW);
        }
        self.glyph_badge(review);
        if let Some(mv) = pointed_at {
            let (from, to) = review.position().path_of(mv);
            let ink = Ink::Blue;
            self.mark(Mark { from, to, ink });
        }
    }

    /// An arrow along a move, of this width and colour.
    fn arrow(&mut self, position: &Position, mv: Move, (width, color): (u8, Rgba)) {
        let (from, to) = position.path_of(mv);
        let arrow = BoardMark {
            from,
            to,
            color,
            width,
        };
        self.scene.board_mark(self.grid(), arrow);
    }

    /// The board of an exercise.
    pub fn exercise_board(&mut self, practice: &Practice, attempt: &Attempt) {
        let position = attempt.position();
        let last_move = attempt.last_move().map(|mv| (mv.from, mv.to));
        self.board(BoardView {
            position,
            last_move,
            input: practice.input(),
            slide: None,
            cursor: practice.input().cursor(),
            tilted: None,
            has_edge: true,
        });
    }

    /// The glyph of the move shown, at the corner of its target square.
    fn glyph_badge(&mut self, review: &Review) {
        let nags = review.node().nags();
        let glyph = glyph::of_move(self.theme, nags);
        if let (Some((_, to)), Some((text, color))) = (review.last_move(), glyph) {
            self.badge(to, text, color);
        }
    }

    /// A short text in a disc at the corner of a square.
    pub fn badge(&mut self, square: Square, text: &str, color: Rgba) {
        let badge = self.badge_ground(square, color);
        let ink = self.theme.on_mark;
        self.scene.badge_text(self.fonts, badge, text, ink);
    }

    /// The disc of a badge. Returns its area.
    pub fn badge_ground(&mut self, square: Square, color: Rgba) -> Rect {
        let grid = self.grid();
        // On a small board it is no larger than a square.
        let least = self.unit(16).min(grid.area_of(square).w * 4 / 5);
        self.scene.badge_ground(grid, square, least, color)
    }

    /// The start position, as decoration.
    pub fn idle_board(&mut self) {
        self.static_board(&Setup::from(&Position::initial()));
    }

    /// A board without input.
    pub fn static_board(&mut self, setup: &Setup) {
        self.diagram().squares();
        self.board_edge();
        self.diagram().pieces(&setup.board, SquareSet::EMPTY);
    }

    /// The board of a game with its highlights and marks.
    pub fn board(&mut self, board: BoardView) {
        let BoardView {
            position, input, ..
        } = board;
        self.diagram().squares();
        self.mark_last_move(board);
        self.mark_hand(input);
        self.diagram().mark_check(position);
        if self.theme.is_strong {
            self.strong_marks(board);
        }
        self.mark_reason();
        if board.has_edge {
            self.board_edge();
        }
        if self.app.settings.legal_targets || input.peek().is_some() {
            self.mark_targets(board);
        }
        let absent = absent(board);
        match self.app.board_turn(self.now.time) {
            Some(part) => self.turning_pieces(position, absent, part),
            None => self.diagram().pieces(position.board(), absent),
        }
        if let Some((square, tilt)) = board.tilted
            && let Some(king) = position.board().get(square)
        {
            self.diagram().tilted_piece(square, king, tilt);
        }
        if let Some(slide) = board.slide {
            self.sliding(slide);
        }
        self.last_move_arrow(board);
        self.marks(input, position);
        self.cursor(board);
        // The board next to a form takes no input.
        if self.app.form().is_none() {
            let flipped = self.is_flipped();
            let zone = Zone::Board { flipped };
            self.scene.add_zone(self.layout.board, zone);
        }
        match input.hand() {
            Hand::Lifted(square) => self.lifted(board, square),
            Hand::Promoting { from, to, chosen } => {
                self.promotion(position.turn(), from, to, chosen);
            }
            Hand::Empty | Hand::Selected { .. } => {}
        }
    }

    pub fn grid(&self) -> Grid {
        Grid::new(self.layout.board, self.is_flipped())
    }

    /// Draws on a board in another place.
    pub fn on_board(&mut self, area: Rect, draw: impl FnOnce(&mut Self)) {
        let usual = std::mem::replace(&mut self.layout.board, area);
        draw(self);
        self.layout.board = usual;
    }

    pub fn diagram(&mut self) -> Diagram<'_> {
        Diagram {
            flipped: self.is_flipped(),
            across: self.app.across(),
            fonts: self.fonts,
            scene: &mut self.scene,
            layout: self.layout,
            colors: self.colors,
            set: self.app.settings.pieces,
            coordinates: self.theme.is_strong.then_some(self.theme.text),
        }
    }

    /// Rounds the corners and adds the coordinates.
    pub fn board_edge(&mut self) {
        let radius = self.layout.board_unit(6);
        self.scene
            .round_off(self.layout.board, radius, self.theme.background);
        self.strong_edge(self.layout.board, radius);
        let has_room = self.layout.square_side() >= self.layout.board_unit(LEAST_WITH_COORDINATES);
        let settings = &self.app.settings;
        if !settings.coordinates {
            return;
        }
        if settings.coordinates_outside && self.app.across().is_none() {
            let ink = self.theme.dim_text;
            self.diagram().coordinates_outside(ink);
        } else if has_room {
            self.diagram().coordinates();
        }
    }

    fn mark_last_move(&mut self, board: BoardView) {
        let in_hand = board.input.in_hand();
        let is_marked = self.app.settings.last_move_squares;
        if let Some((from, to)) = board.last_move.filter(|_| is_marked) {
            for square in [from, to] {
                if in_hand != Some(square) {
                    let color = self.colors.last_move;
                    self.diagram().tint(square, color);
                }
            }
        }
    }

    /// An arrow over the pieces, in the colour of the last move's squares, but darker.
    fn last_move_arrow(&mut self, board: BoardView) {
        let is_shown = self.app.settings.last_move_arrow;
        if let Some((from, to)) = board.last_move.filter(|_| is_shown) {
            let color = self.colors.last_move_arrow();
            let arrow = BoardMark::new(from, to, color);
            self.scene.board_mark(self.grid(), arrow);
        }
    }

    fn mark_hand(&mut self, input: &BoardInput) {
        if let Some(square) = input.peek().or(input.in_hand()) {
            let color = self.colors.selected;
            self.diagram().tint(square, color);
        }
    }

    /// Outlines the squares that the message is about.
    fn mark_reason(&mut self) {
        let Some(message) = self.app.message() else {
            return;
        };
        let border = Border {
            width: (self.layout.square_side() / if self.theme.is_strong { 11 } else { 22 }).max(2),
            color: self.colors.reason,
        };
        for square in message.squares() {
            let area = self.grid().area_of(square);
            self.outline(area, self.layout.unit(6), border);
        }
    }

    /// An outline along the inside of an area.
    pub fn outline(&mut self, area: Rect, radius: i32, border: Border) {
        let look = Look::Rounded {
            radius,
            fill: Fill::Solid(border.color.alpha(0)),
            border: Some(border),
        };
        self.scene.add(area, look);
    }

    /// Dots on the squares where the piece can go, rings where it captures, also in passing, or castles onto a rook.
    fn mark_targets(&mut self, board: BoardView) {
        let BoardView {
            position, input, ..
        } = board;
        let moves = input.marked_moves(position);
        let targets: SquareSet = moves.iter().map(|mv| mv.to).collect();
        let captures = moves.iter().filter(|&&mv| position.captured(mv).is_some());
        let rings = captures.map(|mv| mv.to).collect::<SquareSet>() | position.board().occupied();
        for square in targets {
            self.mark_target(self.grid().area_of(square), rings.contains(square));
        }
    }

    fn mark_target(&mut self, area: Rect, is_ring: bool) {
        let side = area.w;
        let color = self.colors.target;
        if self.theme.is_strong {
            self.strong_target(area, is_ring);
        } else if is_ring {
            let ring = area.shrunk((side / 19).max(1));
            let width = (side / 13).max(2);
            self.outline(ring, ring.w / 2, Border { width, color });
        } else {
            let diameter = (side * 28 / 100).max(4);
            let dot = Rect::around(area.center(), diameter);
            self.scene.rounded(dot, diameter / 2, color);
        }
    }

    fn sliding(&mut self, slide: &Slide) {
        let passed = self.now.time.saturating_sub(slide.started).as_secs_f32();
        let part = (passed / SLIDE_TIME.as_secs_f32()).clamp(0.0, 1.0);
        // Slows down towards the target.
        let eased = 1.0 - (1.0 - part) * (1.0 - part);
        let between = |a: i32, b: i32| a + ((b - a) as f32 * eased).round() as i32;
        for &(piece, from, to) in &slide.pieces {
            let (start, end) = (self.grid().area_of(from), self.grid().area_of(to));
            let area = Rect {
                x: between(start.x, end.x),
                y: between(start.y, end.y),
                ..start
            };
            self.diagram().piece(area, piece, 255);
        }
    }

    /// The dragged piece, and an outline of its target square.
    fn lifted(&mut self, board: BoardView, square: Square) {
        let BoardView {
            position, input, ..
        } = board;
        let Some(piece) = position.board().get(square) else {
            return;
        };
        let home = self.grid().area_of(square);
        let at = self.pointer.unwrap_or(home.center());
        if let Some(target) = self.grid().square_at(at)
            && input
                .marked_moves(position)
                .iter()
                .any(|mv| mv.to == target)
        {
            let (color, width) = (self.theme.bright_text.alpha(190), self.unit(4));
            let area = self.grid().area_of(target);
            self.outline(area, 0, Border { width, color });
        }
        let mut diagram = self.diagram();
        diagram.piece(home, piece, GHOST);
        diagram.piece(Rect::around(at, home.w), piece, 255);
    }
}

/// The squares whose pieces are painted elsewhere: dragged, sliding, promoting or falling.
fn absent(board: BoardView) -> SquareSet {
    let sliding = board.slide.into_iter().flat_map(|slide| &slide.pieces);
    let in_hand = match board.input.hand() {
        Hand::Lifted(square) => Some(square),
        Hand::Promoting { from, .. } => Some(from),
        Hand::Empty | Hand::Selected { .. } => None,
    };
    let tilted = board.tilted.map(|(square, _)| square);
    sliding
        .map(|&(_, _, to)| to)
        .chain(in_hand)
        .chain(tilted)
        .collect()
}
