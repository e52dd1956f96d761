//! A server of the files of a folder, on this machine only.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// A server that runs until it is stopped.
pub struct Server {
    address: SocketAddr,
    is_stopped: Arc<AtomicBool>,
}

impl Server {
    /// Starts a server at a port that is free.
    pub fn start(folder: &Path) -> io::Result<Server> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let server = Server {
            address: listener.local_addr()?,
            is_stopped: Arc::default(),
        };
        let (folder, is_stopped) = (folder.to_owned(), server.is_stopped.clone());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if is_stopped.load(Ordering::SeqCst) {
                    return;
                }
                let folder = folder.clone();
                // A browser that closes the connection has what it wants.
                thread::spawn(move || drop(answer(stream, &folder)));
            }
        });
        Ok(server)
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Answers nothing any more.
    pub fn stop(&mut self) {
        self.is_stopped.store(true, Ordering::SeqCst);
        // The listener sees it at the next connection.
        drop(TcpStream::connect(self.address));
    }
}

fn answer(mut stream: TcpStream, folder: &Path) -> io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    let name = first.split(' ').nth(1).unwrap_or_default();
    let name = name.trim_start_matches('/');
    let path: PathBuf = folder.join(if name.is_empty() { "index.html" } else { name });
    let kind = match path.extension().and_then(|it| it.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    };
    let (status, bytes) = match fs::read(&path) {
        Ok(bytes) => ("200 OK", bytes),
        Err(_) => ("404 Not Found", Vec::new()),
    };
    let length = bytes.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&bytes)
}
