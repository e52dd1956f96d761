//! The window: the only place that knows macroquad.
//!
//! It sleeps until something happens. An event, or the moment at which a clock shows another second,
//! leads to one frame; only animation draws frame after frame.

mod atlas;
mod desk;
mod ending;
mod events;
mod gpu;
mod platform;
mod signals;
mod speaker;

pub use platform::WindowError;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use macroquad::conf::{Conf, UpdateTrigger};
use macroquad::miniquad;
use macroquad::miniquad::conf::{Icon, Platform};

use self::desk::Desk;
use self::ending::{Ending, held};
use self::platform::Keeper;
use crate::app::{Command, FileCommand, Wake};
use crate::paint;
use crate::storage::library::Source;
use crate::view::{Frame, Size};
use crate::work::{Answers, Files};

/// The least time from one frame of an animation to the next.
const FRAME_TIME: Duration = Duration::from_millis(16);

/// Opens the window, with games to be looked through if some are given, and stays in it until the players
/// close it; what they did is kept then.
///
/// # Errors
/// If there is no display to open a window on, or something that a window needs is missing.
pub fn run(files: Files, opened: Option<Source>) -> Result<(), WindowError> {
    platform::check()?;
    let (waker, calls) = platform::waker();
    let to_wake = waker.clone();
    let (give, answers) = Answers::new(move || to_wake.wake());
    signals::end_on_signals(give.clone());
    let opener = give.clone();
    let dropped = move |path| opener.give(Command::File(FileCommand::Open(path)));
    // There is one as long as there is the program.
    let desk = Box::leak(Box::new(Desk::new(files, opened, &give, answers).into()));
    let ending = Ending::of(desk);
    let keep = move |scale| Keeper::start(scale, waker, calls, dropped);
    macroquad::Window::from_config(conf(), draw_frames(desk, keep, ending));
    ending::end();
    Ok(())
}

fn conf() -> Conf {
    Conf {
        miniquad_conf: miniquad::conf::Conf {
            window_title: "Deskmate".to_string(),
            window_width: 1280,
            window_height: 800,
            high_dpi: true,
            icon: icon(),
            platform: Platform {
                blocking_event_loop: platform::BLOCKING,
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

fn icon() -> Option<Icon> {
    Some(Icon {
        small: paint::icon(16)?.try_into().ok()?,
        medium: paint::icon(32)?.try_into().ok()?,
        big: paint::icon(64)?.try_into().ok()?,
    })
}

/// The life of the window, frame by frame. The desk is not held while the window library is at work, which
/// may end the program.
async fn draw_frames(
    desk: &'static Mutex<Desk>,
    keep: impl FnOnce(f32) -> Keeper,
    _ending: Ending,
) {
    let mut input = events::Input::subscribe();
    let mut painter = gpu::Painter::new(held(desk).fonts());
    let mut keeper = keep(miniquad::window::dpi_scale());
    loop {
        let started = Instant::now();
        let events = input.take();
        let (scene, wake, until, has_quit) = {
            let mut desk = held(desk);
            desk.handle(&events, frame());
            if desk.take_full_screen_toggle() {
                keeper.toggle_full_screen();
            }
            keeper.set_title(desk.title());
            let wake = desk.wake();
            (desk.scene(frame()), wake, desk.until(wake), desk.has_quit())
        };
        painter.draw(&scene);
        if has_quit {
            miniquad::window::quit();
        }
        if wake == Some(Wake::NextFrame) {
            miniquad::window::schedule_update();
        }
        keeper.frame_drawn(started, !events.is_empty(), until);
        macroquad::window::next_frame().await;
        if wake == Some(Wake::NextFrame) {
            std::thread::sleep(FRAME_TIME.saturating_sub(started.elapsed()));
        }
    }
}

/// The window as it is now, in the pixels of the screen.
fn frame() -> Frame {
    let (w, h) = miniquad::window::screen_size();
    Frame {
        size: Size {
            w: w as i32,
            h: h as i32,
        },
        scale: miniquad::window::dpi_scale(),
        pointer: None,
    }
}
