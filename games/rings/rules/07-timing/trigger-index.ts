/**
 * What reacts to which kind of event: for each kind (`after:travelled`), the ids of what must react and of what may, in
 * the order in which they entered play. It is plain data and part of the state, because that order is history that can't be
 * worked out from the cards in play, and because a fork or a save then needs no rebuilding. It holds ids only: what a card
 * does stands in the content.
 *
 * Only what lies open belongs here. Cards in a hand are dealt anew by a search, and the index would not know: the game
 * looks through the hand itself when it opens a window.
 */
export type TriggerIndex = Record<string, Reactors>;

interface Reactors {
  forced: string[];
  optional: string[];
}

/** How a card reacts to one kind of event. */
export interface Trigger {
  readonly on: string;
  readonly manner: keyof Reactors;
}

/** A card enters play: from now on it reacts. */
export function addTriggers(index: TriggerIndex, source: string, triggers: readonly Trigger[]): void {
  for (const { on, manner } of triggers) {
    index[on] ??= { forced: [], optional: [] };
    if (!index[on][manner].includes(source)) index[on][manner].push(source);
  }
}

/** A card leaves play. The index is then as if it had never been there. */
export function removeTriggers(index: TriggerIndex, source: string, triggers: readonly Trigger[]): void {
  for (const { on, manner } of triggers) {
    const reactors = index[on];
    if (!reactors) continue;
    const at = reactors[manner].indexOf(source);
    if (at >= 0) reactors[manner].splice(at, 1);
    if (reactors.forced.length === 0 && reactors.optional.length === 0) delete index[on];
  }
}

/** What reacts to this kind of event now. It changes as cards come and go: don't keep it. */
export function reactorsTo(
  index: TriggerIndex,
  on: string,
): Readonly<{ forced: readonly string[]; optional: readonly string[] }> {
  return index[on] ?? nobody;
}

const nobody = { forced: [], optional: [] };
