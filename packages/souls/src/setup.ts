import type { Options, Seat } from "@tavolata/kernel";
import { newDeck } from "@tavolata/kit";
import { noTurn } from "./phases/battle.js";
import type { Souls } from "./state.js";
import { questNamed } from "./tables.js";

/** The table before anything happened. */
export function setUp(options: Options, seated: readonly Seat[]): Souls {
  const quest = String(options["quest"]);
  return {
    quest,
    act: questNamed(quest).act,
    round: 0,
    phase: "setup",
    active: seated[0]!,
    soulPoints: 0,
    heroes: Object.fromEntries(
      seated.map((seat) => [
        seat,
        {
          seat,
          figure: "",
          version: "",
          // SS-5.3.1-a.
          soulrank: questNamed(quest).soulrank,
          crowns: 0,
          ready: false,
          slots: { primary: "", secondary: "", armour: "", artefact: "" },
          inventory: [],
          powers: [],
          keys: [],
        },
      ]),
    ),
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
    visiting: false,
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
  };
}
