import { choice, fresh, freshAbout, record, text } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import { antagonists } from "../../../editor.js";
import { freeName } from "../names.js";
import type { Thing } from "../things.js";
import { actForms } from "./act-forms.js";
import { formParts, type Making } from "./form-parts.js";
import { momentForms, rewardFields } from "./moment-forms.js";
import { pieceForms } from "./piece-forms.js";

/** Every form of a quest: what its moments, deeds, goals and pieces look like. */
export interface Forms {
  when(label: string): ValueKind;
  readonly acts: ValueKind;
  readonly goals: ValueKind;
  readonly failures: ValueKind;
  readonly reward: readonly FieldKind[];
  /** How it begins: the side of the board, who wanders, what the heroes have. */
  readonly house: readonly FieldKind[];
  readonly triggers: ValueKind;
  readonly objectives: ValueKind;
  piece(thing: Thing): readonly FieldKind[];
}

/** The tables of all forms, for a quest as it is now. */
export function formsFor(making: Making): Forms {
  const parts = formParts(making);
  const { file, page, names, choices, label, listOf } = parts;
  const { when, goals, failures } = momentForms(parts);
  const acts = actForms(parts);
  const reward = rewardFields(parts);
  const servants = Object.entries(antagonists).flatMap(([type, { championOnly }]) =>
    championOnly ? [] : [[type, names.kind(type)] as const],
  );
  const whenField = label("heroeditor.when", "when", when(page("heroeditor.when")));

  /** Perhaps the heroes begin without their things: there is something that they lie in then. */
  const stripped: FieldKind = {
    ...parts.searchable("heroeditor.without-things", "itemsAt"),
    inside: page("heroeditor.things-at"),
    begins: () => freshAbout(choices.searchable, (itemsAt) => itemsAt)!,
  };
  const opening: ValueKind = {
    is: "record",
    mayBeNone: true,
    fields: [
      {
        ...label("heroeditor.opening-text", "text", text()),
        inside: page("heroeditor.read-aloud"),
        begins: () => fresh(freeName(file, "opening")),
      },
      ...(choices.searchable.length > 0 || file.quest.opening?.itemsAt !== undefined ? [stripped] : []),
    ],
  };

  return {
    when,
    acts,
    goals,
    failures,
    reward,
    house: [
      label(
        "heroeditor.side",
        "side",
        choice([
          ["A", "A"],
          ["B", "B"],
        ]),
        "HQ-2.2",
      ),
      label("heroeditor.wanders", "wandering", choice(servants), "HQ-1.2.d"),
      { name: "opening", label: "", value: opening },
    ],
    triggers: {
      ...listOf(record([whenField, { name: "acts", label: "", value: acts }]), 40, "heroeditor.add-trigger", () =>
        fresh({
          id: freeName(file, "moment"),
          when: { on: "start" },
          acts: [{ act: "text", text: freeName(file, "event") }],
        }),
      ),
      remove: page("heroeditor.remove-trigger"),
      titled: (number) => page("heroeditor.trigger-number", { number }),
    },
    objectives: {
      ...listOf(
        record([
          whenField,
          label("heroeditor.read-aloud", "text", text()),
          { name: "reward", label: "", value: { is: "record", fields: reward } },
        ]),
        12,
        "heroeditor.add-objective",
        () => {
          const id = freeName(file, "deed");
          return fresh({ id, when: { on: "start" }, reward: { gold: 25 }, text: id });
        },
      ),
      titled: (number) => page("heroeditor.objective-number", { number }),
    },
    piece: pieceForms(parts, when),
  };
}
