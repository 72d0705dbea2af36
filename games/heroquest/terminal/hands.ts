import { countIn, knownIn, type Pile, type Seat, say } from "@tavolata/kernel";
import type { Position } from "../bot/perception/position.js";
import { nameOf } from "../queries/fate-card.js";
import { wizard } from "../state.js";
import { flowing, type Words } from "./words.js";

/** HQ-RH7: the heroic and misfortune cards in hand: to their owner by name, to the others by number. */
export function handLines({ table }: Position, words: Words): string[] {
  const { fate } = table;
  if (!fate) return [];
  const hands: [Seat, readonly string[] | Pile][] = [
    ...table.order.map((seat): [Seat, readonly string[] | Pile] => [seat, fate.hands[seat] ?? []]),
    [wizard, fate.misfortunes],
  ];
  const held = hands.filter(([, hand]) => countIn(hand) > 0);
  if (held.length === 0) return [];
  const pieces = held.map(([seat, hand]) => `${words.name(seat)}: ${cardLine(hand, words)}`);
  return flowing([words.say(say("draw.hands")), ...pieces], "  ");
}

/** The cards that are seen by name, how many others there are. */
function cardLine(hand: readonly string[] | Pile, words: Words): string {
  const known = knownIn(hand).filter((card) => card !== null);
  const hidden = countIn(hand) - known.length;
  const names = known.map((card) => words.name(nameOf(card)));
  return [...names, ...(hidden > 0 ? [words.say(say("draw.hidden-cards", { count: hidden }))] : [])].join(", ");
}
