//! The message line. Up to two `|` in a text separate its beginning in bold, its main part and its end in bold.

use crate::words::texts::*;

pub fn question(question: &Prompt) -> Text {
    match question {
        Prompt::Promotion(..) => "Promover o peão em {square} a…",
        Prompt::Draw(..) => {
            "{opponent}, <player:as brancas propõem/as pretas propõem/{player} propõe> empate. |Você aceita?"
        }
        Prompt::Resign { .. } => "{player}, você abandona?|",
        Prompt::Claim(..) => "Empate {reason}? |Indique o lance.",
        Prompt::Sure { mates: true, .. } => {
            "{player}, tem certeza de {move}? |{reply} leva ao mate."
        }
        Prompt::Sure { .. } => "{player}, tem certeza de {move}? |A melhor resposta é {reply}.",
        Prompt::TakeBack { .. } => {
            "{opponent}, <player:as brancas podem/as pretas podem/{player} pode> desfazer {move}?|"
        }
    }
}

pub fn hint(hint: Hint) -> Text {
    match hint {
        Hint::PutBack => "devolver",
        Hint::Yes | Hint::UseEngine => "sim",
        Hint::No | Hint::NoClaim => "não",
        Hint::OfferDraw => "propor",
        Hint::ClaimDraw => "reivindicar",
        Hint::TypeMove => "digitar lance",
        Hint::ShowMove => "mostrar o lance",
        Hint::AllKeys => "teclas",
        Hint::OpenMenu => "menu",
        Hint::BackToGame => "voltar à partida",
        Hint::Resume => "retomar",
        Hint::CloseReview | Hint::CloseLine => "fechar",
        Hint::Comment => "comentar",
        Hint::EditTags => "editar",
        Hint::Marks => "marcar",
        Hint::AnalyseGame => "analisar",
        Hint::PlayOn => "jogar",
        Hint::Slower => "mais lento",
        Hint::Faster => "mais rápido",
        Hint::StopPlaying | Hint::StopPainting | Hint::StopAnalysis => "parar",
        Hint::Threat => "ameaça",
        Hint::PreviousMistake => "anterior",
        Hint::Practise => "praticar",
        Hint::NextMistake => "erro seguinte",
        Hint::SaveAs => "salvar como",
        Hint::Save => "salvar",
        Hint::Restore => "restaurar",
        Hint::Destroy => "excluir para sempre",
        Hint::EmptyTrash => "esvaziar a lixeira",
        Hint::Discard => "não salvar",
        Hint::KeepComment => "salvar",
        Hint::NewLine => "nova linha",
        Hint::Redo => "refazer",
        Hint::Replay => "refazer",
        Hint::UndoEdit | Hint::UndoDelete | Hint::UndoDrop => "desfazer",
        Hint::DeleteGame => "excluir",
        Hint::StopReading => "parar",
        Hint::PlayTyped => "jogar",
    }
}
