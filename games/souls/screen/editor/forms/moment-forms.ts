import type { Json } from "@tavolata/kernel";
import { choice, fresh, kindOf, numbers, onOff, record } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, SelectOption, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { PageKey } from "@tavolata/ui/language/pieces.js";
import { freeName } from "../names.js";
import type { FormParts } from "./form-parts.js";

/** The moments that a Quest waits for, and what ends it. */
export function momentForms(parts: FormParts): {
  readonly when: ValueKind;
  readonly goals: ValueKind;
  readonly failures: ValueKind;
} {
  const { file, page, choices, label, words, someAreas, here, first, listOf } = parts;
  const moment = (word: string, key: PageKey, fields: readonly FieldKind[], begin: () => Json | undefined) =>
    kindOf(word, page(key), fields, begin);
  const whenAbout = (on: string, field: string, key: PageKey, list: readonly SelectOption[]) =>
    moment(on, key, [label("soulseditor.which", field, choice(list))], () =>
      first(list) === undefined ? undefined : { on, [field]: first(list)! },
    );
  const when: ValueKind = {
    is: "kinds",
    tag: "on",
    label: page("soulseditor.when"),
    kinds: [
      moment("start", "soulseditor.when.start", [], () => ({ on: "start" })),
      moment("area-entered", "soulseditor.when.area-entered", [label("soulseditor.areas", "areas", someAreas)], () => ({
        on: "area-entered",
        areas: [here],
      })),
      moment("area-seen", "soulseditor.when.area-seen", [label("soulseditor.areas", "areas", someAreas)], () => ({
        on: "area-seen",
        areas: [here],
      })),
      whenAbout("door-opened", "door", "soulseditor.when.door-opened", choices.doors),
      whenAbout("chest-opened", "chest", "soulseditor.when.chest-opened", choices.chests),
      whenAbout("enemy-killed", "enemy", "soulseditor.when.enemy-killed", choices.somebody),
      moment(
        "story",
        "soulseditor.when.story",
        [label("soulseditor.which", "card", { is: "number-choice", options: choices.stories })],
        () =>
          first(choices.stories) === undefined ? undefined : { on: "story", card: Number(first(choices.stories)) },
      ),
      whenAbout("waypoint", "waypoint", "soulseditor.when.waypoint", choices.waypoints),
      whenAbout("action", "action", "soulseditor.when.action", choices.actions),
      moment("round", "soulseditor.when.round", [label("soulseditor.round", "round", numbers(1, 60))], () => ({
        on: "round",
        round: 3,
      })),
    ],
  };

  const wish: ValueKind = {
    is: "kinds",
    tag: "kind",
    label: page("soulseditor.goal"),
    kinds: [
      kindOf(
        "killed",
        page("soulseditor.goal.killed"),
        [label("soulseditor.who", "enemy", choice(choices.somebody))],
        () => ({ kind: "killed", enemy: first(choices.somebody)! }),
      ),
      kindOf(
        "no-enemies-left",
        page("soulseditor.goal.no-enemies-left"),
        [label("soulseditor.gates-closed", "gatesClosed", onOff)],
        () => ({ kind: "no-enemies-left", gatesClosed: false }),
      ),
      kindOf(
        "heroes-in",
        page("soulseditor.goal.heroes-in"),
        [
          label("soulseditor.areas", "areas", someAreas),
          label(
            "soulseditor.who",
            "who",
            choice(words(["all", "soulseditor.who.all"], ["any", "soulseditor.who.any"])),
          ),
        ],
        () => ({ kind: "heroes-in", areas: [here], who: "all" }),
      ),
      kindOf(
        "noted",
        page("soulseditor.goal.noted"),
        [label("soulseditor.notes", "notes", { is: "several", options: choices.notes, most: 6 })],
        () => (first(choices.notes) === undefined ? undefined : { kind: "noted", notes: [first(choices.notes)!] }),
      ),
      kindOf("round", page("soulseditor.goal.round"), [label("soulseditor.round", "round", numbers(1, 60))], () => ({
        kind: "round",
        round: 8,
      })),
    ],
  };
  const goals = (add: PageKey) =>
    listOf(
      record([
        label("soulseditor.goal", "when", wish, "SS-4.4-a"),
        label("soulseditor.goal-text", "id", { is: "text", longest: 200, before: "goal-" }),
        label("soulseditor.told", "open", onOff),
      ]),
      6,
      add,
      () => fresh({ id: freeName(file, "aim"), open: true, when: { kind: "no-enemies-left", gatesClosed: false } }),
    );
  return { when, goals: goals("soulseditor.add-goal"), failures: goals("soulseditor.add-failure") };
}
