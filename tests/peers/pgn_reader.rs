//! pgn-reader with shakmaty.

use std::ops::ControlFlow;

use deskmate::notation::pgn;
use pgn_reader::{RawComment, RawTag, Reader, SanPlus, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Outcome, Position, Rank};

use crate::game_facts::{GameFacts, normal, unescaped};

pub fn read(games: &str) -> Vec<GameFacts> {
    let mut listener = Listener;
    let mut reader = Reader::new(games.as_bytes());
    let games = reader.read_games(&mut listener);
    games.map(|game| game.expect("bytes in memory")).collect()
}

struct Listener;

/// A position as FEN with the files of the rooks, so that castling rights are unambiguous.
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

/// A game while it is being read.
struct Heard {
    facts: GameFacts,
    position: Chess,
}

impl Visitor for Listener {
    type Tags = GameFacts;
    type Movetext = Heard;
    type Output = GameFacts;

    fn begin_tags(&mut self) -> ControlFlow<GameFacts, GameFacts> {
        ControlFlow::Continue(GameFacts::default())
    }

    fn tag(
        &mut self,
        facts: &mut GameFacts,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<GameFacts> {
        let name = String::from_utf8(name.to_vec()).expect("UTF-8");
        // Where two escaped signs follow each other, its own decoding loses a backslash.
        let value = str::from_utf8(value.as_bytes()).expect("UTF-8");
        facts.tags.insert(name, unescaped(value));
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, facts: GameFacts) -> ControlFlow<GameFacts, Heard> {
        let position = facts.tags.get("FEN").map_or_else(Chess::default, |fen| {
            let fen: Fen = fen.parse().expect("a FEN");
            fen.into_position(CastlingMode::Chess960).expect("legal")
        });
        ControlFlow::Continue(Heard { facts, position })
    }

    fn san(&mut self, heard: &mut Heard, word: SanPlus) -> ControlFlow<GameFacts> {
        let mv = word.san.to_move(&heard.position).expect("a legal move");
        let written = SanPlus::from_move_and_play_unchecked(&mut heard.position, mv);
        assert_eq!(written, word);
        heard.facts.moves.push(word.to_string());
        heard.facts.clocks.push(None);
        heard.facts.elapsed.push(None);
        ControlFlow::Continue(())
    }

    fn comment(&mut self, heard: &mut Heard, comment: RawComment<'_>) -> ControlFlow<GameFacts> {
        let text = str::from_utf8(comment.as_bytes()).expect("UTF-8");
        let facts = &mut heard.facts;
        for (opening, times) in [
            ("[%clk ", &mut facts.clocks),
            ("[%emt ", &mut facts.elapsed),
        ] {
            let command = text.split_once(opening);
            let time = command.and_then(|(_, rest)| rest.split_once(']'));
            if let Some(((text, _), last)) = time.zip(times.last_mut()) {
                *last = pgn::read_clock(text).map(|time| time.as_millis());
            }
        }
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, heard: &mut Heard, outcome: Outcome) -> ControlFlow<GameFacts> {
        let result = heard.facts.tags.get("Result").map(String::as_str);
        assert_eq!(Some(&*outcome.to_string()), result);
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, heard: Heard) -> GameFacts {
        GameFacts {
            last: normal(&shredder_fen(&heard.position)),
            ..heard.facts
        }
    }
}
