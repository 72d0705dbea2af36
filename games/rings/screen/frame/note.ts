import type { PageText } from "@tavolata/ui/game/game-screen.js";
import type { ReadContent } from "@tavolata/ui/game/read-content.js";
import { ringsContent } from "../../content/content.js";
import { printedOn } from "../../content/lookup.js";
import type { RingsVisibleEvent } from "../shown.js";

/** LR-staging-3: what was revealed adds its threat to the staging area: by so much the sum is another. */
export function noteOf(event: RingsVisibleEvent, read: ReadContent): PageText | undefined {
  if (event.type !== "staged") return undefined;
  const threat = printedOn(read(ringsContent), event.card)?.threat;
  return threat === undefined ? undefined : { key: "rings.log.threat", args: { threat } };
}
