//! `deskmate uci`.
//!
//! One thread reads standard input, one searches, and the main thread takes what both send from one queue of events.
//! Only the main thread writes, so it can answer while the search runs.

mod threads;

use std::collections::VecDeque;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use clap::Args;
use deskmate::engine::uci::{
    BestMove, EngineOption, Go, Info, Kind, Options, ToEngine, UciError, read,
};
use deskmate::engine::{Report, Root, SearchResult, StopFlag};
use deskmate::notation::read_move;
use deskmate::rules::{MoveList, Position};
use deskmate::terminal;

use super::Output;
use threads::{Event, Player, read_lines, search};

const EXAMPLES: &str = "\
Chess programs that use UCI engines can play with this one: give them `deskmate uci` as its command.

Examples:
  deskmate uci
  cutechess-cli -engine cmd=deskmate arg=uci -engine cmd=stockfish -each proto=uci tc=40/60
  printf 'position startpos moves e2e4\\ngo depth 8\\n' | deskmate uci

With the option UCI_LimitStrength it plays like a person with the rating UCI_Elo, from 600 to 2400, as the opponent in the
program does (level 1 is 600, level 10 is 2400). It then plays the same moves on every machine: another number for the
option Seed gives other games.";

/// Run as a UCI engine for other chess programs
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Uci {}

/// A search that has not been answered yet.
struct Search {
    stop_flag: StopFlag,
    position: Position,
    is_infinite: bool,
    is_pondering: bool,
    /// Whether it ends without a command.
    has_end: bool,
    /// The result, kept until it may be sent.
    result: Option<SearchResult>,
}

struct Server<'a> {
    out: &'a mut Output,
    events: Receiver<Event>,
    sender: Sender<Event>,
    /// Lines that were read while a search was ending.
    lines: VecDeque<String>,
    is_ended: bool,
    options: Options,
    /// How many games have begun since the first one, and whether this one has a search.
    game: u64,
    has_searched: bool,
    /// Who chooses the moves; `None` while that one searches, and until it is needed.
    player: Option<Player>,
    search: Option<Search>,
    /// The position to search; `None` after one that could not be read.
    root: Option<Root>,
}

