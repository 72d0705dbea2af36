import type { Speaker } from "@tavolata/language";
import { numbers, type PageWords, wordedParts } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { PageKey } from "@tavolata/ui/language/pieces.js";
import type { QuestFile } from "../../../editor.js";
import type { Names } from "../called.js";
import type { Choices } from "../choices.js";

/** What the tables of forms are made with: the quest, and the words of the page and of the game. */
export interface Making {
  readonly file: QuestFile;
  readonly page: PageWords;
  readonly speaker: Speaker;
  readonly names: Names;
  readonly choices: Choices;
}

export type FormParts = ReturnType<typeof formParts>;

/** What all tables of HeroQuest's forms are written with. */
export function formParts(making: Making) {
  const { page, choices } = making;
  const { rooms, doors, figures, allies, searchable, items, heroes } = choices;
  const worded = wordedParts(page);
  const { label } = worded;
  const square: ValueKind = { is: "place", lies: "square" };
  const pieces = (key: PageKey, name: string, among: typeof figures): FieldKind =>
    label(key, name, { is: "pieces", among, most: 12 });
  const things: ValueKind = { is: "several", options: items, most: 8, mayRepeat: true, mayBeNone: true };
  return {
    ...making,
    ...worded,
    things,
    square,
    rounds: numbers(1, 200),
    gold: numbers(0, 5_000, 0),
    room: label("heroeditor.which-room", "room", { is: "place", lies: "room", options: rooms }),
    door: label("heroeditor.which-door", "edge", { is: "place", lies: "edge", options: doors }),
    squares: (least: number) =>
      label("heroeditor.which-squares", "squares", { is: "places", lies: "square", most: 64, least }),
    figure: label("heroeditor.which-figure", "figure", { is: "piece", among: figures }),
    figures: pieces("heroeditor.which-figures", "figures", figures),
    friend: label("heroeditor.which-friend", "ally", { is: "piece", among: allies }),
    searchable: (key: PageKey, name: string, rule?: FieldKind["rule"]) =>
      label(key, name, { is: "piece", among: searchable }, rule),
    item: label("heroeditor.which-item", "item", { is: "choice", options: items }),
    heroes: label("heroeditor.how-many-heroes", "heroes", { is: "number-choice", options: heroes }),
  };
}
