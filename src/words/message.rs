//! The message line.

use std::fmt::Display;

use super::outcome::score;
use super::player::Names;
use super::sentence::Sentence;
use crate::app::{Hint, Message, Notice, Place, Prompt, numbering};
use crate::engine::DrawReason;
use crate::rules::Color;
use crate::storage::library::{HeadToHead, Source};
use crate::words::{Phrase, Text, Words};

impl Words {
    /// The purpose of a key next to a message.
    pub fn hint(self, hint: Hint) -> Text {
        self.texts.hint(hint)
    }

    /// The text of a message.
    pub fn message(self, message: &Message, names: &Names) -> Sentence {
        match message {
            Message::Notice(said) => self.notice(said, names),
            Message::Question { question, insists } => self.question(question, *insists, names),
            Message::LookingBack(place) => {
                self.said(Phrase::LookingBack, &[("place", &self.place(*place))])
            }
            Message::Ended {
                outcome,
                moves,
                counts,
                part,
            } => {
                let decided = part.and_then(|part| self.match_decided(part, *outcome, names));
                if let Some(decided) = decided.filter(|_| *counts) {
                    Sentence {
                        lead: format!("{decided}. "),
                        text: self.summary(*outcome, *moves, names),
                        ..Sentence::default()
                    }
                } else if *counts {
                    Sentence {
                        text: format!("{} ", self.ended(*outcome, *moves, names)),
                        end: score(*outcome).to_string(),
                        ..Sentence::default()
                    }
                } else {
                    let ended = self.summary(*outcome, *moves, names);
                    format!("{ended} {}", self.does_not_count()).into()
                }
            }
            Message::MovePiece(square) => {
                self.phrase(Phrase::HintPiece, &[("square", square)]).into()
            }
            Message::FlagFallen(color) => {
                let player = self.called(names, *color);
                self.said(Phrase::RanOutOfTime, &[("player", &player)])
            }
            Message::Paused {
                turn,
                suspended_for: None,
            } => {
                let player = self.called(names, *turn);
                self.said(Phrase::PausedToMove, &[("player", &player)])
            }
            Message::Paused {
                suspended_for: Some(time),
                ..
            } => self.said(Phrase::WasAsleep, &[("time", &self.span(*time))]),
            Message::ToMove {
                turn,
                is_check,
                claim,
            } => {
                let said = match (is_check, claim) {
                    (false, None) => Phrase::SideIsToMove,
                    (true, None) => Phrase::SideInCheck,
                    (false, Some(_)) => Phrase::ToMoveCanClaim,
                    (true, Some(_)) => Phrase::InCheckCanClaim,
                };
                let player = self.called(names, *turn);
                let reason = claim.map_or("", |claim| self.texts.termination(claim));
                self.said(said, &[("player", &player), ("reason", &reason)])
            }
            Message::Unsaved { state, why } => {
                let Sentence { lead, text, end } = self.message(state, names);
                let why = self.notice(why, names);
                Sentence {
                    lead: [lead, text, end].concat(),
                    text: format!(" {}{}", why.lead, why.text),
                    end: why.end,
                }
            }
            Message::InTrash { count, game, .. } => {
                let games = match game {
                    None => self.game_count(*count),
                    Some((players, date)) => {
                        let parts = [self.who_in_file(players), self.date(*date)];
                        let parts = parts.into_iter().filter(|part| !part.is_empty());
                        parts.collect::<Vec<String>>().join(", ")
                    }
                };
                // What is said of several games reads well of one, too.
                let text = self.texts.notice(&Notice::Deleted(2));
                self.sentence(text, &[("games", &games)])
            }
            Message::Judged(judged) => self.judged_move(judged),
            Message::Analysing {
                done,
                all,
                engine,
                left,
            } => {
                let engine = engine.as_deref().unwrap_or("Deskmate");
                let (said, left) = match left {
                    None => (Phrase::Analysing, String::new()),
                    Some(left) => (Phrase::AnalysingLeft, self.minutes_left(*left)),
                };
                let values: [(&str, &dyn Display); 4] = [
                    ("engine", &engine),
                    ("done", done),
                    ("all", all),
                    ("left", &left),
                ];
                self.said(said, &values)
            }
            Message::PlaysItself(place) => {
                self.said(Phrase::PlaysItself, &[("place", &self.place(*place))])
            }
            Message::ReadingList(games) => {
                self.said(Phrase::ReadingList, &[("games", &self.game_count(*games))])
            }
            Message::NotShown(why) => self.failure_alone(why).into(),
            Message::SeekingDuplicates => self.said(Phrase::SeekingDuplicates, &[]),
            Message::NoneLeft { search, choices } => {
                let search = Some(search.clone()).filter(|search| !search.is_empty());
                let choices = choices.iter().map(|choice| self.choice(choice));
                let all: Vec<String> = search.into_iter().chain(choices).collect();
                self.said(Phrase::NoneLeft, &[("all", &all.join(", "))])
            }
            Message::NoMatch(search) => self.said(Phrase::NoMatch, &[("search", search)]),
            Message::EmptyList(source) => self.empty_list(source),
            // Unfinished games have no score.
            Message::Score { score, .. } if *score == HeadToHead::default() => Sentence::default(),
            Message::Score { names, score, .. } => self.head_to_head(names, *score).into(),
        }
    }

