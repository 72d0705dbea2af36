import type { Edge, Quest } from "../format.js";
import { edgeIn, layoutOf, namedSquares, scenerySquares, sidesOf } from "./layout.js";
import { everyAct, everyWhen } from "./parts.js";
import type { Problem } from "./problem.js";

/** Doors stand in walls, one in a place, and nothing shuts them up. */
export function misplacedDoors(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const problems: Problem[] = [];
  const seen = new Set<number>();
  const shut = new Set([...scenerySquares(layout, quest), ...namedSquares(layout, quest.rubble)]);
  for (const { field, name } of everyDoor(quest)) {
    const edge = edgeIn(layout, name);
    if (edge === undefined) continue;
    if (layout.walls[edge] !== 1) problems.push({ field, problem: `There is no wall at ${name} for a door.` });
    if (seen.has(edge)) problems.push({ field, problem: `There is another door at ${name}.` });
    seen.add(edge);
    if (sidesOf(layout, edge).some((square) => shut.has(square)))
      problems.push({ field, problem: `The door at ${name} is blocked by scenery or rubble.` });
  }
  return problems;
}

/** Moments and acts that speak of a door where there is none. */
export function unknownDoors(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const doors = new Set(everyDoor(quest).map(({ name }) => edgeIn(layout, name)));
  const named = [
    ...everyWhen(quest).flatMap(({ field, value }) =>
      value.on === "door-opened" ? [{ field, name: value.edge }] : [],
    ),
    ...everyAct(quest).flatMap(({ field, value }) =>
      value.act === "open" || value.act === "close" ? [{ field, name: value.edge }] : [],
    ),
  ];
  return named
    .filter(({ name }) => !doors.has(edgeIn(layout, name)))
    .map(({ field, name }) => ({ field, problem: `There is no door at ${name}.` }));
}

export function everyDoor(quest: Quest): { readonly field: string; readonly name: Edge }[] {
  return [
    ...quest.doors.map((name) => ({ field: "doors", name })),
    ...quest.secretDoors.map((name) => ({ field: "secretDoors", name })),
    ...quest.barredDoors.map(({ edge }, i) => ({ field: `barredDoors[${i}]`, name: edge })),
  ];
}
