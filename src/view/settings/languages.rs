//! The languages as tiles, and the letters of the pieces as cards with examples.

use crate::app::{Command, Field, FieldId, FormCommand, Label, Setting};
use crate::notation::PieceLetters;
use crate::rules::Role;
use crate::storage::Letters;
use crate::view::View;
use crate::view::forms::choice::options_of;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::icon::Icon;
use crate::view::scene::picture::{Align, Type};
use crate::view::scene::zone::Zone;
use crate::view::text::font::Face;

/// The least width and the height of a tile with a language and of a card with letters, in units.
const TILE: (i32, i32) = (200, 48);
const CARD: (i32, i32) = (264, 96);

/// The gaps between tiles, in units.
const GAP: i32 = 16;
const NARROW_GAP: i32 = 8;

/// The room inside a tile, and the side of the tick, in units.
const PAD: i32 = 16;
const TICK: i32 = 16;

/// The height of a line below the cards, in units.
const LINE: i32 = 20;

/// The moves that show the letters.
const EXAMPLES: &str = "Nf3  Qxd5+";

/// Whether the options of a field are tiles: languages or letters.
pub(super) fn has_tiles(field: &Field) -> bool {
    matches!(
        field.id,
        FieldId::Setting(Setting::Language | Setting::Letters)
    )
}

impl View<'_> {
    pub(super) fn tiles_height(&self, field: &Field, width: i32) -> i32 {
        let tiles = self.tiles(Rect::new(0, 0, width, 0), field);
        let bottom = tiles.last().map_or(0, |tile| tile.bottom());
        let below = self.note_below(field, width).len() as i32 * self.unit(LINE);
        bottom + below + self.unit(8)
    }

    /// The places of the options: as many side by side as have room, with equal rows where that is possible.
    fn tiles(&self, area: Rect, field: &Field) -> Vec<Rect> {
        let (least, height) = match field.id {
            FieldId::Setting(Setting::Letters) => CARD,
            _ => TILE,
        };
        let gap = self.unit(if self.has_pages_beside() {
            GAP
        } else {
            NARROW_GAP
        });
        let count = self.named_options(field).len() as i32;
        let fitting = ((area.w + gap) / (self.unit(least) + gap)).max(2);
        let columns = if count > fitting && count % fitting == 1 {
            fitting - 1
        } else {
            fitting
        };
        let columns = columns.min(count).max(1);
        let size = (area.w - gap * (columns - 1)) / columns;
        let row_gap = self.unit(NARROW_GAP);
        let height = self.unit(height);
        let place = |number: i32| {
            let (row, column) = (number / columns, number % columns);
            let x = area.x + column * (size + gap);
            Rect::new(x, area.y + row * (height + row_gap), size, height)
        };
        (0..count).map(place).collect()
    }

    /// What the choice of letters does not change, in lines.
    fn note_below(&self, field: &Field, width: i32) -> Vec<String> {
        if field.id != FieldId::Setting(Setting::Letters) {
            return Vec::new();
        }
        let words = self.words.label(Label::AboutLetters);
        self.fonts.wrap(Face::Regular, words, self.unit(14), width)
    }

    pub(super) fn setting_tiles(&mut self, area: Rect, field: &Field, focused: bool) {
        let (_, chosen) = options_of(field);
        let names = self.named_options(field);
        let tiles = self.tiles(area, field);
        for (number, (name, &tile)) in names.iter().zip(&tiles).enumerate() {
            let is_chosen = chosen == Some(number);
            self.card_ground(tile, is_chosen, is_chosen && focused);
            let mut inner = tile.inset(self.unit(PAD), 0);
            let mut head = inner.cut_top(self.unit(if is_letters(field) { 40 } else { TILE.1 }));
            if is_chosen {
                self.tile_tick(head.cut_right(self.unit(TICK + 8)));
            }
            self.tile_name(head, name, is_chosen);
            if let Some(&letters) = Letters::ALL.get(number).filter(|_| is_letters(field)) {
                self.letter_examples(inner, letters);
            }
            let choose = FormCommand::Choose(field.id, number);
            self.scene.add_zone(tile, Zone::Do(Command::Form(choose)));
        }
        let mut y = tiles.last().map_or(area.y, |tile| tile.bottom()) + self.unit(LINE);
        let set = self.set(Face::Regular, 14, self.theme.dim_text);
        for line in self.note_below(field, area.w) {
            self.fitted(Point::new(area.x, y), &line, set, area.w);
            y += self.unit(LINE);
        }
    }

    fn tile_name(&mut self, area: Rect, name: &str, is_chosen: bool) {
        let (face, ink) = if is_chosen {
            (Face::Bold, self.theme.bright_text)
        } else {
            (Face::Regular, self.theme.text)
        };
        let set = self.set(face, 16, ink);
        self.fitted_in(area, Align::Left, name, set);
    }

    fn tile_tick(&mut self, area: Rect) {
        let side = self.unit(TICK);
        let y = area.center().y - side / 2;
        let at = Rect::new(area.right() - side, y, side, side);
        self.icon(at, Icon::Tick, self.theme.bright_text);
    }

    /// All pieces, and moves with them.
    fn letter_examples(&mut self, area: Rect, letters: Letters) {
        let known = match letters {
            Letters::Own => Some(self.words.own_letters()),
            Letters::Figurines => None,
            Letters::English => Some(PieceLetters::ENGLISH),
        };
        let large = self.set(Face::Bold, 18, self.theme.bright_text);
        let y = area.y + self.unit(10);
        let mut x = area.x;
        for role in Role::PIECES {
            let letter = role.letter().to_string();
            self.example(Point::new(x, y), &letter, known, large);
            x += self.unit(32);
        }
        let small = self.set(Face::Regular, 14, self.theme.text);
        let at = Point::new(area.x, area.y + self.unit(37));
        self.example(at, EXAMPLES, known, small);
    }

    fn example(&mut self, at: Point, moves: &str, letters: Option<PieceLetters>, set: Type) {
        match letters {
            Some(letters) => {
                let text = letters.localized(moves);
                self.text(at, Align::Left, &text, set);
            }
            None => {
                self.figurines(at, moves, set);
            }
        }
    }
}

fn is_letters(field: &Field) -> bool {
    field.id == FieldId::Setting(Setting::Letters)
}
