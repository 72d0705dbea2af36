import type { NamedOption } from "@tavolata/kernel";
import type { IconShape } from "@tavolata/ui/controls/icon.js";
import { spells } from "../content/spells/index.js";
import type { Spell } from "../content/types.js";
import { archetypeOf } from "./figures/heroes.js";
import { elementIcon, figureIcon, icons, itemIcon } from "./icons.js";

/** HQ-3.8: the kinds of actions, in the order of the rulebook. */
export const deedGroups = ["move", "attack", "shoot", "cast", "search", "special", "end"] as const;
export type DeedGroup = (typeof deedGroups)[number];

/** The letter that opens a group. */
export const groupKeys: Readonly<Record<DeedGroup, string>> = {
  move: "m",
  attack: "a",
  shoot: "s",
  cast: "c",
  search: "f",
  special: "x",
  end: "e",
};

export const groupIcons: Readonly<Record<DeedGroup, IconShape>> = {
  move: icons.boot,
  attack: icons.swords,
  shoot: icons.crossbow,
  cast: icons.spellBook,
  search: icons.search,
  special: icons.potion,
  end: icons.hourglass,
};

const groups: Readonly<Record<string, DeedGroup>> = {
  move: "move",
  jump: "move",
  open: "move",
  attack: "attack",
  "attack-nobody": "attack",
  shoot: "shoot",
  cast: "cast",
  use: "cast",
  restore: "cast",
  search: "search",
  treasure: "search",
  pull: "search",
  disarm: "special",
  exchange: "special",
  take: "special",
  drink: "special",
  pour: "special",
  aim: "special",
  "detect-ambush": "special",
  dig: "special",
  steal: "special",
  save: "special",
  "at-will": "special",
  leave: "end",
  "give-up": "end",
  "end-turn": "end",
};

/** HQ-10.3: looking for magical traps is a special action. */
export function groupOf({ verb, target }: NamedOption): DeedGroup {
  return verb === "search" && target === "magical-traps" ? "special" : (groups[verb] ?? "special");
}

/** What is aimed at a figure with dice: its odds are shown first. */
export function isStrike({ verb }: Pick<NamedOption, "verb">): boolean {
  return verb === "attack" || verb === "shoot";
}

const verbIcons: Readonly<Record<string, IconShape>> = {
  move: icons.boot,
  step: icons.boot,
  stop: icons.hourglass,
  jump: icons.jump,
  open: icons.door,
  door: icons.door,
  attack: icons.swords,
  "attack-nobody": icons.dice,
  shoot: icons.crossbow,
  cast: icons.spellBook,
  restore: icons.spellBook,
  search: icons.search,
  treasure: icons.chest,
  pull: icons.lever,
  disarm: icons.trap,
  exchange: icons.trade,
  take: icons.knapsack,
  aim: icons.eye,
  "detect-ambush": icons.eye,
  dig: icons.dig,
  steal: icons.coins,
  leave: icons.exit,
  "give-up": icons.flag,
  "end-turn": icons.hourglass,
  "end-phase": icons.hourglass,
  buy: icons.coins,
  sell: icons.coins,
  pay: icons.brain,
};

const figureVerbs: readonly string[] = ["activate", "target", "victim", "companion", "figure", "taker", "bid"];

const itemVerbs: readonly string[] = ["drink", "pour", "use", "weapon", "give", "item", "at-will", "buy", "sell"];

const cards: Readonly<Record<string, Spell>> = spells;

export function optionIcon({ verb, target, using = target }: NamedOption): IconShape | undefined {
  const element = verb === "cast" ? cards[target]?.element : undefined;
  if (element) return elementIcon(element);
  if (verb === "hero") return figureIcon(target);
  if (figureVerbs.includes(verb)) return figureIcon(archetypeOf(target.replace(/-\d+$/, "")));
  if (itemVerbs.includes(verb) && using !== "") return itemIcon(using);
  return verbIcons[verb];
}
