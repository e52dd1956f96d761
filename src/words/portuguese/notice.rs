//! Notices.

use crate::words::texts::*;

pub fn notice(notice: &Notice) -> Text {
    use Notice::*;
    match notice {
        Saved(Some(_)) => "|Salvo em |{place}",
        SavedUnanalysed(_) => "|Salvo sem a análise: |{place}",
        Exported { .. } => "|Salvo, {games}: |{place}",
        SavedUnique { .. } => "|Duplicatas omitidas: {count}. Salvo em |{place}",
        Kept { place: Some(_), .. } => "Salvo em {place}, guardado como {name}",
        Kept { place: None, .. } => "Salvo, guardado como {name}",
        Saved(None) => "Salvo.",
        NotYourTurn(_) | Illegal(IllegalMove::NotYourTurn { .. }) => {
            "É a vez <player:das brancas/das pretas/de {player}>."
        }
        Illegal(_) | NotAMove(_) | NotPlayed(_) | NotEdited(_) | Failed(_) => "{reason}",
        ClaimRefused(_) => "{move} não dá empate. O lance não foi jogado.",
        HasTouched(..) => {
            "<player:As brancas tocaram/As pretas tocaram/{player} tocou> {piece} de {square}: peça tocada, peça jogada."
        }
        TakenBack(_) => "Lance desfeito: {move}.",
        TakebackRefused(_) => {
            "<player:As brancas não permitem/As pretas não permitem/{player} não permite> desfazer o lance."
        }
        Withdrawn(Question::Draw(_)) => {
            "<player:As brancas jogaram/As pretas jogaram/{player} jogou>: a proposta de empate foi retirada."
        }
        Withdrawn(Question::Resign(_)) => {
            "<player:As brancas não abandonam/As pretas não abandonam/{player} não abandona>."
        }
        Withdrawn(Question::TakeBack(_)) => {
            "<player:As brancas jogaram/As pretas jogaram/{player} jogou>: o lance não será desfeito."
        }
        Withdrawn(Question::Claim(..) | Question::Sure(..)) => {
            "<player:As brancas jogaram/As pretas jogaram/{player} jogou>: a reivindicação foi retirada."
        }
        OfferTooEarly => "O empate pode ser proposto depois que os dois lados jogarem.",
        DrawDeclined(_) => {
            "<player:As brancas recusam/As pretas recusam/{player} recusa> o empate."
        }
        DrawDeclinedHere => "O empate já foi recusado nesta posição.",
        NoClock => "Esta partida não tem relógio.",
        NextLevel(_) => "Próxima partida: nível {number}, rating de cerca de {rating}.",
        TimeGiven(_) => "<player:As brancas recebem/As pretas recebem/{player} recebe> {time}.",
        NoTimeLimit(_) => {
            "<player:As brancas não têm/As pretas não têm/{player} não tem> limite de tempo."
        }
        Damaged { .. } => "{name} está danificado. {reason}",
        HoldsMore(_) => "{name} contém mais partidas. Esta é a primeira.",
        SavedWithFaults { .. } => "Salvo até onde foi possível ler, {games} com erros: {place}",
        SetAside(_) => "Não foi possível ler a última partida. Ela foi mantida como {name}.",
        HintSought => "Procurando um bom lance.",
        EngineFound(_) => "{engine} está instalado. Analisar com ele?",
        EngineFailed { fault, .. } => engine_failed(fault),
        NotSaved(_) => "Não foi salvo: {reason}",
        CannotSave(_) => "Não é possível salvar agora: {reason}",
        Painting(_) => "Criando a imagem: {percent}%.",
        MistakesFound(_) => "Partida analisada. Lances com ? ou ??: {count}.",
        NoExercises => "Agora não há exercícios. Eles vêm dos lances com ? ou ??.",
        NoneFits(_) => {
            "Erros examinados: {count}. Nenhum serve: um exercício precisa de um a três lances claramente melhores que todos os outros."
        }
        CommentKept => "O comentário foi mantido.",
        CommentDeleted => "O comentário foi excluído.",
        MovesDeleted => "Os lances foram excluídos.",
        TagsLeft => "Os dados alterados não foram salvos.",
        Undone => "Desfeito.",
        ExerciseDropped => "Esse exercício não volta mais.",
        LineKept => "A linha está agora na partida.",
        GameNotFound => "Esta partida não está mais na pasta.",
        GameAnalysed => "Partida analisada.",
        NoMistakesFound => "Partida analisada. Nenhum erro encontrado.",
        AnalysisStopped => "Análise interrompida. O que foi encontrado foi mantido.",
        AnalysisOutdated => "Análise encerrada: a partida mudou.",
        NoMistake(true) => "Não há erros marcados depois deste lance.",
        NoMistake(false) => "Não há erros marcados antes deste lance.",
        MainLineStands => {
            "Os lances jogados não podem ser alterados. Repita para editar uma cópia da partida."
        }
        EditsCopy => "Agora você edita uma cópia. Ctrl S salva.",
        NothingToUndo => "Não há nada para desfazer.",
        NothingToRedo => "Não há nada para refazer.",
        Unsaved => "Há alterações não salvas.",
        PaintingStopped => "Imagem cancelada.",
        NoRoom(_) => "Nesta linha cabem {room} caracteres; o resto foi cortado.",
        ClaimTooLate => "O empate deve ser reivindicado antes de tocar em uma peça.",
        AnswerFirst => "Primeiro: ",
        Resigned(_) => {
            "<player:As brancas abandonam/As pretas abandonam/{player} abandona>: material demais perdido."
        }
        GameGoesOn => "A partida continua.",
        NoMoveToTakeBack => "Não há lance para desfazer.",
        EndedOnTime => "A partida terminou por tempo.",
        EndedByPlayers => "A partida terminou por decisão dos jogadores.",
        Reviewed => "O resultado é definitivo: a partida já foi revista.",
        NoMoveToReplay => "Não há lance para refazer.",
        Paused => "A partida está em pausa. {pause} retoma o jogo.",
        GameIsOn => "Esta partida não terminou. Abandone com {resign} ou saia pelo menu: {menu}.",
        NoSavedGame => "Nenhuma partida foi salva ainda.",
        OpenElsewhere => {
            "Esta partida pode estar em andamento em outra janela. Aqui você só pode vê-la."
        }
        CannotResume => "Esta partida terminou.",
        FolderFree => "A pasta de partidas está livre de novo.",
        NoGameToSave => "Não há partida para salvar.",
        GameCopied => "Partida copiada como PGN.",
        PositionCopied => "Posição copiada como FEN.",
        FolderCopied => "O caminho foi copiado.",
        ClipboardEmpty => "Não há texto na área de transferência.",
        ReadingStopped => "Leitura interrompida. {leave} sai da lista.",
        Deleted(1) => "A partida foi para a lixeira.",
        Deleted(_) => "Agora na lixeira: {games}.",
        Restored(1) => "Partida restaurada.",
        Restored(_) | RestoredGame(_) => "Restauradas: {games}.",
        RestoredAs(_) => "Partida restaurada como {name}.",
        DestroysGames { .. } => "Excluir para sempre {games}? Isso não pode ser desfeito.",
        Destroyed(_) => "Excluídas para sempre: {games}.",
        ChangesFile { .. } => {
            "{name} será alterado. O original fica guardado por sete dias como {name}.deskmate.bak."
        }
        NamesJoined { .. } => "“{name}” agora conta como {player}. {key} muda isso.",
        NothingDeleted => "Não há partida recém-excluída. {trash} mostra a lixeira.",
        Sound(true) => "Som ligado.",
        Sound(false) => "Som desligado.",
    }
}

fn engine_failed(fault: &EngineFault) -> Text {
    match fault {
        EngineFault::NotStarted(_) => {
            "Não foi possível iniciar {engine}: {reason}. Deskmate assume a análise."
        }
        EngineFault::NotUci => "{engine} não responde como motor UCI. Deskmate assume a análise.",
        EngineFault::NotReady => "{engine} não fica pronto. Deskmate assume a análise.",
        EngineFault::NotReading => "{engine} não lê sua entrada. Deskmate assume a análise.",
        EngineFault::NoAnswer => "{engine} não responde. Deskmate assume a análise.",
        EngineFault::Ended => "{engine} foi encerrado. Deskmate assume a análise.",
        EngineFault::IllegalMove(_) => {
            "{engine} deu o lance ilegal {reason}. Deskmate assume a análise."
        }
        EngineFault::NoScore => "{engine} não deu avaliação. Deskmate assume a análise.",
        EngineFault::NoChess960 => "{engine} não conhece Chess960. Deskmate assume a análise.",
        EngineFault::GivenUp => {
            "{engine} falhou três vezes. Deskmate assume a análise por cinco minutos, ou até ele ser escolhido de novo."
        }
    }
}
