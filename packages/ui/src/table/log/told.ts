import type { KernelEvent, RuleId } from "@tavolata/kernel";

/** An event of any game as the onlooker was told it; a game's own parts of the screen know its further fields. */
export interface AnyVisibleEvent {
  readonly type: string;
  readonly number: number;
  readonly rules: readonly RuleId[];
  /** It was read off real dice or cards. */
  readonly entered?: true;
}

/** A throw of dice. */
export type ToldThrow = Extract<KernelEvent, { type: "dice-rolled" }> & AnyVisibleEvent;

export function isThrow(event: AnyVisibleEvent): event is ToldThrow {
  return event.type === "dice-rolled";
}
