import { forced, toItself } from "../../rules/09-card-effects/reactions.js";
import { dealingShadows, revealing } from "../../rules/11-encounter-effects/encounter.js";
import { progressOff } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, location, treachery } from "../card.js";
import type { Definition } from "../definition.js";

/** The encounter set journey down the anduin. */
export const journeyDownTheAnduin: readonly Definition[] = [
  enemy("misty-mountain-goblins", {
    set: "journey-down-the-anduin",
    copies: 3,
    engagementCost: 15,
    threat: 2,
    attack: 2,
    defence: 1,
    hitPoints: 3,
    traits: ["goblin", "orc"],
    reactions: [forced("attack-over", progressOff(1), { when: toItself })],
    shadow: progressOff(1, 3),
    heuristics: { shadow: { harm: [1, 3] }, spite: 1 },
  }),
  treachery("massing-at-night", {
    set: "journey-down-the-anduin",
    copies: 1,
    easyCopies: 0,
    whenRevealed: revealing((s) => s.order.length),
    shadow: dealingShadows((s) => s.order.length),
    heuristics: { harm: { kind: "per-player", each: 3 }, shadow: { attack: [1, 1] }, moreThreat: 2 },
  }),
  location("banks-of-the-anduin", {
    set: "journey-down-the-anduin",
    copies: 2,
    threat: 1,
    questPoints: 3,
    traits: ["riverland"],
    goesTo: { when: "leaves-play", where: "top" },
    heuristics: { journey: { always: 1 } },
  }),
  location("gladden-fields", {
    set: "journey-down-the-anduin",
    copies: 3,
    easyCopies: 1,
    threat: 3,
    questPoints: 3,
    victory: 3,
    traits: ["marshland"],
    refreshThreat: 1,
    heuristics: { journey: { always: -1 } },
  }),
];
