import type { DiceThrown, TableStatistics } from "@tavolata/client/protocol";
import {
  chancesOf,
  type Die,
  type EventCount,
  type EventCounts,
  type GameEvent,
  type VisibleEvent,
} from "@tavolata/kernel";
import type { AnyMatch } from "../live/log-entry.js";

type Tallied = Pick<TableStatistics, "rounds" | "events" | "counts" | "dice" | "chapters">;
type AnyEvent = VisibleEvent<GameEvent>;

/** What can be counted in the events that somebody was told. */
export function countedEvents(
  events: readonly AnyEvent[],
  eventCounts: EventCounts | undefined,
  { options, content }: Pick<AnyMatch, "options" | "content">,
): Tallied {
  const kinds: Record<string, number> = {};
  for (const { type } of events) kinds[type] = (kinds[type] ?? 0) + 1;
  return {
    ...(eventCounts?.round === undefined ? {} : { rounds: kinds[eventCounts.round] ?? 0 }),
    events: kinds,
    counts: Object.entries(eventCounts?.counts ?? {}).map(([what, counted]) => ({ what, ...countOf(events, counted) })),
    dice: diceIn(events, eventCounts?.dice?.(options, content) ?? []),
    chapters: events.filter(({ type }) => eventCounts?.chapter !== undefined && type === eventCounts.chapter),
  };
}

function countOf(
  events: readonly AnyEvent[],
  counted: readonly EventCount[],
): { total: number; by: Record<string, number> } {
  const by: Record<string, number> = {};
  let total = 0;
  for (const event of events) {
    const tally = counted.find((one) => one.event === event.type);
    if (!tally) continue;
    const fields = event as Readonly<Record<string, unknown>>;
    const amount = tally.sum === undefined ? 1 : Number(fields[tally.sum] ?? 0); // a field may be hidden from whoever asks
    const whose = tally.by === undefined ? undefined : fields[tally.by];
    total += amount;
    if (typeof whose === "string") by[whose] = (by[whose] ?? 0) + amount;
  }
  return { total, by };
}

/** All throws of one kind of dice by one seat, beside what they would show on average. */
function diceIn(events: readonly AnyEvent[], dice: readonly Die[]): DiceThrown[] {
  const thrown = new Map<string, { die: string; by: string | undefined; faces: Map<string, number> }>();
  for (const event of events) {
    if (!isThrow(event)) continue;
    const { die, by, faces } = event;
    const known = thrown.get(`${die}/${by ?? ""}`) ?? { die, by, faces: new Map<string, number>() };
    thrown.set(`${die}/${by ?? ""}`, known);
    for (const face of faces) known.faces.set(face, (known.faces.get(face) ?? 0) + 1);
  }
  const chances = new Map(dice.map((die) => [die.id, die]));
  return [...thrown.values()].map(({ die, by, faces }) => {
    const dice = [...faces.values()].reduce((sum, times) => sum + times, 0);
    const known = chances.get(die);
    const chanceOf = (face: string) =>
      known?.faces.reduce((sum, one, i) => sum + (one === face ? (known.weights?.[i] ?? 1) : 0), 0);
    return {
      die,
      ...(by === undefined ? {} : { by }),
      dice,
      faces: [...new Set([...(known?.faces ?? []), ...faces.keys()])].map((face) => ({
        face,
        times: faces.get(face) ?? 0,
        ...(known ? { expected: (dice * chanceOf(face)!) / chancesOf(known) } : {}),
      })),
    };
  });
}

function isThrow(event: AnyEvent): event is Extract<AnyEvent, { type: "dice-rolled" }> {
  return event.type === "dice-rolled" && "faces" in event && Array.isArray(event.faces);
}
