import type { Seat } from "@tavolata/kernel";
import type { WindowName } from "../../queries/windows.js";
import { windows, windowsByPhase } from "../../queries/windows.js";
import type { Phase } from "../../state.js";
import type { RingsView } from "../../view.js";

/** LR-round-3: when a player wants to be asked in a window. */
export const stops = ["always", "when-able", "never"] as const;
export type Stop = (typeof stops)[number];
export type StopSettings = Readonly<Record<WindowName, Stop>>;

/** The action windows of a phase, in their order. */
export function windowsOf(phase: Exclude<Phase, "setup">): readonly WindowName[] {
  return windowsByPhase[phase];
}

export function stopOf(seen: Pick<RingsView, "quiet" | "insists">, seat: Seat, name: WindowName): Stop {
  if (seen.quiet[seat]?.includes(name)) return "never";
  return seen.insists[seat]?.includes(name) ? "always" : "when-able";
}

/** The same in every window, or each as it is told. */
export function settingsBy(stopIn: (name: WindowName) => Stop): StopSettings {
  return Object.fromEntries(windows.map((name) => [name, stopIn(name)])) as StopSettings;
}

/** The options that say it; none for never. */
function optionsOf(name: WindowName, stop: Stop): string[] {
  if (stop === "never") return [];
  return [stop === "always" ? `always:${name}` : `window:${name}`];
}

/** What is picked where the table asks for the stops. */
export function picksFor(settings: StopSettings): string[] {
  return windows.flatMap((name) => optionsOf(name, settings[name]));
}

/** The stops that these picks mean. */
export function settingsOf(isPicked: (id: string) => boolean): StopSettings {
  return settingsBy((name) => stops.find((stop) => optionsOf(name, stop).some(isPicked)) ?? "never");
}
