//! Chromium without a window, told what to do by the DevTools protocol over pipes.

use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Done;
use super::browser::{Browser, Place, WATCH};

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
    /// The fingers that are down, with their places.
    fingers: Vec<(usize, Place)>,
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
            fingers: Vec::new(),
            _folder: folder,
        };
        browser.open_another()?;
        Ok(browser)
    }

    fn send_touch(&mut self, kind: &str, fingers: &[(usize, Place)]) -> Done {
        let points = fingers
            .iter()
            .map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }));
        let points: Vec<Value> = points.collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.command("Input.dispatchTouchEvent", event)?;
        Ok(())
    }

    fn send_key(&mut self, kind: &str, key: &str, text: &str, modifiers: u8) -> Done {
        let code = match key {
            "Shift" | "Control" => format!("{key}Left"),
            _ if key.len() == 1 => format!("Key{}", key.to_uppercase()),
            _ => key.to_owned(),
        };
        let event =
            json!({ "type": kind, "key": key, "code": code, "text": text, "modifiers": modifiers });
        self.command("Input.dispatchKeyEvent", event)?;
        Ok(())
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

impl Browser for Chromium {
    fn open_another(&mut self) -> Done {
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
        let watch = format!("{{ {WATCH} }}");
        self.command(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": watch }),
        )?;
        Ok(())
    }

    fn open(&mut self, address: &str) -> Done {
        // An empty page between them: the same address would be the same page.
        for address in ["about:blank", address] {
            self.command("Page.navigate", json!({ "url": address }))?;
        }
        Ok(())
    }

    fn kill_page(&mut self) -> Done {
        // It cannot answer.
        self.send("Page.crash", json!({}))?;
        while self.next_message()?["method"] != "Inspector.targetCrashed" {}
        Ok(())
    }

    fn evaluate(&mut self, expression: &str) -> Result<String, Box<dyn Error>> {
        let arguments =
            json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.command("Runtime.evaluate", arguments)?;
        Ok(match &answer["result"]["value"] {
            Value::String(text) => text.clone(),
            Value::Null => answer.to_string(),
            value => value.to_string(),
        })
    }

    fn click(&mut self, (x, y): Place) -> Done {
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

    fn touch(&mut self, fingers: &[(usize, Place)]) -> Done {
        // Each event tells of the fingers that changed.
        let before = |id: usize| self.fingers.iter().find(|it| it.0 == id).copied();
        let is_down = |id: usize| fingers.iter().any(|it| it.0 == id);
        let mut ended = self.fingers.clone();
        ended.retain(|it| !is_down(it.0));
        let (known, new): (Vec<(usize, Place)>, Vec<_>) =
            fingers.iter().partition(|it| before(it.0).is_some());
        let is_moved = |it: &(usize, Place)| before(it.0) != Some(*it);
        let moved: Vec<_> = known.into_iter().filter(is_moved).collect();
        for (kind, changed) in [
            ("touchEnd", ended),
            ("touchStart", new),
            ("touchMove", moved),
        ] {
            if !changed.is_empty() {
                self.send_touch(kind, &changed)?;
            }
        }
        self.fingers = fingers.to_vec();
        Ok(())
    }

    fn key(&mut self, key: &str) -> Done {
        let Some((modifier, key)) = key.split_once('+') else {
            let text = if key.len() == 1 { key } else { "" };
            self.send_key("keyDown", key, text, 0)?;
            return self.send_key("keyUp", key, "", 0);
        };
        let is_shift = modifier == "Shift";
        let (name, flag) = if is_shift {
            ("Shift", 8)
        } else {
            ("Control", 2)
        };
        let text = if is_shift {
            key.to_uppercase()
        } else {
            String::new()
        };
        self.send_key("keyDown", name, "", flag)?;
        self.send_key("keyDown", key, &text, flag)?;
        self.send_key("keyUp", key, "", flag)?;
        self.send_key("keyUp", name, "", 0)
    }

    fn picture(&mut self) -> Result<String, Box<dyn Error>> {
        let answer = self.command("Page.captureScreenshot", json!({}))?;
        Ok(answer["data"].as_str().unwrap_or_default().to_owned())
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // If it has ended already, there is nothing to do.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
