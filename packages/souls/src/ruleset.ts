import type { Ruleset } from "@tavolata/kernel";
import { closingSteps } from "./campaign/steps.js";
import type { SoulsEvent } from "./events.js";
import { type Battlefield, registerTerrain } from "./map/terrain.js";
import { optionsFor, seats } from "./options.js";
import { registerGoals } from "./quest/goals.js";
import { openingSteps } from "./quest/opening.js";
import { setUp } from "./setup.js";
import type { Souls } from "./state.js";
import { streams } from "./streams.js";
import { type Content, registerContent } from "./tables.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** The game with these cards, and with Quests on these battlefields. */
export function soulsWith(content: Content, fields: Readonly<Record<string, Battlefield>>): Ruleset<Souls, SoulsEvent> {
  registerContent(content);
  for (const id in content.quests) {
    registerTerrain(id, fields[id]!);
    registerGoals(content.quests[id]!);
  }
  return {
    id: "souls",
    version: "0.1.0",
    options: optionsFor(Object.keys(content.quests)),
    seats,
    setup: setUp,
    first: "party",
    steps: { ...openingSteps, ...steps, ...closingSteps },
    visibility,
    streams,
  };
}
