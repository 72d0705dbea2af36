import { each, one, type Seat, say } from "@tavolata/kernel";
import type { Effect } from "../../content/definition.js";
import { typeOf } from "../../content/lookup.js";
import { isCharacter, isEnemy, playerOrder } from "../../queries/table.js";
import type { CardId, InPlay, Rings, RingsFlow, Table } from "../../state.js";
import { drawCards } from "../02-cards/decks.js";
import { gainResources, spend } from "../02-cards/paying.js";
import { placeProgress } from "../03-quest/progress.js";
import { exhaust, ready } from "../04-travel-and-encounter/engaging.js";
import { damage, heal } from "../05-combat/damage.js";
import { lowerThreat, raiseThreat } from "../06-refresh-and-end/threat.js";

/** A change that somebody makes to the table: what it is done to, and how. */
interface HandAction<On> {
  readonly among: (s: Rings) => readonly On[];
  readonly do: (t: Table, on: On) => RingsFlow;
}

const rule = "LR-mode-4";

const toPlayers: Readonly<Record<string, HandAction<Seat>>> = {
  "hand-draw": { among: playerOrder, do: (t, seat) => drawCards(t, seat, 1, rule) },
  "hand-threat-up": { among: playerOrder, do: (t, seat) => raiseThreat(t, seat, 1, rule) },
  "hand-threat-down": {
    among: playerOrder,
    *do(t, seat) {
      lowerThreat(t, seat, 1, rule);
    },
  },
};

const toCards: Readonly<Record<string, HandAction<CardId>>> = {
  "hand-damage": {
    among: (s) => inPlay(s, ({ id }) => isCharacter(id) || isEnemy(id)),
    do: (t, id) => damage(t, id, 1, rule),
  },
  "hand-heal": {
    among: (s) => inPlay(s, (card) => card.damage > 0),
    *do(t, id) {
      heal(t, id, 1, rule);
    },
  },
  "hand-ready": {
    among: (s) => inPlay(s, ({ exhausted }) => exhausted),
    *do(t, id) {
      ready(t, id, rule);
    },
  },
  "hand-exhaust": {
    among: (s) => inPlay(s, ({ id, exhausted }) => isCharacter(id) && !exhausted),
    *do(t, id) {
      exhaust(t, id, rule);
    },
  },
  "hand-gain": {
    among: (s) => inPlay(s, ({ id }) => typeOf(id) === "hero"),
    *do(t, id) {
      gainResources(t, t.state.cards[id]!, 1, rule);
    },
  },
  "hand-pay": {
    among: (s) => inPlay(s, ({ resources }) => resources > 0),
    *do(t, id) {
      spend(t, t.state.cards[id]!, 1, undefined, rule);
    },
  },
};

function inPlay(s: Rings, which: (card: InPlay) => boolean): CardId[] {
  return Object.values(s.cards)
    .filter((card) => !card.facedown && which(card))
    .map(({ id }) => id);
}

/** LR-mode-4: what a card says that nobody knows here, done by whoever plays it: one change after the other, until it is done. */
export const byHand: Effect = function* (t, { card, seat }) {
  const { state: s } = t;
  while (s.order.includes(seat)) {
    const picked = yield* t.choose<readonly [string, string] | "hand-progress" | "done">(
      seat,
      "by-hand",
      () => [
        one("done"),
        ...Object.entries(toPlayers).map(([verb, { among }]) =>
          each(
            among(s).map((on) => [verb, on] as const),
            { verb, target: ([, on]) => on },
          ),
        ),
        ...Object.entries(toCards).map(([verb, { among }]) =>
          each(
            among(s).map((on) => [verb, on] as const),
            { verb, target: ([, on]) => on },
            {
              at: ([, on]) => [`card:${on}`],
            },
          ),
        ),
        one("hand-progress"),
      ],
      { rules: [rule], title: say("ask.by-hand", { card }), passes: false },
    );
    if (picked === "done") return;
    if (picked === "hand-progress") yield* placeProgress(t, 1, "LR-progress-3", rule);
    else yield* (toPlayers[picked[0]] ?? toCards[picked[0]])!.do(t, picked[1]);
  }
};
