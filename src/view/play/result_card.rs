//! The card with the result of a game, over the board.

use crate::app::keys::Context;
use crate::app::{LiveGame, StartCommand};
use crate::rules::{ByColor, Color, Outcome, Termination};
use crate::view::View;
use crate::view::input::card_drag::placed;
use crate::view::play::result_scores::ScoreRow;
use crate::view::scene::geometry::Rect;
use crate::view::scene::layout::Layout;
use crate::view::scene::theme::Rgba;
use crate::view::text::font::Face;
use crate::view::widgets::controls::{ButtonFace, face_of};
use crate::words::{Names, Phrase};

/// What may come next: another game, the review, and a new game.
pub(super) const NEXT: [StartCommand; 3] = [
    StartCommand::Rematch,
    StartCommand::LoadLast,
    StartCommand::NewGame,
];

/// The width of the card, and its least distance from the edges of a board that leaves room for it, in units.
const WIDTH: i32 = 528;
const MARGIN: i32 = 16;

/// The usual distance of the card from the nearer edge of the board, in units.
const RISE: i32 = 56;

/// The part of the board that the card may cover if leaving something out helps.
const COVERED: f32 = 0.62;

/// The sizes at which a card is tried that is too high for its board.
const PARTS: [f32; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, SMALLEST_PART];
const SMALLEST_PART: f32 = 0.5;

/// At so many sizes a card of one of two players face to face is tried, each smaller by this part, the first ones before it
/// does not say what the next game will be. Where text is small, the first one is larger than usual.
const AT_END: usize = 12;
const STEP_AT_END: f32 = 0.05;
const WITH_NEXT: usize = 4;
const LARGEST_AT_END: f32 = 1.05;

/// By how much gaps at rules are larger there and then buttons higher, if there is room, and the gaps at most with what is left
/// after that, in units.
const APART: i32 = 8;
const HIGHER: i32 = 11;
const MOST_APART: i32 = 28;

/// The gap between rows of buttons, in units.
const BETWEEN: i32 = 8;

/// The heights of the parts in units.
#[derive(Clone, Copy)]
pub(super) struct Heights {
    /// The distances of the content from the edges of the card.
    pub(super) side: i32,
    pub(super) top: i32,
    bottom: i32,
    pub(super) title: i32,
    line: i32,
    rule: i32,
    score: i32,
    button: i32,
    note: i32,
    /// The size of the letters of notes.
    pub(super) note_text: i32,
    /// The gap below the title and above the notes.
    gap: i32,
}

impl Heights {
    /// The height of the part by which the card is dragged.
    pub(super) fn head(self) -> i32 {
        self.top + self.title
    }
}

const ROOMY: Heights = Heights {
    side: 32,
    top: 28,
    bottom: 22,
    title: 48,
    line: 26,
    rule: 24,
    score: 44,
    button: 56,
    note: 24,
    note_text: 13,
    gap: 10,
};

pub(super) const DENSE: Heights = Heights {
    side: 16,
    top: 12,
    bottom: 10,
    title: 40,
    line: 24,
    rule: 14,
    score: 30,
    button: 44,
    note: 20,
    note_text: 13,
    gap: 6,
};

/// Face to face the columns are narrow and read from farther off.
const AT_AN_END: Heights = Heights {
    rule: 17,
    note_text: 14,
    ..DENSE
};

/// The title at the end of one of two players face to face.
pub(super) struct EndTitle {
    pub(super) lines: Vec<String>,
    /// The size of its letters, and its height, in units.
    pub(super) size: i32,
    pub(super) height: i32,
}

