import { ask, each, type Flow, type Outcome, type Seat, type Steps } from "../../../src/index.js";
import { type QuayContent, worth } from "./content.js";
import { drawCards, handSize } from "./drawing.js";
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

function* landOne(t: QuayTable): Flow<string | Outcome> {
  yield* landing(t, t.state.toLand.shift()!);
  return winner(t) ?? (t.state.toLand.length > 0 ? "landing" : "dawn");
}

/** LQ-5.1: everybody fills the hand up again, and another night falls, up to the last. */
function* dawn(t: QuayTable): Flow<string | Outcome> {
  for (const seat of t.seats) yield* drawCards(t, seat, handSize - t.state.hands[seat]!.length, "LQ-5.1");
  if (t.state.night === lastNight) return won(t, isWarden, "nights-over", "LQ-6.3");
  t.state.night += 1;
  t.emit({ type: "dawn", night: t.state.night }, { rules: ["LQ-5.1"] });
  return "dusk";
}

const lastNight = 6;
const goals = { ashore: 7, seized: 5 };

/** LQ-6.1 and LQ-6.2: either side wins at once when it has what it came for. */
function winner(t: QuayTable): Outcome | undefined {
  const pairs = t.seats.length / 2;
  if (worth(t.content, t.state.ashore) >= goals.ashore * pairs) return won(t, isSmuggler, "cargo-ashore", "LQ-6.1");
  if (worth(t.content, t.state.seized) >= goals.seized * pairs) return won(t, isWarden, "cargo-seized", "LQ-6.2");
  return undefined;
}

function won(t: QuayTable, side: (seat: Seat) => boolean, how: string, rule: string): Outcome {
  const scores = Object.fromEntries(
    t.seats.map((seat) => [seat, worth(t.content, isSmuggler(seat) ? t.state.ashore : t.state.seized)]),
  );
  return { winners: t.seats.filter(side), how, rules: [rule], scores };
}
