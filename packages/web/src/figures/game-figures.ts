import { type Corrections, correctionsIn, type Options } from "@tavolata/kernel";

/** The figures of each game, loaded when somebody corrects them or sits at a table with corrections. */
const shelf: Readonly<Record<string, () => Promise<{ readonly corrections: Corrections }>>> = {
  azeroth: () => import("@tavolata/azeroth/figures"),
  heroquest: () => import("@tavolata/heroquest/figures"),
  rings: () => import("@tavolata/rings/figures"),
  souls: () => import("@tavolata/souls/figures"),
};

/** The games that have figures to correct. */
export const correctableGames: readonly string[] = Object.keys(shelf);

const loaded = new Map<string, Corrections>();

export async function correctionsOf(game: string): Promise<Corrections> {
  const load = shelf[game];
  if (!load) throw new Error(`There are no figures of "${game}".`);
  const { corrections } = await load();
  loaded.set(game, corrections);
  return corrections;
}

/** What a match is played with, for whatever this page says about its cards. Without corrections nothing is loaded. */
export async function putInForce(game: string, options: Options): Promise<void> {
  const text = correctionsIn(options);
  if (text === "") loaded.get(game)?.use("");
  else if (shelf[game]) (await correctionsOf(game)).use(text);
}
