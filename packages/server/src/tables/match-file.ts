import { OptionsRefused, replay, type Save, SaveRefused, verify } from "@tavolata/kernel";
import type { Works } from "@tavolata/shelf";
import type { AnyMatch } from "../play/deed.js";
import { Refuse } from "../refuse.js";

/** A match of more answers isn't taken from a file: it would have to be played again while others wait. */
const mostAnswers = 5_000;

/** A match from a file, played again from its beginning; one that doesn't follow from its answers is refused with the place where it breaks. */
export function checkedMatch({ ruleset }: Works, value: unknown): { readonly match: AnyMatch; readonly save: Save } {
  const answers = typeof value === "object" && value !== null && "answers" in value ? value.answers : undefined;
  if (Array.isArray(answers) && answers.length > mostAnswers) {
    throw new Refuse("too-large", `A match from a file has at most ${mostAnswers} answers, not ${answers.length}.`);
  }
  try {
    const verdict = verify(ruleset, value);
    if (!verdict.sound) throw new Refuse("forged", `This isn't a match as it was played: ${verdict.problem}`);
    const save = value as Save;
    if (save.chance.mode === "scripted" || save.base) {
      const why = save.base ? "it doesn't begin at the setup" : "its dice were scripted";
      throw new Refuse("forged", `This match can't be proved: ${why}.`);
    }
    return { match: replay(ruleset, save), save };
  } catch (error) {
    if (error instanceof SaveRefused || error instanceof OptionsRefused) {
      throw new Refuse("forged", `This isn't a match as it was played: ${error.message}`);
    }
    throw error;
  }
}
