import { OpenReasons } from "@tavolata/bots";
import type { Message, View } from "@tavolata/kernel";

/**
 * The reasons of a bot that its rivals may hear: they say no more than the deed itself and what lies open show (AZ-info-2). Where somebody wants
 * to go next, what a hand holds or lacks, and why a discovery was put where it lies face down (AZ-info-1), stays their own.
 */
const open: readonly string[] = [
  "visit-for-quest",
  "win-level",
  "win-trophy",
  "beat-encounter",
  "attack-rival",
  "weak-rival",
  "worth-the-fight",
  "best-foe",
  "face-what-comes",
  "what-is-there",
  "nothing-better",
  "rest",
  "better-gear",
  "useful-booty",
  "attach",
  "other-face",
  "heal-now",
  "heal-while-safe",
  "cards-at-once",
  "take-heal",
  "take-study",
  "take-discovery",
  "take-quest",
  "take-travel",
  "take-something",
  "promises-least",
  "most-valour",
  "turns-the-fight",
  "saves-something",
];

/** What isn't worth a line of the log. */
const idle: readonly string[] = [
  "all-done",
  "any-order",
  "any-place",
  "any-character",
  "best-character",
  "ask-me",
  "costs-nothing",
  "nothing-to-take",
  "reveal",
  "stay-to-the-end",
];

export const openReasons = new OpenReasons(open, idle);

/** Whether somebody may be told why a bot did what it did: rivals hear less than who sees everything. */
export function isOpenReason(reason: Message, _view: View<unknown>, isOwnSide: boolean): boolean {
  return openReasons.tells(reason, isOwnSide);
}