/// A part of the card, from top to bottom.
pub(super) enum Part {
    Title,
    /// That of one of two players face to face.
    EndTitle(EndTitle),
    /// A gap between rows of buttons.
    Between,
    Gap,
    Line(String),
    Rule,
    Score(ScoreRow),
    Buttons(Vec<ButtonFace<'static>>),
    Note(String, Rgba),
}

impl Part {
    /// Its height in units.
    pub(super) fn height(&self, heights: Heights) -> i32 {
        match self {
            Part::Title => heights.title,
            Part::EndTitle(title) => title.height,
            Part::Between => BETWEEN,
            Part::Gap => heights.gap,
            Part::Line(_) => heights.line,
            Part::Rule => heights.rule,
            Part::Score(_) => heights.score,
            Part::Buttons(_) => heights.button,
            Part::Note(..) => heights.note,
        }
    }
}

/// How much the card says.
#[derive(Clone, Copy)]
struct Detail {
    heights: Heights,
    all_games: bool,
    place: bool,
    rematch: bool,
    /// Whether what a score is of may stand above it, where names have no room beside that.
    label_above: bool,
    /// The player who is told, where two sit face to face.
    player: Option<Color>,
}

/// What is to be seen on the board at the end of a game.
#[derive(Clone, Copy)]
struct EndOnBoard {
    king: Option<Rect>,
    last: Option<Rect>,
}

impl EndOnBoard {
    /// How much of it a card hides.
    fn hidden_by(self, card: Rect) -> usize {
        let seen = [self.king, self.last].into_iter().flatten();
        seen.filter(|it| card.intersection(*it).is_some()).count()
    }
}

/// The card in its place, ready to be painted.
pub(super) struct ResultCard {
    pub(super) area: Rect,
    /// Its size of text.
    pub(super) layout: Layout,
    pub(super) heights: Heights,
    pub(super) parts: Vec<Part>,
    /// By how much its buttons are higher, and the gaps at its rules, in pixels.
    pub(super) higher: i32,
    pub(super) apart: i32,
}

impl ResultCard {
    /// Has at least as many lines as another one: blank ones below its own, so that what is below them is as high in both.
    fn fill_lines(&mut self, other: &ResultCard) {
        let is_line: fn(&&Part) -> bool = |part| matches!(part, Part::Line(_));
        let missing = (other.count(is_line) - self.count(is_line)).max(0);
        let rule = self
            .parts
            .iter()
            .position(|part| matches!(part, Part::Rule));
        let blank = (0..missing).map(|_| Part::Line(String::new()));
        let at = rule.unwrap_or(self.parts.len());
        self.parts.splice(at..at, blank);
        self.area.h += missing * self.layout.unit(self.heights.line);
    }

    /// By how much its buttons can be higher in this area, with larger gaps at its rules, in pixels.
    fn higher_in(&self, area: Rect) -> i32 {
        let left = (area.h - self.area.h).max(0);
        let rules = self.count(|part| matches!(part, Part::Rule));
        let apart = self.layout.unit(APART).min(left / rules);
        let left = left - rules * apart;
        self.layout.unit(HIGHER).min(left / self.rows())
    }

    /// Takes this area, with buttons so much higher, and larger gaps with what is left.
    fn spread_to(&mut self, area: Rect, higher: i32) {
        let left = (area.h - self.area.h).max(0) - self.rows() * higher;
        let rules = self.count(|part| matches!(part, Part::Rule));
        self.higher = higher;
        self.apart = self.layout.unit(MOST_APART).min(left / rules);
        self.area = area;
    }

    /// The number of its rows of buttons.
    fn rows(&self) -> i32 {
        self.count(|part| matches!(part, Part::Buttons(_)))
    }

    /// The number of such parts, of which it has at least one.
    fn count(&self, is_wanted: fn(&&Part) -> bool) -> i32 {
        self.parts.iter().filter(is_wanted).count().max(1) as i32
    }

    /// The same with the scores as this player reads them.
    pub(super) fn read_by(mut self, name: &str) -> ResultCard {
        for part in &mut self.parts {
            if let Part::Score(row) = part {
                row.read_by(name);
            }
        }
        self
    }

