import type { RuleId } from "@tavolata/kernel";
import { countFaces } from "@tavolata/kit";
import { meleeDefenceParts, rangedDefenceParts } from "../../queries/combat/dice-count.js";
import { rulesIn, total } from "../../queries/combat/dice-part.js";
import { reactsToAll, shieldOf } from "../../queries/combat/shield.js";
import { isHelpless, isOnBoard } from "../../queries/figures.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { rollCombat } from "../01-dice/dice.js";
import { spendLasting } from "../08-magic/lasting.js";
import { experiencedDefence, tellMissileDefence } from "../rh-3-experience/dice.js";
import { dodged } from "./hits.js";

/** What a figure defends with: all its dice, those against missiles, or none. */
export type DefenceKind = "melee" | "ranged" | "none";

/** HQ-6.11: the defence roll; gives the number of shields. HQ-6.14.c-a: who lies on the ground rolls none. */
export function* defend(
  t: Table,
  figure: Figure,
  kind: DefenceKind,
  rules: readonly RuleId[],
  by?: Figure,
): HeroFlow<number> {
  if (isHelpless(figure) || !isOnBoard(t.state, figure)) return 0;
  const full = kind === "melee" || reactsToAll(figure);
  if (kind === "none" && !full) return 0;
  const parts = full ? meleeDefenceParts(t.content, figure) : rangedDefenceParts(t.content, figure);
  let dice = total(parts);
  if (figure.experience) {
    if (!full) tellMissileDefence(t, figure);
    dice = yield* experiencedDefence(t, figure, by, dice);
  }
  const all = [...rules, ...rulesIn(parts)];
  if (kind !== "melee" && full) all.push("HQ-RH7-h-reflexes");
  const { faces, twists } = yield* rollCombat(t, dice, { purpose: "defence", by: figure, rules: all });
  spendLasting(figure, "next-defence");
  return twists.includes("cancel-hits") ? dodged : countFaces(faces, shieldOf(figure));
}
