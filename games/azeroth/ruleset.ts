import type { Ruleset } from "@tavolata/kernel";
import { forgetOthers } from "@tavolata/kit";
import { type AzerothContent, azerothContent } from "./content/content.js";
import type { AzerothEvent } from "./events.js";
import { type AzerothOptions, options } from "./options.js";
import { setUp } from "./rules/01-setup/setup.js";
import { orders } from "./rules/07-hero-fights/orders.js";
import { leaving } from "./rules/10-the-end/leaving.js";
import { seats } from "./seats.js";
import type { Azeroth } from "./state.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** World of Warcraft: The Adventure Game. Read `turn.ts` first. */
export const azeroth: Ruleset<Azeroth, AzerothEvent, AzerothContent, AzerothOptions> = {
  id: "azeroth",
  version: "0.1.0",
  options,
  seats,
  setup: setUp,
  first: "open",
  steps,
  visibility,
  streams,
  content: azerothContent,
  determinize: ({ known }, seat) => forgetOthers(known, seat),
  interjections: { ...orders, ...leaving },
};