    /// The scores it shows.
    pub(super) fn scores(&self) -> impl Iterator<Item = &ScoreRow> {
        self.parts.iter().filter_map(|part| match part {
            Part::Score(row) => Some(row),
            _ => None,
        })
    }
}

impl View<'_> {
    /// The card with the result, if it is open.
    pub(super) fn result_card(&mut self, live: &LiveGame) -> Option<ResultCard> {
        let outcome = live.game().outcome()?;
        self.app.shows_result_card().then_some(())?;
        let board = self.layout.board;
        let is_small = self.layout.is_stacked || board.w < self.unit(WIDTH) + 2 * self.unit(MARGIN);
        let detail = |heights, rematch| Detail {
            heights,
            all_games: !is_small,
            place: !is_small,
            rematch,
            label_above: false,
            player: None,
        };
        let first = if is_small { DENSE } else { ROOMY };
        let wanted = [
            detail(first, true),
            detail(DENSE, true),
            detail(DENSE, false),
        ];
        let most = (board.h as f32 * COVERED) as i32;
        let usual = self.layout;
        let wanted = wanted.into_iter().map(|detail| (detail, usual, most));
        let smaller = PARTS.map(|part| (detail(DENSE, false), usual.scaled(part), board.h));
        let end = self.end_on_board(live, outcome);
        let mut fitting = |(detail, layout, most): (Detail, Layout, i32)| {
            let usual = layout.unit(WIDTH);
            let has_room = usual + 2 * layout.unit(MARGIN) <= board.w;
            let width = if has_room { usual } else { board.w };
            let mut card = self.laid_out(live, outcome, detail, layout, width);
            let fits = card.area.h <= most;
            card.area = match live.result_place() {
                Some(place) => placed(card.area, self.scene.area(), place),
                None => self.place_beside(end, card.area),
            };
            fits.then_some(card)
        };
        let cards: Vec<ResultCard> = wanted.filter_map(&mut fitting).collect();
        // It rather says less than to be in the way of the mate, unless somebody has put it there.
        let is_moved = live.result_place().is_some();
        let hidden = |card: &ResultCard| {
            if is_moved {
                0
            } else {
                end.hidden_by(card.area)
            }
        };
        let best = cards.into_iter().min_by_key(hidden);
        best.or_else(|| smaller.into_iter().find_map(fitting))
    }

    /// The card with its content in this width, not yet in its place.
    fn laid_out(
        &mut self,
        live: &LiveGame,
        outcome: Outcome,
        detail: Detail,
        layout: Layout,
        width: i32,
    ) -> ResultCard {
        let (board, heights) = (layout.board, detail.heights);
        let inner = width - 2 * layout.unit(heights.side);
        let usual = std::mem::replace(&mut self.layout, layout);
        let parts = self.parts_of_result(live, outcome, detail, inner);
        self.layout = usual;
        let content = parts.iter().map(|part| layout.unit(part.height(heights)));
        let height = content.sum::<i32>() + layout.unit(heights.top) + layout.unit(heights.bottom);
        ResultCard {
            area: Rect::new(board.x, board.y, width, height),
            layout,
            heights,
            parts,
            higher: 0,
            apart: 0,
        }
    }

    /// The card at the end of one of two players face to face, in the largest size in which both cards fit in an area of this
    /// size. The buttons of both are equally high, so they stand in the same place.
    pub(super) fn card_at_end(
        &mut self,
        area: Rect,
        live: &LiveGame,
        player: Color,
        outcome: Outcome,
    ) -> ResultCard {
        let usual = self.layout;
        let first = LARGEST_AT_END
            .min(1000.0 / usual.unit(1000) as f32)
            .max(1.0);
        let sizes = (0..AT_END).map(|step| usual.scaled(first - step as f32 * STEP_AT_END));
        let whole = sizes.clone().take(WITH_NEXT);
        let whole = [true, false]
            .into_iter()
            .flat_map(|above| whole.clone().map(move |size| (size, true, above)));
        let less = sizes.flat_map(|size| [true, false].map(|rematch| (size, rematch, false)));
        let mut tried = whole.chain(less);
        loop {
            let next = tried.next();
            let (layout, rematch, label_above) =
                next.unwrap_or((usual.scaled(SMALLEST_PART), false, false));
            let ByColor {
                mut white,
                mut black,
            } = ByColor::from_fn(|player| {
                let detail = Detail {
                    heights: AT_AN_END,
                    all_games: false,
                    place: false,
                    rematch,
                    label_above,
                    player: Some(player),
                };
                self.laid_out(live, outcome, detail, layout, area.w)
            });
            white.fill_lines(&black);
            black.fill_lines(&white);
            let fits = white.area.h.max(black.area.h) <= area.h;
            if fits || next.is_none() {
                let higher = white.higher_in(area).min(black.higher_in(area));
                let mut card = match player {
                    Color::White => white,
                    Color::Black => black,
                };
                card.spread_to(area, higher);
                return card;
            }
        }
    }

