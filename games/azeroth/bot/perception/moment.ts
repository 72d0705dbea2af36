import {
  type Asked,
  type Chance,
  cardsIn,
  type Decision,
  type Message,
  type MessageArgument,
  type NamedOption,
  type Seat,
  say,
  type View,
} from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { CardId, Hero } from "../../state.js";
import type { AzerothView } from "../../view.js";
import { type Style, usual } from "../policy/style.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** What rules of thumb may look at besides the view. */
export interface Sight {
  /** The game's tables, as the match is played with them. */
  readonly content: AzerothContent;
  readonly asked?: Pick<Asked, "options" | "min" | "max">;
  readonly chance?: Chance;
}

/** A question, and what its reader sees: everything that is open, and the own hand. */
export interface Moment {
  readonly content: AzerothContent;
  readonly s: AzerothView;
  readonly seat: Seat;
  readonly hero: Hero;
  /** The own cards. */
  readonly hand: readonly CardId[];
  readonly kind: string;
  readonly options: readonly NamedOption[];
  readonly min: number;
  /** A whole number below a limit, for what is all the same. */
  readonly below: (limit: number) => number;
  /** How it is weighed. */
  readonly style: Style;
  /** The card or token that the question is about, where it names one. */
  readonly about: CardId;
}

export function momentOf(
  view: View<AzerothView>,
  decision: Decision,
  { content, asked, chance }: Sight,
  style = usual,
): Moment {
  const s = view.state;
  const { seat, kind } = decision;
  return {
    content,
    s,
    seat,
    hero: s.heroes[seat]!,
    hand: cardsIn(s.hands[seat]),
    kind,
    options: asked?.options ?? decision.options,
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

/** What the options with this verb are about. */
export function targetsOf(options: readonly NamedOption[], verb: string): string[] {
  return options.filter((option) => option.verb === verb).map(({ target }) => target);
}

/** Whether an option with this verb is there: one that is about nothing else. */
export function offers({ options }: Pick<Moment, "options">, verb: string): boolean {
  return options.some((option) => option.verb === verb);
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
