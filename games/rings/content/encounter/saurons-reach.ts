import { charactersOf } from "../../queries/table.js";
import { leavePlay } from "../../rules/02-cards/leaving.js";
import { damageAll } from "../../rules/05-combat/damage.js";
import { raiseThreat } from "../../rules/06-refresh-and-end/threat.js";
import { lasting } from "../../rules/09-card-effects/effects.js";
import { discardFromHand } from "../../rules/09-card-effects/hands.js";
import { eachPlayer, pickOne, playersAt } from "../../rules/11-encounter-effects/encounter.js";
import { attackUpBy } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, treachery } from "../card.js";
import type { Definition, Effect } from "../definition.js";
import { typeOf } from "../lookup.js";

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
    heuristics: { shadow: { attack: [1, 1] } },
  }),
  treachery("evil-storm", {
    set: "saurons-reach",
    copies: 3,
    easyCopies: 2,
    whenRevealed: function* (t) {
      const hurt = playersAt(t.state, 35).flatMap((seat) => charactersOf(t.state, seat).map(({ id }) => id));
      yield* damageAll(t, hurt, 1, "LR-damage-4");
    },
    heuristics: { harm: { kind: "hurts-players-at", threat: 35 } },
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
    heuristics: { harm: { kind: "threat-for-uncommitted" }, shadow: { harm: [2, 2] } },
  }),
  treachery("treacherous-fog", {
    set: "saurons-reach",
    copies: 2,
    whenRevealed: fogging,
    heuristics: { harm: { kind: "per-staged-location", each: 1, more: 1 }, moreThreat: 1.5 },
  }),
];
