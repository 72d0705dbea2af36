import { isObject, persisted, usePersisted } from "@tavolata/ui/page/persisted.js";
import type { WindowName } from "../../queries/windows.js";
import { windows } from "../../queries/windows.js";
import { type Stop, type StopSettings, stops } from "./windows.js";

const kept = persisted<StopSettings | undefined>("tavolata.stops", stopsIn);

/** LR-round-3: where somebody at this device wants to be asked, at every table; nothing as long as nobody has said so. */
export function savedStops(): StopSettings | undefined {
  return kept.read();
}

export function keepStops(settings: StopSettings): void {
  kept.write(settings);
}

export function useSavedStops(): StopSettings | undefined {
  return usePersisted(kept);
}

/** A window of which it says nothing is as usual. */
function stopsIn(found: unknown): StopSettings | undefined {
  if (!isObject(found)) return undefined;
  const said: Partial<Record<WindowName, unknown>> = found;
  const stopIn = (name: WindowName): Stop => stops.find((stop) => stop === said[name]) ?? "when-able";
  return Object.fromEntries(windows.map((name) => [name, stopIn(name)])) as StopSettings;
}
