import { type Ask, ask } from "../rules/decision.js";
import { say } from "../rules/message.js";
import { each, one } from "../rules/offer.js";
import { type Seat, tableSeat } from "../rules/seat.js";
import type { Die } from "./die.js";

/** The kinds of decisions that ask for what real dice or cards show. */
export const realKinds: ReadonlySet<string> = new Set(["enter-dice", "shuffle", "enter-cards"]);

/** Real dice and real cards: what the table throws, shuffles or draws becomes a question, "enter what you see". */
export function askThrow<F extends string>(die: Die<F>, count: number, purpose: string, by: Seat | undefined): Ask<F> {
  const faces = each(die.faces, (face) => `face:${face}`, { label: (face) => say("face", { die: die.id, face }) });
  const title = say("ask.enter-dice", { die: die.id, count, purpose });
  const details = { min: count, max: count, repeats: true, passes: false, title } as const;
  return {
    ...ask(by ?? tableSeat, "enter-dice", () => [faces], details),
    throwInstead: (source) => source.roll(die, count, purpose, by),
  };
}

export function askShuffle(list: string[], deck: string): Ask<"shuffled"> {
  const done = one("shuffled", { label: () => say("option.shuffled") });
  return {
    ...ask(tableSeat, "shuffle", () => [done], { passes: false, title: say("ask.shuffle", { deck }) }),
    throwInstead(source) {
      source.shuffle(list, deck);
      return ["shuffled"];
    },
  };
}

/**
 * Which cards did you draw? `possible` are the cards that the drawer can't place: more than lie in the deck, because a list
 * of just those would tell what others hold.
 */
export function askDraw(
  list: readonly string[],
  possible: () => readonly string[],
  count: number,
  deck: string,
  by: Seat | undefined,
): Ask<NamedCard> {
  const label = ({ card }: NamedCard) => say("drawn-card", { deck, card });
  const asked = ask(by ?? tableSeat, "enter-cards", () => [each(named(possible()), ({ id }) => id, { label })], {
    min: count,
    max: count,
    passes: false,
    title: say("ask.enter-cards", { deck, count }),
  });
  return { ...asked, throwInstead: () => list.slice(0, count).map((card) => ({ card, id: `card:${card}` })) };
}

/** A card with an id of its own, also where several have the same name: `card:rum`, `card:rum#2`. */
export interface NamedCard {
  readonly card: string;
  readonly id: string;
}

function named(cards: readonly string[]): NamedCard[] {
  const seen = new Map<string, number>();
  return [...cards].sort().map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, id: copy === 1 ? `card:${card}` : `card:${card}#${copy}` };
  });
}
