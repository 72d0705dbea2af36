import { elements } from "../../content/spells/index.js";
import type { HeroFlow, Table } from "../../state.js";

/** HQ-19.1-b: the antagonists' cards; HQ-8.3: with RH4 the primordial piles. */
export function* shuffleApart(t: Table): HeroFlow {
  const { apart, darkPile } = t.state.magic;
  yield* t.shuffle(darkPile, "dark", "HQ-19.1-b");
  if (!t.options.primordialExchange) return;
  for (const element of elements) yield* t.shuffle(apart[element], `primordial-${element}`, "HQ-8.3");
}
