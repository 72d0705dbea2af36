import type { Json, RuleId } from "@tavolata/kernel";
import { choice, fresh, kindOf, numbers, onOff, record, text } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, OneKind, SelectOption, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { PageKey } from "@tavolata/ui/language/pieces.js";
import { freeName } from "../names.js";
import { effectKinds } from "./effect-forms.js";
import type { FormParts } from "./form-parts.js";

/** Lists of what the Quest does by itself, in which others may lie so deep. */
export function actForms(parts: FormParts): (depth: number) => ValueKind {
  const {
    making,
    file,
    page,
    choices,
    borders,
    label,
    words,
    named,
    area,
    someAreas,
    border,
    here,
    first,
    side,
    enemyFields,
    shadowFields,
    listOf,
    newText,
  } = parts;
  const actList = (depth: number): ValueKind => listOf(() => act(depth), 16, "soulseditor.add-act", newText);

  /** What the Quest does by itself. Choices and conditions hold further deeds, as deep as a file may. */
  const act = (depth: number): ValueKind => {
    const one = (word: string, key: PageKey, fields: readonly FieldKind[], begin: () => Json | undefined): OneKind =>
      kindOf(word, page(key), fields, begin);
    const about =
      (word: string, field: string, list: readonly SelectOption[], more: Readonly<Record<string, Json>> = {}) =>
      () =>
        first(list) === undefined ? undefined : { act: word, [field]: first(list)!, ...more };
    /** Something of the map that is switched on or off. */
    const switched = (
      word: string,
      key: PageKey,
      list: readonly SelectOption[],
      stateKey: PageKey,
      state: string,
      rule: RuleId,
    ) =>
      one(
        word,
        key,
        [label("soulseditor.which", word, choice(list)), label(stateKey, state, onOff, rule)],
        about(word, word, list, { [state]: true }),
      );
    const simple: OneKind[] = [
      one("text", "soulseditor.act.text", [label("soulseditor.read-aloud", "text", text())], () => newText().value),
      one(
        "goal",
        "soulseditor.act.goal",
        [label("soulseditor.which", "goal", choice(choices.goals))],
        about("goal", "goal", choices.goals),
      ),
      one(
        "place",
        "soulseditor.act.place",
        [
          label(
            "soulseditor.who",
            "enemies",
            listOf(record(enemyFields), 10, "soulseditor.add-enemy", () => fresh({ at: here })),
          ),
        ],
        () => ({ act: "place", enemies: [{ at: here }] }),
      ),
      one(
        "shadows",
        "soulseditor.act.shadows",
        [
          label(
            "soulseditor.where",
            "at",
            listOf(record(shadowFields), 8, "soulseditor.add-shadow", () => fresh({ at: here, heroes: 2 })),
          ),
        ],
        () => ({ act: "shadows", at: [{ at: here, heroes: 2 }] }),
      ),
      one("spawn", "soulseditor.act.spawn", [label("soulseditor.count", "count", numbers(1, 6))], () => ({
        act: "spawn",
        count: 1,
      })),
      one(
        "activate",
        "soulseditor.act.activate",
        [
          label("soulseditor.who", "enemies", {
            is: "several",
            options: choices.placeable,
            most: 8,
            all: ["all", page("soulseditor.all-enemies")],
          }),
        ],
        () => ({ act: "activate", enemies: "all" }),
      ),
      one(
        "effects",
        "soulseditor.act.effects",
        [
          label(
            "soulseditor.effects",
            "effects",
            listOf(
              () => effectKinds(making),
              6,
              "soulseditor.add-effect",
              () => fresh({ effect: "heal", on: "heroes", amount: 1 }),
            ),
          ),
        ],
        () => ({ act: "effects", effects: [{ effect: "heal", on: "heroes", amount: 1 }] }),
      ),
      switched("gate", "soulseditor.act.gate", choices.gates, "soulseditor.open", "open", "SS-15.5-a"),
      switched("altar", "soulseditor.act.altar", choices.altars, "soulseditor.active", "active", "SS-11.3-e"),
      one(
        "fire",
        "soulseditor.act.fire",
        [label("soulseditor.areas", "at", someAreas), label("soulseditor.strength", "strength", strengths)],
        () => ({ act: "fire", at: [here], strength: 1 }),
      ),
      one(
        "remove-door",
        "soulseditor.act.remove-door",
        [label("soulseditor.which", "door", choice(choices.doors))],
        about("remove-door", "door", choices.doors),
      ),
      one(
        "wall",
        "soulseditor.act.wall",
        [label("soulseditor.border", "on", border), label("soulseditor.there", "there", onOff)],
        about("wall", "on", borders, { there: true }),
      ),
      one(
        "move-heroes",
        "soulseditor.act.move-heroes",
        [
          label("soulseditor.area", "to", area),
          label(
            "soulseditor.who",
            "who",
            choice(words(["active", "soulseditor.who.active"], ["all", "soulseditor.who.all"])),
          ),
        ],
        () => ({ act: "move-heroes", to: here, who: "all" }),
      ),
      one(
        "soul-points",
        "soulseditor.act.soul-points",
        [label("soulseditor.amount", "amount", numbers(1, 10))],
        () => ({ act: "soul-points", amount: 1 }),
      ),
      one(
        "crowns",
        "soulseditor.act.crowns",
        [
          label("soulseditor.amount", "amount", numbers(1, 200)),
          label(
            "soulseditor.who",
            "who",
            choice(words(["active", "soulseditor.who.active"], ["each", "soulseditor.who.all"])),
          ),
        ],
        () => ({ act: "crowns", amount: 10, who: "each" }),
      ),
      one(
        "quest-treasure",
        "soulseditor.act.quest-treasure",
        [label("soulseditor.which", "item", choice(choices.treasures))],
        about("quest-treasure", "item", choices.treasures),
      ),
      one("soul-weapon", "soulseditor.act.soul-weapon", [], () => ({ act: "soul-weapon" })),
      one(
        "emporium",
        "soulseditor.act.emporium",
        [
          label(
            "soulseditor.who",
            "who",
            choice(words(["all", "soulseditor.who.all"], ["with-active", "soulseditor.who.with-active"])),
          ),
        ],
        () => ({ act: "emporium", who: "all" }),
      ),
      one("turn-master", "soulseditor.act.turn-master", [label("soulseditor.side", "side", side, "SS-16-a")], () => ({
        act: "turn-master",
        side: "back",
      })),
      one(
        "note",
        "soulseditor.act.note",
        [label("soulseditor.note", "note", choice(noteChoices(choices.notes)))],
        () => ({ act: "note", note: "note-1" }),
      ),
      one("win", "soulseditor.act.win", [], () => ({ act: "win" })),
      one("lose", "soulseditor.act.lose", [], () => ({ act: "lose" })),
    ];
    const nested: OneKind[] =
      depth === 0
        ? []
        : [
            one(
              "choice",
              "soulseditor.act.choice",
              [
                label("soulseditor.question", "text", text()),
                label(
                  "soulseditor.answers",
                  "of",
                  listOf(
                    record([
                      label("soulseditor.answer", "text", text(200)),
                      label(
                        "soulseditor.natures",
                        "natures",
                        { is: "several", options: named("lawful", "neutral", "chaos"), most: 3 },
                        "SS-5.1-c",
                      ),
                      label("soulseditor.then", "acts", actList(depth - 1)),
                    ]),
                    4,
                    "soulseditor.add-answer",
                    () => fresh({ text: freeName(file, "answer"), natures: ["lawful", "neutral", "chaos"], acts: [] }),
                  ),
                ),
              ],
              () => {
                const answer = freeName(file, "answer");
                return {
                  act: "choice",
                  text: freeName(file, "question"),
                  of: [{ text: answer, natures: ["lawful", "neutral", "chaos"], acts: [] }],
                };
              },
            ),
            one(
              "if-noted",
              "soulseditor.act.if-noted",
              [
                label("soulseditor.note", "note", choice(choices.notes)),
                label("soulseditor.then", "yes", actList(depth - 1)),
                { ...label("soulseditor.otherwise", "no", actList(depth - 1)), begins: () => fresh([]) },
              ],
              about("if-noted", "note", choices.notes, { yes: [] }),
            ),
          ];
    return { is: "kinds", tag: "act", label: page("soulseditor.then"), kinds: [...simple, ...nested] };
  };
  const strengths: ValueKind = {
    is: "number-choice",
    options: [
      ["1", "I"],
      ["2", "II"],
    ],
  };
  return actList;
}

/** Notes that there are, and one that isn't there yet. */
function noteChoices(notes: readonly SelectOption[]): SelectOption[] {
  for (let number = 1; ; number++) {
    const next = `note-${number}`;
    if (!notes.some(([note]) => note === next)) return [...notes, [next, next]];
  }
}
