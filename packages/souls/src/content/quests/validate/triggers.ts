import { enemyCards, masterScrolls } from "../../enemies/index.js";
import type { Quest, When } from "../../types.js";
import type { Problem } from "../../validate/problem.js";
import { notesOf } from "../acts.js";
import { unlessKnown } from "./known.js";

/** What a trigger waits for is there; and nothing has the same name twice. */
export function triggerProblems(quest: Quest): Problem[] {
  return [
    ...quest.triggers.flatMap(({ id, when }) => waitProblems(when, quest).map((problem) => ({ field: id, problem }))),
    ...quest.actions.flatMap(({ id, after }) =>
      (after === undefined ? [] : unlessKnown("note", after, notesOf(quest))).map((problem) => ({
        field: id,
        problem,
      })),
    ),
    ...repeatedNames(quest),
  ];
}

function waitProblems(when: When, quest: Quest): string[] {
  switch (when.on) {
    case "door-opened":
      return unlessKnown("door", when.door, quest.doors);
    case "chest-opened":
      return unlessKnown("chest", when.chest, quest.chests);
    case "enemy-killed":
      return unlessKnown("enemy card or master", when.enemy, Object.keys({ ...enemyCards, ...masterScrolls }));
    case "story":
      return quest.stories.some(({ card }) => card === when.card) ? [] : [`The quest has no story event ${when.card}.`];
    case "waypoint":
      return unlessKnown("waypoint", when.waypoint, quest.waypoints);
    case "action":
      return unlessKnown("action", when.action, quest.actions);
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
