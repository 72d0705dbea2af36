import { done, each } from "@tavolata/kernel";
import { nameOf } from "../../content/tables.js";
import type { Condition, Effect, EffectName, Until } from "../../content/types.js";
import { hasCondition } from "../../queries/conditions.js";
import { holds } from "../../queries/effects/guards.js";
import { around, type Use, whom } from "../../queries/effects/whom.js";
import { figureOf, heroOf } from "../../queries/figures.js";
import { seatFor } from "../../queries/profile.js";
import type { Figure, SoulsFlow, Table } from "../../state.js";
import { saves } from "../05-heroes/saving-throw.js";
import { summon } from "../07-powers/companion-turn.js";
import { rechargePowers, shiftPowers } from "../07-powers/cooldown.js";
import { hide } from "../07-powers/hiding.js";
import { charge, moveFigure } from "../07-powers/moving.js";
import { burstRune, placeTokens } from "../07-powers/tokens.js";
import { gainTreasures } from "../08-cards-in-hand/treasure.js";
import { afflict, relieve, setOnFire } from "../10-conditions/conditions.js";
import { drawCritical, dropCritical } from "../10-conditions/critical.js";
import { push } from "../10-conditions/push.js";
import { goToAltar } from "../11-death/ghost.js";
import { heal, settle, suffer } from "../11-death/wounds.js";
import { gainCrowns } from "../13-crowns/crowns.js";
import { gainLoot } from "../13-crowns/loot.js";
import { enemyActs } from "../15-enemies/enemy-effects.js";
import { menaceAfterEffect } from "../16-masters/menace.js";
import { giveLasting, healingDone } from "./lasting.js";
import { applyToTable, isAboutTheTable } from "./table-words.js";

/** Does what a card says, one effect after the other, and settles who died of it. */
export function* applyEffects(t: Table, effects: readonly Effect[], use: Use): SoulsFlow {
  const spread = effects.find((effect) => effect.effect === "area");
  // SS-5.2.4-a: one saving throw against everything that the card does to somebody.
  let saved: Map<Figure, boolean> | undefined;
  for (const effect of effects) {
    if (effect.effect === "area") continue;
    if (effect.effect === "choose") {
      yield* applyEffects(t, yield* chooseEffects(t, effect.of, use), use);
      continue;
    }
    if (isAboutTheTable(effect)) {
      yield* applyToTable(t, effect, use);
      continue;
    }
    if (effect.effect === "place-token") {
      const { belongsTo } = figureOf(t.state, use.user);
      placeTokens(t, belongsTo, use.name, effect.token, effect.count, use.area ?? "", use.level ?? 0);
      continue;
    }
    const aimedAt = whom(t.content, t.state, effect.on, use);
    const touched =
      spread?.effect === "area" && effect.on === undefined
        ? aimedAt.flatMap((figure) => around(t.state, figure, spread.range))
        : isForTheCard(effect)
          ? onePerCard(aimedAt)
          : isForTheSheet(effect)
            ? aimedAt.filter(({ kind }) => kind !== "companion")
            : aimedAt;
    if (spread && touched.length > 1 && effect.on === undefined)
      t.emit({ type: "effect-spreads", name: use.name, count: touched.length }, { rules: ["SS-10.4-e"] });
    for (const figure of touched) {
      // Whoever died of what came before is gone (SS-15.12-a).
      if (!t.state.figures.includes(figure)) continue;
      if (effect.unlessSave) {
        saved ??= new Map();
        if (!saved.has(figure)) saved.set(figure, yield* saves(t, figure, "SS-5.2.4-a"));
        if (saved.get(figure)) continue;
      }
      yield* applyTo(t, effect, figure, use);
    }
  }
  // However many it healed.
  if (effects.some(({ effect }) => effect === "heal")) healingDone(t, use.user);
  yield* settle(t, use.user);
}

/** Effects on an Enemy card, not on its figures. */
function isForTheCard({ effect }: Effect): boolean {
  return effect === "draw-enemy-powers" || effect === "use-specials" || effect === "recharge";
}

/** SS-7.2-e: effects on a hero's powers and belongings: his companion has none, and isn't a second hero. */
function isForTheSheet({ effect }: Effect): boolean {
  return ofTheSheet.includes(effect);
}

const ofTheSheet: readonly EffectName[] = [
  "shift-powers",
  "recharge-powers",
  "crowns",
  "treasure",
  "loot",
  "go-to-altar",
];

/** SS-15.2.1-a: a Horde has one card for all its figures. */
function onePerCard(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, i) => figures.findIndex(({ belongsTo }) => belongsTo === figure.belongsTo) === i);
}

/** Without waiting for anything: an effect of an attack that isn't for its target. */
export function* applyAtOnce(t: Table, effect: Effect, use: Use): SoulsFlow {
  for (const figure of whom(t.content, t.state, effect.on, use)) yield* applyTo(t, effect, figure, use);
  if (effect.effect === "heal") healingDone(t, use.user);
}

