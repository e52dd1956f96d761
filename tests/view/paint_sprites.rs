//! Does the painter paint what the scene says?

use crate::desk;

use std::sync::LazyLock;

use desk::Desk;
use deskmate::app::Command;
use deskmate::app::keys::Key;
use deskmate::paint::{self, sprite};
use deskmate::rules::{Color, Piece, Role};
use deskmate::storage::{BoardTheme, PieceSet};
use deskmate::view::{
    Align, BoardColors, Border, Face, Fill, Fonts, Look, Point, Rect, Rgba, Scene, Size, Type, Zone,
};
use image::RgbaImage;
use tiny_skia::Pixmap;

const WHITE: Rgba = Rgba::hex(0xffffff);
const RED: Rgba = Rgba::hex(0xff0000);

/// A piece of the default set.
fn piece(color: Color, role: Role, alpha: u8) -> Look {
    Look::piece(PieceSet::Classic, Piece::new(color, role), alpha)
}

static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::embedded);

fn canvas(paint: impl FnOnce(&mut Scene)) -> RgbaImage {
    let mut scene = Scene::new(Size { w: 60, h: 40 }, None);
    scene.plain(scene.area(), WHITE);
    paint(&mut scene);
    paint::picture(&FONTS, &scene).expect("a picture")
}

fn at(picture: &RgbaImage, x: u32, y: u32) -> [u8; 4] {
    picture.get_pixel(x, y).0
}

/// The greatest difference of any colour channel.
fn difference(one: &RgbaImage, other: &RgbaImage) -> u8 {
    assert_eq!(one.dimensions(), other.dimensions());
    let channels = one.as_raw().iter().zip(other.as_raw());
    channels.map(|(a, b)| a.abs_diff(*b)).max().unwrap_or(0)
}

#[test]
fn a_rectangle_covers_its_pixels_and_no_others() {
    let picture = canvas(|scene| scene.plain(Rect::new(10, 5, 20, 10), RED));
    for (x, y, inside) in [
        (10, 5, true),
        (29, 14, true),
        (9, 5, false),
        (30, 14, false),
        (10, 15, false),
        (10, 4, false),
    ] {
        let expected = if inside { [255, 0, 0, 255] } else { [255; 4] };
        assert_eq!(at(&picture, x, y), expected, "{x}, {y}");
    }
}

#[test]
fn transparent_colours_are_blended() {
    let picture = canvas(|scene| scene.plain(scene.area(), RED.alpha(128)));
    let [r, g, b, a] = at(&picture, 30, 20);
    assert_eq!((r, a), (255, 255));
    assert!(g.abs_diff(127) <= 1 && b.abs_diff(127) <= 1, "{g} {b}");
}

#[test]
fn a_sliced_rounded_rectangle_looks_like_a_whole_one() {
    let area = Rect::new(6, 4, 47, 31);
    for radius in [3, 4, 8, 15] {
        let border = Border {
            width: 1,
            color: Rgba::hex(0x0000ff),
        };
        for border in [None, Some(border)] {
            let sliced = canvas(|scene| match border {
                None => scene.rounded(area, radius, RED),
                Some(border) => scene.bordered(area, radius, RED, border),
            });
            let look = Look::Rounded {
                radius,
                fill: Fill::Solid(RED),
                border,
            };
            let whole = canvas(|scene| scene.add(area, look));
            let worst = difference(&sliced, &whole);
            assert!(worst <= 1, "radius {radius}, {border:?}: {worst}");
        }
    }
}

#[test]
fn clipped_parts_are_not_painted() {
    let picture = canvas(|scene| {
        let outer = scene.begin_clip(Rect::new(0, 0, 30, 40));
        let queen = piece(Color::Black, Role::Queen, 255);
        scene.add(Rect::new(10, 0, 40, 40), queen);
        scene.end_clip(outer);
    });
    let dark = |from: u32, to: u32| {
        let columns = (from..to).flat_map(|x| (0..40).map(move |y| (x, y)));
        columns
            .filter(|&(x, y)| at(&picture, x, y)[0] < 128)
            .count()
    };
    assert!(dark(10, 30) > 100);
    assert_eq!(dark(30, 60), 0);
}

