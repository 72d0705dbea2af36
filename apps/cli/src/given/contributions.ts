import { type Contribution, isContribution, type Save, say, type Verdict } from "@tavolata/kernel";
import type { Context } from "../context.js";
import { UsageMistake } from "../failure.js";

/** A contribution to the dice as whoever made it remembers it. */
export type Remembered = Pick<Contribution, "by" | "value">;

/** Reads what was said of contributions: `--contribution seat=value`, as often as wanted. */
export function remembered(words: readonly string[] = []): Remembered[] {
  return words.map((word) => {
    const [, by = "", digits = ""] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    const value = digits.toLowerCase();
    if (by === "" || !isContribution(value)) throw new UsageMistake("usage.contribution", { word });
    return { by, value };
  });
}

/** What people have added to the dice of a match that was found sound. */
export function addedTo(save: unknown): readonly Contribution[] {
  return (save as Partial<Save>).contributions ?? [];
}

/** A sound match in which one of these isn't among what was added to the dice isn't the one that its people played. */
export function withAll(verdict: Verdict, save: unknown, own: readonly Remembered[]): Verdict {
  if (!verdict.sound) return verdict;
  const added = addedTo(save);
  const missing = own.find(({ by, value }) => !added.some((one) => one.by === by && one.value === value));
  if (!missing) return verdict;
  const problem = `The contribution ${missing.value} by ${missing.by} isn't among those that its dice come from.`;
  return { sound: false, problem, said: say("refused.save-other-contributions") };
}

/** Each contribution on a line: from when it counts, whose it is, and its value. */
export function contributionLines(context: Context, added: readonly Contribution[]): string[] {
  return added.map(({ from, by, value }) => `  ${context.text("contribution", { from, by, value })}`);
}
