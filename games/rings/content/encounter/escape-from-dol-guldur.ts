import { each } from "@tavolata/kernel";
import { objectivesInStaging } from "../../queries/objectives.js";
import { heroesOf } from "../../queries/table.js";
import { raiseThreat } from "../../rules/06-refresh-and-end/threat.js";
import { raiseOwnThreat } from "../../rules/09-card-effects/costs.js";
import { deal, host, lasting } from "../../rules/09-card-effects/effects.js";
import { forced, toItself } from "../../rules/09-card-effects/reactions.js";
import {
  claiming,
  discardCharacter,
  eachPlayer,
  layOrcGuard,
  loseObjective,
  shackling,
} from "../../rules/11-encounter-effects/encounter.js";
import { losingAttachments, threatUpBy } from "../../rules/11-encounter-effects/shadows.js";
import type { Rings } from "../../state.js";
import { enemy, location, objective, treachery } from "../card.js";
import type { Action, Definition, Use } from "../definition.js";

/** LR-scenario-7: two threat for an objective that nothing guards. */
const claim: Action = {
  by: "anybody",
  when: (s, { card }) => s.cards[card]!.place === "staging",
  costs: [raiseOwnThreat(2)],
  targets: [{ what: "choose-hero", among: (s, { seat }) => heroesOf(s, seat).map(({ id }) => id) }],
  effect: claiming,
};

const isClaimed = (s: Rings, { card }: Use) => s.cards[card]!.seat !== "";

/** The encounter set escape from dol guldur. */
export const escapeFromDolGuldur: readonly Definition[] = [
  enemy("dungeon-jailor", {
    set: "escape-from-dol-guldur",
    copies: 2,
    easyCopies: 0,
    engagementCost: 38,
    threat: 1,
    attack: 2,
    defence: 3,
    hitPoints: 5,
    victory: 5,
    traits: ["dol-guldur", "orc"],
    reactions: [
      forced(
        "quest-failed",
        function* (t) {
          const { state: s } = t;
          const gone = yield* t.choose(s.first, "choose-card", () => [each(objectivesInStaging(s), "target")], {
            rules: ["LR-timing-6"],
          });
          yield* loseObjective(t, gone);
        },
        { when: (s, { card }) => s.cards[card]!.place === "staging" && objectivesInStaging(s).length > 0 },
      ),
    ],
  }),
  enemy("nazgul-of-dol-guldur", {
    set: "escape-from-dol-guldur",
    copies: 1,
    engagementCost: 40,
    threat: 5,
    attack: 4,
    defence: 3,
    hitPoints: 9,
    traits: ["nazgul"],
    forbids: ["attachments"],
    reactions: [forced("shadow-resolved", (t, { trigger }) => discardCharacter(t, trigger!.seat!), { when: toItself })],
    heuristics: { picked: "discarded", spite: 4 },
  }),
  enemy("cavern-guardian", {
    set: "escape-from-dol-guldur",
    copies: 2,
    engagementCost: 8,
    threat: 2,
    attack: 2,
    defence: 1,
    hitPoints: 2,
    traits: ["undead"],
    doomed: 1,
    shadow: losingAttachments("all"),
    heuristics: { shadow: { harm: [1, 4] } },
  }),
  treachery("under-the-shadow", {
    set: "escape-from-dol-guldur",
    copies: 2,
    whenRevealed: function* (t, use) {
      t.state.lasting.push({ ...lasting(use, "threat", 0, null, "phase"), scope: "staging-total" });
      t.emit(
        { type: "modified", source: use.card, what: "threat", amount: t.state.order.length, cards: [], until: "phase" },
        { rules: ["LR-timing-10"] },
      );
    },
    shadow: threatUpBy((s, seat) => s.engaged[seat]!.length),
    heuristics: { harm: { kind: "per-player", each: 1.2 }, shadow: { harm: [1, 1] }, moreThreat: 1 },
  }),
  treachery("iron-shackles", {
    set: "escape-from-dol-guldur",
    copies: 1,
    whenRevealed: shackling,
    shadow: shackling,
    heuristics: { harm: 1.5, shadow: { harm: [1.5, 1.5] } },
  }),
  location("endless-caverns", {
    set: "escape-from-dol-guldur",
    copies: 2,
    threat: 1,
    questPoints: 3,
    traits: ["dungeon"],
    doomed: 1,
    keywords: ["surge"],
  }),
  location("tower-gate", {
    set: "escape-from-dol-guldur",
    copies: 2,
    threat: 2,
    questPoints: 1,
    traits: ["dungeon"],
    reactions: [forced("travelled", eachPlayer(layOrcGuard), { when: toItself })],
    heuristics: { journey: { perPlayer: -1.5 } },
  }),
  objective("gandalfs-map", {
    set: "escape-from-dol-guldur",
    copies: 1,
    traits: ["item"],
    keywords: ["guarded", "restricted"],
    forbids: ["attack", "defend"],
    action: claim,
    heuristics: { act: { when: "claims" }, chooses: { character: "fights-least" } },
  }),
  objective("dungeon-torch", {
    set: "escape-from-dol-guldur",
    copies: 1,
    traits: ["item"],
    keywords: ["guarded", "restricted"],
    action: claim,
    reactions: [
      forced("round-ends", (t, { card }) => raiseThreat(t, t.state.cards[card]!.seat, 2, "LR-scenario-7"), {
        when: isClaimed,
      }),
    ],
    heuristics: { act: { when: "claims" }, chooses: { character: "stands-most" } },
  }),
  objective("shadow-key", {
    set: "escape-from-dol-guldur",
    copies: 1,
    traits: ["item"],
    keywords: ["guarded", "restricted"],
    action: claim,
    reactions: [forced("round-ends", deal(1, host), { when: isClaimed })],
    heuristics: { act: { when: "claims" }, chooses: { character: "stands-most" } },
  }),
];
