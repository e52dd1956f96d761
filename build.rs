//! Gives the program its fonts, and on Windows its icon and its version, which other systems have in files of their own.

#[cfg(feature = "app")]
#[path = "build/fonts.rs"]
mod fonts;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The resources of the program; `icon.ico` is in `assets`.
const RESOURCES: &str = r#"
#pragma code_page(65001)
1 ICON "icon.ico"
1 VERSIONINFO
FILEVERSION @NUMBERS@
PRODUCTVERSION @NUMBERS@
FILEOS 0x40004
FILETYPE 1
BEGIN
    BLOCK "StringFileInfo"
    BEGIN
        BLOCK "040904b0"
        BEGIN
            VALUE "FileDescription", "Deskmate"
            VALUE "FileVersion", "@VERSION@"
            VALUE "OriginalFilename", "deskmate.exe"
            VALUE "ProductName", "Deskmate"
            VALUE "ProductVersion", "@VERSION@"
        END
@LANGUAGES@    END
    BLOCK "VarFileInfo"
    BEGIN
        VALUE "Translation", 0x409, 1200@TRANSLATIONS@
    END
END
"#;

/// The resources in another language.
const LANGUAGE: &str = r#"        BLOCK "@CODE@04b0"
        BEGIN
            VALUE "Comments", "@SUMMARY@"
            VALUE "FileDescription", "Deskmate"
            VALUE "FileVersion", "@VERSION@"
            VALUE "OriginalFilename", "deskmate.exe"
            VALUE "ProductName", "Deskmate"
            VALUE "ProductVersion", "@VERSION@"
        END
"#;

fn main() {
    println!("cargo::rerun-if-changed=src/words");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/fonts.rs");
    println!("cargo::rerun-if-changed=assets/icon.ico");
    #[cfg(feature = "app")]
    write_fonts().expect("the output folder can be written to");
    if variable("CARGO_CFG_TARGET_OS") != "windows" {
        return;
    }
    match compile_resources() {
        Ok(object) => println!("cargo::rustc-link-arg-bins={}", object.display()),
        // A program without them works as well.
        Err(error) => println!("cargo::warning=the program gets no icon and no version: {error}"),
    }
}

/// Writes the fonts to files, which the program includes.
#[cfg(feature = "app")]
fn write_fonts() -> io::Result<()> {
    let is_page = variable("CARGO_CFG_TARGET_FAMILY") == "wasm";
    for (name, font) in [
        ("regular.ttf", notosans::REGULAR_TTF),
        ("bold.ttf", notosans::BOLD_TTF),
    ] {
        let trimmed = is_page.then(|| fonts::without_rare(font)).flatten();
        if is_page && trimmed.is_none() {
            println!("cargo::warning={name} is not as expected, and stays whole");
        }
        let file = PathBuf::from(variable("OUT_DIR")).join(name);
        fs::write(file, trimmed.as_deref().unwrap_or(font))?;
    }
    Ok(())
}

/// Returns the file for the linker.
fn compile_resources() -> io::Result<PathBuf> {
    let folder = PathBuf::from(variable("OUT_DIR"));
    let script = folder.join("deskmate.rc");
    let parts =
        ["MAJOR", "MINOR", "PATCH"].map(|part| variable(&format!("CARGO_PKG_VERSION_{part}")));
    let (mut blocks, mut translations) = (String::new(), String::new());
    for (code, summary) in languages()? {
        blocks += &LANGUAGE
            .replace("@CODE@", &code)
            .replace("@SUMMARY@", &summary);
        translations += &format!(", 0x{code}, 1200");
    }
    let text = RESOURCES
        .replace("@LANGUAGES@", &blocks)
        .replace("@TRANSLATIONS@", &translations)
        .replace("@NUMBERS@", &format!("{},0", parts.join(",")));
    fs::write(
        &script,
        text.replace("@VERSION@", &variable("CARGO_PKG_VERSION")),
    )?;
    match variable("CARGO_CFG_TARGET_ENV").as_str() {
        "gnu" => windres(&script, folder.join("deskmate.o")),
        _ => rc(&script, folder.join("deskmate.res")),
    }
}

/// The numbers of the languages on Windows, and what the program is in their words.
fn languages() -> io::Result<Vec<(String, String)>> {
    let mut languages = Vec::new();
    for folder in fs::read_dir("src/words")? {
        let Ok(texts) = fs::read_to_string(folder?.path().join("desktop.txt")) else {
            continue;
        };
        let value = |key: &str| {
            let mut lines = texts.lines().filter_map(|line| line.split_once('='));
            let found = lines.find(|(name, _)| *name == key);
            found.map(|(_, value)| value.to_owned())
        };
        languages.extend(value("Windows").zip(value("Summary")));
    }
    languages.sort();
    Ok(languages)
}

/// GNU's compiler, whose name has the target elsewhere than on Windows.
fn windres(script: &Path, object: PathBuf) -> io::Result<PathBuf> {
    let name = if cfg!(windows) {
        "windres".to_string()
    } else {
        format!("{}-w64-mingw32-windres", variable("CARGO_CFG_TARGET_ARCH"))
    };
    run(Command::new(name)
        .arg(script)
        .args(["-O", "coff", "-o"])
        .arg(&object))?;
    Ok(object)
}

/// Microsoft's compiler, which the developer command prompt has.
fn rc(script: &Path, object: PathBuf) -> io::Result<PathBuf> {
    run(Command::new("rc")
        .arg("/nologo")
        .arg("/fo")
        .arg(&object)
        .arg(script))?;
    Ok(object)
}

fn run(command: &mut Command) -> io::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let ended = command.current_dir("assets").status();
    let ended = ended.map_err(|error| io::Error::other(format!("{name}: {error}")))?;
    if ended.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("{name}: {ended}")))
    }
}

/// A variable that cargo sets, or nothing.
fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}
