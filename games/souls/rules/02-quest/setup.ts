import { copy, objectArray, type Seat } from "@tavolata/kernel";
import { newDeck } from "@tavolata/kit";
import type { Quest } from "../../content/types.js";
import { customQuest } from "../../custom-quest/option.js";
import type { SoulsOptions } from "../../options.js";
import { ownBook, type Played, questOf } from "../../queries/quest/books.js";
import { type Campaign, newCampaign } from "../../state/campaign.js";
import type { Hero, Souls } from "../../state.js";
import { newTurn } from "../04-round/battle.js";

/** The table before anything happened. */
export function setUp(book: string, options: SoulsOptions, seated: readonly Seat[]): Souls {
  const own = customQuest.textIn(options);
  const played = own === undefined ? { book, quest: options.quest } : ownBook(own);
  const { soulrank } = questOf(played);
  const heroes = Object.fromEntries(seated.map((seat) => [seat, newHero(seat, soulrank)]));
  return tableFor(played, heroes, seated[0]!, options.campaign ? newCampaign() : null);
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
    inventory: objectArray(),
    powers: objectArray(),
    keys: objectArray(),
  };
}

/** SS-4.4-a: what ends a Quest, as far as everybody knows it. */
function openGoalsOf({ victory, failure }: Quest): string[] {
  return [...victory, ...failure].filter(({ open }) => open).map(({ id }) => id);
}

/** The table of a Quest before anything lies on it: these heroes, and nothing else. */
export function tableFor(played: Played, heroes: Record<Seat, Hero>, active: Seat, campaign: Campaign | null): Souls {
  const table = tableWith(played, heroes, active, campaign);
  return played.own === undefined ? table : { ...played, ...table };
}

/**
 * Field by field: a table that is begun with `...played` gets a shape of its own inside Node.js in every match, and everything that reads it
 * must be made fast again and again.
 */
function tableWith(played: Played, heroes: Record<Seat, Hero>, active: Seat, campaign: Campaign | null): Souls {
  const quest = questOf(played);
  return {
    book: played.book,
    quest: played.quest,
    tiles: copy(quest.tiles),
    goals: openGoalsOf(quest),
    act: quest.act,
    round: 0,
    phase: "setup",
    active,
    soulPoints: 0,
    heroes,
    figures: objectArray(),
    enemies: objectArray(),
    doors: {},
    chests: {},
    searches: {},
    stories: {},
    waypoints: {},
    ground: {},
    fires: {},
    shadows: {},
    shadowNumbers: {},
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
      event: { draw: objectArray(), faceUp: objectArray(), discard: objectArray(), beside: "" },
    },
    stash: objectArray(),
    emporium: objectArray(),
    soulWeapons: objectArray(),
    visit: { shop: false, present: objectArray(), dealing: objectArray(), deals: 0, bets: objectArray() },
    removed: objectArray(),
    turn: newTurn("none"),
    tokens: objectArray(),
    lasting: objectArray(),
    items: {},
    attacks: objectArray(),
    encounter: { card: "", waiting: objectArray(), special: false },
    activation: { enemy: "", line: -1, victim: "", engaged: "" },
    nightOrDay: objectArray(),
    menace: { hero: "", level: 0 },
    usedInRound: objectArray(),
    usedInQuest: objectArray(),
    notes: objectArray(),
    ended: null,
    campaign,
  };
}
