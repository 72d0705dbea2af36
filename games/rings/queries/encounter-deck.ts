import type { RingsContent } from "../content/content.js";
import type { Definition } from "../content/definition.js";
import { copyId, titleOf } from "../content/lookup.js";
import type { Scenario } from "../content/scenario.js";
import type { CardId } from "../state.js";

export interface EncounterCards {
  readonly deck: readonly CardId[];
  readonly aside: readonly CardId[];
}

/** LR-setup-10, LR-mode-1: every card of the scenario's sets, in easy mode without the marked copies; and what is laid aside. */
export function encounterCards(content: RingsContent, scenario: string, easy: boolean): EncounterCards {
  const { easy: ofEasy, standard } = content.encounters.get(scenario)!;
  return easy ? ofEasy : standard;
}

/** The same for a scenario with these cards. */
export function encounterCardsOf(cards: readonly Definition[], scenario: Scenario, easy: boolean): EncounterCards {
  const { sets, aside: titles = [] } = scenario;
  const all = sets.flatMap((set) =>
    cards
      .filter((card) => card.set === set)
      .flatMap((card) => {
        const copies = easy ? (card.easyCopies ?? card.copies) : card.copies;
        return Array.from({ length: copies }, (_, i) => copyId(card.id, i + 1));
      }),
  );
  const isAside = (id: CardId) => titles.includes(titleOf(id));
  return { deck: all.filter((id) => !isAside(id)), aside: all.filter(isAside) };
}
