import type { AskDetails, RuleId, Seat } from "@tavolata/kernel";
import type { AzerothContent } from "../../content/content.js";
import { mightPlay } from "../../queries/hand.js";
import type { ActionWindow } from "../../queries/moment.js";
import type { AzerothView } from "../../view.js";

/** AZ-info-1: who might hold a card that fits is asked also without one; to be passed over would tell the others something. */
export function secretly(
  content: AzerothContent,
  s: AzerothView,
  seat: Seat,
  moment: ActionWindow,
  rules: readonly RuleId[],
): AskDetails {
  return mightPlay(content, s, seat, moment) ? { rules, passes: false } : { rules };
}
