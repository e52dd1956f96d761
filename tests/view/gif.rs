//! Does an animated GIF show each position as painted, with frames that hold only what changes?

use crate::data;

use std::collections::HashSet;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use deskmate::game::Game;
use deskmate::notation::pgn::Pgn;
use deskmate::paint::gif::{self, GifOptions};
use deskmate::paint::{self, PictureError};
use deskmate::rules::{Color, Position};
use deskmate::storage::PieceSet;
use deskmate::view::{self, DiagramStyle, Fonts, Grid, Moment, Rect};
use deskmate::words::Words;
use image::{Rgba, RgbaImage};

/// The tolerance of a colour channel: 255 colours stand for some thousand.
const TOLERANCE: u8 = 16;

static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::embedded);

fn immortal() -> Pgn {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/immortal.pgn");
    data::read(&fs::read_to_string(path).expect("the game that comes with the program"))
}

/// A game with clocks, in which both sides castle, a pawn is promoted and Black resigns.
fn timed() -> Pgn {
    data::read(
        "[White \"Anna\"]\n[Black \"Boris\"]\n[BlackElo \"1850\"]\n[TimeControl \"300+5\"]\n\
         [Termination \"resignation\"]\n\n\
         1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:51]} Nf6 {[%clk 0:04:57]} \
         3. Bc4 {[%clk 0:04:52]} Bc5 {[%clk 0:04:40]} 4. O-O {[%clk 0:04:20]} O-O {[%clk 0:00:08.5]} 1-0\n",
    )
}

fn options(side: i32) -> GifOptions {
    GifOptions::with_style(DiagramStyle::of_side(side))
}

fn write(game: &Pgn, options: &GifOptions) -> Vec<u8> {
    let mut file = Vec::new();
    let mut progress = |_, _| ControlFlow::Continue(());
    gif::write(
        &mut file,
        &FONTS,
        Words::ENGLISH,
        game,
        options,
        &mut progress,
    )
    .expect("a picture");
    file
}

/// A frame of the file, and the whole picture at its time.
struct Frame {
    area: Rect,
    /// The number of pixels that it changes.
    changes: usize,
    shown_for: Duration,
    seen: RgbaImage,
}

/// Plays a file: transparent pixels of a frame stay as they were.
fn frames(file: &[u8]) -> Vec<Frame> {
    let mut decoder = ::gif::Decoder::new(file).expect("a GIF");
    assert_eq!(decoder.repeat(), ::gif::Repeat::Infinite);
    let palette = decoder
        .global_palette()
        .expect("one palette for all")
        .to_vec();
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    let mut seen = RgbaImage::new(width, height);
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert_eq!(frame.palette, None);
        assert_eq!(frame.dispose, ::gif::DisposalMethod::Keep);
        let mut changes = 0;
        for (place, &index) in frame.buffer.iter().enumerate() {
            if Some(index) != frame.transparent {
                let place = place as u32;
                let x = u32::from(frame.left) + place % u32::from(frame.width);
                let y = u32::from(frame.top) + place / u32::from(frame.width);
                let color = &palette[3 * usize::from(index)..][..3];
                seen.put_pixel(x, y, Rgba([color[0], color[1], color[2], 255]));
                changes += 1;
            }
        }
        let [x, y, w, h] = [frame.left, frame.top, frame.width, frame.height].map(i32::from);
        frames.push(Frame {
            area: Rect::new(x, y, w, h),
            changes,
            shown_for: Duration::from_millis(10) * u32::from(frame.delay),
            seen: seen.clone(),
        });
    }
    frames
}

/// The painted position after each half-move.
fn painted(game: &Pgn, options: &GifOptions) -> Vec<RgbaImage> {
    let game = Game::from_pgn(game);
    let picture = |ply| {
        let mut moment = Moment::of_game(&game, ply);
        if options.players {
            moment = moment.with_players(&game, ply, Words::ENGLISH);
        }
        let scene = view::diagram(&FONTS, &moment, options.style);
        paint::picture(&FONTS, &scene).expect("a picture")
    };
    (0..=game.record().plies().len()).map(picture).collect()
}

fn difference(one: &Rgba<u8>, other: &Rgba<u8>) -> u8 {
    let channels = one.0.iter().zip(other.0);
    channels
        .map(|(one, other)| one.abs_diff(other))
        .max()
        .unwrap_or(0)
}

