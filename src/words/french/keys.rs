//! What keys, buttons and menu lines do.

use super::forms::{help, label, settings_page};
use crate::words::texts::*;

pub fn key_name(key: Key) -> Text {
    match key {
        Key::Char(_) => "Espace",
        Key::Enter => "Entrée",
        Key::Escape => "Échap",
        Key::Tab => "Tab",
        Key::Backspace => "Retour arr.",
        Key::Delete => "Suppr",
        Key::Left => "←",
        Key::Right => "→",
        Key::Up => "↑",
        Key::Down => "↓",
        Key::Home => "Début",
        Key::End => "Fin",
        Key::PageUp => "Pg préc.",
        Key::PageDown => "Pg suiv.",
        Key::F1 => "F1",
        Key::F2 => "F2",
        Key::F5 => "F5",
        Key::F11 => "F11",
        Key::LeftShift => "Maj gauche",
        Key::RightShift => "Maj droite",
    }
}

pub fn modifier(modifier: Modifier) -> Text {
    match modifier {
        Modifier::Ctrl => "Ctrl",
        Modifier::Shift => "Maj",
        Modifier::Alt => "Alt",
    }
}

pub fn action(action: &Action) -> Text {
    match action {
        Action::Command(_, Command::Play(PlayCommand::Draw)) => "Proposer ou réclamer la nulle",
        Action::Command(_, Command::Play(PlayCommand::NextLevel)) => {
            "Niveau de la prochaine partie"
        }
        Action::Command(_, Command::Flip) => "Tourner l’échiquier",
        Action::Command(_, Command::Menu(MenuCommand::AllKeys)) => "Clavier et souris",
        Action::Command(_, Command::File(FileCommand::Save)) => "Enregistrer la partie",
        Action::Command(_, Command::Review(ReviewCommand::Comment)) => "Écrire un commentaire",
        Action::Command(context, command) => does(*context, command),
        Action::Both(pair) => both(*pair),
        Action::Close(EscTarget::Hand) => "Reposer la pièce",
        Action::Close(EscTarget::Question) => "Non",
        Action::Close(EscTarget::Past) => "Retour à la partie",
        Action::Close(EscTarget::Board) => "Quitter l’échiquier",
        Action::Close(EscTarget::Result) => "Fermer le résultat",
        Action::Draw(Ink::Green) => "Bouton droit\u{202f}: vert",
        Action::Draw(Ink::Red) => "Bouton droit\u{202f}: rouge",
        Action::Draw(Ink::Yellow) => "Bouton droit\u{202f}: jaune",
        Action::Draw(Ink::Blue) => "Bouton droit\u{202f}: bleu",
    }
}

fn both(pair: Pair) -> Text {
    match pair {
        Pair::Positions => "Coup précédent, suivant",
        Pair::Ends => "Première, dernière position",
        Pair::Answers => "Répondre oui, non",
        Pair::Takebacks => "Reprendre, rejouer le coup",
        Pair::Help => "Menaces, avertissements",
        Pair::Choices | Pair::Lines => "Ligne précédente, suivante",
        Pair::Annotated => "Annotation suivante, précédente",
        Pair::Paces => "Moins vite, plus vite",
        Pair::Mistakes => "Erreur suivante, précédente",
        Pair::Rows => "Ligne précédente, suivante",
        Pair::Pages => "Page précédente, suivante",
        Pair::RowEnds => "Première, dernière ligne",
        Pair::Tabs => "Onglets de la bibliothèque",
    }
}

pub fn key_group(group: KeyGroup) -> Text {
    match group {
        KeyGroup::Move => "Coups",
        KeyGroup::List => "Liste",
        KeyGroup::Position => "Position",
        KeyGroup::Form => "Formulaire",
        KeyGroup::Text => "Texte",
        KeyGroup::Write => "Annoter",
        KeyGroup::Files => "Fichiers",
        KeyGroup::Game => "Partie",
        KeyGroup::Clock => "Pendule",
        KeyGroup::Analysis => "Analyse",
        KeyGroup::Window => "Écrans",
        KeyGroup::View => "Affichage",
    }
}

