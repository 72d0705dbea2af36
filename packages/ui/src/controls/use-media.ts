import { useCallback, useSyncExternalStore } from "react";
import { usePreferences } from "../page/preferences.js";

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches);
}

/** Asked for with every drawing: made once. */
const asked = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? matchMedia(query);
  asked.set(query, media);
  return media;
}

export const phone = "(max-width: 639px)";
/** A phone on its side. */
export const onItsSide = "(min-width: 640px) and (max-height: 520px)";
/** A phone, whichever way it is held. */
export const smallScreen = `${phone}, ${onItsSide}`;
export const desk = "(min-width: 1100px)";
/** Nothing can be pointed at before it is pressed. */
export const touch = "(hover: none)";
const calmMotion = "(prefers-reduced-motion: reduce)";

/** Whether nothing is to move: by what was set here or, where nothing was, in the browser. */
export function useCalm(): boolean {
  const isCalmBrowser = useMedia(calmMotion);
  const [{ motion }] = usePreferences();
  return motion === "system" ? isCalmBrowser : motion === "calm";
}
