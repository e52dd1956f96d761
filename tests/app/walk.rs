//! Is anything lost when people press whatever they can while the disk is slow? Games carry a mark in a tag, comments are words that
//! occur nowhere else: both are found again at the end, in a file or in what is kept when the program ends.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use deskmate::app::keys::{self, Key, KeyPress, Stroke};
use deskmate::app::{Effect, FileCommand, FileEffect, FileTask, Message, Notice, WindowEffect};
use deskmate::notation::pgn;
use deskmate::storage::Files;
use deskmate::view::{Button, Event, Point, Zone};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::desk::{Desk, key_press, players};
use crate::memory::{Failure, Memory};

/// What somebody does.
#[derive(Clone, Debug)]
enum Step {
    /// One of the keys that work now.
    Key(usize),
    /// A key that is always there.
    Usual(usize),
    /// A click on something that can be clicked.
    Click(usize, Button),
    /// A legal move.
    Move(usize),
    /// A comment of the reviewed game.
    Comment,
    /// A slow disk does what was asked.
    CatchUp(usize),
    /// Time passes.
    Wait(u64),
    /// The window has another size.
    Size(i32, i32),
    /// The disk breaks, or works again.
    Disk(Option<Failure>),
}

const BUTTONS: [Button; 4] = [Button::Left, Button::Left, Button::Left, Button::Right];

const USUAL: [Key; 10] = [
    Key::Escape,
    Key::Enter,
    Key::Enter,
    Key::Tab,
    Key::Up,
    Key::Down,
    Key::Left,
    Key::Right,
    Key::Delete,
    Key::Char('y'),
];

fn steps() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => any::<usize>().prop_map(Step::Key),
        4 => any::<usize>().prop_map(Step::Usual),
        4 => (any::<usize>(), select(&BUTTONS[..])).prop_map(|(n, button)| Step::Click(n, button)),
        2 => any::<usize>().prop_map(Step::Move),
        3 => Just(Step::Comment),
        8 => any::<usize>().prop_map(Step::CatchUp),
        1 => (0..4_000_u64).prop_map(Step::Wait),
        1 => (300..2_600, 300..1_500).prop_map(|(w, h)| Step::Size(w, h)),
        1 => select(&[None, Some(Failure::Early), Some(Failure::Late)][..]).prop_map(Step::Disk),
    ]
}

/// A folder with games, and a file with games beside it.
fn prepare(files: &Memory, folder: &Path) {
    let game = |number: usize, moves: &str, result: &str| {
        format!(
            "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.{:02}\"]\n[Time \"14:02:00\"]\n[Result \"{result}\"]\n\
             [Mark \"mark{number}x\"]\n\n{moves} {result}\n\n",
            10 + number
        )
    };
    let write = |path: PathBuf, text: String| {
        let written = files.write_own(&path, text.as_bytes());
        written.expect("a file")
    };
    write(folder.join("last.txt"), game(1, "1. e4 e5 2. Nf3 Nc6", "*"));
    let own = [
        "1. d4 d5 2. c4 e6",
        "1. f3 e5 2. g4 Qh4#",
        "1. e4 {a word} c5 2. Nf3",
    ];
    for (number, moves) in own.into_iter().enumerate() {
        let result = if moves.ends_with('#') { "0-1" } else { "1-0" };
        let name = format!("2026-11-{}_1402_Anna-Ben.pgn", 12 + number);
        write(folder.join(name), game(2 + number, moves, result));
    }
    let file: String = (5..9)
        .map(|number| game(number, "1. c4 e5 (1... c5 2. g3) 2. Nc3 Nf6", "1/2-1/2"))
        .collect();
    write(folder.with_file_name("club.pgn"), file);
    write(
        folder.with_file_name("single.pgn"),
        game(9, "1. b3 e5", "1-0"),
    );
}

/// The text of all files in a folder.
fn written(files: &Memory, folder: &Path) -> String {
    let paths = files.list(folder).expect("a folder").into_iter();
    let text = |path: PathBuf| {
        if files.is_folder(&path) {
            written(files, &path)
        } else {
            text_of(files, &path)
        }
    };
    paths.map(text).collect()
}

