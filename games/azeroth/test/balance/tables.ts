import type { TableOfBalance } from "@tavolata/game";

/** How many sit down, and whether the round is played to its end (AZ-end-7). */
export interface Sitting {
  readonly title: string;
  readonly players: number;
  readonly fullLastRound: boolean;
}

const numbers = ["two", "three", "four"];

const sittings: Readonly<Record<string, Sitting>> = Object.fromEntries(
  [false, true].flatMap((fullLastRound) =>
    numbers.map((number, i): [string, Sitting] => {
      const players = i + 2;
      const title = `${number} players${fullLastRound ? ", the last round played to its end" : ""}`;
      return [`${fullLastRound ? "full-" : ""}${players}`, { title, players, fullLastRound }];
    }),
  ),
);

export const tables: readonly TableOfBalance[] = Object.entries(sittings).map(([id, { title }]) => ({
  id,
  title,
  weight: "main",
}));

export function sittingOf(table: string): Sitting {
  return sittings[table]!;
}
