import { useCalm } from "@tavolata/ui/controls/use-media.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { soulsContent } from "../content/content.js";
import type { AreaId } from "../content/types.js";
import { actingFigure } from "../queries/figures.js";
import type { Figure, FigureId } from "../state.js";
import type { SoulsView } from "../view.js";
import { type Reach, reachOf, wayTo } from "./board/ways.js";
import type { DeedGroup } from "./deeds.js";
import type { SoulsScreenProps } from "./shown.js";

/** What the parts of the screen share: the table, what is looked at, and the walk under way. */
export interface Desk {
  readonly shown: SoulsScreenProps;
  readonly seen: SoulsView;
  readonly acting: Figure | undefined;
  /** The figure whose card lies at the right. */
  readonly looked: FigureId | undefined;
  look(figure: FigureId | undefined): void;
  /** The area whose sight is shown. */
  readonly area: AreaId | undefined;
  pointAt(area: AreaId | undefined): void;
  /** The figure under the pointer: what an attack on it promises is shown. */
  readonly aimed: FigureId | undefined;
  aimAt(figure: FigureId | undefined): void;
  readonly group: DeedGroup | undefined;
  open(group: DeedGroup | undefined): void;
  readonly reach: Reach | undefined;
  /** Areas that are still to be walked through. */
  readonly way: readonly AreaId[];
  /** Walks there step by step; ends where something happens on the way. */
  walk(to: AreaId): void;
  /** Number of the last event that was read in the reader, or in the report of the Enemy Turn. */
  readonly read: number;
  haveRead(event: number): void;
}

const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("There is no desk here: put a DeskProvider around it.");
  return desk;
}

export function DeskProvider({ children, ...shown }: SoulsScreenProps & { readonly children: ReactNode }) {
  const content = useContent(soulsContent);
  const { view, act, events } = shown;
  const seen = view.state;
  const acting = useMemo(() => actingFigure(seen), [seen]);
  const [looked, look] = useState<FigureId>();
  const [area, pointAt] = useState<AreaId>();
  const [aimed, aimAt] = useState<FigureId>();
  const [group, open] = useState<DeedGroup>();
  const [read, haveRead] = useState(-1);
  const mayMove = act.choices.some(({ option }) => option.verb === "move");
  const isHeros = act.decision?.kind === "hero-turn" && acting?.kind === "hero";
  const reach = useMemo(
    () => (mayMove && isHeros && acting ? reachOf(content, seen, acting) : undefined),
    [mayMove, isHeros, acting, seen, content],
  );
  const { way, walk } = useWalk(shown, acting, reach);
  const key = act.decision?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another look
  useEffect(() => {
    open(undefined);
    aimAt(undefined);
  }, [key]);
  const isThere = looked === undefined || seen.figures.some(({ id }) => id === looked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is told anew with every drawing; these are its parts
  const desk = useMemo(
    (): Desk => ({
      shown,
      seen,
      acting,
      looked: isThere ? looked : undefined,
      look,
      area,
      pointAt,
      aimed,
      aimAt,
      group,
      open,
      reach,
      way,
      walk,
      read,
      haveRead,
    }),
    [view, act, events, shown.seats, seen, acting, looked, isThere, area, aimed, group, reach, way, walk, read],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

interface Walk {
  readonly figure: FigureId;
  readonly way: readonly AreaId[];
  /** What had been told when it began, or went on. */
  readonly heard: number;
}

/** How long a step is shown before the next. */
const stepTime = 160;

/** SS-6.1-b: a Movement of several areas is several answers; this gives one after the other, and stops where something happens. */
function useWalk({ act, events }: SoulsScreenProps, acting: Figure | undefined, reach: Reach | undefined) {
  const [walk, setWalk] = useState<Walk>();
  const isCalm = useCalm();
  const pick = useRef(act.pick);
  pick.current = act.pick;
  const heard = events.length;
  useEffect(() => {
    if (!walk || !act.decision) return;
    const [next] = walk.way;
    const id = `move:${next}`;
    const isQuiet = events
      .slice(walk.heard)
      .every((event) => event.type === "figure-moved" && event.figure === walk.figure);
    const isOffered = act.choices.some(({ option }) => option.id === id);
    if (next === undefined || acting?.id !== walk.figure || !isOffered || !isQuiet) {
      setWalk(undefined);
      return;
    }
    const goOn = () => {
      setWalk({ ...walk, way: walk.way.slice(1), heard: events.length });
      pick.current(id);
    };
    const timer = setTimeout(goOn, isCalm ? 0 : stepTime);
    return () => clearTimeout(timer);
  }, [walk, act.decision, act.choices, acting, events, isCalm]);
  const begin = useCallback(
    (to: AreaId) => {
      if (acting && reach) setWalk({ figure: acting.id, way: wayTo(reach, to), heard });
    },
    [acting, reach, heard],
  );
  return { way: walk?.way ?? noWay, walk: begin };
}

const noWay: readonly AreaId[] = [];
