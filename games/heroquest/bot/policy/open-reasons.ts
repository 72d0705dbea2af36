import type { Message } from "@tavolata/kernel";
import { findFigure } from "../../queries/figures.js";
import type { HeroQuestSeen } from "../../view.js";

/**
 * The reasons of a bot that the other side may hear: they say no more than the deed itself shows a moment later. Whoever lies in wait, guards
 * something or marches somewhere keeps it to itself.
 */
const open: readonly string[] = [
  "attack-only",
  "attack-weakest",
  "attack-dangerous",
  "attack-best",
  "attack-fallen",
  "shoot-only",
  "shoot-weakest",
  "shoot-dangerous",
  "shoot-best",
  "shoot-fallen",
  "strike-back",
  "roll-again",
  "charge",
  "second-blow",
  "sweep",
  "activate-in-front",
  "activate-nearest",
  "activate-fallen",
  "go-for-kill",
  "go-for-hero",
  "go-to-strike",
  "block-way",
  "advance",
  "bump-into-trap",
  "bump-among-foes",
  "victim",
  "victim-own",
];

/** What speaks of cards that nobody else may see. */
const ofCards: readonly string[] = [
  "keep-cards",
  "keep-card",
  "give-cards",
  "card-in-need",
  "card-after-failure",
  "card-at-once",
  "keep-misfortune",
  "play-misfortune",
];

/** Which arguments name a figure. */
const figures: readonly string[] = ["figure", "target"];

/** Whether somebody who sees this may be told why a bot did what it did: whoever is on its side hears more. */
export function isOpenReason(
  { key, args = {} }: Message,
  view: Pick<HeroQuestSeen, "state">,
  isOwnSide: boolean,
): boolean {
  if (!key.startsWith("reason.")) return false;
  const reason = key.slice("reason.".length);
  if (isOwnSide ? ofCards.includes(reason) : !open.includes(reason)) return false;
  return figures.every((name) => args[name] === undefined || findFigure(view.state, String(args[name])) !== undefined);
}

/** For tests: all that are named here. */
export const namedReasons: readonly string[] = [...open, ...ofCards];
