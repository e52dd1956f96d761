//! Touches at random, by up to four fingers.

use std::collections::HashSet;
use std::error::Error;

use deskmate::notation::pgn;
use deskmate::rules::{Move, Position, Square};

use super::browser::Place;
use super::page::Page;
use super::{Done, SIZE, Site};

/// After so many touches the page is loaded anew, and a new game begins.
const PART: usize = 1000;

/// Has the page note each text of the game that it keeps.
const LISTEN: &str = "{
    window.texts = [];
    const keep = store.keep.bind(store);
    store.keep = (name, bytes) => {
        if (name === '/deskmate/games/last.txt' && bytes) texts.push(new TextDecoder().decode(bytes));
        return keep(name, bytes);
    };
}";

/// The texts since this was asked for last, once what was touched before is on the screen.
const TEXTS: &str = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => \
    done(JSON.stringify(texts.splice(0))))))";

/// What the fingers have done.
#[derive(Default)]
struct Counts {
    touches: usize,
    moves: usize,
    games: usize,
}

/// A game that is touched.
struct Game {
    moves: Vec<Move>,
    position: Position,
    is_over: bool,
    /// The squares that the finger has touched that plays, since the last move, and those since the last look.
    touched: HashSet<Square>,
    lately: Vec<Square>,
    last: Option<Square>,
}

impl Game {
    fn new() -> Game {
        Game {
            moves: Vec::new(),
            position: Position::initial(),
            is_over: false,
            touched: HashSet::new(),
            lately: Vec::new(),
            last: None,
        }
    }

    /// Takes what the page has kept next: the same game with more moves, made by the finger that plays.
    fn go_on(&mut self, text: &str) -> Done {
        let read = pgn::read(text);
        if let Some(fault) = read.faults.first() {
            return Err(format!("{fault:?} in {text}").into());
        }
        let moves: Vec<Move> = read.game.moves().collect();
        if self.is_over && moves.is_empty() {
            // The next game, by a button beside the result.
            *self = Game::new();
        }
        if !moves.starts_with(&self.moves) {
            return Err(format!("{:?} became {text}", self.moves).into());
        }
        for &mv in &moves[self.moves.len()..] {
            let is_touched = |square| self.touched.contains(&square);
            // A king may also castle onto its rook.
            let castling = self.position.castling_paths(mv);
            let onto = castling.map(|[_, (rook, _)]| rook);
            if !is_touched(mv.from) || !is_touched(mv.to) && !onto.is_some_and(is_touched) {
                return Err(format!("nobody has touched {mv} in {text}").into());
            }
            self.position = self.position.play(mv)?;
            self.touched = self.lately.iter().copied().collect();
        }
        self.moves = moves;
        self.is_over = read.game.result.is_some();
        Ok(())
    }
}

impl Site {
    /// Up to four fingers touch squares at random, most of them such that a move may come of it. Every move is a legal one
    /// that the first finger has made, the page goes on, and its memory does not grow.
    pub fn touch_at_random(&self, touches: usize) -> Done {
        let mut page = self.open(SIZE)?;
        let mut random = Random(7);
        let mut counts = Counts::default();
        let mut memory = Vec::new();
        while counts.touches < touches {
            page.new_game()?;
            page.browser.evaluate(LISTEN)?;
            let most = PART.min(touches - counts.touches);
            let game = touch_game(&mut page, &mut random, most, &mut counts)?;
            memory.push(page.number("wasm_memory.buffer.byteLength / 1e6")?);
            page.load()?;
            let kept = match game.moves.as_slice() {
                [] => Vec::new(),
                _ => page.kept_game()?,
            };
            if !game
                .moves
                .iter()
                .map(Move::to_string)
                .eq(kept.iter().cloned())
            {
                return Err(format!("{:?} was seen, and {kept:?} is kept", game.moves).into());
            }
        }
        let Counts {
            touches,
            moves,
            games,
        } = counts;
        println!(
            "{touches} touches of up to four fingers: {moves} moves in {games} games, all legal and of the first finger; \
             memory in MB {memory:.1?}"
        );
        Ok(())
    }
}

/// Touches one game so often, or until it is over.
fn touch_game(
    page: &mut Page,
    random: &mut Random,
    most: usize,
    counts: &mut Counts,
) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new();
    let mut fingers: Vec<(usize, Place)> = Vec::new();
    // The finger that plays: the first one that went down since there was none.
    let mut player = None;
    for _ in 0..most {
        // Fingers that do not play are many, but the one that plays is not still for long.
        let id = match player {
            Some(id) if random.below(2) == 0 => id,
            _ => random.below(4),
        };
        let square = random.square(&game.position, game.last);
        let place = page.square(&square.to_string());
        match fingers.iter().position(|finger| finger.0 == id) {
            Some(index) if random.below(3) > 0 => drop(fingers.remove(index)),
            Some(index) => fingers[index].1 = place,
            None => {
                fingers.push((id, place));
                player = player.or(Some(id));
            }
        }
        if player == Some(id) {
            if fingers.iter().any(|finger| finger.0 == id) {
                game.touched.insert(square);
                game.lately.push(square);
                game.last = Some(square);
            } else {
                player = None;
            }
        }
        page.browser.touch(&fingers)?;
        counts.touches += 1;
        if random.below(4) == 0 {
            look(page, &mut game)?;
        }
        if game.is_over {
            break;
        }
    }
    page.browser.touch(&[])?;
    look(page, &mut game)?;
    counts.moves += game.moves.len();
    counts.games += 1;
    Ok(game)
}

/// Looks at what has become of the game.
fn look(page: &mut Page, game: &mut Game) -> Done {
    let texts: Vec<String> = serde_json::from_str(&page.browser.evaluate(TEXTS)?)?;
    for text in texts {
        game.go_on(&text)?;
    }
    game.lately.clear();
    Ok(())
}

/// Numbers that look random, always the same (D. Knuth, MMIX).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % limit
    }

    /// Any square, or, after another one, one by which a move may be made.
    fn square(&mut self, position: &Position, after: Option<Square>) -> Square {
        let moves = position.legal_moves();
        let from: Vec<Square> = match after {
            Some(last) => moves
                .iter()
                .filter(|mv| mv.from == last)
                .map(|mv| mv.to)
                .collect(),
            None => Vec::new(),
        };
        let squares: Vec<Square> = match from.as_slice() {
            [] => moves.iter().map(|mv| mv.from).collect(),
            _ => from,
        };
        if squares.is_empty() || self.below(4) == 0 {
            let any = Square::all().nth(self.below(64));
            return any.unwrap_or(position.king(position.turn()));
        }
        squares[self.below(squares.len())]
    }
}
