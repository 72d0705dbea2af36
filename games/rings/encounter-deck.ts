import type { Definition } from "./cards/definition.js";
import { copyId } from "./cards/lookup.js";
import { scenarioOf } from "./phases/scenario.js";
import type { CardId } from "./state.js";

/** The encounter cards of the house, by set. It is filled once from the content, and then only read. */
const bySet = new Map<string, readonly Definition[]>();

export function registerEncounterSet(set: string, cards: readonly Definition[]): void {
  bySet.set(set, cards);
}

/** LR-setup-10, LR-mode-1: every card of the scenario's sets, in easy mode without the marked copies; and what is laid aside. */
export function encounterCards(scenario: string, easy: boolean): EncounterCards {
  const key = `${scenario}/${easy}`;
  const known = counted.get(key);
  if (known) return known;
  const cards = count(scenario, easy);
  counted.set(key, cards);
  return cards;
}

interface EncounterCards {
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
}

/** Worked out once for each scenario and mode: the cards are always the same. */
const counted = new Map<string, EncounterCards>();

/** Counts the cards anew: a card has another number of copies. */
export function recount(): void {
  counted.clear();
}

function count(scenario: string, easy: boolean): EncounterCards {
  const { sets, aside: titles = [] } = scenarioOf(scenario);
  const all = sets.flatMap((set) =>
    bySet.get(set)!.flatMap((card) => {
      const copies = easy ? (card.easyCopies ?? card.copies) : card.copies;
      return Array.from({ length: copies }, (_, i) => copyId(card.id, i + 1));
    }),
  );
  const isAside = (id: CardId) => titles.includes(id.slice(0, id.lastIndexOf("-")));
  return { deck: all.filter((id) => !isAside(id)), aside: all.filter(isAside) };
}