    /// What the message line says of a question. If it insists, it asks to be answered first.
    fn question(self, question: &Prompt, insists: bool, names: &Names) -> Sentence {
        if insists {
            self.answer_first(question, names)
        } else if question.is_card() {
            self.asked_beside_card(question, true, names)
        } else {
            self.asked(self.texts.question(question), question, names)
        }
    }

    /// That a list has no games.
    fn empty_list(self, source: &Source) -> Sentence {
        let name = self.source_name(source);
        match source {
            Source::Folder(folder) => {
                self.said(Phrase::NothingSavedYet, &[("source", &folder.display())])
            }
            Source::Trash(_) => self.said(Phrase::TrashIsEmpty, &[]),
            Source::File(_) => self.said(Phrase::NoGameInFile, &[("source", &name)]),
            Source::Text(_) => self.said(Phrase::NoGameInText, &[("source", &name)]),
        }
    }

    /// That a question has to be answered first.
    fn answer_first(self, question: &Prompt, names: &Names) -> Sentence {
        match question {
            Prompt::Promotion(_, square) => {
                self.said(Phrase::PromotionFirst, &[("square", square)])
            }
            Prompt::Claim(_, draw) => {
                let reason = self.texts.termination(*draw);
                self.said(Phrase::ClaimFirst, &[("reason", &reason)])
            }
            Prompt::Draw(..)
            | Prompt::Resign { .. }
            | Prompt::TakeBack { .. }
            | Prompt::Sure { .. } => {
                let player = self.called(names, question.addressee());
                self.said(Phrase::HasToAnswer, &[("player", &player)])
            }
        }
    }

    /// The sentence of a text, with its places filled.
    fn said(self, phrase: Phrase, values: &[(&str, &dyn Display)]) -> Sentence {
        self.sentence(self.text(phrase), values)
    }

    /// What is said beside the card of a question: to both players, or only to who does not answer.
    pub(super) fn asked_beside_card(
        self,
        question: &Prompt,
        is_for_both: bool,
        names: &Names,
    ) -> Sentence {
        let said = match (question, is_for_both) {
            (Prompt::TakeBack { .. }, true) => Phrase::TakebackIsAskedBy,
            (Prompt::TakeBack { .. }, false) => Phrase::TakebackIsAsked,
            (Prompt::Resign { .. }, _) => Phrase::ResignIsAsked,
            (Prompt::Sure { .. }, _) => Phrase::SureIsAsked,
            (Prompt::Draw(..) | Prompt::Promotion(..) | Prompt::Claim(..), true) => {
                Phrase::DrawIsOfferedBy
            }
            (Prompt::Draw(..) | Prompt::Promotion(..) | Prompt::Claim(..), false) => {
                Phrase::DrawIsOffered
            }
        };
        let player = question.addressee();
        let values: [(&str, &dyn Display); 2] = [
            ("player", &self.called(names, player)),
            ("opponent", &self.called(names, player.other())),
        ];
        self.phrase(said, &values).into()
    }

