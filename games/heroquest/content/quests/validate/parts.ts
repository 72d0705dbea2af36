import type { Act, PlacedAntagonist, Quest, Treasure, When } from "../format.js";

/** What a quest names in many places, gathered for the checks: each with the field where it stands. */
export interface Found<T> {
  readonly field: string;
  readonly value: T;
}

/** Everybody whom the quest places, at the start or later. */
export function everyAntagonist(quest: Quest): Found<PlacedAntagonist>[] {
  return [
    ...quest.antagonists.map((value, i) => ({ field: `antagonists[${i}]`, value })),
    ...laterGroups(quest).flatMap(({ field, value }) =>
      value.map((one, i) => ({ field: `${field}.antagonists[${i}]`, value: one })),
    ),
  ];
}

/** The groups that triggers place. */
export function laterGroups(quest: Quest): Found<readonly PlacedAntagonist[]>[] {
  return everyAct(quest).flatMap(({ field, value }) =>
    value.act === "place" || value.act === "ambush" ? [{ field, value: value.antagonists }] : [],
  );
}

export function everyAct(quest: Quest): Found<Act>[] {
  return quest.triggers.flatMap((trigger) =>
    trigger.acts.map((value, i) => ({ field: `triggers.${trigger.id}.acts[${i}]`, value })),
  );
}

export function everyWhen(quest: Quest): Found<When>[] {
  return [
    ...quest.triggers.map(({ id, when }) => ({ field: `triggers.${id}.when`, value: when })),
    ...quest.objectives.map(({ id, when }) => ({ field: `objectives.${id}.when`, value: when })),
    ...quest.barredDoors.map(({ opens }, i) => ({ field: `barredDoors[${i}].opens`, value: opens })),
    ...quest.allies.map(({ id, joins }) => ({ field: `allies.${id}.joins`, value: joins })),
    ...goalsOf(quest.goal).flatMap((goal) => (goal.kind === "hold" ? [{ field: "goal.from", value: goal.from }] : [])),
  ];
}

export function everyTreasure(quest: Quest): Found<Treasure>[] {
  return [
    ...quest.scenery.flatMap(({ treasure }, i) =>
      treasure ? [{ field: `scenery[${i}].treasure`, value: treasure }] : [],
    ),
    ...quest.caches.map(({ treasure }, i) => ({ field: `caches[${i}].treasure`, value: treasure })),
  ];
}

/** A goal and its parts, without the word "all". */
export function goalsOf(goal: Quest["goal"]): Exclude<Quest["goal"], { kind: "all" }>[] {
  return goal.kind === "all" ? goal.goals.flatMap(goalsOf) : [goal];
}

/** The names of texts that a quest uses, those of every quest first. */
export function textsOf(quest: Quest): string[] {
  const named = [
    ...everyTreasure(quest).map(({ value }) => value.text),
    ...everyAct(quest).map(({ value }) => (value.act === "text" ? value.text : undefined)),
    ...quest.objectives.map(({ text }) => text),
    quest.opening?.text,
    ...(quest.notes ?? []).map(({ text }) => text),
  ].filter((text) => text !== undefined);
  return [...new Set(["title", "introduction", "notes", "success", "failure", ...named])];
}