#[test]
fn turned_shapes_are_painted_upside_down() {
    let paint = |scene: &mut Scene| {
        let area = Rect::new(3, 5, 30, 20);
        let outer = scene.begin_clip(Rect::new(0, 6, 27, 30));
        let fill = Fill::Across(Rgba::hex(0), RED);
        let (radius, border) = (6, None);
        let look = Look::Rounded {
            radius,
            fill,
            border,
        };
        scene.add(area, look);
        scene.end_clip(outer);
        let knight = piece(Color::Black, Role::Knight, 200);
        scene.add(Rect::new(25, 2, 30, 33), knight);
        scene.rounded(Rect::new(40, 30, 15, 9), 3, RED.alpha(99));
        let (face, em, color) = (Face::Bold, 14, Rgba::hex(0x0000ff));
        let set = Type { face, em, color };
        scene.text(&FONTS, Point::new(2, 30), Align::Left, "Rnb½", set);
    };
    let mut upright = canvas(paint);
    let turned = canvas(|scene| {
        scene.turn_about(Some(scene.area()));
        paint(scene);
        scene.turn_about(None);
    });
    assert!(difference(&upright, &turned) > 0);
    image::imageops::rotate180_in_place(&mut upright);
    assert_eq!(difference(&upright, &turned), 0);
}

#[test]
fn turned_zones_are_clicked_where_they_are_visible() {
    let at = Point::new(55, 35);
    let mut scene = Scene::new(Size { w: 60, h: 40 }, Some(at));
    let corner = Rect::new(0, 0, 10, 10);
    assert!(!scene.is_pointed_at(corner));
    scene.turn_about(Some(Rect::new(0, 0, 60, 40)));
    assert!(scene.is_pointed_at(corner));
    scene.add_zone(corner, Zone::Do(Command::Flip));
    scene.turn_about(None);
    let area = Rect::new(50, 30, 10, 10);
    assert_eq!(scene.zone_at(at), Some((area, &Zone::Do(Command::Flip))));
    assert_eq!(scene.zone_at(Point::new(5, 5)), None);
}

#[test]
fn text_wider_than_the_scene_is_painted_where_visible() {
    let set = Type {
        face: Face::Bold,
        em: 20,
        color: RED,
    };
    let text = "W".repeat(10_000);
    for turned in [false, true] {
        for (align, x) in [
            (Align::Left, 20),
            (Align::Center, 0),
            (Align::Right, 30),
            (Align::Left, -3_000),
        ] {
            let mut scene = Scene::new(Size { w: 60, h: 40 }, None);
            let clip = scene.begin_clip(Rect::new(5, 0, 40, 40));
            scene.turn_about(turned.then_some(scene.area()));
            let width = scene.text(&FONTS, Point::new(x, 20), align, &text, set);
            scene.end_clip(clip);
            assert!(width > 100_000);
            let shape = scene.shapes.first().expect("some of it is seen");
            assert!(shape.area.w < 100, "{x}: {:?}", shape.area);
            let (left, right) = match (turned, align, x) {
                (false, Align::Left, 20) => (20, 45),
                (false, Align::Right, _) => (5, 30),
                (true, Align::Left, 20) => (5, 40),
                (true, Align::Right, _) => (30, 45),
                _ => (5, 45),
            };
            assert_eq!((shape.visible.x, shape.visible.right()), (left, right));
        }
    }
}

#[test]
fn shapes_beyond_the_edge_are_cut_there() {
    let king = piece(Color::White, Role::King, 255);
    let picture = canvas(|scene| {
        for corner in [(-20, -20), (40, 20), (-2_000, 0), (0, 3_000)] {
            let area = Rect::new(corner.0, corner.1, 40, 40);
            scene.add(area, king.clone());
            scene.rounded(area, 5, RED);
        }
    });
    assert_eq!(picture.dimensions(), (60, 40));
    assert_eq!(at(&picture, 5, 5), [255, 0, 0, 255]);
}

/// The pixels of an opaque piece.
fn drawn(set: PieceSet, piece: Piece, side: i32) -> Pixmap {
    let alpha = 255;
    sprite(&FONTS, &Look::piece(set, piece, alpha), side, side).expect("a square has an extent")
}

