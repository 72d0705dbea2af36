import type { Ruleset } from "@tavolata/kernel";
import { forgetOthers } from "@tavolata/kit";
import { nextScenario } from "./campaign.js";
import type { Definition } from "./cards/definition.js";
import { register } from "./content/register.js";
import { corrections } from "./correctable.js";
import type { DeckList } from "./decks/deck-list.js";
import { DeckOffer } from "./decks/offer.js";
import { whyNotOwnDecks } from "./decks/own.js";
import type { RingsEvent } from "./events.js";
import { optionsFor } from "./options.js";
import type { Scenario } from "./phases/scenario.js";
import { untilOver } from "./play/ending.js";
import { seats } from "./seats.js";
import { setUp, setupSteps } from "./setup.js";
import type { Rings } from "./state.js";
import { stops } from "./stops.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** What a table can be played with. */
export interface Content {
  readonly cards: readonly Definition[];
  readonly scenarios: readonly Scenario[];
  readonly decks: readonly DeckList[];
}

/** The card game with these cards, scenarios and decks. */
export function ringsWith({ cards, scenarios, decks }: Content): Ruleset<Rings, RingsEvent> {
  register(cards, scenarios);
  const offer = new DeckOffer(decks);
  const { scenario, ...opening } = setupSteps(offer);
  const names = scenarios.map(({ id }) => id);
  return {
    id: "rings",
    version: "0.1.0",
    options: optionsFor(names, decks),
    whyNotOptions: (options) => whyNotOwnDecks(offer, options),
    seats,
    // LR-mode-3: a campaign begins with the first scenario.
    setup: (options, seated) => setUp(options["campaign"] === "none" ? String(options["scenario"]) : names[0]!, seated),
    first: "open",
    steps: { ...opening, scenario: untilOver(scenario), ...steps, "next-scenario": untilOver(nextScenario(names)) },
    visibility,
    redeal: ({ looked }, seat) => forgetOthers(looked, seat),
    streams,
    corrections,
    interjections: stops,
  };
}
