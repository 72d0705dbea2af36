import { type Ask, ask } from "../decision.js";
import { say } from "../message.js";
import { each, one } from "../offer.js";
import { type Seat, tableSeat } from "../seat.js";
import type { Die } from "./die.js";

/** The kinds of decisions that ask for what real dice or cards show. */
export const realKinds: ReadonlySet<string> = new Set(["enter-dice", "shuffle", "enter-cards"]);

/** Real dice and real cards: what the table throws, shuffles or draws becomes a question, "enter what you see". */
export function askThrow<F extends string>(die: Die<F>, count: number, purpose: string, by: Seat | undefined): Ask<F> {
  return ask(
    by ?? tableSeat,
    "enter-dice",
    () => [each(die.faces, (face) => `face:${face}`, { label: (face) => say("face", { die: die.id, face }) })],
    {
      min: count,
      max: count,
      repeats: true,
      passes: false,
      title: say("ask.enter-dice", { die: die.id, count, purpose }),
    },
  );
}

export function askShuffle(deck: string): Ask<"shuffled"> {
  return ask(tableSeat, "shuffle", () => [one("shuffled", { label: () => say("option.shuffled") })], {
    passes: false,
    title: say("ask.shuffle", { deck }),
  });
}

export function askDraw(list: readonly string[], count: number, deck: string, by: Seat | undefined): Ask<string> {
  return ask(
    by ?? tableSeat,
    "enter-cards",
    () => [each([...list].sort(), (card) => `card:${card}`, { label: (card) => say("drawn-card", { deck, card }) })],
    { min: count, max: count, passes: false, title: say("ask.enter-cards", { deck, count }) },
  );
}
