//! Failures of effects.

use crate::words::texts::*;

pub fn failure(failure: &Failure) -> Text {
    match failure {
        Failure::Storage(_) => "{error}",
        Failure::Panicked => "uma falha do Deskmate; os detalhes estão em stderr",
        Failure::Stopped => "interrompido",
        Failure::SettingsNotRead(FileFault::Left(_)) => "Configurações não lidas: {error}",
        Failure::SettingsNotRead(FileFault::SetAside { .. }) => {
            "Configurações não lidas; o arquivo foi mantido como {name}: {error}"
        }
        Failure::NotUnderstood(_) => "Não entendido nas configurações, e mantido como está: {name}",
        Failure::SettingsNotSaved(_) => "Configurações não salvas: {error}",
        Failure::ExercisesNotRead(FileFault::Left(_)) => "Exercícios não lidos: {error}",
        Failure::ExercisesNotRead(FileFault::SetAside { .. }) => {
            "Exercícios não lidos; o arquivo fica como {name}: {error}"
        }
        Failure::ExercisesNotSaved(_) => "Exercícios não salvos: {error}",
        Failure::NamesNotRead(FileFault::Left(_)) => "Nomes dos jogadores não lidos: {error}",
        Failure::NamesNotRead(FileFault::SetAside { .. }) => {
            "Nomes dos jogadores não lidos; o arquivo fica como {name}: {error}"
        }
        Failure::NamesNotSaved(_) => "Nomes dos jogadores não salvos: {error}",
        Failure::NotRestored { .. } => "{error}. A partida está em {folder}",
        Failure::NoGame(Source::Trash(_)) => "Não há nenhuma partida na lixeira.",
        Failure::NoGame(Source::Text(_)) => "Não há nenhuma partida no texto colado.",
        Failure::NoGame(_) => "Não há nenhuma partida em {name}.",
        Failure::NotListed(fault) => match fault.name {
            Some(_) => "{name}: {error}",
            None => "texto colado: {error}",
        },
        Failure::NotCopied(_) => "Não foi copiado: {error}",
        Failure::NotPasted(_) => "Nada para colar: {error}",
        Failure::Rescued { .. } => "{text}",
    }
}

pub fn storage_error(error: &StorageError) -> Text {
    match error {
        StorageError::Io { .. } => "{error}",
        StorageError::Changed(_) => "mudou desde que a lista foi lida",
        StorageError::Exists(_) => "já existe um arquivo com este nome",
        StorageError::NotApart(_) => {
            "sem esta partida não seria possível separar a anterior da seguinte"
        }
        StorageError::NoFile => "esta partida não está em nenhum arquivo",
        StorageError::NotAFile(_) => "não é um arquivo",
        StorageError::TooLarge(_) => "grande demais",
        StorageError::InUse(_) => "outro programa está com esta pasta de partidas aberta",
        StorageError::Spared(_) => "um arquivo que não pôde ser lido fica como está",
        StorageError::NoHome => "a pasta pessoal não é conhecida",
    }
}

pub fn entry_fault(fault: &EntryFault) -> Text {
    match fault {
        EntryFault::Time(None) => "O tempo é dado em minutos, por exemplo 5 ou 1:30, até 10 horas.",
        EntryFault::Time(Some(_)) => {
            "{side}: o tempo é dado em minutos, por exemplo 5 ou 1:30, até 10 horas."
        }
        EntryFault::Increment(None) => "O incremento é dado em segundos, de 0 a 3600.",
        EntryFault::Increment(Some(_)) => "{side}: o incremento é dado em segundos, de 0 a 3600.",
        EntryFault::Delay(None) => "O delay é dado em segundos, de 0 a 3600.",
        EntryFault::Delay(Some(_)) => "{side}: o delay é dado em segundos, de 0 a 3600.",
        EntryFault::NoDelay(None) => {
            "O delay deve ser maior que 0\u{a0}s. Para jogar sem delay, escolha Nocaute."
        }
        EntryFault::NoDelay(Some(_)) => {
            "{side}: o delay deve ser maior que 0\u{a0}s. Para jogar sem delay, escolha Nocaute."
        }
        EntryFault::Stages(None, _) => "Não é possível ler os períodos: {reason}.",
        EntryFault::Stages(Some(_), _) => "{side}: não é possível ler os períodos: {reason}.",
        EntryFault::Chess960Number => "As posições iniciais vão de 0 a 959.",
        EntryFault::Fen(_) | EntryFault::Failed(_) => "{reason}",
        EntryFault::Over(_) => "A partida terminaria de imediato {reason}.",
        EntryFault::MatchLength => "Um match tem de 2 a 99 partidas.",
        EntryFault::HalfOfNoTime => {
            "Só se pode dar metade do tempo com um relógio de contagem regressiva."
        }
        EntryFault::PlayedEachOther => "Os dois jogaram um contra o outro: são duas pessoas.",
        EntryFault::Rating => "O rating é um número, por exemplo 1850.",
        EntryFault::Date => "Digite a data como ano.mês.dia: 2026.11.20 ou 2026.11.??.",
        EntryFault::Castling(_) => "Não é possível: {reason}.",
        EntryFault::NoRoom(_) => "Nesta linha cabem {room} caracteres; o resto foi cortado.",
        EntryFault::Exists(..) => "{name} já existe. Tecle Enter de novo para substituí-lo.",
    }
}
