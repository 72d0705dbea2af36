import type { SoulsVisibleEvent, VisibleEventOf } from "../shown.js";

/** SS-15.7.1-a: what an enemy did in one activation. */
export interface Activation {
  readonly enemy: string;
  /** By the number of the line, from 1: why it wasn't used. */
  readonly skipped: Readonly<Record<number, string>>;
  readonly line: number | undefined;
  readonly victim: string | undefined;
  /** What came of it. */
  readonly deeds: readonly SoulsVisibleEvent[];
  readonly stays: boolean;
}

/** SS-4.2.2-a: an Enemy Turn as it was told. */
export interface EnemyTurn {
  readonly number: number;
  readonly card: string;
  /** SS-15.7-m: in the order in which they act; nothing while that is being settled. */
  readonly enemies: readonly string[] | undefined;
  readonly activations: readonly Activation[];
  /** The number of its last event. */
  readonly end: number;
}

const deeds: readonly string[] = [
  "figure-moved",
  "attack-declared",
  "hits-totalled",
  "attack-missed",
  "attack-avoided",
  "wounded",
  "hero-died",
  "companion-died",
  "condition-gained",
  "enemy-power-used",
  "poisoned",
  "on-fire",
  "push-stopped",
];

/** What ends an Enemy Turn. */
const ends: readonly string[] = ["hero-turn", "phase-begins", "turn-skipped"];

/** The last Enemy Turn, and whether somebody has done something since. */
export function lastEnemyTurn(
  events: readonly SoulsVisibleEvent[],
): { readonly turn: EnemyTurn; readonly isNews: boolean } | undefined {
  const at = events.findLastIndex(({ type }) => type === "encounter-drawn");
  const drawn = events[at];
  if (drawn?.type !== "encounter-drawn") return undefined;
  const after = events.slice(at + 1);
  const end = after.findIndex(({ type }) => ends.includes(type));
  const told = end < 0 ? after : after.slice(0, end);
  const later = end < 0 ? [] : after.slice(end);
  const begun = later.findIndex(({ type }) => type === "hero-turn");
  const isNews = begun < 0 || begun === later.length - 1;
  return { turn: read(drawn, told), isNews };
}

function read(drawn: VisibleEventOf<"encounter-drawn">, told: readonly SoulsVisibleEvent[]): EnemyTurn {
  const chosen = told.find((event) => event.type === "enemies-chosen");
  return {
    number: drawn.number,
    card: drawn.card,
    enemies: chosen?.enemies,
    activations: activationsIn(told),
    end: told.at(-1)?.number ?? drawn.number,
  };
}

function activationsIn(told: readonly SoulsVisibleEvent[]): Activation[] {
  const starts = told.flatMap((event, i) => (event.type === "enemy-activated" ? [{ enemy: event.enemy, at: i }] : []));
  return starts.map(({ enemy, at }, i) => activation(enemy, told.slice(at, starts[i + 1]?.at ?? told.length)));
}

function activation(enemy: string, told: readonly SoulsVisibleEvent[]): Activation {
  const skipped: Record<number, string> = {};
  let line: number | undefined;
  let victim: string | undefined;
  for (const event of told) {
    if (event.type === "behaviour-skipped") skipped[event.line] = event.why;
    if (event.type === "behaviour-chosen") [line, victim] = [event.line, event.victim];
  }
  return {
    enemy,
    skipped,
    line,
    victim,
    deeds: told.filter(({ type }) => deeds.includes(type)),
    stays: told.some(({ type }) => type === "enemy-stays" || type === "activation-skipped"),
  };
}

/** What an enemy did in the last Enemy Turn. */
export function lastActivationOf(events: readonly SoulsVisibleEvent[], enemy: string): Activation | undefined {
  return lastEnemyTurn(events)?.turn.activations.findLast((one) => one.enemy === enemy);
}
