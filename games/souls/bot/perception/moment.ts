import {
  type Asked,
  type Decision,
  type Message,
  type MessageArgument,
  type Seat,
  say,
  type View,
} from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { findFigure } from "../../queries/figures.js";
import type { Figure, Hero } from "../../state.js";
import type { SoulsView } from "../../view.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** A question, and what its reader sees: everything but the order of decks, what lies face down and what the Quest has noted. */
export interface Moment {
  readonly content: SoulsContent;
  readonly s: SoulsView;
  readonly seat: Seat;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly min: number;
  readonly max: number;
  /** A whole number below the limit, the bot's own. */
  readonly chance: (limit: number) => number;
}

/** What a rule of thumb is told besides the view and the question. */
export interface Hints {
  /** The game's tables, as the match is played with them. */
  readonly content: SoulsContent;
  readonly asked?: Pick<Asked, "ids" | "min" | "max">;
  readonly chance?: { below(limit: number): number };
}

export function momentOf(view: View<SoulsView>, decision: Decision, { content, asked, chance }: Hints): Moment {
  return {
    content,
    s: view.state,
    seat: decision.seat,
    kind: decision.kind,
    ids: asked?.ids ?? decision.options.map(({ id }) => id),
    min: asked?.min ?? decision.min,
    max: asked?.max ?? decision.max,
    chance: (limit) => chance?.below(limit) ?? 0,
  };
}

export type Arguments = Readonly<Record<string, MessageArgument>>;

export function pick(id: string, reason: string, args?: Arguments): Choice {
  return pickAll([id], reason, args);
}

export function pickAll(picks: readonly string[], reason: string, args?: Arguments): Choice {
  return { picks, reason: say(`reason.${reason}`, args) };
}

/** What stands after the first word: `sword-1:gremlin-blue-1` of `attack:sword-1:gremlin-blue-1`. */
export function objectOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** The ids on offer that begin with this word. */
export function offersOf({ ids }: Pick<Moment, "ids">, word: string): string[] {
  return ids.filter((id) => id.startsWith(`${word}:`));
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

/** The hero of the seat that is asked. */
export function ownHero({ s, seat }: Moment): Hero {
  return s.heroes[seat]!;
}

/** His figure; nothing before the Quest is laid out. */
export function ownFigure({ s, seat }: Moment): Figure {
  return findFigure(s, s.heroes[seat]!.figure)!;
}
