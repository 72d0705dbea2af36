import { colours, rankOf } from "./colours.js";
import type { Character, ClassName, Colour, Side, Values } from "./types.js";
import { damage, draw, graze, heal, prevent, ranged, spaces } from "./vocabulary.js";

/** AZ-char-1: what the four cards show on their start face, how the alternate face differs, and the power (AZ-char-3). */
export const characters: Readonly<Record<ClassName, Character>> = {
  warrior: {
    melee: [2, 3, 5, 6],
    ranged: null,
    defence: [6, 7, 8, 10],
    health: [4, 5, 6, 7],
    damage: [2, 3, 3, 4],
    alternate: { melee: 1, defence: -1 },
    power: { id: "onslaught", cost: 2, time: "combat", effects: [damage(1)] },
  },
  paladin: {
    melee: [2, 3, 5, 6],
    ranged: null,
    defence: [7, 8, 9, 11],
    health: [4, 5, 6, 7],
    damage: [2, 2, 3, 4],
    alternate: { damage: 1, defence: -1 },
    power: { id: "mercy", cost: 1, time: "turn", effects: [heal(1)] },
  },
  rogue: {
    melee: [2, 3, 5, 6],
    ranged: [1, 2, 4, 5],
    defence: [5, 6, 7, 9],
    health: [3, 4, 5, 6],
    damage: [2, 3, 3, 4],
    alternate: { defence: 1, damage: -1 },
    power: { id: "slip", cost: 1, time: "movement", effects: [spaces(1)] },
  },
  hunter: {
    melee: [1, 2, 4, 5],
    ranged: [2, 3, 5, 6],
    defence: [3, 4, 5, 7],
    health: [3, 4, 5, 6],
    damage: [1, 2, 2, 3],
    alternate: { melee: 1, ranged: -1 },
    power: { id: "aim", cost: 2, time: "combat", effects: [ranged(1)] },
  },
  mage: {
    melee: null,
    ranged: [2, 3, 5, 6],
    defence: [4, 5, 6, 8],
    health: [4, 5, 6, 7],
    damage: [2, 3, 3, 4],
    alternate: { defence: 2, ranged: -1 },
    power: { id: "studies", cost: 1, time: "turn", effects: [draw(1)] },
  },
  warlock: {
    melee: null,
    ranged: [2, 3, 5, 6],
    defence: [4, 5, 6, 8],
    health: [3, 4, 5, 6],
    damage: [1, 2, 3, 4],
    alternate: { melee: { ranged: -1 }, defence: -1 },
    power: { id: "blood-tithe", cost: 1, time: "turn", effects: [graze, draw(1)] },
  },
  shaman: {
    melee: [2, 3, 5, 6],
    ranged: [1, 2, 4, 5],
    defence: [5, 6, 6, 8],
    health: [3, 4, 5, 6],
    damage: [1, 2, 2, 3],
    alternate: { ranged: 1, melee: -1 },
    power: { id: "warding", cost: 2, time: "combat", effects: [prevent(1)] },
  },
  druid: {
    melee: null,
    ranged: [2, 3, 5, 6],
    defence: [4, 5, 6, 8],
    health: [4, 5, 6, 7],
    damage: [1, 2, 3, 4],
    alternate: { ranged: null, melee: { ranged: 0 }, defence: 2 },
    power: { id: "shift", cost: 0, time: "turn", outsideCombat: true, effects: [{ effect: "flip" }] },
  },
};

/** The faces of the four cards of a character, by their side, from the lowest level to the highest. */
export type CharacterFaces = Readonly<Record<Side, readonly Values[]>>;

export type Faces = Readonly<Record<ClassName, CharacterFaces>>;

export function facesOf(character: Character): CharacterFaces {
  const sideOf = (side: Side) => colours.map((level) => faceOf(character, level, side));
  return { start: sideOf("start"), alternate: sideOf("alternate") };
}

/** AZ-char-1: one face of one card of a character. */
export function faceOf(character: Character, level: Colour, side: Side): Values {
  const at = rankOf(level);
  const start: Values = {
    melee: character.melee?.[at] ?? null,
    ranged: character.ranged?.[at] ?? null,
    defence: character.defence[at]!,
    health: character.health[at]!,
    damage: character.damage[at]!,
  };
  if (side === "start") return start;
  const { alternate } = character;
  return {
    ...start,
    melee: changedAttack(start, "melee", alternate.melee),
    ranged: changedAttack(start, "ranged", alternate.ranged),
    defence: start.defence + (alternate.defence ?? 0),
    damage: start.damage + (alternate.damage ?? 0),
  };
}

function changedAttack(
  start: Values,
  attack: "melee" | "ranged",
  change: number | { readonly melee?: number; readonly ranged?: number } | null = 0,
): number | null {
  if (change === null) return null;
  if (typeof change === "number") return plus(start[attack], change);
  return change.ranged === undefined ? plus(start.melee, change.melee ?? 0) : plus(start.ranged, change.ranged);
}

/** A change never makes a missing attack. */
function plus(value: number | null, change: number): number | null {
  return value === null ? null : value + change;
}
