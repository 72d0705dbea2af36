import type { Seat } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { azerothContent } from "../content/content.js";
import { type Route, routeTo } from "../queries/route.js";
import type { Hero, SpaceId } from "../state.js";
import type { AzerothView } from "../view.js";
import type { AzerothScreenProps, AzerothSeen } from "./shown.js";

/** A place that somebody asked for, and when: the map pans there and lets it pulse. */
export interface Found {
  readonly space: SpaceId;
  readonly time: number;
}

/** What the parts of the screen share. */
export interface Desk {
  readonly shown: AzerothScreenProps;
  readonly seen: AzerothView;
  /** The seat whose hand and quests are shown. */
  readonly mine: Seat | undefined;
  readonly hero: Hero | undefined;
  /** The space whose card is open. */
  readonly looked: SpaceId | undefined;
  look(space: SpaceId | undefined): void;
  readonly found: Found | undefined;
  find(space: SpaceId): void;
  /** The place that the own hero is to reach, over several turns. */
  readonly plan: SpaceId | undefined;
  setPlan(space: SpaceId | undefined): void;
  /** The way there from where the hero stands now. */
  readonly route: Route | undefined;
  readonly isFinding: boolean;
  setFinding(isFinding: boolean): void;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("There is no desk here: put a DeskProvider around it.");
  return desk;
}

export function DeskProvider({ children, ...shown }: AzerothScreenProps & { readonly children: ReactNode }) {
  const content = useContent(azerothContent);
  const { view, act, events } = shown;
  const seen = view.state;
  const mine = mySeat(view, act.decision?.seat);
  const [looked, setLooked] = useState<SpaceId>();
  const [found, setFound] = useState<Found>();
  const [isFinding, setFinding] = useState(false);
  const [plan, setPlan] = useState<SpaceId>();
  const from = mine === undefined ? "" : (seen.heroes[mine]?.space ?? "");
  const isPlanned = plan !== undefined && from !== "" && from !== plan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen changes with the view
  const route = useMemo(
    () => (isPlanned ? routeTo(content, seen, mine!, plan) : undefined),
    [content, view, mine, plan, isPlanned],
  );
  // What was found is found no longer when its card is closed.
  const look = useCallback((space: SpaceId | undefined) => {
    setLooked(space);
    if (space === undefined) setFound(undefined);
  }, []);
  const find = useCallback((space: SpaceId) => {
    setFound({ space, time: Date.now() });
    setLooked(space);
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
      plan: isPlanned ? plan : undefined,
      setPlan,
      route,
      isFinding,
      setFinding,
    }),
    [
      view,
      act,
      events,
      shown.seats,
      shown.due,
      shown.calls,
      seen,
      mine,
      looked,
      found,
      find,
      isFinding,
      plan,
      isPlanned,
      route,
    ],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** The seat whose cards are shown: whoever is asked here, or the onlooker. */
function mySeat({ onlooker, state: { heroes } }: AzerothSeen, asked: Seat | undefined): Seat | undefined {
  if (asked !== undefined && asked in heroes) return asked;
  return onlooker in heroes ? onlooker : undefined;
}