    /// The squares of the beaten or stalemated king and of the piece that has mated or stalemated it.
    fn end_on_board(&self, live: &LiveGame, outcome: Outcome) -> EndOnBoard {
        let area_of = |square| self.grid().area_of(square);
        let position = live.position();
        let is_stalemate = outcome.termination == Termination::Stalemate;
        let is_mate = outcome.termination == Termination::Checkmate;
        let loser = outcome.winner.map(Color::other);
        let whose = loser.or_else(|| is_stalemate.then_some(position.turn()));
        let last = live.last_move().filter(|_| is_mate || is_stalemate);
        EndOnBoard {
            king: whose.map(|color| area_of(position.king(color))),
            last: last.map(|(_, to)| area_of(to)),
        }
    }

    /// The place for a card of this size: over the half of the board where this king is not, or where it hides less of
    /// the end.
    fn place_beside(&self, end: EndOnBoard, card: Rect) -> Rect {
        let board = self.layout.board;
        let is_low = |king: Rect| king.center().y > board.center().y;
        let is_low = end.king.is_some_and(is_low);
        // A card as wide as the board leaves the other half free.
        let room = if card.w < board.w {
            (board.h - card.h) / 2
        } else {
            (board.h / 2 - card.h).max(0)
        };
        let rise = self.unit(RISE).min(room);
        let at = |is_above: bool, rise: i32| Rect {
            x: board.x + (board.w - card.w) / 2,
            y: if is_above {
                board.y + rise
            } else {
                board.bottom() - rise - card.h
            },
            ..card
        };
        let usual = at(is_low, rise);
        let others = [at(is_low, 0), at(!is_low, rise), at(!is_low, 0)];
        let places = [usual].into_iter().chain(others);
        places
            .min_by_key(|place| end.hidden_by(*place))
            .unwrap_or(usual)
    }