pub fn gesture(gesture: Gesture) -> Text {
    match gesture {
        Gesture::DragPiece => "Faire glisser une pièce",
        Gesture::ClickPiece => "Clic sur la pièce, puis la case",
        Gesture::ShowMoves => "Appui long\u{202f}: ses coups",
        Gesture::Arrow => "Glisser\u{202f}: une flèche",
        Gesture::Circle => "Clic\u{202f}: un cercle",
        Gesture::Colors => "Maj\u{202f}: rouge, Ctrl ou Alt\u{202f}: bleu",
        Gesture::WheelSteps => "Molette\u{202f}: reculer, avancer",
        Gesture::WheelScrolls => "Molette\u{202f}: faire défiler",
    }
}

pub fn does(context: Context, command: &Command) -> Text {
    match command {
        Command::Start(command) => start(context, *command),
        Command::Board(command) => board(context, *command),
        Command::Play(command) => play(*command),
        Command::Clock(command) => clock(*command),
        Command::Review(command) => review(*command),
        Command::Players(command) => players(context, *command),
        Command::Practice(command) => practice(*command),
        Command::Position(command) => position(*command),
        Command::Library(command) => library(context, *command),
        Command::Source(command) => source(*command),
        Command::Choose(command) => choose(*command),
        Command::Editor(command) => editor(*command),
        Command::Form(command) => form(context, command),
        Command::Menu(MenuCommand::AllKeys) => "Toutes les touches",
        Command::Menu(MenuCommand::ScrollKeys(Step::First)) => "Première ligne",
        Command::Menu(MenuCommand::ScrollKeys(Step::Last)) => "Dernière ligne",
        Command::Menu(
            MenuCommand::ChooseLine(_)
            | MenuCommand::RunLine
            | MenuCommand::ScrollKeys(_)
            | MenuCommand::TurnKeys(_)
            | MenuCommand::PressKey(_),
        ) => "",
        Command::Menu(MenuCommand::Open | MenuCommand::OpenFor(_)) => "Menu",
        Command::Settings(SettingsCommand::Show) => "Réglages",
        Command::Settings(SettingsCommand::Page(page)) => settings_page(*page),
        Command::Settings(SettingsCommand::Find) => "Chercher un réglage",
        Command::Settings(SettingsCommand::UndoReset) => "Annuler la réinitialisation",
        Command::Settings(SettingsCommand::ResetPage) => "Réinitialiser",
        Command::Settings(SettingsCommand::FindEngines) => "Rechercher des moteurs",
        Command::Settings(SettingsCommand::ToggleSound) => "Couper ou activer le son",
        Command::Settings(SettingsCommand::FullScreen) => "Plein écran",
        Command::Settings(SettingsCommand::Languages) => "Langue",
        Command::Settings(SettingsCommand::Engines) => "Moteur et temps",
        Command::Settings(SettingsCommand::UseEngine) => "Analyser avec le moteur trouvé",
        Command::Settings(SettingsCommand::AddEngine) => "Ajouter un moteur",
        Command::Settings(SettingsCommand::TryEngine) => "Essayer le moteur",
        Command::Settings(SettingsCommand::RemoveEngine) => "Retirer le moteur",
        Command::Settings(SettingsCommand::ChooseEngine) => "Choisir le fichier du moteur",
        Command::Settings(SettingsCommand::CopyFolder) => "Copier le chemin du dossier",
        Command::File(command) => file(context, command),
        Command::Flip => "Tourner",
        Command::Escape => escape(context),
        Command::Settings(SettingsCommand::Hear(_) | SettingsCommand::AnswerRemoval(_))
        | Command::WindowFocus(_)
        | Command::DesktopIsLight(_) => "",
        Command::Quit => "Quitter",
        Command::MoveLetter { .. } | Command::ScrollTo(_) | Command::Tick | Command::Reply(_) => "",
    }
}

fn escape(context: Context) -> Text {
    match context {
        Context::Anywhere => "Menu",
        Context::Clock | Context::Review | Context::Keys => "Fermer",
        Context::CommentLine => "Abandonner le commentaire",
        Context::MoveLine => "Fermer la ligne",
        Context::SearchLine => "Quitter la recherche",
        _ => "Retour",
    }
}

fn clock(command: ClockCommand) -> Text {
    match command {
        ClockCommand::Open => "Pendule",
        ClockCommand::Press(_) | ClockCommand::Answer(_) => "",
        ClockCommand::PressAt(ClockSide::First) => "Première pendule\u{202f}: fin du coup",
        ClockCommand::PressAt(ClockSide::Second) => "Seconde pendule\u{202f}: fin du coup",
        ClockCommand::PressMover => "Fin du coup",
        ClockCommand::Pause => "Pause",
        ClockCommand::SetTimes => "Régler",
        ClockCommand::ChangeSides => "Changer de côté",
        ClockCommand::StartAgain => "Recommencer",
    }
}

