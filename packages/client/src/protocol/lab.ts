import { type Static, Type } from "@sinclair/typebox";
import { OptionValues } from "./options.js";
import { exactly, kernels, Timestamp } from "./words.js";

/** An experiment on the server has at most so many variants and matches of each. */
const mostVariants = 3;
export const mostMatches = 100;

const ExperimentId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "the id of an experiment" });

export const OfExperiment = exactly({ experiment: ExperimentId });

/** Variants of a table that are to be compared; the first is what the others are compared with. */
export const NewExperiment = exactly({
  game: Type.String({ maxLength: 40 }),
  matches: Type.Integer({ minimum: 10, maximum: mostMatches, description: "of each variant" }),
  variants: Type.Array(
    exactly({
      name: Type.String({ minLength: 1, maxLength: 80 }),
      options: OptionValues,
      bots: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 40 }), {
        maxProperties: 40,
        description: "which level plays which seats; the empty word for all the rest",
      }),
    }),
    { minItems: 1, maxItems: mostVariants },
  ),
});
export type NewExperiment = Static<typeof NewExperiment>;

/** How far an experiment is. */
export const LabExperiment = exactly({
  id: ExperimentId,
  game: Type.String(),
  created: Timestamp,
  state: Type.Union(
    ["waiting", "running", "done", "stopped", "failed"].map((word) => Type.Literal(word)),
    { description: "stopped: its time was up, or somebody ended it" },
  ),
  names: Type.Array(Type.String(), { description: "what its variants are called" }),
  played: Type.Integer(),
  of: Type.Integer({ description: "matches of all variants together" }),
});
export type LabExperiment = Omit<Static<typeof LabExperiment>, "state"> & {
  readonly state: "waiting" | "running" | "done" | "stopped" | "failed";
};

/** The same with what was found, as far as it has come. */
export const LabResult = exactly({
  experiment: LabExperiment,
  summary: Type.Optional(kernels<unknown>("what was found: `Summary` of packages/lab")),
});
export interface LabResult {
  readonly experiment: LabExperiment;
  readonly summary?: unknown;
}

export const LabList = Type.Array(LabExperiment);
