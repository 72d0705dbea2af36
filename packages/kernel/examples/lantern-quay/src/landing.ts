import { type Bar, bar, each, type Flow, one, type Seat, say } from "../../../src/index.js";
import { isCargo, kindOf, type QuayContent } from "./content.js";
import { drawCards, takeFrom } from "./drawing.js";
import { endWhenWon } from "./ending.js";
import { search } from "./search.js";
import { isWarden, type QuayTable } from "./state.js";

/** LQ-3.1: a smuggler lands one cargo, or lies low. */
export function* landing(t: QuayTable, smuggler: Seat): Flow {
  const card = yield* t.choose<string>(
    smuggler,
    "landing",
    () => [
      each(t.state.hands[smuggler]!, "land", {
        label: (card) => say("option.land", { card: say(`name.${kindOf(t.content, card)}`) }),
        at: (card) => [`card:${card}`],
        bar: (card) => whyNotLand(t.content, card),
      }),
      one("lie-low"),
    ],
    { rules: ["LQ-3.1"], passes: false },
  );
  if (card === "lie-low") return yield* lieLow(t, smuggler);
  takeFrom(t, smuggler, card);
  t.state.boats[smuggler]!.push(card);
  const pier = t.state.standing[smuggler]!;
  t.emit(
    { type: "boat-loaded", seat: smuggler, pier, card },
    { rules: ["LQ-3.1"], secret: { fields: ["card"], to: [smuggler] } },
  );
  // LQ-4.1: every warden on the pier may search, in the order of the seats, as long as the cargo isn't found.
  for (const warden of t.seats.filter(isWarden)) {
    if (t.state.standing[warden] !== pier) continue;
    if (yield* search(t, warden, smuggler)) return;
  }
  // LQ-3.4: nobody found it, so it comes ashore. It is read from the boat, not from `card`: what is hidden lives in the
  // state while others decide, so that a search can deal it anew.
  const cargo = t.state.boats[smuggler]!.pop()!;
  t.state.ashore.push(cargo);
  t.emit({ type: "cargo-ashore", card: cargo }, { rules: ["LQ-3.4"], reveals: true });
  endWhenWon(t);
}

/** LQ-3.2: only cargo is landed. Said once: it greys the option, refuses the answer and explains both. */
function whyNotLand(content: QuayContent, card: string): Bar | undefined {
  return isCargo(content, card) ? undefined : bar("LQ-3.2", "no-cargo", { card: say(`name.${kindOf(content, card)}`) });
}

/** LQ-3.3: who lies low draws a card instead. */
function* lieLow(t: QuayTable, smuggler: Seat): Flow {
  t.emit({ type: "lay-low", seat: smuggler }, { rules: ["LQ-3.3"] });
  yield* drawCards(t, smuggler, 1, "LQ-3.3");
}
