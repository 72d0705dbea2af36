import { bar, type Interjections, type Outcome, type Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import type { AzerothEvent } from "../../events.js";
import type { AzerothOptions } from "../../options.js";
import type { Azeroth, AzerothFlow, Table } from "../../state.js";
import { passDie } from "./end.js";
import { ranking } from "./valour.js";

/** AZ-end-6: a player may leave; the hero goes as soon as the table is at rest. */
export const leaving: Interjections<Azeroth, AzerothEvent, AzerothContent, AzerothOptions> = {
  leave: {
    rules: ["AZ-end-6"],
    whyNot({ state: s, options }, seat) {
      if (!options.leaving) return bar("AZ-end-6", "nobody-leaves");
      return s.order.includes(seat) && !s.leaving.includes(seat) ? undefined : bar("AZ-end-6", "left-already");
    },
    *flow(t, seat) {
      if (!(yield* t.confirm(seat, "leave", "AZ-end-6"))) return;
      t.state.leaving.push(seat);
      t.emit({ type: "leaving", seat }, { rules: ["AZ-end-6"] });
    },
  },
};

/** A step before which whoever wants to leave is let go. */
export function letGo(step: (t: Table) => AzerothFlow<string | Outcome>): (t: Table) => AzerothFlow<string | Outcome> {
  return function* (t) {
    return (t.state.leaving.length > 0 ? removeLeavers(t) : undefined) ?? (yield* step(t));
  };
}

/** Takes heroes and their cards off the table. Says what comes next, if the turn under way can't go on. */
function removeLeavers(t: Table): string | Outcome | undefined {
  const { state: s } = t;
  const before = s.order;
  for (const seat of s.leaving.splice(0)) {
    if (s.order.length === 1) break;
    remove(s, seat);
    s.order = s.order.filter((one) => one !== seat);
    t.emit({ type: "left", seat }, { rules: ["AZ-end-6"] });
  }
  if (s.order.length === 1) return ranking(t.content, s, "left", ["AZ-end-6"]);
  if (s.order.includes(s.active)) return undefined;
  const after = before.slice(before.indexOf(s.active) + 1).find((one) => s.order.includes(one));
  return passDie(t, after ?? s.order[0]!, after === undefined);
}

function remove(s: Azeroth, seat: Seat): void {
  const hero = s.heroes[seat]!;
  for (const cards of [s.hands[seat]!, s.decks[seat]!, s.discards[seat]!, hero.bag, hero.attached, hero.kept])
    cards.length = 0;
  for (const { id } of hero.quests.splice(0)) s.removed.push(id);
  Object.assign(hero, { space: "", weapon: "", armour: "", borne: {}, energy: 0 });
}
