//! Counting what is in files and folders, for the choice of a file.

use std::path::PathBuf;

use super::worker::{Executor, Run};
use crate::app::{Failure, Reply, TaskReply};
use crate::storage::library::Surveyor;

impl Executor for Surveyor {
    type Job = Vec<PathBuf>;
    type Answer = Reply;

    fn carry_out(&mut self, paths: &Vec<PathBuf>, run: &Run<Reply>) {
        for path in paths {
            let Some(survey) = self.survey(&|| run.is_cancelled(), path) else {
                return;
            };
            run.answer(Reply::Task(TaskReply::Surveyed(path.clone(), survey)));
        }
    }

    fn panicked(_paths: &Vec<PathBuf>) -> Option<Reply> {
        Some(Reply::Failed(Failure::Panicked))
    }

    /// Counting changes nothing, and may take long.
    fn must_finish(_paths: &Vec<PathBuf>) -> bool {
        false
    }
}