#[test]
fn every_frame_is_the_picture_of_its_position() {
    let small = GifOptions {
        players: false,
        style: DiagramStyle {
            flipped: true,
            pieces: PieceSet::Carved,
            ..DiagramStyle::of_side(97)
        },
        ..options(97)
    };
    for options in [options(480), small] {
        let game = immortal();
        let painted = painted(&game, &options);
        let frames = frames(&write(&game, &options));
        assert_eq!(frames.len(), 46);
        for (number, (frame, painted)) in frames.iter().zip(&painted).enumerate() {
            assert_eq!(frame.seen.dimensions(), painted.dimensions());
            let pairs = frame.seen.pixels().zip(painted.pixels());
            let worst = pairs
                .clone()
                .map(|(one, other)| difference(one, other))
                .max();
            assert!(worst <= Some(TOLERANCE), "frame {number}: {worst:?}");
            // Areas of one colour are exact; only edges differ, and a small board has more of them.
            let other = pairs
                .filter(|(one, other)| difference(one, other) > 2)
                .count();
            let all = painted.pixels().len();
            assert!(other * 8 < all, "frame {number}: {other} of {all}");
        }
    }
}

#[test]
fn a_frame_holds_only_what_changes() {
    let options = GifOptions {
        players: false,
        ..options(480)
    };
    let game = data::game(Position::initial(), &["e4", "e5"]);
    let painted = painted(&game, &options);
    let frames = frames(&write(&game, &options));
    assert_eq!(frames[0].area, Rect::new(0, 0, 480, 480));
    // The squares from e2 to e4.
    assert_eq!(frames[1].area, Rect::new(240, 240, 60, 180));
    // The squares of White's move, which lose their tint, and those of Black's.
    assert_eq!(frames[2].area, Rect::new(240, 60, 60, 360));
    for (number, frame) in frames.iter().enumerate().skip(1) {
        let pairs = painted[number].pixels().zip(painted[number - 1].pixels());
        let changed = pairs.filter(|(one, other)| one != other).count();
        assert_eq!(frame.changes, changed, "frame {number}");
    }
}

#[test]
fn names_clocks_and_the_result_are_next_to_the_board() {
    let game = timed();
    let options = options(480);
    let played = Game::from_pgn(&game);
    let frames = frames(&write(&game, &options));
    assert_eq!(frames.len(), 9);
    let size = frames[0].seen.dimensions();
    assert_eq!(size, (480, 560), "a line of 40 pixels above and below");
    // The GIF takes the rating from a tag; the painter of a single moment is given it.
    let mut moment = Moment::of_game(&played, 8).with_players(&played, 8, Words::ENGLISH);
    let players = moment.players.as_mut().expect("they were asked for");
    assert_eq!(players.white.name, "Anna");
    assert_eq!(players.white.clock.as_deref(), Some("4:20"));
    assert_eq!(players.black.clock.as_deref(), Some("0:08.5"));
    assert_eq!(
        (players.white.points, players.black.points),
        (Some("1"), Some("0"))
    );
    assert_eq!(players.white.reason.as_deref(), Some("Black resigned"));
    assert_eq!(players.black.reason, None);
    players.black.rating = Some("1850".to_owned());
    let scene = view::diagram(&FONTS, &moment, options.style);
    let painted = paint::picture(&FONTS, &scene).expect("a picture");
    let mut pairs = frames[8].seen.pixels().zip(painted.pixels());
    assert!(pairs.all(|(one, other)| difference(one, other) <= TOLERANCE));
    // Before the end there is no result.
    let earlier = Moment::of_game(&played, 7).with_players(&played, 7, Words::ENGLISH);
    let earlier = earlier.players.expect("they were asked for");
    assert_eq!(
        [Color::White, Color::Black].map(|color| earlier[color].points),
        [None; 2]
    );
}

