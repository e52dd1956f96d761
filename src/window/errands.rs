//! Lists games and does errands, on a thread of its own: the window does not wait for a million games.

use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle};

use super::answers::Answers;
use crate::app::{Command, Errand, Librarian, Listing};

/// What the thread is told.
enum Told {
    List(Listing),
    Stop,
    Do(Errand),
}

/// The program's end of the thread.
pub(super) struct Errands {
    /// Not there any more when all is done.
    at_work: Option<(Sender<Told>, JoinHandle<()>)>,
}

impl Errands {
    /// Gives a librarian a thread; what comes of the errands goes to the answers.
    pub(super) fn start(mut librarian: Librarian, answers: Answers) -> Errands {
        let (tell, told) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut desk = Desk {
                told,
                answers,
                next: None,
            };
            while let Some(listing) = desk.wait_for_listing() {
                librarian.list(listing, |commands| desk.go_on(commands));
            }
        });
        Errands {
            at_work: Some((tell, thread)),
        }
    }

    /// Goes through games, and no longer through others.
    pub(super) fn list(&self, listing: Listing) {
        self.tell(Told::List(listing));
    }

    /// Goes through games no further.
    pub(super) fn stop_listing(&self) {
        self.tell(Told::Stop);
    }

    /// Does an errand, also in the middle of a listing.
    pub(super) fn run(&self, errand: Errand) {
        self.tell(Told::Do(errand));
    }

    fn tell(&self, told: Told) {
        if let Some((tell, _)) = &self.at_work {
            // The thread ends after this one.
            let _ = tell.send(told);
        }
    }

    /// Waits until the errands are done; a listing is left where it is.
    pub(super) fn finish(&mut self) {
        if let Some((tell, thread)) = self.at_work.take() {
            drop(tell);
            // A panic in it has been told already.
            let _ = thread.join();
        }
    }
}

/// The thread's end.
struct Desk {
    told: Receiver<Told>,
    answers: Answers,
    /// The listing that ended the one before.
    next: Option<Listing>,
}

impl Desk {
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
    fn go_on(&mut self, commands: Vec<Command>) -> ControlFlow<()> {
        for command in commands {
            self.answers.give(command);
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
            Told::Do(errand) => {
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
    use super::*;
    use crate::app::Answer;
    use crate::window::platform;

    /// A thread's end without a thread, what it is told with, and what it answers.
    fn desk() -> (Desk, Sender<Told>, Receiver<Command>) {
        let (tell, told) = mpsc::channel();
        let (waker, _calls) = platform::waker();
        let (answers, given) = Answers::new(waker);
        let next = None;
        let desk = Desk {
            told,
            answers,
            next,
        };
        (desk, tell, given)
    }

    fn complete() -> Told {
        Told::Do(Errand::Complete("/nowhere/".into()))
    }

    fn completed() -> Command {
        let none = Vec::new();
        Command::Answered(Answer::Completions("/nowhere/".into(), none))
    }

    #[test]
    fn errands_are_done_between_two_pieces_of_a_listing() {
        let (mut desk, tell, given) = desk();
        let _ = tell.send(complete());
        assert!(desk.go_on(vec![Command::Tick]).is_continue());
        assert!(desk.go_on(Vec::new()).is_continue());
        let answers: Vec<Command> = given.try_iter().collect();
        assert_eq!(answers, [Command::Tick, completed()]);
    }

    #[test]
    fn a_listing_ends_for_another_one_and_when_it_is_to_stop() {
        let (mut desk, tell, given) = desk();
        let _ = tell.send(Told::List(Listing::Count));
        let _ = tell.send(complete());
        assert!(desk.go_on(Vec::new()).is_break());
        assert_eq!(desk.wait_for_listing(), Some(Listing::Count));
        let _ = tell.send(Told::Stop);
        assert!(desk.go_on(Vec::new()).is_break());
        assert_eq!(given.try_iter().collect::<Vec<_>>(), [completed()]);
        drop(tell);
        assert_eq!(desk.wait_for_listing(), None);
        assert!(desk.go_on(Vec::new()).is_break());
    }

    #[test]
    fn what_was_asked_for_is_done_before_the_end() {
        let (waker, _calls) = platform::waker();
        let (answers, given) = Answers::new(waker);
        let librarian = Librarian::new("/nowhere".as_ref());
        let mut errands = Errands::start(librarian, answers);
        for _ in 0..3 {
            errands.run(Errand::Complete("/nowhere/".into()));
        }
        errands.finish();
        assert_eq!(given.try_iter().count(), 3);
    }
}