/** One effect on one figure. What lasts is given to it, and its conditions are looked at whenever it might count. */
export function applyTo(t: Table, effect: Effect, figure: Figure, use: Use): SoulsFlow<unknown> {
  // Points that come in the middle of a Movement are added to it.
  const atOnce = effect.effect === "magic-shields" || (effect.effect === "movement" && t.state.turn.moving);
  if (atOnce) return applyNow(t, effect, figure, use);
  const until = effect.until && effect.until !== "while-held" ? effect.until : lastsByItself[effect.effect];
  if (until) giveLasting(t, use.name, figure, effect, until);
  else if (holds(t.content, t.state, effect.if, { self: figure, attack: t.state.attacks.at(-1) }))
    return applyNow(t, effect, figure, use);
  return done;
}

/** Words that make no sense for a moment only: without an end they last until the Time phase (SS-6.5-i). */
const lastsByItself: Partial<Record<EffectName, Until>> = {
  "defence-dice": "next-defence",
  "attack-dice": "next-attack",
  targets: "next-attack",
};

/** Only what may ask somebody is a flow of its own. */
function applyNow(t: Table, effect: Effect, figure: Figure, use: Use): SoulsFlow<unknown> {
  const { state: s } = t;
  switch (effect.effect) {
    case "wounds":
      suffer(t, figure, effect.amount, "SS-9-c");
      menaceAfterEffect(t, use.user, figure);
      return done;
    case "heal":
      heal(t, figure, effect.amount, use.user);
      return done;
    case "condition":
      afflict(t, figure, effect.condition, effect.strength);
      return done;
    case "fire":
      setOnFire(t, figure, effect.strength);
      return done;
    case "push":
      return push(t, figure);
    case "critical":
      return drawCritical(t, figure);
    case "remove-conditions":
      return removeConditions(t, figure, effect.which, effect.count);
    case "magic-shields":
      figure.magicShields += effect.amount;
      t.emit({ type: "magic-shields-gained", figure: figure.id, count: effect.amount }, { rules: ["SS-8.3.1-c"] });
      return done;
    case "crowns":
      gainCrowns(t, heroOf(s, figure), effect.amount);
      return done;
    case "treasure":
      return gainTreasures(t, figure, effect.count, figure.area, use.rule ?? "SS-13-b");
    case "loot":
      return gainLoot(t, figure, effect.count, use.rule ?? "SS-13-b");
    case "go-to-altar":
      return goToAltar(t, figure);
    case "movement":
      s.turn.points += effect.change;
      return done;
    case "shift-powers":
      return shiftPowers(t, heroOf(s, figure), effect.by, effect.count);
    case "recharge-powers":
      return rechargePowers(t, heroOf(s, figure), effect.count);
    case "hide":
      return hide(t, figure);
    case "charge":
      return charge(t, figure, effect.areas);
    case "move-figure":
      return moveFigure(t, figure, effect.areas, figureOf(s, use.user));
    case "burst-rune":
      return burstRune(t, figureOf(s, use.user), effect.wounds, use.area ?? figure.area);
    case "summon-companion":
      return summon(t, figure, effect.companion);
    case "stronger-burst":
      // It counts when the rune bursts.
      return done;
    default:
      return enemyActs(t, effect, figure, use);
  }
}

/** A card that lets its user choose. */
function chooseEffects(t: Table, of: readonly (readonly Effect[])[], use: Use): SoulsFlow<readonly Effect[]> {
  const seat = seatFor(t.state, figureOf(t.state, use.user));
  return t.choose(
    seat,
    "choose-effect",
    () => [each(of, { verb: "effect", target: (effects) => effects[0]!.effect })],
    {
      rules: ["SS-6.5-a"],
    },
  );
}

/** SS-10.6-d: Red Criticals are conditions, too; who may choose, chooses. */
function* removeConditions(
  t: Table,
  figure: Figure,
  which: readonly Condition[] | "any",
  count: number | "all",
): SoulsFlow {
  const wanted = which === "any" ? conditions : which;
  const present = () => [
    ...wanted.filter((condition) => hasCondition(figure, condition)),
    ...(which === "any" ? figure.criticals : []),
  ];
  for (let left = count === "all" ? Number.POSITIVE_INFINITY : count; left > 0 && present().length > 0; left--) {
    const chosen = yield* t.choose(
      seatFor(t.state, figure),
      "remove-condition",
      () => [each(present(), { verb: "condition", target: (one) => nameOf(one) })],
      { rules: ["SS-10.6-d"] },
    );
    if (isCondition(chosen)) relieve(t, figure, chosen, "SS-10.6-d");
    else {
      dropCritical(t.state, figure, chosen);
      t.emit(
        { type: "critical-removed", figure: figure.id, critical: nameOf(chosen) },
        { rules: ["SS-10.6-d", "SS-10.1-h"] },
      );
    }
  }
}

const conditions: readonly Condition[] = ["ko", "poisoned", "blinded", "slowed", "stunned"];

function isCondition(name: string): name is Condition {
  return (conditions as readonly string[]).includes(name);
}
