import { isTitle } from "../cards/lookup.js";
import { coreNumbers } from "./core-numbers.js";

/** A card's name as a title: without accents, apostrophes, the name of its set, or the case of its letters. */
export function titleFrom(name: string): string {
  return name
    .replace(/\s*\([^)]*\)\s*$/, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’!".]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** No card has a longer name. */
const longestName = 120;

/** The title that a name stands for; nothing where the house has no such card. */
export function titleNamed(name: string): string | undefined {
  if (name.length > longestName) return undefined;
  const title = titleFrom(name);
  return isTitle(title) ? title : undefined;
}

/** The title of a RingsDB code such as `01073`: the set, and the number in it. */
export function titleCoded(code: string): string | undefined {
  const [, number] = /^01(\d{3})$/.exec(code) ?? [];
  return number === undefined ? undefined : coreNumbers[Number(number) - 1];
}

/** The published ids of OCTGN's core set: all 73 player cards have this and their number with three digits. */
export const octgnPrefix = "51223bd0-ffd1-11df-a976-0801200c9";

/** The title of an OCTGN id. */
export function titleOfOctgn(id: string): string | undefined {
  const [prefix, number] = [id.slice(0, octgnPrefix.length), id.slice(octgnPrefix.length)];
  return prefix.toLowerCase() === octgnPrefix && /^\d{3}$/.test(number) ? coreNumbers[Number(number) - 1] : undefined;
}
