import type { Content, Ruleset } from "@tavolata/kernel";
import { forgetOthers } from "@tavolata/kit";
import { type RingsContent, ringsContent } from "./content/content.js";
import { coreDecks } from "./content/decks.js";
import type { RingsEvent } from "./events.js";
import { optionsFor, type RingsOptions } from "./options.js";
import type { DeckList } from "./queries/decks/deck-list.js";
import { stops } from "./rules/01-round/stops.js";
import { nextScenario } from "./rules/08-setup-and-modes/campaign.js";
import { setUp, setupSteps } from "./rules/08-setup-and-modes/setup.js";
import { DeckOffer } from "./rules/14-own-decks/offer.js";
import { whyNotOwnDecks } from "./rules/14-own-decks/own.js";
import { seats } from "./seats.js";
import type { Rings } from "./state.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** The card game with these cards, scenarios and decks. */
export function ringsWith(
  content: Content<RingsContent>,
  decks: readonly DeckList[],
): Ruleset<Rings, RingsEvent, RingsContent, RingsOptions> {
  const offer = new DeckOffer(decks);
  const names = [...content.plain.scenarios.keys()];
  return {
    id: "rings",
    version: "0.1.0",
    options: optionsFor(names, decks),
    whyNotOptions: (options) => whyNotOwnDecks(offer, options),
    seats,
    // LR-mode-3: a campaign begins with the first scenario.
    setup: (options, seated, own) => setUp(own, options.campaign === "none" ? options.scenario : names[0]!, seated),
    first: "open",
    steps: { ...setupSteps(offer), ...steps, "next-scenario": nextScenario(names) },
    visibility,
    determinize: ({ looked }, seat) => forgetOthers(looked, seat),
    streams,
    content,
    interjections: stops,
  };
}

/** The Lord of the Rings: The Card Game, with the core set. Read `turn.ts` first. */
export const rings = ringsWith(ringsContent, coreDecks);
