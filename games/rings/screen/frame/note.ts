import type { PageText } from "@tavolata/ui/game/game-screen.js";
import type { ReadContent } from "@tavolata/ui/game/read-content.js";
import type { ToldEvent } from "@tavolata/ui/table/told.js";
import { printedOn, ringsContent } from "../../open.js";

/** LR-staging-3: what was revealed adds its threat to the staging area: by so much the sum is another. */
export function noteOf(event: ToldEvent, read: ReadContent): PageText | undefined {
  if (event.type !== "staged" || !("card" in event) || typeof event.card !== "string") return undefined;
  const threat = printedOn(read(ringsContent), event.card)?.threat;
  return threat === undefined ? undefined : { key: "rings.log.threat", args: { threat } };
}
