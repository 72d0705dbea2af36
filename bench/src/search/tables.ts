import type { Manner } from "@tavolata/bots";
import type { Options } from "@tavolata/kernel";

interface SearchedTable {
  readonly game: string;
  readonly options: Options;
  readonly manner?: Partial<Manner>;
}

/** What is searched: the tables on which strength is measured. */
export const tables: readonly SearchedTable[] = [
  { game: "lantern-quay", options: {} },
  { game: "azeroth", options: { players: 4 } },
  { game: "rings", options: { scenario: "journey-down-the-anduin" } },
  // In these two bots think about so few questions that hardly one would be met: here they think about all.
  { game: "souls", options: {}, manner: { formalities: [] } },
  // And in this one its habit seldom differs from the rules of thumb: single answers are compared.
  { game: "heroquest", options: {}, manner: { formalities: [], singly: true } },
];

/** Play-outs for each answer, and how many answers the normal bots give before the next one is thought about. */
export const iterations = 24;
export const between = 12;
