import type { Ruleset, Seat } from "@tavolata/kernel";
import { orders } from "./combat/orders.js";
import { corrections } from "./correctable.js";
import type { AzerothEvent } from "./events.js";
import { leaving } from "./leaving.js";
import { options, seats } from "./options.js";
import { setUp } from "./setup.js";
import type { Azeroth } from "./state.js";
import { streams } from "./streams.js";
import { steps } from "./turn.js";
import { visibility } from "./view.js";

/** In a world that was dealt anew for a seat, cards that only others knew lie elsewhere: nobody knows them there. */
function forgetOthersKnowledge({ known }: Azeroth, seat: Seat): void {
  for (const card of Object.keys(known)) if (!known[card]!.includes(seat)) delete known[card];
}

/** World of Warcraft: The Adventure Game. Read `turn.ts` first. */
export const azeroth: Ruleset<Azeroth, AzerothEvent> = {
  id: "azeroth",
  version: "0.1.0",
  options,
  seats,
  setup: setUp,
  first: "open",
  steps,
  visibility,
  streams,
  corrections,
  redeal: forgetOthersKnowledge,
  interjections: { ...orders, ...leaving },
};
