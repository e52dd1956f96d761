//! The blocks of a page: headings, cards, switches in columns, segments, and the engines.

use crate::app::{
    Field, FieldId, FieldOption, Label, Row, RowLook, Setting, SettingGroup, SettingsForm, Widget,
};
use crate::sound::Sound;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::zone::Zone;
use crate::view::settings::languages::has_tiles;
use crate::view::text::font::Face;

/// The heights of a heading and of a text field with its label, and the gap between blocks, in units.
const HEADING: i32 = 28;
const GAP: i32 = 8;

/// The height of a line of a note, the width of labels before a path or a number, and that of a button behind a path, in units.
const NOTE: i32 = 20;
pub(super) const LABELS: i32 = 136;
pub(super) const PATH_BUTTON: i32 = 104;

/// The gap between two columns of switches, in units.
const COLUMN_GAP: i32 = 32;

/// The width of the list of engines, and the least width of what is beside it, in units.
const ENGINE_LIST: i32 = 320;
const ENGINE_DETAIL: i32 = 440;

/// A block of a page.
pub(super) enum Block<'a> {
    /// A heading, with what follows ` · ` as a note.
    Heading(Label),
    /// Pictures to choose from.
    Cards(&'a Field),
    /// Languages or letters to choose from.
    Tiles(&'a Field),
    /// Settings side by side, one in each column.
    Controls(Vec<(&'a Field, Label)>),
    /// A sound: its switch, and what plays it.
    Sound(Sound, &'a Row),
    /// The engines to choose from.
    Engines(&'a Field),
    /// The name of the chosen engine, with the button that removes it.
    EngineHead(Option<&'a Field>),
    /// Whether the chosen engine is to be removed, with the answers.
    Removal(&'a Row),
    /// What the chosen engine is used for.
    Use(Label),
    /// A path with the button that concerns it.
    Path(Label, &'a Field),
    /// A position to try the chosen engine in, with the button that does so.
    Trial(&'a Field),
    /// Buttons.
    Buttons(&'a Row),
    /// A sentence.
    Note(Label),
    /// What keeps a heading from the switches above it.
    Space,
    /// A line between what belongs together.
    Divider,
    /// The list of engines at the left, and beside it what concerns the chosen one.
    Beside(Vec<Block<'a>>, Vec<Block<'a>>),
}

impl Block<'_> {
    fn has(&self, id: FieldId) -> bool {
        match self {
            Block::Heading(_) | Block::Note(_) | Block::Use(_) | Block::Space | Block::Divider => {
                false
            }
            Block::Cards(field)
            | Block::Tiles(field)
            | Block::Engines(field)
            | Block::Path(_, field)
            | Block::Trial(field) => field.id == id,
            Block::EngineHead(remove) => remove.is_some_and(|field| field.id == id),
            Block::Controls(fields) => fields.iter().any(|(field, _)| field.id == id),
            Block::Buttons(row) | Block::Removal(row) | Block::Sound(_, row) => {
                row.has(|it| it == id)
            }
            Block::Beside(list, detail) => list.iter().chain(detail).any(|block| block.has(id)),
        }
    }
}

impl View<'_> {
    /// The blocks in an area. They are scrolled as little as shows the focused one, or by the wheel and the scroll bar.
    pub(super) fn setting_blocks(&mut self, area: Rect, settings: &SettingsForm) {
        let form = &settings.form;
        let blocks = self.blocks(settings, area.w);
        let heights: Vec<i32> = blocks
            .iter()
            .map(|block| self.block_height(block, area.w))
            .collect();
        let end_of = |count: usize| heights.iter().take(count).sum::<i32>();
        let focused = blocks.iter().position(|block| block.has(form.focus));
        let shown = focused.map(|at| {
            // Its heading stays in sight.
            let first = if at <= 1 { 0 } else { end_of(at - 1) };
            (first, end_of(at + 1))
        });
        let bar = Rect::new(area.right() + self.unit(4), area.y, self.unit(10), area.h);
        let height = end_of(blocks.len());
        let (hidden, rows) = self.scrolled(area, height, form.scroll, shown);
        self.scroll_bar(bar, rows);
        let outer = self.scene.begin_clip(area.inset(-self.unit(2), 0));
        let mut y = area.y - hidden;
        let mut is_cut = false;
        for (block, height) in blocks.iter().zip(heights) {
            let place = Rect::new(area.x, y, area.w, height);
            y += height;
            is_cut |= place.y < area.y && area.y < y;
            let Some(seen) = place.intersection(area) else {
                continue;
            };
            self.block(place, block, form.focus);
            // What is cut to less than a finger only scrolls.
            if seen.h < height.min(self.control_size()) {
                self.scene.add_zone(seen, Zone::List(rows));
            }
        }
        self.scene.end_clip(outer);
        let beyond = [is_cut, height - hidden > area.h];
        self.fade_edges(area, self.theme.panel, beyond);
        if blocks.is_empty() {
            let set = self.set(Face::Regular, 15, self.theme.dim_text);
            let at = Point::new(area.x, area.y + self.unit(HEADING) / 2);
            self.fitted(at, self.words.label(Label::NoSettingFound), set, area.w);
        }
    }

    fn blocks<'a>(&self, settings: &'a SettingsForm, width: i32) -> Vec<Block<'a>> {
        let mut blocks: Vec<Block<'a>> = Vec::new();
        let mut group = None;
        for row in &settings.form.rows {
            let Some(field) = row.fields.first() else {
                blocks.push(match row.look {
                    RowLook::Note => Block::Note(row.label),
                    RowLook::Fact => Block::Use(row.label),
                    RowLook::EngineName => Block::EngineHead(None),
                    _ => Block::Heading(row.label),
                });
                continue;
            };
            // It stands in the column of the pages.
            let stands_beside =
                !settings.finds_size() || self.has_pages_beside() && settings.query().is_empty();
            if field.id == FieldId::Setting(Setting::TextSize) && stands_beside {
                continue;
            }
            if let Some(own) = own_blocks(row, field) {
                blocks.extend(own);
                continue;
            }
            let of = SettingsForm::group_of(field.id);
            if of != group {
                group = of;
                let heading = of.and_then(|group| match (group, blocks.last()) {
                    (SettingGroup::Engine, Some(Block::Use(_))) => Some(Block::Divider),
                    // The title of the page says it.
                    (SettingGroup::Sound, _) if settings.query().is_empty() => None,
                    (group, _) => Some(Block::Heading(Label::SettingGroup(group))),
                });
                if heading.is_some() && matches!(blocks.last(), Some(Block::Controls(_))) {
                    blocks.push(Block::Space);
                }
                blocks.extend(heading);
            }
            if let FieldId::Setting(Setting::Sound(sound)) = field.id {
                blocks.push(Block::Sound(sound, row));
                continue;
            }
            let columns = self.control_columns(width);
            match blocks.last_mut() {
                Some(Block::Controls(pair))
                    if pair.len() < columns
                        && is_switch(field)
                        && pair.iter().all(|(field, _)| is_switch(field)) =>
                {
                    pair.push((field, row.label));
                }
                _ => blocks.push(Block::Controls(vec![(field, row.label)])),
            }
        }
        self.engines_beside(blocks, width)
    }

    /// Puts what concerns the chosen engine beside the list of them, if there is room.
    fn engines_beside<'a>(&self, mut blocks: Vec<Block<'a>>, width: i32) -> Vec<Block<'a>> {
        let has_room = width >= self.unit(ENGINE_LIST + COLUMN_GAP + ENGINE_DETAIL);
        let is_list = |block: &Block| matches!(block, Block::Engines(_));
        let list = blocks.iter().position(is_list).filter(|_| has_room);
        // The heading above the list, and the buttons and the note below it.
        let Some(start) = list.and_then(|at| at.checked_sub(1)) else {
            return blocks;
        };
        let mut list = blocks.split_off(start);
        let is_below = |block: &Block| matches!(block, Block::Buttons(_) | Block::Note(_));
        let below = list.iter().skip(2).take_while(|block| is_below(block));
        let detail = list.split_off(2 + below.count());
        blocks.push(Block::Beside(list, detail));
        blocks
    }

    /// The columns of the engines and of what is beside them.
    fn engine_split(&self, area: Rect) -> (Rect, Rect) {
        let mut beside = area;
        let list = beside.cut_left(self.unit(ENGINE_LIST));
        beside.cut_left(self.unit(COLUMN_GAP));
        (list, beside)
    }

    /// The columns of switches: as many as have room for the longest label.
    fn control_columns(&self, width: i32) -> usize {
        if width >= self.unit(720) { 2 } else { 1 }
    }

    fn block_height(&self, block: &Block, width: i32) -> i32 {
        let height = match block {
            Block::Heading(_) => return self.unit(HEADING),
            Block::Space => return self.unit(GAP),
            Block::Cards(field) => self.cards_height(field, width),
            Block::Tiles(field) => self.tiles_height(field, width),
            Block::Controls(fields) => {
                let column = self.column_width(width);
                let height = fields
                    .iter()
                    .map(|(field, label)| self.control_height(field, *label, column, width));
                return height.max().unwrap_or(0);
            }
            Block::Sound(sound, _) => return self.sound_height(*sound, width),
            Block::Engines(field) => self.engines_height(field, width),
            Block::EngineHead(_) | Block::Path(..) | Block::Buttons(_) => self.control_size(),
            Block::Removal(row) => self.removal_height(row, width),
            Block::Use(_) => self.control_size(),
            Block::Trial(_) => self.trial_height(width),
            Block::Note(label) => self.sentence_lines(*label, width).len() as i32 * self.unit(NOTE),
            Block::Divider => self.unit(GAP),
            Block::Beside(list, detail) => {
                let (left, right) = self.engine_split(Rect::new(0, 0, width, 0));
                let height = |blocks: &[Block], width| -> i32 {
                    let heights = blocks.iter().map(|block| self.block_height(block, width));
                    heights.sum()
                };
                return height(list, left.w).max(height(detail, right.w));
            }
        };
        height + self.unit(GAP)
    }

    fn column_width(&self, width: i32) -> i32 {
        match self.control_columns(width) {
            2 => (width - self.unit(COLUMN_GAP)) / 2,
            _ => width,
        }
    }

    fn block(&mut self, area: Rect, block: &Block, focus: FieldId) {
        let above_gap = Rect {
            h: area.h - self.unit(GAP),
            ..area
        };
        match block {
            Block::Heading(label) => self.settings_heading(area, *label),
            Block::Space => {}
            Block::Cards(field) => self.picture_cards(above_gap, field, field.id == focus),
            Block::Tiles(field) => self.setting_tiles(above_gap, field, field.id == focus),
            Block::Controls(fields) => {
                let column = self.column_width(area.w);
                for (number, (field, label)) in (0..).zip(fields) {
                    let x = area.x + number * (column + self.unit(COLUMN_GAP));
                    let width = if is_switch(field) { column } else { area.w };
                    let area = Rect {
                        x,
                        w: width,
                        ..area
                    };
                    self.control(area, field, *label, field.id == focus);
                }
            }
            Block::Sound(sound, row) => self.sound_row(area, *sound, row, focus),
            Block::Engines(field) => self.engine_cards(above_gap, field, field.id == focus),
            Block::Trial(field) => self.engine_trial(above_gap, field, focus),
            Block::EngineHead(remove) => self.engine_head(above_gap, *remove, focus),
            Block::Removal(row) => self.removal(above_gap, row, focus),
            Block::Use(label) => self.use_row(above_gap, *label),
            Block::Path(label, field) => self.path_row(above_gap, *label, field, focus),
            Block::Buttons(row) => self.settings_buttons(above_gap, row, focus),
            Block::Note(label) => self.settings_note(area, *label),
            Block::Divider => {
                let y = area.center().y;
                let line = Rect::new(area.x, y, area.w, self.unit(1));
                self.scene.plain(line, self.theme.border);
            }
            Block::Beside(list, detail) => {
                let (left, right) = self.engine_split(area);
                for (blocks, mut rest) in [(list, left), (detail, right)] {
                    for block in blocks {
                        let place = rest.cut_top(self.block_height(block, rest.w));
                        self.block(place, block, focus);
                    }
                }
            }
        }
    }

    /// A heading in bold, and what follows ` · ` as a note.
    fn settings_heading(&mut self, area: Rect, label: Label) {
        let words = self.words.label(label);
        let (title, mut note) = words.split_once(" · ").unwrap_or((words, ""));
        if label == Label::Setting(Setting::Language) && self.app.can_restore_language() {
            note = self.words.label(Label::FormerLanguage);
        }
        let at = Point::new(area.x, area.center().y);
        let set = self.set(Face::Bold, 16, self.theme.bright_text);
        let width = self.fitted(at, title, set, area.w) + self.unit(12);
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        let at = Point::new(at.x + width, at.y);
        self.fitted(at, note, set, area.w - width);
    }

    fn sentence_lines(&self, label: Label, width: i32) -> Vec<String> {
        let words = self.words.label(label);
        self.fonts.wrap(Face::Regular, words, self.unit(13), width)
    }

    /// A sentence, in as many lines as it needs.
    fn settings_note(&mut self, mut area: Rect, label: Label) {
        let set = self.set(Face::Regular, 13, self.theme.dim_text);
        for text in self.sentence_lines(label, area.w) {
            let line = area.cut_top(self.unit(NOTE));
            let at = Point::new(line.x, line.center().y);
            self.fitted(at, &text, set, area.w);
        }
    }

    /// The path of the chosen engine or of the games, and the button that concerns it.
    fn path_row(&mut self, mut area: Rect, label: Label, field: &Field, focus: FieldId) {
        let path = match field.id {
            FieldId::CopyFolder => self.app.machine().games.display().to_string(),
            _ => self.app.settings.engine.clone(),
        };
        if label != Label::None {
            let column = area.cut_left(self.unit(LABELS).min(area.w / 4));
            let set = self.set(Face::Regular, 15, self.theme.text);
            let at = Point::new(column.x, column.center().y);
            self.fitted(at, self.words.label(label), set, column.w - self.unit(GAP));
        }
        let button = area.cut_right(self.unit(PATH_BUTTON).min(area.w / 2));
        self.settings_button(button, field, focus);
        area.cut_right(self.unit(GAP));
        self.control_ground(area, self.theme.key_cap, false);
        let set = self.set(Face::Regular, 15, self.theme.text);
        let at = Point::new(area.x + self.unit(12), area.center().y);
        self.fitted(at, &path, set, area.w - self.unit(24));
    }

    fn settings_buttons(&mut self, area: Rect, row: &Row, focus: FieldId) {
        let count = row.fields.len() as i32;
        let cells: Vec<Rect> = area.columns(count, self.unit(GAP)).collect();
        for (field, cell) in row.fields.iter().zip(cells) {
            self.settings_button(cell, field, focus);
        }
    }
}

/// The blocks of a field that is not a control; `None` for a control.
fn own_blocks<'a>(row: &'a Row, field: &'a Field) -> Option<Vec<Block<'a>>> {
    let heading = Block::Heading(row.label);
    Some(match field.id {
        FieldId::FindSetting | FieldId::ResetPage => vec![],
        FieldId::Engine => vec![heading, Block::Engines(field)],
        FieldId::RemoveEngine => vec![Block::EngineHead(Some(field))],
        FieldId::KeepEngine => vec![Block::Removal(row)],
        FieldId::ChooseEngine => vec![Block::Path(row.label, field)],
        FieldId::CopyFolder => vec![heading, Block::Path(Label::None, field)],
        FieldId::TryEngine => vec![Block::Divider, heading, Block::Trial(field)],
        FieldId::AddEngine => vec![Block::Buttons(row)],
        _ if has_cards(field) => vec![heading, Block::Cards(field)],
        _ if has_tiles(field) => vec![heading, Block::Tiles(field)],
        _ => return None,
    })
}

/// Whether a field is a choice between off and on.
pub(super) fn is_switch(field: &Field) -> bool {
    let is_off_or_on = |option: &FieldOption| matches!(option, FieldOption::Switch(_));
    matches!(&field.widget, Widget::Choice { options, .. } if options.iter().all(is_off_or_on))
}

/// Whether the options of a field are pictures.
fn has_cards(field: &Field) -> bool {
    matches!(
        field.id,
        FieldId::Setting(Setting::BoardTheme | Setting::Pieces)
    )
}
