import { type GameEvent, Match, type Ruleset } from "../../src/index.js";
import { answerOf, cook, friendlyMatch, type Recipe } from "../play.js";
import { bytesOf, glanceAt, same, wholeSight } from "./compare.js";
import { isLongLook } from "./long-looks.js";

/**
 * Two runs side by side: one goes on, the other is thrown away and rebuilt from its save after every answer. At every decision both look the same,
 * and they save the same; and a match that is loaded half-way and goes on comes to the same end.
 */
export function saveAndLoad<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  recipe: Recipe,
): void {
  let rebuilt = friendlyMatch(ruleset, recipe);
  let halfway: { readonly save: string; readonly at: number } | undefined;
  const end = cook(ruleset, recipe, (match) => {
    const { at } = match;
    if (at > rebuilt.at) {
      const { seat, picks } = match.answers.at(-1)!;
      rebuilt.answer({ seat, picks });
      same(`After answer ${at} the rebuilt match looks different`, glanceAt(rebuilt), glanceAt(match));
    }
    const save = bytesOf(rebuilt);
    const loaded = Match.load(ruleset, JSON.parse(save));
    if (loaded.notice) throw new Error(`At answer ${at} the loaded match went back: ${JSON.stringify(loaded.notice)}`);
    same(`At answer ${at} the loaded match looks different`, wholeSight(loaded), wholeSight(match));
    if (isLongLook(recipe, at)) {
      same(`After answer ${at} the rebuilt match saves differently`, save, bytesOf(match));
      same(`At answer ${at} the loaded match saves differently`, bytesOf(loaded), save);
    }
    if (at === recipe.choices.length >> 1) halfway = { save, at };
    rebuilt = loaded;
  });
  if (!halfway) return;
  const loaded = Match.load(ruleset, JSON.parse(halfway.save));
  for (const choice of recipe.choices.slice(halfway.at)) {
    if (!loaded.outcome) loaded.answer(answerOf(loaded, choice));
  }
  same(`Loaded at answer ${halfway.at} and played on, the match ends differently`, bytesOf(loaded), bytesOf(end));
}
