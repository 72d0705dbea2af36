import {
  botsFrom,
  type Experiment,
  experimentOf,
  labSpeaker,
  Refused,
  type Variant,
  variantFrom,
  withSetting,
} from "@tavolata/lab";
import type { Box } from "@tavolata/shelf";
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
export async function experimentGiven(context: Context, box: Box, given: GivenExperiment): Promise<Experiment> {
  const options = await tableOptions(context, box, given);
  return refusing(context, () => {
    let present: Variant = {
      name: context.text("lab.present"),
      options,
      bots: { "": usualBot(box), ...(given.bots === undefined ? {} : botsFrom(given.bots)) },
      picks: [],
      corrections: [],
    };
    for (const [kind, words] of [
      ["pick", given.pick ?? []],
      ["change", given.change ?? []],
    ] as const) {
      for (const word of words) {
        const [, key, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
        if (key === undefined || value === undefined) throw new Refused("setting", { word });
        present = withSetting(box, present, `${kind}.${key}`, value);
      }
    }
    const variants = (given.variant ?? []).map((words) => variantFrom(box, present, words));
    const { seed, matches, stop } = given;
    return experimentOf(box, { variants: [present, ...variants], seed, matches, stops: stop });
  });
}

/** What the lab refuses, as a mistake of the command line. */
export function refusing<T>(context: Context, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new UsageMistake("usage.other", { why: labSpeaker(context.language).sentence(error.said) });
  }
}
