/** A screen of the client that the browser tests keep pictures of: what they call it, and what it shows. */
export interface Screen {
  readonly picture: string;
  readonly title: string;
}

/** How wide the pictures of a screen are, from a phone to a large desk. */
export const widths = [360, 768, 1280, 1920] as const;

const screen = (picture: string, title: string): Screen => ({ picture, title });

export const screens: readonly Screen[] = [
  screen("home", "Home: play now, invite friends, learn; below, one's own tables"),
  screen("new-table", "A new table: game, quest, seats, house rules, dice"),
  screen("join", "A link into a seat"),
  screen("tutorials", "Learn: a played lesson for each game"),
  screen("lesson", "A lesson of HeroQuest"),
  screen("table", "A table of HeroQuest"),
  screen("heroquest-walk", "HeroQuest: where a hero can walk to"),
  screen("heroquest-blow", "HeroQuest: dice against dice"),
  screen("heroquest-wizard", "HeroQuest: the Evil Wizard's secret map"),
  screen("market", "HeroQuest: the market between two quests"),
  screen("campaign", "A campaign: the party and its chronicle"),
  screen("souls-choose-hero", "Sword & Sorcery: the choice of heroes"),
  screen("souls-outfit", "Sword & Sorcery: what a hero takes along"),
  screen("souls-hero-turn", "Sword & Sorcery: a hero's turn"),
  screen("souls-pay-effect", "Sword & Sorcery: results of dice as coins"),
  screen("souls-next-hero", "Sword & Sorcery: who is next"),
  screen("rings-deck", "The card game: the choice of a deck"),
  screen("rings-plan", "The card game: planning"),
  screen("rings-commit", "The card game: who goes on the quest"),
  screen("rings-travel", "The card game: travel"),
  screen("rings-engage", "The card game: encounters"),
  screen("rings-defender", "The card game: who defends"),
  screen("rings-won", "The card game: a quest is completed"),
  screen("azeroth-city", "The adventure game: the first city"),
  screen("azeroth-character", "The adventure game: the choice of characters"),
  screen("azeroth-movement", "The adventure game: the map"),
  screen("azeroth-challenge", "The adventure game: before a fight"),
  screen("azeroth-combat", "The adventure game: a fight"),
  screen("azeroth-maintenance", "The adventure game: the end of a turn"),
  screen("azeroth-attack", "The adventure game: an attack on a player"),
  screen("menu", "The table's menu"),
  screen("past", "A moment of the past, by a tap on the log"),
  screen("ended", "The end of a quest, in numbers"),
  screen("statistics", "Throws against their expectation"),
  screen("replay", "A replay"),
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
