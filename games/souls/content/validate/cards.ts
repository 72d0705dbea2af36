import type { EncounterCard, EventCard, SearchToken, TrapCard } from "../types.js";
import { effectsProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import { verifiedProblems } from "./verified.js";

export function trapProblems(trap: TrapCard, field: string): Problem[] {
  return [...effectsProblems(trap.effects, `${field}.effects`), ...verifiedProblems(trap, field)];
}

export function eventProblems(event: EventCard, field: string): Problem[] {
  return [
    ...effectsProblems(event.effects, `${field}.effects`),
    ...effectsProblems(event.continuous, `${field}.continuous`),
    ...effectsProblems(event.onSpawned, `${field}.onSpawned`),
    ...(event.kind === "story" && (event.effects || event.continuous || event.spawn)
      ? [{ field, problem: "What a story event does stands in the quest (SS-4.3.1-a)." }]
      : []),
    ...(event.onSpawned && !event.spawn ? [{ field: `${field}.onSpawned`, problem: "This card spawns nobody." }] : []),
    ...verifiedProblems(event, field),
  ];
}

export function encounterProblems(card: EncounterCard, field: string): Problem[] {
  return [
    ...(/^[A-Z]$/.test(card.letter) ? [] : [{ field: `${field}.letter`, problem: "An encounter has a letter." }]),
    ...verifiedProblems(card, field),
  ];
}

export function searchProblems(token: SearchToken, field: string): Problem[] {
  return Object.entries(token.finds).flatMap(([result, effects]) =>
    effectsProblems(effects, `${field}.finds.${result}`),
  );
}

/** Entries of a deck have different numbers or letters. */
export function repeated<T>(table: Readonly<Record<string, T>>, mark: (entry: T) => unknown, field: string): Problem[] {
  const seen = new Map<unknown, string>();
  return Object.entries(table).flatMap(([id, entry]) => {
    const first = seen.get(mark(entry));
    seen.set(mark(entry), id);
    return first === undefined
      ? []
      : [{ field: `${field}.${id}`, problem: `It has the same mark as "${first}": ${String(mark(entry))}.` }];
  });
}
