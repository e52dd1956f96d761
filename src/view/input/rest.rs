//! The pointer at rest on something to click, or on a text that is cut. After a while a tip says what a click there does, or
//! the whole text.

use std::time::Duration;

use super::event::Event;
use crate::app::Wake;
use crate::view::scene::geometry::Rect;
use crate::view::scene::picture::Scene;
use crate::view::scene::zone::Zone;

/// How long the pointer rests before the tip.
const RESTS: Duration = Duration::from_millis(600);

/// What the pointer rests on, and since when.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rest {
    on: Option<(Rect, Duration)>,
    /// Whether something was pressed, so that there is no tip until the pointer goes elsewhere. A finger always presses.
    is_spent: bool,
}

impl Rest {
    /// Notes what the pointer rests on after an event.
    pub(super) fn note(&mut self, event: Event, is_pressed: bool, scene: &Scene, now: Duration) {
        match event {
            Event::Moved(at) if !is_pressed => {
                let zone = scene.zone_at(at);
                let zone = zone.filter(|(_, zone)| matches!(zone, Zone::Do(_) | Zone::Cut(_)));
                let area = zone.map(|(area, _)| area);
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
        let (area, shown_at) = self.tip()?;
        (shown_at <= now).then_some(area)
    }

    /// When to draw the next frame, if without this it is `wake`.
    pub(super) fn wake(self, wake: Option<Wake>, now: Duration) -> Option<Wake> {
        let shown_at = self.tip().map(|(_, at)| at).filter(|&at| at > now);
        match (wake, shown_at) {
            (Some(Wake::At(time)), Some(shown_at)) => Some(Wake::At(time.min(shown_at))),
            (None, Some(shown_at)) => Some(Wake::At(shown_at)),
            (wake, _) => wake,
        }
    }

    /// The area that a tip is for, and when it is shown.
    fn tip(self) -> Option<(Rect, Duration)> {
        let (area, since) = self.on.filter(|_| !self.is_spent)?;
        Some((area, since + RESTS))
    }
}
