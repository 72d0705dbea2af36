import { type Level, levels } from "@tavolata/bots";
import { type LoadedGame, namesScenario, playOutsOf } from "@tavolata/game";
import { type Chunk, usualBound, type Variant } from "../experiment.js";
import { figuresOf } from "../figures/figures.js";
import type { Row } from "../one-match.js";
import type { ChunkPlayer } from "../players.js";
import { playAll } from "../running.js";
import { namedBy } from "../scenarios.js";
import type { Label, Labels } from "./difficulty.js";

/** How the labels of a game are measured. */
export interface LabelWish {
  readonly matches: number;
  readonly seed: string;
  readonly bots: string;
  /** How many play-outs `strong` has for an answer instead of a second: a label can be made anew, and takes minutes instead of a night. */
  readonly iterations: number;
  readonly command: string;
}

const share = 5;

/** Plays every quest, scenario and level of a game. */
export async function measureLabels(
  loadedGame: LoadedGame,
  wish: LabelWish,
  players: readonly ChunkPlayer[],
  tell: (played: number, of: number) => void,
): Promise<Labels> {
  const { matches, seed, bots, command } = wish;
  const wanted = labelled(loadedGame, wish);
  const chunks = wanted.flatMap(({ of, variant }): Chunk[] => {
    const own = { game: loadedGame.id, seed: [seed, ...Object.values(of)].join("/"), bound: usualBound, variant };
    return Array.from({ length: Math.ceil(matches / share) }, (_, i) => ({
      ...own,
      first: i * share,
      end: Math.min(matches, (i + 1) * share),
    }));
  });
  const rows = await playAll(chunks, players, tell);
  const labels = wanted.map(({ of, variant }): Label => {
    const own: Row[] = rows.filter((_, i) => chunks[i]!.variant === variant).flat();
    const { wins, medianRounds } = figuresOf(own);
    return { of, matches: own.length, wins, rounds: medianRounds };
  });
  return { game: loadedGame.id, version: loadedGame.ruleset.version, bots, seed, command, labels };
}

interface Labelled {
  readonly of: Label["of"];
  readonly variant: Variant;
}

/** The option that says how hard it is. */
const levelling = "mode";

/** Everything that gets a label. Where a game has neither quests nor scenarios, it is as hard as those in the other seats play. */
function labelled({ ruleset, bots: known }: LoadedGame, { bots, iterations }: LabelWish): Labelled[] {
  const plain = { picks: [], corrections: [] };
  let combined: Record<string, string>[] = [{}];
  for (const option of ruleset.options) {
    if (option.type !== "choice" || !(namesScenario(option) || option.id === levelling)) continue;
    const values = namedBy(option);
    combined = combined.flatMap((one) => values.map((value) => ({ ...one, [option.id]: value })));
  }
  if (combined.length > 1)
    return combined.map((of) => ({
      of,
      variant: { name: Object.values(of).join(", "), options: of, bots: { "": bots }, ...plain },
    }));
  const others = levels.filter((level) => level in known);
  return others.map((level) => ({
    of: { others: level },
    variant: { name: level, options: {}, bots: { "": bots, others: playedAs(level, iterations) }, ...plain },
  }));
}

function playedAs(level: Level, iterations: number): string {
  const playOuts = playOutsOf(level, iterations);
  return playOuts === undefined ? level : `${level}@${playOuts}`;
}
