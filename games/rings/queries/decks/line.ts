import type { ProxyCard } from "./proxy.js";

/** One line of a deck that was read: how many of what, where it stood, and whether it lies beside the deck. */
export interface DeckLine {
  readonly count: number;
  /** As it was written. */
  readonly name: string;
  readonly title: string | undefined;
  readonly beside: boolean;
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** LR-mode-4: the card as the line describes it, where it does. */
  readonly proxy?: ProxyCard;
}

/** Nobody means more copies than this; somebody may write them. */
const mostCounted = 99;

export function counted(number: number): number {
  return Math.min(number, mostCounted);
}

/** The number of the line in which a place of a text lies, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, Math.max(0, place)).split("\n").length;
}
