import type { Seat } from "@tavolata/kernel";
import type { CardId, InPlay } from "../state.js";
import type { RingsView } from "../view.js";
import { heroesOf } from "./table.js";

/** What each hero pays, by its id. */
export type WayToPay = Readonly<Record<CardId, number>>;

/** The longest answer that a table takes. */
const longestAnswer = 200;

/**
 * A way to pay as an option: `pay:aragorn-1=2,gloin-1=1`. LR-mode-4: the ids of heroes that somebody described are long; where three of them
 * would make too long an answer, they are numbered as they lie: `pay:#1=2,#3=1`.
 */
export function optionOfWay(s: RingsView, seat: Seat, heroes: readonly InPlay[], way: readonly number[]): string {
  const option = `pay:${written(heroes, way)}`;
  if (option.length <= longestAnswer) return option;
  const ids = heroesOf(s, seat).map(({ id }) => id);
  return `pay:${written(heroes, way, ({ id }) => `#${ids.indexOf(id) + 1}`)}`;
}

/** What each hero pays, as the option names it beside its id: `aragorn-1=2,gloin-1=1`. It is one text, for there is one for every way, at every payment. */
export function written(heroes: readonly InPlay[], way: readonly number[], name = idOf): string {
  let pairs = "";
  for (const [i, hero] of heroes.entries()) {
    if (way[i]! > 0) pairs += `${pairs === "" ? "" : ","}${name(hero)}=${way[i]}`;
  }
  return pairs;
}

function idOf({ id }: InPlay): CardId {
  return id;
}

/** What `written` says. */
export function wayIn(text: string): WayToPay {
  return Object.fromEntries(
    text.split(",").map((pair) => {
      const at = pair.lastIndexOf("=");
      return [pair.slice(0, at), Number(pair.slice(at + 1))];
    }),
  );
}
