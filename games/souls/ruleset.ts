import type { Ruleset } from "@tavolata/kernel";
import { type SoulsContent, soulsContent } from "./content/content.js";
import type { Quest } from "./content/types.js";
import { customQuest } from "./custom-quest/option.js";
import type { SoulsEvent } from "./events.js";
import { optionsFor, type SoulsOptions } from "./options.js";
import { openBook } from "./queries/quest/books.js";
import { setUp } from "./rules/02-quest/setup.js";
import { afterStep } from "./rules/04-round/ending.js";
import { seats } from "./seats.js";
import type { Souls } from "./state.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/**
 * The game with these Quests: each table has its own book of them.
 * @param name by which tables find the book; left out, other Quests make another book
 */
export function soulsWith(
  quests: Readonly<Record<string, Quest>>,
  name?: string,
): Ruleset<Souls, SoulsEvent, SoulsContent, SoulsOptions> {
  const book = openBook(quests, name);
  return {
    id: "souls",
    version: "0.2.0",
    options: optionsFor(Object.keys(quests)),
    whyNotOptions: (options) => customQuest.whyNot(options),
    seats,
    setup: (options, seated) => setUp(book, options, seated),
    first: "party",
    steps,
    afterStep,
    visibility,
    streams,
    content: soulsContent,
  };
}
