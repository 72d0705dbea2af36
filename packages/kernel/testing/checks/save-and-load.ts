import { type GameEvent, Match, type Ruleset } from "../../src/index.js";
import { answerOf, cook, type Recipe } from "../play.js";
import { bytesOf, same, wholeSight } from "./compare.js";

/** At every decision: save, load, same decisions, same views; and a match loaded half-way comes to the same end. */
export function saveAndLoad<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, recipe: Recipe): void {
  let halfway: { readonly save: string; readonly at: number } | undefined;
  const end = cook(ruleset, recipe, (match) => {
    const save = bytesOf(match);
    const loaded = Match.load(ruleset, JSON.parse(save));
    if (loaded.notice)
      throw new Error(`At answer ${match.at} the loaded match went back: ${JSON.stringify(loaded.notice)}`);
    same(`At answer ${match.at} the loaded match looks different`, wholeSight(loaded), wholeSight(match));
    same(`At answer ${match.at} the loaded match saves differently`, bytesOf(loaded), save);
    if (match.at === recipe.choices.length >> 1) halfway = { save, at: match.at };
  });
  if (!halfway) return;
  const loaded = Match.load(ruleset, JSON.parse(halfway.save));
  for (const choice of recipe.choices.slice(halfway.at)) {
    if (!loaded.outcome) loaded.answer(answerOf(loaded, choice));
  }
  same(`Loaded at answer ${halfway.at} and played on, the match ends differently`, bytesOf(loaded), bytesOf(end));
}
