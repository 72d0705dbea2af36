import { ally } from "../../content/card.js";
import { exhaustSelf } from "../../rules/09-card-effects/costs.js";
import { locationProgress, loweringThreat, target, you } from "../../rules/09-card-effects/effects.js";
import { response, toItself } from "../../rules/09-card-effects/reactions.js";
import { isStaged, locationThat } from "../../rules/09-card-effects/targets.js";

/** The card that docs/add-a-card.md makes. */
export const ferryman = ally("ferryman-of-the-reeds", {
  sphere: "spirit",
  copies: 3,
  cost: 2,
  willpower: 1,
  attack: 0,
  defence: 1,
  hitPoints: 2,
  traits: ["scout"],
  action: { costs: [exhaustSelf], targets: [locationThat(isStaged)], effect: locationProgress(1, target) },
  reactions: [response("entered-play", loweringThreat(1, you), { when: toItself })],
});
