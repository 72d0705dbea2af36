import type { Seat } from "@tavolata/kernel";
import type { RingsContent } from "../../content/content.js";
import { cardOf, titleOf } from "../../content/lookup.js";
import { payersOf } from "../../queries/paying.js";
import { isUniqueInPlay } from "../../queries/table.js";
import type { CardId } from "../../state.js";
import type { RingsView } from "../../view.js";
import { weights } from "../learned/weights.js";

/** What a card is worth in the hand or in play, whatever else is there. */
export function playWorth(content: RingsContent, card: CardId): number {
  const { type, willpower = 0, attack = 0, defence = 0, hitPoints = 0 } = cardOf(content, card);
  const special = prized[titleOf(card)];
  if (special !== undefined) return special;
  if (type === "ally")
    return weights.body + weights.questing * willpower + weights.striking * attack + 0.6 * defence + 0.4 * hitPoints;
  return type === "attachment" ? 3 : 2;
}

/** Cards that pay for the whole match come first. */
const prized: Readonly<Record<string, number>> = {
  "steward-of-gondor": 20,
  "unexpected-courage": 13,
  gandalf: 11,
  "celebrians-stone": 10,
  faramir: 9,
  "northern-tracker": 8,
  beorn: 8,
  gleowine: 6,
  "the-favor-of-the-lady": 5.5,
  "dwarven-axe": 5,
  "forest-snare": 5,
  "protector-of-lorien": 4,
  "henamarth-riversong": 4,
  "blade-of-gondolin": 3.5,
  "horn-of-gondor": 3,
  "self-preservation": 3,
  "citadel-plate": 3,
  "power-in-the-earth": 1.5,
  "dark-knowledge": -1,
  "a-test-of-will": 7,
  "hasty-stroke": 5,
  "sneak-attack": 7,
  feint: 6,
  "stand-and-fight": 4,
  "the-galadhrims-greeting": 5,
  "grim-resolve": 2,
  "lore-of-imladris": 4,
};

/** What a card is worth to a player who would still have to play it: nothing where nobody pays for it, or it is there already. */
export function worthTo(content: RingsContent, s: RingsView, seat: Seat, card: CardId): number {
  const printed = cardOf(content, card);
  // Another Gandalf comes when this one has gone.
  if (titleOf(card) !== "gandalf" && isUniqueInPlay(content, s, card)) return 0;
  return payersOf(content, s, seat, printed).length === 0 ? 0 : playWorth(content, card);
}
