import { ask, each, type Flow, type Steps } from "../../../src/index.js";
import type { QuayContent } from "./content.js";
import { drawCards, handSize } from "./drawing.js";
import { won } from "./ending.js";
import { landing } from "./landing.js";
import type { QuayOptions } from "./options.js";
import { deal } from "./setup.js";
import { isSmuggler, isWarden, type Pier, piers, type Quay, type QuayEvent, type QuayTable } from "./state.js";

/** The turn: the page of the rulebook that everybody keeps open. Each step says which comes next. */
export const steps = {
  deal, //             LQ-1.3
  dusk, //             LQ-2.1
  landing: landOne, // LQ-3.1: one smuggler, then back here until all have landed
  dawn, //             LQ-5.1
} satisfies Steps<Quay, QuayEvent, QuayContent, QuayOptions>;

/** LQ-2.1: everybody secretly chooses a pier, all at once. LQ-2.2: then all are shown. */
function* dusk(t: QuayTable): Flow<string> {
  const chosen = yield* t.together(
    t.seats.map((seat) => ask<Pier>(seat, "pier", () => [each(piers, "pier")], { rules: ["LQ-2.1"] })),
  );
  for (const [i, seat] of t.seats.entries()) t.state.standing[seat] = chosen[i]![0]!;
  t.state.toLand = t.seats.filter(isSmuggler);
  t.emit({ type: "piers-shown", standing: t.state.standing }, { rules: ["LQ-2.2"], reveals: true });
  return "landing";
}

function* landOne(t: QuayTable): Flow<string> {
  yield* landing(t, t.state.toLand.shift()!);
  return t.state.toLand.length > 0 ? "landing" : "dawn";
}

/** LQ-5.1: everybody fills the hand up again, and another night falls, up to the last. */
function* dawn(t: QuayTable): Flow<string> {
  for (const seat of t.seats) yield* drawCards(t, seat, handSize - t.state.hands[seat]!.length, "LQ-5.1");
  if (t.state.night === lastNight) t.end(won(t, isWarden, "nights-over", "LQ-6.3"));
  t.state.night += 1;
  t.emit({ type: "dawn", night: t.state.night }, { rules: ["LQ-5.1"] });
  return "dusk";
}

const lastNight = 6;
