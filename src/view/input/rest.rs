//! The pointer at rest on something to click: after a while it is told what a click there does.

use std::time::Duration;

use super::event::Event;
use crate::app::Wake;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::{Scene, Zone};

/// How long the pointer rests before.
const RESTS: Duration = Duration::from_millis(600);

/// What the pointer rests on, and since when.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rest {
    on: Option<(Rect, Duration)>,
    /// Whether something was pressed, so that nothing is told until the pointer goes elsewhere. A finger always presses.
    is_spent: bool,
}

impl Rest {
    /// Notes what the pointer rests on after an event.
    pub(super) fn note(&mut self, event: Event, is_pressed: bool, scene: &Scene, now: Duration) {
        match event {
            Event::Moved(at) if !is_pressed => {
                let zone = scene.zone_at(at);
                let area =
                    zone.and_then(|(area, zone)| matches!(zone, Zone::Do(_)).then_some(area));
                if self.on.map(|(area, _)| area) != area {
                    self.on = area.map(|area| (area, now));
                    self.is_spent = false;
                }
            }
            Event::Modifiers(_) => {}
            _ => self.is_spent = true,
        }
    }

    /// The area on which the pointer has rested long enough.
    pub(super) fn area(self, now: Duration) -> Option<Rect> {
        let (area, told_at) = self.told()?;
        (told_at <= now).then_some(area)
    }

    /// When to draw the next frame, if without this it is `wake`.
    pub(super) fn wake(self, wake: Option<Wake>, now: Duration) -> Option<Wake> {
        let told_at = self.told().map(|(_, at)| at).filter(|&at| at > now);
        match (wake, told_at) {
            (Some(Wake::At(time)), Some(told_at)) => Some(Wake::At(time.min(told_at))),
            (None, Some(told_at)) => Some(Wake::At(told_at)),
            (wake, _) => wake,
        }
    }

    /// The area of which something is told, and when.
    fn told(self) -> Option<(Rect, Duration)> {
        let (area, since) = self.on.filter(|_| !self.is_spent)?;
        Some((area, since + RESTS))
    }
}
