import type { Steps } from "@tavolata/kernel";
import type { SoulsContent } from "./content/content.js";
import type { SoulsEvent } from "./events.js";
import { activations, battlePhase, enemyTurn, heroTurn } from "./phases/battle.js";
import { eventPhase } from "./phases/event.js";
import { timePhase } from "./phases/time.js";
import { untilOver } from "./quest/ending.js";
import { soulStep } from "./souls/soul-step.js";
import type { Souls } from "./state.js";

/** SS-4-a: a Round, as the rulebook's page on the sequence of play has it. A step ends whenever the table is at rest. */
export const steps = {
  time: untilOver(timePhase), //          SS-4.1-a
  souls: untilOver(soulStep), //          SS-4.1-h
  battle: untilOver(battlePhase), //      SS-4.2-c: whose turn comes next
  "hero-turn": untilOver(heroTurn), //    SS-4.2.1-a: one deed, then back here
  "enemy-turn": untilOver(enemyTurn), //  SS-4.2.2-a
  activations: untilOver(activations), // SS-4.2.2-c: one enemy, then back here
  event: untilOver(eventPhase), //        SS-4.3-a
} satisfies Steps<Souls, SoulsEvent, SoulsContent>;
