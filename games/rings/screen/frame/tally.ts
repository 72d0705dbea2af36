import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { typeOn } from "../../open.js";

/** A scenario in numbers. */
export interface Tally {
  readonly rounds: number;
  /** Enemies that were defeated, and locations that were explored. */
  readonly defeated: number;
  readonly explored: number;
  readonly progress: number;
  /** What enemies dealt to characters. */
  readonly damage: number;
  /** Characters that were destroyed. */
  readonly lost: number;
  readonly score: number | undefined;
}

interface Told extends ToldEvent {
  readonly round?: number;
  readonly card?: string;
  readonly how?: string;
  readonly count?: number;
  readonly amount?: number;
  readonly score?: number;
}

export function tallyOf(events: readonly ToldEvent[]): Tally {
  const told = events as readonly Told[];
  const of = (type: string) => told.filter((event) => event.type === type);
  const typeOf = ({ card }: Told) => (card === undefined ? undefined : typeOn(card));
  const isCharacter = (event: Told) => typeOf(event) === "hero" || typeOf(event) === "ally";
  const gone = of("left-play");
  const sum = (list: readonly Told[], field: "count" | "amount") =>
    list.reduce((total, event) => total + (event[field] ?? 0), 0);
  return {
    rounds: of("round-begun").at(-1)?.round ?? 0,
    defeated: gone.filter((event) => event.how === "destroyed" && typeOf(event) === "enemy").length,
    explored: gone.filter(({ how }) => how === "explored").length,
    progress: sum(of("progress-placed"), "count"),
    damage: sum(of("damaged").filter(isCharacter), "amount"),
    lost: gone.filter((event) => event.how === "destroyed" && isCharacter(event)).length,
    score: [...of("scenario-won"), ...of("scored")].at(-1)?.score,
  };
}
