import { defineContent } from "../../../src/index.js";
import { type CardKind, type Kind, kinds } from "./cards.js";

/** What a match reads of the cards. */
export interface QuayContent {
  readonly kinds: Readonly<Record<Kind, CardKind>>;
  /** Every card has a name of its own: `rum-1` to `rum-4`. */
  readonly cards: readonly string[];
  readonly kindByCard: ReadonlyMap<string, Kind>;
}

/** LQ-1.2: the cards of a match, by the kinds that it is played with. */
function build(tables: { readonly kinds: Readonly<Record<Kind, CardKind>> }): QuayContent {
  const kindByCard = new Map<string, Kind>();
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (let i = 1; i <= tables.kinds[kind].copies; i++) kindByCard.set(`${kind}-${i}`, kind);
  }
  return { ...tables, cards: [...kindByCard.keys()], kindByCard };
}

/** What can be tried with another value. The cards are counted once. */
export const content = defineContent({ tables: { kinds }, fixed: ["copies"], build });

export function kindOf({ kindByCard }: QuayContent, card: string): Kind {
  return kindByCard.get(card)!;
}

export function cargoValue(content: QuayContent, card: string): number {
  return content.kinds[kindOf(content, card)].value;
}

export function isCargo(content: QuayContent, card: string): boolean {
  return cargoValue(content, card) > 0;
}

export function worth(content: QuayContent, cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + cargoValue(content, card), 0);
}