/// All pieces of all sets.
fn all_pieces() -> impl Iterator<Item = (PieceSet, Piece)> {
    let sets = PieceSet::ALL.into_iter();
    sets.flat_map(|set| Piece::ALL.map(|piece| (set, piece)))
}

#[test]
fn every_piece_fills_its_square_at_every_size() {
    for (set, piece) in all_pieces() {
        for side in [16, 45, 94, 180] {
            let pixmap = drawn(set, piece, side);
            let opaque = pixmap.pixels().iter().filter(|pixel| pixel.alpha() == 255);
            let share = opaque.count() as f64 / f64::from(side * side);
            assert!(
                share > 0.05 && share < 0.7,
                "{set:?} {piece:?} at {side}: {share}"
            );
        }
    }
}

/// The lowest row of a piece with ink, and its first and last column.
fn extent(pixmap: &Pixmap) -> (u32, u32, u32) {
    let inked = |x: u32, y: u32| pixmap.pixel(x, y).is_some_and(|pixel| pixel.alpha() > 127);
    let rows = 0..pixmap.height();
    let lowest = rows
        .rev()
        .find(|&y| (0..pixmap.width()).any(|x| inked(x, y)));
    let mut columns = (0..pixmap.width()).filter(|&x| (0..pixmap.height()).any(|y| inked(x, y)));
    let first = columns.next().expect("ink");
    let last = columns.next_back().expect("ink");
    (lowest.expect("ink"), first, last)
}

#[test]
fn the_pieces_of_a_set_stand_on_one_line_in_the_middle_of_the_square() {
    let side = 200;
    for (set, piece) in all_pieces() {
        let pixmap = drawn(set, piece, side);
        let (lowest, first, last) = extent(&pixmap);
        let (king, ..) = extent(&drawn(set, Piece::WhiteKing, side));
        assert!(lowest.abs_diff(king) <= 1, "{set:?} {piece:?}");
        // A knight looks to one side.
        let middle = (first + last) / 2;
        assert!(middle.abs_diff(100) <= 5, "{set:?} {piece:?}: {middle}");
    }
}

/// The share of pixels that differ by more than a quarter of the full range, of those that either of two
/// pictures has.
fn differing(one: &Pixmap, other: &Pixmap) -> f64 {
    let pairs = one.pixels().iter().zip(other.pixels());
    let inked = pairs.filter(|(one, other)| one.alpha().max(other.alpha()) > 127);
    let (mut all, mut differ) = (0.0, 0.0);
    for (one, other) in inked {
        let channels = [
            (one.red(), other.red()),
            (one.green(), other.green()),
            (one.alpha(), other.alpha()),
        ];
        all += 1.0;
        if channels.iter().any(|(a, b)| a.abs_diff(*b) > 64) {
            differ += 1.0;
        }
    }
    differ / all
}

#[test]
fn small_pieces_of_a_set_can_be_told_apart() {
    for (set, one) in all_pieces() {
        for other in Piece::ALL.into_iter().filter(|&other| other != one) {
            let share = differing(&drawn(set, one, 24), &drawn(set, other, 24));
            assert!(share > 0.15, "{set:?} {one:?} {other:?}: {share}");
        }
    }
}

