//! Firefox on a display of its own, told what to do by WebDriver BiDi over a web socket.

use std::error::Error;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::Done;
use super::browser::{Browser, Place, WATCH};
use super::web_socket::WebSocket;

/// What the browser says when it listens, before the address.
const LISTENS: &str = "WebDriver BiDi listening on ws://";

/// What belongs to the profile: nothing is asked or told to others, and a page may keep files without a question.
const PREFERENCES: &str = r#"
user_pref("app.normandy.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.w3c_touch_events.enabled", 1);
user_pref("network.captive-portal-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.enabled", false);
user_pref("webgl.force-enabled", true);
"#;

/// The browser.
pub struct Firefox {
    process: Child,
    /// Where its window is: without a display it draws nothing by WebGL.
    display: Child,
    socket: WebSocket,
    /// The number of the last command.
    number: u64,
    /// The page that the commands go to.
    page: Value,
    size: (u32, u32),
    /// The fingers that are down, with their places.
    fingers: Vec<(usize, Place)>,
    _folder: TempDir,
}

impl Firefox {
    /// Starts the browser with an empty page of this size.
    pub fn start(size: (u32, u32)) -> Result<Firefox, Box<dyn Error>> {
        let folder = TempDir::new()?;
        fs::write(folder.path().join("user.js"), PREFERENCES)?;
        let (display, name) = start_display()?;
        let mut process = Command::new("firefox")
            .args(["--no-remote", "--remote-debugging-port=0"])
            .env("DISPLAY", name)
            .arg("--profile")
            .arg(folder.path())
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let errors = process.stderr.take().ok_or("no errors of Firefox")?;
        let mut lines = BufReader::new(errors).lines().map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix(LISTENS).map(str::to_owned));
        // What it says later is read, so that it can go on.
        thread::spawn(move || lines.for_each(drop));
        let server = address.ok_or("Firefox does not listen")?;
        let mut browser = Firefox {
            process,
            display,
            socket: WebSocket::connect(&server, "/session")?,
            number: 0,
            page: Value::Null,
            size,
            fingers: Vec::new(),
            _folder: folder,
        };
        browser.command("session.new", json!({ "capabilities": {} }))?;
        let watch = format!("() => {{ {WATCH} }}");
        browser.command(
            "script.addPreloadScript",
            json!({ "functionDeclaration": watch }),
        )?;
        browser.open_another()?;
        Ok(browser)
    }

    /// Sends a command and waits for its answer.
    fn command(&mut self, method: &str, arguments: Value) -> Result<Value, Box<dyn Error>> {
        self.number += 1;
        let command = json!({ "id": self.number, "method": method, "params": arguments });
        self.socket.send(&command.to_string())?;
        loop {
            let message: Value = serde_json::from_str(&self.socket.receive()?)?;
            if message["id"] == self.number {
                return match message["type"].as_str() {
                    Some("success") => Ok(message["result"].clone()),
                    _ => Err(format!("{method}: {message}").into()),
                };
            }
        }
    }

    /// Does these things with devices, all at once.
    fn perform(&mut self, devices: Value) -> Done {
        let arguments = json!({ "context": self.page, "actions": devices });
        self.command("input.performActions", arguments).map(drop)
    }
}

/// A display that nobody sees, and its name.
fn start_display() -> Result<(Child, String), Box<dyn Error>> {
    let mut display = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "2600x1600x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut number = String::new();
    let output = display.stdout.take().ok_or("no output of Xvfb")?;
    BufReader::new(output).read_line(&mut number)?;
    Ok((display, format!(":{}", number.trim())))
}

impl Browser for Firefox {
    fn open_another(&mut self) -> Done {
        let made = self.command("browsingContext.create", json!({ "type": "tab" }))?;
        self.page = made["context"].clone();
        let (width, height) = self.size;
        let size =
            json!({ "context": self.page, "viewport": { "width": width, "height": height } });
        self.command("browsingContext.setViewport", size).map(drop)
    }

    fn open(&mut self, address: &str) -> Done {
        // An empty page between them: the same address would be the same page.
        for url in ["about:blank", address] {
            let arguments = json!({ "context": self.page, "url": url, "wait": "complete" });
            self.command("browsingContext.navigate", arguments)?;
        }
        Ok(())
    }

    fn kill_page(&mut self) -> Done {
        Ok(())
    }

    fn evaluate(&mut self, expression: &str) -> Result<String, Box<dyn Error>> {
        let arguments = json!({ "expression": expression, "awaitPromise": true, "target": { "context": self.page } });
        let answer = self.command("script.evaluate", arguments)?;
        Ok(match &answer["result"]["value"] {
            Value::String(text) => text.clone(),
            Value::Null => answer.to_string(),
            value => value.to_string(),
        })
    }

    fn click(&mut self, (x, y): Place) -> Done {
        self.perform(json!([{
            "type": "pointer",
            "id": "mouse",
            "parameters": { "pointerType": "mouse" },
            "actions": [
                { "type": "pointerMove", "x": x, "y": y },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ],
        }]))
    }

    fn touch(&mut self, fingers: &[(usize, Place)]) -> Done {
        let before = std::mem::replace(&mut self.fingers, fingers.to_vec());
        let is_down = |list: &[(usize, Place)], id| list.iter().any(|it| it.0 == id);
        let mut devices = Vec::new();
        let mut add = |id: usize, actions: Value| {
            devices.push(json!({
                "type": "pointer",
                "id": format!("finger{id}"),
                "parameters": { "pointerType": "touch" },
                "actions": actions,
            }));
        };
        for &(id, (x, y)) in fingers {
            let place = json!({ "type": "pointerMove", "x": x, "y": y });
            if is_down(&before, id) {
                add(id, json!([place]));
            } else {
                add(id, json!([place, { "type": "pointerDown", "button": 0 }]));
            }
        }
        for &(id, _) in before.iter().filter(|it| !is_down(fingers, it.0)) {
            add(id, json!([{ "type": "pointerUp", "button": 0 }]));
        }
        self.perform(devices.into())
    }

    fn key(&mut self, key: &str) -> Done {
        if let Some((modifier, key)) = key.split_once('+') {
            let modifier = if modifier == "Ctrl" {
                "\u{E009}"
            } else {
                "\u{E008}"
            };
            let held = |kind| json!({ "type": kind, "value": modifier });
            return self.perform(json!([{
                "type": "key",
                "id": "keyboard",
                "actions": [
                    held("keyDown"),
                    { "type": "keyDown", "value": key },
                    { "type": "keyUp", "value": key },
                    held("keyUp"),
                ],
            }]));
        }
        // Keys without a character have one of their own here.
        let value = match key {
            "Enter" => "\u{E007}",
            "Escape" => "\u{E00C}",
            "Home" => "\u{E011}",
            letter => letter,
        };
        self.perform(json!([{
            "type": "key",
            "id": "keyboard",
            "actions": [{ "type": "keyDown", "value": value }, { "type": "keyUp", "value": value }],
        }]))
    }

    fn picture(&mut self) -> Result<String, Box<dyn Error>> {
        let arguments = json!({ "context": self.page });
        let answer = self.command("browsingContext.captureScreenshot", arguments)?;
        Ok(answer["data"].as_str().unwrap_or_default().to_owned())
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        // What has ended already needs nothing.
        for process in [&mut self.process, &mut self.display] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
