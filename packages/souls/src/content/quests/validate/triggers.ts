import { enemyCards, masterScrolls } from "../../enemies/index.js";
import type { Quest, When } from "../../types.js";
import type { Problem } from "../../validate/problem.js";

/** What a trigger waits for is there; and nothing has the same name twice. */
export function triggerProblems(quest: Quest): Problem[] {
  return [
    ...quest.triggers.flatMap(({ id, when }) => waitProblems(when, quest).map((problem) => ({ field: id, problem }))),
    ...quest.actions.flatMap(({ id, after }) =>
      after === undefined ||
      quest.triggers.some((one) => one.id === after) ||
      quest.actions.some((one) => one.id === after)
        ? []
        : [{ field: id, problem: `No trigger and no action is called "${after}".` }],
    ),
    ...repeatedNames(quest),
  ];
}

function waitProblems(when: When, quest: Quest): string[] {
  const wanted = (what: string, name: string | number, names: readonly (string | number | undefined)[]) =>
    names.includes(name) ? [] : [`The quest has no ${what} "${name}".`];
  switch (when.on) {
    case "door-opened":
      return wanted(
        "door",
        when.door,
        quest.doors.map(({ id }) => id),
      );
    case "chest-opened":
      return wanted(
        "chest",
        when.chest,
        quest.chests.map(({ id }) => id),
      );
    case "enemy-killed":
      return wanted("enemy card or master", when.enemy, [...Object.keys(enemyCards), ...Object.keys(masterScrolls)]);
    case "story":
      return wanted(
        "story event",
        when.card,
        quest.stories.map(({ card }) => card),
      );
    case "waypoint":
      return wanted(
        "waypoint",
        when.waypoint,
        quest.waypoints.map(({ id }) => id),
      );
    case "action":
      return wanted(
        "action",
        when.action,
        quest.actions.map(({ id }) => id),
      );
    default:
      return [];
  }
}

function repeatedNames(quest: Quest): Problem[] {
  const lists = { ...quest, goals: [...quest.victory, ...quest.failure] };
  return (["doors", "chests", "altars", "gates", "waypoints", "triggers", "actions", "goals"] as const).flatMap(
    (field) => {
      const ids = (lists[field] as readonly { readonly id?: string }[]).flatMap(({ id }) => id ?? []);
      return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ field, problem: `"${id}" is there twice.` }));
    },
  );
}
