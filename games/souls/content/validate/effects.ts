import { type Message, say } from "@tavolata/kernel";
import { besides, conditionNames, effectShapes, type FieldKind } from "./effect-shapes.js";
import type { Problem } from "./problem.js";

type Anything = Readonly<Record<string, unknown>>;

const results = ["hit", "ability", "magic", "shield", "legendary"];

/** What is wrong with an effect as it stands in a table or a file: its name, its figures, and what stands beside it. */
export function effectProblems(effect: unknown, field: string): Problem[] {
  if (!isRecord(effect)) return [{ field, problem: "An effect is a record with the name of the effect." }];
  const name = effect["effect"];
  const shape = typeof name === "string" ? effectShapes[name as keyof typeof effectShapes] : undefined;
  if (!shape || typeof name !== "string" || !Object.hasOwn(effectShapes, name)) {
    return [{ field, problem: `There is no effect "${String(name)}".${didYouMean(String(name))}` }];
  }
  const known = new Set(["effect", "on", "until", "if", "unlessSave", ...Object.keys(shape)]);
  return [
    ...Object.entries(shape).flatMap(([key, kind]) => figureProblems(effect[key], kind, name, `${field}.${key}`)),
    ...Object.keys(effect)
      .filter((key) => !known.has(key))
      .map((key) => ({ field: `${field}.${key}`, problem: `The effect "${name}" has no "${key}".` })),
    ...(["on", "until"] as const).flatMap((key) => {
      const word = effect[key];
      if (word === undefined || besides[key].includes(String(word))) return [];
      return [
        {
          field: `${field}.${key}`,
          problem: `"${String(word)}" isn't known here: use one of ${besides[key].join(", ")}.`,
        },
      ];
    }),
  ];
}

/** The effects of a list, and those that results pay for. */
export function effectsProblems(effects: unknown, field: string): Problem[] {
  if (effects === undefined) return [];
  if (!Array.isArray(effects)) return [{ field, problem: "Effects are a list." }];
  return effects.flatMap((effect, i) => effectProblems(effect, `${field}.${i}`));
}

export function paidProblems(paid: unknown, field: string): Problem[] {
  if (paid === undefined) return [];
  if (!Array.isArray(paid)) return [{ field, problem: "Paid effects are a list." }];
  return paid.flatMap((one, i) => {
    if (!isRecord(one) || !isRecord(one["cost"])) {
      return [{ field: `${field}.${i}`, problem: "A paid effect has a cost and effects." }];
    }
    const strange = Object.entries(one["cost"]).filter(
      ([result, count]) => !results.includes(result) || !isWhole(count) || count < 1,
    );
    return [
      ...strange.map(([result, count]) => ({
        field: `${field}.${i}.cost`,
        problem: `${String(count)} × "${result}" is no cost: use 1 or more of ${results.join(", ")}.`,
      })),
      ...effectsProblems(one["effects"], `${field}.${i}.effects`),
    ];
  });
}

/** Three numbers, none below 0. */
export function valuesProblems(values: unknown, field: string): Problem[] {
  if (
    isRecord(values) &&
    ["hits", "red", "blue"].every((key) => isWhole(values[key]) && (values[key] as number) >= 0)
  ) {
    return [];
  }
  return [{ field, problem: "Attack values are hits, red and blue: three whole numbers from 0." }];
}

function figureProblems(value: unknown, kind: FieldKind, name: string, field: string): Problem[] {
  const wanted = (what: string, said?: Message) => [
    { field, problem: `The effect "${name}" needs ${what} here.`, ...(said ? { said } : {}) },
  ];
  switch (kind) {
    case "number":
      return isWhole(value) ? [] : wanted("a whole number");
    case "number?":
      return value === undefined || isWhole(value) ? [] : wanted("a whole number or nothing");
    case "number-or-all":
      return isWhole(value) || value === "all" ? [] : wanted('a whole number or "all"');
    case "strength":
      return value === 1 || value === 2 ? [] : wanted("1 or 2", say("problem.strength"));
    case "strength?":
      return value === undefined || value === 1 || value === 2
        ? []
        : wanted("1, 2 or nothing", say("problem.strength"));
    case "condition":
      return isCondition(value) ? [] : wanted(`one of ${conditionNames.join(", ")}`);
    case "conditions":
      return value === "any" || (Array.isArray(value) && value.every(isCondition))
        ? []
        : wanted(`"any" or a list of ${conditionNames.join(", ")}`);
    case "word":
      return typeof value === "string" && value !== "" ? [] : wanted("a word");
    case "values":
      return valuesProblems(value, field);
    case "attack-with":
      return ["same", "primary", "secondary"].includes(String(value)) ? [] : valuesProblems(value, field);
    case "effects":
      return Array.isArray(value)
        ? value.flatMap((choice, i) => effectsProblems(choice, `${field}.${i}`))
        : wanted("a list of lists of effects");
  }
}

function didYouMean(name: string): string {
  const near = Object.keys(effectShapes).filter((known) => known.startsWith(name.slice(0, 3)));
  return near.length > 0 ? ` Did you mean ${near.map((one) => `"${one}"`).join(" or ")}?` : "";
}

function isRecord(value: unknown): value is Anything {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function isCondition(value: unknown): boolean {
  return (conditionNames as readonly unknown[]).includes(value);
}
