import type { Migration, Options } from "@tavolata/kernel";
import { heroicPreset } from "./options.js";

/** What brings a match of an earlier version over. It goes on from its last save point, by the rules of now. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0.1.0": { to: "0.2.0", options: withPreset },
};

/** HQ-0-a: one switch once stood for all heroic rules, whatever their own switches said. */
function withPreset({ heroicRules, ...rest }: Options): Options {
  return heroicRules === true
    ? { ...rest, ...heroicPreset, preset: "heroic-rules" }
    : { ...rest, preset: "base-rules" };
}
