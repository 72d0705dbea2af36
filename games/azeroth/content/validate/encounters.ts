import { namesByColour } from "../challenge-decks.js";
import { colours } from "../colours.js";
import type { Colour, Combatant, EventCard } from "../types.js";
import { effectsProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import type { Tables } from "./tables.js";

export function encounterTableProblems(tables: Tables): Problem[] {
  return [
    ...Object.entries(tables.encounters).flatMap(([id, encounter]) =>
      combatantProblems(encounter, tables, `encounters.${id}`),
    ),
    ...numberProblems(tables.encounters, "encounters"),
    ...numberProblems(tables.items, "items"),
    ...Object.entries(tables.encounterPowers).flatMap(([id, { effects }]) =>
      effectsProblems(effects, `encounterPowers.${id}.effects`),
    ),
    ...Object.entries(tables.events).flatMap(([id, event]) => eventProblems(event, tables, `events.${id}`)),
  ];
}

/** Anybody whom a hero fights: an attack at least, and a power that there is. */
export function combatantProblems(who: Combatant, { encounterPowers }: Tables, field: string): Problem[] {
  return [
    ...(who.melee === null && who.ranged === null
      ? [{ field, problem: "It has no attack: give it melee, ranged or both (AZ-content-1)." }]
      : []),
    ...(who.power === undefined || Object.hasOwn(encounterPowers, who.power)
      ? []
      : [
          {
            field: `${field}.power`,
            problem: `There is no power "${who.power}": use one of ${Object.keys(encounterPowers).join(", ")}.`,
          },
        ]),
  ];
}

/** The numbers 1 to 17 in each colour, each once: the backs of the cards follow from them. */
function numberProblems(
  table: Readonly<Record<string, { readonly colour: Colour; readonly number: number }>>,
  field: string,
): Problem[] {
  return colours.flatMap((colour) => {
    const numbers = Object.values(table)
      .filter((entry) => entry.colour === colour)
      .map(({ number }) => number);
    return Array.from({ length: namesByColour }, (_, i) => i + 1)
      .map((number) => ({ number, times: numbers.filter((one) => one === number).length }))
      .filter(({ times }) => times !== 1)
      .map(({ number, times }) => ({
        field,
        problem: `The ${colour} number ${number} is there ${times} times: it must be there once (AZ-content-1).`,
      }));
  });
}

function eventProblems(event: EventCard, { encounters, spaces }: Tables, field: string): Problem[] {
  return [
    ...(event.now || event.lasting || event.stands ? [] : [{ field, problem: "The event does nothing." }]),
    ...(["now", "lasting", "reward"] as const).flatMap((part) =>
      event[part] ? effectsProblems(event[part], `${field}.${part}`) : [],
    ),
    ...Object.entries(event.stands ?? {}).flatMap(([colour, { encounter, space }]) => [
      ...(Object.hasOwn(encounters, encounter)
        ? []
        : [{ field: `${field}.stands.${colour}`, problem: `There is no encounter "${encounter}".` }]),
      ...(Object.hasOwn(spaces, space) && !spaces[space]!.city
        ? []
        : [{ field: `${field}.stands.${colour}`, problem: `"${space}" is no space outside cities (AZ-event-5).` }]),
    ]),
  ];
}
