//! Resolves commands by the scene, and drops those without an effect.

use crate::app::{
    App, BoardCommand, BoardInput, Chooser, ChooserCommand, ChooserGroup, Command, Edit, FieldId,
    FormCommand, Hand, LibraryCommand, MenuCommand, Motion, PlayersCommand, PositionCommand,
    PositionSearch, Step, keys,
};
use crate::view::scene::picture::Scene;
use crate::view::scene::rows::Rows;
use crate::view::scene::zone::Zone;

/// Resolves a step through a list by the rows in the scene; any other command is unchanged.
pub(super) fn in_list(command: Command, scene: &Scene, app: &App) -> Vec<Command> {
    if let (&Command::Menu(command), Some(rows)) = (&command, scene.rows())
        && let Some(first) = first_row(command, rows)
    {
        return vec![Command::ScrollTo(first)];
    }
    // A key of the list of keys may step through the list that it covers.
    if let Command::Menu(MenuCommand::PressKey(stroke)) = command
        && let Some(step) = keys::pressed_below(app, stroke)
        && matches!(
            step,
            Command::Library(_)
                | Command::Source(_)
                | Command::Players(_)
                | Command::Choose(_)
                | Command::Position(_)
        )
    {
        let close = MenuCommand::AllKeys.into();
        let steps = in_rows(step, scene.rows_below(), scene, app);
        return std::iter::once(close).chain(steps).collect();
    }
    if let Some(resolved) = in_lines(&command, scene, app) {
        return vec![resolved];
    }
    in_rows(command, scene.rows(), scene, app)
}

/// A movement of the caret to another line of a comment, as the scene has its lines.
fn in_lines(command: &Command, scene: &Scene, app: &App) -> Option<Command> {
    let Command::Form(FormCommand::Edit(Edit::Move { to, select })) = *command else {
        return None;
    };
    let is_below = match to {
        Motion::Above => false,
        Motion::Below => true,
        _ => return None,
    };
    let comment = app.review()?.typed_comment()?;
    let to = scene.place_beside(FieldId::Comment, comment.caret(), is_below)?;
    let to = Motion::To(to);
    Some(Command::Form(FormCommand::Edit(Edit::Move { to, select })))
}

/// Resolves a step through the list with these rows.
fn in_rows(command: Command, rows: Option<Rows>, scene: &Scene, app: &App) -> Vec<Command> {
    if let (&Command::Choose(command), Some(chooser), Some(rows)) = (&command, app.chooser(), rows)
        && let Some(row) = row_of_files(command, chooser, rows)
    {
        let select = ChooserCommand::Select(row);
        return vec![Command::ScrollTo(rows.first_above_fade(row)), select.into()];
    }
    if let (Command::Players(PlayersCommand::Turn(step)), Some(rows)) = (&command, rows) {
        let first = rows.page(*step, rows.first, rows.last_first());
        return vec![Command::ScrollTo(first)];
    }
    if let (&Command::Position(command), Some(search), Some(rows)) =
        (&command, app.position_search(), rows)
        && let Some(row) = row_of_found(command, search, rows)
    {
        return vec![PositionCommand::Row(Step::To(row)).into()];
    }
    let Command::Library(step) = command else {
        return vec![command];
    };
    let (Some(library), Some(rows)) = (app.library(), rows) else {
        return vec![command];
    };
    let (at, last) = (library.selected(), rows.count.saturating_sub(1));
    use LibraryCommand::*;
    let row = match step {
        StepRow(step) => step.from(at, last),
        StepPage(step) => rows.page(step, at, last),
        Extend(step) => {
            let row = step.from(at, last);
            let first = rows.first_above_fade(row);
            return vec![Command::ScrollTo(first), MarkTo(row).into()];
        }
        SortNth(number) => {
            let heads = sorting_heads(scene);
            let head = heads.into_iter().nth(number.into());
            return head.map(Command::Library).into_iter().collect();
        }
        Search | Narrow(_) | SortBy(_) | SortAsFound | Show(_) | ResumeGame(_) | SelectGame(_)
        | ClickGame(_) | Mark(_) | MarkTo(_) | MarkAll | OpenGame | Continue | DeleteGame
        | UndoDelete | ShowTab(_) | Restore | RestoreAll | Destroy | EmptyTrash => {
            return vec![command];
        }
    };
    let first = rows.first_above_fade(row);
    vec![Command::ScrollTo(first), SelectGame(row).into()]
}

/// What the heads of a table do, from left to right.
fn sorting_heads(scene: &Scene) -> Vec<LibraryCommand> {
    let heads = scene.zones().filter_map(|(area, zone)| match zone {
        Zone::Do(Command::Library(
            sort @ (LibraryCommand::SortBy(_) | LibraryCommand::SortAsFound),
        )) => Some((area.x, *sort)),
        _ => None,
    });
    let mut heads: Vec<(i32, LibraryCommand)> = heads.collect();
    heads.sort_by_key(|&(x, _)| x);
    heads.into_iter().map(|(_, sort)| sort).collect()
}

/// The row of what was found after a page.
fn row_of_found(command: PositionCommand, search: &PositionSearch, rows: Rows) -> Option<usize> {
    let all = search.rows();
    let chosen = search.chosen();
    let at = all.iter().position(|&row| Some(row) == chosen)?;
    let last = all.len().saturating_sub(1);
    match command {
        PositionCommand::Page(step) => Some(rows.page(step, at, last)),
        _ => None,
    }
}

/// The row of the files after a step or a page.
fn row_of_files(command: ChooserCommand, chooser: &Chooser, rows: Rows) -> Option<usize> {
    let is_there = chooser.group() == ChooserGroup::Files && rows.count > 0;
    let (at, last) = (chooser.selected(), rows.count.saturating_sub(1));
    let row = match command {
        ChooserCommand::Step(step) => step.from(at, last),
        ChooserCommand::Page(step) => rows.page(step, at, last),
        _ => return None,
    };
    is_there.then_some(row)
}

/// The first row after the list of keys is scrolled.
fn first_row(command: MenuCommand, rows: Rows) -> Option<usize> {
    let last = rows.last_first();
    match command {
        MenuCommand::ScrollKeys(step) => Some(step.from(rows.first, last)),
        MenuCommand::TurnKeys(step) => Some(rows.page(step, rows.first, last)),
        _ => None,
    }
}

/// Whether a command would change anything: for example, there must be a piece to put back.
pub(super) fn is_effective(command: &Command, app: &App) -> bool {
    let Command::Board(command) = command else {
        return true;
    };
    let input = app.board_input();
    use BoardCommand::*;
    match command {
        PutBack => input.is_some_and(|it| it.is_held() || matches!(it.hand(), Hand::Lifted(_))),
        Peek(None) => input.is_some_and(|it| it.peek().is_some()),
        EndMark(_) => input.is_some_and(BoardInput::is_drawing),
        Press(_) | Release(_) | Lift(_) | Drop(_) | Promote(_) | TypeMove | Complete(_)
        | PlayTyped | Focus | Point(_) | UsePointed | Peek(Some(_)) | BeginMark(..) | Show(_) => {
            true
        }
    }
}
