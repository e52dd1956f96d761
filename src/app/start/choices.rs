//! The choices of the start screen, one of which has the focus.

use super::StartCommand;
use crate::app::effect::Effect;
use crate::app::file_task::{FileTask, ReadFor};
use crate::app::forms::FormScroll;
use crate::app::now::Now;
use crate::app::play::LiveGame;
use crate::app::practice::PracticeCommand;
use crate::app::reply::Purpose;
use crate::app::review::{OpenedGame, ReviewOrigin};
use crate::app::settings::SettingsCommand;
use crate::app::step::Step;
use crate::app::{App, ClockCommand, Command, Failure, Notice, Screen};
use crate::game::{Game, Standing, program_name, programs_among, read_name};
use crate::rules::{ByColor, Color};
use crate::storage::library::{GamePlace, RecentGame};

/// A row of the list of recent games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecentRow<'a> {
    /// The last game, which cannot be resumed here, and is not among those that were read.
    Last,
    /// A game of the folder.
    Game(&'a RecentGame),
}

impl App {
    /// The commands of the start screen's choices, in reading order.
    pub fn start_choices(&self) -> Vec<Command> {
        let resumes = self.can_continue();
        let mut choices: Vec<StartCommand> = Vec::new();
        choices.extend(resumes.then_some(StartCommand::Continue));
        choices.push(StartCommand::NewGame);
        if self.offers_quick_games() {
            choices.extend((0..QUICK_GAMES).map(StartCommand::Quick));
        }
        choices.extend([StartCommand::Library, StartCommand::SetUp]);
        let recent = (0..self.recent_rows().len()).map(|row| self.command_of_row(row));
        let choices = choices.into_iter().map(Command::Start);
        let exercises = self.offers_exercises().then_some(PracticeCommand::Open);
        let clock = Command::Clock(ClockCommand::Open);
        choices
            .chain([clock])
            .chain([SettingsCommand::Show].map(Command::Settings))
            .chain(exercises.map(Command::Practice))
            .chain([SettingsCommand::Languages].map(Command::Settings))
            .chain(recent.map(Command::Start))
            .collect()
    }

    /// Whether the last game can be resumed in this window.
    pub fn can_resume_last(&self) -> bool {
        self.last.is_unfinished() && !self.is_last_elsewhere()
    }

    /// Whether the last game can still be resumed from the list once another one begins: both sides have moved.
    pub fn keeps_unfinished(&self) -> bool {
        let last = self.last.game().filter(|_| self.can_resume_last());
        last.is_some_and(|game| !game.is_hardly_begun())
    }

    /// Whether the last game is over, but the match that it belongs to is not.
    pub fn can_continue_match(&self) -> bool {
        let standing = self.last.game().and_then(Game::match_standing);
        standing == Some(Standing::Open) && !self.is_last_elsewhere()
    }

    /// Whether a new game ends a match that goes on.
    pub fn ends_match(&self) -> bool {
        match self.live_game() {
            Some(live) => live.game().match_standing() == Some(Standing::Open),
            None => self.can_continue_match(),
        }
    }

    /// Whether the last game or its match can be continued.
    pub fn can_continue(&self) -> bool {
        self.can_resume_last() || self.can_continue_match()
    }

    /// Whether games with the players of the last one are offered: once there is a game, and none waits to be resumed.
    pub fn offers_quick_games(&self) -> bool {
        let has_played = self.last.game().is_some() || !self.overview.recent.is_empty();
        has_played && !self.can_continue()
    }

