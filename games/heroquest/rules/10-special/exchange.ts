import { type Bar, bar, each, type Offer, say } from "@tavolata/kernel";
import { areAdjacent, boardOf } from "../../queries/board/squares.js";
import { enemyBeside, isHelpless } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Pile, Table } from "../../state.js";
import { capMind } from "../06-melee/wounds.js";

/** A thing that changes hands: an item by its place in the bag, or all the gold. */
interface Handed {
  readonly from: Figure;
  readonly place: number;
  readonly what: string;
}

/** HQ-10.4-a: things are exchanged with a hero beside. */
export function mayExchange({ kind }: Figure): boolean {
  return kind === "hero";
}

export function whyNotExchange(companion: Figure): Bar | undefined {
  return companion.buried ? bar("HQ-12.3-d", "target-buried", { figure: companion.id }) : undefined;
}

/** HQ-10.4-b, HQ-18.5: an enemy beside either of the two loses the action. */
export function whyExchangeLost(state: HeroQuest, ...figures: readonly Figure[]): Bar | undefined {
  for (const figure of figures) {
    const enemy = enemyBeside(state, figure);
    if (enemy) return bar("HQ-10.4-b", "enemy-adjacent", { figure: enemy.id });
  }
  return undefined;
}

/** HQ-10.4-a: gives to and takes from one companion, who must agree; who lies there agrees. */
export function* exchange(t: Table, figure: Figure, companion: Figure): HeroFlow {
  const handed = yield* t.chooseSome<Handed>(
    figure.seat,
    "exchange",
    () => [bagOf("give", figure), bagOf("take", companion)],
    { rules: ["HQ-10.4-a"], title: say("ask.exchange", { figure: companion.id }), min: 0, max: 100 },
  );
  const agreed =
    handed.length === 0 || isHelpless(companion) || (yield* t.confirm(companion.seat, "agree", "HQ-10.4-a"));
  if (!agreed) {
    t.emit({ type: "exchange-refused", figure: figure.id, companion: companion.id }, { rules: ["HQ-10.4-a"] });
    return;
  }
  const gives = handOver(figure, companion, handed);
  const takes = handOver(companion, figure, handed);
  t.emit({ type: "exchanged", figure: figure.id, companion: companion.id, gives, takes }, { rules: ["HQ-10.4-a"] });
  capMind(t, figure);
  capMind(t, companion);
}

function bagOf(verb: "give" | "take", from: Figure): Offer<Handed> {
  const things = from.items.map((what, place) => ({ from, place, what }));
  if (from.gold > 0) things.push({ from, place: -1, what: "gold" });
  const naming = {
    verb,
    target: ({ what }: Handed) => what,
    id: ({ place, what }: Handed) => `${verb}:${what}${numberOf(from, place)}`,
  };
  return each(things, naming, {
    label: ({ what }) => ({ key: `option.${verb}`, args: { item: what } }),
  });
}

/** Tells two things of the same kind apart: nothing for the first, `#2` for the second. */
function numberOf({ items }: Figure, place: number): string {
  let count = 0;
  for (let i = 0; i <= place; i++) if (items[i] === items[place]) count += 1;
  return count > 1 ? `#${count}` : "";
}

function handOver(from: Figure, to: Figure, handed: readonly Handed[]): string[] {
  const own = handed.filter((thing) => thing.from === from);
  const items = own.filter(({ place }) => place >= 0);
  from.items = from.items.filter((_, place) => !items.some((thing) => thing.place === place));
  if (from.held && !from.items.includes(from.held)) from.held = "";
  to.items.push(...items.map(({ what }) => what));
  if (own.length > items.length) {
    to.gold += from.gold;
    from.gold = 0;
  }
  return own.map(({ what }) => what);
}

/** HQ-6.14.d-a: what the eliminated left behind, on a hero's square or beside it. */
export function pilesBeside(state: HeroQuest, figure: Figure): readonly Pile[] {
  if (state.piles.length === 0) return noPiles;
  return state.piles.filter(({ square }) => square === figure.square || areAdjacent(state, figure.square, square));
}

const noPiles: readonly Pile[] = [];

export function takePile(t: Table, figure: Figure, pile: Pile): void {
  const { state } = t;
  state.piles.splice(state.piles.indexOf(pile), 1);
  figure.items.push(...pile.items);
  figure.gold += pile.gold;
  t.emit(
    {
      type: "pile-taken",
      figure: figure.id,
      at: boardOf(state).names[pile.square]!,
      items: [...pile.items],
      gold: pile.gold,
    },
    { rules: ["HQ-10.4-a", pile.slipped ? "HQ-RH7-m-hand-slips" : "HQ-6.14.d-a"] },
  );
}
