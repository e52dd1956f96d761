//! Engines on this machine.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Engines that are looked for, with the arguments that make them use UCI.
const KNOWN: [(&str, &[&str]); 5] = [
    ("stockfish", &[]),
    ("fairy-stockfish", &[]),
    ("gnuchess", &["--uci"]),
    ("toga2", &[]),
    ("glaurung", &[]),
];

/// Whether programs can be started: not from a page of a browser.
#[cfg(not(target_family = "wasm"))]
pub const CAN_START: bool = true;
#[cfg(target_family = "wasm")]
pub const CAN_START: bool = false;

/// A program that is an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Its file.
    pub path: PathBuf,
    /// The arguments it is started with.
    pub arguments: Vec<String>,
}

impl Program {
    /// The program in this file, with the arguments it needs if it is a known engine.
    pub fn at(path: PathBuf) -> Program {
        let name = path.file_stem().unwrap_or_default();
        let known = KNOWN.iter().find(|(known, _)| name == *known);
        let arguments = known.map_or(&[][..], |(_, arguments)| arguments);
        Program {
            arguments: arguments.iter().map(ToString::to_string).collect(),
            path,
        }
    }
}

/// The known engines in the folders for programs.
pub fn installed() -> Vec<Program> {
    installed_in(&folders())
}

/// The known engines in these folders, each once.
pub fn installed_in(folders: &[PathBuf]) -> Vec<Program> {
    let files = KNOWN.iter().flat_map(|(name, _)| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders.iter().map(move |folder| folder.join(&name))
    });
    let mut seen = BTreeSet::new();
    let is_new = |path: &PathBuf| fs::canonicalize(path).is_ok_and(|path| seen.insert(path));
    let programs = files.filter(|path| is_executable(path)).filter(is_new);
    programs.map(Program::at).collect()
}

/// The folders in which engines are looked for: those of the system and the user for programs, and that of this
/// program. Others, such as the current directory, could hold a program that somebody else put there.
pub fn folders() -> Vec<PathBuf> {
    let system = [
        "/usr/games",
        "/usr/local/games",
        "/usr/local/bin",
        "/usr/bin",
        "/opt/homebrew/bin",
    ];
    let system = system.into_iter().filter(|_| cfg!(unix)).map(PathBuf::from);
    let user = env::home_dir().filter(|home| cfg!(unix) && home.is_absolute());
    let user = user.map(|home| home.join(".local/bin"));
    let program = env::current_exe().ok();
    let beside = program.and_then(|path| path.parent().map(Path::to_path_buf));
    system.chain(user).chain(beside).collect()
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_do_not_depend_on_where_the_program_was_started() {
        let folders = folders();
        assert!(!folders.is_empty());
        assert!(
            folders.iter().all(|folder| folder.is_absolute()),
            "{folders:?}"
        );
    }

    #[test]
    fn a_known_engine_gets_its_arguments() {
        assert_eq!(Program::at("/x/gnuchess".into()).arguments, ["--uci"]);
        assert_eq!(Program::at("/x/other".into()).arguments, [""; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn only_programs_are_found_and_each_once() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let [one, two, three] = [(); 3].map(|()| tempfile::TempDir::new().expect("a folder"));
        let write = |folder: &Path, mode| {
            let path = folder.join("stockfish");
            fs::write(&path, "#!/bin/sh\n").expect("written");
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
            path
        };
        write(one.path(), 0o644);
        let program = write(two.path(), 0o755);
        symlink(&program, three.path().join("stockfish")).expect("a link");
        fs::create_dir(three.path().join("gnuchess")).expect("a folder");
        let folders = [&one, &two, &three].map(|folder| folder.path().to_path_buf());
        assert_eq!(installed_in(&folders), [Program::at(program)]);
    }
}
