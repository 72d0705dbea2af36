import type { BoardReference, MessageArgument, Seat, View } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { AnyVisibleEvent } from "../table/log/told.js";

/** The page's words for errands. */
export type BoardInstructionKey =
  | "errand.put"
  | "errand.move"
  | "errand.remove"
  | "errand.open"
  | "errand.close"
  | "errand.lay"
  | "errand.turn"
  | "errand.give"
  | "errand.set"
  | "errand.prone"
  | "errand.stand"
  | "errand.door"
  | "errand.barred"
  | "errand.lever"
  | "errand.rubble"
  | "errand.abyss"
  | "errand.trap"
  | "errand.staging"
  | "errand.front-of"
  | "errand.active"
  | "errand.body"
  | "errand.mind"
  | "errand.threat"
  | "errand.damage-left"
  | "errand.damage"
  | "errand.health"
  | "errand.energy"
  | "errand.progress"
  | "errand.level"
  | "errand.shadow-token"
  | "errand.fire"
  | "errand.search-token"
  | "errand.gate-open"
  | "errand.gate-closed"
  | "errand.altar-on"
  | "errand.altar-off"
  | "errand.marker"
  | "errand.discovery";

/** Something to be done at the real board. */
export interface BoardInstruction {
  /** What it is about: only the last of several with the same subject is left to do. */
  readonly about: string;
  readonly text: string;
  /** Where it is, as the board of the page names it. */
  readonly at?: BoardReference;
}

/** What the errands of a game are worked out with. */
export interface InstructionContext<V extends View<unknown> = View> {
  readonly view: V;
  /** The game's words. */
  readonly speaker: Speaker;
  /** The page's words. */
  readonly say: (key: BoardInstructionKey, args?: Readonly<Record<string, MessageArgument>>) => string;
  /** The seats of people: what they decide, they do at the board by themselves. */
  readonly people: ReadonlySet<Seat>;
}

/** An event of some game, as far as errands read it. */
type AnyEvent = AnyVisibleEvent & Readonly<Record<string, unknown>>;

/** What the events of a game leave to do, by their type. */
export type BoardInstructionTable<E extends AnyVisibleEvent = AnyEvent, V extends View<unknown> = View> = {
  readonly [T in E["type"]]?: (
    event: Extract<E, { type: T }>,
    told: InstructionContext<V>,
  ) => readonly BoardInstruction[];
};

/** The errands of whichever game: what they read is what its own rules have made. */
// biome-ignore lint/suspicious/noExplicitAny: each game's table takes its own views and events
export type AnyBoardInstructionTable = BoardInstructionTable<any, any>;

/** Short ways to say errands. */
export class InstructionWording {
  constructor(private readonly told: Pick<InstructionContext, "speaker" | "say">) {}

  name(word: unknown): string {
    return this.told.speaker.name(String(word));
  }

  put(what: string, where: string, how: "put" | "move" = "put"): string {
    return this.told.say(`errand.${how}`, { what, where });
  }

  lay(what: string, where: string): string {
    return this.told.say("errand.lay", { what, where });
  }

  remove(what: string): string {
    return this.told.say("errand.remove", { what });
  }

  turn(what: string): string {
    return this.told.say("errand.turn", { what });
  }

  give(who: unknown, what: string): string {
    return this.told.say("errand.give", { who: this.name(who), what });
  }

  /** A counter, dial or track, and what it shows now. */
  set(counter: BoardInstructionKey, who: unknown, value: unknown): string {
    const what = this.told.say(counter, { who: this.name(who) });
    return this.told.say("errand.set", { what, value: String(value) });
  }

  /** What the log says about it. */
  line(event: AnyVisibleEvent): string {
    return this.told.speaker.event(event);
  }
}

/** An errand that is just what the log says. */
export function asInLog(
  event: AnyVisibleEvent,
  told: Pick<InstructionContext, "speaker" | "say">,
): readonly BoardInstruction[] {
  return [{ about: `event:${event.number}`, text: new InstructionWording(told).line(event) }];
}

/** All that is left to do after these events: of several about the same thing the last, in the order in which they were told. */
export function boardInstructionsAfter(
  events: readonly AnyVisibleEvent[],
  table: AnyBoardInstructionTable,
  told: InstructionContext<View<unknown>>,
): readonly BoardInstruction[] {
  const left = new Map<string, BoardInstruction>();
  for (const event of events) {
    const boardInstructionsOf = Object.hasOwn(table, event.type) ? table[event.type] : undefined;
    for (const boardInstruction of boardInstructionsOf?.(event, told) ?? []) {
      left.delete(boardInstruction.about);
      left.set(boardInstruction.about, boardInstruction);
    }
  }
  return [...left.values()];
}
