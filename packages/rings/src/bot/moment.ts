import {
  type Asked,
  type Decision,
  type Message,
  type MessageArgument,
  type Seat,
  say,
  type View,
} from "@tavolata/kernel";
import { cardOf } from "../cards/lookup.js";
import type { CardId, InPlay, Rings } from "../state.js";
import { hitPointsLeft, statistic } from "../statistics.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** A question, and what its reader sees. The view holds everything of the state that is open, and the own hand. */
export interface Moment {
  readonly s: Rings;
  readonly seat: Seat;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly min: number;
  readonly max: number;
  /** The window that is open, for an action. */
  readonly window: string;
  /** The card that the question is about, where it names one. */
  readonly about: string;
}

export function momentOf(
  view: View,
  decision: Decision,
  asked: Pick<Asked, "ids" | "min" | "max"> | undefined,
): Moment {
  return {
    s: view.state as unknown as Rings,
    seat: decision.seat,
    kind: decision.kind,
    ids: asked?.ids ?? decision.options.map(({ id }) => id),
    min: asked?.min ?? decision.min,
    max: asked?.max ?? decision.max,
    window: decision.kind === "action" ? String(decision.title.args?.["window"] ?? "") : "",
    about: String(decision.title.args?.["card"] ?? ""),
  };
}

export function pick(id: string, reason: string, args?: Readonly<Record<string, MessageArgument>>): Choice {
  return pickAll([id], reason, args);
}

export function pickAll(
  picks: readonly string[],
  reason: string,
  args?: Readonly<Record<string, MessageArgument>>,
): Choice {
  return { picks, reason: say(`reason.${reason}`, args) };
}

/** What stands after the verb: `gimli-1` of `defend:gimli-1`. */
export function objectOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** The best by a score; of equals the first one. */
export function bestOf<T>(list: readonly T[], score: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = score(one);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}

/** How much a character in play is worth to its player. */
export function worthOf(s: Rings, card: InPlay): number {
  const { type, cost, threatCost } = cardOf(card.id);
  const alive = hitPointsLeft(s, card) / 4;
  return type === "hero" ? 10 + threatCost! / 4 + alive : Number(cost ?? 0) + alive;
}

/** How dangerous an enemy is. */
export function dangerOf(s: Rings, id: CardId): number {
  const card = s.cards[id]!;
  return 2 * statistic(s, card, "attack") + statistic(s, card, "threat") + hitPointsLeft(s, card) / 3;
}

/** What it takes to destroy an enemy in one attack. */
export function toughnessOf(s: Rings, id: CardId): number {
  const card = s.cards[id]!;
  return statistic(s, card, "defence") + hitPointsLeft(s, card);
}

export function threatOf({ s, seat }: Moment): number {
  return s.players[seat]!.threat;
}
