//! The program without a window: its state, and what each [`Command`] does to it.
//!
//! Nothing here depends on pixels or the system clock. Work for the outside is returned as [`Effect`]s, and
//! its results come back as commands; most effects are carried out by [`crate::work`].
//!
//! Each subject has a folder with its state, its part of [`Command`] and the code that applies it. The files
//! next to the folders put them together.

mod analysis;
mod asking;
mod beneath;
mod beside;
pub mod big_clock;
pub mod board;
mod chooser;
mod clipboard;
mod clock_screen;
mod command;
mod dialogs;
pub mod double_click;
mod editor;
mod effect;
mod explore;
mod explore_requests;
mod exploring;
mod export;
mod failure;
mod file_access;
mod file_command;
mod file_task;
mod files;
mod form_input;
pub mod forms;
mod game_text;
mod games;
mod hint;
pub mod keys;
mod last_game;
mod leaving;
pub mod library;
mod library_screen;
pub mod menu;
mod message;
mod notice;
mod now;
mod opponent;
mod orientation;
mod painting;
mod picture;
pub mod play;
mod play_screen;
pub mod players;
pub mod position;
mod position_screen;
pub mod practice;
mod replies;
mod reply;
mod resuming;
pub mod review;
mod review_screen;
mod save_target;
mod saving;
pub mod settings;
mod settings_screen;
mod shown;
pub mod sources;
mod start;
mod status;
mod step;
mod tabs;
mod timekeeping;
mod update;
mod winnability;

pub use analysis::{
    AnalysisAnswer, AnalysisTask, EngineChoice, Subject, TRIAL_MOVE, Ticket, Trial, TrialState,
    trial_position,
};
pub use big_clock::{BigClock, ClockCommand, ClockQuestion, ClockSide, ClockState};
pub use board::{BoardCommand, BoardInput, Direction, Hand, SLIDE_TIME, Slide, TypedMove};
pub use chooser::{
    Chooser, ChooserColumn, ChooserCommand, ChooserGroup, ChooserOrder, ChooserPurpose, ChooserRow,
};
pub use command::Command;
pub use double_click::DOUBLE_CLICK;
pub use editor::{Editor, EditorCommand, Tool};
pub use effect::{Effect, FileEffect, WindowEffect};
pub use explore::{ExploreRequest, Searched, Wanted};
pub use failure::{ClipboardFault, Failure};
pub use file_access::FileAccess;
pub use file_command::FileCommand;
pub use file_task::{Content, FileTask, ListRequest, ReadFor, TaskReply, Unwritten};
pub use forms::{
    ClockTimes, Edit, EntryFault, Fault, Field, FieldId, FieldOption, Form, FormCommand, FormKind,
    FormScroll, Label, MatchChoice, Motion, NewGame, Row, RowLook, Rules, StageFault, TextField,
    Unit, Volume, Widget, quick_choices, time_control,
};
pub use game_text::GameText;
pub use hint::Hint;
pub use last_game::{Last, LastGame};
pub use library::{Choosing, FilterCommand, Library, LibraryCommand, Tab};
pub use menu::{Dialog, MenuCommand, MenuKind};
pub use message::{Message, Place, Prompt};
pub use notice::{Notice, Tone};
pub use now::{Now, Wake};
pub use opponent::{Finding, Goal, ThinkingTask, Thought};
pub use picture::{Picture, PictureKind};
pub use play::{CardPlace, EscTarget, Facing, LiveGame, MatchScore, PlayCommand, ShownHint};
pub use players::{CurveSpan, HeadToHeadPage, PlayerForm, PlayersCommand, PlayersTab};
pub use position::{
    Earlier, PositionCommand, PositionGroup, PositionQuery, PositionSearch, SoughtKind,
};
pub use practice::{
    Attempt, ExerciseState, Mistake, Practice, PracticeCommand, PracticePlayer, Refutation, Stage,
    Tried,
};
pub use reply::{Purpose, Reply};
pub use review::{
    Analysis, AnalysisLine, DEEPEST_UNFOLDED, JudgedMove, MoveListState, MoveTimes, OpenedGame,
    Openings, OpeningsCommand, OpeningsRow, Review, ReviewCommand, ReviewPace, Version, Written,
    numbering,
};
pub use save_target::SaveTarget;
pub use settings::{
    Machine, Setting, SettingGroup, SettingWords, SettingsCommand, SettingsForm, SettingsPage,
    usual_threads,
};
pub use sources::{OpenLists, PlayedBefore, SearchedSource, SearchedSources, SourceCommand};
pub use start::{QUICK_GAMES, RecentRow, StartCommand};
pub use step::Step;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use analysis::AnalysisRequests;
use explore_requests::ExploreRequests;
use opponent::OpponentRequests;
use play::MatchScores;
use saving::Saving;

use crate::rules::ByColor;
use crate::storage::Settings;
use crate::storage::library::Overview;
use crate::storage::players::PlayerNames;

/// The screen that fills the window.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The start screen.
    Start,
    /// A game in progress, or one that has just ended.
    Play(Box<LiveGame>),
    /// The review of a saved game.
    Review(Box<Review>),
    /// A list of games.
    Library(Box<Library>),
    /// The big clock.
    Clock(Box<BigClock>),
    /// Exercises from mistakes.
    Practice(Box<Practice>),
    /// The search for a position.
    Position(Box<PositionSearch>),
}

