//! The program at its window: events in, effects out.

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use super::platform;
use super::speaker::Speaker;
use crate::app::{App, Command, Effect, Now, Reply, Wake, WindowEffect};
use crate::language::Language;
use crate::storage::library::Source;
use crate::time;
use crate::view::{self, Event, Fonts, Frame, Kept, Pointer, Scene};
use crate::words::Words;
use crate::work::{CommandSender, Files, Workers};

/// After this time the picture of a move is on the screen, and work that could wait may hold up the next one.
const AFTER_PICTURE: Duration = Duration::from_millis(50);

/// The program with its files and its clock.
pub(super) struct Desk {
    app: App,
    pointer: Pointer,
    workers: Workers,
    /// The commands from other threads.
    answers: Receiver<Command>,
    speaker: Speaker,
    fonts: Arc<Fonts>,
    words: Words,
    kept: Kept,
    /// The start of the program's time, in the platform's time.
    epoch: Duration,
    full_screen_toggled: bool,
    quit: bool,
}

impl Desk {
    /// Whether the screen should stay on though nobody touches it.
    pub(super) fn keeps_screen_on(&self) -> bool {
        self.app.keeps_screen_on()
    }

    /// Whether a text is edited.
    pub(super) fn edits_text(&self) -> bool {
        self.app.edited_text().is_some()
    }

    /// The title of the window.
    pub(super) fn title(&self) -> String {
        self.words.window_title(&self.app)
    }

    /// The program at its start screen, or with a file of games opened. Other threads use the sender,
    /// and their commands arrive at the receiver.
    pub(super) fn new(
        mut files: Files,
        opened: Option<Source>,
        sender: &CommandSender,
        answers: Receiver<Command>,
    ) -> Desk {
        let (mut settings, fault) = files.settings.read();
        let of_system = || Language::of_locale(&platform::language()?);
        settings.system_language = Language::of_environment().or_else(of_system);
        let words = Words::of(&settings);
        let in_use = files.claim();
        // It is reported only once, so only where the message is seen.
        let is_seen = in_use.is_none();
        let rescued = is_seen.then(|| files.rescued()).flatten();
        let mut app = App::new(settings, files.last_game(), Arc::new(words));
        // A relative path is read from the same folder.
        app.folder = platform::folder();
        app.file_access = platform::FILE_ACCESS;
        let fonts = Arc::new(platform::fonts());
        let mut desk = Desk {
            app,
            pointer: Pointer::default(),
            workers: Workers::start(files, Arc::clone(&fonts), sender),
            answers,
            speaker: Speaker::start(),
            words,
            fonts,
            kept: Kept::default(),
            epoch: time::since_start(),
            full_screen_toggled: false,
            quit: false,
        };
        let fault = fault.map(|told| Reply::Failed(told.into()));
        // The last message is the one that is seen.
        for reply in [in_use, fault, rescued].into_iter().flatten() {
            desk.run(reply);
        }
        let effects = match opened {
            Some(games) => desk.app.begin_with(games),
            None => desk.app.begin(),
        };
        desk.carry_out_all(effects);
        desk
    }

    fn elapsed(&self) -> Duration {
        time::since_start().saturating_sub(self.epoch)
    }

    fn now(&self) -> Now {
        Now {
            time: whole_millis(self.elapsed()),
            wall: time::local(),
        }
    }

    /// Handles the passage of time and the commands of other threads, then the events one after
    /// another, each with the picture after the one before it.
    pub(super) fn handle(&mut self, events: &[Event], frame: Frame) {
        self.pointer.set_scale(frame.scale);
        self.workers.catch_up();
        self.run(Command::Tick);
        while let Ok(answer) = self.answers.try_recv() {
            self.run(answer);
        }
        let mut scene = None;
        for &event in events {
            let shown = scene.get_or_insert_with(|| self.scene(frame));
            let now = self.elapsed();
            let commands = self.pointer.commands(event, shown, &self.app, now);
            if !commands.is_empty() {
                scene = None;
            }
            for command in commands {
                self.run(command);
            }
        }
    }

    /// The current picture.
    pub(super) fn scene(&self, frame: Frame) -> Scene {
        let frame = Frame {
            pointer: self.pointer.at(),
            rests_on: self.pointer.rests_on(self.elapsed()),
            ..frame
        };
        view::scene(
            &self.fonts,
            self.words,
            &self.kept,
            &self.app,
            frame,
            self.now(),
        )
    }

    /// The fonts for measuring and painting the picture.
    pub(super) fn fonts(&self) -> Arc<Fonts> {
        Arc::clone(&self.fonts)
    }

    /// When the picture changes by itself.
    pub(super) fn wake(&self) -> Option<Wake> {
        let wake = self.app.wake(self.now());
        self.pointer.wake(wake, self.elapsed())
    }

    /// The time until then, or until work that waits is done; `None` for the next frame.
    pub(super) fn until(&self, wake: Option<Wake>) -> Option<Duration> {
        let until = match wake {
            Some(Wake::At(time)) => Some(time.saturating_sub(self.elapsed())),
            Some(Wake::NextFrame) | None => None,
        };
        let work = self.workers.are_behind().then_some(AFTER_PICTURE);
        until.into_iter().chain(work).min()
    }

    /// Whether the players have toggled full screen since the last call.
    pub(super) fn take_full_screen_toggle(&mut self) -> bool {
        std::mem::take(&mut self.full_screen_toggled)
    }

    /// Whether the players want to quit.
    pub(super) fn has_quit(&self) -> bool {
        self.quit
    }

    /// Saves the current game, and waits until everything is written.
    pub(super) fn close(&mut self) {
        let now = Now {
            time: whole_millis(self.elapsed()),
            // UTC will do, since no more games begin.
            wall: time::utc(),
        };
        let effects = self.app.close(now);
        self.carry_out_all(effects);
        self.finish();
    }

    /// Keeps what is not saved, since the page may be closed next.
    #[cfg(target_family = "wasm")]
    pub(super) fn keep_unsaved(&mut self) {
        let effects = self.app.keep_unsaved(self.now());
        self.carry_out_all(effects);
    }

    /// Waits until everything is written.
    pub(super) fn finish(&mut self) {
        self.workers.finish();
    }

    fn run(&mut self, command: impl Into<Command>) {
        let spoken = self.app.settings.spoken();
        let effects = self.app.update(command.into(), self.now());
        if self.app.settings.spoken() != spoken {
            self.words = Words::of(&self.app.settings);
            self.app.speak(Arc::new(self.words));
        }
        self.carry_out_all(effects);
    }

    fn carry_out_all(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            self.carry_out(effect);
        }
    }

    /// Carries out an effect, or passes it to the workers, whose replies arrive as commands.
    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Window(effect) => self.carry_out_in_window(effect),
            effect => self.workers.carry_out(effect, &self.app.settings),
        }
    }

    fn carry_out_in_window(&mut self, effect: WindowEffect) {
        match effect {
            WindowEffect::ChooseFile => platform::choose_file(),
            WindowEffect::ToggleFullScreen => self.full_screen_toggled ^= true,
            WindowEffect::Quit => self.quit = true,
            WindowEffect::Sound(sound) => self.speaker.play(sound, self.app.settings.loudness()),
        }
    }
}

fn whole_millis(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}
