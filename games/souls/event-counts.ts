import type { EventCounts } from "@tavolata/kernel";
import type { SoulsContent } from "./content/content.js";
import type { SoulsEvent } from "./events.js";

/** What is counted in statistics; a campaign's chapters are its Quests (SS-5.3.1-l). */
export const eventCounts: EventCounts<SoulsEvent, SoulsContent> = {
  // SS-4.1-d: once in every Time phase.
  round: "restored",
  chapter: "quest-recorded",
  campaign: "campaign",
  counts: {
    attacks: [{ event: "attack-declared", by: "attacker" }],
    hits: [{ event: "hits-totalled", by: "attacker", sum: "hits" }],
    wounds: [{ event: "wounded", by: "figure", sum: "wounds" }],
    healed: [{ event: "healed", by: "figure", sum: "by" }],
    slain: [{ event: "enemy-killed", by: "by" }],
    deaths: [{ event: "hero-died", by: "figure" }],
    resurrections: [{ event: "resurrected", by: "figure" }],
    powers: [{ event: "power-used", by: "hero" }],
    activations: [{ event: "enemy-activated", by: "enemy" }],
    "reaction-attacks": [{ event: "reaction-attack", by: "target" }],
    shadows: [{ event: "shadow-revealed" }],
    doors: [{ event: "door-opened", by: "figure" }],
    searches: [
      { event: "searched", by: "figure" },
      { event: "chest-opened", by: "figure" },
    ],
    traps: [{ event: "trap-sprung" }],
    crowns: [{ event: "crowns-gained", by: "hero", sum: "amount" }],
    "soul-points": [{ event: "soul-points-gained", sum: "count" }],
    soulranks: [{ event: "soulrank-raised", by: "hero" }],
  },
  dice: (_options, { dice }) => [dice.red, dice.blue],
};
