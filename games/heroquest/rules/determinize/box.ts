import type { Chance } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { figureFor } from "../../content/figures/champions.js";
import type { HeroQuest } from "../../state.js";
import type { Known } from "./known.js";

/** HQ-1.4-b: the figures that are still in the box: nobody knows which of them the quest has. */
export interface UnusedPieces {
  /** A figure of this kind, or of another where none is left; nothing when the box is empty. */
  take: (type: string) => string | undefined;
}

/** The box without what stands on the board, and without those of whom everybody knows. */
export function boxOf(
  { antagonistById }: HeroQuestContent,
  { figures }: HeroQuest,
  { fled, heard }: Known,
  chance: Chance,
): UnusedPieces {
  const left = new Map<string, number>();
  for (const [type, { figures }] of antagonistById) left.set(type, figures);
  const use = (type: string) => left.set(type, Math.max(0, (left.get(type) ?? 0) - 1));
  for (const { type } of figures) if (left.has(type)) use(type);
  for (const { type } of fled) use(figureFor(type));
  for (const types of heard.values()) for (const type of types) use(figureFor(type));
  return {
    take(type) {
      const found = (left.get(type) ?? 0) > 0 ? type : another(antagonistById, left, chance);
      if (found !== undefined) use(found);
      return found;
    },
  };
}

/** Of those that are left, a kind with more figures more often; none that is only ever a champion. */
function another(
  kinds: HeroQuestContent["antagonistById"],
  left: ReadonlyMap<string, number>,
  chance: Chance,
): string | undefined {
  const servants = [...kinds].filter(([type, { championOnly }]) => !championOnly && left.get(type)! > 0);
  const all = servants.reduce((sum, [type]) => sum + left.get(type)!, 0);
  if (all === 0) return undefined;
  let at = chance.below(all);
  for (const [type] of servants) {
    at -= left.get(type)!;
    if (at < 0) return type;
  }
  return undefined;
}
