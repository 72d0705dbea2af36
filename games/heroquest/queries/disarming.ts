import { type Bar, bar } from "@tavolata/kernel";
import type { HeroQuestContent } from "../content/content.js";
import { carries, sheetOf } from "../content/tables.js";
import type { SomeOptions } from "../options.js";
import type { Figure, Trap } from "../state.js";

/** HQ-10.2-b: by skill, or with an object that allows it. */
export function canDisarm(content: HeroQuestContent, figure: Figure): boolean {
  return hasSkill(content, figure) || carries(content, figure, "disarm");
}

export function hasSkill(content: HeroQuestContent, figure: Figure): boolean {
  return sheetOf(content, figure)?.skills.disarm ?? false;
}

/** HQ-12.7-a: what stands against putting a trap out of action, whoever does it. */
export function whyNotDisarmable(trap: Trap, { rocksDisarmable = false }: SomeOptions): Bar | undefined {
  const args = { trap: trap.kind };
  if (isPit(trap)) return bar(trap.kind === "pit" ? "HQ-12.1-d" : "HQ-12.2-a", "not-disarmable", args);
  if (!trap.disarmable) return bar("HQ-12.7-a", "not-disarmable", args);
  return fallsFromAbove(trap) && !rocksDisarmable ? bar("HQ-12.3-f", "not-disarmable", args) : undefined;
}

export function fallsFromAbove({ kind }: Trap): boolean {
  return kind === "rocks" || kind === "landslide";
}

export function isPit({ kind }: Trap): boolean {
  return kind === "pit" || kind === "deep-pit";
}
