//! Is what is painted again all that has changed, and little more?

use deskmate::paint::Painter;
use deskmate::view::{Rect, Rgba, Scene, Size};
use image::{GenericImage, GenericImageView, RgbaImage};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::acts::{Act, act, acts};
use crate::desk::Desk;

/// A small window, which is painted sooner.
const SIZE: Size = Size { w: 640, h: 480 };

/// The picture of a scene, made from the picture before by painting only the damage.
fn repainted(
    painter: &mut Painter,
    picture: &RgbaImage,
    earlier: &Scene,
    now: &Scene,
) -> RgbaImage {
    let damage = now.damage_since(earlier);
    let mut parts = Scene::new(now.size, None);
    parts.shapes = now.within(&damage);
    let painted = painter.picture(&parts).expect("a picture");
    let mut picture = picture.clone();
    for area in damage {
        let Rect { x, y, w, h } = area.intersection(now.area()).expect("in the window");
        let (x, y) = (x as u32, y as u32);
        let part = painted.view(x, y, w as u32, h as u32).to_image();
        picture.copy_from(&part, x, y).expect("of the same size");
    }
    picture
}

/// The part of the window that is damaged.
fn share(damage: &[Rect], scene: &Scene) -> f64 {
    let damaged: i32 = damage.iter().map(|area| area.area()).sum();
    f64::from(damaged) / f64::from(scene.area().area())
}

#[test]
fn a_second_on_the_clock_damages_little() {
    let mut desk = Desk::new();
    desk.new_game();
    desk.play(&["e2e4"]);
    desk.wait(1_000);
    let earlier = desk.scene();
    desk.wait(1_000);
    let now = desk.scene();
    let damage = now.damage_since(&earlier);
    assert!(!damage.is_empty());
    assert!(share(&damage, &now) < 0.02, "{damage:?}");
}

#[test]
fn a_selected_piece_damages_its_square_and_its_targets() {
    let mut desk = Desk::new();
    desk.new_game();
    let earlier = desk.scene();
    desk.click("e2");
    let now = desk.scene();
    let damage = now.damage_since(&earlier);
    assert!(!damage.is_empty());
    assert!(share(&damage, &now) < 0.1, "{damage:?}");
}

#[test]
fn a_scene_without_changes_has_no_damage() {
    let mut desk = Desk::new();
    desk.new_game();
    assert_eq!(desk.scene().damage_since(&desk.scene()), []);
}

/// Shapes that change places are damaged, though both scenes have them.
#[test]
fn another_order_of_shapes_is_damage() {
    let mut desk = Desk::new();
    desk.new_game();
    let earlier = desk.scene();
    let mut now = desk.scene();
    let last = now.shapes.len() - 1;
    now.shapes.swap(0, last);
    let damaged = now.damage_since(&earlier);
    assert!(share(&damaged, &now) >= 1.0, "{damaged:?}");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 12,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn painting_the_damage_gives_the_whole_picture(acts in vec(acts(), 1..25)) {
        let mut desk = Desk::new();
        desk.resize(SIZE.w, SIZE.h);
        desk.new_game();
        let fonts = deskmate::view::Fonts::embedded();
        let mut painter = Painter::new(&fonts);
        let mut earlier = desk.scene();
        let mut picture = painter.picture(&earlier).expect("a picture");
        for step in acts.iter().filter(|step| !matches!(step, Act::Resize(..))) {
            act(&mut desk, step);
            let now = desk.scene();
            picture = repainted(&mut painter, &picture, &earlier, &now);
            let whole = painter.picture(&now).expect("a picture");
            prop_assert!(picture == whole, "after {:?}", step);
            earlier = now;
        }
    }
}

/// Each of 100,000 shapes is looked up among those of the other scene. Were it compared with each of them, this
/// would take minutes.
#[test]
fn scenes_with_very_many_shapes_are_compared() {
    let scene = |first: u32| {
        let mut scene = Scene::new(SIZE, None);
        let area = Rect::new(10, 10, 100, 100);
        for color in first..first + 100_000 {
            scene.plain(area, Rgba(color.to_be_bytes()));
        }
        scene
    };
    let area = Rect::new(10, 10, 100, 100);
    assert_eq!(scene(200_000).damage_since(&scene(0)), [area]);
    assert_eq!(scene(1).damage_since(&scene(0)), [area]);
    assert_eq!(scene(0).damage_since(&scene(0)), []);
}
