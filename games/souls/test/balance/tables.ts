import type { TableOfBalance } from "@tavolata/game";

/** How many heroes, and who plays them. */
export interface Party {
  readonly title: string;
  readonly heroes: number;
  readonly bot: string;
}

/** Four heroes are what the Quests are made for. */
const parties: Readonly<Record<string, Party>> = {
  "bots-4": { title: "four heroes", heroes: 4, bot: "normal" },
  "bots-2": { title: "two heroes", heroes: 2, bot: "normal" },
  "bots-3": { title: "three heroes", heroes: 3, bot: "normal" },
  "bots-5": { title: "five heroes", heroes: 5, bot: "normal" },
  "random-4": { title: "four heroes who act at random", heroes: 4, bot: "random" },
};

export const tables: readonly TableOfBalance[] = Object.entries(parties).map(([id, { title }]) => ({
  id,
  title,
  weight: id === "bots-4" ? "main" : "side",
}));

export function partyOf(table: string): Party {
  return parties[table]!;
}
