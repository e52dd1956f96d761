//! How the files of the program stand to each other: no file imports from a higher floor, and none imports
//! itself by way of others.
//!
//! An arrow goes from a file to the file that defines what it names in a `use`, or in a path that begins with
//! `crate`, `super`, `self` or one of its own modules. A name that is re-exported leads on to the file that
//! defines it: a `mod.rs` that only declares modules and re-exports from them has no arrows, and is in no
//! circle. A `mod.rs` that defines something counts like any other file; a re-export is an arrow only if the
//! file uses the name itself. Unit tests inside a file are left out, since they are built for themselves.
//!
//! Methods are not seen: who calls one has the type already, and the file that adds it names the type.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The floors from the ground up. Those in one row stand side by side; they do not import each other.
const FLOORS: &[&[&str]] = &[
    &["terminal"],
    &["rules"],
    &["tree"],
    &["notation"],
    &["game"],
    &["engine", "sound", "storage"],
    &["app"],
    &["words"],
    &["view"],
    &["paint"],
    &["work"],
    &["window"],
    &["cli"],
    &["main"],
];

/// The floors without circles.
const WITHOUT_CIRCLES: &[&str] = &["app", "view", "engine", "game", "notation", "tree", "rules"];

/// Where a thing is: modules from the root of the crate, and then perhaps names inside the last of them.
type ItemPath = Vec<String>;

/// A file of the program.
#[derive(Default)]
struct Module {
    /// What other files it has, by their names.
    modules: BTreeSet<String>,
    /// What its `use` lines bring in, by the name that it has here.
    imports: BTreeMap<String, Import>,
    /// All other paths to things in other files.
    paths: Vec<ItemPath>,
    /// The code beside the `use` lines.
    code: String,
}

struct Import {
    path: ItemPath,
    is_re_export: bool,
}

/// All files, by the modules that lead to each.
struct House(BTreeMap<ItemPath, Module>);

impl House {
    fn read() -> House {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        find_files(&root, &mut Vec::new(), &mut files);
        let modules = files
            .into_iter()
            .map(|(path, text)| (path.clone(), Module::read(&path, &text)));
        House(modules.collect())
    }

    /// The file that defines what a path leads to.
    fn definer(&self, path: &[String]) -> Option<&ItemPath> {
        let (modules, module) = (0..=path.len())
            .rev()
            .find_map(|length| self.0.get_key_value(&path[..length]))?;
        let imported = path
            .get(modules.len())
            .and_then(|name| module.imports.get(name));
        match imported {
            Some(import) if import.path != path => self.definer(&import.path),
            _ => Some(modules),
        }
    }

    /// The files whose things a file names.
    fn arrows(&self, from: &ItemPath) -> BTreeSet<&ItemPath> {
        let module = &self.0[from];
        let imports = module.imports.iter();
        let imports = imports.filter(|(name, import)| !import.is_re_export || module.names(name));
        let paths = imports.map(|(_, import)| &import.path).chain(&module.paths);
        let definers = paths.filter_map(|path| self.definer(path));
        definers
            .filter(|&to| to != from && !to.is_empty())
            .collect()
    }

    /// The files that import each other, circle by circle.
    fn circles(&self) -> Vec<BTreeSet<&ItemPath>> {
        let reached: BTreeMap<_, _> = self
            .0
            .keys()
            .map(|from| (from, self.reached(from)))
            .collect();
        let of = |file| {
            let both_ways = |&&to: &&&ItemPath| reached[to].contains(file);
            reached[file]
                .iter()
                .filter(both_ways)
                .copied()
                .collect::<BTreeSet<_>>()
        };
        let circles: BTreeSet<_> = self.0.keys().map(of).collect();
        circles
            .into_iter()
            .filter(|circle| circle.len() > 1)
            .collect()
    }

    /// What ties the files of a circle.
    fn ties(&self, circle: &BTreeSet<&ItemPath>) -> String {
        let arrows = circle.iter().flat_map(|from| {
            let inside = self
                .arrows(from)
                .into_iter()
                .filter(|to| circle.contains(to));
            inside.map(|to| format!("{} imports {}", name(from), name(to)))
        });
        arrows.collect::<Vec<_>>().join("\n")
    }

    /// All files to which arrows lead, one after the other.
    fn reached<'a>(&'a self, from: &ItemPath) -> BTreeSet<&'a ItemPath> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<_> = self.arrows(from).into_iter().collect();
        while let Some(next) = open.pop() {
            if reached.insert(next) {
                open.extend(self.arrows(next));
            }
        }
        reached
    }
}

