import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { itemSide } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { heldWords } from "../../queries/effects/held.js";
import { findFigure, heroOf } from "../../queries/figures.js";
import { powersOf } from "../../queries/powers/usable.js";
import { hpOf, lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { foesNear } from "../evaluation/danger.js";
import type { SoulsQuestion } from "../perception/moment.js";

interface Remedy {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly on: Figure;
  /** Whether it is used up. */
  readonly once: boolean;
}

/** Healing and relief, by powers and items: in need before the fight, otherwise with what is left. */
export function care(question: SoulsQuestion, figure: Figure, when: "urgent" | "any"): Choice | undefined {
  const { s } = question;
  const best = bestOf(remedies(question, figure), (remedy) => worthOf(question.content, s, remedy));
  if (!best) return undefined;
  const worth = worthOf(question.content, s, best);
  if (worth < (when === "urgent" ? (best.once ? 1.6 : 1.1) : best.once ? 1.5 : 0.5)) return undefined;
  return pick(best.id, best.effects.some(({ effect }) => effect === "heal") ? "heal" : "relieve", {
    target: best.on.id,
  });
}

function remedies(question: SoulsQuestion, figure: Figure): Remedy[] {
  const { s } = question;
  const hero = heroOf(s, figure);
  const found: Remedy[] = [];
  const powers = offersOf(question.options, "power");
  for (const power of powersOf(question.content, hero)) {
    if (!power.effects.some(isRemedy)) continue;
    for (const { id, target, using } of powers) {
      if (using !== power.id) continue;
      const on = target === "" ? figure : findFigure(s, target);
      if (on) found.push({ id, effects: power.effects, on, once: false });
    }
  }
  for (const { id, target, using: item } of offersOf(question.options, "use")) {
    const side = itemSide(question.content, s, item!);
    if (!side.effects?.some(isRemedy)) continue;
    const on = target === "" ? figure : findFigure(s, target);
    if (on) found.push({ id, effects: side.effects, on, once: true });
  }
  return found;
}

function isRemedy({ effect }: Effect): boolean {
  return effect === "heal" || effect === "remove-conditions";
}

/** A wound that is healed counts the more the fewer are left; near enemies more still. */
function worthOf(content: SoulsContent, s: SoulsView, { effects, on, once }: Remedy): number {
  const life = lifeOf(content, s, on);
  const whole = hpOf(content, s, on);
  const near = foesNear(s, on.area, 3).length > 0;
  const need = life <= 2 ? 1.2 : life <= 4 ? 0.8 : life < whole * 0.6 ? 0.5 : 0.3;
  let worth = 0;
  const healing = heldWords(content, s, "no-healing", { self: on }).length === 0;
  for (const effect of effects) {
    if (effect.effect === "heal")
      worth += (healing ? 1 : 0) * Math.min(on.wounds, effect.amount) * need * (near ? 1.2 : 0.9);
    else if (effect.effect === "remove-conditions") worth += ailing(on, effect.which);
  }
  return once && whole - life < 2 && worth < 2 ? worth * 0.5 : worth;
}

function ailing(figure: Figure, which: Extract<Effect, { effect: "remove-conditions" }>["which"]): number {
  const counts = (condition: string) => which === "any" || (which as readonly string[]).includes(condition);
  let worth = 0;
  if (figure.poison > 0 && counts("poisoned")) worth += 1.2 * figure.poison;
  if (figure.stunned !== "none" && counts("stunned")) worth += 1;
  if (figure.blinded !== "none" && counts("blinded")) worth += 1;
  if (figure.slowed !== "none" && counts("slowed")) worth += 0.6;
  if (which === "any") worth += 1.2 * figure.criticals.length;
  return worth;
}
