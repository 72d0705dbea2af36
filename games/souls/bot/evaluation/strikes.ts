import type { SoulsContent } from "../../content/content.js";
import { heroCard } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { blow } from "../../queries/attack/blow.js";
import { attackOn } from "../../queries/attack/declared.js";
import type { AttackForm } from "../../queries/attack/form.js";
import { mostBeside } from "../../queries/attack/many-targets.js";
import { whyNotTarget, whyOutOfRange } from "../../queries/attack/targets.js";
import { formsOf, weaponForm } from "../../queries/attack/weapons.js";
import { holds } from "../../queries/effects/guards.js";
import { figuresIn, heroOf, isEngaged } from "../../queries/figures.js";
import { attackForm } from "../../queries/powers/attack-form.js";
import { powersOf, type Usable, whyNotUsable } from "../../queries/powers/usable.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { worthOfBlow, worthOfPaid } from "./blows.js";

/** An attack that a hero could make as a Combat activity. */
export interface Strike {
  /** As it is offered: `attack:sword-1:gremlin-blue-1`. */
  readonly id: string;
  readonly isPower: boolean;
  readonly target: Figure;
  readonly form: AttackForm;
  readonly worth: number;
}

/** A power costs more than a blow: it cools down. */
const powerPrice = 0.25;

/** Everything that somebody could attack with from where he stands. */
export function strikesOf(content: SoulsContent, s: SoulsView, figure: Figure): Strike[] {
  const strikes: Strike[] = [];
  const enemies = s.figures.filter(({ faction }) => faction === "enemies");
  if (enemies.length === 0) return strikes;
  const powers = attackPowers(content, s, figure);
  const forms = formsOf(content, s, figure);
  for (const target of enemies) {
    for (const { with: weapon, form } of forms) {
      if (whyNotTarget(content, s, figure, target, form)) continue;
      const worth = worthOf(content, s, figure, target, form) + worthOfExtra(content, s, figure, target, form, weapon);
      strikes.push({ id: `attack:${weapon}:${target.id}`, isPower: false, target, form, worth });
    }
    for (const { power, form } of powers) {
      if (whyNotPower(content, s, figure, target, power)) continue;
      const worth =
        worthOf(content, s, figure, target, form, power.effects) - powerPrice * (power.level?.cooldown ?? 1);
      strikes.push({ id: `power:${power.id}:${target.id}`, isPower: true, target, form, worth });
    }
  }
  return strikes;
}

export function bestStrike(strikes: readonly Strike[]): Strike | undefined {
  let best: Strike | undefined;
  for (const strike of strikes) if (!best || strike.worth > best.worth) best = strike;
  return best;
}

interface AttackPower {
  readonly power: Usable;
  readonly form: AttackForm;
}

/** Powers that attack and can be used now. */
function attackPowers(content: SoulsContent, s: SoulsView, figure: Figure): AttackPower[] {
  const hero = heroOf(s, figure);
  return powersOf(content, hero).flatMap((power) => {
    if (power.activity !== "combat" || power.aim?.who !== "enemy" || whyNotUsable(content, s, hero, power)) return [];
    const form = attackForm(content, s, figure, power);
    return form ? [{ power, form }] : [];
  });
}

function whyNotPower(content: SoulsContent, s: SoulsView, figure: Figure, target: Figure, { aim }: Usable): boolean {
  if (target.area === figure.area) return false;
  return isEngaged(s, figure) || whyOutOfRange(content, s, figure, target.area, aim?.range ?? 0) !== undefined;
}

function worthOf(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  target: Figure,
  form: AttackForm,
  effects: readonly Effect[] = [],
): number {
  const more = canFocus(s, figure) ? 1 : 0;
  let worth =
    worthOfBlow(content, s, target, blow(content, s, figure, target, form, { more })) + worthOfPaid(form.paid);
  const others = figuresIn(s, target.area, "enemies").length - 1;
  for (const effect of effects) {
    if (effect.effect === "lethal") worth += 0.6 * (effect.hits === "all" ? 3 : effect.hits);
    else if (effect.effect === "drain") worth += Math.min(figure.wounds, 2) * 0.5;
    else if (effect.effect === "targets") worth *= 1 + 0.8 * Math.min(mostBeside(s, target), effect.count - 1);
  }
  if (others > 0 && form.paid.some(({ effects: paid }) => paid.some(({ effect }) => effect === "area")))
    worth += 0.5 * others;
  return worth;
}

/** SS-6.3.3-a: with an Action to spare an attack has a hit more. */
function canFocus(s: SoulsView, figure: Figure): boolean {
  return figure.kind === "hero" && s.turn.action > 0 && !s.usedInRound.includes(`focus:${figure.id}`);
}

/** SS-9-hit-2-j: the attack that follows by an innate power. */
function worthOfExtra(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  target: Figure,
  form: AttackForm,
  weapon: string,
): number {
  const hero = heroOf(s, figure);
  let worth = 0;
  for (const { when, effects } of heroCard(content, hero.version).innate) {
    if (when !== "after-combat-attack") continue;
    for (const word of effects) {
      if (word.effect !== "extra-attack") continue;
      if (!holds(content, s, word.if, { self: figure, attack: attackOn(figure, target, form, false) })) continue;
      const second = secondForm(content, s, figure, form, weapon, word.with);
      if (second && !whyNotTarget(content, s, figure, target, second))
        worth += 0.8 * worthOf(content, s, figure, target, second);
    }
  }
  return worth;
}

function secondForm(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  form: AttackForm,
  weapon: string,
  how: Extract<Effect, { effect: "extra-attack" }>["with"],
): AttackForm | undefined {
  if (how === "same") return form;
  if (typeof how === "object") return { ...form, values: how, paid: [] };
  const { slots } = heroOf(s, figure);
  if (how === "secondary" && weapon !== slots.primary) return undefined;
  const item = slots[how];
  return item === "" ? undefined : weaponForm(content, s, item);
}
