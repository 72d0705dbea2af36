import type { Hero, SpaceId } from "@tavolata/azeroth/open";
import type { Seat } from "@tavolata/kernel";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Shown } from "../face.js";
import { mySeat, type Seen, seenIn } from "./seen.js";

/** A place that somebody asked for, and when: the map pans there and lets it pulse. */
export interface Found {
  readonly space: SpaceId;
  readonly time: number;
}

/** What the parts of the screen share. */
export interface Desk {
  readonly shown: Shown;
  readonly seen: Seen;
  /** The seat whose hand and quests are shown. */
  readonly mine: Seat | undefined;
  readonly hero: Hero | undefined;
  /** The space whose card is open. */
  readonly looked: SpaceId | undefined;
  look(space: SpaceId | undefined): void;
  readonly found: Found | undefined;
  find(space: SpaceId): void;
  readonly isFinding: boolean;
  setFinding(isFinding: boolean): void;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("There is no desk here: put a DeskProvider around it.");
  return desk;
}

export function DeskProvider({ children, ...shown }: Shown & { readonly children: ReactNode }) {
  const { view, act, events } = shown;
  const seen = seenIn(view);
  const mine = mySeat(seen, view, act.decision?.seat);
  const [looked, look] = useState<SpaceId>();
  const [found, setFound] = useState<Found>();
  const [isFinding, setFinding] = useState(false);
  const find = useCallback((space: SpaceId) => {
    setFound({ space, time: Date.now() });
    look(space);
    setFinding(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is told anew with every drawing; these are its parts
  const desk = useMemo(
    (): Desk => ({
      shown,
      seen,
      mine,
      hero: mine === undefined ? undefined : seen.heroes[mine],
      looked,
      look,
      found,
      find,
      isFinding,
      setFinding,
    }),
    [view, act, events, shown.seats, seen, mine, looked, found, find, isFinding],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}
