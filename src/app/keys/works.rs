//! Which commands have an effect now.

use crate::app::big_clock::{ClockCommand, ClockState};
use crate::app::board::BoardCommand;
use crate::app::chooser::{Chooser, ChooserCommand};
use crate::app::command::Command;
use crate::app::file_command::FileCommand;
use crate::app::library::{FilterCommand, Library, LibraryCommand};
use crate::app::play::PlayCommand;
use crate::app::players::{PlayersCommand, PlayersTab};
use crate::app::position::{PositionCommand, PositionSearch};
use crate::app::practice::{Practice, PracticeCommand};
use crate::app::review::{DEEPEST_UNFOLDED, Review, ReviewCommand};
use crate::app::settings::SettingsCommand;
use crate::app::sources::SourceCommand;
use crate::app::start::StartCommand;
use crate::app::{App, Screen};
use crate::game::HelpKind;
use crate::tree::NodeId;

/// Whether a command would have its effect now. What always does is not named.
pub fn works(app: &App, command: &Command) -> bool {
    if app.waits_for_answer_before(command) {
        return false;
    }
    match command {
        Command::Start(command) => start_works(app, *command),
        Command::Board(command) => board_works(app, *command),
        Command::Play(command) => play_works(app, *command),
        Command::Clock(command) => clock_works(app, *command),
        Command::Review(command) => review_works(app, *command),
        Command::Practice(command) => practice_works(app, *command),
        Command::Players(command) => players_work(app, *command),
        Command::Position(command) => position_works(app, *command),
        Command::Library(command) => library_works(app, *command),
        Command::Source(command) => source_works(app, *command),
        Command::File(command) => file_works(app, command),
        Command::Choose(ChooserCommand::ShowAll) => app.chooser().is_some_and(Chooser::seeks_games),
        Command::Settings(SettingsCommand::UseEngine) => app.proposes_engine(),
        Command::Settings(SettingsCommand::AddEngine | SettingsCommand::FindEngines) => {
            app.machine().engines.is_some()
        }
        _ => true,
    }
}

fn practice_works(app: &App, command: PracticeCommand) -> bool {
    match command {
        PracticeCommand::Open => app.offers_exercises(),
        PracticeCommand::OfGame => {
            let may_be = |review: &Review| {
                review.may_be_practised() && review.analysis().progress().is_none()
            };
            app.review().is_some_and(may_be) && app.exercise_behind.is_none()
        }
        PracticeCommand::OtherPlayer => app.other_player().is_some(),
        PracticeCommand::Begin => app.can_begin_series(),
        PracticeCommand::Next if app.practice().is_some_and(Practice::is_over) => {
            app.next_due().is_some()
        }
        PracticeCommand::UndoDrop => app.practice().is_some_and(Practice::can_undo_drop),
        PracticeCommand::Again => app.practice().is_some_and(Practice::can_repeat),
        PracticeCommand::Hint
        | PracticeCommand::Solution
        | PracticeCommand::Skip
        | PracticeCommand::Keep
        | PracticeCommand::Drop
        | PracticeCommand::Review
        | PracticeCommand::Line(_)
        | PracticeCommand::OtherLine(_) => app.practice().and_then(Practice::attempt).is_some(),
        _ => true,
    }
}

fn start_works(app: &App, command: StartCommand) -> bool {
    let is_game_shown = app.live_game().is_some() || app.review().is_some();
    match command {
        StartCommand::NewGame | StartCommand::SetUp | StartCommand::Library => app.can_begin(),
        StartCommand::Continue => app.can_continue(),
        StartCommand::Quick(_) => app.offers_quick_games(),
        StartCommand::LoadLast => {
            app.last.is_there() || is_game_shown || !app.recent_rows().is_empty()
        }
        StartCommand::Leave => !matches!(app.screen, Screen::Start),
        _ => true,
    }
}

fn clock_works(app: &App, command: ClockCommand) -> bool {
    let Some(clock) = app.big_clock() else {
        return command == ClockCommand::Open && app.can_begin();
    };
    match command {
        ClockCommand::Open => false,
        ClockCommand::Press(color) => clock.can_press(color),
        ClockCommand::PressAt(side) => clock.can_press(clock.side_at(side)),
        ClockCommand::PressMover | ClockCommand::ChangeSides | ClockCommand::SetTimes => true,
        ClockCommand::Pause => {
            matches!(clock.state(), ClockState::Going | ClockState::Paused)
        }
        ClockCommand::StartAgain => clock.state() != ClockState::Ready,
        ClockCommand::Answer(_) => clock.question().is_some(),
    }
}

fn board_works(app: &App, command: BoardCommand) -> bool {
    use BoardCommand::*;
    if app.review().is_some() || app.practice().is_some() {
        return true;
    }
    let live = app.live_game().filter(|_| !app.can_begin());
    match command {
        TypeMove => live.is_some_and(|live| !live.is_board_paused_for(command)),
        Press(_) | UsePointed => !live.is_some_and(|live| live.is_board_paused_for(command)),
        _ => true,
    }
}

