import type { Content, Ruleset } from "@tavolata/kernel";
import { forgetOthers } from "@tavolata/kit";
import { nextScenario } from "./campaign.js";
import type { RingsContent } from "./content/content.js";
import type { DeckList } from "./decks/deck-list.js";
import { DeckOffer } from "./decks/offer.js";
import { whyNotOwnDecks } from "./decks/own.js";
import type { RingsEvent } from "./events.js";
import { optionsFor } from "./options.js";
import { untilOver } from "./play/ending.js";
import { seats } from "./seats.js";
import { setUp, setupSteps } from "./setup.js";
import type { Rings } from "./state.js";
import { stops } from "./stops.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** The card game with these cards, scenarios and decks. */
export function ringsWith(
  content: Content<RingsContent>,
  decks: readonly DeckList[],
): Ruleset<Rings, RingsEvent, RingsContent> {
  const offer = new DeckOffer(decks);
  const { scenario, ...opening } = setupSteps(offer);
  const names = [...content.plain.scenarios.keys()];
  return {
    id: "rings",
    version: "0.1.0",
    options: optionsFor(names, decks),
    whyNotOptions: (options) => whyNotOwnDecks(offer, options),
    seats,
    // LR-mode-3: a campaign begins with the first scenario.
    setup: (options, seated, own) =>
      setUp(own, options["campaign"] === "none" ? String(options["scenario"]) : names[0]!, seated),
    first: "open",
    steps: { ...opening, scenario: untilOver(scenario), ...steps, "next-scenario": untilOver(nextScenario(names)) },
    visibility,
    redeal: ({ looked }, seat) => forgetOthers(looked, seat),
    streams,
    content,
    interjections: stops,
  };
}
