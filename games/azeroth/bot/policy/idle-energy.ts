import { type Choice, offers, pick } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, powerOf } from "../../content/tables.js";
import type { Effect } from "../../content/types.js";
import { handLimit } from "../../queries/hand.js";
import { healthLeft } from "../../queries/health.js";
import { whyNotAbility } from "../../queries/why-not.js";
import type { Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import type { Question } from "../perception/question.js";

/** What is worth doing whatever comes: it costs nothing and brings cards or energy. */
export function freeDeed(question: Question): Choice | undefined {
  const room = handLimit - question.hand.length;
  for (const option of question.options) {
    const { id, verb, target } = option;
    if (verb === "play") {
      const { cost, attach, effects } = abilityOn(question.content, target);
      if (cost > 0 || attach) continue;
      if (effects.some(({ effect }) => effect === "wound" || effect === "flip")) continue;
      if (effects.some(brings)) return pick(id, "costs-nothing");
    } else if (isKept(option)) {
      const effects = effectsIn(question, option);
      const onlyDraws = effects.length > 0 && effects.every(({ effect }) => effect === "draw");
      if (onlyDraws && drawnBy(effects) <= room) return pick(id, "cards-at-once");
    }
  }
  return undefined;
}

function brings({ effect }: Effect): boolean {
  return effect === "draw" || effect === "energy";
}

/** An item of the bag or a kept discovery. */
function isKept({ verb }: NamedOption): boolean {
  return verb === "use" || verb === "spend";
}

function drawnBy(effects: readonly Effect[]): number {
  let drawn = 0;
  for (const effect of effects) if (effect.effect === "draw") drawn += effect.cards;
  return drawn;
}

/** Before a fight: cards that stay help in it and afterwards, when nothing else needs the energy. */
export function attachNow({ content, options, hero }: Question, keep: number): Choice | undefined {
  for (const { id, verb, target } of options) {
    if (verb !== "play") continue;
    const { cost, attach } = abilityOn(content, target);
    if (attach && hero.energy - cost >= keep) return pick(id, "attach");
  }
  return undefined;
}

/** Cards that are bought with a wound: Blood Bargain, and the warlock's power. Worth it while wounds are few, or healed right here. */
export function bleedForCards(question: Question, isHealedHere: boolean): Choice | undefined {
  const { options, hand, hero, style } = question;
  const { weights } = style;
  const room = handLimit - hand.length;
  for (const option of options) {
    const { id, verb } = option;
    if (verb !== "power" && verb !== "play") continue;
    const effects = effectsIn(question, option);
    const wound = effects.find(({ effect }) => effect === "wound");
    const drawn = Math.min(drawnBy(effects), room);
    if (wound?.effect !== "wound" || drawn === 0) continue;
    const left = healthLeft(question.content, hero) - wound.amount;
    const pain = isHealedHere && left >= 1 ? 0.2 : wound.amount * weights.wound + (left <= 2 ? weights.nearlyDead : 0);
    // What energy is left is lost anyway.
    if (weights.card * drawn + (verb === "power" ? weights.energy : 0) > pain) return pick(id, "blood-for-cards");
  }
  return undefined;
}

/** AZ-energy-2: what is left at the end of the turn is lost, so it is used: heal, attach, draw. */
export function useLeftovers(question: Question): Choice | undefined {
  const { options, hero, hand } = question;
  const free = freeDeed(question);
  if (free) return free;
  const kept = options.filter((option) => isKept(option) && healed(effectsIn(question, option)) > 0).length;
  for (const option of options) {
    const { id } = option;
    const amount = healed(effectsIn(question, option));
    if (amount === 0 || hero.damage < amount) continue;
    // Draughts and herbs keep; energy doesn't.
    if (!isKept(option)) return pick(id, "heal-now");
    if (healthLeft(question.content, hero) <= 3 || kept > 1) return pick(id, "heal-while-safe");
  }
  const attached = attachNow(question, 0) ?? sparkForAttachment(question);
  if (attached) return attached;
  if (offers(question.options, "power") && hand.length < handLimit) {
    const { effects } = powerOf(question.content, hero.class);
    const bleeds = effects.some(({ effect }) => effect === "wound");
    if (!bleeds && effects.some(({ effect }) => effect === "draw")) return pick("power", "draw-with-rest");
  }
  return bleedForCards(question, false);
}

function healed(effects: readonly Effect[]): number {
  for (const effect of effects) if (effect.effect === "heal") return effect.amount;
  return 0;
}

/** A Spark where it is just what a card that stays still needs. */
function sparkForAttachment(question: Question): Choice | undefined {
  const { options, s, seat, hero, hand } = question;
  const spark = options.find(
    (option) => option.verb === "spend" && effectsIn(question, option).some(({ effect }) => effect === "energy"),
  );
  if (spark === undefined) return undefined;
  const richer = withEnergy(s, seat, hero, hero.energy + 1);
  const isEnough = hand.some(
    (card) =>
      abilityOn(question.content, card).attach && !whyNotAbility(question.content, richer, seat, card, "maintenance"),
  );
  return isEnough ? pick(spark.id, "spark-to-attach") : undefined;
}

function withEnergy(s: AzerothView, seat: string, hero: Hero, energy: number): AzerothView {
  return { ...s, heroes: { ...s.heroes, [seat]: { ...hero, energy } } };
}

/** What an option that isn't about the phase does. */
function effectsIn({ content, hero }: Question, { verb, target }: NamedOption): readonly Effect[] {
  switch (verb) {
    case "power":
      return powerOf(content, hero.class).effects;
    case "play":
      return abilityOn(content, target).attach ? [] : abilityOn(content, target).effects;
    case "use":
      return effectsOf(content, itemNameOn(target));
    case "spend":
      return discoveryOn(content, target).effects;
    default:
      return [];
  }
}
