import type { Steps } from "@tavolata/kernel";
import type { SoulsContent } from "../content/content.js";
import type { SoulsEvent } from "../events.js";
import type { Souls } from "../state.js";
import { closeQuest, endQuest } from "./closing.js";
import { shareOut } from "./share-out.js";

/** What happens when a Quest is over. */
export const closingSteps = {
  "quest-end": endQuest, //  SS-4.4-a
  "share-out": shareOut, //  SS-4.4-f: one thing, then back here
  closing: closeQuest, //    SS-5.3.1-l
} satisfies Steps<Souls, SoulsEvent, SoulsContent>;
