//! Other programs: games and documents in, text and pictures out.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// Whether a program is there and ends well.
pub fn runs(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The output of a program for a text. It must not print errors.
pub fn answer(command: &mut Command, text: &str) -> String {
    String::from_utf8(answer_to_bytes(command, text.as_bytes())).expect("UTF-8")
}

/// The output of a program for bytes. It must not print errors.
pub fn answer_to_bytes(command: &mut Command, bytes: &[u8]) -> Vec<u8> {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = thread::scope(|scope| {
        // Written on another thread, since a program that blocks on its output stops reading.
        scope.spawn(move || input.write_all(bytes).expect("the text is taken"));
        child.wait_with_output().expect("the program ends")
    });
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success(), "{}", output.status);
    output.stdout
}
