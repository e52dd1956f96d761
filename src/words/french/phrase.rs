//! Short texts that stand for themselves.

use crate::words::texts::*;

pub fn phrase(phrase: Phrase) -> Text {
    match phrase {
        Phrase::Places => "Emplacements",
        Phrase::RecentFiles => "Fichiers récents",
        Phrase::HomeFolder => "Dossier personnel",
        Phrase::OurGames => "Nos parties",
        Phrase::Documents => "Documents",
        Phrase::Downloads => "Téléchargements",
        Phrase::DropFiles => "Vous pouvez aussi déposer un fichier dans la fenêtre.",
        Phrase::Complete => "compléter",
        Phrase::NameOfFile => "Nom",
        Phrase::SizeOfFile => "Taille",
        Phrase::ChangedAt => "Modifié",
        Phrase::FolderUp => "dossier parent",
        Phrase::OtherFiles => "Les autres fichiers sont masqués.",
        Phrase::AllFilesShown => "Tous les fichiers sont affichés.",
        Phrase::ShowGameFiles => "Parties seulement",
        Phrase::EmptyFolder => "Il n’y a pas de partie ici.",
        Phrase::Years => "Années",
        Phrase::WithComments => "Avec commentaires",
        Phrase::FaultyGames => "Avec erreurs",
        Phrase::DepthReached => "Profondeur en 2 secondes",
        Phrase::BestMove => "Meilleur coup",
        Phrase::PositionsASecond => "Positions par seconde",
        Phrase::DoesNotAnswer => "Ne répond pas",
        Phrase::IsTried => "cherche…",
        Phrase::ReadyIn => "prêt en {seconds}\u{202f}s",
        Phrase::FirstGame => "Première partie",
        Phrase::HowItEnded => "L’échiquier montre la position finale.",
        Phrase::OnlyWhenSaved => "Le fichier n’est modifié que si vous enregistrez.",
        Phrase::OpeningFile => "Ouverture de {file}…",
        Phrase::StopOpening => "Arrêter",
        Phrase::NotThere => "introuvable",
        Phrase::Kilobytes => "{size} ko",
        Phrase::Megabytes => "{size} Mo",
        Phrase::Menu => "Menu",
        Phrase::KeysAndMouse => "Clavier et souris",
        Phrase::Arrows => "Flèches",
        Phrase::DimmedKeys => "Les touches grisées sont inactives pour l’instant.",
        Phrase::MouseAndTouch => "Souris et écran tactile",
        Phrase::LongPress => {
            "Sur un écran tactile, un appui d’une demi-seconde remplace le bouton droit."
        }
        Phrase::DrawsRed => "Bouton droit\u{202f}: rouge",
        Phrase::DrawsBlue => "Bouton droit\u{202f}: bleu",
        Phrase::Wins => "<winner:Les Blancs gagnent/Les Noirs gagnent/{winner} gagne>",
        Phrase::You => "Vous",
        Phrase::YouResigned => "Vous avez abandonné {after}.",
        Phrase::YouLostOnTime => "Vous avez dépassé le temps {after}.",
        Phrase::OnFirstMove => "dès le premier coup",
        Phrase::YouWin => "Vous gagnez",
        Phrase::YouLose => "Vous perdez",
        Phrase::YouWinMatch => "Vous gagnez le match",
        Phrase::YouLoseMatch => "Vous perdez le match",
        Phrase::ShortNewGame => "Nouvelle",
        Phrase::YouDeclineDraw => "Vous refusez la nulle.",
        Phrase::Draw => "Nulle",
        Phrase::ClaimDraw => "Réclamer la nulle",
        Phrase::LookingBack => "Position affichée\u{202f}: {place}.",
        Phrase::RanOutOfTime => {
            "<player:Les Blancs n’ont/Les Noirs n’ont/{player} n’a> plus de temps."
        }
        Phrase::PausedToMove => {
            "En pause. <player:Trait aux Blancs/Trait aux Noirs/À {player} de jouer>."
        }
        Phrase::WasAsleep => "L’ordinateur était en veille ({time}). Continuer\u{202f}?",
        Phrase::SideIsToMove => "<player:Trait aux Blancs/Trait aux Noirs/À {player} de jouer>.",
        Phrase::SideInCheck => "<player:Les Blancs sont/Les Noirs sont/{player} est> en échec.",
        Phrase::ToMoveCanClaim => {
            "<player:Trait aux Blancs/Trait aux Noirs/À {player} de jouer>. Nulle ({reason})\u{202f}:"
        }
        Phrase::InCheckCanClaim => {
            "<player:Les Blancs sont/Les Noirs sont/{player} est> en échec. Nulle ({reason})\u{202f}:"
        }
        Phrase::Analysing => "{engine} analyse la partie\u{202f}: {done} sur {all}.",
        Phrase::AnalysingLeft => {
            "{engine} analyse la partie\u{202f}: {done} sur {all}, encore {left}."
        }
        Phrase::PlaysItself => "Lecture\u{202f}: {place}.",
        Phrase::ReadingList => "Chargement\u{202f}: {games} jusqu’ici.",
        Phrase::NoMatch => "Aucune partie trouvée pour «\u{202f}{search}\u{202f}».",
        Phrase::SeekingDuplicates => "Recherche des doublons.",
        Phrase::NoneLeft => "Aucune partie ne remplit tous ces critères\u{202f}: {all}.",
        Phrase::NothingSavedYet => "Aucune partie n’est encore enregistrée dans {source}.",
        Phrase::TrashIsEmpty => "La corbeille est vide.",
        Phrase::NoGameInFile | Phrase::NoGameInText => {
            "Aucune partie dans «\u{202f}{source}\u{202f}»."
        }
        Phrase::TheStart => "position initiale",
        Phrase::PlaceOfMove(_) => "coup {number}, {side}",
        Phrase::YourMove => "À vous de jouer.",
        Phrase::YourMoveInCheck => "À vous de jouer. Vous êtes en échec.",
        Phrase::YourMoveNamed => "{player}, à vous de jouer.",
        Phrase::YourMoveInCheckNamed => "{player}, à vous de jouer. Vous êtes en échec.",
        Phrase::IsThinking => "<player:Trait aux Blancs/Trait aux Noirs/{player} réfléchit>.",
        Phrase::TapToPause => "toucher pour la pause",
        Phrase::TapToResume => "toucher pour continuer",
        Phrase::NotCounted => "Non comptée",
        Phrase::DoesNotCount => "La partie ne compte pas\u{202f}: chaque camp doit avoir joué.",
        Phrase::EndUnfinished => "Inachevée",
        Phrase::EndAbandoned => "Interrompue",
        Phrase::EndAdjudicated => "Arbitrée",
        Phrase::EndRulesInfraction => "Infraction aux règles",
        Phrase::Duplicates => "Doublons",
        Phrase::Unfinished => "inachevée",
        Phrase::Damaged => "endommagée",
        Phrase::Paused => "Pause",
        Phrase::ClocksStand => {
            "La pendule est arrêtée. <player:Trait aux Blancs/Trait aux Noirs/À {player} de jouer>."
        }
        Phrase::Pause => "Pause",
        Phrase::Resume => "Continuer",
        Phrase::ToGo => "encore {count}",
        Phrase::Even => "Égalité",
        Phrase::Leads => "{player} {lead}",
        Phrase::Stopped => "Arrêtée",
        Phrase::Delay => "Délai {seconds}",
        Phrase::DrawIsOffered => {
            "Vous proposez nulle. <player:Aux Blancs/Aux Noirs/À {player}> de répondre."
        }
        Phrase::TakebackIsAsked => {
            "Vous voulez reprendre un coup. <player:Aux Blancs/Aux Noirs/À {player}> de répondre."
        }
        Phrase::DrawIsOfferedBy => {
            "<opponent:Les Blancs proposent/Les Noirs proposent/{opponent} propose> nulle. <player:Aux Blancs/Aux Noirs/À {player}> de répondre."
        }
        Phrase::TakebackIsAskedBy => {
            "<opponent:Les Blancs veulent/Les Noirs veulent/{opponent} veut> reprendre un coup. <player:Aux Blancs/Aux Noirs/À {player}> de répondre."
        }
        Phrase::ResignIsAsked => {
            "Question <player:aux Blancs/aux Noirs/à {player}>\u{202f}: abandon\u{202f}?"
        }
        Phrase::SureIsAsked => {
            "<player:Les Blancs réfléchissent/Les Noirs réfléchissent/{player} réfléchit> encore à ce coup."
        }
        Phrase::AnotherMove => "Autre coup",
        Phrase::PlayIt => "Jouer",
        Phrase::PromotionFirst => "D’abord\u{202f}: |promotion du pion en {square}\u{202f}?",
        Phrase::ClaimFirst => "D’abord\u{202f}: |nulle ({reason})\u{202f}?",
        Phrase::HasToAnswer => {
            "D’abord\u{202f}: |<player:les Blancs répondent/les Noirs répondent/{player} répond>."
        }
        Phrase::AnswerFirst => "Répondez d’abord.",
        Phrase::NoCompletion => "Aucun coup légal ne commence ainsi.",
        Phrase::NoMoveAfterEnd => "La partie est terminée.",
        Phrase::NoMoveInPause => "La partie est en pause.",
        Phrase::PlacedPiece => "{piece} en {square}",
        Phrase::ToMove => "{game}, <player:trait aux Blancs/trait aux Noirs/à {player} de jouer>",
        Phrase::ScoreOfAll => "Au total",
        Phrase::ScoreToday => "Ce jour",
        Phrase::ScoreTonight => "Ce soir",
        Phrase::Checkmated => "Mat",
        Phrase::Resigned => "Abandon",
        Phrase::ComputerLevel => "Deskmate, niveau {number}",
        Phrase::AboutRating => "environ {number}",
        Phrase::WaitsForMove => "Attend votre coup",
        Phrase::FewPiecesLeft => "Il reste peu de pièces.",
        Phrase::NoProgress => "Personne ne progresse.",
        Phrase::TakebacksFree => "Reprises de coup permises",
        Phrase::ThinkingFor => "Réfléchit depuis {seconds}\u{202f}s",
        Phrase::OutOfTime => "Temps écoulé",
        Phrase::Won => "Victoire",
        Phrase::AboutMore => "règles, position, pièce touchée, nulle, pendule",
        Phrase::AllKinds => "tous types",
        Phrase::Untimed => "sans pendule",
        Phrase::Bullet => "bullet",
        Phrase::Blitz => "blitz",
        Phrase::Rapid => "rapide",
        Phrase::Classical => "lente",
        Phrase::Rematch => "Revanche",
        Phrase::NextGame => "Partie suivante",
        Phrase::OneMoreGame => "Encore une partie",
        Phrase::NewMatch => "Autre match",
        Phrase::NextWithWhite => "{next}\u{202f}: {player} a les Blancs.",
        Phrase::NextTimed => "{next}\u{202f}: {player} a les Blancs, {control}.",
        Phrase::NextYours => "Ensuite\u{202f}: {side}.",
        Phrase::NextYoursTimed => "Ensuite\u{202f}: {side}, {control}.",
        Phrase::NextSwapped => "{next}\u{202f}: les couleurs sont échangées.",
        Phrase::ContinueMatch => "Continuer le match",
        Phrase::GameOfMatch => "match en {length} parties, partie {round}",
        Phrase::MatchScore => "score {score}",
        Phrase::HasWhite => "<player:couleurs échangées/couleurs échangées/{player} a les Blancs>",
        Phrase::MatchBestOf => "Match en {length} parties",
        Phrase::WinsMatch => {
            "<winner:Les Blancs gagnent/Les Noirs gagnent/{winner} gagne> le match {score}"
        }
        Phrase::MatchDrawn => "Match nul {score}",
        Phrase::CopyGame => "Copier la partie",
        Phrase::Percent => "{number}\u{202f}%",
        Phrase::Accuracy => "précision {number}\u{202f}%",
        Phrase::Depth => "prof. {depth}",
        Phrase::Speed => "{speed} positions/s",
        Phrase::GameIsOver => "La partie est terminée",
        Phrase::WhiteChances => "Chances des Blancs",
        Phrase::ChancesOfLine => "ligne {move} : {percent}",
        Phrase::NotAnalysed => "non analysé",
        Phrase::Judged(Judgement::Inaccuracy) => "Imprécision",
        Phrase::Judged(Judgement::Mistake) => "Erreur",
        Phrase::Judged(Judgement::Blunder) => "Gaffe",
        Phrase::WasBest => "Il fallait jouer {move}.",
        Phrase::ThinkingTimeAnd => "Temps de réflexion et",
        Phrase::MaterialInTitle => "matériel",
        Phrase::AutoPlay => "Lecture",
        Phrase::StopAutoPlay => "Arrêter",
        Phrase::NoGames => "0 partie",
        Phrase::Counting => "comptage…",
        Phrase::Games => "Parties",
        Phrase::MoveOf => "coup {number} sur {count}",
        Phrase::Draws => "nulles",
        Phrase::Moves => "Coups",
        Phrase::Result => "Score",
        Phrase::Clock => "Cadence",
        Phrase::MovePlayed => "Coup",
        Phrase::LastPlayed => "Dernier",
        Phrase::AllMoves => "Toutes",
        Phrase::EndedHere => "Fin",
        Phrase::GamesHere => "Parties avec cette position",
        Phrase::OldestFirst => "anciennes d’abord",
        Phrase::SoughtExact => "Exacte",
        Phrase::SoughtPawns => "Pions",
        Phrase::SoughtMaterial => "Matériel",
        Phrase::AboutExact => "Cette position, quel que soit l’ordre des coups.",
        Phrase::AboutPawns => "Les pions ainsi placés, les pièces n’importe où.",
        Phrase::AboutMaterial => "Ce matériel, pendant au moins quatre demi-coups.",
        Phrase::SideToMove => "Trait",
        Phrase::SideToMoveAtFirst => "Trait au début",
        Phrase::EitherSide => "Les deux",
        Phrase::AlsoExchanged => "Aussi avec couleurs inversées",
        Phrase::ThisPosition => "Cette position\u{202f}: {games}",
        Phrase::ThisStructure => "Cette structure de pions\u{202f}: {games}",
        Phrase::ThisMaterial => "Ce matériel\u{202f}: {games}",
        Phrase::SomeExchanged => "{text}, {count} avec couleurs inversées",
        Phrase::GamesWithResult => "{games} avec résultat",
        Phrase::SearchedGames => "examinées\u{202f}: {games}",
        Phrase::SearchedOfList => "examinées\u{202f}: {games} de la liste",
        Phrase::ResultsExchanged => {
            "Quand les couleurs sont inversées, les résultats le sont aussi."
        }
        Phrase::StoodFor => "En moyenne {moves}, le plus souvent du coup {from} au coup {to}.",
        Phrase::MoreOpenings => "Autres ouvertures\u{202f}: {count}",
        Phrase::WhereFrom => "Ouvertures d’origine",
        Phrase::ItStood => "Durée",
        Phrase::MovesFromTo => "coups {from}–{to}",
        Phrase::PositionTab => "Position",
        Phrase::Openings => "Ouvertures",
        Phrase::OtherFile => "Ouvrir…",
        Phrase::IsBeingRead => {
            "Lecture de «\u{202f}{source}\u{202f}»\u{202f}: {part}. Les chiffres augmentent encore."
        }
        Phrase::NobodyPlayed => "Jamais joué dans «\u{202f}{source}\u{202f}».",
        Phrase::NobodyElsePlayed => "Joué dans aucune autre partie de «\u{202f}{source}\u{202f}».",
        Phrase::PlayedBefore => "Avant cela, après {move}\u{202f}: {games}",
        Phrase::YouTwo => "Vous deux\u{202f}: {games}, {score}",
        Phrase::Trash => "Corbeille",
        Phrase::TheTrash => "la corbeille",
        Phrase::ThePastedText => "Texte collé",
        Phrase::Motto => "Les échecs à deux, à la même table",
        Phrase::LastUnreadable => "last.txt est illisible",
        Phrase::PgnPlace => "Ligne {line}, colonne {column}\u{202f}: {reason}",
        Phrase::NotGames(NoGames::Compressed) => {
            "le fichier est compressé\u{202f}; décompressez-le d’abord"
        }
        Phrase::NotGames(NoGames::Positions) => "c’est une liste de positions, pas de parties",
        Phrase::NotAFile => "ce n’est pas un fichier",
        Phrase::NoGameInIt => "il ne contient pas de partie",
        Phrase::NoGameAtStart => "ses 16 premiers Mo ne contiennent pas de partie",
        Phrase::FirstGameTooLong => {
            "sa première partie est plus longue qu’aucune partie ne peut l’être"
        }
        Phrase::NoTextToPaste => "le presse-papiers ne contient pas de texte",
        Phrase::NoClipboard => "le système n’a pas de presse-papiers",
        Phrase::ClipboardInUse => "un autre programme utilise le presse-papiers\u{202f}; réessayez",
        Phrase::ClipboardDamaged => "le texte du presse-papiers est endommagé",
        Phrase::StageIsEmpty => "une période est vide",
        Phrase::NotMinutes => {
            "«\u{202f}{entry}\u{202f}» n’est pas un temps en minutes, jusqu’à 10 heures"
        }
        Phrase::RecentGames => "Parties récentes",
        Phrase::NoRecentGames => "Vos parties apparaîtront ici.",
        Phrase::PlayAtOnce => "Jouer tout de suite, mêmes joueurs",
        Phrase::ColorsChanged => "couleurs échangées",
        Phrase::BoardFixed => "échiquier fixe",
        Phrase::BoardTurning => "échiquier tournant",
        Phrase::BoardFaceToFace => "face à face",
        Phrase::UnfinishedKept => "la partie inachevée est gardée",
        Phrase::MatchEnds => "le match s’arrête alors",
        Phrase::TimesLeft => "reste {white} – {black}",
        Phrase::TimesUsed => "{white} – {black}",
        Phrase::SavedToday => "enregistrée à {time}",
        Phrase::SavedYesterday => "enregistrée hier à {time}",
        Phrase::SavedOn => "enregistrée le {day}",
        Phrase::Today => "Aujourd’hui",
        Phrase::TodayAt => "Aujourd’hui {time}",
        Phrase::Yesterday => "Hier",
        Phrase::Deleted => "Supprimée",
        Phrase::Played => "Jouée",
        Phrase::FromFile => "de {file}",
        Phrase::TrashTitle => "À propos de la corbeille",
        Phrase::TrashStays => {
            "Les parties supprimées restent ici jusqu’à ce que la corbeille soit vidée, même après la fermeture de Deskmate."
        }
        Phrase::TrashRestores => {
            "Une partie restaurée retourne dans son fichier, avec ses variantes, ses commentaires et son analyse."
        }
        Phrase::DayOfMonth => "{day} {month}",
        Phrase::DayOfYear => "{day} {month} {year}",
        Phrase::Threat => "Menace",
        Phrase::MonthOfYear => "{month} {year}",
        Phrase::PlayedBy(Color::White) => "{player} avec les Blancs",
        Phrase::PlayedBy(Color::Black) => "{player} avec les Noirs",
        Phrase::WithColon => "{text}\u{202f}: {rest}",
        Phrase::Player => "Joueur",
        Phrase::MoveToPlay => "coup {number}, <player:trait aux Blancs/trait aux Noirs/à {player}>",
        Phrase::DrawByEightHalfMoves => "nulle par huit demi-coups",
        Phrase::Hourglass => "Sablier {time}",
        Phrase::Against => "{white} contre {black}",
        Phrase::ClockNotSet => "Pendule non réglée",
        Phrase::Bronstein => "{time} Bronstein",
        Phrase::DelayBeforeMove => "{time} délai",
        Phrase::MoveNumber => "coup {number}",
        Phrase::TapAfterMove => "Coup joué\u{202f}: touchez ici ou appuyez sur",
        Phrase::TapToBegin => "Touchez ici pour lancer l’autre pendule",
        Phrase::WhiteBegins => "Les Blancs commencent quand les Noirs touchent",
        Phrase::TimeIsOver => "Temps écoulé",
        Phrase::SecondsAMove => "{seconds}\u{202f}s par coup",
        Phrase::SecondsBack => "jusqu’à {seconds}\u{202f}s rendues",
        Phrase::DelayOf => "délai {seconds}\u{202f}s",
        Phrase::DelayLeft => "délai {time}",
        Phrase::AskStartAgain => "Recommencer\u{202f}?",
        Phrase::AboutStartingAgain => "Les temps de départ sont rétablis.",
        Phrase::AskCloseClock => "La pendule tourne. La fermer\u{202f}?",
        Phrase::AboutClosingClock => "Elle s’arrête et pourra repartir plus tard.",
        Phrase::Sound => "Son",
        Phrase::SoundOff => "Son coupé",
        Phrase::Page => "Page {number} sur {count}",
        Phrase::Practice => "Exercices",
        Phrase::LearnFromMistakes => "Apprendre de ses erreurs",
        Phrase::FindBetter => "{player}, trouvez mieux que",
        Phrase::ChancesFell => "Vos chances sont tombées de {before} à {after}.",
        Phrase::RightMove => "Exact, {player}.",
        Phrase::SolutionShown => "La solution",
        Phrase::KeepsChances => "Vos chances restent à {percent}.",
        Phrase::TriedSoFar => "Essais",
        Phrase::HowItGoesOn => "La suite",
        Phrase::RefutedBy => "réfuté par {move}",
        Phrase::HintPiece => "Jouez la pièce qui est en {square}.",
        Phrase::HintTarget => "Regardez la case {square}.",
        Phrase::BestLine => "Le meilleur coup",
        Phrase::AlsoGood => "Bon également",
        Phrase::AfterMovePlayed => "Après le coup joué",
        Phrase::GoodToo => "Bon coup, mais il y a mieux.",
        Phrase::AnyGoodMove => "Jouez une pièce. Tout coup à peu près aussi bon est accepté.",
        Phrase::SeriesDone => "Résolus\u{202f}: {solved} sur {count}",
        Phrase::NotAsked => {
            "Erreurs non posées\u{202f}: {count}. Plus de trois coups y sont bons, ou aucun n’est nettement le meilleur."
        }
        Phrase::WayToExercises => {
            "Ouvrez une partie, analysez-la avec {analyse}, puis travaillez ses erreurs avec {practise}."
        }
        Phrase::LooksForExercises => "Recherche d’exercices. Erreurs à examiner\u{202f}: {count}",
        Phrase::ExercisesDue => "Exercices à faire\u{202f}: {count}",
        Phrase::Solved => "Résolus",
        Phrase::PracticeOverAll => "Exercices de toutes les parties",
        Phrase::Tomorrow => "Demain",
        Phrase::Later => "Plus tard",
        Phrase::NewExercises => "Nouveaux exercices",
        Phrase::BeginWith => "Commencer\u{202f}: {player}",
        Phrase::WhenItComesBack => "Un exercice trouvé d’emblée revient après {days} jours.",
        Phrase::AsGood => "{move} est aussi bon.",
        Phrase::DoesNotComeBack => "Ne revient pas",
        Phrase::OtherReturns => "Trouvé d’emblée\u{202f}: {later}. Solution vue\u{202f}: {soon}.",
        Phrase::StillToSolve => "Reste à résoudre\u{202f}: {players}",
        Phrase::PlaceOf => "{number} sur {count}",
        Phrase::NotGoodEnough => "Ce n’est pas assez bon.",
        Phrase::PlaceSoFar => "{number} sur {count} pour l’instant",
        Phrase::AnalysedGames => {
            "Les exercices viennent des erreurs des parties analysées\u{202f}: {analysed} sur {count} pour l’instant."
        }
        Phrase::WithoutExercises => "Pas encore d’exercices\u{202f}: {players}",
        Phrase::NoFiles => "Rien ici.",
        Phrase::HintGiven => "Indice",
    }
}

pub fn months() -> [Text; 12] {
    [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
    ]
}
