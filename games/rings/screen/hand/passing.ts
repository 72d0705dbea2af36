import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RingsScreenProps, RingsVisibleEvent } from "../shown.js";

/** Passes in every window until something happens. */
export interface Passing {
  readonly isOn: boolean;
  /** Whether the open question is one that can be passed so. */
  readonly isPossible: boolean;
  begin(): void;
  end(): void;
}

/** What somebody who only passes wants to know of. */
const happenings: readonly string[] = [
  "revealed",
  "engaged",
  "attack-begun",
  "shadow-turned",
  "damaged",
  "eliminated",
  "stage-begun",
  "left-play",
  "orc-guard",
  "round-begun",
];

/** LR-round-3: who has begun to pass goes on passing, until something happens or another question is asked. */
export function usePassing({ act, events }: RingsScreenProps): Passing {
  /** How much had been told when it began; nothing when nobody passes so. */
  const [since, setSince] = useState<number>();
  const pick = useRef(act.pick);
  pick.current = act.pick;
  const { decision } = act;
  const isPossible = decision?.kind === "action";
  useEffect(() => {
    if (since === undefined || !decision) return;
    if (!isPossible || events.slice(since).some(isHappening)) setSince(undefined);
    else pick.current("pass");
  }, [since, decision, isPossible, events]);
  const begin = useCallback(() => setSince(events.length), [events]);
  const end = useCallback(() => setSince(undefined), []);
  return useMemo(() => ({ isOn: since !== undefined, isPossible, begin, end }), [since, isPossible, begin, end]);
}

function isHappening({ type }: RingsVisibleEvent): boolean {
  return happenings.includes(type);
}
