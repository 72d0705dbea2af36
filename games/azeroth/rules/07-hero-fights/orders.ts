import { each, type Interjections, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { AzerothEvent } from "../../events.js";
import type { AzerothOptions } from "../../options.js";
import { oddsNow } from "../../queries/combat/odds.js";
import type { Azeroth, Order, Table } from "../../state.js";
import { type HeroAction, heroActions, rememberedName } from "../09-heroes/hero-actions.js";

const everyOrder: readonly Order[] = ["ask", "nothing", "best"];

/** AZ-pvp-7: what a player wants to be done when somebody attacks and nobody is there to answer. */
export const orders: Interjections<Azeroth, AzerothEvent, AzerothContent, AzerothOptions> = {
  orders: {
    rules: ["AZ-pvp-7"],
    whyNot: () => undefined,
    *flow(t, seat) {
      const order = yield* t.choose(seat, "orders", () => [each(everyOrder, "order")], {
        rules: ["AZ-pvp-7"],
      });
      t.state.orders[seat] = order;
      t.emit({ type: "orders-given", seat, order }, { rules: ["AZ-pvp-7"] });
    },
  },
};

/** What helps the defender most as the dice lie, if the attacker played nothing; nothing where nothing helps. */
export function bestDefence(t: Table, seat: Seat): HeroAction | undefined {
  const combat = t.state.combat!;
  const worth = (more?: { by: "black"; name: string }) => {
    const { win, lose, both } = oddsNow(t.content, t.state, combat, more);
    // To fall is worse than to win is good.
    return lose - 2 * win - both;
  };
  let most = worth();
  let best: HeroAction | undefined;
  for (const action of heroActions(t, seat, "defence")) {
    const value = worth({ by: "black", name: rememberedName(action) });
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
