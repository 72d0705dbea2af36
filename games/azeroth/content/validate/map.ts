import { colours, rankOf } from "../colours.js";
import type { Space } from "../types.js";
import { combatantProblems } from "./encounters.js";
import type { Problem } from "./problem.js";
import type { Tables } from "./tables.js";

type Board = Readonly<Record<string, Space>>;

/** AZ-map-1, AZ-map-2, AZ-map-3: links that work both ways, three cities, and no space that its level can't reach. */
export function mapProblems(tables: Tables): Problem[] {
  const { spaces } = tables;
  const cities = Object.entries(spaces).filter(([, { city }]) => city);
  return [
    ...(cities.length === 3
      ? []
      : [{ field: "spaces", problem: `The map has three cities (AZ-map-2), not ${cities.length}.` }]),
    ...Object.entries(spaces).flatMap(([id, space]) => [
      ...linkProblems(spaces, id),
      ...spaceProblems(space, `spaces.${id}`),
      ...(space.printed ? combatantProblems(space.printed, tables, `spaces.${id}.printed`) : []),
    ]),
    ...colours.flatMap((colour) => unreachable(spaces, cities[0]?.[0], rankOf(colour))),
    ...(Object.values(spaces).filter(({ resources }) => resources.some(({ resource }) => resource === "travel"))
      .length === 1
      ? [{ field: "spaces", problem: "Only one space offers travel: nobody can go anywhere from it (AZ-explore-8)." }]
      : []),
  ];
}

function linkProblems(spaces: Board, id: string): Problem[] {
  const field = `spaces.${id}.links`;
  return spaces[id]!.links.flatMap((other) => {
    if (other === id) return [{ field, problem: "A space isn't linked to itself." }];
    const neighbour = Object.hasOwn(spaces, other) ? spaces[other] : undefined;
    if (!neighbour) return [{ field, problem: `There is no space "${other}" to be linked to.` }];
    if (!neighbour.links.includes(id)) {
      return [{ field, problem: `The link to "${other}" isn't listed there: links work both ways (AZ-move-4).` }];
    }
    return [];
  });
}

function spaceProblems({ colour, city, resources, printed }: Space, field: string): Problem[] {
  const onlyTravel = resources.length === 1 && resources[0]?.resource === "travel";
  return [
    ...(city && colour !== "grey" ? [{ field, problem: `A city is grey, not ${colour} (AZ-move-7).` }] : []),
    ...(city && printed ? [{ field, problem: "There is nothing to fight in a city (AZ-chal-1)." }] : []),
    ...(onlyTravel
      ? [
          {
            field,
            problem: "Travel can't be the only resource: whoever can't travel must take another (AZ-explore-3).",
          },
        ]
      : []),
    ...(printed?.reward === "level" && colour === "red"
      ? [{ field, problem: "Red is the highest level: a red space can't give another one (AZ-level-5)." }]
      : []),
  ];
}

/** AZ-map-2: from a city through spaces of this rank at most. */
function unreachable(spaces: Board, start: string | undefined, rank: number): Problem[] {
  if (start === undefined) return [];
  const open = (id: string) => Object.hasOwn(spaces, id) && rankOf(spaces[id]!.colour) <= rank;
  const reached = new Set([start]);
  for (const id of reached) for (const next of spaces[id]!.links) if (open(next)) reached.add(next);
  return Object.keys(spaces)
    .filter((id) => rankOf(spaces[id]!.colour) === rank && !reached.has(id))
    .map((id) => ({
      field: `spaces.${id}`,
      problem: `A ${colours[rank]} hero can't reach it from "${start}" (AZ-map-2).`,
    }));
}
