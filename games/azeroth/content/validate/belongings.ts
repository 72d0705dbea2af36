import { classNames } from "../colours.js";
import type { Item } from "../types.js";
import { effectsProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import type { Tables } from "./tables.js";

/** Abilities, character powers, items and discoveries: known effects, and a time for whatever is used. */
export function belongingProblems({ abilities, characters, items, discoveries }: Tables): Problem[] {
  return [
    ...Object.entries(abilities).flatMap(([id, { effects, attach, time }]) => [
      ...effectsProblems(effects, `abilities.${id}.effects`),
      ...(attach && time !== "turn"
        ? [{ field: `abilities.${id}`, problem: `What is attached is played in the own turn, not in ${time}.` }]
        : []),
    ]),
    ...classNames.flatMap((name) => {
      const copies = Object.values(abilities)
        .filter((ability) => ability.class === name)
        .reduce((sum, ability) => sum + ability.copies, 0);
      return copies === 23
        ? []
        : [{ field: "abilities", problem: `The ${name} has ${copies} cards instead of 23 (AZ-abil-1).` }];
    }),
    ...Object.entries(characters).flatMap(([id, { power }]) =>
      effectsProblems(power.effects, `characters.${id}.power.effects`),
    ),
    ...Object.entries(items).flatMap(([id, item]) => itemProblems(item, `items.${id}`)),
    ...Object.entries(discoveries).flatMap(([id, { colour, time, effects }]) => [
      ...effectsProblems(effects, `discoveries.${id}.effects`),
      ...((colour === "green") === (time !== undefined)
        ? []
        : [{ field: `discoveries.${id}`, problem: "A green discovery has its time, a red one acts at once." }]),
    ]),
  ];
}

function itemProblems({ kind, classes, time, effects }: Item, field: string): Problem[] {
  return [
    ...effectsProblems(effects, `${field}.effects`),
    ...((kind === "bag") === (time !== undefined)
      ? []
      : [
          { field, problem: "A bag item has its time; weapons and armours count while they are equipped (AZ-item-8)." },
        ]),
    ...classes
      .filter((name) => !classNames.includes(name))
      .map((name) => ({
        field: `${field}.classes`,
        problem: `There is no class "${name}": use ${classNames.join(", ")}.`,
      })),
  ];
}
