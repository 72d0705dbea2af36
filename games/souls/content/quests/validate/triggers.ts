import { enemyCards, masterScrolls } from "../../enemies/index.js";
import type { Quest, When } from "../../types.js";
import { notesOf } from "../acts.js";
import { naming, type Problem, problem, unlessKnown } from "./problem.js";

/** What a trigger waits for is there; and nothing has the same name twice. */
export function triggerProblems(quest: Quest): Problem[] {
  return [
    ...quest.triggers.flatMap(({ when }, i) => waitProblems(`triggers[${i}]`, when, quest)),
    ...quest.actions.flatMap(({ after }, i) =>
      after === undefined
        ? []
        : unlessKnown(`actions[${i}].after`, "unknown-name", { what: "note", name: after }, notesOf(quest)),
    ),
    ...repeatedNames(quest),
  ];
}

function waitProblems(trigger: string, when: When, quest: Quest): Problem[] {
  const named = (what: string, name: string, things: readonly { readonly id?: string }[]) => {
    const known = things.flatMap(({ id }) => id ?? []);
    return unlessKnown(`${trigger}.when.${what}`, "unknown-name", { what, name }, known, trigger);
  };
  switch (when.on) {
    case "door-opened":
      return named("door", when.door, quest.doors);
    case "chest-opened":
      return named("chest", when.chest, quest.chests);
    case "enemy-killed": {
      const known = Object.keys({ ...enemyCards, ...masterScrolls });
      return unlessKnown(`${trigger}.when.enemy`, "no-enemy", { name: when.enemy }, known, trigger);
    }
    case "story":
      return quest.stories.some(({ card }) => card === when.card)
        ? []
        : [problem(`${trigger}.when.card`, "no-story", { args: { card: when.card } })];
    case "waypoint":
      return named("waypoint", when.waypoint, quest.waypoints);
    case "action":
      return named("action", when.action, quest.actions);
    default:
      return [];
  }
}

/** Things of one kind that have the same name; what wins and what loses are of one kind. */
function repeatedNames(quest: Quest): Problem[] {
  const lists = [
    ["doors"],
    ["chests"],
    ["altars"],
    ["gates"],
    ["waypoints"],
    ["triggers"],
    ["actions"],
    ["victory", "failure"],
  ] as const;
  return lists.flatMap((fields) => {
    const named = fields.flatMap((field) =>
      (quest[field] as readonly { readonly id?: string }[]).flatMap(({ id }, i) =>
        id === undefined ? [] : [{ field: `${field}[${i}].id`, name: id }],
      ),
    );
    const names = named.map(({ name }) => name);
    return named
      .filter(({ name }, i) => names.indexOf(name) !== i)
      .map(({ field, name }) =>
        problem(field, "same-name", { args: { name }, fix: naming(field, another(name, names)) }),
      );
  });
}

/** The same name with a number that none has yet. */
function another(name: string, names: readonly string[]): string {
  for (let number = 2; ; number++) {
    const next = `${name.slice(0, 20)}-${number}`;
    if (!names.includes(next)) return next;
  }
}
