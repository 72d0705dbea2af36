import type { Seat } from "@tavolata/kernel";
import { type Colour, type Face, resultsOf } from "../../content/dice.js";
import { seatFor } from "../../queries/profile.js";
import type { RolledDie } from "../../state/attack.js";
import type { Figure, Souls, SoulsFlow, Table } from "../../state.js";

function rolled(colour: Colour, face: Face): RolledDie {
  return { colour, face, rerolled: false, spent: resultsOf(face).length === 1 ? [false] : [false, false] };
}

/** Who throws, and for which side: a player also throws the enemies' dice. */
export interface Thrower {
  readonly by: Seat;
  readonly side?: "enemies";
}

export function throwerFor(s: Souls, figure: Figure): Thrower {
  const by = seatFor(s, figure);
  return figure.kind === "enemy" ? { by, side: "enemies" } : { by };
}

/** SS-9-hit-1-c: all dice together, once: first the red ones, then the blue ones. */
export function* rollDice(
  t: Table,
  red: number,
  blue: number,
  purpose: "attack" | "defence" | "save",
  thrower: Thrower,
  rule: string,
): SoulsFlow<RolledDie[]> {
  const dice: RolledDie[] = [];
  const rules = [rule];
  const { by, side } = thrower;
  const details = side === undefined ? { by, rules } : { by, side, rules };
  if (red > 0)
    for (const face of yield* t.roll(t.content.dice.red, red, purpose, details)) dice.push(rolled("red", face));
  if (blue > 0)
    for (const face of yield* t.roll(t.content.dice.blue, blue, purpose, details)) dice.push(rolled("blue", face));
  return dice;
}

/** SS-2-b: a die that was rerolled stays. */
export function mayReroll(dice: readonly RolledDie[]): RolledDie[] {
  return dice.filter(({ rerolled }) => !rerolled);
}

/** SS-2-b, SS-9-h: throws these dice again; what they showed is gone, also what was spent of it (SS-9-def-5-b). */
export function* reroll(t: Table, dice: readonly RolledDie[], thrower: Thrower, rule: string): SoulsFlow {
  const details = { ...thrower, rules: ["SS-2-b", rule] };
  for (const colour of ["red", "blue"] as const) {
    const ofColour = dice.filter((die) => die.colour === colour);
    const faces = yield* t.roll(t.content.dice[colour], ofColour.length, "reroll", details);
    for (const [i, die] of ofColour.entries()) Object.assign(die, rolled(colour, faces[i]!), { rerolled: true });
  }
}
