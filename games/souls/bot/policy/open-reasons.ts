import { OpenReasons } from "@tavolata/bots";
import type { Message, View } from "@tavolata/kernel";

/**
 * The reasons of a bot that anybody may hear: they say no more than the deed itself shows a moment later. Whither somebody is bound, what a
 * Quest seems to want and what is kept for later is advice, and told only to the party where the table allows hints.
 */
const open: readonly string[] = [
  "strike",
  "strike-with-power",
  "heal",
  "relieve",
  "relieve-worst",
  "boost",
  "react",
  "spend-image",
  "taunt",
  "take-the-blow",
  "least-harm",
  "least-harm-effect",
  "stands-it-best",
  "enemy-path",
  "stand-up",
  "resurrect",
  "recall",
  "call-companion",
  "companion-runs",
  "companion-follows",
  "companion-joins",
  "more-targets",
  "burst-rune",
  "safest",
  "reroll",
  "reroll-save",
];

/** What isn't worth a line of the log. */
const idle: readonly string[] = ["any", "enough", "turn-over", "keep-dice", "ready", "agree", "too-much"];

const reasons = new OpenReasons(open, idle);

/** Whether somebody may be told why a bot did what it did. All sides see the same, so no reason names what is hidden from another. */
export function isOpenReason(reason: Message, _view: View<unknown>, isOwnSide: boolean): boolean {
  return reasons.tells(reason, isOwnSide);
}

/** Everybody sees the same, so every option may be named. */
export function isOpenOption(): boolean {
  return true;
}

/** For tests: all that are named here. */
export const namedReasons: readonly string[] = reasons.named;
