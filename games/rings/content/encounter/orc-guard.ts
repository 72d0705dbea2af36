import { enemy } from "../card.js";

/** LR-scenario-8: what a facedown player card is, once it was laid down. It belongs to no encounter set. */
export const orcGuard = enemy("orc-guard", {
  copies: 0,
  engagementCost: 0,
  threat: 0,
  attack: 1,
  defence: 1,
  hitPoints: 1,
});