    /// The parts of the card.
    fn parts_of_result(
        &self,
        live: &LiveGame,
        outcome: Outcome,
        detail: Detail,
        width: i32,
    ) -> Vec<Part> {
        let game = live.game();
        let title = detail.player.map_or(Part::Title, |player| {
            Part::EndTitle(self.end_title(player, game, outcome, width))
        });
        let mut parts = vec![title, Part::Gap];
        let set = self.set(Face::Regular, 18, self.theme.text);
        let names = self.names();
        let said = |names: &Names| {
            let said = self.how_it_ended(live, detail.player, outcome, names);
            // The number of moves stays beside its word.
            let moves = live.full_moves();
            let said = said.replace(&format!("{moves} "), &format!("{moves}\u{a0}"));
            self.balanced(&said, set, width)
        };
        // Long names are whole where they take no more lines.
        let short = said(&names);
        let whole = said(&names.whole());
        let lines = if whole.len() <= short.len() {
            whole
        } else {
            short
        };
        let lines = lines.into_iter().map(|line| line.replace('\u{a0}', " "));
        parts.extend(lines.map(Part::Line));
        parts.push(Part::Rule);
        for mut row in self.score_rows(detail.all_games && !game.is_aborted()) {
            if detail.label_above {
                let label = self.label_above(&mut row, width);
                parts.extend(label.map(|label| Part::Note(label, self.theme.dim_text)));
            }
            parts.push(Part::Score(row));
        }
        parts.push(Part::Rule);
        let note = self.set(
            Face::Regular,
            detail.heights.note_text,
            self.theme.faint_text,
        );
        let fits = |text: &String| self.width(text, note) <= width;
        let next = match detail.player {
            Some(player) => Some(self.words.next_game_for(player, game)),
            None => self.words.next_game_is(game),
        };
        let rematch = next
            .filter(|_| detail.rematch)
            .map(|text| (text, self.theme.dim_text));
        let saved = self
            .where_saved()
            .filter(|_| detail.place)
            .into_iter()
            .flatten();
        let saved = saved.filter(fits).take(1);
        let saved = saved.map(|text| (text, self.theme.faint_text));
        let rematch = rematch.into_iter().flat_map(|(text, ink)| {
            let lines = self.balanced(&text, note, width);
            lines.into_iter().map(move |line| (line, ink))
        });
        let notes = rematch.chain(saved);
        let mut notes: Vec<Part> = notes.map(|(text, ink)| Part::Note(text, ink)).collect();
        let rows = self.rows_of_buttons(width);
        // Face to face the next game is told below its button.
        let is_below_first = detail.player.is_some() && rows.len() > 1;
        for (number, row) in rows.into_iter().enumerate() {
            parts.extend((number > 0).then_some(Part::Between));
            parts.push(Part::Buttons(row));
            if is_below_first && !notes.is_empty() {
                parts.push(Part::Gap);
                parts.append(&mut notes);
            }
        }
        if !notes.is_empty() {
            parts.push(Part::Gap);
        }
        parts.append(&mut notes);
        parts
    }

    /// The button for what comes next; of the next game it says which that is.
    pub(super) fn next_face(&self, command: StartCommand) -> Option<ButtonFace<'static>> {
        let face = face_of(self.words, &[Context::Ended], &command.into())?;
        let live = self.app.live_game();
        let live = live.filter(|_| command == StartCommand::Rematch);
        let label = live.map_or(face.label, |it| self.words.next_game_button(it.game()));
        let primary = command == StartCommand::Rematch;
        Some(ButtonFace {
            label,
            primary,
            ..face
        })
    }

    /// The buttons in as few rows as have room for their labels. Face to face that for a new game rather has a short one in two
    /// rows than little room at its sides.
    fn rows_of_buttons(&self, width: i32) -> Vec<Vec<ButtonFace<'static>>> {
        let is_across = self.app.across().is_some();
        let row = Rect::new(0, 0, width, 0);
        let faces = |is_short: bool| {
            NEXT.into_iter().filter_map(move |command| {
                let mut face = self.next_face(command)?;
                if is_across {
                    face.cap.clear();
                }
                if is_short && command == StartCommand::NewGame {
                    face.label = self.words.text(Phrase::ShortNewGame);
                }
                Some(face)
            })
        };
        let rows_of = |lengths: &[usize], is_short: bool| -> Vec<Vec<ButtonFace>> {
            let mut faces = faces(is_short);
            let rows = lengths.iter();
            rows.map(|&length| faces.by_ref().take(length).collect())
                .collect()
        };
        let fits = |rows: &Vec<Vec<ButtonFace>>| rows.iter().all(|it| self.fits_row(row, it));
        let fits_well =
            |rows: &Vec<Vec<ButtonFace>>| rows.iter().all(|it| self.fits_row_well(row, it));
        let in_one = Some(rows_of(&[3], false)).filter(fits);
        let in_two = || Some(rows_of(&[1, 2], false)).filter(|rows| is_across && fits_well(rows));
        let shorter = || Some(rows_of(&[1, 2], is_across)).filter(fits);
        let found = in_one.or_else(in_two).or_else(shorter);
        found.unwrap_or_else(|| rows_of(&[1, 1, 1], false))
    }
}
