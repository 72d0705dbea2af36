import { either, fieldsOf, oneOfKinds, type Shape, text, whole, word, yesOrNo } from "@tavolata/kit";
import type { Condition, Effect, EffectName, Whom } from "../content/types.js";

/** The word by which kinds are told apart: it is checked before. */
const told = text(32);

const strength = whole(1, 2) as Shape<number> as Shape<1 | 2>;
const few = whole(1, 4);
const count = either(whole(1, 7), word(["all"]));
const condition = word(["ko", "poisoned", "blinded", "slowed", "stunned"] as const satisfies readonly Condition[]);

/** What effects may touch: a word that asks for a sheet can't be said of an enemy. */
const heroes = ["trigger", "heroes", "heroes-in-area"] as const satisfies readonly Whom[];
const anybody = [...heroes, "enemies", "enemies-in-area"] as const satisfies readonly Whom[];

type Fields = Readonly<Record<string, Shape<NonNullable<unknown>>>>;

/** An effect with these figures on one of these. What hurts may be escaped by a save. */
function effect(on: readonly string[], fields: Fields, save: "save" | "no-save", ...optional: string[]) {
  const spared: Fields = save === "save" ? { unlessSave: only(true) } : {};
  const all: Fields = { effect: told, on: word(on), ...fields, ...spared };
  return fieldsOf<Record<string, unknown>>(all, ...optional, ...Object.keys(spared));
}

function only<V extends boolean>(value: V): Shape<V> {
  return (given, field, into): given is V => {
    if (!yesOrNo(given, field, into)) return false;
    if (given === value) return true;
    into.push({ field, code: "word", args: { word: String(given) } });
    return false;
  };
}

/** Saying "yes" and nothing else: what isn't so is left out. */
export const yes: Shape<true> = only(true);

/** What happens at once. The box has many more words, which make sense on cards only: for an attack, for a power, for an item. */
function atOnce(heroWords: readonly string[], words: readonly string[], enemies: readonly string[]) {
  return {
    wounds: effect(words, { amount: whole(1, 10) }, "save"),
    heal: effect(words, { amount: whole(1, 10) }, "no-save"),
    condition: effect(words, { condition, strength }, "save", "strength"),
    fire: effect(words, { strength }, "save"),
    critical: effect(words, {}, "save"),
    "magic-shields": effect(words, { amount: few }, "no-save"),
    "shift-powers": effect(heroWords, { by: either(whole(-3, -1), whole(1, 3)), count }, "no-save"),
    "recharge-powers": effect(heroWords, { count: few }, "no-save"),
    treasure: effect(heroWords, { count: few }, "no-save"),
    loot: effect(heroWords, { count: few }, "no-save"),
    "draw-enemy-powers": effect(enemies, { count: whole(1, 3) }, "no-save"),
  } satisfies Partial<Record<EffectName, Shape<unknown>>>;
}

/** SS-4.3.1-b: what an act of the quest does: there is always somebody whose turn it is. */
export const actEffect = oneOfKinds<Effect>("effect", atOnce(heroes, anybody, ["enemies", "enemies-in-area"]));

/** SS-4.3.2-a: what Night and Day do once when they come: they come to everybody. */
export const dayEffect = oneOfKinds<Effect>("effect", atOnce(["heroes"], ["heroes", "enemies"], ["enemies"]));

const side = ["heroes", "enemies"] as const;
const change = either(whole(-2, -1), whole(1, 2));

/** SS-4.3.2-a: what holds while Night or Day lies beside the deck. */
export const lastingEffect = oneOfKinds<Effect>("effect", {
  hits: effect(side, { change }, "no-save"),
  "attack-dice": effect(side, { red: whole(0, 2), blue: whole(0, 2) }, "no-save", "red", "blue"),
  armour: effect(side, { change }, "no-save"),
  shields: effect(side, { change }, "no-save"),
  movement: effect(["heroes"], { change: either(whole(-1, -1), whole(1, 2)) }, "no-save"),
  "enemy-movement": effect(["enemies"], { change: either(whole(-1, -1), whole(1, 2)) }, "no-save"),
  "sight-limit": fieldsOf<Record<string, unknown>>({ effect: told, areas: whole(1, 5) }),
  "no-healing": fieldsOf<Record<string, unknown>>({ effect: told }),
} satisfies Partial<Record<EffectName, Shape<unknown>>>);