/// The contrast of two luminances (WCAG 2.2).
fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(channels: [u8; 3]) -> f64 {
    let linear = channels.map(|channel| match f64::from(channel) / 255.0 {
        low if low <= 0.040_45 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

/// Non-text parts of a picture need a contrast of 3 (WCAG 2.2, 1.4.11).
#[test]
fn the_outline_of_every_piece_is_clear_on_every_board() {
    for (set, piece) in all_pieces() {
        let pixmap = drawn(set, piece, 94);
        let row = (0..94).map(|x| pixmap.pixel(x, 82).expect("inside"));
        // The edge of the foot, which every piece has.
        let edge = row.into_iter().find(|pixel| pixel.alpha() == 255);
        let edge = edge.expect("a foot");
        let edge = luminance([edge.red(), edge.green(), edge.blue()]);
        for theme in BoardTheme::ALL {
            let colors = BoardColors::of(theme);
            for Rgba([r, g, b, _]) in [colors.light_square, colors.dark_square] {
                let seen = contrast(edge, luminance([r, g, b]));
                assert!(seen > 3.0, "{set:?} {piece:?} on {theme:?}: {seen}");
            }
        }
    }
}

#[test]
fn the_two_sides_can_be_told_apart() {
    let brightness = |set, piece| {
        let pixmap = drawn(set, piece, 94);
        let solid = pixmap.pixels().iter().filter(|pixel| pixel.alpha() == 255);
        let (sum, count) = solid.fold((0_u64, 0_u64), |(sum, count), pixel| {
            (sum + u64::from(pixel.green()), count + 1)
        });
        sum / count.max(1)
    };
    for (set, white) in all_pieces().filter(|(_, piece)| piece.color() == Color::White) {
        let black = Piece::new(Color::Black, white.role());
        let [light, dark] = [white, black].map(|piece| brightness(set, piece));
        assert!(light > dark + 80, "{set:?} {white:?}: {light} and {dark}");
    }
}

#[test]
fn text_is_painted_where_it_was_measured() {
    for text in ["Deskmate", "Zoë ½–½ ♞ 小林", "gjpqy", "ÄÖÜ", "←→", "…"] {
        let set = Type {
            face: Face::Bold,
            em: 20,
            color: RED,
        };
        let mut scene = Scene::new(Size { w: 400, h: 60 }, None);
        scene.plain(scene.area(), WHITE);
        let width = scene.text(&FONTS, Point::new(100, 30), Align::Left, text, set);
        let picture = paint::picture(&FONTS, &scene).expect("a picture");
        let inked = picture
            .enumerate_pixels()
            .filter(|(_, _, pixel)| pixel.0 != [255; 4]);
        for (x, y, _) in inked {
            assert!((98..=102 + width as u32).contains(&x), "{text}: ink at {x}");
            assert!((8..52).contains(&y), "{text}: ink at {y}");
        }
    }
}

/// The pixels of a letter; missing letters all look the same.
fn painted(face: Face, letter: char) -> Vec<u8> {
    let look = Look::Text {
        text: letter.to_string(),
        face,
        em: 40,
        color: RED,
    };
    let pixmap = sprite(&FONTS, &look, 60, 60).expect("a sprite");
    pixmap.data().to_vec()
}

#[test]
fn the_font_has_every_character_that_the_program_uses() {
    let signs = "abcxyzABCXYZ0189+-=#?!.,:;·–…½←→↑↓×’'\"()/äöüßéñ";
    for face in [Face::Regular, Face::Bold] {
        let missing = painted(face, '\u{10FFFD}');
        for letter in signs.chars() {
            assert!(
                painted(face, letter) != missing,
                "{letter} is not in {face:?}"
            );
        }
    }
}

#[test]
fn the_glow_fades_from_the_centre_to_the_edge() {
    let pixmap = sprite(
        &FONTS,
        &Look::Glow(BoardColors::of(BoardTheme::Green).check),
        94,
        94,
    )
    .expect("a sprite");
    let alpha = |x: u32, y: u32| pixmap.pixel(x, y).map(|pixel| pixel.alpha());
    assert!(alpha(47, 47) > Some(200));
    assert!(alpha(47, 0) < Some(20));
    assert_eq!(alpha(0, 0), Some(0));
}

#[test]
fn an_empty_shape_has_no_sprite() {
    for (w, h) in [(0, 5), (5, 0), (-1, 5)] {
        assert!(sprite(&FONTS, &Look::Plain(RED), w, h).is_none());
    }
}

#[test]
fn the_icon_exists_in_all_sizes() {
    for side in [16, 32, 64] {
        let bytes = paint::icon(side).expect("an icon");
        assert_eq!(bytes.len(), (4 * side * side) as usize);
        assert!(bytes.chunks(4).any(|pixel| pixel[3] == 255));
    }
}

#[test]
fn a_png_holds_the_picture() {
    let mut desk = Desk::playing();
    desk.press(Key::Escape);
    let scene = desk.scene();
    let file = paint::png(&desk.fonts, &scene).expect("a PNG");
    let read = image::load_from_memory(&file).expect("a PNG").into_rgba8();
    assert!(Some(read) == paint::picture(&FONTS, &scene));
}
