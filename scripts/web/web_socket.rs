//! Messages over a web socket (RFC 6455), as far as a client needs it that trusts its server.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use super::Done;

/// The kinds of frames.
const TEXT: u8 = 1;
const CONTINUATION: u8 = 0;
const PING: u8 = 9;
const PONG: u8 = 10;

/// Hides the bytes from what is between client and server, where there is anything.
const MASK: [u8; 4] = [1, 2, 3, 4];

/// A connection.
pub struct WebSocket {
    stream: BufReader<TcpStream>,
}

impl WebSocket {
    /// Connects to a path of a server, such as `127.0.0.1:9222` and `/session`.
    pub fn connect(server: &str, path: &str) -> Result<WebSocket, Box<dyn Error>> {
        let mut stream = TcpStream::connect(server)?;
        stream.set_nodelay(true)?;
        // The key is to be random, for servers that remember answers.
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )?;
        let mut stream = BufReader::new(stream);
        let mut line = String::new();
        stream.read_line(&mut line)?;
        if !line.contains(" 101 ") {
            return Err(format!("no web socket: {line}").into());
        }
        while line.trim() != "" {
            line.clear();
            stream.read_line(&mut line)?;
        }
        Ok(WebSocket { stream })
    }

    /// Sends a text.
    pub fn send(&mut self, text: &str) -> Done {
        self.send_frame(TEXT, text.as_bytes())
    }

    fn send_frame(&mut self, kind: u8, bytes: &[u8]) -> Done {
        // The last frame of a message, with a mask. Firefox takes a mask of zeros for none.
        let mut frame = vec![0x80 | kind];
        match (u8::try_from(bytes.len()), u16::try_from(bytes.len())) {
            (Ok(length), _) if length < 126 => frame.push(0x80 | length),
            (_, Ok(length)) => {
                frame.push(0x80 | 126);
                frame.extend(length.to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend((bytes.len() as u64).to_be_bytes());
            }
        }
        frame.extend(MASK);
        frame.extend(
            bytes
                .iter()
                .zip(MASK.iter().cycle())
                .map(|(byte, mask)| byte ^ mask),
        );
        Ok(self.stream.get_mut().write_all(&frame)?)
    }

    /// Waits for the next text.
    pub fn receive(&mut self) -> Result<String, Box<dyn Error>> {
        let mut message = Vec::new();
        loop {
            let [first, second] = self.bytes()?;
            let length = match second & 0x7F {
                126 => u16::from_be_bytes(self.bytes()?).into(),
                127 => u64::from_be_bytes(self.bytes()?),
                length => length.into(),
            };
            let mut part = vec![0; usize::try_from(length)?];
            self.stream.read_exact(&mut part)?;
            match first & 0xF {
                TEXT | CONTINUATION => message.extend(part),
                PING => self.send_frame(PONG, &part)?,
                PONG => {}
                _ => return Err("the web socket was closed".into()),
            }
            let is_last = first & 0x80 != 0;
            if is_last && matches!(first & 0xF, TEXT | CONTINUATION) {
                return Ok(String::from_utf8(message)?);
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], Box<dyn Error>> {
        let mut bytes = [0; N];
        self.stream.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}
