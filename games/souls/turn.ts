import type { Steps } from "@tavolata/kernel";
import type { SoulsContent } from "./content/content.js";
import type { SoulsEvent } from "./events.js";
import type { SoulsOptions } from "./options.js";
import { chooseParty, layOut } from "./rules/02-quest/opening.js";
import { activations, battlePhase, enemyTurn, heroTurn } from "./rules/04-round/battle.js";
import { eventPhase } from "./rules/04-round/event.js";
import { timePhase } from "./rules/04-round/time.js";
import { soulStep } from "./rules/05-heroes/soul-step.js";
import { visit } from "./rules/14-emporium/visit.js";
import { closeQuest, endQuest } from "./rules/17-campaign/closing.js";
import { shareOut } from "./rules/17-campaign/share-out.js";
import type { Souls } from "./state.js";

/** SS-4-a: what comes before the first Round, a Round as the rulebook's page on the sequence of play has it, and the end of the Quest. A step ends whenever the table is at rest. */
export const steps = {
  party: chooseParty, //        SS-5.1-a: one hero after the other
  field: layOut, //             SS-2.2-h
  outfitting: visit, //         SS-14-b: one dealing, then back here

  time: timePhase, //           SS-4.1-a
  souls: soulStep, //           SS-4.1-h
  battle: battlePhase, //       SS-4.2-c: whose turn comes next
  "hero-turn": heroTurn, //     SS-4.2.1-a: one deed, then back here
  "enemy-turn": enemyTurn, //   SS-4.2.2-a
  activations, //               SS-4.2.2-c: one enemy, then back here
  event: eventPhase, //         SS-4.3-a

  "quest-end": endQuest, //     SS-4.4-a
  "share-out": shareOut, //     SS-4.4-f: one thing, then back here
  closing: closeQuest, //       SS-5.3.1-l
} satisfies Steps<Souls, SoulsEvent, SoulsContent, SoulsOptions>;
