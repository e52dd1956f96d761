//! The strip with the result of a game between players face to face, in place of the message line.

use crate::app::{LiveGame, Message, Notice};
use crate::rules::Outcome;
use crate::storage::library::HeadToHead;
use crate::view::View;
use crate::view::scene::geometry::{Point, Rect};
use crate::view::scene::picture::{Align, Type};
use crate::view::text::font::Face;
use crate::words::{points, score};

/// The height of the strip with the result and a line about the game, and of each further line, in units.
const STRIP: i32 = 78;
const LINE: i32 = 22;

/// The distance of text from the sides of the strip, in units.
const PAD: i32 = 16;

/// The lines below the result.
struct ResultLines {
    summary: String,
    /// The match score beside the summary, if there is room.
    beside: Option<String>,
    /// More lines: that the game does not count, the match score, and the score of all games.
    below: Vec<String>,
}

/// The score of the players against each other, before and after which their names stand.
pub(super) struct Score {
    pub(super) names: [String; 2],
    pub(super) points: String,
}

impl Score {
    /// The results of two players in all saved games.
    pub(super) fn of_all(names: [String; 2], games: HeadToHead) -> Score {
        let [one, other] = [games.won, games.lost].map(|won| points(2 * won + games.drawn));
        let points = format!(" {one} – {other} ");
        Score { names, points }
    }

    fn words(&self) -> String {
        let [one, other] = &self.names;
        format!("{one}{}{other}", self.points)
    }
}

impl View<'_> {
    /// The height of the strip in a panel.
    pub(in crate::view) fn result_height(&self, live: &LiveGame, outcome: Outcome) -> i32 {
        let width = self.layout.panel.w - 2 * self.unit(PAD);
        let more = self.result_lines(live, outcome, width).below.len();
        self.unit(STRIP + LINE * more as i32)
    }

    /// The result and the reason of it; on the right the points and the match score.
    pub(in crate::view) fn result(&mut self, area: Rect, live: &LiveGame, outcome: Outcome) {
        self.card(area, self.theme.message);
        let inner = area.inset(self.unit(PAD), 0);
        let large = self.set(Face::Bold, 22, self.theme.message_text);
        let first = inner.y + self.unit(26);
        let right = Point::new(inner.right(), first);
        let points = score(outcome);
        let taken = self
            .scene
            .text(self.fonts, right, Align::Right, points, large);
        let room = inner.w - taken - self.unit(8);
        self.fitted(
            Point::new(inner.x, first),
            &self.words.result(outcome, &self.names()),
            large,
            room,
        );

        let small = self.small();
        let lines = self.result_lines(live, outcome, inner.w);
        let mut y = inner.y + self.unit(52);
        if let Some(score) = &lines.beside {
            let right = Point::new(inner.right(), y);
            self.scene
                .text(self.fonts, right, Align::Right, score, small);
        }
        for line in [&lines.summary].into_iter().chain(&lines.below) {
            self.fitted(Point::new(inner.x, y), line, small, inner.w);
            y += self.unit(LINE);
        }
    }

    /// The lines below the result, for a strip with room of this width.
    fn result_lines(&self, live: &LiveGame, outcome: Outcome, width: i32) -> ResultLines {
        let set = self.small();
        let width_of = |text: &str| self.fonts.width(set.face, text, set.em);
        let summary = self
            .words
            .summary(outcome, live.full_moves(), &self.names());
        let score = self.match_score();
        let gap = self.unit(16);
        let whole = score.as_ref().map(Score::words);
        let beside = whole.filter(|words| width_of(&summary) + gap + width_of(words) <= width);
        let room = width - beside.as_ref().map_or(0, |words| width_of(words) + gap);
        let uncounted = live.game().is_aborted();
        let uncounted = uncounted.then(|| self.words.does_not_count());
        let remarks = match &uncounted {
            Some(uncounted) => vec![uncounted.clone()],
            None => self.where_saved().into_iter().flatten().collect(),
        };
        let mut longer = remarks.iter().map(|remark| format!("{summary} {remark}"));
        let longer = longer.find(|line| width_of(line) <= room);
        let score = match &beside {
            Some(_) => None,
            None => score.map(|score| self.score_words(&score, set, width)),
        };
        // A game that does not count has not changed it.
        let all_games = self.all_games().filter(|_| uncounted.is_none());
        let all_games = all_games.map(|(names, score)| self.words.all_games(&names, score));
        let uncounted = uncounted.filter(|_| longer.is_none());
        let below = [uncounted, score, all_games].into_iter().flatten();
        ResultLines {
            summary: longer.unwrap_or(summary),
            beside,
            below: below.collect(),
        }
    }

    fn small(&self) -> Type {
        self.set(Face::Regular, 14, self.theme.message_text)
    }

    /// That the game has been saved and where, and without the place.
    pub(super) fn where_saved(&self) -> Option<[String; 2]> {
        let notice = self.app.notice.as_ref()?;
        matches!(notice, Notice::Saved(_)).then(|| {
            [notice.clone(), Notice::Saved(None)].map(|notice| {
                let said = self.words.message(&Message::Notice(notice), &self.names());
                format!("{}{}{}", said.text, said.lead, said.end)
            })
        })
    }

    /// The message line beside the strip, unless the strip says it.
    pub(in crate::view) fn says_more_than_result(&self) -> bool {
        let message = self.app.message();
        message.is_some_and(|message| {
            match message {
                Message::Ended { .. } | Message::Notice(Notice::Saved(_)) => false,
                // Its card says it.
                Message::Question { question, .. } => !question.is_card(),
                _ => true,
            }
        })
    }

    /// A text that starts at a point, shortened to fit.
    pub(in crate::view) fn fitted(&mut self, at: Point, text: &str, set: Type, room: i32) {
        let text = self.fonts.fit(set.face, text, set.em, room);
        self.scene.text(self.fonts, at, Align::Left, &text, set);
    }

    /// The match score of the players.
    pub(super) fn match_score(&self) -> Option<Score> {
        let score = self.app.score_beside_names()?;
        let [one, other] = score.halves.map(points);
        Some(Score {
            names: [0, 1].map(|number| {
                self.words
                    .player(score.colors[number], score.names[number].as_deref())
                    .to_string()
            }),
            points: format!(" {one} – {other} "),
        })
    }

    /// `Anderssen 1½ – ½ Kieseritzky`, with names shortened to fit.
    fn score_words(&self, score: &Score, set: Type, room: i32) -> String {
        let room = (room - self.fonts.width(set.face, &score.points, set.em)) / 2;
        let [one, other] = &score.names;
        let fit = |name: &str| self.fonts.fit(set.face, name, set.em, room);
        format!("{}{}{}", fit(one), score.points, fit(other))
    }

    /// The results of the two players against each other in all saved games, if these are more than the
    /// games of the match.
    pub(super) fn all_games(&self) -> Option<([String; 2], HeadToHead)> {
        let (names, all) = self.app.head_to_head()?;
        let halves = self.app.match_score()?.halves;
        let games = all.won + all.drawn + all.lost;
        (halves.iter().sum::<u32>() < 2 * games).then(|| (names.clone(), *all))
    }
}
