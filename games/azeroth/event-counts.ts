import type { EventCounts } from "@tavolata/kernel";
import type { AzerothEvent } from "./events.js";

/** What is counted in statistics. */
export const eventCounts: EventCounts<AzerothEvent> = {
  round: "round-begun",
  counts: {
    encounters: [{ event: "encounter-beaten", by: "seat" }],
    quests: [{ event: "quest-completed", by: "seat" }],
    trophies: [{ event: "trophy-gained", by: "seat" }],
    levels: [{ event: "level-gained", by: "seat" }],
    cards: [{ event: "ability-played", by: "seat" }],
    attacks: [{ event: "hero-attacked", by: "seat" }],
    duels: [{ event: "hero-won", by: "seat" }],
    stolen: [{ event: "item-stolen", by: "seat" }],
    defeats: [{ event: "defeated", by: "seat" }],
    damage: [{ event: "wounded", by: "seat", sum: "amount" }],
    discoveries: [{ event: "discovery-revealed", by: "seat" }],
  },
};
