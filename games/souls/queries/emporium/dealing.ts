import type { DieSymbol } from "../../content/types.js";
import type { FigureId, ItemId } from "../../state.js";

/**
 * Something that a visitor may do. All have one shape inside Node.js, and each is made once, with its id: nearly a third of all questions of a
 * match are asked at the Emporium, and each offers dozens of them.
 */
export interface Dealing {
  readonly deal: "take" | "give" | "lend" | "leave" | "buy" | "upgrade" | "forge" | "sell" | "bet";
  readonly id: string;
  /** The card that it is about; empty where it is about money. */
  readonly item: ItemId;
  /** SS-14-c: the side that is bought. */
  readonly side: "front" | "back";
  /** SS-14-h: to whom; empty for what one does alone. */
  readonly to: FigureId;
  readonly crowns: number;
  readonly symbol: DieSymbol | "";
}

/** Everything that may ever be done with one card. */
interface DealingsWith {
  readonly take: Dealing;
  readonly leave: Dealing;
  readonly front: Dealing;
  readonly back: Dealing;
  readonly upgrade: Dealing;
  readonly forge: Dealing;
  readonly sell: Dealing;
  /** By who gets it. */
  readonly give: Map<FigureId, Dealing>;
}

const byItem = new Map<ItemId, DealingsWith>();

export function dealingsWith(item: ItemId): DealingsWith {
  let all = byItem.get(item);
  if (!all) {
    const simply = (deal: Dealing["deal"]) => dealing(deal, `${deal}:${item}`, item);
    all = {
      take: simply("take"),
      leave: simply("leave"),
      front: dealing("buy", `buy:${item}:front`, item),
      back: dealing("buy", `buy:${item}:back`, item, "back"),
      upgrade: dealing("upgrade", `upgrade:${item}`, item, "back"),
      forge: simply("forge"),
      sell: simply("sell"),
      give: new Map(),
    };
    byItem.set(item, all);
  }
  return all;
}

/** SS-14-h: a card for another hero. */
export function giving(item: ItemId, to: FigureId): Dealing {
  const { give } = dealingsWith(item);
  let gift = give.get(to);
  if (!gift) {
    gift = dealing("give", `give:${item}:${to}`, item, "front", to);
    give.set(to, gift);
  }
  return gift;
}

const byBorrower = new Map<FigureId, Map<number, Dealing>>();

/** SS-13-g: Crowns for another hero. */
export function lending(crowns: number, to: FigureId): Dealing {
  let sums = byBorrower.get(to);
  if (!sums) {
    sums = new Map();
    byBorrower.set(to, sums);
  }
  let loan = sums.get(crowns);
  if (!loan) {
    loan = dealing("lend", `lend:${crowns}:${to}`, "", "front", to, crowns);
    sums.set(crowns, loan);
  }
  return loan;
}

/** SS-14.3.2-a: a named result. */
export function betOn(symbol: DieSymbol): Dealing {
  return dealing("bet", `bet:${symbol}`, "", "front", "", 0, symbol);
}

function dealing(
  deal: Dealing["deal"],
  id: string,
  item: ItemId,
  side: Dealing["side"] = "front",
  to = "",
  crowns = 0,
  symbol: Dealing["symbol"] = "",
): Dealing {
  return { deal, id, item, side, to, crowns, symbol };
}
