import {
  type Asked,
  type Chance,
  type Decision,
  type Message,
  type MessageArgument,
  type Seat,
  say,
  type View,
} from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import type { Azeroth, CardId, Hero } from "../state.js";
import { type Style, usual } from "./style.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** What rules of thumb may look at besides the view. */
export interface Sight {
  /** The game's tables, as the match is played with them. */
  readonly content: AzerothContent;
  readonly asked?: Pick<Asked, "ids" | "min" | "max">;
  readonly chance?: Chance;
}

/** A question, and what its reader sees: everything that is open, and the own hand. */
export interface Moment {
  readonly content: AzerothContent;
  readonly s: Azeroth;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly min: number;
  /** A whole number below a limit, for what is all the same. */
  readonly below: (limit: number) => number;
  /** How it is weighed. */
  readonly style: Style;
  /** The card or token that the question is about, where it names one. */
  readonly about: CardId;
}

export function momentOf(view: View, decision: Decision, { content, asked, chance }: Sight, style = usual): Moment {
  const s = view.state as unknown as Azeroth;
  const { seat, kind } = decision;
  return {
    content,
    s,
    seat,
    hero: s.heroes[seat]!,
    kind,
    ids: asked?.ids ?? decision.options.map(({ id }) => id),
    min: asked?.min ?? decision.min,
    style,
    below: (limit) => chance?.below(limit) ?? 0,
    get about() {
      const { args } = decision.title;
      return String(args?.["token"] ?? args?.["card"] ?? "");
    },
  };
}

export function pick(id: string, reason: string, args?: Readonly<Record<string, MessageArgument>>): Choice {
  return { picks: [id], reason: say(`reason.${reason}`, args) };
}

/** `n1` of `move:n1`. */
export function objectOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** What the options with this verb are about. */
export function objectsOf(ids: readonly string[], verb: string): string[] {
  const start = `${verb}:`;
  return ids.filter((id) => id.startsWith(start)).map(objectOf);
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