/// A screen that another one leads back to.
#[derive(Clone, Debug)]
struct Beneath {
    screen: Screen,
    /// What was open over it.
    dialogs: Vec<Dialog>,
    /// What the exercises led back to, if it was opened from them.
    behind_practice: Option<Box<Screen>>,
    exercise_behind: Option<Box<Practice>>,
}

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct App {
    /// The players' settings.
    pub settings: Settings,
    /// The current screen.
    pub screen: Screen,
    /// The dialogs open over it, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// The last game.
    pub last: Last,
    /// The notice on the message line, if there is one.
    pub notice: Option<Notice>,
    /// The file that is being opened.
    opening: Option<PathBuf>,
    /// The notice that the current command has cleared. Where it was a question, giving the command again agrees.
    cleared: Option<Notice>,
    /// Whether people were told of unsaved changes, and have only tried to leave since: then leaving gives them up.
    warned: bool,
    /// The command that they were told of it before, if it leads to where leaving the review does not.
    way_out: Option<Command>,
    /// The effects of leaving a review, which come before those of the command that leaves it.
    left: Vec<Effect>,
    /// The files that are not the program's own, but may be changed.
    changeable: HashSet<PathBuf>,
    /// The number of games in the folder, if known.
    pub saved_games: Option<usize>,
    /// The lists that were opened besides the folder.
    open_lists: OpenLists,
    /// The latest games of the folder, and who plays most.
    pub overview: Overview,
    /// Which names of the folder belong to one player.
    pub player_names: Arc<PlayerNames>,
    /// What is shown over the list that is asked for.
    over_list: Option<library::OverList>,
    /// How far the start screen is scrolled.
    start_scroll: FormScroll,
    /// Whether the game is saved, and when saving is retried.
    saving: Saving,
    /// What the machine has for the settings.
    machine: Machine,
    /// Whether the desktop prefers light windows.
    pub desktop_is_light: bool,
    /// The folder that files are suggested in.
    pub folder: PathBuf,
    /// Whether games were saved in it after a file was opened last.
    is_folder_used: bool,
    /// How the files of the user are reached.
    pub file_access: FileAccess,
    /// Whether the next file that the user chooses is to be looked through for the position on the board.
    is_choosing_games: bool,
    /// Whether a picture is being painted.
    is_painting: bool,
    /// The names of the ends of games and of settings, for searches.
    names: Arc<dyn SettingWords>,
    /// What the analyst was asked.
    analysis: AnalysisRequests,
    /// What games are looked through for.
    exploring: ExploreRequests,
    /// What the opponent was asked.
    opponent: OpponentRequests,
    /// The exercises of the folder.
    book: practice::Book,
    /// The screen that exercises lead back to, while they are on the screen.
    behind_practice: Option<Box<Screen>>,
    /// The exercise that the review of its game leads back to.
    exercise_behind: Option<Box<Practice>>,
    /// The screens that the present one leads back to, the nearest last.
    beneath: Vec<Beneath>,
    /// What was looked for last in the search for a position.
    position_query: Option<PositionQuery>,
    /// The notice, if it ends by itself, and when.
    notice_ends: Option<(Notice, Duration)>,
    /// The time of the last command.
    seen: Duration,
    /// The match scores since the program started.
    match_scores: MatchScores,
    /// The players whose names were typed into the form for a new game, for the next time that it opens.
    typed_players: Option<ByColor<Option<String>>>,
    /// The choice of the start screen that has the focus, if it was moved; else the first one has it.
    start_focus: Option<Command>,
}

impl App {
    /// Takes other names of the ends of games and the settings, for searches: those of another language.
    pub fn speak(&mut self, names: Arc<dyn SettingWords>) {
        if let Screen::Library(library) = &mut self.screen {
            library.speak(names.clone());
        }
        self.names = names;
    }

    /// The program on its start screen, with no match score yet. `names` names the ends of games
    /// and the settings, for searches.
    pub fn new(settings: Settings, last: LastGame, names: Arc<dyn SettingWords>) -> App {
        App {
            settings,
            screen: Screen::Start,
            dialogs: Vec::new(),
            last: Last::Read(last),
            notice: None,
            opening: None,
            cleared: None,
            warned: false,
            way_out: None,
            left: Vec::new(),
            changeable: HashSet::new(),
            saving: Saving::default(),
            names,
            saved_games: None,
            open_lists: OpenLists::default(),
            overview: Overview::default(),
            player_names: Arc::default(),
            over_list: None,
            start_scroll: FormScroll::default(),
            machine: Machine::default(),
            desktop_is_light: false,
            folder: PathBuf::new(),
            is_folder_used: false,
            file_access: FileAccess::default(),
            is_choosing_games: false,
            is_painting: false,
            analysis: AnalysisRequests::default(),
            exploring: ExploreRequests::default(),
            opponent: OpponentRequests::default(),
            book: practice::Book::default(),
            behind_practice: None,
            exercise_behind: None,
            beneath: Vec::new(),
            position_query: None,
            notice_ends: None,
            seen: Duration::ZERO,
            match_scores: MatchScores::default(),
            typed_players: None,
            start_focus: None,
        }
    }
}
