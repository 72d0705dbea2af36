import { cardOf, titleOf } from "../cards/lookup.js";
import type { CardId } from "../state.js";
import { statistic } from "../statistics.js";
import { bestOf, type Choice, dangerOf, type Moment, objectOf, pick, worthOf } from "./moment.js";

/** What a card in hand is worth when it is played: cards that pay for the whole match come first. */
export function playWorth(card: CardId): number {
  const { type, willpower = 0, attack = 0, defence = 0, hitPoints = 0, cost } = cardOf(card);
  const special = prized[titleOf(card)];
  if (special !== undefined) return special;
  if (type === "ally") return 2 * willpower + 1.5 * attack + defence + hitPoints / 2 - Number(cost) / 2;
  return type === "attachment" ? 2.5 : 2;
}

const prized: Readonly<Record<string, number>> = {
  "steward-of-gondor": 20,
  "unexpected-courage": 14,
  "celebrians-stone": 9,
  gandalf: 12,
  faramir: 9,
  "northern-tracker": 9,
  "dark-knowledge": -1,
  "power-in-the-earth": 1,
  "a-test-of-will": 6,
  "hasty-stroke": 5,
  "sneak-attack": 6,
  feint: 5,
};

/** The best card that can be played, or an action that pays at once; otherwise done. */
export function plan(moment: Moment): Choice {
  const steward = moment.ids.find((id) => id.startsWith("use:steward-of-gondor"));
  if (steward) return pick(steward, "resources");
  const best = bestOf(
    moment.ids.filter((id) => id.startsWith("play:") && cardOf(objectOf(id)).type !== "event"),
    (id) => playWorth(objectOf(id)),
  );
  if (best === undefined || playWorth(objectOf(best)) <= 0) return pick("done", "nothing-to-play");
  return pick(best, "play", { card: objectOf(best) });
}

/** Who bears an attachment best. */
export function chooseHost({ s, seat, ids }: Moment): Choice {
  const attached = s.resolving.at(-1) ?? "";
  const best = bestOf(ids, (id) => {
    const card = s.cards[objectOf(id)]!;
    const { type } = cardOf(card.id);
    if (type === "enemy") return dangerOf(s, card.id);
    if (type === "location") return statistic(s, card, "threat");
    const own = card.seat === seat ? 20 : 0;
    return own + worthOf(s, card) - 2 * card.attachments.length + (attached === "" ? 0 : 1);
  });
  return pick(best!, "bearer", { card: objectOf(best!) });
}

/** A hand with something to play in the first rounds is kept. */
export function judgeHand({ s, seat }: Moment): Choice {
  const cheap = s.hands[seat]!.filter((card) => {
    const { type, cost } = cardOf(card);
    return (type === "ally" || type === "attachment") && Number(cost) <= 3;
  });
  return cheap.length >= 2 ? pick("no", "good-hand") : pick("yes", "poor-hand");
}

/** The card that would be missed least. */
export function discardLeast({ ids, min }: Moment): Choice {
  const sorted = [...ids].sort((a, b) => playWorth(objectOf(a)) - playWorth(objectOf(b)));
  return { picks: sorted.slice(0, Math.max(1, min)), reason: { key: "reason.least-missed" } };
}
