import type { SearchConfig } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { SoulsView } from "../../view.js";
import { seasoned } from "../policy/styles.js";
import { values } from "./evaluation.js";
import { features } from "./features.js";

/** What a search needs to know of the game. */
export const evaluator = {
  values,
  features: (s: SoulsView, seats: readonly Seat[], content: SoulsContent) => ({
    party: features(content, s, seats),
  }),
  turns: ({ round }: SoulsView) => round,
  sides: (seats: readonly Seat[]) => ({ party: seats }),
  styles: { seasoned },
  defaultPolicy: "seasoned" as const,
  searchConfig: {
    /** Who wastes time pays for it only after some rounds. */
    horizon: () => 4,
    singly: true,
    /**
     * What is left to a thought is what the rules of thumb know little of: a choice of the story, a trap, a treasure, whither somebody is pushed. A deed
     * of a hero isn't: no whole match has shown that a second spent on each of a hundred deeds wins more.
     */
    unsearchedKinds: [
      "choose-hero",
      "outfit",
      "hero-turn",
      "react",
      "taunt",
      "take-the-blow",
      "spend-image",
      "extra-attack",
      "more-targets",
      "companion-acts",
      "reorganise",
      "share-out",
      "exchange-item",
      "exchange-crowns",
      "agree-exchange",
      "equip-at-once",
      "critical-order",
      "choose-victim",
      "enemy-path",
      "enemy-retreat",
      "enemy-pays",
      "activation-order",
      "shadow-order",
      "which-altar",
      "next-hero",
      "focus",
      "pay-effect",
      "spend-shield",
      "add-hits",
      "reroll-dice",
      "use-reroll",
      "spend-souls",
      "gain-power",
      "gain-talent",
    ],
  } satisfies Partial<SearchConfig>,
};
