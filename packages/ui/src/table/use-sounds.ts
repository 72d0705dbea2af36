import { useEffect, useRef } from "react";
import type { Looks } from "../game/game-screen.js";
import type { Moment } from "./session.js";
import { play, type Sound } from "./sounds.js";

/** Lets be heard what has just been told, and that one is asked. */
export function useSounds({ events, decision, past }: Moment, looks: Looks, isOn: boolean): void {
  const told = useRef(events.length);
  const wasAsked = useRef(decision !== undefined);
  const isAsked = decision !== undefined;
  useEffect(() => {
    if (past) return;
    const fresh = events.slice(told.current);
    told.current = events.length;
    const isTurn = isAsked && !wasAsked.current;
    wasAsked.current = isAsked;
    if (!isOn) return;
    const heard = new Set<Sound>(fresh.flatMap((event) => soundOf(event, looks) ?? []));
    if (isTurn && heard.size === 0) heard.add("turn");
    for (const sound of heard) play(sound);
  }, [events, isAsked, past, looks, isOn]);
}

function soundOf(event: Moment["events"][number], looks: Looks): Sound | undefined {
  return event.type === "dice-rolled" ? "dice" : looks.soundOf?.(event);
}
