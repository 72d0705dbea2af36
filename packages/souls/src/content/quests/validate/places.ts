import type { QuestMap } from "../../../map/quest-map.js";
import type { Act, Quest } from "../../types.js";
import type { Problem } from "../../validate/problem.js";
import { everyAct } from "../acts.js";

/** Every area that the quest names is on its map. */
export function unknownAreas(quest: Quest, { sides }: QuestMap): Problem[] {
  const named: readonly (readonly [string, readonly string[]])[] = [
    ["start", quest.start],
    ["chests", quest.chests.map(({ at }) => at)],
    ["searchAreas", quest.searchAreas],
    ["altars", quest.altars.map(({ at }) => at)],
    ["gates", quest.gates.map(({ at }) => at)],
    ["waypoints", quest.waypoints.map(({ at }) => at)],
    ["key", quest.key ? [quest.key.at] : []],
    ["shadows", quest.shadows.map(({ at }) => at)],
    ["enemies", quest.enemies.map(({ at }) => at)],
    ["stories", quest.stories.flatMap(({ at }) => at ?? [])],
    ["actions", quest.actions.flatMap(({ at }) => at)],
    ["triggers", quest.triggers.flatMap(({ when }) => ("areas" in when ? when.areas : []))],
    ["victory", quest.victory.flatMap(({ when }) => ("areas" in when ? when.areas : []))],
    ["failure", quest.failure.flatMap(({ when }) => ("areas" in when ? when.areas : []))],
    ["detached", quest.detached ?? []],
    ["acts", everyAct(quest).flatMap(areasOfAct)],
  ];
  return named.flatMap(([field, areas]) =>
    areas
      .filter((area) => !Object.hasOwn(sides, area))
      .map((area) => ({ field, problem: `The map has no area "${area}".` })),
  );
}

function areasOfAct(act: Act): string[] {
  switch (act.act) {
    case "place":
      return act.enemies.map(({ at }) => at);
    case "shadows":
      return act.at.map(({ at }) => at);
    case "move-heroes":
      return [act.to];
    default:
      return [];
  }
}

/** SS-3.3-a, SS-3.3-k: doors and wall tokens stand on straight borders, one on each. */
export function misplacedDoors(quest: Quest, { drawing, crooked }: QuestMap): Problem[] {
  const standing = [
    ...quest.doors.map(({ on }, i) => [`doors.${i}`, on] as const),
    ...quest.walls.map((on, i) => [`walls.${i}`, on] as const),
    ...everyAct(quest).flatMap((act) => (act.act === "wall" && act.there ? [["acts", act.on] as const] : [])),
  ];
  const taken = new Set<string>();
  return standing.flatMap(([field, on]) => {
    const twice = taken.has(on);
    taken.add(on);
    if (crooked.includes(on))
      return [{ field, problem: `The border "${on}" goes round a corner: nothing stands on it.` }];
    if (!Object.hasOwn(drawing.borders, on)) {
      const turned = on.split("|").reverse().join("|");
      const hint = Object.hasOwn(drawing.borders, turned) ? ` Write "${turned}".` : "";
      return [{ field, problem: `There is no border "${on}" on the map.${hint}` }];
    }
    return twice ? [{ field, problem: `Something else stands on the border "${on}".` }] : [];
  });
}
