import type { SoulsContent } from "../../content/content.js";
import { resultsOf } from "../../content/dice.js";
import { unspent } from "../../queries/attack/coins.js";
import { heldFrom, heldSum } from "../../queries/effects/held.js";
import { figureOf, figuresIn, findFigure } from "../../queries/figures.js";
import type { Part } from "../../queries/part.js";
import { criticalSum } from "../../queries/profile.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, Souls, Table } from "../../state.js";
import { everyHit } from "./recap.js";

/** SS-9-hit-3-a, SS-9-hit-2-m, SS-9-hit-2-n: the total is never below 0. */
export function totalHits(t: Table, attack: Attack): void {
  attack.step = "hit-3";
  const { content, state: s } = t;
  const self = figureOf(s, attack.attacker);
  const parts = partsOfHits(content, s, attack, self);
  let sum = 0;
  const rules: string[] = [];
  for (const part of parts) {
    sum += part.value;
    rules.push(...part.rules);
  }
  attack.hits = Math.max(0, sum);
  const held = heldSum(content, s, "lethal", { self, attack }, ({ hits }) => (hits === "all" ? everyHit : hits));
  attack.lethal += held;
  rules.push(...rulesOfResults(attack, held > 0));
  // SS-10.5-a, SS-10.5-b, SS-10.5-i, SS-10.5-ex-1, SS-10.5-ex-2: at most as many as there are.
  const lethal = Math.min(attack.lethal, attack.hits);
  t.emit(
    { type: "hits-totalled", attacker: attack.attacker, target: attack.target, hits: attack.hits, lethal },
    { rules },
  );
}

/** Sure hits, unspent rolled hits and bonuses, supremacy, Focus, what cards give or take, and what Criticals take (SS-10.6.2-b). */
function partsOfHits(content: SoulsContent, s: Souls, attack: Attack, self: Figure): readonly Part[] {
  const { form, dice, bonus, supremacy, focus } = attack;
  const parts: Part[] = [{ value: form.values.hits + unspent(dice, "hit") + bonus, rules: ["SS-9-hit-3-a"] }];
  if (supremacy) parts.push({ value: 1, rules: rulesOfSupremacy(s, attack, self) });
  if (focus) parts.push({ value: 1, rules: ["SS-6.3.3-a"] });
  const { words, givers } = heldFrom(content, s, "hits", { self, attack });
  if (givers.length > 0)
    parts.push({ value: words.reduce((all, { change }) => all + change, 0), rules: rulesOfGivers(s, self, givers) });
  const penalty = criticalSum(content, self, "hits");
  if (penalty !== 0) parts.push({ value: penalty, rules: ["SS-10.6.2-b"] });
  return parts;
}

/** What else counts once the hits are known: blank results, "Lethal", what waits for the target, and the area. */
function rulesOfResults(attack: Attack, heldLethal: boolean): string[] {
  const rules: string[] = [];
  if (attack.dice.some(({ face }) => resultsOf(face).some((result) => result === "shield" || result === "miss")))
    rules.push("SS-9-hit-2-m");
  if (attack.lethal > 0) rules.push("SS-10.5-a", "SS-10.5-b");
  if (lethalPaid(attack) + (heldLethal ? 1 : 0) > 1) rules.push("SS-10.5-i");
  if (attack.queue.length > 0) rules.push("SS-9-hit-2-k", ...(attack.hits > 0 ? ["SS-9-hit-2-g"] : []));
  if (attack.aoe >= 0) {
    rules.push("SS-10.4-a", "SS-10.4-b", "SS-10.4-c", "SS-10.4-d", "SS-10.4-f");
    if (attack.supremacy) rules.push("SS-9.1-g");
  }
  return rules;
}

/** SS-9-j: bonuses and penalties, also where they make up for each other. SS-4.3.2-a, SS-4.3-d: of Night and Day, and of events. SS-15.1-e: of an enemy's powers. */
function rulesOfGivers({ decks }: Souls, { faction }: Figure, givers: readonly string[]): string[] {
  const { beside, faceUp } = decks.event;
  const rules = ["SS-9-j"];
  if (givers.includes(beside)) rules.push("SS-4.3.2-a");
  if (givers.includes(faceUp[0]!)) rules.push("SS-4.3-d");
  if (faction === "enemies" && givers.some((name) => name !== beside && name !== faceUp[0])) rules.push("SS-15.1-e");
  return rules;
}

function rulesOfSupremacy(s: Souls, { target }: Attack, attacker: Figure): string[] {
  const rules = ["SS-9.1-a", "SS-9.1-b", "SS-3.1-b", "SS-3.1-e", "SS-3.1-g"];
  const area = findFigure(s, target)?.area;
  if (area === undefined) return rules;
  if (attacker.area !== area) rules.push("SS-9.1-c");
  const there = [...figuresIn(s, area, "heroes"), ...figuresIn(s, area, "enemies")];
  if (there.some(({ ko }) => ko)) rules.push("SS-3.1-d");
  if (there.length > 4) rules.push("SS-3.1-c");
  return rules;
}

/** How many things that were paid for are "Lethal". */
function lethalPaid({ form, paid }: Attack): number {
  return form.paid.filter(({ id, effects }) => paid.includes(id) && effects.some(({ effect }) => effect === "lethal"))
    .length;
}
