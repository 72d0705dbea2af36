import type { Seat } from "@tavolata/kernel";
import type { CardId, InPlay } from "../state.js";
import type { RingsView } from "../view.js";
import { heroesOf } from "./table.js";

/** What lies open: a view is table enough. */
type Open = Pick<RingsView, "areas" | "cards">;

/** What each hero pays, by its id. */
export type WayToPay = Readonly<Record<CardId, number>>;

/** The longest answer that a table takes. */
const longestAnswer = 200;

/**
 * A way to pay as an option: `pay:aragorn-1=2,gloin-1=1`. LR-mode-4: the ids of heroes that somebody described are long; where three of them
 * would make too long an answer, they are numbered as they lie: `pay:#1=2,#3=1`.
 */
export function optionOfWay(s: Open, seat: Seat, heroes: readonly InPlay[], way: readonly number[]): string {
  const option = written(heroes, way, ({ id }) => id);
  if (option.length <= longestAnswer) return option;
  const ids = heroesOf(s, seat).map(({ id }) => id);
  return written(heroes, way, ({ id }) => `#${ids.indexOf(id) + 1}`);
}

/** Put together as one text: there is one for every way to pay, at every payment. */
function written(heroes: readonly InPlay[], way: readonly number[], name: (hero: InPlay) => string): string {
  let pairs = "";
  for (const [i, hero] of heroes.entries()) {
    if (way[i]! > 0) pairs += `${pairs === "" ? "" : ","}${name(hero)}=${way[i]}`;
  }
  return `pay:${pairs}`;
}

/** What `optionOfWay` says. */
export function wayOfOption(s: Open, seat: Seat, option: string): WayToPay {
  const pairs = option.slice(option.indexOf(":") + 1).split(",");
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.lastIndexOf("=");
      const hero = pair.slice(0, at);
      const id = hero.startsWith("#") ? heroesOf(s, seat)[Number(hero.slice(1)) - 1]!.id : hero;
      return [id, Number(pair.slice(at + 1))];
    }),
  );
}
