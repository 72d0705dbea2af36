/** A screen of the client that the browser tests keep pictures of: what they call it, and what it shows. */
export interface Screen {
  readonly picture: string;
  readonly title: string;
  /** The same in the languages of documents that show it. */
  readonly it?: string;
  readonly fr?: string;
}

/** How wide the pictures of a screen are, from a phone to a large desk. */
export const widths = [360, 768, 1280, 1920] as const;

const screen = (picture: string, title: string, it?: string, fr?: string): Screen => ({
  picture,
  title,
  ...(it === undefined ? {} : { it }),
  ...(fr === undefined ? {} : { fr }),
});

export const screens: readonly Screen[] = [
  screen(
    "home",
    "Home: play now, invite friends, learn; below, one's own tables",
    "Home: giocare subito, invitare amici, imparare; sotto, i propri tavoli",
    "Accueil : jouer tout de suite, inviter des amis, apprendre ; dessous, ses tables",
  ),
  screen(
    "new-table",
    "A new table: game, quest, seats, house rules, dice",
    "Un nuovo tavolo: gioco, missione, posti, regole della casa, dadi",
    "Une nouvelle table : jeu, quête, places, règles maison, dés",
  ),
  screen("join", "A link into a seat"),
  screen("tutorials", "Learn: a played lesson for each game"),
  screen("lesson", "A lesson of HeroQuest"),
  screen("table", "A table of HeroQuest"),
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
    "HeroQuest: la mappa segreta dello Stregone del Male",
    "HeroQuest : la carte secrète du Sorcier du Mal",
  ),
  screen("market", "HeroQuest: the market between two quests"),
  screen("campaign", "A campaign: the party and its chronicle"),
  screen("souls-choose-hero", "Sword & Sorcery: the choice of heroes"),
  screen("souls-outfit", "Sword & Sorcery: what a hero takes along"),
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
  screen("souls-next-hero", "Sword & Sorcery: who is next"),
  screen("rings-deck", "The card game: the choice of a deck"),
  screen("rings-plan", "The card game: planning"),
  screen(
    "rings-commit",
    "The card game: who goes on the quest",
    "Il gioco di carte: chi parte in missione",
    "Le jeu de cartes : qui part en quête",
  ),
  screen("rings-travel", "The card game: travel"),
  screen("rings-engage", "The card game: encounters"),
  screen("rings-defender", "The card game: who defends"),
  screen("rings-won", "The card game: a quest is completed"),
  screen("azeroth-city", "The adventure game: the first city"),
  screen("azeroth-character", "The adventure game: the choice of characters"),
  screen("azeroth-movement", "The adventure game: the map"),
  screen(
    "azeroth-challenge",
    "The adventure game: before a fight",
    "Il gioco d’avventura: prima di un combattimento",
    "Le jeu d’aventure : avant un combat",
  ),
  screen("azeroth-combat", "The adventure game: a fight"),
  screen("azeroth-maintenance", "The adventure game: the end of a turn"),
  screen("azeroth-attack", "The adventure game: an attack on a player"),
  screen("menu", "The table's menu"),
  screen("past", "A moment of the past, by a tap on the log"),
  screen("ended", "The end of a quest, in numbers"),
  screen("statistics", "Throws against their expectation"),
  screen("replay", "A replay", "Una partita rivista", "Une partie revue"),
  screen("rules", "The rulebook, rule by rule"),
  screen("decks", "Decks of one's own"),
  screen("deck", "The deck editor"),
  screen("editor", "The quest editor: where to begin"),
  screen("quest", "The quest editor: a quest"),
  screen("lab", "The lab"),
  screen("settings", "Settings"),
  screen("figures", "Figures of one's own box, corrected"),
  screen("admin", "How the house is doing"),
  screen("quay", "Lantern Quay"),
  screen("lost", "A table that isn't there"),
];
