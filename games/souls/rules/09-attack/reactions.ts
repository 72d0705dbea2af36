import { each, one, Settled } from "@tavolata/kernel";
import type { PowerTiming } from "../../content/types.js";
import { holds } from "../../queries/effects/guards.js";
import { heroOf } from "../../queries/figures.js";
import { powerLabel, reactionsFor, type Usable } from "../../queries/powers/usable.js";
import { defenceDiceOf } from "../../queries/profile.js";
import type { Attack } from "../../state/attack.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { offerImage } from "../07-powers/tokens.js";
import { spendPower } from "../07-powers/using.js";
import { powersFor } from "../15-enemies/reactions.js";
import { giveLasting } from "../effects/lasting.js";

/** SS-10.1-e: a hero may avoid the whole attack, after the hits are known and before anything takes hold. */
export function avoids(t: Table, attack: Attack, defender: Figure): SoulsFlow<boolean> {
  return defender.kind === "hero" ? avoidsAsHero(t, attack, defender) : isStruck;
}

const isStruck: SoulsFlow<boolean> = new Settled(false);

function* avoidsAsHero(t: Table, attack: Attack, defender: Figure): SoulsFlow<boolean> {
  const avoided = yield* offerImage(t, defender);
  const used = avoided ? undefined : yield* offerReaction(t, attack, defender, "attacked");
  if (!avoided && !used?.effects.some(({ effect }) => effect === "avoid-attack")) return false;
  t.emit({ type: "attack-avoided", figure: defender.id }, { rules: ["SS-10.1-d", "SS-10.1-e"] });
  return true;
}

/** SS-9-f: what the defender uses at this step. Says how many hits it cancels (SS-10.5-g); more dice go with the defence (SS-9-g). */
export function reactInDefence(t: Table, attack: Attack, defender: Figure, when: InDefence): SoulsFlow<number> {
  if (defender.faction !== "enemies")
    return reactionsFor(t.content, t.state, defender, when).length === 0
      ? noHits
      : reactAsHero(t, attack, defender, when);
  return when === "hits-counted" ? new Settled(cancelledBy(t, attack, defender)) : noHits;
}

type InDefence = "hits-counted" | "defence-roll" | "shields-totalled";

const noHits: SoulsFlow<number> = new Settled(0);

function* reactAsHero(t: Table, attack: Attack, defender: Figure, when: InDefence): SoulsFlow<number> {
  const used = yield* offerReaction(t, attack, defender, when);
  let cancelled = 0;
  for (const effect of used?.effects ?? []) {
    if (effect.effect === "cancel-hits") cancelled += effect.of === "melee" && !attack.melee ? 0 : effect.amount;
    else if (effect.effect === "defence-dice") giveLasting(t, used!.name, defender, effect, "next-defence");
    // SS-9-i.
    else if (effect.effect === "shields") attack.defence.shields += effect.change;
  }
  if (cancelled > 0) tellCancelled(t, attack, defender, used!.name, cancelled, "SS-9-f");
  return cancelled;
}

/** SS-15.1-h: enemies' powers against attacks work by themselves. */
function cancelledBy(t: Table, attack: Attack, defender: Figure): number {
  let cancelled = 0;
  for (const { name, power } of powersFor(t, defender, "attacked")) {
    for (const effect of power.effects ?? []) {
      if (effect.effect !== "cancel-hits" || !holds(t.content, t.state, effect.if, { self: defender, attack }))
        continue;
      if (effect.of === "melee" && !attack.melee) continue;
      cancelled += effect.amount;
      tellCancelled(t, attack, defender, name, effect.amount, "SS-15.1-h");
    }
  }
  return cancelled;
}

/** SS-10.5-g: no more than there are. */
function tellCancelled(t: Table, attack: Attack, { id }: Figure, power: string, amount: number, rule: string): void {
  const { normal, lethal } = attack.defence;
  const count = Math.min(amount, normal + lethal);
  t.emit({ type: "hits-cancelled", figure: id, power, count }, { rules: [rule, "SS-10.5-g"] });
}

/** Which rule says that a kind of effect belongs to this step. */
const ruleOf: Partial<Record<PowerTiming, readonly string[]>> = {
  attacked: ["SS-10.1-e"],
  "hits-counted": ["SS-10.5-g"],
  "defence-roll": ["SS-9-g"],
  "shields-totalled": ["SS-9-i"],
};

function* offerReaction(t: Table, attack: Attack, defender: Figure, when: PowerTiming): SoulsFlow<Usable | undefined> {
  const { state: s } = t;
  // SS-9-def-4-a: more dice than hits are never thrown.
  const enoughDice =
    when === "defence-roll" && attack.defence.normal <= defenceDiceOf(t.content, s, { self: defender, attack });
  if (enoughDice) return undefined;
  const usable = () =>
    reactionsFor(t.content, s, defender, when).filter((power) =>
      power.effects.some(
        (effect) =>
          (effect.effect !== "cancel-hits" || effect.of === "all" || attack.melee) &&
          holds(t.content, s, effect.if, { self: defender, attack }),
      ),
    );
  if (usable().length === 0) return undefined;
  const picked = yield* t.choose<Usable | "pass">(
    defender.belongsTo,
    "react",
    () => [each(usable(), { verb: "power", target: ({ id }) => id }, { label: powerLabel }), one("pass")],
    { rules: ["SS-6.5-e", "SS-9-f", ...(ruleOf[when] ?? [])] },
  );
  if (picked === "pass") return undefined;
  spendPower(t, heroOf(s, defender), picked);
  return picked;
}
