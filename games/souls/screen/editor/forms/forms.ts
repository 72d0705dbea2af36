import { choice, fresh, numbers, onOff, record, text, yes } from "@tavolata/ui/editor/forms/form-parts.js";
import type { FieldKind, ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { Making } from "../making.js";
import { freeName } from "../names.js";
import { actForms } from "./act-forms.js";
import { effectKinds, lastingKinds } from "./effect-forms.js";
import { formParts } from "./form-parts.js";
import { momentForms } from "./moment-forms.js";

/** Every form of a Quest: what its moments, deeds, goals and pieces look like. */
export interface Forms {
  readonly when: ValueKind;
  readonly acts: ValueKind;
  readonly goals: ValueKind;
  readonly failures: ValueKind;
  readonly triggers: ValueKind;
  readonly actions: ValueKind;
  readonly night: ValueKind;
  /** The pieces on the map, by their kind. */
  readonly pieces: Readonly<Record<string, readonly FieldKind[]>>;
  readonly quest: readonly FieldKind[];
  readonly decks: readonly FieldKind[];
  readonly strangers: readonly FieldKind[];
}

/** The tables of all forms, for a Quest as it is now. */
export function formsFor(making: Making): Forms {
  const parts = formParts(making);
  const {
    file,
    page,
    speaker,
    choices,
    label,
    words,
    named,
    area,
    someAreas,
    border,
    here,
    first,
    enemyFields,
    shadowFields,
    listOf,
    newText,
  } = parts;
  const acts = actForms(parts)(3);
  const { when, goals, failures } = momentForms(parts);
  const night: ValueKind = {
    is: "record",
    fields: [
      label("soulseditor.read-aloud", "text", text()),
      label(
        "soulseditor.lasting",
        "lasting",
        listOf(
          () => lastingKinds(making),
          4,
          "soulseditor.add-effect",
          () => fresh({ effect: "sight-limit", areas: 3 }),
        ),
      ),
      label(
        "soulseditor.once-effects",
        "once",
        listOf(
          () => effectKinds(making, true),
          4,
          "soulseditor.add-effect",
          () => fresh({ effect: "heal", on: "heroes", amount: 1 }),
        ),
      ),
    ],
  };
  const nightly = (name: "night" | "day"): FieldKind => ({
    ...label(`soulseditor.${name}`, name, night, "SS-4.3.2-a"),
    begins: () => fresh({ text: name, lasting: [], once: [] }),
  });

  const lock: FieldKind = {
    ...label("soulseditor.magic-lock", "magicLock", choice(named("red", "blue", "green", "purple")), "SS-3.3-h"),
    begins: () => fresh(file.quest.key?.colour ?? "red"),
  };
  const places: readonly FieldKind[] = [label("soulseditor.area", "at", area)];
  const gains = (least: number): ValueKind => ({
    is: "record",
    fields: [
      label("soulseditor.soul-points", "soulPoints", numbers(least, 60)),
      label("soulseditor.crowns", "crowns", numbers(0, 500)),
    ],
  });
  const ranks: ValueKind = {
    is: "number-choice",
    options: ["I", "II", "III", "IV", "V", "VI", "VII"].map((name, i) => [String(i + 1), name] as const),
  };
  const reserve: ValueKind = {
    is: "record",
    fields: (["enemy", "champion", "two-enemies", "man", "woman", "quest-enemy", "quest"] as const).map((kind) => ({
      name: kind,
      label: speaker.name(`shadow-${kind}`),
      value: numbers(0, kind === "enemy" ? 6 : kind === "quest" || kind === "quest-enemy" ? 1 : 2),
    })),
  };

  return {
    when,
    acts,
    goals,
    failures,
    night,
    triggers: {
      ...listOf(
        record([label("soulseditor.when", "when", when), label("soulseditor.then", "acts", acts)]),
        24,
        "soulseditor.add-trigger",
        () => fresh({ id: freeName(file, "event"), when: { on: "round", round: 2 }, acts: [newText().value] }),
      ),
      remove: page("soulseditor.remove-trigger"),
      titled: (number) => page("soulseditor.trigger-number", { number }),
    },
    actions: {
      ...listOf(
        record([
          label("soulseditor.action-text", "text", text(200), "SS-6.6"),
          label(
            "soulseditor.activity",
            "activity",
            choice(
              words(
                ["action", "soulseditor.activity.action"],
                ["combat", "soulseditor.activity.combat"],
                ["free", "soulseditor.activity.free"],
              ),
            ),
          ),
          label("soulseditor.areas", "at", someAreas),
          label("soulseditor.once", "once", yes),
          label("soulseditor.engaged", "engaged", yes),
          {
            ...label("soulseditor.after", "after", choice(choices.notes)),
            begins: () => fresh(first(choices.notes) ?? "note-1"),
          },
          label("soulseditor.then", "acts", acts),
        ]),
        12,
        "soulseditor.add-action",
        () => {
          const id = freeName(file, "action");
          return fresh({ id, text: id, activity: "action", at: [here], once: true, acts: [newText().value] });
        },
      ),
      remove: page("soulseditor.remove-action"),
      titled: (number) => page("soulseditor.action-number", { number }),
    },
    pieces: {
      chest: [...places, lock],
      altar: [...places, label("soulseditor.active", "active", onOff, "SS-11.3-e")],
      gate: [
        ...places,
        label("soulseditor.symbol", "symbol", choice(named("hit", "ability", "magic", "shield")), "SS-15.5-b"),
        label("soulseditor.open", "open", onOff, "SS-15.5-a"),
      ],
      waypoint: [
        ...places,
        label("soulseditor.stays", "stays", yes, "SS-4.3.1-g"),
        label("soulseditor.then", "acts", acts),
      ],
      story: [
        label("soulseditor.card", "card", numbers(1, 4), "SS-4.3.1-a"),
        label("soulseditor.area", "at", area),
        label("soulseditor.onto-deck", "ontoDeck", onOff, "SS-4.3.1-d"),
        label("soulseditor.then", "acts", acts),
      ],
      key: [...places, label("soulseditor.colour", "colour", choice(named("red", "blue", "green", "purple")))],
      shadow: shadowFields,
      enemy: enemyFields,
      door: [
        label("soulseditor.border", "on", border),
        label(
          "soulseditor.kind",
          "kind",
          choice(words(["normal", "soulseditor.tool.door"], ["locked", "soulseditor.tool.locked-door"])),
          "SS-3.3-a",
        ),
        lock,
      ],
    },
    quest: [
      label("soulseditor.soulrank", "soulrank", ranks, "SS-5.3.1-a"),
      { ...label("soulseditor.least-soulrank", "leastSoulrank", ranks, "SS-11.1-a"), begins: () => fresh(1) },
      label("soulseditor.emporium", "emporium", onOff, "SS-14-b"),
      label("soulseditor.grants", "grants", gains(0), "SS-2.2-e"),
      label("soulseditor.reward", "reward", gains(0), "SS-4.4-a"),
    ],
    decks: [
      label("soulseditor.enemy-deck", "enemyDeck", { is: "several", options: choices.scrolls, most: 20 }, "SS-2.1-b"),
      label(
        "soulseditor.events",
        "events",
        {
          is: "record",
          fields: [
            label("soulseditor.event-deck", "deck", { is: "numbers", options: choices.events, most: 20 }, "SS-2.1-b"),
            {
              ...label("soulseditor.on-top", "onTop", { is: "numbers", options: choices.events, most: 20 }),
              begins: () => fresh([]),
            },
          ],
        },
        "SS-2.1-b",
      ),
      nightly("night"),
      nightly("day"),
      label("soulseditor.reserve", "shadowReserve", reserve, "SS-15.4-o"),
    ],
    strangers: [
      {
        ...label("soulseditor.quest-enemy", "questEnemy", choice(choices.placeable), "SS-15.4-l"),
        begins: () => fresh(first(choices.placeable) ?? "gremlin-green-1"),
      },
      { ...label("soulseditor.quest-shadow", "questShadow", acts, "SS-15.4-m"), begins: () => fresh([]) },
      {
        ...label(
          "soulseditor.citizens",
          "citizens",
          {
            is: "record",
            fields: [
              { name: "man", label: speaker.name("shadow-man"), value: acts, begins: () => fresh([newText().value]) },
              {
                name: "woman",
                label: speaker.name("shadow-woman"),
                value: acts,
                begins: () => fresh([newText().value]),
              },
            ],
          },
          "SS-15.4-g",
        ),
        begins: () => fresh({}),
      },
    ],
  };
}
