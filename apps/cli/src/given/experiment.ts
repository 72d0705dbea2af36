import type { LoadedGame } from "@tavolata/game";
import {
  botsFrom,
  type Experiment,
  ExperimentRefused,
  experimentOf,
  type FixedAnswer,
  labSpeaker,
  type Variant,
  variantFrom,
  withSetting,
} from "@tavolata/lab";
import type { Context } from "../context.js";
import { UsageMistake } from "../failure.js";
import { usualBot } from "./bots.js";
import { type GivenOptions, tableOptions } from "./options.js";

/** What the command line says about an experiment. */
export interface GivenExperiment extends GivenOptions {
  readonly bots?: string;
  readonly pick?: readonly string[];
  readonly change?: readonly string[];
  readonly variant?: readonly string[];
  readonly matches: number;
  readonly seed: string;
  readonly stop: boolean;
}

/** The experiment that the command line describes: the table as it is set, and every variant of it. */
export async function experimentGiven(
  context: Context,
  loadedGame: LoadedGame,
  given: GivenExperiment,
): Promise<Experiment> {
  const options = await tableOptions(context, loadedGame, given);
  return refusing(context, () => {
    let present: Variant = {
      name: context.text("lab.present"),
      options,
      bots: { "": usualBot(loadedGame), ...(given.bots === undefined ? {} : botsFrom(given.bots)) },
      picks: [],
      corrections: [],
    };
    for (const word of given.pick ?? []) present = withWord(loadedGame, present, "pick", word);
    for (const word of given.change ?? []) present = withWord(loadedGame, present, "change", word);
    const variants = (given.variant ?? []).map((words) => variantFrom(loadedGame, present, words));
    const { seed, matches, stop } = given;
    return experimentOf(loadedGame, { variants: [present, ...variants], seed, matches, stops: stop });
  });
}

/** Fixed answers by themselves: `player-1.deck=deck:leadership-starter`. */
export function picksGiven(context: Context, loadedGame: LoadedGame, words: readonly string[]): readonly FixedAnswer[] {
  return refusing(context, () => {
    let variant: Variant = { name: "", options: {}, bots: {}, picks: [], corrections: [] };
    for (const word of words) variant = withWord(loadedGame, variant, "pick", word);
    return variant.picks;
  });
}

function withWord(loadedGame: LoadedGame, variant: Variant, kind: "pick" | "change", word: string): Variant {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
  if (key === undefined || value === undefined) throw new ExperimentRefused("setting", { word });
  return withSetting(loadedGame, variant, `${kind}.${key}`, value);
}

/** What the lab refuses, as a mistake of the command line. */
export function refusing<T>(context: Context, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ExperimentRefused)) throw error;
    throw new UsageMistake("usage.other", { why: labSpeaker(context.language).sentence(error.said) });
  }
}
