import { enemysAttack } from "../../queries/attacks.js";
import { returnToStaging } from "../../rules/04-travel-and-encounter/engaging.js";
import { raiseThreat } from "../../rules/06-refresh-and-end/threat.js";
import { itself, locationProgress } from "../../rules/09-card-effects/effects.js";
import { forced, toItself } from "../../rules/09-card-effects/reactions.js";
import { attackingFromShadow, eachPlayer, hurtOneCharacter } from "../../rules/11-encounter-effects/encounter.js";
import { attackUp, noDefence, progressOff } from "../../rules/11-encounter-effects/shadows.js";
import { enemy, location, treachery } from "../card.js";
import type { Definition } from "../definition.js";

/** The encounter set wilderlands. */
export const wilderlands: readonly Definition[] = [
  enemy("wolf-rider", {
    set: "wilderlands",
    copies: 1,
    engagementCost: 10,
    threat: 1,
    attack: 2,
    defence: 0,
    hitPoints: 2,
    traits: ["goblin", "orc"],
    keywords: ["surge"],
    shadow: attackingFromShadow,
    heuristics: { shadow: { harm: [2, 2] } },
  }),
  enemy("hill-troll", {
    set: "wilderlands",
    copies: 2,
    easyCopies: 1,
    engagementCost: 30,
    threat: 1,
    attack: 6,
    defence: 3,
    hitPoints: 9,
    victory: 4,
    traits: ["troll"],
    excessAsThreat: true,
    heuristics: { spite: 1 },
  }),
  enemy("goblin-sniper", {
    set: "wilderlands",
    copies: 2,
    engagementCost: 48,
    threat: 2,
    attack: 2,
    defence: 0,
    hitPoints: 2,
    traits: ["goblin", "orc"],
    forbids: ["optional-engagement"],
    reactions: [
      forced(
        "combat-ends",
        eachPlayer((t, seat) => hurtOneCharacter(t, seat, 1)),
        { when: (s, { card }) => s.cards[card]!.place === "staging" },
      ),
    ],
    heuristics: { lurking: 1.5 },
  }),
  enemy("marsh-adder", {
    set: "wilderlands",
    copies: 1,
    easyCopies: 0,
    engagementCost: 40,
    threat: 3,
    attack: 4,
    defence: 1,
    hitPoints: 7,
    victory: 3,
    traits: ["creature"],
    reactions: [
      forced("attacks", (t, { trigger }) => raiseThreat(t, trigger!.seat!, 1, "LR-combat-enemy-2"), { when: toItself }),
    ],
    heuristics: { spite: 1 },
  }),
  enemy("wargs", {
    set: "wilderlands",
    copies: 2,
    engagementCost: 20,
    threat: 2,
    attack: 3,
    defence: 1,
    hitPoints: 3,
    traits: ["creature"],
    reactions: [
      forced("attack-over", (t, { card }) => returnToStaging(t, card), {
        when: (s, use) => toItself(s, use) && enemysAttack(s)?.blank === true,
      }),
    ],
    shadow: attackUp(1, 2),
    heuristics: { shadow: { attack: [1, 2] } },
  }),
  treachery("despair", {
    set: "wilderlands",
    copies: 2,
    easyCopies: 0,
    whenRevealed: progressOff(4),
    shadow: noDefence,
    heuristics: { harm: { kind: "undoes-progress", most: 4 }, shadow: { attack: [2, 0] } },
  }),
  location("the-brown-lands", {
    set: "wilderlands",
    copies: 2,
    threat: 5,
    questPoints: 1,
    traits: ["wasteland"],
    reactions: [forced("travelled", locationProgress(1, itself), { when: toItself })],
    heuristics: { journey: { always: 3 } },
  }),
  location("the-east-bight", {
    set: "wilderlands",
    copies: 2,
    threat: 1,
    questPoints: 6,
    traits: ["wasteland"],
    mustTravel: true,
  }),
];
