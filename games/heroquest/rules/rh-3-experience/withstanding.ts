import { areEnemies, isHelpless, isUnconscious } from "../../queries/figures.js";
import type { Figure, Table } from "../../state.js";
import type { Blow } from "../01-dice/dice.js";
import { helpsOnceARound } from "./sheet.js";
import { tellTrait } from "./telling.js";

/** What is left of an enemy's dice against an experienced hero, before it defends: in melee with dice, or otherwise. */
export function withstood(t: Table, figure: Figure, by: Figure | undefined, blow: Blow, parries: boolean): Blow {
  if (!figure.experience || !by || !areEnemies(by, figure)) return blow;
  return feinted(t, figure, resisted(t, figure, blow), parries);
}

/** HQ-RH3-resistance: the first skull of a round is discarded. HQ-8.8.e: nothing keeps it from who is unconscious. */
function resisted(t: Table, figure: Figure, blow: Blow): Blow {
  if (blow.skulls === 0 || isUnconscious(figure) || !helpsOnceARound(t, figure, "resistance")) return blow;
  tellTrait(t, figure, "resistance");
  return { ...blow, skulls: blow.skulls - 1 };
}

/** HQ-RH3-feint: the first HQ of a round in melee can be blocked like a skull. */
function feinted(t: Table, figure: Figure, blow: Blow, parries: boolean): Blow {
  if (!parries || blow.criticals === 0 || isHelpless(figure) || !helpsOnceARound(t, figure, "feint")) return blow;
  tellTrait(t, figure, "feint");
  return { ...blow, skulls: blow.skulls + 1, criticals: blow.criticals - 1 };
}

/** HQ-RH3-reflexes: one die more against the first free attack of a round that the own fumble grants. */
export function reflexDice(t: Table, figure: Figure): number {
  if (!helpsOnceARound(t, figure, "quick-reflexes")) return 0;
  tellTrait(t, figure, "quick-reflexes");
  return 1;
}
