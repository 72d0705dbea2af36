import { type Bar, bar, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed, itemsUsed } from "../../content/tables.js";
import type { Target } from "../../content/types.js";
import { mayUse } from "../../queries/combat/equipment.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { payMind, tellShock, whyNotPay } from "./casting.js";
import { casterNow, thrownBy, whyNoneThrown } from "./shock.js";
import { takeAim } from "./targets.js";
import { bringAbout, choosePlan, whyNotEffects, whyNotUse } from "./working.js";

const nothingToAimAt: Target = { who: "none", range: "self" };

/** HQ-8.1, HQ-8.6-g: runes, scrolls and other things that are used with a magic action, each kind once. */
export function magicObjectsOf(content: HeroQuestContent, figure: Figure): readonly string[] {
  return itemsUsed(content, figure, "magic-action");
}

/** HQ-8.6-g: the card says who may use it, how often, and at what price. */
export function whyNotAfford(t: Table, user: Figure, item: string): Bar | undefined {
  const { cost = 0, perQuest } = itemNamed(t.content, item);
  if (!mayUse(t.content, user, item)) return bar("HQ-8.6-g", "not-for-you", { item });
  if (perQuest !== undefined && (t.state.magic.uses[item] ?? 0) >= perQuest)
    return bar("HQ-8.6-g", "used-up", { item });
  return whyNotPay(user, cost);
}

/** All that stands against using a thing. */
export function whyNotUseObject(t: Table, user: Figure, item: string): Bar | undefined {
  const { target = nothingToAimAt, effects = [] } = itemNamed(t.content, item);
  const why = whyNotAfford(t, user, item) ?? whyNoneThrown(t.content, casterNow(user), effects);
  return why ?? whyNotUse(t, user, { target, effects });
}

/** HQ-8.6-g: no roll. A scroll is gone, a rune is kept. */
export function* useObject(t: Table, user: Figure, item: string): HeroFlow {
  const { content } = t;
  const { cost = 0, charges, target = nothingToAimAt, effects = [] } = itemNamed(content, item);
  const { uses } = t.state.magic;
  t.emit({ type: "object-used", figure: user.id, item, text: say(`text.${item}`) }, { rules: ["HQ-8.1", "HQ-8.6-g"] });
  const caster = casterNow(user);
  const plan = yield* choosePlan(t, user, { target, effects });
  const aim = yield* takeAim(t, user, item, plan.target, plan.effects, whyNotEffects);
  // HQ-RH1.2: by the load with which it is used, the thing itself included.
  const thrown = thrownBy(content, caster, plan.effects);
  const rules = ["HQ-8.6-g", ...thrown.rules];
  const shock = payMind(t, user, cost);
  uses[item] = (uses[item] ?? 0) + 1;
  if (charges !== undefined) user.items.splice(user.items.indexOf(item), 1);
  yield* bringAbout(t, { user, card: item, aim, pierces: false, rules }, thrown.effects);
  tellShock(t, user, shock);
}
