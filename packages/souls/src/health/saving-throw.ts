import { blueDie, resultsOf } from "../dice.js";
import { heroOf } from "../figures.js";
import type { Figure, SoulsFlow, Table } from "../state.js";
import { heroCard } from "../tables.js";
import { heldWords } from "../vocabulary/held.js";

/**
 * SS-5.2.4-a: one blue die, which must show a result of the hero card; either of two results will do (SS-5.2.4-b). SS-7.2-h: a companion saves as
 * its owner. SS-7-w: with more dice the best counts. SS-15.11.4-b: enemies never save.
 */
export function* saves(t: Table, figure: Figure, rule: string): SoulsFlow<boolean> {
  if (figure.faction === "enemies") return false;
  const hero = heroOf(t.state, figure);
  const { save } = heroCard(hero.version);
  const dice = Math.max(1, ...heldWords(t.state, "save-dice", { self: figure }).map((effect) => effect.dice));
  const faces = yield* t.roll(blueDie, dice, "save", { by: hero.seat, rules: ["SS-5.2.4-a", rule] });
  const saved = faces.some((face) => resultsOf(face).some((result) => save.includes(result)));
  t.emit({ type: "saving-throw", figure: figure.id, saved }, { rules: ["SS-5.2.4-a", rule] });
  return saved;
}
