import type { Colour, CreatureType, Objective, Quest } from "../types.js";
import { draw } from "../vocabulary.js";

/** AZ-quest-2: besides its valour, every quest of ours lets its hero draw a card. */
export function worth(rank: Colour, valour: number, objective: Objective): Quest {
  return { rank, valour, objective, reward: [draw(1)] };
}

export function visit(...spaces: readonly string[]): Objective {
  return { objective: "visit", spaces };
}

export function deliver(from: string, to: string): Objective {
  return { objective: "deliver", from, to };
}

export function hunt(count: number, ...types: readonly CreatureType[]): Objective {
  return { objective: "hunt", count, types };
}

export function win(...spaces: readonly string[]): Objective {
  return { objective: "win", spaces };
}

export const duel: Objective = { objective: "duel" };

export function slay(space: string): Objective {
  return { objective: "slay", space };
}

/** The spaces that a quest names: a hero token lies on each (AZ-quest-7). */
export function spacesOf(objective: Objective): readonly string[] {
  switch (objective.objective) {
    case "visit":
    case "win":
      return objective.spaces;
    case "deliver":
      return [objective.from, objective.to];
    case "slay":
      return [objective.space];
    case "hunt":
    case "duel":
      return [];
  }
}
