//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Enregistré dans |{place}",
        SavedUnanalysed(_) => "|Enregistré sans l’analyse\u{202f}: |{place}",
        Exported { .. } => "|Enregistré, {games}\u{202f}: |{place}",
        SavedUnique { .. } => "|Doublons omis\u{202f}: {count}. Enregistré dans |{place}",
        Kept { place: Some(_), .. } => "Enregistré dans {place}, conservé sous {name}",
        Kept { place: None, .. } => "Enregistré, conservé sous {name}",
        Saved(None) => "Enregistré.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "<player:Le trait est aux Blancs/Le trait est aux Noirs/C’est à {player} de jouer>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} ne donne pas la nulle. Le coup n’est pas joué.",
        HasTouched(..) => {
            "<player:Les Blancs ont/Les Noirs ont/{player} a> touché {piece} en {square}\u{202f}: pièce à jouer."
        }
        TakenBack(_) => "Coup repris\u{202f}: {move}.",
        TakebackRefused(_) => {
            "<player:Les Blancs refusent/Les Noirs refusent/{player} refuse> la reprise du coup."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:Les Blancs ont/Les Noirs ont/{player} a> joué\u{202f}: la proposition de nulle est retirée."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:Les Blancs n’abandonnent/Les Noirs n’abandonnent/{player} n’abandonne> pas."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:Les Blancs ont/Les Noirs ont/{player} a> joué\u{202f}: la reprise du coup est refusée."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:Les Blancs ont/Les Noirs ont/{player} a> joué\u{202f}: la réclamation est retirée."
        }
        OfferTooEarly => "La nulle ne peut être proposée qu’après un coup de chaque camp.",
        DrawDeclined(_) => {
            "<player:Les Blancs refusent/Les Noirs refusent/{player} refuse> la nulle."
        }
        DrawDeclinedHere => "La nulle a déjà été refusée dans cette position.",
        NoClock => "Cette partie se joue sans pendule.",
        NextLevel(_) => "Prochaine partie\u{202f}: niveau {number}, environ {rating}.",
        TimeGiven(_) => "<player:Les Blancs reçoivent/Les Noirs reçoivent/{player} reçoit> {time}.",
        NoTimeLimit(_) => {
            "<player:Les Blancs jouent/Les Noirs jouent/{player} joue> sans limite de temps."
        }
        Damaged { .. } => "{name} est endommagé. {reason}",
        HoldsMore(_) => "{name} contient d’autres parties. Voici la première.",
        SavedWithFaults { .. } => {
            "Enregistré autant que possible, malgré des erreurs ({games})\u{202f}: {place}"
        }
        SetAside(_) => "La dernière partie est illisible. Elle est conservée dans {name}.",
        HintSought => "Recherche d’un bon coup.",
        EngineFound(_) => "{engine} est installé. L’utiliser pour analyser\u{202f}?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Non enregistré\u{202f}: {reason}",
        CannotSave(_) => "Enregistrement impossible pour l’instant\u{202f}: {reason}",
        Painting(_) => "Création de l’image\u{202f}: {percent}\u{202f}%.",
        MistakesFound(_) => "La partie est analysée. Coups marqués ? ou ??\u{202f}: {count}.",
        NoExercises => "Pas d’exercices pour l’instant. Ils viennent des coups marqués ? ou ??.",
        NoneFits(_) => {
            "Erreurs examinées\u{202f}: {count}. Aucune ne convient\u{202f}: un exercice demande un à trois coups nettement meilleurs que tous les autres."
        }
        CommentKept => "Le commentaire est conservé.",
        CommentDeleted => "Le commentaire a été supprimé.",
        MovesDeleted => "Les coups ont été supprimés.",
        TagsLeft => "Les données modifiées ne sont pas enregistrées.",
        Undone => "C’est annulé.",
        ExerciseDropped => "Cet exercice ne reviendra plus.",
        LineKept => "La suite est maintenant dans la partie.",
        GameNotFound => "Cette partie n’est plus dans le dossier.",
        GameAnalysed => "La partie est analysée.",
        NoMistakesFound => "La partie est analysée. Aucune erreur trouvée.",
        AnalysisStopped => "L’analyse est arrêtée. Ses résultats sont conservés.",
        AnalysisOutdated => "L’analyse est arrêtée\u{202f}: la partie a été modifiée.",
        NoMistake(true) => "Aucune erreur n’est signalée après ce coup.",
        NoMistake(false) => "Aucune erreur n’est signalée avant ce coup.",
        MainLineStands => {
            "Les coups joués ne se modifient pas. Recommencez pour modifier une copie de la partie."
        }
        EditsCopy => "Vous modifiez maintenant une copie. Ctrl S l’enregistre.",
        NothingToUndo => "Il n’y a rien à annuler.",
        NothingToRedo => "Il n’y a rien à rétablir.",
        Unsaved => "Modifications non enregistrées.",
        PaintingStopped => "La création de l’image est annulée.",
        NoRoom(_) => {
            "Cette ligne contient au plus {room} caractères\u{202f}; le reste a été coupé."
        }
        ClaimTooLate => "La nulle se réclame avant de toucher une pièce.",
        AnswerFirst => "D’abord\u{202f}: ",
        Resigned(_) => {
            "<player:Les Blancs abandonnent/Les Noirs abandonnent/{player} abandonne>\u{202f}: trop de matériel est perdu."
        }
        GameGoesOn => "La partie continue.",
        NoMoveToTakeBack => "Il n’y a pas de coup à reprendre.",
        EndedOnTime => "La partie s’est terminée au temps.",
        EndedByPlayers => "Les joueurs ont mis fin à la partie.",
        Reviewed => "Le résultat est définitif : la partie a été revue.",
        NoMoveToReplay => "Il n’y a pas de coup à rejouer.",
        Paused => "La partie est en pause. {pause} pour continuer.",
        GameIsOn => {
            "La partie n’est pas terminée. Abandonnez avec {resign}, ou quittez-la par le menu\u{202f}: {menu}."
        }
        NoSavedGame => "Aucune partie n’est encore enregistrée.",
        OpenElsewhere => {
            "Cette partie se joue peut-être dans une autre fenêtre. Vous pouvez la revoir ici."
        }
        CannotResume => "Cette partie est terminée.",
        FolderFree => "Le dossier des parties est de nouveau libre.",
        NoGameToSave => "Il n’y a pas de partie à enregistrer.",
        GameCopied => "La partie est copiée en PGN.",
        PositionCopied => "La position est copiée en FEN.",
        FolderCopied => "Le chemin a été copié.",
        ClipboardEmpty => "Le presse-papiers ne contient pas de texte.",
        ReadingStopped => "Le chargement est arrêté. {leave} quitte la liste.",
        Deleted(1) => "La partie est dans la corbeille.",
        Deleted(_) => "Maintenant dans la corbeille\u{202f}: {games}.",
        Restored(1) => "La partie est restaurée.",
        Restored(_) | RestoredGame(_) => "Restaurées\u{202f}: {games}.",
        RestoredAs(_) => "La partie est restaurée sous le nom {name}.",
        DestroysGames { .. } => "Supprimer {games} pour de bon\u{202f}? C’est irréversible.",
        Destroyed(_) => "Supprimées pour de bon\u{202f}: {games}.",
        ChangesFile { .. } => {
            "{name} va être modifié. L’ancien contenu reste sept jours dans {name}.deskmate.bak."
        }
        NamesJoined { .. } => {
            "«\u{202f}{name}\u{202f}» compte désormais comme {player}. {key} permet de changer."
        }
        NothingDeleted => {
            "Aucune partie n’a été supprimée à l’instant. {trash} montre la corbeille."
        }
        Sound(true) => "Son activé.",
        Sound(false) => "Son coupé.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "{engine} ne démarre pas\u{202f}: {reason}. Deskmate analyse à sa place."
        }
        EngineFault::NotUci => {
            "{engine} ne répond pas comme un moteur UCI. Deskmate analyse à sa place."
        }
        EngineFault::NotReady => "{engine} ne se déclare pas prêt. Deskmate analyse à sa place.",
        EngineFault::NotReading => "{engine} ne lit pas son entrée. Deskmate analyse à sa place.",
        EngineFault::NoAnswer => "{engine} ne répond pas. Deskmate analyse à sa place.",
        EngineFault::Ended => "{engine} s’est arrêté. Deskmate analyse à sa place.",
        EngineFault::IllegalMove(_) => {
            "{engine} a donné le coup illégal {reason}. Deskmate analyse à sa place."
        }
        EngineFault::NoScore => "{engine} ne donne pas d’évaluation. Deskmate analyse à sa place.",
        EngineFault::NoChess960 => "{engine} ne connaît pas Chess960. Deskmate analyse à sa place.",
        EngineFault::GivenUp => {
            "{engine} a échoué trois fois. Deskmate analyse pendant cinq minutes, ou jusqu’à ce qu’il soit choisi de nouveau."
        }
    }
}