#[test]
fn the_last_frame_is_shown_longer() {
    let options = GifOptions {
        step: Duration::from_millis(250),
        end: Duration::from_millis(3_210),
        plies: Some(3),
        ..options(64)
    };
    let frames = frames(&write(&immortal(), &options));
    let times: Vec<u128> = frames
        .iter()
        .map(|frame| frame.shown_for.as_millis())
        .collect();
    assert_eq!(times, [250, 250, 250, 3_210]);
    // A time too long for the format becomes the longest possible one.
    let longest = GifOptions {
        end: Duration::MAX,
        ..options
    };
    let frames = self::frames(&write(&immortal(), &longest));
    assert_eq!(frames[3].shown_for, Duration::from_millis(655_350));
}

#[test]
fn a_game_without_moves_is_one_frame() {
    let start = Pgn::new(data::position("8/8/8/8/8/k7/p7/K7 w - - 0 1"));
    let options = options(128);
    let frames = frames(&write(&start, &options));
    assert_eq!(frames.len(), 1);
    assert_eq!(frames[0].shown_for, options.end);
}

#[test]
fn the_same_game_gives_the_same_file() {
    let options = options(200);
    assert!(write(&timed(), &options) == write(&timed(), &options));
}

#[test]
fn progress_is_reported_and_can_cancel_the_work() {
    let game = timed();
    let mut reported = Vec::new();
    let mut count = |done, total| {
        reported.push((done, total));
        ControlFlow::Continue(())
    };
    gif::write(
        &mut io::sink(),
        &FONTS,
        Words::ENGLISH,
        &game,
        &options(64),
        &mut count,
    )
    .expect("a picture");
    // Each position is painted once for its colours and once for the file.
    let expected: Vec<_> = (1..=18).map(|done| (done, 18)).collect();
    assert_eq!(reported, expected);
    for last in [1, 9, 10, 18] {
        let mut calls = 0;
        let mut cancel = |done, _| {
            calls += 1;
            if done < last {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let ended = gif::write(
            &mut io::sink(),
            &FONTS,
            Words::ENGLISH,
            &game,
            &options(64),
            &mut cancel,
        );
        assert!(matches!(ended, Err(PictureError::Cancelled)), "{ended:?}");
        assert_eq!(calls, last);
    }
}

/// A disk with room for this many bytes.
struct Full(usize);

impl io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self
            .0
            .checked_sub(bytes.len())
            .ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn write_errors_are_reported() {
    for room in [0, 3, 900, 5_000] {
        let mut progress = |_, _| ControlFlow::Continue(());
        let written = gif::write(
            &mut Full(room),
            &FONTS,
            Words::ENGLISH,
            &timed(),
            &options(64),
            &mut progress,
        );
        let Err(PictureError::Io(error)) = written else {
            panic!("{room}: {written:?}");
        };
        assert_eq!(error.kind(), io::ErrorKind::StorageFull, "{room}");
    }
}

#[test]
fn boards_that_are_empty_or_too_large_are_refused() {
    for side in [i32::MIN, -1, 0, 63, 4_097, 100_000, i32::MAX] {
        let mut file = Vec::new();
        let mut progress = |_, _| ControlFlow::Continue(());
        let written = gif::write(
            &mut file,
            &FONTS,
            Words::ENGLISH,
            &timed(),
            &options(side),
            &mut progress,
        );
        let said = format!("a board has 64 to 4096 pixels a side, not {side}");
        assert_eq!(written.expect_err("no picture").to_string(), said);
        assert!(file.is_empty());
        let position = Position::initial();
        let moment = Moment::of_position(&position);
        let png = paint::diagram_png(&FONTS, &moment, DiagramStyle::of_side(side));
        assert_eq!(png.expect_err("no picture").to_string(), said);
    }
}

#[test]
fn the_colours_of_squares_and_pieces_are_kept_exactly() {
    let options = GifOptions {
        players: false,
        ..options(480)
    };
    let game = immortal();
    let painted = painted(&game, &options);
    let frames = frames(&write(&game, &options));
    let grid = Grid::new(Rect::new(0, 0, 480, 480), false);
    for (frame, painted) in frames.iter().zip(painted) {
        let corners: HashSet<(u32, u32)> = deskmate::rules::Square::all()
            .map(|square| grid.area_of(square))
            .map(|area| (area.right() as u32 - 2, area.y as u32 + 1))
            .collect();
        for (x, y) in corners {
            // A glow covers its square except for the last pixels in the corners.
            assert!(difference(frame.seen.get_pixel(x, y), painted.get_pixel(x, y)) <= 2);
        }
    }
}
