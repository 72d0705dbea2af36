import { useEffect, useRef } from "react";
import type { GameScreen } from "../../game/game-screen.js";
import type { TableSnapshot } from "../session.js";
import { play, type Sound } from "./sounds.js";

/** Lets be heard what has just been told, and that one is asked. */
export function useSounds({ events, decision, past }: TableSnapshot, gameScreen: GameScreen, isOn: boolean): void {
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
    const heard = new Set<Sound>(fresh.flatMap((event) => soundOf(event, gameScreen) ?? []));
    if (isTurn && heard.size === 0) heard.add("turn");
    for (const sound of heard) play(sound);
  }, [events, isAsked, past, gameScreen, isOn]);
}

function soundOf(event: TableSnapshot["events"][number], gameScreen: GameScreen): Sound | undefined {
  return event.type === "dice-rolled" ? "dice" : gameScreen.soundOf?.(event);
}