fn start(context: Context, command: StartCommand) -> Text {
    match (command, context) {
        (StartCommand::NewGame, Context::Start) => "Nouvelle partie",
        (StartCommand::NewGame, _) => "Nouvelle partie",
        (StartCommand::Rematch, _) => "Revanche",
        (StartCommand::Continue, _) => "Continuer la partie",
        (StartCommand::LoadLast, Context::Start) => "Revoir la dernière partie",
        (StartCommand::LoadLast, _) => "Revoir",
        (StartCommand::Openings, _) => "Ouvertures\u{202f}: déjà joué\u{202f}?",
        (StartCommand::Recent(_) | StartCommand::Quick(_), _) => "",
        (StartCommand::SetUp, _) => "Créer une position",
        (StartCommand::Library, _) => "Bibliothèque",
        (StartCommand::Leave, _) => "Accueil",
        (StartCommand::Focus(Step::Back), _) => "Ligne précédente",
        (StartCommand::Focus(_), _) => "Ligne suivante",
        (StartCommand::RunFocused, _) => "Choisir",
    }
}

fn board(context: Context, command: BoardCommand) -> Text {
    use BoardCommand::*;
    match command {
        Promote(_) => "Promouvoir le pion",
        TypeMove => "Saisir un coup",
        Complete(Step::Back) => "Proposition précédente",
        Complete(_) => "Compléter le coup",
        Focus if matches!(context, Context::MoveEntry | Context::Review) => {
            "Jouer au clavier sur l’échiquier"
        }
        Focus => "Quitter l’échiquier",
        Point(_) => "Déplacer le curseur",
        UsePointed => "Prendre ou poser une pièce",
        Show(Step::First) => "Première position",
        Show(Step::Back) => "Coup précédent",
        Show(Step::Forward) => "Coup suivant",
        Show(Step::Last) => "Dernière position",
        Show(Step::To(_)) | Press(_) | Release(_) | Lift(_) | Drop(_) | PutBack | PlayTyped
        | Peek(_) | BeginMark(..) | EndMark(_) => "",
    }
}

fn play(command: PlayCommand) -> Text {
    match command {
        PlayCommand::Draw => "Nulle",
        PlayCommand::Resign | PlayCommand::ResignAs(_) => "Abandon",
        PlayCommand::Answer(true) => "Oui",
        PlayCommand::Answer(false) => "Non",
        PlayCommand::TakeBack => "Reprendre",
        PlayCommand::Replay => "Rejouer le coup",
        PlayCommand::Pause => "Pause ou reprise",
        PlayCommand::GiveTime => "Donner du temps à l’adversaire",
        PlayCommand::ExchangeSides => "Échanger les camps avec Deskmate",
        PlayCommand::Hint => "Indice",
        PlayCommand::Help(kind) => help(kind),
        PlayCommand::NextLevel => "Niveau",
        PlayCommand::ShowResult => "Montrer le résultat",
        PlayCommand::CloseResult => "Fermer le résultat",
        PlayCommand::PlaceResult(_) => "Déplacer le résultat",
    }
}

fn review(command: ReviewCommand) -> Text {
    use ReviewCommand::*;
    match command {
        PreviousLine => "Ligne précédente",
        NextLine => "Ligne suivante",
        NextAnnotated => "Annotation suivante",
        PreviousAnnotated => "Annotation précédente",
        FoldAll => "Déplier ou replier tout",
        Comment => "Commenter",
        Nag(NagKind::Good) => "Bon\u{202f}: ! !! !?",
        Nag(NagKind::Bad) => "Mauvais\u{202f}: ? ?? ?!",
        Nag(NagKind::Position) => "Évaluation\u{202f}: = ∞ ± …",
        ClearNags => "Effacer les signes",
        DeleteFrom => "Supprimer à partir d’ici",
        DeleteLine => "Supprimer la variante",
        Promote => "Promouvoir la variante",
        Undo => "Annuler",
        Redo => "Rétablir",
        AutoPlay => "Lecture ou arrêt",
        Paces => "Vitesse de lecture",
        SetPace(ReviewPace::Fast) => "Rapide",
        SetPace(ReviewPace::Steady) => "Régulier",
        SetPace(ReviewPace::Slow) => "Lent",
        SetPace(ReviewPace::AsPlayed) => "Comme dans la partie",
        Faster => "Plus vite",
        Slower => "Moins vite",
        OtherChart => "L’autre graphique",
        PlayOn => "Jouer à partir d’ici",
        EditTags => "Détails de la partie",
        Picture => "Enregistrer une image",
        Analyse => label(Label::AnalysePosition),
        Threat => "Montrer la menace",
        AnalyseGame => "Analyser la partie",
        NextMistake => "Erreur suivante",
        PreviousMistake => "Erreur précédente",
        Openings(OpeningsCommand::PlayChosen) => "Jouer le coup",
        Openings(OpeningsCommand::UseChosen) => "Jouer le coup, ouvrir la partie",
        Openings(_) => "",
        Go(_)
        | Hover(_)
        | Press(_)
        | PointAtLine(_)
        | Menu(_)
        | Mark(_)
        | Fold(_)
        | FollowLine { .. } => "",
        Discard => "Quitter sans enregistrer",
    }
}

