import { type Bar, bar, each, say } from "@tavolata/kernel";
import type { Effect, EffectName } from "../../content/effects.js";
import { spellNamed } from "../../content/tables.js";
import type { Target } from "../../content/types.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { belongings } from "./effects/belongings.js";
import { blows } from "./effects/blows.js";
import { ground } from "./effects/ground.js";
import { states } from "./effects/lasting-effects.js";
import { moving } from "./effects/moving.js";
import { places } from "./effects/places.js";
import { points } from "./effects/points.js";
import { rolls } from "./effects/rolls.js";
import { summoning } from "./effects/summoning.js";
import { whyNoTarget, whyNotTarget } from "./targets.js";
import type { Casting, Word } from "./vocabulary.js";

/** What a card does, and at what it is aimed. */
export interface Plan {
  readonly target: Target;
  readonly effects: readonly Effect[];
}

type Vocabulary = Partial<Record<EffectName, unknown>>;

/** Every word that cards use, by subject. Looked up when a card is played, because the rules behind them play cards, too. */
const subjects: readonly (() => Vocabulary)[] = [
  () => points,
  () => states,
  () => places,
  () => moving,
  () => blows,
  () => rolls,
  () => ground,
  () => summoning,
  () => belongings,
  () => ({ misdirect: { act: misdirect } }),
];

/** Words that were looked up already: what a word means never changes. */
const meanings = new Map<EffectName, Word<EffectName> | undefined>();

function wordFor(name: EffectName): Word<EffectName> | undefined {
  if (!meanings.has(name)) meanings.set(name, lookUp(name));
  return meanings.get(name);
}

function lookUp(name: EffectName): Word<EffectName> | undefined {
  for (const subject of subjects) {
    const word = subject()[name];
    if (word) return word as Word<EffectName>;
  }
  return undefined;
}

/** HQ-8.6-a: what is written on the card happens, line by line. */
export function* bringAbout(t: Table, casting: Casting, effects: readonly Effect[]): HeroFlow {
  for (const effect of effects) {
    const word = wordFor(effect.effect);
    if (word) yield* word.act(t, casting, effect);
  }
}

/** Why none of these effects could do anything to a figure. */
export function whyNotEffects(
  t: Table,
  user: Figure,
  effects: readonly Effect[],
  target: Figure | undefined,
): Bar | undefined {
  let first: Bar | undefined;
  for (const effect of effects) {
    const why = wordFor(effect.effect)?.whyNot?.(t, user, effect, target);
    if (!why) return undefined;
    first ??= why;
  }
  return first;
}

/** The plans of a card: usually one, itself; more where its user chooses. */
function plansOf(plan: Plan): readonly Plan[] {
  const [first] = plan.effects;
  return first?.effect === "choose" ? first.of : [plan];
}

/** Why a card can't be used: it finds no target, or could do nothing to it. */
export function whyNotUse(t: Table, user: Figure, plan: Plan): Bar | undefined {
  if (plan.effects[0]?.effect !== "choose") return whyNotPlan(t, user, plan);
  let first: Bar | undefined;
  for (const one of plansOf(plan)) {
    const why = whyNotPlan(t, user, one);
    if (!why) return undefined;
    first ??= why;
  }
  return first ?? noTarget;
}

const noTarget = bar("HQ-8.6-a", "no-target");

function whyNotPlan(t: Table, user: Figure, { target, effects }: Plan): Bar | undefined {
  return whyNoTarget(t, user, target, effects, whyNotEffects);
}

/** The user chooses among what the card offers, if it offers several things. */
export function* choosePlan(t: Table, user: Figure, plan: Plan): HeroFlow<Plan> {
  const plans = plansOf(plan);
  if (plans.length === 1) return plans[0]!;
  return yield* t.choose(
    user.seat,
    "spell-choice",
    () => [
      each(plans, ({ effects }) => `choice:${effects[0]!.effect}`, {
        label: ({ effects }) => say(`option.choice.${effects[0]!.effect}`),
        bar: (one) => whyNotUse(t, user, one),
      }),
    ],
    { rules: ["HQ-8.6-a"] },
  );
}

/** HQ-8.6-e: the spell strikes whom the Evil Wizard chooses of all within its range, or its caster when nobody is. */
function* misdirect(t: Table, casting: Casting): HeroFlow {
  const { content, state } = t;
  const { user, card, pierces, meant = [], harm, rules } = casting;
  const { target } = spellNamed(content, card);
  const anybody = { ...target, who: "any-figure" } as const;
  // HQ-12.3-d: nobody under rocks.
  const victims = () =>
    state.figures.filter(
      (other) => other !== user && !other.buried && !whyNotTarget(content, state, user, anybody, other),
    );
  const figure =
    victims().length === 0
      ? user
      : yield* t.choose(
          wizard,
          "misdirect",
          () => [each(victims(), ({ id }) => `victim:${id}`, { at: ({ id }) => [`figure:${id}`] })],
          { rules: ["HQ-8.6-e"] },
        );
  t.emit({ type: "misdirected", figure: figure.id, card }, { rules: ["HQ-8.6-e"] });
  yield* bringAbout(t, { user, card, aim: { figure }, pierces, meant, harm, rules }, meant);
}