fn text_of(files: &Memory, path: &Path) -> String {
    let mut text = Vec::new();
    if let Ok(mut file) = files.open(path) {
        file.read_to_end(&mut text).expect("it is in memory");
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// The tag that tells a game from others.
fn mark(game: &str) -> Option<&str> {
    game.lines().find(|line| line.starts_with("[Mark "))
}

/// The game on the review's board.
fn reviewed(desk: &Desk) -> Option<String> {
    let review = desk.app.review()?;
    Some(pgn::write(&review.pgn()))
}

struct Walk {
    desk: Desk,
    files: Arc<Memory>,
    /// The marks and the comments that are to be found again.
    kept: BTreeSet<String>,
    comments: usize,
    /// Whether somebody was asked about unsaved changes, and has not gone on with them since.
    is_asked: bool,
    /// What was rescued, on the disk or as text.
    rescued: String,
    /// The key that was pressed last, if that was the last step.
    pressed: Option<Key>,
    /// What was done, and what was on the screen then.
    told: Vec<String>,
}

impl Walk {
    fn new() -> Walk {
        // Nothing of this machine is read or written.
        let files = Arc::new(Memory::default());
        let mut desk = Desk::in_place(files.clone(), players(), |folder| prepare(&files, folder));
        desk.waiting = Some(Vec::new());
        Walk {
            desk,
            files,
            kept: (1..10).map(|number| format!("mark{number}x")).collect(),
            comments: 0,
            is_asked: false,
            rescued: String::new(),
            pressed: None,
            told: Vec::new(),
        }
    }

    /// Notes what is on the screen.
    fn tell(&mut self, what: String) {
        let app = &self.desk.app;
        let begin = |text: String| text.chars().take(40).collect::<String>();
        let screen = begin(format!("{:?}", app.screen));
        let dialog = begin(format!("{:?}", app.dialog()));
        let message = self.desk.message();
        let waiting = self.desk.waiting.as_deref().unwrap_or_default().len();
        self.told.push(format!(
            "{what}: {screen}, {dialog}, “{message}”, unsaved {}, {waiting} waiting",
            app.is_unsaved()
        ));
    }

    /// Lets the disk do something. What cannot be rescued on it is printed.
    fn catch_up(&mut self, turn: usize) {
        for effect in self.desk.waiting.iter().flatten() {
            if let Effect::File(FileEffect::Rescue(game)) = effect {
                self.rescued += &game.write();
            }
        }
        self.desk.catch_up(turn);
    }

    fn press(&mut self, stroke: Stroke) {
        self.pressed = Some(stroke.key);
        let KeyPress { text, .. } = key_press(stroke.key, stroke.shift, false);
        self.desk.event(Event::Key(KeyPress {
            stroke,
            text: text.filter(|_| !stroke.ctrl),
            repeat: false,
        }));
    }

    fn working_keys(&self) -> Vec<Stroke> {
        let rows = keys::overview(&self.desk.app)
            .into_iter()
            .flat_map(|(_, rows)| rows);
        let works = rows.flat_map(|row| row.keys).filter(|key| key.works);
        works.filter_map(|key| key.stroke).collect()
    }

    fn clickable(&self, number: usize) -> Option<Point> {
        let scene = self.desk.scene();
        let mut mixed = number as u64;
        let mut points = (0..40).map(|_| {
            mixed = mixed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            Point::new(
                (mixed >> 33) as i32 % scene.size.w,
                (mixed >> 45) as i32 % scene.size.h,
            )
        });
        points.find(|&at| matches!(scene.zone_at(at), Some((_, Zone::Do(_)))))
    }

    fn comment(&mut self) {
        if self.desk.app.review().is_none() || self.desk.app.dialog().is_some() {
            return;
        }
        self.comments += 1;
        let word = format!("word{}x", self.comments);
        self.desk.key('c');
        let review = self.desk.app.review();
        if review.is_some_and(|it| it.typed_comment().is_some()) {
            self.desk.type_text(&format!(" {word}"));
            self.desk.press(Key::Enter);
            if reviewed(&self.desk).is_some_and(|text| text.contains(&word)) {
                self.kept.insert(word);
            }
        }
    }

    fn act(&mut self, step: &Step) {
        match *step {
            Step::Key(number) => {
                let keys = self.working_keys();
                if !keys.is_empty() {
                    self.press(keys[number % keys.len()]);
                }
            }
            Step::Usual(number) => self.press(Stroke {
                key: USUAL[number % USUAL.len()],
                shift: false,
                ctrl: false,
            }),
            Step::Click(number, button) => {
                if let Some(at) = self.clickable(number) {
                    self.desk.move_to(at);
                    self.desk.event(Event::Pressed(button, at));
                    self.desk.event(Event::Released(button, at));
                }
            }
            Step::Move(number) => {
                if self.desk.app.review().is_some() && self.desk.app.dialog().is_none() {
                    let moves = self.desk.position().legal_moves();
                    if !moves.is_empty() {
                        let mv = moves[number % moves.len()].to_string();
                        self.desk.play(&[&mv]);
                    }
                }
            }
            Step::Comment => self.comment(),
            Step::CatchUp(number) => self.catch_up(number),
            Step::Size(w, h) => self.desk.resize(w, h),
            Step::Disk(failure) => self.files.fail(failure),
            Step::Wait(millis) => self.desk.wait(millis),
        }
    }

    /// Does a step. What somebody took away with it need not be found again.
    fn step(&mut self, step: &Step) {
        let before = reviewed(&self.desk);
        let asks = self.desk.app.message() == Some(Message::Notice(Notice::Unsaved));
        let covers = self.desk.app.dialog().is_some();
        self.is_asked = asks || self.is_asked && covers;
        let asked = self.desk.effects.len();
        self.pressed = None;
        self.act(step);
        self.tell(format!("{step:?} {:?}", self.pressed));
        if let Some(before) = before.filter(|_| !matches!(step, Step::CatchUp(_))) {
            let after = reviewed(&self.desk).unwrap_or_default();
            let is_edited = mark(&before) == mark(&after);
            if is_edited || self.is_asked {
                self.kept
                    .retain(|it| !before.contains(it) || after.contains(it));
            }
        }
        for effect in &self.desk.effects[asked..] {
            if let Effect::FileTask(FileTask::Destroy(_, places)) = effect {
                for path in places.iter().filter_map(|place| place.path()) {
                    let text = text_of(&self.files, path);
                    self.kept.retain(|it| !text.contains(it));
                }
            }
        }
    }

    fn has_ended(&self) -> bool {
        let quit = Effect::Window(WindowEffect::Quit);
        self.desk.effects.contains(&quit)
    }

    fn catch_up_whole(&mut self) {
        while self.desk.waiting.as_ref().is_some_and(|it| !it.is_empty()) {
            self.catch_up(0);
        }
    }

    /// Ends the program, and looks for everything.
    fn end(mut self) {
        self.files.fail(None);
        self.catch_up_whole();
        let now = self.desk.now();
        let closing = self.desk.app.close(now);
        self.desk.carry_out_all(closing);
        self.catch_up_whole();
        let text = self.rescued + &written(&self.files, Path::new("/"));
        self.kept.retain(|it| !text.contains(it));
        assert_eq!(self.kept, BTreeSet::new(), "{:#?}", self.told);
    }
}

/// What is opened first, beside the folder of games or in it.
const OPENS: [Option<&str>; 4] = [
    Some("club.pgn"),
    Some("single.pgn"),
    Some("games/2026-11-14_1402_Anna-Ben.pgn"),
    None,
];

/// The greatest number of steps in a case.
const LONGEST: u32 = 100;

/// The number of cases: 30, or as many as have `LONG_RUN` steps on average.
fn cases() -> u32 {
    let steps = std::env::var("LONG_RUN").ok();
    let steps = steps.map(|text| text.parse::<u32>().expect("LONG_RUN is a number"));
    steps.map_or(30, |count| count.div_ceil(LONGEST / 2))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nothing_is_lost_while_people_press_what_they_can(
        steps in vec(steps(), 0..=LONGEST as usize),
        opens in select(&OPENS[..]),
    ) {
        let mut walk = Walk::new();
        if let Some(name) = opens {
            let file = walk.desk.games_path().with_file_name(name);
            walk.desk.run(FileCommand::Open(file));
            walk.desk.catch_up(0);
        }
        for step in &steps {
            walk.step(step);
            if walk.has_ended() {
                break;
            }
        }
        walk.end();
    }
}
