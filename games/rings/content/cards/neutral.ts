import { choosing, deal, drawing, loweringThreat, oneOf, target, you } from "../../rules/09-card-effects/effects.js";
import { response, toItself } from "../../rules/09-card-effects/reactions.js";
import { enemyThat } from "../../rules/09-card-effects/targets.js";
import { ally } from "../card.js";
import type { Definition } from "../definition.js";

/** No sphere cards. */
export const neutral: readonly Definition[] = [
  ally("gandalf", {
    sphere: "neutral",
    unique: true,
    copies: 4,
    cost: 5,
    willpower: 4,
    attack: 4,
    defence: 4,
    hitPoints: 4,
    traits: ["istari"],
    leavesAtEndOfRound: true,
    reactions: [
      response(
        "entered-play",
        oneOf({
          "draw-three": { effect: drawing(3, you) },
          "damage-four": {
            when: (s, use, content) => enemyThat().among(s, use, content).length > 0,
            effect: choosing(enemyThat(), deal(4, target)),
          },
          "threat-five": { effect: loweringThreat(5, you) },
        }),
        { when: toItself },
      ),
    ],
    heuristics: { worth: 11, now: "mighty-arrival", saved: "as-things-stand", sneaksIn: "to-strike" },
  }),
];
