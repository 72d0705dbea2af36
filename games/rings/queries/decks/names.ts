import { identityOf, isTitle } from "../../content/lookup.js";
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

/** The set of which the house has the cards, as lists write it: `Core Set`, `Revised Core Set`, `Core #73`. */
const coreSet = /^(revised )?core( set)?( ?#?\d+)?$/i;

/** What stands in brackets behind a name: the set of the card, or what tells it from others of the same title. */
const inBrackets = /\(([^)]*)\)\s*$/;

/**
 * The title that a name stands for; nothing where the house has no such card. Later sets have other cards of the same titles: whose set is
 * another, or whose sphere, isn't the one that we have.
 */
export function titleNamed(name: string): string | undefined {
  if (!hasKnownTitle(name)) return undefined;
  const title = titleFrom(name);
  const said = inBrackets.exec(name)?.[1]?.trim();
  return said === undefined || coreSet.test(said) || said.toLowerCase() === identityOf(title).sphere
    ? title
    : undefined;
}

/** Whether a card of ours has this title, be it another's name as well. */
export function hasKnownTitle(name: string): boolean {
  return name.length <= longestName && isTitle(titleFrom(name));
}

/** Heroes stand under `Hero`, and nobody else: there is an ally Faramir, and a hero of another set. Other cards are often mixed. */
export function namedUnder(part: string, name: string): { readonly name: string; readonly title: string | undefined } {
  const title = titleNamed(name);
  if (title === undefined || part === "" || (identityOf(title).type === "hero") === (part === "hero"))
    return { name, title };
  // It is named so that nobody takes it for the other later on either.
  return { name: `${name} (${part})`, title: undefined };
}

/** The types by which lists are divided; nothing for any other heading. */
export function partNamed(heading: string): string {
  return /^(hero|ally|attachment|event)/i.exec(heading.trim().replace(/^allies/i, "ally"))?.[0].toLowerCase() ?? "";
}

/** The title of a RingsDB code such as `01073`: the set, and the number in it. */
export function titleCoded(code: string): string | undefined {
  const [, number] = /^01(\d{3})$/.exec(code) ?? [];
  return number === undefined ? undefined : coreNumbers[Number(number) - 1];
}

/** The published ids of OCTGN's core set: all 73 player cards have this and their number with three digits. */
export const octgnPrefix = "51223bd0-ffd1-11df-a976-0801200c9";

/** How OCTGN's ids look. */
export const octgnId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The title of an OCTGN id. */
export function titleOfOctgn(id: string): string | undefined {
  const [prefix, number] = [id.slice(0, octgnPrefix.length), id.slice(octgnPrefix.length)];
  return prefix.toLowerCase() === octgnPrefix && /^\d{3}$/.test(number) ? coreNumbers[Number(number) - 1] : undefined;
}
