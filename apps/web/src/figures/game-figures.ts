import { games } from "@tavolata/games";
import {
  type Corrections,
  correctionsId,
  correctionsIn,
  correctionsText,
  type Options,
  readCorrections,
} from "@tavolata/kernel";

/** The games that have figures to correct. */
export const correctableGames: readonly string[] = games.filter(({ figures }) => figures).map(({ id }) => id);

const loaded = new Map<string, Corrections>();

export async function correctionsOf(game: string): Promise<Corrections> {
  const corrections = await games.find(({ id }) => id === game)?.figures?.();
  if (!corrections) throw new Error(`There are no figures of "${game}".`);
  loaded.set(game, corrections);
  return corrections;
}

/** The corrections of the tables that are open in this page, by game. */
const open = new Map<string, readonly { readonly text: string }[]>();

/**
 * What a match is played with, for whatever this page says about its cards, until whoever shows it goes: what it returns is called then. Without
 * corrections nothing is loaded.
 */
export async function putInForce(game: string, options: Options): Promise<() => void> {
  const text = correctionsIn(options);
  const corrections = text === "" || !correctableGames.includes(game) ? loaded.get(game) : await correctionsOf(game);
  const table = { text: corrections ? withoutUnsound(corrections, text) : "" };
  open.set(game, [...(open.get(game) ?? []), table]);
  corrections?.use(table.text);
  return () => {
    const others = (open.get(game) ?? []).filter((other) => other !== table);
    open.set(game, others);
    loaded.get(game)?.use(others.at(-1)?.text ?? "");
  };
}

/** Options with those of one's figures that the game still takes: cards get other names, and bounds move. */
export async function withSoundFigures(game: string, options: Options): Promise<Options> {
  const text = correctionsIn(options);
  if (text === "" || !correctableGames.includes(game)) return options;
  const sound = (await correctionsOf(game)).soundOf(text);
  if (sound === text) return options;
  const { [correctionsId]: _before, ...rest } = options;
  return sound === "" ? rest : { ...rest, [correctionsId]: sound };
}

/** Without what this page's tables don't have: it may be older than the server, and what the browser keeps older than the page. */
function withoutUnsound(corrections: Corrections, text: string): string {
  const figures = Object.entries(readCorrections(text || "{}") ?? {});
  const sound = figures.filter(([path, value]) => !corrections.problemOf(path, value));
  return sound.length === figures.length ? text : correctionsText(Object.fromEntries(sound));
}