    /// The recent games, the latest first.
    pub fn recent_rows(&self) -> Vec<RecentRow<'_>> {
        let mut recent = self.overview.recent.iter();
        let is_listed = recent.any(|game| game.place.is_last());
        let is_apart = self.last.is_there() && !self.can_resume_last() && !is_listed;
        let last = is_apart.then_some(RecentRow::Last);
        let games = self.overview.recent.iter().map(RecentRow::Game);
        last.into_iter().chain(games).collect()
    }

    /// The row of the latest game that is over, counted from 0; that of the latest if none is.
    pub fn latest_over(&self) -> usize {
        let is_over = |row: &RecentRow| match row {
            RecentRow::Last => true,
            RecentRow::Game(game) => game.result.is_some(),
        };
        self.recent_rows().iter().position(is_over).unwrap_or(0)
    }

    /// The command that reviews the game of a row, counted from 0.
    pub fn command_of_row(&self, row: usize) -> StartCommand {
        match self.recent_rows().get(row) {
            Some(RecentRow::Game(game)) if !game.place.is_last() => StartCommand::Recent(row),
            _ => StartCommand::LoadLast,
        }
    }

    /// Whether the players of the next game change colours: they have just played a game in these.
    pub fn changes_colors(&self) -> bool {
        let players = self.settings.players();
        // The game on the screen becomes the last one only when it leaves the screen.
        let on_screen = self.live_game().map(LiveGame::game);
        let last = on_screen
            .filter(|game| game.is_begun())
            .or(self.last.game());
        let have_played = last.is_some_and(|game| match game.outcome() {
            Some(_) => game.players == players,
            None => self.latest_players().as_ref() == Some(&players),
        });
        players.white != players.black && have_played
    }

    /// The players of the latest game of the folder that is over. Since then an unfinished one may have been looked at.
    fn latest_players(&self) -> Option<ByColor<Option<String>>> {
        let mut recent = self.overview.recent.iter();
        let latest = recent.find(|game| game.result.is_some())?;
        Some(ByColor {
            white: read_name(Color::White, latest.white.trim()),
            black: read_name(Color::Black, latest.black.trim()),
        })
    }

    /// The players of the next game.
    pub fn next_players(&self) -> ByColor<Option<String>> {
        let players = self.settings.players();
        let players = if self.changes_colors() {
            players.swapped()
        } else {
            players
        };
        let Some(level) = self.live_game().and_then(|live| live.next_level) else {
            return players;
        };
        let programs = programs_among(&players);
        ByColor::from_fn(|color| match programs[color] {
            Some(_) => Some(program_name(level)),
            None => players[color].clone(),
        })
    }

    /// The latest game that is over is reviewed by its key; so is an unfinished one, if there is no other.
    pub(in crate::app) fn review_latest(&mut self, now: Now) -> Vec<Effect> {
        let is_start = matches!(self.screen, Screen::Start);
        let is_apart = self.can_resume_last() || !self.last.is_there();
        if is_start && is_apart && !self.overview.recent.is_empty() {
            return self.review_recent(self.latest_over());
        }
        self.review_last(Purpose::Review, now)
    }

    /// Reads the game of a row, to be reviewed.
    pub(in crate::app) fn review_recent(&mut self, row: usize) -> Vec<Effect> {
        let rows = self.recent_rows();
        let Some(RecentRow::Game(game)) = rows.get(row) else {
            return Vec::new();
        };
        let place = game.place.clone();
        vec![Effect::FileTask(FileTask::Read(ReadFor::Start, place))]
    }

    /// The game of a row was read: it is reviewed, or if it is unfinished, resumed.
    pub(in crate::app) fn recent_read(
        &mut self,
        place: GamePlace,
        game: Result<Box<OpenedGame>, Failure>,
    ) -> Vec<Effect> {
        match game {
            Ok(game) if matches!(self.screen, Screen::Start) && self.dialogs.is_empty() => {
                if game.saved.is_unfinished() && !self.is_last_elsewhere() {
                    return self.resume_listed(game.saved, Some(place));
                }
                let origin = ReviewOrigin::of(&game.saved, Some(place), true);
                self.open_review(game, origin);
            }
            Ok(_) => {}
            Err(failure) => self.notice = Some(Notice::Failed(failure)),
        }
        Vec::new()
    }

    /// The index of the choice that has the focus; 0 if that choice is no longer there.
    pub fn focused_choice(&self) -> usize {
        let choices = self.start_choices();
        let focused = self.start_focus.as_ref();
        let focused = focused.and_then(|focus| choices.iter().position(|it| it == focus));
        focused.unwrap_or(0)
    }

    /// How far the start screen is scrolled.
    pub fn start_scroll(&self) -> FormScroll {
        self.start_scroll
    }

    pub(in crate::app) fn scroll_start_to(&mut self, first: usize) {
        self.start_scroll = FormScroll::to(first);
    }

    pub(in crate::app) fn focus_choice(&mut self, step: Step) {
        let next = step.among(&self.start_choices(), self.start_focus.as_ref());
        if next.is_some() {
            self.start_focus = next;
            self.start_scroll.is_free = false;
        }
    }

    pub(in crate::app) fn run_focused_choice(&mut self, now: Now) -> Vec<Effect> {
        let choices = self.start_choices();
        match choices.get(self.focused_choice()) {
            Some(command) => self.apply(command.clone(), now),
            None => Vec::new(),
        }
    }
}

/// How many of the times of the form are offered for games that begin at once.
pub const QUICK_GAMES: usize = 6;
