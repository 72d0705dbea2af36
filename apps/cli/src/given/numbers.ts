import { UsageMistake } from "../failure.js";

/** Reads the number behind an option of the command line, for commander. */
export function wholeNumber(option: string, min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max)
      throw new UsageMistake("usage.number", { option, text, min });
    return number;
  };
}

/** Collects an option that may be given several times, for commander. */
export function several(word: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), word];
}
