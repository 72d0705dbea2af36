import type { Options, Seat } from "@tavolata/kernel";
import { newDeck } from "@tavolata/kit";
import { type Campaign, newCampaign } from "./campaign/state.js";
import { noTurn } from "./phases/battle.js";
import type { Hero, Souls } from "./state.js";
import { questNamed } from "./tables.js";

/** The table before anything happened. */
export function setUp(options: Options, seated: readonly Seat[]): Souls {
  const quest = String(options["quest"]);
  const heroes = Object.fromEntries(seated.map((seat) => [seat, newHero(seat, questNamed(quest).soulrank)]));
  return tableFor(quest, heroes, seated[0]!, options["campaign"] === true ? newCampaign() : null);
}

/** SS-5.3.1-a: of the Soulrank that the Quest begins with: I in the first one. */
function newHero(seat: Seat, soulrank: number): Hero {
  return {
    seat,
    figure: "",
    version: "",
    soulrank,
    crowns: 0,
    ready: false,
    slots: { primary: "", secondary: "", armour: "", artefact: "" },
    inventory: [],
    powers: [],
    keys: [],
  };
}

/** The table of a Quest before anything lies on it: these heroes, and nothing else. */
export function tableFor(quest: string, heroes: Record<Seat, Hero>, active: Seat, campaign: Campaign | null): Souls {
  return {
    quest,
    act: questNamed(quest).act,
    round: 0,
    phase: "setup",
    active,
    soulPoints: 0,
    heroes,
    figures: [],
    enemies: [],
    doors: {},
    chests: {},
    searches: {},
    stories: {},
    waypoints: {},
    ground: {},
    fires: {},
    shadows: {},
    gates: {},
    altars: {},
    decks: {
      encounter: newDeck([]),
      enemy: newDeck([]),
      enemyPower: newDeck([]),
      trap: newDeck([]),
      treasure: newDeck([]),
      critical: newDeck([]),
      loot: newDeck([]),
      shadow: newDeck([]),
      event: { draw: [], faceUp: [], discard: [], beside: "" },
    },
    stash: [],
    emporium: [],
    soulWeapons: [],
    visit: { shop: false, present: [], dealing: [], deals: 0, bets: [] },
    removed: [],
    turn: { ...noTurn, done: [] },
    tokens: [],
    lasting: [],
    items: {},
    attacks: [],
    encounter: { card: "", waiting: [], special: false },
    activation: { enemy: "", line: -1, victim: "", engaged: "" },
    menace: { hero: "", level: 0 },
    usedInRound: [],
    usedInQuest: [],
    notes: [],
    ended: null,
    campaign,
  };
}
