//! Lists games and does errands, on a thread of its own: the window does not wait for a million games.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use super::answers::Answers;
use crate::app::{Errand, Librarian, Listing, Reply};

/// How long the program stays for errands that change files. They wait only for a listing or a file that
/// hangs: none of them takes as long on a disk that answers.
const PATIENCE: Duration = Duration::from_secs(30);

/// Goes with an errand that changes files, and is gone when that is done or never will be.
type Promise = Sender<Infallible>;

/// What the thread is told.
enum Told {
    List(Listing),
    Stop,
    Do(Errand, Option<Promise>),
}

/// The program's end of the thread.
pub(super) struct Errands {
    /// Not there any more when all is done.
    at_work: Option<AtWork>,
}

struct AtWork {
    tell: Sender<Told>,
    promise: Promise,
    /// Ends with the last promise.
    promised: Receiver<Infallible>,
}

impl Errands {
    /// Gives a librarian a thread; what comes of the errands goes to the answers.
    pub(super) fn start(librarian: Librarian, answers: Answers) -> Errands {
        let (tell, told) = mpsc::channel();
        let (promise, promised) = mpsc::channel();
        thread::spawn(move || work(librarian, told, answers));
        let at_work = AtWork {
            tell,
            promise,
            promised,
        };
        Errands {
            at_work: Some(at_work),
        }
    }

    /// Goes through games, and no longer through others.
    pub(super) fn list(&self, listing: Listing) {
        self.tell(|_| Told::List(listing));
    }

    /// Goes through games no further.
    pub(super) fn stop_listing(&self) {
        self.tell(|_| Told::Stop);
    }

    /// Does an errand, also in the middle of a listing.
    pub(super) fn run(&self, errand: Errand) {
        self.tell(|promise| {
            let promise = errand.changes_files().then(|| promise.clone());
            Told::Do(errand, promise)
        });
    }

    fn tell(&self, told: impl FnOnce(&Promise) -> Told) {
        if let Some(AtWork { tell, promise, .. }) = &self.at_work {
            // The thread ends after this one, unless it has panicked, which has been told already.
            let _ = tell.send(told(promise));
        }
    }

    /// Waits until the errands are done that change files. A listing or a file that is read may hang for ever,
    /// as on a network that is gone: it is left where it is.
    pub(super) fn finish(&mut self) {
        if let Some(AtWork {
            tell,
            promise,
            promised,
        }) = self.at_work.take()
        {
            drop(tell);
            drop(promise);
            // Nothing is ever sent: either the last promise is gone, or the patience is at an end.
            let _ = promised.recv_timeout(PATIENCE);
        }
    }
}

fn work(mut librarian: Librarian, told: Receiver<Told>, answers: Answers) {
    let mut inbox = Inbox {
        told,
        answers,
        next: None,
    };
    while let Some(listing) = inbox.wait_for_listing() {
        librarian.list(listing, |commands| inbox.go_on(commands));
    }
}

/// The thread's end.
struct Inbox {
    told: Receiver<Told>,
    answers: Answers,
    /// The listing that ended the one before.
    next: Option<Listing>,
}

impl Inbox {
    /// Does errands until there is a listing; none when nothing can come any more.
    fn wait_for_listing(&mut self) -> Option<Listing> {
        loop {
            if let Some(listing) = self.next.take() {
                return Some(listing);
            }
            let told = self.told.recv().ok()?;
            let _ = self.hear(told);
        }
    }

    /// Tells what came of a piece of a listing, and does the errands that wait.
    fn go_on(&mut self, replies: Vec<Reply>) -> ControlFlow<()> {
        for reply in replies {
            self.answers.give(reply);
        }
        loop {
            match self.told.try_recv() {
                Ok(told) => self.hear(told)?,
                Err(TryRecvError::Empty) => return ControlFlow::Continue(()),
                Err(TryRecvError::Disconnected) => return ControlFlow::Break(()),
            }
        }
    }

    /// Does an errand; anything else ends the listing that is under way.
    fn hear(&mut self, told: Told) -> ControlFlow<()> {
        match told {
            Told::Do(errand, _promise) => {
                self.answers.give(errand.carry_out());
                return ControlFlow::Continue(());
            }
            Told::List(listing) => self.next = Some(listing),
            Told::Stop => {}
        }
        ControlFlow::Break(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use tempfile::TempDir;

    use super::*;
    use crate::app::{Answer, Command, Content};
    use crate::window::platform;

    /// A thread's end without a thread, what it is told with, and what it answers.
    fn inbox() -> (Inbox, Sender<Told>, Receiver<Command>) {
        let (tell, told) = mpsc::channel();
        let (waker, _calls) = platform::waker();
        let (answers, given) = Answers::new(waker);
        let next = None;
        let inbox = Inbox {
            told,
            answers,
            next,
        };
        (inbox, tell, given)
    }

    fn complete() -> Told {
        Told::Do(Errand::Complete("/nowhere/".into()), None)
    }

    fn completed() -> Reply {
        let none = Vec::new();
        Reply::Answered(Answer::Completions("/nowhere/".into(), none))
    }

    #[test]
    fn errands_are_done_between_two_pieces_of_a_listing() {
        let (mut inbox, tell, given) = inbox();
        let _ = tell.send(complete());
        assert!(inbox.go_on(vec![Reply::FolderFree]).is_continue());
        assert!(inbox.go_on(Vec::new()).is_continue());
        let answers: Vec<Command> = given.try_iter().collect();
        assert_eq!(
            answers,
            [Reply::FolderFree, completed()].map(Command::Reply)
        );
    }

    #[test]
    fn a_listing_ends_for_another_one_and_when_it_is_to_stop() {
        let (mut inbox, tell, given) = inbox();
        let _ = tell.send(Told::List(Listing::Count));
        let _ = tell.send(complete());
        assert!(inbox.go_on(Vec::new()).is_break());
        assert_eq!(inbox.wait_for_listing(), Some(Listing::Count));
        let _ = tell.send(Told::Stop);
        assert!(inbox.go_on(Vec::new()).is_break());
        assert_eq!(given.try_iter().collect::<Vec<_>>(), [completed().into()]);
        drop(tell);
        assert_eq!(inbox.wait_for_listing(), None);
        assert!(inbox.go_on(Vec::new()).is_break());
    }

    /// Tells the thread's end of an errand that puts a text into a file.
    fn save(errands: &Errands, file: &Path, text: &str) {
        errands.run(Errand::Save {
            content: Content::Text(text.into()),
            path: file.display().to_string(),
            replace: true,
        });
    }

    #[test]
    fn what_changes_files_is_done_before_the_end() {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("out.pgn");
        let (waker, _calls) = platform::waker();
        let (answers, _given) = Answers::new(waker);
        let mut errands = Errands::start(Librarian::new(folder.path()), answers);
        for text in ["1. e4 *", "1. d4 *", "1. c4 *"] {
            save(&errands, &file, text);
        }
        errands.finish();
        assert_eq!(fs::read_to_string(file).expect("it is there"), "1. c4 *");
        // What is told now, is told to nobody.
        errands.stop_listing();
        errands.finish();
    }
}
