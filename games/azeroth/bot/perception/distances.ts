import { rankOf } from "../../content/colours.js";
import { links, numberOf, ranks, spaceIds, spacesWith } from "../../queries/board.js";
import { usualSpaces } from "../../queries/route.js";
import type { Hero, SpaceId } from "../../state.js";

const far = 99;

/** By rank, from and to: the steps that a hero of that level walks; a large number where it can't go. */
const walks: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((rank) =>
  spaceIds.map((_, start) => stepsFrom(start, rank)),
);

function stepsFrom(start: number, rank: number): number[] {
  const steps = new Array<number>(spaceIds.length).fill(far);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of links[at]!) {
      if (steps[next] !== far || ranks[next]! > rank) continue;
      steps[next] = steps[at]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

/**
 * About how many turns it takes to walk there; nothing where the level forbids it (AZ-move-5). Every step closer counts, so that nobody
 * waits for a better roll where it stands.
 */
export function turnsTo(hero: Hero, from: SpaceId, to: SpaceId): number | undefined {
  const steps = walks[rankOf(hero.level)]![numberOf(from)]![numberOf(to)]!;
  if (steps === far) return undefined;
  return steps === 0 ? 0 : Math.max(1, steps / usualSpaces);
}

/** AZ-explore-8: where one can travel from and to. */
const stations = spacesWith("travel").map(numberOf);

/** By rank, from and to: the turns on foot and by travel. */
const journeys: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((rank) => {
  const open = stations.filter((station) => ranks[station]! <= rank);
  return spaceIds.map((_, from) => spaceIds.map((_, to) => journey(rank, open, from, to)));
});

/** AZ-explore-8: who reaches a station is at another one by the end of that turn, and may fight there. */
function journey(rank: number, open: readonly number[], from: number, to: number): number {
  let turns = onFoot(rank, from, to);
  for (const here of open) {
    const there = from === here ? 1 : onFoot(rank, from, here);
    if (there >= turns) continue;
    for (const other of open) if (other !== here) turns = Math.min(turns, there + onFoot(rank, other, to));
  }
  return turns;
}

function onFoot(rank: number, from: number, to: number): number {
  const steps = walks[rank]![from]![to]!;
  return steps === 0 ? 0 : Math.max(1, steps / usualSpaces);
}

/** About how many turns it takes on foot and by travel at a level; many where the level forbids it. */
export function journeyTo(rank: number, from: SpaceId, to: SpaceId): number {
  return journeys[rank]![numberOf(from)]![numberOf(to)]!;
}
