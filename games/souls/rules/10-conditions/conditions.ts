import type { SoulsContent } from "../../content/content.js";
import { companionCard } from "../../content/tables.js";
import type { Condition, Strength } from "../../content/types.js";
import { hasCondition } from "../../queries/conditions.js";
import { defencesOf } from "../../queries/enemies/scroll.js";
import { enemyOf } from "../../queries/figures.js";
import { flies } from "../../queries/profile.js";
import type { Figure, Souls, Table } from "../../state.js";
import { suffer } from "../11-death/wounds.js";

/** SS-10.6-a, SS-10.6-b, SS-10-a: a figure gets a physical condition. SS-10.6-c: the same one twice is a wound instead. */
export function afflict(t: Table, figure: Figure, condition: Condition, strength: Strength = 1): void {
  if (figure.kind === "ghost" || isImmune(t.content, t.state, figure, condition)) {
    t.emit({ type: "condition-ignored", figure: figure.id, condition }, { rules: [whyIgnored(figure, condition)] });
    return;
  }
  if (condition === "poisoned") {
    poison(t, figure, strength);
    return;
  }
  if (hasCondition(figure, condition)) {
    t.emit({ type: "condition-doubled", figure: figure.id, condition }, { rules: ["SS-10.6-c"] });
    suffer(t, figure, 1, "SS-10.6-c");
    return;
  }
  const rules = ["SS-10-a", "SS-10.6-a", ruleFor[condition], ...rulesBeside(figure, condition)];
  if (condition === "ko") figure.ko = true;
  else figure[condition] = "held";
  t.emit({ type: "condition-gained", figure: figure.id, condition }, { rules });
}

/** SS-10.6-b: beside others. SS-15.11-a: on an enemy's card. SS-10.6.6-b: no reactions for a hero. */
function rulesBeside(figure: Figure, condition: Condition): string[] {
  const others =
    figure.ko || figure.poison > 0 || [figure.blinded, figure.slowed, figure.stunned].some((one) => one !== "none");
  const rules = others ? ["SS-10.6-b"] : [];
  if (figure.kind === "enemy") rules.push("SS-15.11-a");
  else if (condition === "stunned") rules.push("SS-10.6.6-b");
  return rules;
}

const ruleFor: Readonly<Record<Condition, string>> = {
  ko: "SS-10.6.1-a",
  poisoned: "SS-10.6.3-a",
  blinded: "SS-10.6.4-a",
  slowed: "SS-10.6.5-a",
  stunned: "SS-10.6.6-a",
};

/** SS-10.6.3-a, SS-10.6.3-e, SS-10.6.3-f: a stronger Poison takes the place of a weaker one; each one after the first costs a wound. */
function poison(t: Table, figure: Figure, strength: Strength): void {
  const before = figure.poison;
  figure.poison = Math.max(before, strength) as Strength;
  if (before === 0) {
    t.emit({ type: "poisoned", figure: figure.id, strength }, { rules: ["SS-10.6.3-a"] });
    return;
  }
  const stronger = figure.poison > before;
  const rule = stronger ? "SS-10.6.3-e" : "SS-10.6.3-f";
  t.emit(
    stronger
      ? { type: "poisoned", figure: figure.id, strength: figure.poison }
      : { type: "condition-doubled", figure: figure.id, condition: "poisoned" },
    { rules: [rule] },
  );
  suffer(t, figure, 1, rule);
}

/** SS-10.6-d: removed by an item or power. */
export function relieve(t: Table, figure: Figure, condition: Condition, ...rules: string[]): void {
  if (condition === "ko") figure.ko = false;
  else if (condition === "poisoned") figure.poison = 0;
  else figure[condition] = "none";
  if (condition === "ko") rules.push("SS-10.6.1-e");
  t.emit({ type: "condition-gone", figure: figure.id, condition }, { rules });
}

/** SS-16-e, and SS-6.1.3-b: who flies can't be knocked out. */
function isImmune(content: SoulsContent, s: Souls, figure: Figure, condition: Condition): boolean {
  if (condition === "ko" && flies(content, s, figure)) return true;
  if (figure.kind === "enemy") return defencesOf(content, enemyOf(s, figure)).immune?.includes(condition) ?? false;
  return figure.kind === "companion" && companionCard(content, figure.id).immune.includes(condition);
}

function whyIgnored(figure: Figure, condition: Condition): string {
  if (figure.kind === "ghost") return "SS-11.1-n";
  return condition === "ko" ? "SS-6.1.3-b" : "SS-16-e";
}

/** SS-10.3-a: one more Fire token, also beside others (SS-10.3-e). */
export function setOnFire(t: Table, figure: Figure, side: number, ...rules: string[]): void {
  // SS-11.1-n.
  if (figure.kind === "ghost") return;
  if (figure.fire.length > 0) rules.push("SS-10.3-e");
  figure.fire.push(side);
  t.emit({ type: "on-fire", figure: figure.id, side }, { rules: ["SS-10.3-a", ...rules] });
}
