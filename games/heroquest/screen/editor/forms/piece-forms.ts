import { type QuestChange, valueAt } from "@tavolata/ui/editor/change.js";
import { writing } from "@tavolata/ui/editor/draft-file.js";
import { choice, fresh, numbers, text, yes } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, SelectOption, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import {
  allies,
  antagonistPile,
  antagonists,
  champions,
  evocationCards,
  type PlacedAntagonist,
  type PlacedTrap,
  scenery,
  trapKinds,
} from "../../../editor.js";
import { freeName, isSpokenOf } from "../names.js";
import type { Thing } from "../things.js";
import type { FormParts, Making } from "./form-parts.js";

/** What can be said about a thing on the board, by its kind. */
export function pieceForms(
  parts: FormParts,
  when: (label: string) => ValueKind,
): (thing: Thing) => readonly FieldKind[] {
  const { file, page, names, speaker, label, gold, things } = parts;
  const kinds = (types: readonly string[]): SelectOption[] => types.map((type) => [type, names.kind(type)] as const);
  const cards = (ids: readonly string[]): ValueKind => ({
    is: "several",
    options: ids.map((id) => [id, speaker.name(id)] as const),
    most: 8,
    mayRepeat: true,
    mayBeNone: true,
  });

  /** HQ-9.1.b-a: what is found, and what is read aloud then. */
  const treasure: ValueKind = {
    is: "record",
    fields: [
      label("heroeditor.gold", "gold", gold, "HQ-9.1.b-a"),
      label("heroeditor.items", "items", things),
      label("heroeditor.evocations", "spells", cards(evocationCards), "HQ-8.6-d"),
      {
        ...label("heroeditor.read-when-found", "text", text()),
        inside: page("heroeditor.read-aloud"),
        begins: () => fresh(freeName(file, "found")),
      },
    ],
  };
  const trapped: ValueKind = {
    is: "record",
    fields: [
      label("heroeditor.type", "kind", choice(kinds(["arrows", "spears", "axes", "magical"]))),
      label("heroeditor.dice", "dice", numbers(1, 6)),
    ],
  };

  /** HQ-1.4: an antagonist, what it has, and what it is called. */
  const antagonist = ({ type, id }: PlacedAntagonist, field: string): readonly FieldKind[] => {
    const isSheet = Object.hasOwn(champions, type);
    const sheet = isSheet ? champions[type as keyof typeof champions] : antagonists[type as keyof typeof antagonists];
    return [
      label(
        "heroeditor.type",
        "type",
        choice(kinds([...Object.keys(antagonists), ...Object.keys(champions)])),
        "HQ-1.4-b",
      ),
      label("heroeditor.name", "id", {
        is: "name",
        longest: 40,
        usual: names.kind(type),
        write: (words) => naming(parts, field, id, words),
      }),
      ...(isSheet ? [] : [label("heroeditor.champion", "champion", yes, "HQ-1.4-c")]),
      label("heroeditor.body", "body", numbers(1, 20, sheet?.body ?? 1)),
      label("heroeditor.bounty", "bounty", gold),
      label("heroeditor.items", "items", things),
      label("heroeditor.spells", "spells", cards(antagonistPile), "HQ-19.1-b"),
      label("heroeditor.asleep", "asleep", yes),
    ];
  };
  const trap = ({ kind }: PlacedTrap): readonly FieldKind[] => {
    const usual = trapKinds[kind];
    const alike = Object.entries(trapKinds).flatMap(([one, { lies }]) => (lies === usual.lies ? [one] : []));
    return [
      label("heroeditor.type", "kind", choice(kinds(alike)), "HQ-12-a"),
      label("heroeditor.dice", "dice", numbers(1, 6, usual.dice)),
      label("heroeditor.disarmable", "disarmable", { is: "switch", usual: usual.disarmable }),
      label("heroeditor.magical", "magical", { is: "switch", usual: usual.magical }, "HQ-10.3-b"),
      label("heroeditor.known", "known", yes),
    ];
  };
  return (thing) => {
    // What lies at a thing's field is of the thing's kind: the file's shape was checked when it was read.
    const value = valueAt(file, thing.field);
    switch (thing.kind) {
      case "antagonist":
        return antagonist(value as unknown as PlacedAntagonist, thing.field);
      case "ally":
        return [
          label("heroeditor.type", "type", choice(kinds(Object.keys(allies))), "HQ-2.1-b"),
          label("heroeditor.name", "id", text(40)),
          label("heroeditor.joins", "joins", when(page("heroeditor.joins"))),
        ];
      case "scenery":
        return [
          label("heroeditor.type", "type", choice(kinds(Object.keys(scenery))), "HQ-1.3"),
          {
            ...label("heroeditor.holds-treasure", "treasure", treasure, "HQ-9.1.b-c"),
            begins: () => fresh({ gold: 25 }),
          },
          {
            ...label("heroeditor.is-trapped", "trap", trapped, "HQ-12-a"),
            begins: () => fresh({ kind: "arrows", dice: 2 }),
          },
        ];
      case "trap":
        return trap(value as unknown as PlacedTrap);
      case "cache":
        return [{ name: "treasure", label: "", value: treasure }];
      case "note":
        return [label("heroeditor.note-text", "text", text(), "HQ-2.3")];
      case "barred-door":
        return [label("heroeditor.opens", "opens", when(page("heroeditor.opens")))];
      default:
        return [];
    }
  };
}

/** Calls a figure something; whoever is called nothing, and of whom nothing speaks, is nobody again. */
function naming({ file }: Making, field: string, id: string | undefined, words: string): readonly QuestChange[] {
  if (id === undefined) {
    if (words === "") return [];
    const name = freeName(file, "own-foe");
    return [{ does: "set", field: `${field}.id`, value: name }, writing(file, file.language, name, words)];
  }
  const said = writing(file, file.language, id, words);
  return words === "" && !isSpokenOf(file, id) ? [said, { does: "remove", field: `${field}.id` }] : [said];
}