    /// The question on its card, and what is less important.
    pub fn question_card(self, question: &Prompt, insists: bool, names: &Names) -> Sentence {
        let mut said = self.asked(self.texts.question(question), question, names);
        if let Prompt::Draw(_, Some(why)) = question {
            let reason = self.text(match why {
                DrawReason::FewPieces => Phrase::FewPiecesLeft,
                DrawReason::NoProgress => Phrase::NoProgress,
            });
            said.text = format!("{reason} {}", said.text);
        }
        if let Prompt::Resign { counts: false, .. } = question {
            said.text = self.does_not_count().to_string();
        }
        if insists {
            said.text = self.text(Phrase::AnswerFirst).to_string();
        }
        said
    }

    /// A text about a question.
    fn asked(self, text: Text, question: &Prompt, names: &Names) -> Sentence {
        let with = |values: &[(&str, &dyn Display)]| self.sentence(text, values);
        match question {
            Prompt::Promotion(_, square) => with(&[("square", square)]),
            Prompt::Claim(_, draw) => with(&[("reason", &self.texts.termination(*draw))]),
            Prompt::Draw(by, _) | Prompt::Resign { by, .. } => with(&[
                ("player", &self.called(names, *by)),
                ("opponent", &self.called(names, by.other())),
            ]),
            Prompt::TakeBack { by, number, san } => with(&[
                ("player", &self.called(names, *by)),
                ("opponent", &self.called(names, by.other())),
                ("move", &self.numbered_move(*by, *number, san)),
            ]),
            Prompt::Sure {
                by,
                number,
                san,
                reply,
                ..
            } => {
                let answers = by.other();
                let reply_number = match answers {
                    Color::White => number + 1,
                    Color::Black => *number,
                };
                with(&[
                    ("player", &self.called(names, *by)),
                    ("move", &self.numbered_move(*by, *number, san)),
                    ("reply", &self.numbered_move(answers, reply_number, reply)),
                ])
            }
        }
    }

    /// A move with its number, on one line.
    pub fn numbered_move(self, by: Color, number: u32, san: &str) -> String {
        let gap = match by {
            Color::White => "\u{a0}",
            Color::Black => "",
        };
        format!("{}{gap}{}", numbering(number, by), self.san(san))
    }

