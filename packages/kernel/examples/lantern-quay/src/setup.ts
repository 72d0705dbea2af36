import type { Flow, Seat } from "../../../src/index.js";
import type { QuayContent } from "./content.js";
import { drawCards, handSize } from "./drawing.js";
import type { QuayOptions } from "./options.js";
import { isSmuggler, isWarden, type Quay, type QuayTable } from "./state.js";

/** The table before the first card is dealt. */
export function setup(_options: QuayOptions, seats: readonly Seat[], { cards }: QuayContent): Quay {
  const nothing = () => Object.fromEntries(seats.map((seat) => [seat, [] as string[]]));
  return {
    night: 1,
    deck: [...cards],
    discard: [],
    hands: nothing(),
    boats: nothing(),
    standing: {},
    toLand: [],
    ashore: [],
    seized: [],
  };
}

/** LQ-1.3: shuffle, and deal everybody a hand. */
export function* deal(t: QuayTable): Flow<string> {
  const sides = { smugglers: t.seats.filter(isSmuggler), wardens: t.seats.filter(isWarden) };
  t.emit({ type: "sides-taken", ...sides }, { rules: ["LQ-1.1"] });
  yield* t.shuffle(t.state.deck, "quay", "LQ-1.2", "LQ-1.3");
  for (const seat of t.seats) yield* drawCards(t, seat, handSize, "LQ-1.3");
  return "dusk";
}
