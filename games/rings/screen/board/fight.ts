import type { Seat } from "@tavolata/kernel";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import type { RingsContent } from "../../content/content.js";
import type { CardId } from "../../open.js";
import { attackIn, countOf, figureOf, type Seen } from "../seen.js";

/** An attack as a row: who attacks whom, who defends, what the shadow brings, what it comes to. */
export interface Fight {
  readonly side: "enemy" | "player";
  readonly seat: Seat;
  readonly enemy: CardId;
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
  /** Whether it is settled who defends. */
  readonly isDeclared: boolean;
  /** Shadow cards that lie face down, and those that were turned up. */
  readonly shadows: number;
  readonly turned: readonly CardId[];
  readonly attack: number;
  readonly defence: number;
  readonly damage: number;
  /** Whether the damage was dealt. */
  readonly isOver: boolean;
}

/** What an event of a fight may carry. */
interface Told extends ToldEvent {
  readonly enemy?: CardId;
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly attackers?: readonly CardId[];
  readonly target?: CardId;
  readonly attack?: number;
  readonly defence?: number;
  readonly damage?: number;
}

/** The fight under way or, in the combat phase, the last one. */
export function fightOf(content: RingsContent, seen: Seen, events: readonly ToldEvent[]): Fight | undefined {
  const told = sinceItBegan(events);
  const begun = told[0];
  if (begun === undefined || begun.enemy === undefined || begun.seat === undefined) return undefined;
  const side = begun.type === "attack-declared" ? "player" : "enemy";
  const { enemy, seat } = begun;
  const under = attackIn(seen);
  const isUnder = under?.enemy === enemy && under.side === side;
  if (!isUnder && seen.phase !== "combat") return undefined;
  const defended = told.findLast(({ type }) => type === "defended");
  const undefended = told.findLast(({ type }) => type === "undefended");
  const dealt = told.findLast(({ type }) => type === "attack-damage" || type === "attack-blocked");
  const defenders = side === "enemy" ? (defended?.cards ?? []) : [];
  const attackers = begun.attackers ?? [];
  const figure = (card: CardId, what: "attack" | "defence") => {
    const inPlay = seen.cards[card];
    return inPlay ? figureOf(content, seen, inPlay, what) : 0;
  };
  const sum = (cards: readonly CardId[], what: "attack" | "defence") =>
    cards.reduce((total, card) => total + figure(card, what), 0);
  const attack = dealt?.attack ?? (side === "enemy" ? figure(enemy, "attack") : sum(attackers, "attack"));
  const defence = dealt?.defence ?? (side === "enemy" ? sum(defenders, "defence") : figure(enemy, "defence"));
  return {
    side,
    seat,
    enemy,
    attackers,
    defenders,
    isDeclared: defended !== undefined || undefended !== undefined,
    shadows: countOf(seen.shadows[enemy]),
    turned: told.flatMap(({ type, card }) => (type === "shadow-turned" && card !== undefined ? [card] : [])),
    attack,
    defence,
    damage: dealt ? (dealt.damage ?? 0) : Math.max(0, attack - defence),
    isOver: dealt !== undefined,
  };
}

/** What was told since the last attack began; nothing once the phase is over. */
function sinceItBegan(events: readonly ToldEvent[]): readonly Told[] {
  const begins = (type: string) => type === "attack-begun" || type === "attack-declared";
  const at = events.findLastIndex(({ type }) => begins(type) || type === "phase-ended" || type === "phase-begun");
  return at >= 0 && begins(events[at]!.type) ? (events.slice(at) as readonly Told[]) : [];
}
