import { mostFileAnswers, type SavedMatch } from "@tavolata/client/protocol";
import { type ChanceSetting, type Given, type Mark, type Outcome, type Save, say } from "@tavolata/kernel";
import { Refuse } from "../refuse.js";
import type { SchemaCheck } from "./reading.js";

/** A match from a file that anybody may have written, made anew from the fields that were checked: nothing else comes along. */
export function readSavedMatch(check: SchemaCheck, value: unknown): Save {
  const answers = typeof value === "object" && value !== null && "answers" in value ? value.answers : undefined;
  if (Array.isArray(answers) && answers.length > mostFileAnswers) {
    throw new Refuse("too-large", `A match from a file has at most ${mostFileAnswers} answers, not ${answers.length}.`);
  }
  if (check.Check(value)) return rebuilt(value as SavedMatch);
  const wrong = check.Errors(value).First();
  const why = `${wrong?.path || "/"}: ${wrong?.message ?? "it isn't as it should be"}`;
  throw new Refuse("forged", `This isn't a saved match: ${why}.`, { said: say("refused.save-malformed") });
}

function rebuilt(file: SavedMatch): Save {
  const { format, game, version, options, settings, chance, seed, contributions, base, answers } = file;
  const { entered, mark, outcome } = file;
  return {
    format,
    game,
    version,
    options: { ...options },
    settings: { autopass: settings.autopass, undo: settings.undo },
    chance: rebuiltChance(chance),
    seed,
    ...(contributions && { contributions: contributions.map(({ from, by, value }) => ({ from, by, value })) }),
    ...(base && { base: rebuiltMark(base) }),
    answers: answers.map(rebuiltAnswer),
    ...(entered && { entered: { ...entered } }),
    ...(mark && { mark: rebuiltMark(mark) }),
    ...(outcome && { outcome: outcome as Outcome }), // the schema doesn't say what it holds: the rules hold it against what they come to themselves
  };
}

function rebuiltChance(chance: SavedMatch["chance"]): ChanceSetting {
  switch (chance.mode) {
    case "seeded":
      return { mode: chance.mode };
    case "physical":
      return { mode: chance.mode, ...(chance.kept && { kept: [...chance.kept] }) };
    case "scripted":
      return { mode: chance.mode, script: { ...chance.script } };
  }
}

function rebuiltAnswer({ seat, picks, real }: SavedMatch["answers"][number]): Given {
  return { seat, picks: [...picks], ...(real === undefined ? {} : { real }) };
}

function rebuiltMark({ at, step, steps, state, draws, told, revealed, path }: NonNullable<SavedMatch["mark"]>): Mark {
  return { at, step, steps, state: state as Mark["state"], draws: { ...draws }, told: { ...told }, revealed, path };
}
