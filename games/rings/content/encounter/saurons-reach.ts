import type { Definition, Effect } from "../../cards/definition.js";
import { typeOf } from "../../cards/lookup.js";
import { damageAll } from "../../play/damage.js";
import { leavePlay } from "../../play/leaving.js";
import { raiseThreat } from "../../play/threat.js";
import { charactersOf } from "../../table.js";
import { enemy, treachery } from "../../vocabulary/card.js";
import { lasting } from "../../vocabulary/effects.js";
import { eachPlayer, pickOne, playersAt } from "../../vocabulary/encounter.js";
import { discardFromHand } from "../../vocabulary/hands.js";
import { attackUpBy } from "../../vocabulary/shadows.js";

/** LR-timing-10: also the locations that come later. */
const fogging: Effect = function* (t, use) {
  const { state: s } = t;
  s.lasting.push({ ...lasting(use, "threat", 1, null, "phase"), scope: "staging-locations" });
  const told = { source: use.card, what: "threat", amount: 1, cards: [], until: "phase" };
  t.emit({ type: "modified", ...told }, { rules: ["LR-timing-10"] });
  for (const seat of playersAt(s, 35)) yield* discardFromHand(t, seat, 1, "LR-timing-15");
};

/** The encounter set saurons reach. */
export const sauronsReach: readonly Definition[] = [
  enemy("eastern-crows", {
    set: "saurons-reach",
    copies: 3,
    easyCopies: 1,
    engagementCost: 30,
    threat: 1,
    attack: 1,
    defence: 0,
    hitPoints: 1,
    traits: ["creature"],
    keywords: ["surge"],
    goesTo: { when: "defeated", where: "shuffled" },
    shadow: attackUpBy((s, seat) => (s.players[seat]!.threat >= 35 ? 2 : 1)),
  }),
  treachery("evil-storm", {
    set: "saurons-reach",
    copies: 3,
    easyCopies: 2,
    whenRevealed: function* (t) {
      const hurt = playersAt(t.state, 35).flatMap((seat) => charactersOf(t.state, seat).map(({ id }) => id));
      yield* damageAll(t, hurt, 1, "LR-damage-4");
    },
  }),
  treachery("pursued-by-shadow", {
    set: "saurons-reach",
    copies: 2,
    whenRevealed: eachPlayer((t, seat) =>
      raiseThreat(t, seat, charactersOf(t.state, seat).filter(({ committed }) => !committed).length, "LR-end-1"),
    ),
    shadow: function* (t, { seat }) {
      const gone = yield* pickOne(t, seat, "choose-ally", (s) =>
        charactersOf(s, seat).filter((card) => card.exhausted && typeOf(card.id) === "ally"),
      );
      if (gone === undefined) yield* raiseThreat(t, seat, 3, "LR-combat-enemy-12");
      else yield* leavePlay(t, gone, "returned", "LR-card-8");
    },
  }),
  treachery("treacherous-fog", { set: "saurons-reach", copies: 2, whenRevealed: fogging }),
];
