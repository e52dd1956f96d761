//! The frames of a game, and the changes between them.

use std::time::Duration;

use gif::{DisposalMethod, Frame as GifFrame};
use image::RgbaImage;

use super::GifOptions;
use super::palette::{Palette, TRANSPARENT};
use crate::game::Game;
use crate::notation::pgn::Pgn;
use crate::paint::{Painter, PictureError};
use crate::rules::ByColor;
use crate::view::{self, Fonts, Moment, Scene};
use crate::words::Words;

/// The frames of a game, painted on demand.
pub(super) struct Frames<'a> {
    fonts: &'a Fonts,
    words: Words,
    painter: Painter<'a>,
    game: Game,
    ratings: ByColor<Option<String>>,
    options: &'a GifOptions,
}

impl<'a> Frames<'a> {
    pub(super) fn new(
        fonts: &'a Fonts,
        words: Words,
        game: &Pgn,
        options: &'a GifOptions,
    ) -> Frames<'a> {
        let rating = |name| {
            game.tag(name)
                .filter(|elo| elo.starts_with(|c: char| c.is_ascii_digit()))
        };
        Frames {
            fonts,
            words,
            painter: Painter::new(fonts),
            game: Game::from_pgn(game),
            ratings: ByColor {
                white: rating("WhiteElo").map(str::to_owned),
                black: rating("BlackElo").map(str::to_owned),
            },
            options,
        }
    }

    /// The number of frames: the first shows the position before the first move.
    pub(super) fn count(&self) -> usize {
        let played = self.game.record().plies().len();
        played.min(self.options.plies.unwrap_or(played)) + 1
    }

    /// The width and height of all of them in pixels.
    pub(super) fn extent(&self) -> (u16, u16) {
        let size = self.scene(0).size;
        let pixels = |length: i32| length.try_into().unwrap_or(u16::MAX);
        (pixels(size.w), pixels(size.h))
    }

    /// Calls a function with each frame in turn, until it fails.
    pub(super) fn each(
        &mut self,
        mut call: impl FnMut(Frame) -> Result<(), PictureError>,
    ) -> Result<(), PictureError> {
        let mut before = None;
        for ply in 0..self.count() {
            let scene = self.scene(ply);
            let side = self.options.style.side;
            let picture = self
                .painter
                .picture(&scene)
                .ok_or(PictureError::Side { side })?;
            call(Frame {
                area: Area::of_change(before.as_ref(), &picture),
                before: before.as_ref(),
                picture: &picture,
                shown_for: if ply + 1 == self.count() {
                    self.options.end
                } else {
                    self.options.step
                },
            })?;
            before = Some(picture);
        }
        Ok(())
    }

    fn scene(&self, ply: usize) -> Scene {
        let mut moment = Moment::of_game(&self.game, ply);
        if self.options.players {
            moment = moment.with_players(&self.game, ply, self.words);
        }
        if let Some(players) = &mut moment.players {
            players.white.rating.clone_from(&self.ratings.white);
            players.black.rating.clone_from(&self.ratings.black);
        }
        view::diagram(self.fonts, &moment, self.options.style)
    }
}

/// A frame and the area that differs from the previous one.
pub(super) struct Frame<'a> {
    before: Option<&'a RgbaImage>,
    picture: &'a RgbaImage,
    area: Area,
    shown_for: Duration,
}

impl Frame<'_> {
    /// The colours of the pixels in the changed area; `None` for unchanged pixels.
    fn pixels(&self) -> impl Iterator<Item = Option<[u8; 3]>> + '_ {
        self.area.places().map(|(x, y)| {
            let pixel = self.picture.get_pixel(x, y);
            let same = self
                .before
                .is_some_and(|before| before.get_pixel(x, y) == pixel);
            let [r, g, b, _] = pixel.0;
            (!same).then_some([r, g, b])
        })
    }

    /// The colours of the changed pixels.
    pub(super) fn changed_pixels(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        self.pixels().flatten()
    }

    /// The changed area as a frame of the file.
    pub(super) fn encode(&self, palette: &Palette) -> GifFrame<'static> {
        let index = |color| palette.index_of(color);
        let indices = self.pixels().map(|color| color.map_or(TRANSPARENT, index));
        let narrow = |length: u32| length.try_into().unwrap_or(u16::MAX);
        GifFrame {
            delay: (self.shown_for.as_millis() / 10)
                .try_into()
                .unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            transparent: Some(TRANSPARENT),
            left: narrow(self.area.x),
            top: narrow(self.area.y),
            width: narrow(self.area.width),
            height: narrow(self.area.height),
            buffer: indices.collect::<Vec<u8>>().into(),
            ..GifFrame::default()
        }
    }
}

/// An area of a frame, at least one pixel.
struct Area {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Area {
    /// The smallest area with all changes; without a previous frame, all of it.
    fn of_change(before: Option<&RgbaImage>, after: &RgbaImage) -> Area {
        let Some(before) = before else {
            let (width, height) = after.dimensions();
            return Area {
                x: 0,
                y: 0,
                width,
                height,
            };
        };
        let rows = before.rows().zip(after.rows()).zip(0u32..);
        let mut found: Option<[u32; 4]> = None;
        for ((old, new), y) in rows {
            let mut differs = old.zip(new).map(|(old, new)| old != new);
            let Some(first) = differs.position(|differs| differs) else {
                continue;
            };
            // The iterator is now past the first one.
            let more = differs
                .rposition(|differs| differs)
                .map_or(0, |more| more + 1);
            let (first, last) = (first as u32, (first + more) as u32);
            let [left, top, right, _] = found.unwrap_or([first, y, last, y]);
            found = Some([left.min(first), top, right.max(last), y]);
        }
        let [left, top, right, bottom] = found.unwrap_or_default();
        Area {
            x: left,
            y: top,
            width: right - left + 1,
            height: bottom - top + 1,
        }
    }

    fn places(&self) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (columns, rows) = (self.x..self.x + self.width, self.y..self.y + self.height);
        rows.flat_map(move |y| columns.clone().map(move |x| (x, y)))
    }
}
