//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Opgeslagen in |{place}",
        SavedUnanalysed(_) => "|Opgeslagen zonder de analyse: |{place}",
        Exported { .. } => "|{games} opgeslagen in |{place}",
        SavedUnique { .. } => "|Weggelaten dubbele partijen: {count}. Opgeslagen in |{place}",
        Kept { place: Some(_), .. } => "Opgeslagen in {place}, bewaard als {name}",
        Kept { place: None, .. } => "Opgeslagen, bewaard als {name}",
        Saved(None) => "Opgeslagen.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => "{player} is aan zet.",
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} geeft geen remise en is niet gespeeld.",
        HasTouched(..) => "{player} heeft {piece} op {square} aangeraakt en moet daarmee zetten.",
        TakenBack(_) => "{move} teruggenomen.",
        TakebackRefused(_) => "{player} staat terugnemen niet toe.",
        Withdrawn(Question::Draw(_)) => "{player} heeft gezet: het remiseaanbod vervalt.",
        Withdrawn(Question::Resign(_)) => "{player} geeft niet op.",
        Withdrawn(Question::TakeBack(_)) => "{player} heeft gezet: terugnemen is geweigerd.",
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "{player} heeft gezet: de claim vervalt."
        }
        OfferTooEarly => "Remise aanbieden kan pas als beiden gezet hebben.",
        DrawDeclined(_) => "{player} slaat remise af.",
        DrawDeclinedHere => "Remise is in deze stelling al afgeslagen.",
        NoClock => "Deze partij heeft geen klok.",
        NextLevel(_) => "Volgende partij: niveau {number}, ongeveer {rating}.",
        TimeGiven(_) => "{player} krijgt {time}.",
        NoTimeLimit(_) => "{player} heeft geen tijdslimiet.",
        Damaged { .. } => "{name} is beschadigd. {reason}",
        HoldsMore(_) => "{name} bevat meer partijen. Dit is de eerste.",
        SavedWithFaults { .. } => "{games} met fouten opgeslagen, voor zover leesbaar: {place}",
        SetAside(_) => "De laatste partij was niet te lezen en is bewaard als {name}.",
        HintSought => "Een goede zet wordt gezocht.",
        EngineFound(_) => "{engine} is geïnstalleerd. Daarmee analyseren?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Niet opgeslagen: {reason}",
        CannotSave(_) => "Opslaan kan op dit moment niet: {reason}",
        Painting(_) => "De afbeelding wordt gemaakt: {percent}%.",
        MistakesFound(_) => "De partij is geanalyseerd. Zetten met ? of ??: {count}.",
        NoExercises => "Er zijn nu geen oefeningen. Ze komen uit zetten met ? of ??.",
        NoneFits(_) => {
            "Onderzochte fouten: {count}. Geen ervan is geschikt: een oefening heeft één tot drie zetten nodig die duidelijk beter zijn dan alle andere."
        }
        CommentKept => "Het commentaar is behouden.",
        CommentDeleted => "Het commentaar is verwijderd.",
        MovesDeleted => "De zetten zijn verwijderd.",
        TagsLeft => "De gewijzigde gegevens zijn niet opgeslagen.",
        Undone => "Ongedaan gemaakt.",
        ExerciseDropped => "Die oefening komt nooit meer terug.",
        LineKept => "De variant staat nu in de partij.",
        GameNotFound => "Deze partij staat niet meer in de map.",
        GameAnalysed => "De partij is geanalyseerd.",
        NoMistakesFound => "De partij is geanalyseerd. Er zijn geen fouten gevonden.",
        AnalysisStopped => "De analyse is gestopt. Wat gevonden is, blijft.",
        AnalysisOutdated => "De analyse is beëindigd: de partij is gewijzigd.",
        NoMistake(true) => "Na deze zet is geen fout gemarkeerd.",
        NoMistake(false) => "Vóór deze zet is geen fout gemarkeerd.",
        MainLineStands => {
            "Gespeelde zetten zijn niet te wijzigen. Doe het nog eens om een kopie te bewerken."
        }
        EditsCopy => "Je bewerkt nu een kopie. Ctrl S slaat die op.",
        NothingToUndo => "Er is niets om ongedaan te maken.",
        NothingToRedo => "Er is niets om opnieuw te doen.",
        Unsaved => "Er zijn wijzigingen die niet zijn opgeslagen.",
        PaintingStopped => "De afbeelding is afgebroken.",
        NoRoom(_) => "In deze regel passen hoogstens {room} tekens; de rest is afgekapt.",
        ClaimTooLate => "Claim remise voordat je een stuk aanraakt.",
        AnswerFirst => "Eerst: ",
        Resigned(_) => "{player} geeft op: er is te veel materiaal verloren.",
        GameGoesOn => "De partij gaat door.",
        NoMoveToTakeBack => "Er is geen zet om terug te nemen.",
        EndedOnTime => "De partij is afgelopen: de tijd was op.",
        EndedByPlayers => "De partij is afgelopen: opgegeven of remise in overleg.",
        Reviewed => "De uitslag staat vast: de partij is al bekeken.",
        NoMoveToReplay => "Er is geen zet om opnieuw te doen.",
        Paused => "De partij is gepauzeerd. {pause} gaat verder.",
        GameIsOn => {
            "Deze partij is nog bezig. Geef op met {resign} of verlaat de partij via het menu: {menu}."
        }
        NoSavedGame => "Er is nog geen partij opgeslagen.",
        OpenElsewhere => {
            "Deze partij is misschien bezig in een ander venster. Bekijken kan hier wel."
        }
        CannotResume => "Deze partij is afgelopen.",
        FolderFree => "De map met partijen is weer vrij.",
        NoGameToSave => "Er is geen partij om op te slaan.",
        GameCopied => "Partij gekopieerd als PGN.",
        PositionCopied => "Stelling gekopieerd als FEN.",
        FolderCopied => "Het pad is gekopieerd.",
        ClipboardEmpty => "Er staat geen tekst op het klembord.",
        ReadingStopped => "Lezen gestopt. {leave} verlaat de lijst.",
        Deleted(1) => "De partij ligt nu in de prullenbak.",
        Deleted(_) => "Nu in de prullenbak: {games}.",
        Restored(1) => "De partij is teruggezet.",
        Restored(_) | RestoredGame(_) => "Teruggezet: {games}.",
        RestoredAs(_) => "De partij is teruggezet als {name}.",
        DestroysGames { .. } => "{games} voorgoed wissen? Dat kan niet ongedaan worden gemaakt.",
        Destroyed(_) => "Voorgoed gewist: {games}.",
        ChangesFile { .. } => {
            "{name} wordt gewijzigd. De oude versie blijft zeven dagen bewaard als {name}.deskmate.bak."
        }
        NamesJoined { .. } => "“{name}” telt nu als {player}. {key} verandert dat.",
        NothingDeleted => "Er is net geen partij verwijderd. {trash} toont de prullenbak.",
        Sound(true) => "Geluid aan.",
        Sound(false) => "Geluid uit.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => "{engine} start niet: {reason}. Deskmate rekent nu zelf.",
        EngineFault::NotUci => {
            "{engine} antwoordt niet als een UCI-engine. Deskmate rekent nu zelf."
        }
        EngineFault::NotReady => "{engine} meldt zich niet gereed. Deskmate rekent nu zelf.",
        EngineFault::NotReading => "{engine} leest zijn invoer niet. Deskmate rekent nu zelf.",
        EngineFault::NoAnswer => "{engine} antwoordt niet. Deskmate rekent nu zelf.",
        EngineFault::Ended => "{engine} is gestopt. Deskmate rekent nu zelf.",
        EngineFault::IllegalMove(_) => {
            "{engine} gaf de onreglementaire zet {reason}. Deskmate rekent nu zelf."
        }
        EngineFault::NoScore => "{engine} gaf geen score. Deskmate rekent nu zelf.",
        EngineFault::NoChess960 => "{engine} kent geen Chess960. Deskmate rekent nu zelf.",
        EngineFault::GivenUp => {
            "{engine} heeft drie keer gefaald. Deskmate rekent vijf minuten zelf, of tot je die engine opnieuw kiest."
        }
    }
}
