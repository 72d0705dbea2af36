import { type Bar, bar, type Die, each, type Flow, one, type Seat, say } from "../../../src/index.js";
import { cargoValue, isCargo, kindOf, type QuayContent, worth } from "./content.js";
import { discardFrom } from "./drawing.js";
import { endWhenWon } from "./ending.js";
import { isSmuggler, type QuayTable } from "./state.js";

/** LQ-4.4: the lantern die. */
export const lanternDie: Die<"dark" | "dim" | "bright"> = {
  id: "lantern",
  faces: ["dark", "dim", "bright"],
  weights: [2, 3, 1],
};

const lightOf = { dark: 0, dim: 1, bright: 2 };

/** LQ-4.4: what light, tip-offs and the cargo's own bulk must come to. */
const enough = 5;

/** LQ-4.1: a warden may search a landing on his pier. Returns whether he found the cargo. */
export function* search(t: QuayTable, warden: Seat, smuggler: Seat): Flow<boolean> {
  if (!(yield* t.confirm(warden, "search", "LQ-4.1"))) {
    t.emit({ type: "waved-through", seat: warden }, { rules: ["LQ-4.1"] });
    return false;
  }
  const tips = yield* tipOffs(t, warden);
  if (yield* fog(t)) return false;
  let light = yield* throwLanterns(t, warden);
  if (yield* whistle(t, warden)) light = yield* throwLanterns(t, warden);
  const card = t.state.boats[smuggler]![0]!;
  if (light + worth(t.content, tips) + cargoValue(t.content, card) < enough) {
    // That nothing was found tells something about the cargo: nobody takes an answer back after that.
    t.emit({ type: "search-failed", seat: warden, light }, { rules: ["LQ-4.4"], reveals: true });
    return false;
  }
  // LQ-4.6: what was found is seized.
  t.state.boats[smuggler] = [];
  t.state.seized.push(card);
  t.emit({ type: "cargo-seized", card, light }, { rules: ["LQ-4.4", "LQ-4.6"], reveals: true });
  endWhenWon(t);
  return true;
}

/** LQ-4.2: up to two cargo cards from the warden's hand, each as good as its value. They are spent. */
function* tipOffs(t: QuayTable, warden: Seat): Flow<readonly string[]> {
  const tips = yield* t.chooseSome<string>(
    warden,
    "tip-offs",
    () => [
      each(t.state.hands[warden]!, "tip", {
        label: (card) =>
          say("option.tip", { card: say(`name.${kindOf(t.content, card)}`), value: cargoValue(t.content, card) }),
        bar: (card) => whyNotTip(t.content, card),
      }),
    ],
    { rules: ["LQ-4.2"], min: 0, max: 2, passes: false },
  );
  discardFrom(t, warden, tips);
  t.emit(
    { type: "search-begun", seat: warden, tips: [...tips] },
    { rules: ["LQ-4.1", "LQ-4.2"], reveals: tips.length > 0 },
  );
  return tips;
}

function whyNotTip(content: QuayContent, card: string): Bar | undefined {
  return isCargo(content, card) ? undefined : bar("LQ-4.2", "no-value", { card: say(`name.${kindOf(content, card)}`) });
}

/** LQ-4.3: out of turn, any smuggler may answer a search with fog, and it is called off. */
function* fog(t: QuayTable): Flow<boolean> {
  for (const seat of t.seats.filter(isSmuggler)) {
    if (!(yield* playTrick(t, seat, "fog", "LQ-4.3"))) continue;
    t.emit({ type: "fog-played", seat }, { rules: ["LQ-4.3"], reveals: true });
    return true;
  }
  return false;
}

/** LQ-4.5: the searching warden may whistle, and throws the dice again. The second throw counts. */
function* whistle(t: QuayTable, warden: Seat): Flow<boolean> {
  if (!(yield* playTrick(t, warden, "whistle", "LQ-4.5"))) return false;
  t.emit({ type: "whistle-played", seat: warden }, { rules: ["LQ-4.5"], reveals: true });
  return true;
}

/** LQ-0.1: everybody is asked, whether the trick is in the hand or not, so that the question itself tells nothing. */
function* playTrick(t: QuayTable, seat: Seat, trick: "fog" | "whistle", rule: string): Flow<boolean> {
  const held = () => t.state.hands[seat]!.find((card) => kindOf(t.content, card) === trick);
  const whyNot = () => (held() ? undefined : bar(rule, "not-in-hand", { card: say(`name.${trick}`) }));
  const offers = () => [one(`play-${trick}`, { bar: whyNot }), one("pass")];
  const answer = yield* t.choose(seat, trick, offers, { rules: [rule, "LQ-0.1"], passes: false });
  if (answer === "pass") return false;
  discardFrom(t, seat, [held()!]);
  return true;
}

/** LQ-4.4: two lantern dice. */
function* throwLanterns(t: QuayTable, warden: Seat): Flow<number> {
  const faces = yield* t.roll(lanternDie, 2, "search", { by: warden, rules: ["LQ-4.4"] });
  return faces.reduce((light, face) => light + lightOf[face], 0);
}
