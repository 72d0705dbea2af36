import { choice, fresh, wordedParts } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, SelectOption, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { Making } from "../making.js";
import { freeName } from "../names.js";

export type FormParts = ReturnType<typeof formParts>;

/** What all tables of forms are written with. */
export function formParts(making: Making) {
  const { file, page, speaker, choices } = making;
  const { areas, borders } = choices;
  const worded = wordedParts(page);
  const { label, words } = worded;
  const named = (...list: readonly string[]): SelectOption[] => list.map((word) => [word, speaker.name(word)] as const);
  const area: ValueKind = { is: "place", lies: "square", options: areas };
  const someAreas: ValueKind = { is: "places", lies: "square", options: areas, most: 24 };
  const border: ValueKind = { is: "place", lies: "edge", options: borders };
  const heroes: ValueKind = {
    is: "number-choice",
    options: [2, 3, 4, 5].map((one) => [String(one), `${one}+`] as const),
  };
  const here = areas[0]?.[0] ?? "1A-1";
  const first = (list: readonly SelectOption[]) => list[0]?.[0];
  const side = choice(words(["front", "soulseditor.side.front"], ["back", "soulseditor.side.back"]));

  const enemyFields: readonly FieldKind[] = [
    {
      ...label("soulseditor.enemy", "enemy", choice(choices.placeable), "SS-15.6-h"),
      begins: () => fresh(first(choices.placeable) ?? "gremlin-green-1"),
    },
    label("soulseditor.area", "at", area),
    { ...label("soulseditor.heroes", "heroes", heroes, "SS-15.4-p"), begins: () => fresh(3) },
    { ...label("soulseditor.side", "side", side, "SS-16-a"), begins: () => fresh("front") },
  ];
  const shadowFields: readonly FieldKind[] = [
    label("soulseditor.area", "at", area),
    label("soulseditor.heroes", "heroes", heroes, "SS-15.4-p"),
  ];

  const newText = () => fresh({ act: "text", text: freeName(file, "story") });
  return {
    making,
    file,
    page,
    speaker,
    choices,
    areas,
    borders,
    ...worded,
    named,
    area,
    someAreas,
    border,
    heroes,
    here,
    first,
    side,
    enemyFields,
    shadowFields,
    newText,
  };
}