impl Module {
    fn read(at: &[String], text: &str) -> Module {
        let mut module = Module::default();
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = text
            .lines()
            .map(|line| line.split("//").next().unwrap_or_default());
        // A `use` ends with its semicolon, on the same line or a later one.
        let mut unfinished: Option<String> = None;
        for line in lines {
            let import = match unfinished.take() {
                Some(begun) => begun + line,
                None if is_use(line) => line.to_string(),
                None => {
                    module.add_code(line);
                    continue;
                }
            };
            match import.contains(';') {
                true => module.add_use(at, &import),
                false => unfinished = Some(import),
            }
        }
        module.paths = paths_in(&module.code)
            .filter_map(|path| absolute(at, &module.modules, path))
            .collect();
        module
    }

    fn add_code(&mut self, line: &str) {
        match line
            .trim()
            .strip_suffix(';')
            .and_then(|line| line.rsplit_once("mod "))
        {
            Some((before, name)) if !before.contains('"') => {
                self.modules.insert(name.to_string());
            }
            _ => {
                self.code += &without_visibility(line);
                self.code += "\n";
            }
        }
    }

    fn add_use(&mut self, at: &[String], line: &str) {
        let (visibility, tree) = line.split_once("use ").unwrap_or_default();
        for (name, path) in leaves(tree.trim().trim_end_matches(';')) {
            if let Some(path) = absolute(at, &self.modules, path) {
                let is_re_export = visibility.contains("pub");
                self.imports.insert(name, Import { path, is_re_export });
            }
        }
    }

    /// Whether the name stands in the code.
    fn names(&self, name: &str) -> bool {
        let mut words = self.code.split(|sign: char| !is_of_name(sign));
        words.any(|word| word == name)
    }
}

fn find_files(folder: &Path, at: &mut ItemPath, files: &mut Vec<(ItemPath, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        at.push(name.clone());
        if path.is_dir() {
            find_files(&path, at, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let depth = at.len() - usize::from(matches!(&name[..], "mod" | "lib"));
            files.push((at[..depth].to_vec(), fs::read_to_string(&path).unwrap()));
        }
        at.pop();
    }
}

/// A line without the `pub(in …)` that it may begin with, which names no thing.
fn without_visibility(line: &str) -> String {
    match line.split_once("pub(in ") {
        Some((before, rest)) => {
            let (_, after) = rest.split_once(')').unwrap_or_default();
            format!("{before}{after}")
        }
        None => line.to_string(),
    }
}

fn is_use(line: &str) -> bool {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(rest) => rest.rsplit(") ").next().unwrap_or_default(),
        None => line,
    };
    line.trim_start().starts_with("use ")
}

/// The names that a tree of a `use` brings in, each with its path: `a::{B, c::D as E}` is `B` with `a::B` and
/// `E` with `a::c::D`.
fn leaves(tree: &str) -> Vec<(String, ItemPath)> {
    let tree = tree.trim();
    let Some((start, rest)) = tree.split_once('{') else {
        let (path, alias) = tree
            .split_once(" as ")
            .map_or((tree, None), |(path, alias)| (path, Some(alias)));
        let path: ItemPath = path
            .split("::")
            .map(|part| part.trim().to_string())
            .collect();
        let name = alias
            .or(path.last().map(String::as_str))
            .unwrap_or_default()
            .to_string();
        return vec![(name, path)];
    };
    let start: Vec<&str> = start
        .split("::")
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let inner = rest.trim_end().strip_suffix('}').unwrap_or(rest);
    let branches = branches(inner).into_iter().flat_map(leaves);
    branches
        .map(|(name, path)| {
            let start = start.iter().map(|part| part.to_string());
            match &path[..] {
                [only] if only == "self" => (
                    start.clone().next_back().unwrap_or_default(),
                    start.collect(),
                ),
                _ => (name, start.chain(path).collect()),
            }
        })
        .collect()
}

/// The parts between those commas that stand in no further braces.
fn branches(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty()).collect()
}

/// The paths of two names or more.
fn paths_in(code: &str) -> impl Iterator<Item = ItemPath> + '_ {
    let words = code.split(|sign: char| !is_of_name(sign) && sign != ':');
    words.filter(|word| word.contains("::")).map(|word| {
        let parts = word.split("::").filter(|part| !part.is_empty());
        parts
            .map(|part| part.trim_end_matches(':').to_string())
            .collect()
    })
}

fn is_of_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The path from the root of the crate; `None` if it leads to another crate, or into the file itself.
fn absolute(at: &[String], modules: &BTreeSet<String>, path: ItemPath) -> Option<ItemPath> {
    let first = path.first()?.as_str();
    let ups = path.iter().take_while(|part| *part == "super").count();
    let (base, rest) = match first {
        "crate" | "deskmate" => (&at[..0], &path[1..]),
        "self" => (at, &path[1..]),
        "super" => (&at[..at.len().checked_sub(ups)?], &path[ups..]),
        _ if modules.contains(first) => (at, &path[..]),
        _ => return None,
    };
    Some([base, rest].concat())
}

fn name(file: &ItemPath) -> String {
    file.join("/")
}

