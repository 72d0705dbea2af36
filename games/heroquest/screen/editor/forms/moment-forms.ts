import { fresh, freshAbout, kindsBy, numbers, onOff } from "@tavolata/ui/editor/forms/form-parts.js";
import type { ValueKind } from "@tavolata/ui/editor/forms/value-kinds.js";
import type { Failure, Goal, When } from "../../../editor.js";
import type { FormParts } from "./form-parts.js";

type OneGoal = Exclude<Goal, { kind: "all" }>;

/** The moments that a quest waits for, and HQ-16.2: what ends it. */
export function momentForms(parts: FormParts) {
  const { file, page, choices, label, room, squares, rounds, figure, figures, friend, item, heroes } = parts;
  const somewhere = file.quest.start[0] ?? "0,0";
  const someRoom = choices.rooms[0]![0];
  const someDoor = choices.doors[0]?.[0];

  /** A moment: which, and what it is about. */
  const when = (said: string): ValueKind =>
    kindsBy<When["on"]>("on", said, (on) => page(`heroeditor.when.${on}`), {
      start: { fields: [], fresh: () => fresh({ on: "start" }) },
      "room-seen": { fields: [room], fresh: () => fresh({ on: "room-seen", room: someRoom }) },
      "room-entered": { fields: [room], fresh: () => fresh({ on: "room-entered", room: someRoom }) },
      "square-entered": {
        fields: [squares(1)],
        fresh: () => fresh({ on: "square-entered", squares: [somewhere] }),
      },
      "door-opened": {
        fields: [parts.door],
        fresh: () => (someDoor === undefined ? undefined : fresh({ on: "door-opened", edge: someDoor })),
      },
      searched: {
        fields: [parts.searchable("heroeditor.which-thing", "what", "HQ-9.1.b-a")],
        fresh: () => freshAbout(choices.searchable, (what) => ({ on: "searched", what })),
      },
      "figure-removed": {
        fields: [figure],
        fresh: () => freshAbout(choices.figures, (one) => ({ on: "figure-removed", figure: one })),
      },
      "all-removed": {
        fields: [figures],
        fresh: () => freshAbout(choices.figures, (one) => ({ on: "all-removed", figures: [one] })),
      },
      "item-taken": { fields: [item], fresh: () => fresh({ on: "item-taken", item: "iron-key" }) },
      "ally-reached": {
        fields: [friend],
        fresh: () => freshAbout(choices.allies, (ally) => ({ on: "ally-reached", ally })),
      },
      "round-begins": {
        fields: [label("heroeditor.which-round", "round", rounds)],
        fresh: () => fresh({ on: "round-begins", round: 3 }),
      },
      "lever-pulled": {
        fields: [label("heroeditor.which-square", "square", parts.square)],
        fresh: () => fresh({ on: "lever-pulled", square: somewhere }),
      },
    });

  const manyRounds = label("heroeditor.how-many-rounds", "rounds", rounds);
  const goal = kindsBy<OneGoal["kind"]>("kind", page("heroeditor.goal"), (kind) => page(`heroeditor.goal.${kind}`), {
    slay: {
      fields: [figures],
      fresh: () => freshAbout(choices.figures, (one) => ({ kind: "slay", figures: [one] })),
    },
    escape: { fields: [heroes], fresh: () => fresh({ kind: "escape", heroes: 1 }) },
    find: {
      fields: [item, label("heroeditor.bring", "bring", onOff)],
      fresh: () => fresh({ kind: "find", item: "silver-bell", bring: true }),
    },
    rescue: { fields: [friend], fresh: () => freshAbout(choices.allies, (ally) => ({ kind: "rescue", ally })) },
    hold: {
      fields: [room, manyRounds, label("heroeditor.counted-from", "from", when(page("heroeditor.counted-from")))],
      fresh: () => fresh({ kind: "hold", room: someRoom, rounds: 3, from: { on: "room-entered", room: someRoom } }),
    },
    race: { fields: [heroes, manyRounds], fresh: () => fresh({ kind: "race", heroes: 1, rounds: 15 }) },
  });
  const failure = kindsBy<Failure["kind"]>(
    "kind",
    page("heroeditor.lost-when"),
    (kind) => page(`heroeditor.failure.${kind}`),
    {
      "rounds-over": { fields: [manyRounds], fresh: () => fresh({ kind: "rounds-over", rounds: 20 }) },
      "ally-lost": {
        fields: [friend],
        fresh: () => freshAbout(choices.allies, (ally) => ({ kind: "ally-lost", ally })),
      },
      "room-lost": { fields: [room], fresh: () => fresh({ kind: "room-lost", room: someRoom }) },
      reached: {
        fields: [figure, squares(0)],
        fresh: () => freshAbout(choices.figures, (one) => ({ kind: "reached", figure: one, squares: [] })),
      },
    },
  );
  /** What wins: one thing, or several together. */
  const goals: ValueKind = {
    is: "one-or-several",
    tag: "kind",
    word: "all",
    list: "goals",
    of: () => goal,
    most: 6,
    add: page("heroeditor.add-goal"),
    fresh: () => fresh({ kind: "escape", heroes: 1 }),
  };
  const failures = parts.listOf(
    () => failure,
    6,
    "heroeditor.add-failure",
    () => fresh({ kind: "rounds-over", rounds: 20 }),
  );
  return { when, goal, goals, failures };
}

/** HQ-14.1-a: what is earned. */
export function rewardFields({ label, gold, things }: FormParts) {
  return [
    label("heroeditor.gold-each", "gold", gold),
    label("heroeditor.items", "items", things),
    label("heroeditor.heroic-cards", "heroicCards", numbers(0, 3, 0), "HQ-RH7-g"),
  ];
}
