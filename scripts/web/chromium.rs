//! Chromium without a window, told what to do by the DevTools protocol over pipes.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Done;

/// A browser with a profile of its own, which ends when it is dropped.
pub struct Chromium {
    process: Child,
    commands: File,
    answers: BufReader<File>,
    /// The number of the last command.
    number: u64,
    /// The page that the commands go to.
    session: Option<String>,
    size: (u32, u32),
    _folder: TempDir,
}

impl Chromium {
    /// Starts the browser with an empty page of this size.
    pub fn start(size: (u32, u32)) -> Result<Chromium, Box<dyn Error>> {
        let folder = TempDir::new()?;
        let pipes = ["commands", "answers"].map(|name| folder.path().join(name));
        let made = Command::new("mkfifo").args(&pipes).status()?;
        if !made.success() {
            return Err("no pipes could be made".into());
        }
        // The browser wants the pipes as its third and fourth file. It cannot draw in a sandbox for root.
        let process = Command::new("sh")
            .arg("-c")
            .arg("exec chromium \"$@\" 3<commands 4>answers")
            .arg("chromium")
            .args(["--headless=new", "--no-sandbox", "--remote-debugging-pipe"])
            .args([
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                "--user-data-dir=profile",
            ])
            .arg("about:blank")
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        // Each waits for the other end, in the order in which the shell opens them.
        let commands = OpenOptions::new().write(true).open(&pipes[0])?;
        let answers = BufReader::new(File::open(&pipes[1])?);
        let mut browser = Chromium {
            process,
            commands,
            answers,
            number: 0,
            session: None,
            size,
            _folder: folder,
        };
        browser.open_another()?;
        Ok(browser)
    }

    /// Opens another page, which the commands go to from then on.
    pub fn open_another(&mut self) -> Done {
        self.session = None;
        let target = self.command("Target.createTarget", json!({ "url": "about:blank" }))?;
        let attached = self.command(
            "Target.attachToTarget",
            json!({ "targetId": target["targetId"], "flatten": true }),
        )?;
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        self.command("Page.enable", json!({}))?;
        self.command("Inspector.enable", json!({}))?;
        let (width, height) = self.size;
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        )?;
        let count = "let frames = 0; const request = window.requestAnimationFrame; \
                     window.requestAnimationFrame = draw => { frames += 1; return request.call(window, draw) };";
        self.command(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": count }),
        )?;
        Ok(())
    }

    /// Goes to an address.
    pub fn open(&mut self, address: &str) -> Done {
        // An empty page between them: the same address would be the same page.
        for address in ["about:blank", address] {
            self.command("Page.navigate", json!({ "url": address }))?;
        }
        Ok(())
    }

    /// Kills the process of the page.
    pub fn kill_page(&mut self) -> Done {
        // It cannot answer.
        self.send("Page.crash", json!({}))?;
        while self.next_message()?["method"] != "Inspector.targetCrashed" {}
        Ok(())
    }

    /// The value of an expression as a text; of a promise, what it brings.
    pub fn evaluate(&mut self, expression: &str) -> Result<String, Box<dyn Error>> {
        let arguments =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.command("Runtime.evaluate", arguments)?;
        Ok(match &answer["result"]["value"] {
            Value::String(text) => text.clone(),
            Value::Null => answer.to_string(),
            value => value.to_string(),
        })
    }

    /// A click of the left button.
    pub fn click(&mut self, (x, y): (u32, u32)) -> Done {
        for (kind, button) in [
            ("mouseMoved", "none"),
            ("mousePressed", "left"),
            ("mouseReleased", "left"),
        ] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.command("Input.dispatchMouseEvent", event)?;
        }
        Ok(())
    }

    /// A tap of one finger.
    pub fn tap(&mut self, at: (u32, u32)) -> Done {
        self.touch("touchStart", &[at])?;
        self.touch("touchEnd", &[])
    }

    /// A tap of one finger, and one of another while the first is down.
    pub fn tap_twice_at_once(&mut self, first: (u32, u32), second: (u32, u32)) -> Done {
        self.touch("touchStart", &[first])?;
        self.touch("touchStart", &[first, second])?;
        self.touch("touchEnd", &[first])?;
        self.touch("touchEnd", &[])
    }

    fn touch(&mut self, kind: &str, fingers: &[(u32, u32)]) -> Done {
        let points: Vec<Value> = fingers
            .iter()
            .enumerate()
            .map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.command("Input.dispatchTouchEvent", event)?;
        Ok(())
    }

    /// A key: a letter, or the name of another key.
    pub fn key(&mut self, key: &str) -> Done {
        let is_letter = key.len() == 1;
        let code = if is_letter {
            format!("Key{}", key.to_uppercase())
        } else {
            key.to_owned()
        };
        let text = if is_letter { key } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": key, "code": code, "text": text });
            self.command("Input.dispatchKeyEvent", event)?;
        }
        Ok(())
    }

    /// A picture of the page, as PNG.
    pub fn picture(&mut self) -> Result<Vec<u8>, Box<dyn Error>> {
        let answer = self.command("Page.captureScreenshot", json!({}))?;
        let text = answer["data"].as_str().unwrap_or_default();
        Ok(from_base64(text))
    }

    fn send(&mut self, method: &str, arguments: Value) -> Done {
        self.number += 1;
        let mut command = json!({ "id": self.number, "method": method, "params": arguments });
        if let Some(session) = &self.session {
            command["sessionId"] = json!(session);
        }
        write!(self.commands, "{command}\0")?;
        Ok(())
    }

    /// The next message of the browser: an answer, or what happens to a page.
    fn next_message(&mut self) -> Result<Value, Box<dyn Error>> {
        let mut message = Vec::new();
        if self.answers.read_until(0, &mut message)? == 0 {
            return Err("Chromium has ended".into());
        }
        message.pop();
        Ok(serde_json::from_slice(&message)?)
    }

    /// Sends a command and waits for its answer.
    fn command(&mut self, method: &str, arguments: Value) -> Result<Value, Box<dyn Error>> {
        self.send(method, arguments)?;
        loop {
            let message = self.next_message()?;
            if message["id"] == self.number {
                return match message.get("error") {
                    Some(error) => Err(format!("{method}: {error}").into()),
                    None => Ok(message["result"].clone()),
                };
            }
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // If it has ended already, there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The bytes of a text in base 64 (RFC 4648).
fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}
