import type { Seat } from "@tavolata/kernel";
import { useEffect, useRef, useState } from "react";
import { windows } from "../../queries/windows.js";
import type { RingsView } from "../../view.js";
import type { RingsScreenProps } from "../shown.js";
import { savedStops } from "./saved-stops.js";
import { picksFor, stopOf } from "./windows.js";

/**
 * LR-round-3: tells the table once for each seat where whoever sits there wants to be asked, if the device knows it and the table
 * doesn't. Says whether it is just being told: then nobody needs to be asked for it.
 */
export function useToldStops({ act, calls = [], call, view }: RingsScreenProps, seen: RingsView): boolean {
  const told = useRef(new Set<Seat>());
  /** The question that was answered so. */
  const answered = useRef<string>(undefined);
  const [isTelling, setTelling] = useState(false);
  const { decision, answer } = act;
  useEffect(() => {
    const kept = savedStops();
    if (!kept || !decision || decision.seat !== view.onlooker || seen.phase === "setup") return;
    const { kind, seat, key } = decision;
    if (isTelling) {
      if (kind === "stops" && answered.current === undefined) {
        answered.current = key;
        answer(picksFor(kept));
      } else if (kind !== "stops" && answered.current !== undefined) {
        answered.current = undefined;
        setTelling(false);
      }
      return;
    }
    const callable = calls.find(({ id, bar }) => id === "stops" && !bar);
    const isKnown = windows.every((name) => stopOf(seen, seat, name) === kept[name]);
    if (kind === "stops" || !callable || !call || isKnown || told.current.has(seat)) return;
    told.current.add(seat);
    setTelling(true);
    call(callable);
  }, [isTelling, decision, answer, calls, call, view, seen]);
  return isTelling;
}
