import { countFaces } from "@tavolata/kit";
import type { WatchedRoll } from "../../rules/rh-7-fate/zones.js";
import type { Figure } from "../../state.js";
import { figureOf, type Position } from "./position.js";

/** The roll on which a card may be played. */
export function rollOf({ table }: Position): WatchedRoll | undefined {
  return table.fate?.rolls.at(-1);
}

export function rollerOf(position: Position): Figure | undefined {
  const roll = rollOf(position);
  return roll?.by ? figureOf(position, roll.by) : undefined;
}

/** What an HQ is worth to whoever rolled it, in body points: in a defence roll it does nothing. */
const worthOfCrown: Readonly<Record<string, number>> = {
  attack: 1,
  shot: 1,
  aiming: 1,
  spell: 1,
  "counter-attack": 1,
  "free-attack": 1,
  trap: 1,
  fall: 1,
  rocks: 1,
  casting: 0.8,
  movement: 0.5,
  escape: 0.6,
  struggle: 2,
  defence: 0,
};

export function priceOfCrown({ purpose, faces }: WatchedRoll): number {
  // HQ-6.13-a: with a ? the blow has failed already.
  if (purpose === "attack" && faces.includes("question-mark")) return 0;
  // HQ-4.12-a: one HQ is as good as two.
  if (purpose === "movement" && countFaces(faces, "hq") > 1) return 0.1;
  return worthOfCrown[purpose] ?? 1;
}

const strikes: readonly string[] = ["attack", "shot", "aiming", "spell", "counter-attack"];

export function isStrike({ purpose }: WatchedRoll): boolean {
  return strikes.includes(purpose);
}

/** Hits that a roll of a hero's brings as it lies there. */
export function hitsOf(roll: WatchedRoll): number {
  if (!isStrike(roll) || (roll.purpose === "attack" && roll.faces.includes("question-mark"))) return 0;
  return countFaces(roll.faces, "skull", "hq");
}

/** HQ-6.10: the hits that get through to a hero who has just rolled in defence, by the roll that is answered. */
export function hitsOnHero({ table }: Position, { purpose, faces }: WatchedRoll): number {
  const last = table.fate?.last;
  if ((purpose !== "defence" && purpose !== "escape") || !last) return 0;
  const shields = countFaces(faces, "lion");
  return Math.max(0, countFaces(last.faces, "skull") - shields) + countFaces(last.faces, "hq");
}

/** HQ-6.10-a: those of them that a better defence roll could still block. */
export function skullsOnHero({ table }: Position, { purpose, faces }: WatchedRoll): number {
  const last = table.fate?.last;
  if (purpose !== "defence" || !last) return 0;
  return Math.max(0, countFaces(last.faces, "skull") - countFaces(faces, "lion"));
}

/** Dice of the roll that do nothing for whoever rolled it. */
export function isIdle({ purpose }: WatchedRoll, face: string): boolean {
  if (face === "question-mark") return true;
  if (face === "hq") return purpose === "defence";
  if (purpose === "defence") return face !== "lion";
  if (purpose === "movement" || purpose === "jump") return Number(face) < 3;
  return face !== "skull";
}
