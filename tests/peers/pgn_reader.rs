//! pgn-reader with shakmaty.

use std::ops::ControlFlow;

use deskmate::notation::pgn;
use pgn_reader::{RawComment, RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Outcome, Position, Rank};

use crate::told::{Told, normal, unescaped};

pub fn read(games: &str) -> Vec<Told> {
    let mut listener = Listener;
    let mut reader = Reader::new(games.as_bytes());
    let games = reader.read_games(&mut listener);
    games.map(|game| game.expect("bytes in memory")).collect()
}

struct Listener;

/// A position as FEN with the files of the rooks, which leave no doubt about castling.
fn shredder_fen(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let letters = position
        .castles()
        .castling_rights()
        .into_iter()
        .map(|rook| {
            let file = rook.file().char();
            match rook.rank() {
                Rank::First => file.to_ascii_uppercase(),
                _ => file,
            }
        });
    let letters: String = letters.collect();
    if !letters.is_empty() {
        fields[2] = &letters;
    }
    fields.join(" ")
}

/// A game while it is listened to.
struct Heard {
    told: Told,
    position: Chess,
}

impl Visitor for Listener {
    type Tags = Told;
    type Movetext = Heard;
    type Output = Told;

    fn begin_tags(&mut self) -> ControlFlow<Told, Told> {
        ControlFlow::Continue(Told::default())
    }

    fn tag(&mut self, told: &mut Told, name: &[u8], value: RawTag<'_>) -> ControlFlow<Told> {
        let name = String::from_utf8(name.to_vec()).expect("UTF-8");
        // Where two escaped signs follow each other, its own decoding loses a backslash.
        let value = str::from_utf8(value.as_bytes()).expect("UTF-8");
        told.tags.insert(name, unescaped(value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, told: Told) -> ControlFlow<Told, Heard> {
        let position = told.tags.get("FEN").map_or_else(Chess::default, |fen| {
            let fen: Fen = fen.parse().expect("a FEN");
            fen.into_position(CastlingMode::Chess960).expect("legal")
        });
        ControlFlow::Continue(Heard { told, position })
    }

    fn san(&mut self, heard: &mut Heard, word: SanPlus) -> ControlFlow<Told> {
        let mv = word.san.to_move(&heard.position).expect("a legal move");
        let written = SanPlus::from_move_and_play_unchecked(&mut heard.position, mv);
        assert_eq!(written, word);
        heard.told.moves.push(word.to_string());
        heard.told.clocks.push(None);
        heard.told.elapsed.push(None);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, heard: &mut Heard, comment: RawComment<'_>) -> ControlFlow<Told> {
        let text = str::from_utf8(comment.as_bytes()).expect("UTF-8");
        let told = &mut heard.told;
        for (opening, times) in [("[%clk ", &mut told.clocks), ("[%emt ", &mut told.elapsed)] {
            let command = text.split_once(opening);
            let time = command.and_then(|(_, rest)| rest.split_once(']'));
            if let Some(((text, _), last)) = time.zip(times.last_mut()) {
                *last = pgn::read_clock(text).map(|time| time.as_millis());
            }
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, heard: &mut Heard, outcome: Outcome) -> ControlFlow<Told> {
        let result = heard.told.tags.get("Result").map(String::as_str);
        assert_eq!(Some(&*outcome.to_string()), result);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, heard: Heard) -> Told {
        Told {
            last: normal(&shredder_fen(&heard.position)),
            ..heard.told
        }
    }
}
