import { type Language, languages } from "@tavolata/language";
import { openParts, type PrintedGame, type PrintOrder, type PrintPart, paperNames, printable } from "@tavolata/print";

/** What of a game is printed when everything is. */
export interface Everything {
  /** The rules only run on from column to column: in one language they are enough. */
  readonly rulesIn: Language;
  /** What is another sheet for each quest, besides the notes. */
  readonly ofQuest?: readonly PrintPart[];
  /** These are printed of the second quest and of every so many after it; left out: of each. The notes are printed of each. */
  readonly every?: number;
}

/**
 * Orders that together print everything once: what belongs to a quest in the languages and on the papers by turns, what has no quest in
 * every language.
 */
export async function allOrders(
  game: PrintedGame,
  { rulesIn, ofQuest = [], every = 1 }: Everything,
): Promise<PrintOrder[]> {
  const { id } = game;
  const { quests, parts } = (await printable([game], id))!;
  const general = await openParts([game], id, undefined);
  return [
    ...languages.map((language, i) => ({
      game: id,
      language,
      paper: paperNames[i % 2]!,
      what: general.filter((part) => part !== "rules" || language === rulesIn),
    })),
    ...quests.flatMap((quest, i) => {
      const turn = { game: id, quest, language: languages[i % 3]!, paper: paperNames[i % 2]! };
      const notes = parts.includes("notes") ? [{ ...turn, what: ["notes" as const] }] : [];
      return i % every === 1 % every ? [{ ...turn, what: ofQuest }, ...notes] : notes;
    }),
  ];
}
