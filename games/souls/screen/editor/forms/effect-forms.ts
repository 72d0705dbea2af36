import type { Json } from "@tavolata/kernel";
import { kindOf, numbers } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, OneKind, SelectOption, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { PageKey } from "@tavolata/ui/language/pieces.js";
import type { Making } from "../making.js";

const conditions = ["ko", "poisoned", "blinded", "slowed", "stunned"];

/** Whom an effect may touch: everybody on one side when Night or Day comes, as nobody's turn it is. */
const heroesNow = ["heroes", "trigger", "heroes-in-area"] as const;
const enemiesNow = ["enemies", "enemies-in-area"] as const;

/** A kind of effect, with what it begins with. */
function effectOf(page: Making["page"]) {
  return (effect: string, key: PageKey, fields: readonly FieldKind[], value: Readonly<Record<string, Json>>): OneKind =>
    kindOf(effect, page(key), fields, () => ({ effect, ...value }));
}

/** What happens at once. */
export function effectKinds(making: Making, isForAll = false): ValueKind {
  const { page, speaker } = making;
  const heroes = isForAll ? (["heroes"] as const) : heroesNow;
  const enemies = isForAll ? (["enemies"] as const) : enemiesNow;
  const anybody = [...heroes, ...enemies];
  const on = (among: readonly (typeof anybody)[number][]): FieldKind => ({
    name: "on",
    label: page("soulseditor.whom"),
    value: { is: "choice", options: among.map((word) => [word, page(`soulseditor.whom.${word}`)] as const) },
  });
  const amount = (name: string, most: number): FieldKind => ({
    name,
    label: page("soulseditor.amount"),
    value: numbers(1, most),
  });
  const save: FieldKind = {
    name: "unlessSave",
    label: page("soulseditor.unless-save"),
    rule: "SS-5.2.4-a",
    value: { is: "yes" },
  };
  const strength: FieldKind = {
    name: "strength",
    label: page("soulseditor.strength"),
    value: {
      is: "number-choice",
      options: [
        ["1", "I"],
        ["2", "II"],
      ],
    },
  };
  const one = effectOf(page);
  return {
    is: "kinds",
    tag: "effect",
    label: page("soulseditor.effect"),
    kinds: [
      one("heal", "soulseditor.effect.heal", [on(anybody), amount("amount", 10)], { on: "heroes", amount: 1 }),
      one("wounds", "soulseditor.effect.wounds", [on(anybody), amount("amount", 10), save], {
        on: "heroes",
        amount: 1,
      }),
      one(
        "condition",
        "soulseditor.effect.condition",
        [
          on(anybody),
          {
            name: "condition",
            label: page("soulseditor.condition"),
            value: { is: "choice", options: conditions.map((word) => [word, speaker.name(word)] as const) },
          },
          { ...strength, begins: () => ({ value: 1 }) },
          save,
        ],
        { on: "heroes", condition: "slowed" },
      ),
      one("fire", "soulseditor.effect.fire", [on(anybody), strength, save], { on: "heroes", strength: 1 }),
      one("critical", "soulseditor.effect.critical", [on(anybody), save], { on: "heroes" }),
      one("magic-shields", "soulseditor.effect.magic-shields", [on(anybody), amount("amount", 4)], {
        on: "heroes",
        amount: 1,
      }),
      one(
        "shift-powers",
        "soulseditor.effect.shift-powers",
        [
          on(heroes),
          {
            name: "by",
            label: page("soulseditor.by"),
            value: {
              is: "number-choice",
              options: [-3, -2, -1, 1, 2, 3].map((by): SelectOption => [String(by), String(by)]),
            },
          },
        ],
        { on: "heroes", by: 1, count: "all" },
      ),
      one("recharge-powers", "soulseditor.effect.recharge-powers", [on(heroes), amount("count", 4)], {
        on: "heroes",
        count: 1,
      }),
      one("treasure", "soulseditor.effect.treasure", [on(heroes), amount("count", 4)], {
        on: heroes.at(-1) === "heroes" ? "heroes" : "trigger",
        count: 1,
      }),
      one("loot", "soulseditor.effect.loot", [on(heroes), amount("count", 4)], {
        on: heroes.at(-1) === "heroes" ? "heroes" : "trigger",
        count: 1,
      }),
      one("draw-enemy-powers", "soulseditor.effect.draw-enemy-powers", [on(enemies), amount("count", 3)], {
        on: "enemies",
        count: 1,
      }),
    ],
  };
}

/** What holds as long as Night or Day lasts. */
export function lastingKinds({ page }: Making): ValueKind {
  const on: FieldKind = {
    name: "on",
    label: page("soulseditor.whom"),
    value: {
      is: "choice",
      options: (["heroes", "enemies"] as const).map((word) => [word, page(`soulseditor.whom.${word}`)] as const),
    },
  };
  const change = (...by: readonly number[]): FieldKind => ({
    name: "change",
    label: page("soulseditor.by"),
    value: {
      is: "number-choice",
      options: by.map((one): SelectOption => [String(one), one > 0 ? `+${one}` : String(one)]),
    },
  });
  const one = effectOf(page);
  return {
    is: "kinds",
    tag: "effect",
    label: page("soulseditor.effect"),
    kinds: [
      one(
        "sight-limit",
        "soulseditor.effect.sight-limit",
        [{ name: "areas", label: page("soulseditor.amount"), value: numbers(1, 5) }],
        { areas: 3 },
      ),
      one("no-healing", "soulseditor.effect.no-healing", [], {}),
      one("hits", "soulseditor.effect.hits", [on, change(-2, -1, 1, 2)], { on: "enemies", change: 1 }),
      one(
        "attack-dice",
        "soulseditor.effect.attack-dice",
        [
          on,
          { name: "red", label: page("soulseditor.red-dice"), value: numbers(0, 2) },
          { name: "blue", label: page("soulseditor.blue-dice"), value: numbers(0, 2) },
        ],
        { on: "enemies", blue: 1 },
      ),
      one("armour", "soulseditor.effect.armour", [on, change(-2, -1, 1, 2)], { on: "enemies", change: 1 }),
      one("shields", "soulseditor.effect.shields", [on, change(-2, -1, 1, 2)], { on: "enemies", change: 1 }),
      one("movement", "soulseditor.effect.movement", [change(-1, 1, 2)], { on: "heroes", change: -1 }),
      one("enemy-movement", "soulseditor.effect.enemy-movement", [change(-1, 1, 2)], { on: "enemies", change: 1 }),
    ],
  };
}
