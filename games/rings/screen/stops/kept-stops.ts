import { useSyncExternalStore } from "react";
import { type WindowName, windows } from "../../open.js";
import { type Stop, type StopSettings, stops } from "./windows.js";

const place = "tavolata.stops";
const listeners = new Set<() => void>();
let current: { readonly text: string | null; readonly stops: StopSettings | undefined } | undefined;

/** LR-round-3: where somebody at this device wants to be asked, at every table; nothing as long as nobody has said so. */
export function keptStops(): StopSettings | undefined {
  const text = read();
  // The same text is the same object: whoever listens for a change compares objects.
  if (current?.text !== text) current = { text, stops: text === null ? undefined : parsed(text) };
  return current?.stops;
}

export function keepStops(settings: StopSettings): void {
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch (error) {
    console.warn("The stops can't be kept:", error); // at the table they hold all the same
  }
  for (const listener of [...listeners]) listener();
}

export function useKeptStops(): StopSettings | undefined {
  return useSyncExternalStore(subscribe, keptStops);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(place);
  } catch (error) {
    console.warn("This browser keeps nothing:", error);
    return null;
  }
}

/** A window of which it says nothing is as usual. */
function parsed(text: string): StopSettings | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Record<WindowName, unknown>> | null;
    const stopIn = (name: WindowName): Stop => stops.find((stop) => stop === kept?.[name]) ?? "when-able";
    return Object.fromEntries(windows.map((name) => [name, stopIn(name)])) as StopSettings;
  } catch (error) {
    console.warn("The kept stops can't be read:", error);
    return undefined;
  }
}