    /// A position in the game, as a player names it: `move 12, White`.
    pub(super) fn place(self, place: Place) -> String {
        match place {
            Place::Start => self.text(Phrase::TheStart).to_owned(),
            Place::Move(number, color) => {
                let values: [(&str, &dyn Display); 2] =
                    [("number", &number), ("side", &self.side(color))];
                self.phrase(Phrase::PlaceOfMove(color), &values)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::analysis::Judgement;
    use crate::app::{Failure, JudgedMove, Notice};
    use crate::game::{Game, Question};
    use crate::notation::pgn::GameResult;
    use crate::rules::{ByColor, IllegalMove, Outcome, Position, Square, Termination};
    use crate::storage::StorageError;
    use crate::storage::library::Choice;
    use crate::tree::Score;

    #[test]
    fn every_message_has_words() {
        let asks = |question, insists| Message::Question { question, insists };
        let e8 = Square::E8;
        let (white, black) = (Color::White, Color::Black);
        let to_move = |is_check, claim| Message::ToMove {
            turn: white,
            is_check,
            claim,
        };
        let paused = |suspended_for| Message::Paused {
            turn: white,
            suspended_for,
        };
        let analysing = |engine: Option<&str>, left: Option<u64>| Message::Analysing {
            done: 20,
            all: 81,
            engine: engine.map(str::to_owned),
            left: left.map(Duration::from_millis),
        };
        let take_back = Prompt::TakeBack {
            by: white,
            number: 17,
            san: "e4".into(),
        };
        let won = Outcome::win(white, Termination::Resignation);
        let table = [
            (
                Message::Notice(Notice::Restored(1)),
                "The game was restored.",
            ),
            (
                asks(Prompt::Promotion(white, e8), false),
                "Promote the pawn on e8 to…",
            ),
            (
                asks(Prompt::Draw(white, None), false),
                "White offers a draw. Black is asked.",
            ),
            (
                asks(Prompt::Draw(white, None), true),
                "Black has to answer the question first.",
            ),
            (
                asks(
                    Prompt::Resign {
                        by: white,
                        counts: true,
                    },
                    true,
                ),
                "White has to answer the question first.",
            ),
            (
                asks(Prompt::Claim(white, Termination::FiftyMoveRule), false),
                "A draw by fifty-move rule? Enter the move for it.",
            ),
            (
                asks(take_back, true),
                "Black has to answer the question first.",
            ),
            (
                Message::LookingBack(Place::Start),
                "Looking back at the start.",
            ),
            (
                Message::LookingBack(Place::Move(12, black)),
                "Looking back at move 12, Black.",
            ),
            (
                Message::Ended {
                    outcome: won,
                    moves: 23,
                    counts: true,
                    part: None,
                },
                "Black resigned after 23 moves: White wins. 1–0",
            ),
            (
                Message::Ended {
                    outcome: won,
                    moves: 1,
                    counts: false,
                    part: None,
                },
                "Black resigned after 1 move. The game does not count: not both sides have moved.",
            ),
            (Message::FlagFallen(Color::White), "White ran out of time."),
            (paused(None), "Paused. White to move."),
            (
                paused(Some(Duration::from_secs(7_200))),
                "The computer was asleep for 2 hours. Resume?",
            ),
            (to_move(false, None), "White to move."),
            (to_move(true, None), "White is in check."),
            (
                to_move(false, Some(Termination::ThreefoldRepetition)),
                "White to move. A draw by threefold repetition:",
            ),
            (
                analysing(None, None),
                "Deskmate analyses the game: 20 of 81.",
            ),
            (
                analysing(Some("stockfish"), Some(61_200)),
                "stockfish analyses the game: 20 of 81, 1:02 left.",
            ),
            (
                Message::Judged(JudgedMove {
                    judgement: Judgement::Blunder,
                    before: Some(Score::Centipawns(35)),
                    after: Score::Centipawns(-310),
                    best: Some("Nxe5".into()),
                }),
                "Blunder (+0.4 → −3.1). Nxe5 was best.",
            ),
            (
                Message::Unsaved {
                    state: Message::FlagFallen(white).into(),
                    why: Notice::NotSaved(Failure::Storage(StorageError::NoFile)),
                },
                "White ran out of time. Not saved: this game is in no file",
            ),
            (Message::ReadingList(100), "Reading: 100 games so far."),
            (
                Message::NotShown(Failure::Storage(StorageError::NoFile)),
                "This game is in no file",
            ),
            (
                Message::NoMatch("morphy".into()),
                "No game matches “morphy”.",
            ),
            (
                Message::NoneLeft {
                    search: "morphy".into(),
                    choices: vec![Choice::Result(GameResult::Draw), Choice::Unfinished],
                },
                "No game fits all of this: morphy, ½–½, Unfinished.",
            ),
            (
                Message::EmptyList(Source::Folder("/games".into())),
                "No game has been saved in /games yet.",
            ),
            (
                Message::EmptyList(Source::Trash(Source::Folder("/games".into()).into())),
                "The trash is empty.",
            ),
            (
                Message::EmptyList(Source::File("/games/a.pgn".into())),
                "There is no game in a.pgn.",
            ),
            (
                Message::Score {
                    names: ["Anna", "Boris"].map(String::from),
                    score: HeadToHead::default(),
                    can_undo: false,
                },
                "",
            ),
            (
                Message::Score {
                    names: ["Anna", "Boris"].map(String::from),
                    score: HeadToHead {
                        won: 2,
                        drawn: 1,
                        lost: 0,
                    },
                    can_undo: false,
                },
                "Anna 2½ – ½ Boris, 1 drawn",
            ),
        ];
        for (message, words) in table {
            let Sentence { lead, text, end } = Words::ENGLISH.message(&message, &Names::default());
            assert_eq!(lead + &text + &end, words);
        }
    }

    #[test]
    fn players_are_called_by_their_names() {
        let players = ByColor {
            white: Some("Anna".to_string()),
            black: Some("Ben".to_string()),
        };
        let names = Names::in_game(&Game::new(players, Position::initial(), None));
        let (white, black) = (Color::White, Color::Black);
        let asks = |question| Message::Question {
            question,
            insists: false,
        };
        let to_move = |is_check| Message::ToMove {
            turn: white,
            is_check,
            claim: None,
        };
        let take_back = Prompt::TakeBack {
            by: white,
            number: 17,
            san: "e4".into(),
        };
        let not_your_turn = Message::Notice(Notice::Illegal(IllegalMove::NotYourTurn {
            turn: black,
            from: Square::E4,
        }));
        let flag = Message::Ended {
            outcome: Outcome::win(white, Termination::TimeForfeit),
            moves: 23,
            counts: true,
            part: None,
        };
        let table = [
            (to_move(false), "Anna to move."),
            (to_move(true), "Anna is in check."),
            (not_your_turn, "It is Ben's turn."),
            (
                asks(Prompt::Draw(white, None)),
                "Anna offers a draw. Ben is asked.",
            ),
            (
                asks(Prompt::Resign {
                    by: black,
                    counts: true,
                }),
                "Ben is asked whether to resign.",
            ),
            (asks(take_back), "Anna asks to take back. Ben is asked."),
            (flag, "Ben ran out of time after 23 moves: Anna wins. 1–0"),
            (
                Message::Notice(Notice::DrawDeclined(black)),
                "Ben declines the draw.",
            ),
            (
                Message::Notice(Notice::Withdrawn(Question::Draw(white))),
                "Anna moved: the draw offer is withdrawn.",
            ),
        ];
        for (message, words) in table {
            let Sentence { lead, text, end } = Words::ENGLISH.message(&message, &names);
            assert_eq!(lead + &text + &end, words);
        }
    }

    #[test]
    fn the_card_of_a_question_says_who_is_asked_what() {
        let players = ByColor {
            white: Some("Anna".to_string()),
            black: Some("Ben".to_string()),
        };
        let names = Names::in_game(&Game::new(players, Position::initial(), None));
        let take_back = |by, san: &str| Prompt::TakeBack {
            by,
            number: 17,
            san: san.into(),
        };
        let (white, black) = (Color::White, Color::Black);
        let named = [
            (
                Prompt::Draw(white, None),
                "Ben, Anna offers a draw. ",
                "Do you accept?",
            ),
            (
                Prompt::Draw(white, Some(DrawReason::FewPieces)),
                "Ben, Anna offers a draw. ",
                "Few pieces are left. Do you accept?",
            ),
            (
                Prompt::Draw(white, Some(DrawReason::NoProgress)),
                "Ben, Anna offers a draw. ",
                "Neither side makes progress. Do you accept?",
            ),
            (
                Prompt::Resign {
                    by: white,
                    counts: true,
                },
                "Anna, do you resign?",
                "",
            ),
            (
                Prompt::Resign {
                    by: white,
                    counts: false,
                },
                "Anna, do you resign?",
                "The game does not count: not both sides have moved.",
            ),
            (
                take_back(white, "Qxf2"),
                "Ben, may Anna take back 17.\u{a0}Qxf2?",
                "",
            ),
            (take_back(black, "c5"), "Anna, may Ben take back 17…c5?", ""),
        ];
        for (question, lead, text) in named {
            let card = Words::ENGLISH.question_card(&question, false, &names);
            assert_eq!((&*card.lead, &*card.text), (lead, text));
            let insisting = Words::ENGLISH.question_card(&question, true, &names);
            assert_eq!(
                (&*insisting.lead, &*insisting.text),
                (lead, "Answer this first.")
            );
        }
        let card =
            Words::ENGLISH.question_card(&Prompt::Draw(black, None), false, &Names::default());
        assert_eq!(card.lead, "White, Black offers a draw. ");
    }
}