fn play_works(app: &App, command: PlayCommand) -> bool {
    let Some(live) = app.live_game() else {
        return false;
    };
    let game = live.game();
    let goes_on = game.outcome().is_none();
    if goes_on && live.is_paused_for(command) {
        return false;
    }
    match command {
        PlayCommand::Pause => goes_on && game.has_clock(),
        PlayCommand::Replay => goes_on && game.record().taken_back().is_some(),
        PlayCommand::TakeBack => live.can_take_back(),
        PlayCommand::NextLevel => game.has_program(),
        PlayCommand::ExchangeSides => goes_on && game.person_against_program().is_some(),
        PlayCommand::Hint => live.can_hint(),
        PlayCommand::Help(HelpKind::Hints) => false,
        PlayCommand::Help(_) => goes_on && game.person_against_program().is_some(),
        PlayCommand::Draw => live.may_be_given(command) && game.may_request_draw(),
        PlayCommand::GiveTime => goes_on && game.is_timed() && live.may_be_given(command),
        PlayCommand::ShowResult => app.has_result_card() && !app.shows_result_card(),
        PlayCommand::CloseResult | PlayCommand::PlaceResult(_) => app.shows_result_card(),
        _ => true,
    }
}

fn review_works(app: &App, command: ReviewCommand) -> bool {
    use ReviewCommand::*;
    let Some(review) = app.review() else {
        return command == Comment && app.has_game_ended();
    };
    let is_move = review.at() != NodeId::ROOT;
    match command {
        NextLine | PreviousLine => is_move,
        Nag(_) | Mark(_) | DeleteFrom => is_move,
        ClearNags => !review.node().nags().is_empty(),
        DeleteLine | Promote => review.is_in_variation(review.at()),
        Undo => review.can_undo(),
        Redo => review.can_redo(),
        FoldAll => review.tree().depth() > DEEPEST_UNFOLDED,
        Threat => review.can_show_threat(),
        Discard => review.is_unsaved(),
        NextMistake => review.has_mistake(true),
        PreviousMistake => review.has_mistake(false),
        OtherChart => review.has_scores(),
        SetPace(pace) => review.has_pace(pace),
        _ => true,
    }
}

fn position_works(app: &App, command: PositionCommand) -> bool {
    let search = app.position_search();
    match command {
        PositionCommand::Open => app.can_begin(),
        PositionCommand::Review => search.and_then(PositionSearch::chosen).is_some(),
        PositionCommand::AllGames => search.is_some_and(|it| it.sources().is_shown_in_part()),
        PositionCommand::Back => search.is_some_and(PositionSearch::can_go_back),
        _ => true,
    }
}

fn library_works(app: &App, command: LibraryCommand) -> bool {
    use LibraryCommand::*;
    match command {
        OpenGame => is_selected(app),
        DeleteGame => is_selected(app) && !is_trash(app),
        Restore | RestoreAll | Destroy | EmptyTrash => is_selected(app) && is_trash(app),
        ShowTab(tab) => app.offers_tab(tab),
        Continue => app.library().is_some_and(|list| {
            list.can_resume() && !(list.is_last_selected() && app.is_last_elsewhere())
        }),
        UndoDelete => app.library().is_some_and(Library::can_undo),
        Narrow(FilterCommand::ClearAll) => app
            .library()
            .is_some_and(|list| list.catalog().is_searched()),
        _ => true,
    }
}

fn source_works(app: &App, command: SourceCommand) -> bool {
    match command {
        SourceCommand::CloseShown => app.shown_list() > 0,
        _ if app.library().is_some() => app.open_lists().count() > 1,
        _ => true,
    }
}

fn players_work(app: &App, command: PlayersCommand) -> bool {
    use PlayersCommand::*;
    let tab = app.players_tab();
    let person = tab.and_then(PlayersTab::person);
    match command {
        OpenPair => app.pair_to_open().is_some(),
        ShowGames | ShowWith(_) | ShowOpening(..) => person.is_some(),
        HeadToHead => tab.is_some_and(|tab| {
            let page = tab.page();
            tab.pair().is_some() || page.is_some_and(|page| !page.opponents.is_empty())
        }),
        Merge | KeepApart => tab.is_some_and(|tab| tab.alike().is_some()),
        Rename | Learn => person.is_some_and(|person| !person.is_program),
        Review => tab.is_some_and(|tab| tab.pair().is_some()),
        PlayAgain => app.next_of_pair().is_some(),
        Search | Choose(_) | ChooseRow(_) | Turn(_) | Against(_) | Span(_) | StepSpan(_)
        | Game(_) | ReviewGame(_) => true,
    }
}

fn file_works(app: &App, command: &FileCommand) -> bool {
    let is_game_shown = app.live_game().is_some() || app.review().is_some();
    match command {
        FileCommand::OpenFile => app.can_begin(),
        FileCommand::Paste => {
            let is_typing = app
                .board_input()
                .is_some_and(|input| input.typed().is_some());
            app.can_begin() || app.form().is_some() || is_typing
        }
        FileCommand::Save | FileCommand::SaveAs => is_game_shown || is_selected(app),
        FileCommand::CopyGame | FileCommand::CopyPosition => app.game_shown().is_some(),
        FileCommand::ExportGame | FileCommand::ExportAll => match app.position_search() {
            Some(search) => !search.games().is_empty(),
            None => match app.players_tab() {
                Some(tab) => tab.person().is_some() || tab.pair().is_some(),
                None => is_selected(app),
            },
        },
        _ => true,
    }
}

fn is_trash(app: &App) -> bool {
    app.library().is_some_and(Library::is_trash)
}

/// Whether a game is selected in the library.
fn is_selected(app: &App) -> bool {
    app.library()
        .is_some_and(|library| library.selected_row().is_some())
}
