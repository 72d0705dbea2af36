import type { InLanguages } from "./languages.js";

/** A screen of the client that the browser tests keep pictures of: what they call it, and what it shows. */
export interface PicturedScreen {
  readonly picture: string;
  readonly title: InLanguages;
}

/** How wide the pictures of a screen are, from a phone to a large desk. */
export const widths = [360, 768, 1280, 1920] as const;

const screen = (picture: string, en: string, it: string, fr: string): PicturedScreen => ({
  picture,
  title: { en, it, fr },
});

export const screens: readonly PicturedScreen[] = [
  screen(
    "home",
    "Home: play now, invite friends, learn; below, one's own tables",
    "Inizio: giocare subito, invitare amici, imparare; sotto, i propri tavoli",
    "Accueil : jouer tout de suite, inviter des amis, apprendre ; dessous, ses tables",
  ),
  screen(
    "new-table",
    "A new table: game, quest, seats, house rules, dice",
    "Un nuovo tavolo: gioco, avventura, posti, regole della casa, dadi",
    "Une nouvelle table : jeu, quête, places, règles de la maison, dés",
  ),
  screen("join", "A link into a seat", "Un link per un posto", "Un lien vers une place"),
  screen(
    "tutorials",
    "Learn: a played lesson for each game",
    "Impara: una lezione giocata per ogni gioco",
    "Apprendre : une leçon jouée pour chaque jeu",
  ),
  screen("lesson", "A lesson of HeroQuest", "Una lezione di HeroQuest", "Une leçon de HeroQuest"),
  screen("table", "A table of HeroQuest", "Un tavolo di HeroQuest", "Une table de HeroQuest"),
  screen(
    "heroquest-walk",
    "HeroQuest: where a hero can walk to",
    "HeroQuest: fin dove può andare un eroe",
    "HeroQuest : jusqu’où peut aller un héros",
  ),
  screen("heroquest-blow", "HeroQuest: dice against dice", "HeroQuest: dadi contro dadi", "HeroQuest : dés contre dés"),
  screen(
    "heroquest-wizard",
    "HeroQuest: the Evil Wizard's secret map",
    "HeroQuest: la mappa segreta dello Stregone Malvagio",
    "HeroQuest : la carte secrète du Sorcier Maléfique",
  ),
  screen(
    "market",
    "HeroQuest: the market between two quests",
    "HeroQuest: il mercato fra due avventure",
    "HeroQuest : le marché entre deux quêtes",
  ),
  screen(
    "campaign",
    "A campaign: the party and its chronicle",
    "Una campagna: la compagnia e la sua cronaca",
    "Une campagne : la compagnie et sa chronique",
  ),
  screen(
    "souls-choose-hero",
    "Sword & Sorcery: the choice of heroes",
    "Sword & Sorcery: la scelta degli eroi",
    "Sword & Sorcery : le choix des héros",
  ),
  screen(
    "souls-outfit",
    "Sword & Sorcery: what a hero takes along",
    "Sword & Sorcery: che cosa porta con sé un eroe",
    "Sword & Sorcery : ce qu’un héros emporte",
  ),
  screen(
    "souls-hero-turn",
    "Sword & Sorcery: a hero's turn",
    "Sword & Sorcery: il turno di un eroe",
    "Sword & Sorcery : le tour d’un héros",
  ),
  screen(
    "souls-pay-effect",
    "Sword & Sorcery: results of dice as coins",
    "Sword & Sorcery: i risultati dei dadi come monete",
    "Sword & Sorcery : les résultats des dés comme des pièces",
  ),
  screen(
    "souls-next-hero",
    "Sword & Sorcery: who is next",
    "Sword & Sorcery: a chi tocca",
    "Sword & Sorcery : à qui le tour",
  ),
  screen(
    "rings-deck",
    "The card game: the choice of a deck",
    "Il gioco di carte: la scelta del mazzo",
    "Le jeu de cartes : le choix d’un deck",
  ),
  screen(
    "rings-plan",
    "The card game: planning",
    "Il gioco di carte: la pianificazione",
    "Le jeu de cartes : la planification",
  ),
  screen(
    "rings-commit",
    "The card game: who goes on the quest",
    "Il gioco di carte: chi parte in missione",
    "Le jeu de cartes : qui part en quête",
  ),
  screen("rings-travel", "The card game: travel", "Il gioco di carte: il viaggio", "Le jeu de cartes : le voyage"),
  screen(
    "rings-engage",
    "The card game: encounters",
    "Il gioco di carte: gli incontri",
    "Le jeu de cartes : les rencontres",
  ),
  screen(
    "rings-defender",
    "The card game: who defends",
    "Il gioco di carte: chi difende",
    "Le jeu de cartes : qui défend",
  ),
  screen(
    "rings-won",
    "The card game: a quest is completed",
    "Il gioco di carte: una missione compiuta",
    "Le jeu de cartes : une quête accomplie",
  ),
  screen(
    "azeroth-city",
    "The adventure game: the first city",
    "Il gioco d’avventura: la prima città",
    "Le jeu d’aventure : la première ville",
  ),
  screen(
    "azeroth-character",
    "The adventure game: the choice of characters",
    "Il gioco d’avventura: la scelta dei personaggi",
    "Le jeu d’aventure : le choix des personnages",
  ),
  screen(
    "azeroth-movement",
    "The adventure game: the map",
    "Il gioco d’avventura: la mappa",
    "Le jeu d’aventure : la carte",
  ),
  screen(
    "azeroth-challenge",
    "The adventure game: before a fight",
    "Il gioco d’avventura: prima di un combattimento",
    "Le jeu d’aventure : avant un combat",
  ),
  screen(
    "azeroth-combat",
    "The adventure game: a fight",
    "Il gioco d’avventura: un combattimento",
    "Le jeu d’aventure : un combat",
  ),
  screen(
    "azeroth-maintenance",
    "The adventure game: the end of a turn",
    "Il gioco d’avventura: la fine di un turno",
    "Le jeu d’aventure : la fin d’un tour",
  ),
  screen(
    "azeroth-attack",
    "The adventure game: an attack on a player",
    "Il gioco d’avventura: l’attacco a un giocatore",
    "Le jeu d’aventure : une attaque contre un joueur",
  ),
  screen(
    "companion",
    "The companion: dice of a real board are entered",
    "Il compagno: si inseriscono i dadi di un tabellone vero",
    "Le compagnon : on saisit les dés d’un vrai plateau",
  ),
  screen("menu", "The table's menu", "Il menu del tavolo", "Le menu de la table"),
  screen(
    "past",
    "A moment of the past, by a tap on the log",
    "Un momento del passato, con un tocco sul diario",
    "Un moment du passé, en touchant le journal",
  ),
  screen(
    "ended",
    "The end of a quest, in numbers",
    "La fine di un’avventura, in numeri",
    "La fin d’une quête, en chiffres",
  ),
  screen(
    "statistics",
    "Throws against their expectation",
    "I lanci e quello che c’era da aspettarsi",
    "Les jets et ce qu’il fallait en attendre",
  ),
  screen("replay", "A replay", "Una registrazione", "Un enregistrement"),
  screen("rules", "The rulebook, rule by rule", "Il regolamento, regola per regola", "Le livret, règle par règle"),
  screen("decks", "Decks of one's own", "I propri mazzi", "Ses propres decks"),
  screen("deck", "The deck editor", "L’editor dei mazzi", "L’éditeur de decks"),
  screen(
    "editor",
    "The quest editor: where to begin",
    "L’editor di avventure: da dove cominciare",
    "L’éditeur d’aventures : par où commencer",
  ),
  screen(
    "quest",
    "The quest editor: a quest",
    "L’editor di avventure: un’avventura",
    "L’éditeur d’aventures : une aventure",
  ),
  screen(
    "souls-quest",
    "The quest editor: a Quest of Immortal Souls",
    "L’editor di avventure: una Quest di Immortal Souls",
    "L’éditeur d’aventures : une quête d’Immortal Souls",
  ),
  screen("shared-quest", "A link to a quest", "Un link per un’avventura", "Un lien vers une aventure"),
  screen("lab", "The lab", "Il laboratorio", "Le labo"),
  screen("settings", "Settings", "Impostazioni", "Réglages"),
  screen(
    "figures",
    "Figures of one's own box, corrected",
    "Le cifre della propria scatola, corrette",
    "Les chiffres de sa propre boîte, corrigés",
  ),
  screen("admin", "How the house is doing", "Come sta la casa", "Comment va la maison"),
  screen("quay", "Lantern Quay", "Il molo delle lanterne", "Le quai aux lanternes"),
  screen("lost", "A table that isn't there", "Un tavolo che non c’è", "Une table qui n’existe pas"),
];
