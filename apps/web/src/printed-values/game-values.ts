import { games } from "@tavolata/games";
import {
  type CorrectionCheck,
  correctionsId,
  correctionsIn,
  correctionsText,
  type Options,
  readCorrections,
} from "@tavolata/kernel";

/** The games that have figures to correct. */
export const correctableGames: readonly string[] = games
  .filter(({ figures: printedValues }) => printedValues)
  .map(({ id }) => id);

export async function correctionsOf(game: string): Promise<CorrectionCheck> {
  const corrections = await games.find(({ id }) => id === game)?.figures?.();
  if (!corrections) throw new Error(`There are no figures of "${game}".`);
  return corrections;
}

/** The corrections of a table, as far as this page's tables have their figures: for `ContentProvider`. Without corrections nothing is loaded. */
export async function soundCorrections(game: string, options: Options): Promise<string> {
  const text = correctionsIn(options);
  return text === "" || !correctableGames.includes(game) ? "" : withoutUnsound(await correctionsOf(game), text);
}

/** Options with those of one's figures that the game still takes: cards get other names, and bounds move. */
export async function withSoundPrintedValues(game: string, options: Options): Promise<Options> {
  const text = correctionsIn(options);
  if (text === "" || !correctableGames.includes(game)) return options;
  const sound = (await correctionsOf(game)).soundOf(text);
  if (sound === text) return options;
  const { [correctionsId]: _before, ...rest } = options;
  return sound === "" ? rest : { ...rest, [correctionsId]: sound };
}

/** Without what this page's tables don't have: it may be older than the server, and what the browser keeps older than the page. */
function withoutUnsound(corrections: CorrectionCheck, text: string): string {
  const printedValues = Object.entries(readCorrections(text || "{}") ?? {});
  const sound = printedValues.filter(([path, value]) => !corrections.problemOf(path, value));
  return sound.length === printedValues.length ? text : correctionsText(Object.fromEntries(sound));
}