fn players(context: Context, command: PlayersCommand) -> Text {
    use PlayersCommand::*;
    match command {
        Search if context == Context::PlayerLine => "Quitter la recherche",
        Search => "Chercher un joueur",
        ShowGames => "Voir les parties",
        HeadToHead if context == Context::HeadToHead => "Autres joueurs",
        HeadToHead | OpenPair => "Face à face",
        Merge => "Fusionner",
        KeepApart => "Garder les deux",
        Learn => "Apprendre de ses erreurs",
        Rename => "Renommer, fusionner",
        StepSpan(Step::Back) => "Période plus courte",
        StepSpan(_) => "Période plus longue",
        Game(Step::Back) => "Partie précédente",
        Game(Step::Forward) => "Partie suivante",
        Game(Step::First) => "Première partie",
        Game(_) => "Dernière partie",
        PlayAgain => "Rejouer",
        Choose(_) | Turn(_) | Review | ChooseRow(_) | Against(_) | Span(_) | ReviewGame(_)
        | ShowWith(_) | ShowOpening(..) => "",
    }
}

fn practice(command: PracticeCommand) -> Text {
    use PracticeCommand::*;
    match command {
        Begin => "Commencer",
        Solution => "Solution",
        Skip => "Passer",
        Again => "Réessayer",
        Next => "Suivant",
        Drop => "Ne plus demander",
        OtherPlayer => "L’autre joueur",
        Keep => "Garder la suite",
        Review => "Analyse",
        OtherLine(Step::Back) => "Variante au-dessus",
        OtherLine(_) => "Variante au-dessous",
        Open | OfGame | Choose(_) | BeginRow(_) | Hint | ShowLine { .. } | Line(_) => "",
    }
}

fn position(command: PositionCommand) -> Text {
    use PositionCommand::*;
    match command {
        Open => "Position\u{202f}: déjà vue\u{202f}?",
        SetUp => "Placer les pièces",
        Review => "Revoir à partir d’ici",
        Initial | Group(_) | Option(_) | Switch | Row(_) | Page(_) | Back | Kind(_) | Turn(_)
        | Exchange | Play(_) | Click(_) | Earlier(_) | AllOpenings => "",
    }
}

fn source(command: SourceCommand) -> Text {
    use SourceCommand::*;
    match command {
        Turn(Step::Back) => "Liste précédente",
        Turn(_) => "Liste suivante",
        CloseShown => "Fermer la liste",
        Show(_) | Close(_) | OtherFile => "",
    }
}

fn library(context: Context, command: LibraryCommand) -> Text {
    use LibraryCommand::*;
    match command {
        Search if context == Context::SearchLine => "Quitter la recherche",
        Search => "Chercher",
        SortNth(_) => "Trier par colonne",
        Narrow(FilterCommand::Open) => "Filtrer les parties",
        Narrow(FilterCommand::ClearAll) => "Montrer toutes les parties",
        Narrow(_) => "",
        StepRow(Step::Back) => "Ligne précédente",
        StepRow(Step::Forward) => "Ligne suivante",
        StepRow(Step::First) => "Première ligne",
        StepRow(Step::Last) => "Dernière ligne",
        StepPage(Step::Back) => "Page précédente",
        StepPage(_) => "Page suivante",
        Continue => "Continuer",
        DeleteGame => "Mettre à la corbeille",
        UndoDelete => "Annuler la suppression",
        ShowTab(Tab::Games) => "Liste des parties",
        ShowTab(Tab::Players) => "Joueurs",
        ShowTab(Tab::Position) => "Recherche de position",
        ShowTab(Tab::Practice) => "Exercices",
        ShowTab(Tab::Trash) => "Corbeille",
        Restore => "Restaurer",
        RestoreAll => "Tout restaurer",
        Destroy => "Supprimer pour de bon",
        EmptyTrash => "Vider la corbeille",
        StepRow(Step::To(_)) | Show(_) | OpenGame | SortBy(_) | SortAsFound | ResumeGame(_)
        | SelectGame(_) | ClickGame(_) | Mark(_) | MarkTo(_) | Extend(_) => "",
        MarkAll => "Tout sélectionner",
    }
}