#[test]
fn no_file_imports_from_a_higher_floor() {
    let house = House::read();
    let floor = |file: &ItemPath| {
        let stands = |row: &&[&str]| row.contains(&file[0].as_str());
        let height = FLOORS.iter().position(stands);
        height.unwrap_or_else(|| panic!("{} stands on no floor: say on which", name(file)))
    };
    let files = house.0.keys().filter(|file| !file.is_empty());
    let arrows: Vec<_> = files
        .flat_map(|from| house.arrows(from).into_iter().map(move |to| (from, to)))
        .collect();
    assert!(
        arrows.len() > 500,
        "only {} imports were found",
        arrows.len()
    );
    let wrong = arrows
        .into_iter()
        .filter(|(from, to)| match floor(from).cmp(&floor(to)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Equal => from[0] != to[0],
            std::cmp::Ordering::Greater => false,
        });
    let wrong: Vec<_> = wrong
        .map(|(from, to)| format!("{} imports {}", name(from), name(to)))
        .collect();
    assert!(
        wrong.is_empty(),
        "from a higher floor, or one beside it:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn no_file_imports_itself_by_way_of_others() {
    let house = House::read();
    let counts = |file: &&ItemPath| WITHOUT_CIRCLES.contains(&file[0].as_str());
    let circles = house.circles().into_iter();
    let counted = circles.filter(|circle| circle.iter().any(counts));
    let ties: Vec<_> = counted.map(|circle| house.ties(&circle)).collect();
    assert!(ties.is_empty(), "in a circle:\n{}", ties.join("\n\n"));
}

/// The floors that ask `words` for every text of the screen.
const WITHOUT_WORDS: &[&str] = &["app", "view"];

#[test]
fn no_text_of_the_screen_is_made_outside_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    find_files(&root, &mut Vec::new(), &mut files);
    files.retain(|(path, _)| {
        path.first()
            .is_some_and(|it| WITHOUT_WORDS.contains(&&**it))
    });
    assert!(files.len() > 100, "only {} files were found", files.len());
    let found: Vec<_> = files
        .iter()
        .flat_map(|(path, text)| {
            let words = texts_in(text).filter(|text| has_two_words(text));
            words.map(|text| format!("{}: {text:?}", name(path)))
        })
        .collect();
    assert!(
        found.is_empty(),
        "words of the screen:\n{}",
        found.join("\n")
    );
}

/// The texts in quotes, but for unit tests, comments, attributes and what is said if the program itself is wrong.
fn texts_in(code: &str) -> impl Iterator<Item = &str> {
    let code = code.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().map(str::trim);
    lines
        .filter(|line| {
            !line.starts_with("//") && !line.starts_with('#') && !line.contains("expect(")
        })
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether a word in small letters follows another word. Names of keys, such as `Page Up`, have none.
fn has_two_words(text: &str) -> bool {
    let trimmed = |part: &str| {
        part.trim_matches(|sign: char| ",.:;…’".contains(sign))
            .to_string()
    };
    let parts: Vec<String> = text.split_whitespace().map(trimmed).collect();
    let is_word = |part: &String| part.len() > 1 && part.chars().all(char::is_alphabetic);
    parts.windows(2).any(|pair| {
        let is_small = pair[1].chars().all(char::is_lowercase);
        is_small && pair.iter().all(is_word)
    })
}

#[test]
fn texts_of_the_screen_are_told_from_others() {
    for text in [
        "Start position",
        "Resign with G, or leave it",
        "White’s stages of",
    ] {
        assert!(has_two_words(text), "{text}");
    }
    for text in [
        "Page Up",
        "games.pgn",
        "Ctrl V",
        "seven",
        "%Y-%m-%d",
        "{a} · {b}",
    ] {
        assert!(!has_two_words(text), "{text}");
    }
    let code = "let a = b(\"one two\", \"three\");\n// \"no text\"\nc.expect(\"not this\")\n";
    let texts: Vec<_> = texts_in(code).collect();
    assert_eq!(texts, ["one two", "three"]);
}

/// What the other tests rest on: an import is found however it is written.
#[test]
fn imports_are_read_however_they_are_written() {
    let text = "use super::{a::{B, C as D}, e::{self, F}};\npub(super) use x::Y;\nmod x;\nmod z;\n\
        fn f(_: crate::g::H) { z::run() } // crate::not::this\n#[cfg(test)]\nmod tests { use crate::nor::This; }";
    let at = ["floor".to_string(), "room".to_string()];
    let module = Module::read(&at, text);
    let imports: Vec<_> = module
        .imports
        .iter()
        .map(|(name, import)| format!("{name} {}", import.path.join("::")))
        .collect();
    assert_eq!(
        imports,
        [
            "B floor::a::B",
            "D floor::a::C",
            "F floor::e::F",
            "e floor::e"
        ]
    );
    let paths: Vec<_> = module.paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(paths, ["g::H", "floor::room::z::run"]);
}
