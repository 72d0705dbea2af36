import type { QuestMap } from "../../../queries/board/quest-map.js";
import type { Act, Quest } from "../../types.js";
import { everyActFound, type Found } from "../acts.js";
import { naming, type Problem, problem, removing, unlessKnown } from "./problem.js";

/** An area that a quest names: the path to its name, and to what goes with it when it is taken away. */
interface NamedArea extends Found<string> {
  readonly without?: string;
}

/** Every area that the quest names is on its map. */
export function unknownAreas(quest: Quest, { sides }: QuestMap): Problem[] {
  const known = Object.keys(sides);
  const start =
    quest.start.length === 0 && known.length > 0 ? [problem("start", "no-start", { fix: startingIn(known[0]!) })] : [];
  return [
    ...start,
    ...namedAreas(quest).flatMap(({ field, value, without }) =>
      unlessKnown(field, "no-area", { name: value }, known, without),
    ),
  ];
}

function startingIn(area: string) {
  return { code: "start", args: { area }, change: { does: "set", field: "start", value: [area] } } as const;
}

function namedAreas(quest: Quest): NamedArea[] {
  const things = ["chests", "altars", "gates", "waypoints", "shadows", "enemies"] as const;
  return [
    ...listed("start", quest.start),
    ...things.flatMap((list) => placed(list, quest[list])),
    ...listed("searchAreas", quest.searchAreas),
    ...(quest.key ? [{ field: "key.at", value: quest.key.at, without: "key" }] : []),
    ...placed("stories", quest.stories),
    ...quest.actions.flatMap(({ at }, i) => listed(`actions[${i}].at`, at)),
    ...(["triggers", "victory", "failure"] as const).flatMap((list) =>
      quest[list].flatMap(({ when }, i) => ("areas" in when ? listed(`${list}[${i}].when.areas`, when.areas) : [])),
    ),
    ...listed("detached", quest.detached ?? []),
    ...everyActFound(quest).flatMap(areasOfAct),
  ];
}

function listed(field: string, areas: readonly string[]): NamedArea[] {
  return areas.map((value, i) => ({ field: `${field}[${i}]`, value }));
}

function placed(field: string, things: readonly { readonly at?: string }[]): NamedArea[] {
  return things.flatMap(({ at }, i) =>
    at === undefined ? [] : [{ field: `${field}[${i}].at`, value: at, without: `${field}[${i}]` }],
  );
}

function areasOfAct({ field, value: act }: Found<Act>): NamedArea[] {
  switch (act.act) {
    case "place":
      return placed(`${field}.enemies`, act.enemies);
    case "shadows":
      return placed(`${field}.at`, act.at);
    case "fire":
      return listed(`${field}.at`, act.at);
    case "move-heroes":
      return [{ field: `${field}.to`, value: act.to, without: field }];
    default:
      return [];
  }
}

/** What lies in areas by name lies there once: a second chest would cover the first one. */
export function sharedAreas(quest: Quest): Problem[] {
  const lists = ["chests", "altars", "waypoints", "stories"] as const;
  const searches = quest.searchAreas.map((at) => ({ at }));
  return [...lists.flatMap((list) => twiceIn(list, quest[list])), ...twiceIn("searchAreas", searches)];
}

function twiceIn(list: string, things: readonly { readonly at?: string }[]): Problem[] {
  const taken = new Set<string>();
  return things.flatMap(({ at }, i) => {
    if (at === undefined) return [];
    const field = `${list}[${i}]`;
    if (taken.has(at))
      return [problem(field, "same-area", { args: { what: list, area: at }, at: [at], fix: removing(field) })];
    taken.add(at);
    return [];
  });
}

/** SS-3.3-a, SS-3.3-k: doors and wall tokens stand on straight borders, one on each. */
export function misplacedDoors(quest: Quest, { drawing, crooked }: QuestMap): Problem[] {
  const standing = [
    ...quest.doors.map(({ on }, i) => ({ field: `doors[${i}].on`, on, without: `doors[${i}]` })),
    ...quest.walls.map((on, i) => ({ field: `walls[${i}]`, on, without: `walls[${i}]` })),
    ...everyActFound(quest).flatMap(({ field, value }) =>
      value.act === "wall" && value.there ? [{ field: `${field}.on`, on: value.on, without: field }] : [],
    ),
  ];
  const taken = new Set<string>();
  return standing.flatMap(({ field, on, without }) => {
    const twice = taken.has(on);
    taken.add(on);
    const fix = removing(without);
    if (crooked.includes(on)) return [problem(field, "crooked-border", { args: { border: on }, at: [on], fix })];
    if (!Object.hasOwn(drawing.borders, on)) {
      const turned = on.split("|").reverse().join("|");
      const isTurned = Object.hasOwn(drawing.borders, turned);
      const args = { border: on, near: isTurned ? turned : "none" };
      return [problem(field, "no-border", { args, fix: isTurned ? naming(field, turned) : fix })];
    }
    return twice ? [problem(field, "border-taken", { args: { border: on }, at: [on], fix })] : [];
  });
}
