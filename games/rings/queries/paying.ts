import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../content/content.js";
import type { Definition } from "../content/definition.js";
import type { InPlay } from "../state.js";
import type { RingsView } from "../view.js";
import { hasIcon } from "./statistics.js";
import { heroesOf } from "./table.js";

/** LR-cost-1, LR-cost-3: the heroes whose pools pay for a card. A neutral card needs no match. */
export function payersOf(content: RingsContent, s: RingsView, seat: Seat, { sphere }: Definition): InPlay[] {
  const heroes = heroesOf(s, seat);
  return sphere === "neutral" ? heroes : heroes.filter((hero) => hasIcon(content, s, hero, sphere!));
}

/** All that these pools hold. */
export function resourcesOf(heroes: readonly InPlay[]): number {
  let total = 0;
  for (const { resources } of heroes) total += resources;
  return total;
}