impl Uci {
    pub fn run(self, out: &mut Output) -> anyhow::Result<ExitCode> {
        let (sender, events) = channel();
        let input = sender.clone();
        thread::spawn(move || read_lines(&input));
        let mut server = Server {
            out,
            events,
            sender,
            lines: VecDeque::new(),
            is_ended: false,
            options: Options::default(),
            game: 0,
            has_searched: false,
            player: None,
            search: None,
            root: Some(Root::new(Position::initial())),
        };
        server.serve()?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Server<'_> {
    /// Runs until `quit` or the end of the input. A search that is still running is stopped and answered; at the end of the
    /// input one that ends by itself is awaited.
    fn serve(&mut self) -> io::Result<()> {
        loop {
            let line = match self.lines.pop_front() {
                Some(line) => line,
                None if self.is_ended && !self.awaits_search() => break,
                None => {
                    self.out.flush()?;
                    self.take_event()?;
                    continue;
                }
            };
            match read(&line) {
                Ok(ToEngine::Quit) => break,
                Ok(command) => self.execute(command)?,
                Err(_) if line.trim().is_empty() => {}
                Err(error) => self.report_error(&line, &error)?,
            }
        }
        self.finish()
    }

    /// Whether a search is running that ends by itself.
    fn awaits_search(&self) -> bool {
        let ends = |search: &Search| search.has_end && !search.is_infinite && !search.is_pondering;
        self.search.as_ref().is_some_and(ends)
    }

    fn take_event(&mut self) -> io::Result<()> {
        match self.events.recv() {
            Ok(Event::Line(line)) => self.lines.push_back(line),
            Ok(Event::End) | Err(_) => self.is_ended = true,
            Ok(Event::Report(report)) => self.send_info(&report)?,
            Ok(Event::Finished(found)) => {
                let (player, result) = *found;
                self.player = Some(player);
                if let Some(search) = &mut self.search {
                    search.result = Some(result);
                }
                self.answer()?;
            }
        }
        Ok(())
    }

    fn execute(&mut self, command: ToEngine) -> io::Result<()> {
        match command {
            ToEngine::Uci => self.identify()?,
            ToEngine::IsReady => {
                // So that the first search does not wait for its memory.
                if self.search.is_none() {
                    self.prepare();
                }
                writeln!(self.out, "readyok")?;
            }
            ToEngine::NewGame => {
                self.finish()?;
                self.begin_game();
            }
            ToEngine::SetOption { name, value } => {
                self.finish()?;
                self.set(&name, value.as_deref())?;
            }
            ToEngine::Position(root) => {
                self.finish()?;
                self.root = Some(*root);
            }
            ToEngine::Go(go) => {
                self.finish()?;
                self.go(&go)?;
            }
            ToEngine::Stop => self.release(|search| {
                search.is_infinite = false;
                search.is_pondering = false;
                search.stop_flag.stop();
            })?,
            ToEngine::PonderHit => self.release(|search| {
                search.is_pondering = false;
                search.stop_flag.end_pondering();
            })?,
            // `debug` changes nothing, and `quit` is handled by `serve`.
            ToEngine::Debug(_) | ToEngine::Quit => {}
        }
        Ok(())
    }

    fn identify(&mut self) -> io::Result<()> {
        writeln!(self.out, "id name Deskmate {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id author the authors of Deskmate")?;
        for option in Options::ALL {
            writeln!(self.out, "{option}")?;
        }
        writeln!(self.out, "uciok")
    }

    /// Reports a fault of a line. Every `go` is answered all the same: with the null move if the position could not be
    /// read.
    fn report_error(&mut self, line: &str, error: &UciError) -> io::Result<()> {
        let error = error.to_string();
        writeln!(self.out, "info string {}", terminal::escape(&error))?;
        match line.split_ascii_whitespace().next() {
            Some("position") => {
                self.finish()?;
                self.root = None;
                Ok(())
            }
            Some("go") => {
                self.finish()?;
                writeln!(self.out, "bestmove 0000")
            }
            _ => Ok(()),
        }
    }

    fn set(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        match self.options.set(name, value) {
            Ok(EngineOption {
                kind: Kind::Button, ..
            }) => self.clear(),
            // It is created again when it is needed.
            Ok(EngineOption {
                name: "Hash" | "Threads" | "UCI_LimitStrength" | "UCI_Elo" | "Seed",
                ..
            }) => self.player = None,
            Ok(_) => {}
            Err(error) => {
                let error = error.to_string();
                writeln!(self.out, "info string {}", terminal::escape(&error))?;
            }
        }
        Ok(())
    }

    /// Creates the player, if there is none.
    fn prepare(&mut self) {
        let (options, game) = (&self.options, self.game);
        self.player
            .get_or_insert_with(|| Player::new(options, game));
    }

    fn clear(&mut self) {
        match &mut self.player {
            Some(Player::Full(searcher)) => searcher.clear(),
            // It keeps nothing from one move to the next.
            Some(Player::Limited(_)) | None => {}
        }
    }

    /// The first `ucinewgame` may come before the first game or not at all, so it does not count.
    fn begin_game(&mut self) {
        self.clear();
        if self.has_searched {
            self.game += 1;
            self.has_searched = false;
            if let Some(Player::Limited(_)) = self.player {
                self.player = None;
            }
        }
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        let Some(root) = self.root.clone() else {
            return writeln!(self.out, "bestmove 0000");
        };
        let mut root = root.with_rule(self.options.rule);
        if !go.search_moves.is_empty() {
            let moves = go.search_moves.iter().take(256);
            let moves = moves.filter_map(|word| read_move(root.position(), word).ok());
            let moves: MoveList = moves.collect();
            root = root.with_search_moves(moves);
        }
        let limits = go.limits(root.position().turn(), self.options.overhead);
        let limits = self.options.limit(limits.from_now());
        let stop_flag = if go.is_pondering {
            StopFlag::pondering()
        } else {
            StopFlag::default()
        };
        self.search = Some(Search {
            stop_flag: stop_flag.clone(),
            position: root.position().clone(),
            is_infinite: go.is_infinite,
            is_pondering: go.is_pondering,
            // A limited strength has limits of its own.
            has_end: limits.have_end() || self.options.strength().is_some(),
            result: None,
        });
        self.has_searched = true;
        self.prepare();
        let (sender, options, game) = (self.sender.clone(), self.options.clone(), self.game);
        let Some(player) = self.player.take() else {
            return Ok(());
        };
        let new_player = move || Player::new(&options, game);
        search(player, root, limits, stop_flag, new_player, sender)
    }

    /// Changes the state of the search, and sends its answer if nothing holds it back any more.
    fn release(&mut self, change: impl FnOnce(&mut Search)) -> io::Result<()> {
        if let Some(search) = &mut self.search {
            change(search);
        }
        self.answer()
    }

    /// Stops the running search and waits for its answer.
    fn finish(&mut self) -> io::Result<()> {
        self.execute(ToEngine::Stop)?;
        while self.search.is_some() {
            self.take_event()?;
        }
        Ok(())
    }

    fn send_info(&mut self, report: &Report) -> io::Result<()> {
        let Some(search) = &self.search else {
            return Ok(());
        };
        let info = Info {
            position: &search.position,
            report,
            is_chess960: self.options.is_chess960,
        };
        writeln!(self.out, "{info}")?;
        self.out.flush()
    }

    /// Sends the result as soon as there is one and nothing holds it back.
    fn answer(&mut self) -> io::Result<()> {
        let is_due = |search: &mut Search| {
            search.result.is_some() && !search.is_infinite && !search.is_pondering
        };
        let Some(search) = self.search.take_if(is_due) else {
            return Ok(());
        };
        if let Some(result) = &search.result {
            let best = BestMove {
                position: &search.position,
                result,
                is_chess960: self.options.is_chess960,
            };
            writeln!(self.out, "{best}")?;
        }
        self.out.flush()
    }
}
