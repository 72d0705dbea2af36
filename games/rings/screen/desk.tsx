import type { Seat } from "@tavolata/kernel";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { CardId } from "../state.js";
import type { RingsView } from "../view.js";
import { type Passing, usePassing } from "./hand/passing.js";
import { ownSeat } from "./on-table.js";
import { cardAt } from "./options.js";
import type { RingsScreenProps } from "./shown.js";
import { useToldStops } from "./stops/use-told-stops.js";

/** What the parts of the screen share: the table, the card that is looked at, whose area is laid out. */
export interface Desk {
  readonly shown: RingsScreenProps;
  readonly seen: RingsView;
  /** The card that is looked at: a copy, a title or a quest card. */
  readonly looked: CardId | undefined;
  look(card: CardId | undefined): void;
  /** It is read large, over the table. */
  readonly isRead: boolean;
  read(isRead: boolean): void;
  /** Whose area is laid out. */
  readonly area: Seat;
  showArea(seat: Seat): void;
  readonly passing: Passing;
  /** The table is just told where somebody wants to be asked. */
  readonly isTelling: boolean;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("There is no desk here: put a DeskProvider around it.");
  return desk;
}

export function DeskProvider({ children, ...shown }: RingsScreenProps & { readonly children: ReactNode }) {
  const { view, act } = shown;
  const seen = view.state;
  const own = ownSeat(view);
  const [looked, look] = useState<CardId>();
  const [isRead, read] = useState(false);
  const [area, showArea] = useState<Seat>(own);
  const passing = usePassing(shown);
  const isTelling = useToldStops(shown, seen);
  const key = act.decision?.key;
  useEffect(() => showArea(own), [own]);
  // What is asked for lies with somebody else: then that area is laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const wanted = areasOf(seen, act.choices);
    if (wanted.length > 0 && !wanted.includes("") && !wanted.includes(own)) showArea(wanted[0]!);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is told anew with every drawing; these are its parts
  const desk = useMemo(
    (): Desk => ({ shown, seen, looked, look, isRead, read, area, showArea, passing, isTelling }),
    [view, act, shown.events, shown.seats, seen, looked, isRead, area, passing, isTelling],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** In whose areas the cards lie that can be picked; empty for those that lie before everybody. */
export function areasOf(seen: RingsView, choices: readonly Pickable[]): Seat[] {
  const areas = choices.flatMap(({ place }) => {
    const card = cardAt(place);
    if (card === undefined) return [];
    const inPlay = seen.cards[card];
    if (!inPlay) return [""];
    const at = inPlay.place === "attached" ? (seen.cards[inPlay.host] ?? inPlay) : inPlay;
    return [at.place === "area" || at.place === "engaged" ? at.seat : ""];
  });
  return [...new Set(areas)];
}
