import { each, type Flow, one, type RuleId, type Seat, type Table, type Wording } from "@tavolata/kernel";

/** What a reaction returns when it takes the place of the event: "instead". */
export const instead = "instead";

/**
 * A moment in which cards react. `R` is whatever the game calls a reaction: the id of a card, or a card and one of its
 * abilities.
 */
export interface ReactionWindow<R> {
  /** The kind of the decision, such as `response`. */
  readonly kind: string;
  /** Who is asked, in this order. */
  readonly seats: readonly Seat[];
  /** What must react, as things stand. Only what is there when the window opens does, and only as long as it is there. */
  readonly forced?: () => readonly R[];
  /** Who orders several forced reactions as things stand: the decision `forced-order`. Left out, they come in the order of the list. */
  readonly orderedBy?: () => Seat;
  /** What a seat may do, as things stand: worked out anew each time the seat is asked. */
  readonly optional?: (seat: Seat) => readonly R[];
  /** Who is asked even with nothing to offer: where the cards are hidden and not being asked would tell the others. */
  readonly asksAnyway?: (seat: Seat) => boolean;
  /** The id of the option, `respond:aragorn`. */
  readonly id: (reaction: R) => string;
  readonly wording?: Wording<R>;
  /** Carries the reaction out. It returns `instead` when the event doesn't happen any more. */
  readonly resolve: (reaction: R) => Flow<unknown>;
  /** Whether the same reaction may be used again and again. Left out, once in this window. */
  readonly repeats?: boolean;
  readonly rules?: readonly RuleId[];
}

/** The part of the table that a window needs. */
export type Asker = Pick<Table<object>, "choose">;

/**
 * Opens a window: first what is forced, then what is optional, one reaction at a time in the order of the seats, round and
 * round until all have passed in a row. Who has nothing to offer isn't asked. Says whether something happens instead of
 * the event; the window closes then at once.
 */
export function* openWindow<R>(t: Asker, window: ReactionWindow<R>): Flow<boolean> {
  return (yield* resolveForced(t, window)) || (yield* offerOptional(t, window));
}

/** An event with its windows: before → the event → after. Says whether it happened; if not, something else did instead. */
export function* happen<B, A>(
  t: Asker,
  course: {
    readonly before?: ReactionWindow<B>;
    readonly event: () => Flow<unknown>;
    readonly after?: ReactionWindow<A>;
  },
): Flow<boolean> {
  if (course.before && (yield* openWindow(t, course.before))) return false;
  yield* course.event();
  if (course.after) yield* openWindow(t, course.after);
  return true;
}

function* resolveForced<R>(t: Asker, window: ReactionWindow<R>): Flow<boolean> {
  const { forced, id, orderedBy, rules = [] } = window;
  if (!forced) return false;
  const due = forced().map(id);
  const left = () => forced().filter((reaction) => due.includes(id(reaction)));
  // ends: each round takes one off
  for (let now = left(); now.length > 0; now = left()) {
    let next = now[0] as R;
    if (orderedBy !== undefined && now.length > 1) {
      next = yield* t.choose(orderedBy(), "forced-order", () => [each(left(), id, wordingOf(window))], { rules });
    }
    due.splice(due.indexOf(id(next)), 1);
    if ((yield* window.resolve(next)) === instead) return true;
  }
  return false;
}

function* offerOptional<R>(t: Asker, window: ReactionWindow<R>): Flow<boolean> {
  const { optional, asksAnyway, id, seats, wording = {}, repeats = false, rules = [] } = window;
  if (!optional) return false;
  const used: string[] = [];
  const left = (seat: Seat) => optional(seat).filter((reaction) => !used.includes(id(reaction)));
  // ends: all pass, or somebody is asked
  for (let at = 0, passes = 0; passes < seats.length; at = (at + 1) % seats.length) {
    const seat = seats[at]!;
    passes += 1;
    const anyway = asksAnyway?.(seat) ?? false;
    if (!anyway && !left(seat).some((reaction) => !wording.bar?.(reaction))) continue;
    const picked = yield* t.choose<R | "pass">(seat, window.kind, () => [each(left(seat), id, wording), one("pass")], {
      rules,
      ...(anyway ? { passes: false } : {}),
    });
    if (picked === "pass") continue;
    passes = 0;
    if (!repeats) used.push(id(picked));
    if ((yield* window.resolve(picked)) === instead) return true;
  }
  return false;
}

/** How a forced reaction is shown. Nothing bars it: what isn't due isn't in the list. */
function wordingOf<R>({ wording = {} }: ReactionWindow<R>): Wording<R> {
  const { bar: _, ...rest } = wording;
  return rest;
}
