import { printedOn } from "@tavolata/games/rings/open.js";
import type { ToldEvent } from "../../table/told.js";
import type { PageText } from "../face.js";

/** LR-staging-3: what was revealed adds its threat to the staging area: by so much the sum is another. */
export function noteOf(event: ToldEvent): PageText | undefined {
  if (event.type !== "staged" || !("card" in event) || typeof event.card !== "string") return undefined;
  const threat = printedOn(event.card)?.threat;
  return threat === undefined ? undefined : { key: "rings.log.threat", args: { threat } };
}
