import type { Effect } from "../content/types.js";
import { handLimit } from "../play/hand.js";
import { healthLeft } from "../play/health.js";
import { whyNotAbility } from "../play/why-not.js";
import type { Azeroth, Hero } from "../state.js";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, powerOf } from "../tables.js";
import { type Choice, type Moment, objectOf, pick } from "./moment.js";

/** What is worth doing whatever comes: it costs nothing and brings cards or energy. */
export function freeDeed(moment: Moment): Choice | undefined {
  const { ids, s, seat } = moment;
  const room = handLimit - s.hands[seat]!.length;
  for (const id of ids) {
    if (id.startsWith("play:")) {
      const { cost, attach, effects } = abilityOn(moment.content, objectOf(id));
      if (cost > 0 || attach) continue;
      if (effects.some(({ effect }) => effect === "wound" || effect === "flip")) continue;
      if (effects.some(brings)) return pick(id, "costs-nothing");
    } else if (isKept(id)) {
      const effects = effectsIn(moment, id);
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
function isKept(id: string): boolean {
  return id.startsWith("use:") || id.startsWith("spend:");
}

function drawnBy(effects: readonly Effect[]): number {
  let drawn = 0;
  for (const effect of effects) if (effect.effect === "draw") drawn += effect.cards;
  return drawn;
}

/** Before a fight: cards that stay help in it and afterwards, when nothing else needs the energy. */
export function attachNow({ content, ids, hero }: Moment, keep: number): Choice | undefined {
  for (const id of ids) {
    if (!id.startsWith("play:")) continue;
    const { cost, attach } = abilityOn(content, objectOf(id));
    if (attach && hero.energy - cost >= keep) return pick(id, "attach");
  }
  return undefined;
}

/** Cards that are bought with a wound: Blood Bargain, and the warlock's power. Worth it while wounds are few, or healed right here. */
export function bleedForCards(moment: Moment, isHealedHere: boolean): Choice | undefined {
  const { ids, s, seat, hero, style } = moment;
  const { weights } = style;
  const room = handLimit - s.hands[seat]!.length;
  for (const id of ids) {
    if (id !== "power" && !id.startsWith("play:")) continue;
    const effects = effectsIn(moment, id);
    const wound = effects.find(({ effect }) => effect === "wound");
    const drawn = Math.min(drawnBy(effects), room);
    if (wound?.effect !== "wound" || drawn === 0) continue;
    const left = healthLeft(moment.content, hero) - wound.amount;
    const pain = isHealedHere && left >= 1 ? 0.2 : wound.amount * weights.wound + (left <= 2 ? weights.nearlyDead : 0);
    // What energy is left is lost anyway.
    if (weights.card * drawn + (id === "power" ? weights.energy : 0) > pain) return pick(id, "blood-for-cards");
  }
  return undefined;
}

/** AZ-energy-2: what is left at the end of the turn is lost, so it is used: heal, attach, draw. */
export function useLeftovers(moment: Moment): Choice | undefined {
  const { ids, hero, s, seat } = moment;
  const free = freeDeed(moment);
  if (free) return free;
  const kept = ids.filter((id) => isKept(id) && healed(effectsIn(moment, id)) > 0).length;
  for (const id of ids) {
    const amount = healed(effectsIn(moment, id));
    if (amount === 0 || hero.damage < amount) continue;
    // Draughts and herbs keep; energy doesn't.
    if (!isKept(id)) return pick(id, "heal-now");
    if (healthLeft(moment.content, hero) <= 3 || kept > 1) return pick(id, "heal-while-safe");
  }
  const attached = attachNow(moment, 0) ?? sparkForAttachment(moment);
  if (attached) return attached;
  if (ids.includes("power") && s.hands[seat]!.length < handLimit) {
    const { effects } = powerOf(moment.content, hero.class);
    const bleeds = effects.some(({ effect }) => effect === "wound");
    if (!bleeds && effects.some(({ effect }) => effect === "draw")) return pick("power", "draw-with-rest");
  }
  return bleedForCards(moment, false);
}

function healed(effects: readonly Effect[]): number {
  for (const effect of effects) if (effect.effect === "heal") return effect.amount;
  return 0;
}

/** A Spark where it is just what a card that stays still needs. */
function sparkForAttachment(moment: Moment): Choice | undefined {
  const { ids, s, seat, hero } = moment;
  const spark = ids.find(
    (id) => id.startsWith("spend:") && effectsIn(moment, id).some(({ effect }) => effect === "energy"),
  );
  if (spark === undefined) return undefined;
  const richer = withEnergy(s, seat, hero, hero.energy + 1);
  const isEnough = s.hands[seat]!.some(
    (card) =>
      abilityOn(moment.content, card).attach && !whyNotAbility(moment.content, richer, seat, card, "maintenance"),
  );
  return isEnough ? pick(spark, "spark-to-attach") : undefined;
}

function withEnergy(s: Azeroth, seat: string, hero: Hero, energy: number): Azeroth {
  return { ...s, heroes: { ...s.heroes, [seat]: { ...hero, energy } } };
}

/** What an option that isn't about the phase does. */
function effectsIn({ content, hero }: Moment, id: string): readonly Effect[] {
  const card = objectOf(id);
  if (id === "power") return powerOf(content, hero.class).effects;
  if (id.startsWith("play:")) return abilityOn(content, card).attach ? [] : abilityOn(content, card).effects;
  if (id.startsWith("use:")) return effectsOf(content, itemNameOn(card));
  return id.startsWith("spend:") ? discoveryOn(content, card).effects : [];
}
