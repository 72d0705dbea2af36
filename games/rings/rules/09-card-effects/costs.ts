import { bar, each } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { Cost } from "../../content/definition.js";
import { charactersOf } from "../../queries/table.js";
import type { InPlay, Rings } from "../../state.js";
import { spend } from "../02-cards/paying.js";
import { exhaust } from "../04-travel-and-encounter/engaging.js";
import { raiseThreat } from "../06-refresh-and-end/threat.js";
import { discardFromHand } from "./hands.js";

const isExhausted = bar("LR-card-3", "exhausted");

/** LR-card-3: an exhausted card can't exhaust again. */
export const exhaustSelf: Cost = {
  whyNot: (s, { card }) => (s.cards[card]!.exhausted ? isExhausted : undefined),
  *pay(t, { card }) {
    exhaust(t, card, "LR-card-4");
  },
};

/** LR-cost-4: the ability names its own hero's pool. */
export function payOwn(count: number): Cost {
  return {
    whyNot: (s, { card }) =>
      s.cards[card]!.resources < count
        ? bar("LR-cost-4", "too-expensive", { price: count, held: s.cards[card]!.resources })
        : undefined,
    *pay(t, { card }) {
      spend(t, t.state.cards[card]!, count);
    },
  };
}

/** The using player chooses cards of the own hand. */
export function discardOwn(count: number): Cost {
  return {
    whyNot: (s, { seat }) =>
      s.hands[seat]!.length < count ? bar("LR-cost-5", "too-few-cards-in-hand", { wanted: count }) : undefined,
    pay: (t, { seat }) => discardFromHand(t, seat, count, "LR-cost-5"),
  };
}

/** LR-cost-5: a ready card that the paying player controls, of the player's choice. */
export function exhaustOne(which: (s: Rings, card: InPlay, content: RingsContent) => boolean): Cost {
  const able = (content: RingsContent, s: Rings, seat: string) =>
    charactersOf(s, seat).filter((one) => !one.exhausted && which(s, one, content));
  return {
    whyNot: (s, { seat }, content) =>
      able(content, s, seat).length === 0 ? bar("LR-cost-5", "nobody-to-exhaust") : undefined,
    *pay(t, { seat }) {
      const { state: s } = t;
      const picked = yield* t.choose(
        seat,
        "exhaust",
        () => [
          each(
            able(t.content, s, seat),
            { verb: "exhaust", target: ({ id }) => id },
            { at: ({ id }) => [`card:${id}`] },
          ),
        ],
        { rules: ["LR-cost-5"] },
      );
      exhaust(t, picked.id, "LR-cost-5");
    },
  };
}

/** LR-scenario-7: a cost that may even eliminate. */
export function raiseOwnThreat(amount: number): Cost {
  return {
    whyNot: () => undefined,
    pay: (t, { seat }) => raiseThreat(t, seat, amount, "LR-scenario-7"),
  };
}
