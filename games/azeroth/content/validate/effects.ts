import { say } from "@tavolata/kernel";
import { besides, effectShapes, type FieldKind } from "./effect-shapes.js";
import type { Problem } from "./problem.js";

const wanted: Readonly<Record<FieldKind, string>> = {
  change: "a whole number that isn't 0",
  amount: "a whole number from 1",
  "yes?": "true or nothing",
};

/** What is wrong with an effect as it stands in a table or a file: its name, its figures, and what stands beside it. */
export function effectProblems(effect: unknown, field: string): Problem[] {
  if (!isRecord(effect)) return [{ field, problem: "An effect is a record with the name of the effect." }];
  const name = String(effect["effect"]);
  if (!Object.hasOwn(effectShapes, name)) {
    return [{ field, problem: `There is no effect "${name}".${didYouMean(name)}` }];
  }
  const shape = effectShapes[name as keyof typeof effectShapes];
  const known = ["effect", ...Object.keys(besides), ...Object.keys(shape)];
  return [
    ...Object.entries(shape)
      .filter(([key, kind]) => !fits(effect[key], kind))
      .map(([key, kind]) => ({
        field: `${field}.${key}`,
        problem: `The effect "${name}" needs ${wanted[kind]} here.`,
        ...(kind === "change" && effect[key] === 0 ? { said: say("problem.no-change") } : {}),
      })),
    ...Object.keys(effect)
      .filter((key) => !known.includes(key))
      .map((key) => ({ field: `${field}.${key}`, problem: `The effect "${name}" has no "${key}".` })),
    ...Object.entries(besides)
      .filter(([key, words]) => effect[key] !== undefined && !words.includes(effect[key] as string | number))
      .map(([key, words]) => ({
        field: `${field}.${key}`,
        problem: `"${String(effect[key])}" isn't known here: use one of ${words.join(", ")}.`,
      })),
  ];
}

/** A list that does something: none of its effects is wrong, and there is one at least. */
export function effectsProblems(effects: readonly unknown[], field: string): Problem[] {
  if (effects.length === 0) return [{ field, problem: "It does nothing: name at least one effect." }];
  return effects.flatMap((effect, i) => effectProblems(effect, `${field}.${i}`));
}

function fits(value: unknown, kind: FieldKind): boolean {
  if (kind === "yes?") return value === undefined || value === true;
  return Number.isInteger(value) && (kind === "change" ? value !== 0 : (value as number) >= 1);
}

function didYouMean(name: string): string {
  const near = Object.keys(effectShapes).filter((known) => known.startsWith(name.slice(0, 3)));
  return near.length > 0 ? ` Did you mean ${near.map((one) => `"${one}"`).join(" or ")}?` : "";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
