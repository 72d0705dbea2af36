import { resultsOf } from "../../content/dice.js";
import { heroCard } from "../../content/tables.js";
import { heldWords } from "../../queries/effects/held.js";
import { heroOf } from "../../queries/figures.js";
import type { RolledDie } from "../../state/attack.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { rollDice } from "../09-attack/dice-pool.js";
import { offerRerolls } from "../09-attack/rerolls.js";

/**
 * SS-5.2.4-a: one blue die, which must show a result of the hero card; either of two results will do (SS-5.2.4-b). SS-7.2-h: a companion saves as
 * its owner. SS-7-w: with more dice the best counts. SS-15.11.4-b: enemies never save.
 */
export function* saves(t: Table, figure: Figure, rule: string): SoulsFlow<boolean> {
  if (figure.faction === "enemies") return false;
  const hero = heroOf(t.state, figure);
  const { save } = heroCard(t.content, hero.version);
  const count = Math.max(
    1,
    ...heldWords(t.content, t.state, "save-dice", { self: figure }).map((effect) => effect.dice),
  );
  const dice = yield* rollDice(t, 0, count, "save", { by: hero.seat }, rule);
  const isSaved = () => dice.some(({ face }) => resultsOf(face).some((result) => save.includes(result)));
  yield* offerRerolls(t, figure, dice, "save", () => !isSaved());
  t.emit({ type: "saving-throw", figure: figure.id, saved: isSaved() }, { rules: rulesOfSave(figure, dice, rule) });
  return isSaved();
}

function rulesOfSave({ kind }: Figure, dice: readonly RolledDie[], rule: string): string[] {
  const rules = rule === "SS-5.2.4-a" ? [rule] : ["SS-5.2.4-a", rule];
  if (dice.some(({ face }) => resultsOf(face).length > 1)) rules.push("SS-5.2.4-b");
  if (dice.length > 1) rules.push("SS-7-w");
  if (kind === "companion") rules.push("SS-7.2-h");
  return rules;
}
