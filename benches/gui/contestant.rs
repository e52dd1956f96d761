//! The programs that are compared.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::support::desk::Desk;

use crate::baseline;

/// How a move is made by mouse.
#[derive(Clone, Copy, PartialEq)]
pub enum Moving {
    Dragging,
    Clicking,
}

/// Deskmate in each set of colours.
const COLORS: [(&str, &str); 3] = [
    (
        "Deskmate, dark",
        r#"{"animation": false, "color_scheme": "Dark"}"#,
    ),
    ("light", r#"{"animation": false, "color_scheme": "Light"}"#),
    (
        "high contrast",
        r#"{"animation": false, "color_scheme": "HighContrast"}"#,
    ),
];

/// A chess GUI, or a window with an empty board.
pub struct Contestant {
    pub name: &'static str,
    /// `None` for an empty board.
    pub moving: Option<Moving>,
    /// The colour of its dark squares.
    pub dark: [u8; 3],
    /// Whether it shows a menu first, in which S and Enter start a game.
    pub has_menu: bool,
    /// The settings that Deskmate starts with.
    settings: Option<&'static str>,
    program: PathBuf,
    arguments: &'static [&'static str],
}

impl Contestant {
    /// Ours, the empty board, and the others that are installed; the names of those that are not.
    pub fn installed(desk: &Desk) -> (Vec<Contestant>, Vec<&'static str>) {
        let ours = |(name, settings)| Contestant {
            name,
            moving: Some(Moving::Dragging),
            dark: [136, 153, 127],
            has_menu: true,
            settings: Some(settings),
            program: desk.folders.command().get_program().into(),
            arguments: &[],
        };
        let baseline = Contestant {
            name: "empty board",
            moving: None,
            dark: baseline::DARK,
            has_menu: false,
            settings: None,
            program: std::env::current_exe().expect("this program has a path"),
            arguments: &[baseline::ARGUMENT],
        };
        let mut installed = Vec::from(COLORS.map(ours));
        installed.push(baseline);
        let mut absent = Vec::new();
        for (name, command, moving, dark, arguments) in OTHERS {
            match find(command) {
                Some(program) => installed.push(Contestant {
                    name,
                    moving: Some(moving),
                    dark,
                    has_menu: false,
                    settings: None,
                    program,
                    arguments,
                }),
                None => absent.push(name),
            }
        }
        (installed, absent)
    }

    /// The command that opens its window on the display of the desk, with a home of its own.
    pub fn command(&self, desk: &Desk) -> Command {
        if let Some(settings) = self.settings {
            desk.folders.write_settings(settings);
            // The start screen shows what was played before.
            let games = &desk.folders.games;
            fs::remove_dir_all(games).expect("the folder for the games");
            fs::create_dir(games).expect("a folder for the games");
        }
        let mut command = desk.folders.command();
        if self.program != command.get_program() {
            command = Command::new(&self.program);
            command
                .args(self.arguments)
                .current_dir(desk.folders.path(""));
        }
        command
            .env("DISPLAY", desk.display.name())
            .env("HOME", desk.folders.path("home"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }
}

/// The name, the command, how moves are made, the dark squares, the arguments.
type Other = (
    &'static str,
    &'static str,
    Moving,
    [u8; 3],
    &'static [&'static str],
);

const OTHERS: [Other; 2] = [
    (
        "XBoard",
        "xboard",
        Moving::Dragging,
        [136, 153, 127],
        // Without an engine. Squares of one colour let the board be found.
        &[
            "-ncp",
            "-useBoardTexture",
            "false",
            "-darkSquareColor",
            "#88997f",
        ],
    ),
    (
        "GNOME Chess",
        "gnome-chess",
        Moving::Clicking,
        [186, 189, 182],
        &[],
    ),
];

/// Where a program is, if it is installed. Debian has games in a folder of their own.
fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/games".into()]);
    folders
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}
