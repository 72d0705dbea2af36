import type { Option } from "@tavolata/kernel";

/** Cards of one name. */
export interface CardGroup {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Cards by their names: copies are numbered only where the game tells them apart, and nobody reads that off a card. */
export function groupsOf(options: readonly Option[], nameOf: (option: Option) => string): readonly CardGroup[] {
  const groups = new Map<string, string[]>();
  for (const option of options) {
    const name = nameOf(option).replace(/\s\d+$/, "");
    const ids = groups.get(name) ?? [];
    groups.set(name, ids);
    ids.push(option.id);
  }
  return [...groups].map(([name, ids]) => ({ name, ids })).sort((a, b) => a.name.localeCompare(b.name));
}

/** Those whose name has every word of what is searched for, accents or not. */
export function found(groups: readonly CardGroup[], searched: string): readonly CardGroup[] {
  const words = plain(searched).split(/\s+/).filter(Boolean);
  return groups.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The names that were entered last, the newest first, as long as the page is open. */
const lately: string[] = [];
const mostLately = 6;

export function enteredLately(groups: readonly CardGroup[]): readonly CardGroup[] {
  return lately.flatMap((name) => groups.find((group) => group.name === name) ?? []);
}

export function noteEntered(name: string): void {
  const at = lately.indexOf(name);
  if (at >= 0) lately.splice(at, 1);
  lately.unshift(name);
  lately.length = Math.min(lately.length, mostLately);
}
