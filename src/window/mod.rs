//! The window: the only module that knows macroquad.
//!
//! It sleeps until something happens. An event, or a clock that shows another second, leads to one
//! frame; only animations draw frame after frame.

mod atlas;
mod desk;
mod early_sprites;
mod events;
mod gpu;
mod platform;
mod shutdown;
mod signals;
#[cfg_attr(target_family = "wasm", path = "page_speaker.rs")]
mod speaker;

pub use platform::WindowError;

use std::sync::Mutex;

use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad;
use macroquad::miniquad::conf::{Icon, Platform};

use self::desk::Desk;
use self::early_sprites::EarlySprites;
use self::platform::FramePacer;
use self::shutdown::{ShutdownGuard, lock};
use crate::app::Wake;
use crate::paint;
use crate::storage::library::Source;
use crate::time::Instant;
use crate::view::{Frame, Size};
use crate::work::{CommandSender, Files};

/// The first size of the window, in pixels at a scale of 1.
const SIZE: Size = Size { w: 1280, h: 800 };

/// Opens the window, with a list of games if one is given, and runs until the players close it.
/// Everything is saved then.
///
/// # Errors
/// If there is no display, or a library that the window needs is missing.
pub fn run(files: Files, opened: Option<Source>) -> Result<(), WindowError> {
    platform::check()?;
    let (waker, receiver) = platform::waker();
    let to_wake = waker.clone();
    let (sender, answers) = CommandSender::new(move || to_wake.wake());
    signals::end_on_signals(sender.clone());
    // Begun early, so that the first picture has the right colours.
    platform::watch_desktop(sender.clone());
    let commands = sender.clone();
    // It lives as long as the program.
    let desk = Box::leak(Box::new(Desk::new(files, opened, &sender, answers).into()));
    let early = early_sprites(desk);
    let guard = ShutdownGuard::of(desk);
    let start_pacer = move |scale| FramePacer::start(scale, waker, receiver, commands);
    macroquad::Window::from_config(conf(), draw_frames(desk, early, start_pacer, guard));
    if !platform::RETURNS_AT_ONCE {
        shutdown::shut_down();
    }
    Ok(())
}

fn conf() -> Conf {
    Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: "Deskmate".to_string(),
            window_width: SIZE.w,
            window_height: SIZE.h,
            high_dpi: true,
            // No multisampling, since all shapes are on whole pixels. With the default, 1, the window library chooses
            // a format with it on Windows.
            sample_count: 0,
            icon: icon(),
            platform: Platform {
                blocking_event_loop: true,
                linux_wm_class: platform::CLASS,
                ..Platform::default()
            },
            ..miniquad::conf::Conf::default()
        },
        update_on: Some(UpdateTrigger {
            key_down: true,
            mouse_down: true,
            mouse_up: true,
            mouse_motion: true,
            mouse_wheel: true,
            specific_key: None,
            touch: true,
        }),
        // Room for 512 rectangles in each draw call, of which a picture needs a few.
        draw_call_vertex_capacity: 2048,
        draw_call_index_capacity: 3072,
        ..Conf::default()
    }
}

/// The sprites of the first picture on most screens.
fn early_sprites(desk: &Mutex<Desk>) -> EarlySprites {
    let desk = lock(desk);
    let frame = Frame {
        size: SIZE,
        scale: 1.0,
        pointer: None,
        rests_on: None,
    };
    EarlySprites::of(desk.scene(frame), desk.fonts())
}

fn icon() -> Option<Icon> {
    Some(Icon {
        small: paint::icon(16)?.try_into().ok()?,
        medium: paint::icon(32)?.try_into().ok()?,
        big: paint::icon(64)?.try_into().ok()?,
    })
}

/// Draws the frames of the window. The desk is not locked while the window library runs, which may end
/// the program.
async fn draw_frames(
    desk: &'static Mutex<Desk>,
    early: EarlySprites,
    start_pacer: impl FnOnce(f32) -> FramePacer,
    _guard: ShutdownGuard,
) {
    let mut input = events::Input::subscribe();
    let mut painter = gpu::Painter::new(lock(desk).fonts(), early);
    let mut pacer = start_pacer(miniquad::window::dpi_scale());
    loop {
        let started = Instant::now();
        let events = input.take();
        let (scene, wake, until, has_quit) = {
            let mut desk = lock(desk);
            desk.handle(&events, frame());
            if desk.take_full_screen_toggle() {
                pacer.toggle_full_screen();
            }
            pacer.set_title(desk.title());
            pacer.keep_screen_on(desk.keeps_screen_on());
            pacer.edit_text(desk.edits_text());
            let wake = desk.wake();
            (desk.scene(frame()), wake, desk.until(wake), desk.has_quit())
        };
        painter.draw(scene, pacer.window_keeps_picture());
        if has_quit {
            miniquad::window::quit();
        }
        if wake == Some(Wake::NextFrame) {
            miniquad::window::schedule_update();
        }
        pacer.frame_drawn(started, !events.is_empty(), until);
        macroquad::window::next_frame().await;
        if wake == Some(Wake::NextFrame) {
            pacer.wait();
        }
    }
}

/// The current size of the window, in pixels of the screen.
fn frame() -> Frame {
    let (w, h) = miniquad::window::screen_size();
    Frame {
        size: Size {
            w: w as i32,
            h: h as i32,
        },
        scale: miniquad::window::dpi_scale(),
        pointer: None,
        rests_on: None,
    }
}
