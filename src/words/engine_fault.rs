//! Faults of external engines.

use crate::external::EngineFault;
use crate::words::Words;

impl Words {
    /// What an engine did, and that the own search takes its place.
    pub fn engine_failed(self, engine: &str, fault: &EngineFault) -> String {
        let what = match fault {
            EngineFault::NotStarted(why) => format!("{engine} cannot be started: {why}"),
            EngineFault::NotUci => format!("{engine} does not answer as a UCI engine"),
            EngineFault::NotReady => format!("{engine} does not get ready"),
            EngineFault::NotReading => format!("{engine} does not read its input"),
            EngineFault::NoAnswer => format!("{engine} does not answer"),
            EngineFault::Ended => format!("{engine} has ended"),
            EngineFault::IllegalMove(mv) => format!("{engine} gave the illegal move {mv}"),
            EngineFault::NoScore => format!("{engine} gave no score"),
            EngineFault::NoChess960 => format!("{engine} does not know Chess960"),
            EngineFault::GivenUp => {
                return format!(
                    "{engine} has failed three times. Deskmate searches for five minutes, or until it is chosen again."
                );
            }
        };
        format!("{what}. Deskmate searches instead.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_words() {
        use EngineFault::*;
        let table = [
            (
                NotStarted("no such file".into()),
                "cannot be started: no such file",
            ),
            (NotUci, "does not answer as a UCI engine"),
            (NotReady, "does not get ready"),
            (NotReading, "does not read its input"),
            (NoAnswer, "does not answer"),
            (Ended, "has ended"),
            (IllegalMove("e2e5".into()), "gave the illegal move e2e5"),
            (NoScore, "gave no score"),
            (NoChess960, "does not know Chess960"),
        ];
        for (fault, words) in table {
            let expected = format!("fish {words}. Deskmate searches instead.");
            assert_eq!(Words::ENGLISH.engine_failed("fish", &fault), expected);
        }
        assert_eq!(
            Words::ENGLISH.engine_failed("fish", &GivenUp),
            "fish has failed three times. Deskmate searches for five minutes, or until it is chosen again."
        );
    }
}
