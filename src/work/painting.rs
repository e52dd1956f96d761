//! Making pictures of games and positions.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::worker::{Executor, Run};
use crate::app::{Failure, Picture, PictureKind, Reply, TaskReply};
use crate::diagram;
use crate::paint::gif::{self, GifOptions};
use crate::paint::{self, PictureError};
use crate::storage::library::{self, IfExists};
use crate::storage::{Files, StorageError};
use crate::view::{self, BoardMark, DiagramStyle, Fonts, Moment, ScoreSheet, mark_color};
use crate::words::Words;

/// Makes pictures.
pub(super) struct Painting {
    pub(super) files: Arc<dyn Files>,
    pub(super) fonts: Arc<Fonts>,
}

/// A picture, and the words on it.
pub(super) struct PaintJob {
    pub(super) picture: Box<Picture>,
    pub(super) words: Words,
}

impl Executor for Painting {
    type Job = PaintJob;
    type Answer = Reply;

    fn carry_out(&mut self, job: &PaintJob, run: &Run<Reply>) {
        let PaintJob { picture, words } = job;
        // Checked early, before anything is painted.
        let to = library::expand(&picture.to.path);
        if picture.to.if_exists == IfExists::Refuse && self.files.find_name(&to).is_ok() {
            return run.answer(Reply::Task(TaskReply::Exists(picture.to.path.clone(), 0)));
        }
        let painted = paint(&self.fonts, *words, picture, run);
        if run.is_cancelled() {
            return;
        }
        let saved = match painted {
            Ok(bytes) => library::save_bytes(&*self.files, &bytes, &to, picture.to.if_exists)
                .map_err(Failure::from),
            Err(error) => {
                let error = io::Error::other(error);
                Err(Failure::Storage(StorageError::io(&to)(error)))
            }
        };
        run.answer(match saved {
            Ok(()) => Reply::Task(TaskReply::PictureSaved(Ok(to.display().to_string()))),
            Err(Failure::Storage(StorageError::Exists(_))) => {
                Reply::Task(TaskReply::Exists(picture.to.path.clone(), 0))
            }
            Err(failure) => Reply::Task(TaskReply::PictureSaved(Err(failure))),
        });
    }

    fn panicked(_: &PaintJob) -> Option<Reply> {
        Some(Reply::Task(TaskReply::PictureSaved(Err(Failure::Panicked))))
    }
}

/// Paints a picture file. Reports its progress, and stops when it is cancelled.
fn paint(
    fonts: &Fonts,
    words: Words,
    picture: &Picture,
    run: &Run<Reply>,
) -> Result<Vec<u8>, PictureError> {
    let style = DiagramStyle {
        flipped: picture.flipped,
        theme: picture.theme,
        pieces: picture.pieces,
        coordinates: picture.coordinates,
        ..DiagramStyle::of_side(picture.side)
    };
    let sheet = || ScoreSheet::new(fonts, words, &picture.game);
    match picture.kind {
        PictureKind::Position => {
            let marks = picture
                .marks
                .iter()
                .map(|mark| BoardMark::new(mark.from, mark.to, mark_color(mark.ink)));
            let marks: Vec<BoardMark> = marks.collect();
            let moment = Moment {
                last_move: picture.last_move,
                nags: &picture.nags,
                marks: &marks,
                ..Moment::of_position(&picture.position)
            };
            paint::diagram_png(fonts, &moment, style)
        }
        PictureKind::PositionSvg => {
            let options = diagram::Options {
                side: picture.side.unsigned_abs(),
                flipped: picture.flipped,
                theme: picture.theme,
                pieces: picture.pieces,
                coordinates: picture.coordinates,
                last_move: picture.last_move,
                glyph: view::glyph_in_picture(&picture.nags),
                marks: picture.marks.clone(),
            };
            Ok(diagram::svg(&picture.position, &options).into_bytes())
        }
        PictureKind::Game => {
            let options = GifOptions::with_style(style);
            let mut file = Vec::new();
            let mut next_report = 0;
            gif::write(
                &mut file,
                fonts,
                words,
                &picture.game,
                &options,
                &mut |done, total| {
                    let percent = 100 * done / total.max(1);
                    if percent >= next_report {
                        next_report = percent + 10;
                        run.answer(Reply::Task(TaskReply::Painted(done, total)));
                    }
                    if run.is_cancelled() {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                },
            )?;
            Ok(file)
        }
        PictureKind::SheetPdf => Ok(sheet().pdf(fonts)),
        PictureKind::SheetSvg => Ok(sheet().svg(fonts).into_bytes()),
    }
}
