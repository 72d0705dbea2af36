import { useCalm } from "@tavolata/ui/controls/use-media.js";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { actingFigure } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import type { DeedGroup } from "../deeds.js";
import { leadsBoth } from "../frame/leads-both.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { squareName } from "./grid.js";
import { type Position, positionOf } from "./position.js";
import { type Reach, reachOf, wayTo } from "./ways.js";

/** What the parts of the screen share: the laid-out table, what is looked at, and the walk under way. */
export interface Pointing {
  readonly position: Position;
  /** Whoever acts. */
  readonly acting: Figure | undefined;
  /** While the onlooker walks: where to, at most. */
  readonly reach: Reach | undefined;
  /** A place on the board (`figure:orc-2`) whose options are looked at. */
  readonly target: string | undefined;
  look(target: string | undefined): void;
  /** The opened group of the action rail. */
  readonly group: DeedGroup | undefined;
  open(group: DeedGroup | undefined): void;
  /** The squares that are still to be walked. */
  readonly way: readonly number[];
  /** Walks there step by step, and then perhaps does something; ends where the table offers no step or something new is seen. */
  walk(to: number, then?: string): void;
}

const PointingContext = createContext<Pointing | undefined>(undefined);

export function usePointing(): Pointing {
  const pointing = useContext(PointingContext);
  if (!pointing) throw new Error("Nobody points at anything here: put a PointingProvider around it.");
  return pointing;
}

/** Looking at somebody, for what is shown by the dozen: it changes only when figures come and go. */
export interface Finding {
  /** Who is on the board, by their ids. */
  readonly standing: ReadonlySet<string>;
  look(target: string | undefined): void;
}

const FindingContext = createContext<Finding | undefined>(undefined);

export function useFinding(): Finding {
  const finding = useContext(FindingContext);
  if (!finding) throw new Error("Nobody is found here: put a PointingProvider around it.");
  return finding;
}

interface Walk {
  readonly figure: string;
  readonly way: readonly number[];
  readonly then: string | undefined;
  /** What had been told when it began, or went on. */
  readonly heard: number;
  /** The question that was answered with the last step: until it is gone, the step is on its way. */
  readonly answered?: string;
}

/** How long a step is shown before the next. */
const stepTime = 130;

export function PointingProvider({ children, ...shown }: HeroQuestScreenProps & { readonly children: ReactNode }) {
  const { view, act } = shown;
  const before = useRef<Position>(undefined);
  const position = useMemo(() => positionOf(view.state, before.current), [view]);
  useEffect(() => {
    before.current = position;
  }, [position]);
  const acting = useMemo(() => actingFigure(view.state), [view]);
  const [group, open] = useState<DeedGroup>();
  const [target, look] = useState<string>();
  const isWalking = act.decision?.kind === "walk";
  const left = view.state.turn?.movement?.left ?? 0;
  const reach = useMemo(
    () => (isWalking && acting ? reachOf(position, acting, left) : undefined),
    [isWalking, acting, left, position],
  );
  const { way, walk } = useWalk(shown, acting, reach);
  const key = act.decision?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another look
  useEffect(() => {
    look(undefined);
    open(undefined);
  }, [key]);
  const pointing = useMemo(
    () => ({ position, acting, reach, target, look, group, open, way, walk }),
    [position, acting, reach, target, group, way, walk],
  );
  const names = position.seen.figures.map(({ id }) => id).join();
  const finding = useMemo(() => ({ standing: new Set(names.split(",")), look }), [names]);
  return (
    <FindingContext value={finding}>
      <PointingContext value={pointing}>{children}</PointingContext>
    </FindingContext>
  );
}

/** HQ-4.5: a walk of several squares is several answers; this gives one after the other. */
function useWalk({ act, events, seats }: HeroQuestScreenProps, acting: Figure | undefined, reach: Reach | undefined) {
  const [walk, setWalk] = useState<Walk>();
  const isCalm = useCalm();
  const pick = useRef(act.pick);
  pick.current = act.pick;
  const heard = events.length;
  useEffect(() => {
    if (!walk) return;
    if (!act.decision || act.decision.key === walk.answered) return;
    // HQ-4.7-a: somebody else is asked first whether one may pass. Whoever leads both has said so by walking there.
    if (act.decision.kind === "passage") {
      if (leadsBoth(seats, act.decision.seat, acting?.seat)) pick.current("yes");
      return;
    }
    const { key } = act.decision;
    const news = events.slice(walk.heard);
    const [next] = walk.way;
    const id = next === undefined ? walk.then : `step:${squareName(next)}`;
    const isOffered = act.choices.some(({ option }) => option.id === id);
    if (!acting || walk.figure !== acting.id || id === undefined || !isOffered || news.some(isSurprise)) {
      setWalk(undefined);
      return;
    }
    const goOn = () => {
      setWalk(
        next === undefined ? undefined : { ...walk, way: walk.way.slice(1), heard: events.length, answered: key },
      );
      pick.current(id);
    };
    const timer = setTimeout(goOn, isCalm ? 0 : stepTime);
    return () => clearTimeout(timer);
  }, [walk, act.decision, act.choices, acting, events, isCalm, seats]);
  const begin = useCallback(
    (to: number, then?: string) => {
      if (acting && reach) setWalk({ figure: acting.id, way: wayTo(reach, to), then, heard });
    },
    [acting, reach, heard],
  );
  return { way: walk?.way ?? noWay, walk: begin };
}

const noWay: readonly number[] = [];

/** What ends a planned walk: the walker should think again. */
function isSurprise(event: { readonly type: string }): boolean {
  if (event.type === "placed") return "figures" in event && (event.figures as readonly string[]).length > 0;
  return !quiet.includes(event.type);
}

const quiet: readonly string[] = ["moved", "searched", "kept-hidden", "passage-granted", "activated"];
