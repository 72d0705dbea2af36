import type { Effect, Reaction, Use } from "../../content/definition.js";
import type { Rings } from "../../state.js";
import type { TriggerKind } from "../07-timing/trigger.js";

type When = (s: Rings, use: Use) => boolean;
type More = Partial<Omit<Reaction, "manner" | "on" | "effect">>;

/** LR-timing-3: what may be done after something happened. */
export function response(on: TriggerKind, effect: Effect, more: More = {}): Reaction {
  return { manner: "optional", on, effect, ...more };
}

/** LR-timing-4: what must be done. */
export function forced(on: TriggerKind, effect: Effect, more: More = {}): Reaction {
  return { manner: "forced", on, effect, ...more };
}

/** LR-timing-14: it happened to this very copy. */
export const toItself: When = (_, { card, trigger }) =>
  trigger!.card === card || (trigger!.cards?.includes(card) ?? false);

/** It happened to what the attachment is on. */
export const toHost: When = (s, { card, trigger }) => {
  const host = s.cards[card]!.host;
  return trigger!.card === host || (trigger!.cards?.includes(host) ?? false);
};
