import type { Colour, Encounter } from "../types.js";
import type { Problem } from "./problem.js";
import type { Tables } from "./tables.js";

/** AZ-content-2: the lowest and the highest of what encounters of a colour have. */
const bands: Readonly<Record<Colour, Readonly<Record<"defence" | "attack" | "health", readonly [number, number]>>>> = {
  grey: { defence: [4, 6], attack: [1, 3], health: [1, 1] },
  green: { defence: [6, 8], attack: [2, 4], health: [1, 2] },
  yellow: { defence: [8, 10], attack: [4, 6], health: [2, 2] },
  red: { defence: [10, 12], attack: [6, 8], health: [2, 3] },
};

/** AZ-content-3. */
const valourOfQuests = [1, 4] as const;

/**
 * Where our own tables leave what we set ourselves: how strong encounters of a colour are, and what a quest is worth. A card of the box may hold
 * other values, and can be played with.
 */
export function designProblems({ encounters, startingQuests, eliteQuests }: Tables): Problem[] {
  return [
    ...Object.entries(encounters).flatMap(([id, encounter]) => encounterDesign(encounter, `encounters.${id}`)),
    ...Object.entries({ startingQuests, eliteQuests }).flatMap(([table, quests]) =>
      Object.entries(quests).flatMap(([id, { valour }]) => {
        const [least, most] = valourOfQuests;
        if (valour >= least && valour <= most) return [];
        const problem = `A quest is worth ${least} to ${most} valour, not ${valour} (AZ-content-3).`;
        return [{ field: `${table}.${id}.valour`, problem }];
      }),
    ),
  ];
}

function encounterDesign(encounter: Encounter, field: string): Problem[] {
  const { colour } = encounter;
  const { defence, attack, health } = bands[colour];
  const attacks = [encounter.melee, encounter.ranged].filter((value) => value !== null);
  return [
    ...outside(encounter.defence, defence, `${field}.defence`, colour),
    ...attacks.flatMap((value) => outside(value, attack, field, colour)),
    ...outside(encounter.health, health, `${field}.health`, colour),
    ...(encounter.aggro && encounter.defence === defence[1]
      ? [{ field, problem: "With aggro it may not have the highest defence of its colour (AZ-content-4)." }]
      : []),
  ];
}

function outside(value: number, [least, most]: readonly [number, number], field: string, colour: Colour): Problem[] {
  return value >= least && value <= most
    ? []
    : [{ field, problem: `${value} isn't between ${least} and ${most}, as ${colour} encounters are (AZ-content-2).` }];
}
