import {
  type Asked,
  type Decision,
  type Message,
  type MessageArgument,
  type Seat,
  say,
  type View,
} from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";

/** What is picked, and why: the reason is a message under `reason.`. */
export interface Choice {
  readonly picks: readonly string[];
  readonly reason: Message;
}

/** What a bot is told besides its view. */
export interface Sight {
  readonly asked?: Pick<Asked, "ids" | "min" | "max"> | undefined;
  readonly content: RingsContent;
}

/** A question, and what its reader sees. The view holds everything of the state that is open, and the own hand. */
export interface Moment {
  readonly content: RingsContent;
  readonly s: RingsView;
  readonly seat: Seat;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly min: number;
  readonly max: number;
  /** The window that is open, for an action. */
  readonly window: string;
  /** The card that the question is about, where it names one. */
  readonly about: CardId;
  /** Who takes part in an attack already, where the question names them. */
  readonly declared: readonly CardId[];
}

/** The wording of a question costs something: it is looked at only by who wants to know the window or the card. */
class Question implements Moment {
  readonly content: RingsContent;
  readonly s: RingsView;
  readonly seat: Seat;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly min: number;
  readonly max: number;

  constructor(
    view: View<RingsView>,
    private readonly decision: Decision,
    { asked, content }: Sight,
  ) {
    this.content = content;
    this.s = view.state;
    this.seat = decision.seat;
    this.kind = decision.kind;
    this.ids = asked?.ids ?? decision.options.map(({ id }) => id);
    this.min = asked?.min ?? decision.min;
    this.max = asked?.max ?? decision.max;
  }

  get window(): string {
    return this.kind === "action" ? this.#argument("window") : "";
  }

  get about(): CardId {
    return this.#argument("card");
  }

  get declared(): readonly CardId[] {
    return (this.decision.title.args?.["attackers"] ?? []) as readonly CardId[];
  }

  #argument(name: string): string {
    return String(this.decision.title.args?.[name] ?? "");
  }
}

export function momentOf(view: View<RingsView>, decision: Decision, sight: Sight): Moment {
  return new Question(view, decision, sight);
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
  return id.slice(id.indexOf(":") + 1).split("/")[0]!;
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

export function threatOf({ s, seat }: Moment): number {
  return s.players[seat]!.threat;
}
