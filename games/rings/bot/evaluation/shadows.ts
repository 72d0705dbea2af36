import type { RingsContent } from "../../content/content.js";
import type { Definition } from "../../content/definition.js";
import { cardOf } from "../../content/lookup.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { dealtTo, unseenPrinted } from "../perception/unseen.js";

/** How likely an attack is so much stronger, and what else a shadow card costs on average. */
export interface ShadowOdds {
  /** By how much: the share of unseen cards. */
  readonly defended: readonly number[];
  readonly undefended: readonly number[];
  readonly harm: readonly [defended: number, undefended: number];
}

/** Nothing is dealt in the basic game, nor from an empty deck. */
const noShadow: ShadowOdds = { defended: [1], undefended: [1], harm: [0, 0] };

export function shadowOdds(
  content: RingsContent,
  s: RingsView,
  unseen: readonly Definition[] = unseenPrinted(content, s),
): ShadowOdds {
  if (unseen.length === 0) return noShadow;
  const each = 1 / unseen.length;
  const defended = [0, 0, 0, 0];
  const undefended = [0, 0, 0, 0];
  const harm: [number, number] = [0, 0];
  for (const { heuristics } of unseen) {
    const shadow = heuristics?.shadow;
    defended[shadow?.attack?.[0] ?? 0]! += each;
    undefended[shadow?.attack?.[1] ?? 0]! += each;
    harm[0] += each * (shadow?.harm?.[0] ?? 0);
    harm[1] += each * (shadow?.harm?.[1] ?? 0);
  }
  return { defended, undefended, harm };
}

/** Two shadow cards, one after the other. */
function both(one: ShadowOdds, other: ShadowOdds): ShadowOdds {
  const sums = (a: readonly number[], b: readonly number[]) => {
    const total = Array.from({ length: a.length + b.length - 1 }, () => 0);
    for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) total[i + j]! += x * y;
    return total;
  };
  return {
    defended: sums(one.defended, other.defended),
    undefended: sums(one.undefended, other.undefended),
    harm: [one.harm[0] + other.harm[0], one.harm[1] + other.harm[1]],
  };
}

/** What the shadow cards of an enemy may bring: those that lie with it or, before they are dealt, those that will. */
export function shadowsFor(content: RingsContent, s: RingsView, enemy: CardId, unknown: ShadowOdds): ShadowOdds {
  const isAttacking = s.attacks.some((attack) => attack.side === "enemy" && attack.enemy === enemy);
  // One more comes when some enemies attack.
  let odds = cardOf(content, enemy).heuristics?.moreShadow && !isAttacking ? unknown : noShadow;
  if (s.phase !== "combat") return both(odds, unknown);
  for (const card of dealtTo(s, enemy))
    odds = both(odds, card === null ? unknown : certainShadow(cardOf(content, card)));
  return odds;
}

/** A shadow card that is known: what it will do for certain. */
function certainShadow({ heuristics }: Definition): ShadowOdds {
  const shadow = heuristics?.shadow;
  const sure = (amount: number) => [0, 1, 2, 3].map((one) => (one === amount ? 1 : 0));
  return {
    defended: sure(shadow?.attack?.[0] ?? 0),
    undefended: sure(shadow?.attack?.[1] ?? 0),
    harm: shadow?.harm ?? [0, 0],
  };
}

/** How much a shadow effect hurts: whether it is worth a card to cancel it. */
export function shadowHarm({ heuristics }: Definition, defended: boolean): number {
  const at = defended ? 0 : 1;
  const { attack, harm } = heuristics?.shadow ?? {};
  return 1.5 * (attack?.[at] ?? 0) + (harm?.[at] ?? 0);
}
