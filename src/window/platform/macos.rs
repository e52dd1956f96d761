//! macOS without the window library: waking the window, its title, full screen.
//!
//! The window library sleeps until the application has an event. All of AppKit belongs to the main thread, so
//! each step is handed over to that.

use std::convert::Infallible;

use dispatch2::DispatchQueue;
use macroquad::miniquad;
use objc2::MainThreadMarker;
use objc2::rc::Retained;
use objc2_app_kit::{NSApplication, NSEvent, NSEventModifierFlags, NSEventType, NSWindow};
use objc2_foundation::{NSPoint, NSSize, NSString};

use super::pacer::Waker;
use super::{LEAST_SIZE, OwnWindow, WindowError};
use crate::work::CommandSender;

/// The language of macOS is not asked for; a terminal says it in the environment.
pub(in super::super) fn language() -> Option<String> {
    None
}

/// What macOS prefers is not asked for: windows are dark unless the players choose.
pub(in super::super) fn watch_desktop(_commands: CommandSender) {}

/// Whether a window can be opened. Here the system reports it itself if not.
pub(in super::super) fn check() -> Result<(), WindowError> {
    Ok(())
}

/// The window of the program. Nothing is sent here: files cannot be dropped, and the focus is not known.
pub(super) fn window(
    _scale: f32,
    _waker: Waker,
    _commands: CommandSender,
) -> impl FnOnce() -> Option<NativeWindow> + Send + 'static {
    let (w, h) = LEAST_SIZE;
    with_window(move |window| window.setContentMinSize(NSSize::new(w.into(), h.into())));
    || Some(NativeWindow)
}

/// The only window of the application.
pub(super) struct NativeWindow;

impl OwnWindow for NativeWindow {
    /// The window lives as long as the program.
    type Error = Infallible;

    const WAKES_SURELY: bool = true;

    /// The event ends the wait of the window library, which then finds what is scheduled.
    fn wake(&self) -> Result<(), Infallible> {
        miniquad::window::schedule_update();
        on_main_thread(|application| {
            if let Some(event) = empty_event() {
                application.postEvent_atStart(&event, false);
            }
        });
        Ok(())
    }

    fn set_title(&self, title: &str) -> Result<(), Infallible> {
        let title = title.to_string();
        with_window(move |window| window.setTitle(&NSString::from_str(&title)));
        Ok(())
    }

    fn toggle_full_screen(&mut self) -> Result<(), Infallible> {
        with_window(|window| window.toggleFullScreen(None));
        Ok(())
    }
}

fn on_main_thread(act: impl FnOnce(&NSApplication) + Send + 'static) {
    DispatchQueue::main().exec_async(|| {
        if let Some(main_thread) = MainThreadMarker::new() {
            act(&NSApplication::sharedApplication(main_thread));
        }
    });
}

fn with_window(act: impl FnOnce(&NSWindow) + Send + 'static) {
    on_main_thread(|application| {
        if let Some(window) = application.windows().firstObject() {
            act(&window);
        }
    });
}

/// An event that nothing reacts to.
fn empty_event() -> Option<Retained<NSEvent>> {
    NSEvent::otherEventWithType_location_modifierFlags_timestamp_windowNumber_context_subtype_data1_data2(
        NSEventType::ApplicationDefined,
        NSPoint::new(0.0, 0.0),
        NSEventModifierFlags::empty(),
        0.0,
        0,
        None,
        0,
        0,
        0,
    )
}

/// Whether the window still has the picture that was drawn last: not known here.
pub(super) fn keeps_picture() -> bool {
    false
}
