import type { PageText } from "@tavolata/ui/game/game-screen.js";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { printedOn } from "../open.js";

/** LR-staging-3: what was revealed adds its threat to the staging area: by so much the sum is another. */
export function noteOf(event: ToldEvent): PageText | undefined {
  if (event.type !== "staged" || !("card" in event) || typeof event.card !== "string") return undefined;
  const threat = printedOn(event.card)?.threat;
  return threat === undefined ? undefined : { key: "rings.log.threat", args: { threat } };
}
