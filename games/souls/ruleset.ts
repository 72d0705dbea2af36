import type { Ruleset } from "@tavolata/kernel";
import { closingSteps } from "./campaign/steps.js";
import { corrections } from "./correctable.js";
import type { SoulsEvent } from "./events.js";
import { optionsFor } from "./options.js";
import { ownQuest } from "./own-quest/option.js";
import { openBook } from "./quest/books.js";
import { openingSteps } from "./quest/opening.js";
import { seats } from "./seats.js";
import { setUp } from "./setup.js";
import type { Souls } from "./state.js";
import { streams } from "./streams.js";
import { type Content, registerContent } from "./tables.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/**
 * The game with these cards and Quests. Cards are the same for all tables of a process, as a house has one box; each table has its own book of Quests.
 * @param name by which tables find the book; left out, other Quests make another book
 */
export function soulsWith({ quests, ...cards }: Content, name?: string): Ruleset<Souls, SoulsEvent> {
  registerContent(cards);
  const book = openBook(quests, name);
  return {
    id: "souls",
    version: "0.2.0",
    options: optionsFor(Object.keys(quests)),
    whyNotOptions: (options) => ownQuest.whyNot(options),
    seats,
    setup: (options, seated) => setUp(book, options, seated),
    first: "party",
    steps: { ...openingSteps, ...steps, ...closingSteps },
    visibility,
    streams,
    corrections,
  };
}
