import type { Seat } from "@tavolata/kernel";
import { countIn } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { attackIn, figureOf } from "../on-table.js";
import type { RingsVisibleEvent } from "../shown.js";

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

type Event<T extends RingsVisibleEvent["type"]> = Extract<RingsVisibleEvent, { type: T }>;

/** The fight under way or, in the combat phase, the last one. */
export function fightOf(
  content: RingsContent,
  seen: RingsView,
  events: readonly RingsVisibleEvent[],
): Fight | undefined {
  const told = sinceItBegan(events);
  const begun = told[0];
  if (!begun || !isBeginning(begun)) return undefined;
  const { enemy, seat } = begun;
  const side = begun.type === "attack-declared" ? "player" : "enemy";
  const under = attackIn(seen);
  const isUnder = under?.enemy === enemy && under.side === side;
  if (!isUnder && seen.phase !== "combat") return undefined;
  const defended = told.findLast((event) => event.type === "defended");
  const undefended = told.findLast((event) => event.type === "undefended");
  const dealt = told.findLast((event) => event.type === "attack-damage" || event.type === "attack-blocked");
  const defenders = side === "enemy" ? (defended?.cards ?? []) : [];
  const attackers = begun.type === "attack-declared" ? begun.attackers : [];
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
    shadows: countIn(seen.shadows[enemy]),
    turned: told.flatMap((event) => (event.type === "shadow-turned" ? [event.card] : [])),
    attack,
    defence,
    damage: damageIn(dealt) ?? Math.max(0, attack - defence),
    isOver: dealt !== undefined,
  };
}

function damageIn(dealt: Event<"attack-damage" | "attack-blocked"> | undefined): number | undefined {
  if (!dealt) return undefined;
  return dealt.type === "attack-damage" ? dealt.damage : 0;
}

/** What was told since the last attack began; nothing once the phase is over. */
function sinceItBegan(events: readonly RingsVisibleEvent[]): readonly RingsVisibleEvent[] {
  const at = events.findLastIndex(
    (event) => isBeginning(event) || event.type === "phase-ended" || event.type === "phase-begun",
  );
  return at >= 0 && isBeginning(events[at]!) ? events.slice(at) : [];
}

function isBeginning(event: RingsVisibleEvent): event is Event<"attack-begun" | "attack-declared"> {
  return event.type === "attack-begun" || event.type === "attack-declared";
}
