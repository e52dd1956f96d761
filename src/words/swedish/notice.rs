//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Sparat i |{place}",
        SavedUnanalysed(_) => "|Sparat utan analysen: |{place}",
        Exported { .. } => "|Sparat, {games}: |{place}",
        SavedUnique { .. } => "|Utelämnade dubbletter: {count}. Sparat i |{place}",
        Kept { place: Some(_), .. } => "Sparat i {place}, behålls som {name}",
        Kept { place: None, .. } => "Sparat, behålls som {name}",
        Saved(None) => "Sparat.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => "{player} är vid draget.",
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} ger inte remi och spelades inte.",
        HasTouched(..) => "{player} har rört {piece} på {square} och måste dra med den pjäsen.",
        TakenBack(_) => "{move} togs tillbaka.",
        TakebackRefused(_) => "{player} tillåter inte att draget tas tillbaka.",
        Withdrawn(Question::Draw(_)) => "{player} har dragit: remianbudet gäller inte längre.",
        Withdrawn(Question::Resign(_)) => "{player} ger inte upp.",
        Withdrawn(Question::TakeBack(_)) => "{player} har dragit: draget får inte tas tillbaka.",
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "{player} har dragit: remikravet gäller inte längre."
        }
        OfferTooEarly => "Remi kan erbjudas först när båda sidor har dragit.",
        DrawDeclined(_) => "{player} avböjer remi.",
        DrawDeclinedHere => "Remi har redan avböjts i den här ställningen.",
        NoClock => "Partiet har ingen klocka.",
        NextLevel(_) => "Nästa parti: nivå {number}, ungefär {rating}.",
        TimeGiven(_) => "{player} får {time}.",
        NoTimeLimit(_) => "{player} har ingen tidsgräns.",
        Damaged { .. } => "{name} är skadad. {reason}",
        HoldsMore(_) => "{name} innehåller fler partier. Det här är det första.",
        SavedWithFaults { .. } => "{games} med fel sparades, så långt de gick att läsa: {place}",
        SetAside(_) => "Det senaste partiet gick inte att läsa. Det är kvar som {name}.",
        HintSought => "Letar efter ett bra drag.",
        EngineFound(_) => "{engine} är installerad. Analysera med den?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Inte sparat: {reason}",
        CannotSave(_) => "Det går inte att spara just nu: {reason}",
        Painting(_) => "Bilden skapas: {percent}\u{a0}%.",
        MistakesFound(_) => "Partiet är analyserat. Drag med ? eller ??: {count}.",
        NoExercises => "Det finns inga övningar nu. De kommer från drag med ? eller ??.",
        NoneFits(_) => {
            "Granskade misstag: {count}. Inget av dem passar: en övning behöver ett till tre drag som är klart bättre än alla andra."
        }
        CommentKept => "Kommentaren behålls.",
        CommentDeleted => "Kommentaren är borttagen.",
        MovesDeleted => "Dragen är borttagna.",
        TagsLeft => "De ändrade uppgifterna är inte sparade.",
        Undone => "Ångrat.",
        ExerciseDropped => "Den övningen kommer aldrig mer.",
        LineKept => "Varianten finns nu i partiet.",
        GameNotFound => "Det här partiet finns inte längre i mappen.",
        GameAnalysed => "Partiet är analyserat.",
        NoMistakesFound => "Partiet är analyserat. Inga fel hittades.",
        AnalysisStopped => "Analysen stoppades. Det som hittats är kvar.",
        AnalysisOutdated => "Analysen avslutades: partiet ändrades.",
        NoMistake(true) => "Inget misstag är markerat efter det här draget.",
        NoMistake(false) => "Inget misstag är markerat före det här draget.",
        MainLineStands => {
            "Spelade drag kan inte ändras. Gör det igen för att redigera en kopia av partiet."
        }
        EditsCopy => "Du redigerar nu en kopia. Ctrl S sparar den.",
        NothingToUndo => "Det finns inget att ångra.",
        NothingToRedo => "Det finns inget att göra om.",
        Unsaved => "Det finns ändringar som inte är sparade.",
        PaintingStopped => "Bilden avbröts.",
        NoRoom(_) => "Raden rymmer högst {room} tecken; resten klipptes bort.",
        ClaimTooLate => "Remi måste krävas innan man rör en pjäs.",
        AnswerFirst => "Först: ",
        Resigned(_) => "{player} ger upp: för mycket material är förlorat.",
        GameGoesOn => "Partiet går vidare.",
        NoMoveToTakeBack => "Det finns inget drag att ta tillbaka.",
        EndedOnTime => "Partiet är slut: det avgjordes på tid.",
        EndedByPlayers => "Partiet är slut: uppgivet eller överenskommen remi.",
        Reviewed => "Resultatet står fast: partiet har redan granskats.",
        NoMoveToReplay => "Det finns inget drag att göra om.",
        Paused => "Partiet är pausat. {pause} fortsätter det.",
        GameIsOn => "Partiet är inte slut. Ge upp med {resign} eller lämna det via menyn: {menu}.",
        NoSavedGame => "Inget parti är sparat än.",
        OpenElsewhere => "Partiet pågår kanske i ett annat fönster. Här kan du granska det.",
        CannotResume => "Partiet är slut.",
        FolderFree => "Partimappen är fri igen.",
        NoGameToSave => "Det finns inget parti att spara.",
        GameCopied => "Partiet kopierades som PGN.",
        PositionCopied => "Ställningen kopierades som FEN.",
        FolderCopied => "Sökvägen har kopierats.",
        ClipboardEmpty => "Det finns ingen text i urklipp.",
        ReadingStopped => "Läsningen stoppades. {leave} lämnar listan.",
        Deleted(1) => "Partiet flyttades till papperskorgen.",
        Deleted(_) => "Nu i papperskorgen: {games}.",
        Restored(1) => "Partiet återställdes.",
        Restored(_) | RestoredGame(_) => "Återställda: {games}.",
        RestoredAs(_) => "Partiet återställdes som {name}.",
        DestroysGames { .. } => "Radera {games} för gott? Det kan inte ångras.",
        Destroyed(_) => "Raderade för gott: {games}.",
        ChangesFile { .. } => {
            "{name} kommer att ändras. Som den var finns den kvar i sju dagar som {name}.deskmate.bak."
        }
        NamesJoined { .. } => "”{name}” räknas nu som {player}. {key} ändrar det.",
        NothingDeleted => "Inget parti har just tagits bort. {trash} visar papperskorgen.",
        Sound(true) => "Ljud på.",
        Sound(false) => "Ljud av.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "{engine} kan inte startas: {reason}. Deskmate räknar i stället."
        }
        EngineFault::NotUci => "{engine} svarar inte som en UCI-motor. Deskmate räknar i stället.",
        EngineFault::NotReady => "{engine} blir inte klar. Deskmate räknar i stället.",
        EngineFault::NotReading => "{engine} läser inte sina indata. Deskmate räknar i stället.",
        EngineFault::NoAnswer => "{engine} svarar inte. Deskmate räknar i stället.",
        EngineFault::Ended => "{engine} har avslutats. Deskmate räknar i stället.",
        EngineFault::IllegalMove(_) => {
            "{engine} gav det otillåtna draget {reason}. Deskmate räknar i stället."
        }
        EngineFault::NoScore => "{engine} gav ingen värdering. Deskmate räknar i stället.",
        EngineFault::NoChess960 => "{engine} kan inte Chess960. Deskmate räknar i stället.",
        EngineFault::GivenUp => {
            "{engine} har misslyckats tre gånger. Deskmate räknar i fem minuter, eller tills den väljs igen."
        }
    }
}
