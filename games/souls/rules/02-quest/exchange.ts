import type { SoulsContent } from "../../content/content.js";
import { scrollCard } from "../../content/tables.js";
import type { EnemyScroll, Quest } from "../../content/types.js";

/** SS-15.1-d: the table plays with another enemy in place of one; the challenge level has no other meaning. */
export function withExchanged(content: SoulsContent, quest: Quest, exchanged: Readonly<Record<string, string>>): Quest {
  for (const [out, into] of Object.entries(exchanged)) {
    const why = whyNotExchanged(scrollCard(content, out), scrollCard(content, into));
    if (why) throw new RangeError(`"${into}" can't take the place of "${out}": ${why}.`);
  }
  return { ...quest, enemyDeck: quest.enemyDeck.map((scroll) => exchanged[scroll] ?? scroll) };
}

/** SS-15.1-d: of the same rank and combat style. */
function whyNotExchanged(out: EnemyScroll, into: EnemyScroll): string | undefined {
  if (out.rank !== into.rank) return `its rank must be ${out.rank}, not ${into.rank}`;
  return out.style === into.style ? undefined : `its combat style must be ${out.style}, not ${into.style}`;
}
