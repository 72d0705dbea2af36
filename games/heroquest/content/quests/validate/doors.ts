import { edgeName } from "../../board/grid.js";
import type { Edge, Quest } from "../format.js";
import { FreePlaces } from "./free-places.js";
import { edgeIn, layoutOf, namedSquares, scenerySquares, sidesOf } from "./layout.js";
import { everyAct, everyWhen } from "./parts.js";
import { movingTo, type Problem, problem, removing } from "./problem.js";

/** Doors stand in walls, one in a place, and nothing shuts them up. */
export function misplacedDoors(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const free = new FreePlaces(quest);
  const problems: Problem[] = [];
  const seen = new Set<number>();
  const shut = new Set([...scenerySquares(layout, quest), ...namedSquares(layout, quest.rubble)]);
  for (const { field, name, path } of everyDoor(quest)) {
    const edge = edgeIn(layout, name);
    if (edge === undefined) continue;
    const details = { args: { edge: name }, at: [name] };
    if (layout.walls[edge] !== 1)
      problems.push(problem(field, "no-wall", { ...details, fix: movingTo(field, free.wall(name), path) }));
    if (seen.has(edge)) problems.push(problem(field, "second-door", { ...details, fix: removing(field) }));
    seen.add(edge);
    if (sidesOf(layout, edge).some((square) => shut.has(square)))
      problems.push(problem(field, "blocked-door", { ...details, fix: removing(field) }));
  }
  return problems;
}

/** Moments and acts that speak of a door where there is none. */
export function unknownDoors(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const doors = new Set(everyDoor(quest).map(({ name }) => edgeIn(layout, name)));
  const isNone = (name: Edge) => !doors.has(edgeIn(layout, name));
  return [
    ...everyWhen(quest).flatMap(({ field, value }) =>
      value.on === "door-opened" && isNone(value.edge)
        ? [problem(field, "no-door", { args: { edge: value.edge }, at: [value.edge] })]
        : [],
    ),
    ...everyAct(quest).flatMap(({ field, value }) =>
      (value.act === "open" || value.act === "close") && isNone(value.edge)
        ? [problem(field, "no-door", { args: { edge: value.edge }, at: [value.edge], fix: removing(field) })]
        : [],
    ),
  ];
}

/** Every door, with the field of the thing and the path to its edge. */
export function everyDoor(quest: Quest): { readonly field: string; readonly name: Edge; readonly path: string }[] {
  return [
    ...quest.doors.map((name, i) => ({ field: `doors[${i}]`, name, path: `doors[${i}]` })),
    ...quest.secretDoors.map((name, i) => ({ field: `secretDoors[${i}]`, name, path: `secretDoors[${i}]` })),
    ...quest.barredDoors.map(({ edge }, i) => ({
      field: `barredDoors[${i}]`,
      name: edge,
      path: `barredDoors[${i}].edge`,
    })),
  ];
}

/** An edge is written with its left or upper square first: the rules know it by that name alone. */
export function rightName(quest: Quest, name: Edge): Edge | undefined {
  const layout = layoutOf(quest);
  const edge = edgeIn(layout, name);
  return edge === undefined ? undefined : edgeName(layout.grid, edge);
}
