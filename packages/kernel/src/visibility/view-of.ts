import type { FieldsVisibility, Visibility } from "./visibility.js";

/** A hidden list: how many lie there and, where somebody may have learnt some of them, which those are. */
export interface Pile {
  readonly count: number;
  readonly known?: readonly (string | null)[];
}

/**
 * What a seat sees of a state, as the declaration of visibility says. The state itself is one, too, so a question that is asked of views can be
 * asked by the rules. A game gives it a name: `export interface QuayView extends ViewOf<typeof visibility> {}`.
 */
export type ViewOf<V extends Visibility> =
  V extends FieldsVisibility<infer S, infer D>
    ? { readonly [K in keyof S]: K extends keyof D ? VisiblePart<S[K], D[K]> : S[K] }
    : never;

/** What a seat sees of a part of the state that has this veil. */
type VisiblePart<T, V> = Visibility extends V
  ? unknown
  : V extends { readonly veil: "open" }
    ? T
    : V extends { readonly veil: "internal" | "hidden" }
      ? T | undefined
      : V extends { readonly veil: "pile" }
        ? T | Pile
        : V extends { readonly veil: "seats"; readonly others: infer O }
          ? { readonly [K in keyof T]: T[K] | VisiblePart<T[K], O> }
          : V extends { readonly veil: "every"; readonly inner: infer I }
            ? { readonly [K in keyof T]: VisiblePart<T[K], I> }
            : V extends { readonly veil: "fields"; readonly fields: infer D }
              ? { readonly [K in keyof T]: K extends keyof D ? VisiblePart<T[K], D[K]> : T[K] | undefined }
              : V extends { readonly veil: "when"; readonly then: infer A; readonly otherwise: infer B }
                ? VisiblePart<T, A> | VisiblePart<T, B>
                : unknown;

/** How many cards lie in a part of a view: in a list that is seen, or in a pile. */
export function countIn(cards: readonly string[] | Pile | undefined): number {
  if (!cards) return 0;
  return "count" in cards ? cards.count : cards.length;
}

/** The cards of a list that is seen; none of a pile. */
export function cardsIn<T extends string>(cards: readonly T[] | Pile | undefined): readonly T[] {
  return cards && !("count" in cards) ? cards : [];
}

/** For each card of a part of a view which one it is, as far as it is seen or was learnt. */
export function knownIn<T extends string>(cards: readonly T[] | Pile | undefined): readonly (T | string | null)[] {
  if (!cards) return [];
  return "count" in cards ? (cards.known ?? new Array<null>(cards.count).fill(null)) : cards;
}