fn choose(command: ChooserCommand) -> Text {
    match command {
        ChooserCommand::FolderUp => "Dossier parent",
        ChooserCommand::ShowAll => "Tous les fichiers",
        ChooserCommand::SortBy(ChooserColumn::Name) => "Trier par nom",
        ChooserCommand::SortBy(ChooserColumn::Size) => "Trier par taille",
        ChooserCommand::SortBy(ChooserColumn::Changed) => "Trier par date",
        ChooserCommand::Group(_) => "Fichiers, emplacements, récents",
        ChooserCommand::Forget => "Retirer de la liste",
        ChooserCommand::Step(_)
        | ChooserCommand::Page(_)
        | ChooserCommand::Select(_)
        | ChooserCommand::Click(_)
        | ChooserCommand::Place(_)
        | ChooserCommand::Recent(_) => "",
    }
}

fn editor(command: EditorCommand) -> Text {
    use EditorCommand::*;
    match command {
        Step(_) => "Déplacer le curseur",
        Put(None) => "Enlever la pièce",
        Put(Some(piece)) => match piece.color() {
            Color::White => "Placer une pièce blanche",
            Color::Black => "Placer une pièce noire",
        },
        Use => "Utiliser l’outil",
        Empty => "Vider l’échiquier",
        Initial => "Position initiale",
        Analyse | Begin(_) | Over(_) | Lift(_) | Take(_) | Drop(_) | PutBack | Erase(_) => "",
    }
}

fn form(context: Context, command: &FormCommand) -> Text {
    match command {
        FormCommand::Focus(Step::Back) => "Champ précédent",
        FormCommand::Focus(_) => "Champ suivant",
        FormCommand::StepChoice(Step::Back) => "Option précédente",
        FormCommand::StepChoice(Step::First) => "Première option",
        FormCommand::StepChoice(Step::Last) => "Dernière option",
        FormCommand::StepChoice(_) => "Option suivante",
        FormCommand::Edit(_) => "Tout sélectionner",
        FormCommand::CopyText => "Copier le texte",
        FormCommand::CutText => "Couper le texte",
        FormCommand::CompletePath => "Compléter le chemin",
        FormCommand::Activate => "Appuyer ou choisir",
        FormCommand::Submit if context == Context::MoveLine => "Jouer le coup",
        FormCommand::Submit if context == Context::CommentLine => "Garder le commentaire",
        FormCommand::SwapPlayers => "Échanger les joueurs",
        FormCommand::RollNumber => "Tirer un numéro",
        FormCommand::AddStage(_) => "Ajouter une période",
        FormCommand::RemoveStage(..) => "Retirer une période",
        FormCommand::Submit => "Valider",
        FormCommand::Choose(..) | FormCommand::PlaceCaret { .. } => "",
    }
}

fn file(context: Context, command: &FileCommand) -> Text {
    match (command, context) {
        (FileCommand::OpenFile, _) => "Ouvrir un fichier",
        (FileCommand::Save, _) => "Enregistrer",
        (FileCommand::SaveAs, _) => "Enregistrer sous",
        (FileCommand::ExportGame, _) => "Exporter",
        (FileCommand::ExportAll, _) => "Exporter les parties trouvées",
        (FileCommand::CopyGame, _) => "Copier la partie",
        (FileCommand::CopyPosition, _) => "Copier la position",
        (FileCommand::Paste, Context::Text) => "Coller le texte",
        (FileCommand::Paste, Context::EditorBoard | Context::Position) => "Coller une position",
        (FileCommand::Paste, _) => "Coller une partie ou une FEN",
        (FileCommand::Open(_), _) => "",
    }
}
