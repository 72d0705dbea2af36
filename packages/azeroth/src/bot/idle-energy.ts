import type { Effect } from "../content/types.js";
import { healthLeft } from "../play/health.js";
import { abilityOn, discoveryOn, effectsOf, itemNameOn, itemOn, powerOf } from "../tables.js";
import { type Choice, type Moment, objectOf, pick } from "./moment.js";

/** What is worth doing whatever comes: it costs nothing and brings cards or energy. */
export function freeDeed({ ids }: Moment): Choice | undefined {
  for (const id of ids) {
    if (!id.startsWith("play:")) continue;
    const { cost, attach, effects } = abilityOn(objectOf(id));
    if (cost > 0 || attach) continue;
    if (effects.some(({ effect }) => effect === "wound" || effect === "flip")) continue;
    if (effects.some(brings)) return pick(id, "costs-nothing");
  }
  return undefined;
}

function brings({ effect }: Effect): boolean {
  return effect === "draw" || effect === "energy";
}

/** Before a fight: cards that stay help in it and afterwards, when nothing else needs the energy. */
export function attachNow({ ids, hero }: Moment, keep: number): Choice | undefined {
  for (const id of ids) {
    if (!id.startsWith("play:")) continue;
    const { cost, attach } = abilityOn(objectOf(id));
    if (attach && hero.energy - cost >= keep) return pick(id, "attach");
  }
  return undefined;
}

/** AZ-energy-2: what is left at the end of the turn is lost, so it is used: heal, attach, draw. */
export function useLeftovers(moment: Moment): Choice | undefined {
  const { ids, hero, s, seat } = moment;
  const free = freeDeed(moment);
  if (free) return free;
  for (const id of ids) {
    const effects = effectsIn(moment, id);
    const heals = effects.find(({ effect }) => effect === "heal");
    if (heals?.effect !== "heal" || hero.damage < heals.amount) continue;
    // Draughts and herbs keep; energy doesn't.
    const keeps = id.startsWith("use:") || id.startsWith("spend:");
    if (!keeps || healthLeft(hero) <= 2) return pick(id, "heal-now");
  }
  const attached = attachNow(moment, 0);
  if (attached) return attached;
  if (ids.includes("power") && s.hands[seat]!.length < 10) {
    const { effects } = powerOf(hero.class);
    const bleeds = effects.some(({ effect }) => effect === "wound") && healthLeft(hero) <= 2;
    if (!bleeds && effects.some(({ effect }) => effect === "draw")) return pick("power", "draw-with-rest");
  }
  for (const id of ids) {
    if (!id.startsWith("use:") || s.hands[seat]!.length > 7) continue;
    if (itemOn(objectOf(id)).effects.every(({ effect }) => effect === "draw")) return pick(id, "draw-with-rest");
  }
  return undefined;
}

/** What an option that isn't about the phase does. */
function effectsIn({ hero }: Moment, id: string): readonly Effect[] {
  const card = objectOf(id);
  if (id === "power") return powerOf(hero.class).effects;
  if (id.startsWith("play:")) return abilityOn(card).attach ? [] : abilityOn(card).effects;
  if (id.startsWith("use:")) return effectsOf(itemNameOn(card));
  return id.startsWith("spend:") ? discoveryOn(card).effects : [];
}
