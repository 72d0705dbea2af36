import { cardOf, titleOf } from "../cards/lookup.js";
import { hitPointsLeft, statistic } from "../statistics.js";
import { bestOf, type Choice, dangerOf, type Moment, objectOf, pick, pickAll, toughnessOf, worthOf } from "./moment.js";
import { playWorth } from "./planning.js";

/** Whether it is an encounter card that asks: then who is picked suffers. */
function isHarm({ s }: Moment): boolean {
  const asking = s.resolving.at(-1);
  if (asking !== undefined) return cardOf(asking).sphere === undefined;
  return s.attacks.at(-1)?.side === "enemy" || s.phase === "encounter" || s.phase === "combat";
}

/** Who suffers least, or who is helped most. */
export function chooseCharacter(moment: Moment): Choice {
  const { s, ids } = moment;
  const card = (id: string) => s.cards[objectOf(id)]!;
  if (isHarm(moment)) {
    const best = bestOf(ids, (id) => (hitPointsLeft(s, card(id)) > 2 ? 20 : 0) - worthOf(s, card(id)));
    return pick(best!, "suffers-least", { card: objectOf(best!) });
  }
  const best = bestOf(ids, (id) => 2 * card(id).damage + worthOf(s, card(id)) / 10 + (card(id).exhausted ? 1 : 0));
  return pick(best!, "helped-most", { card: objectOf(best!) });
}

/** An enemy that falls at once, or else the most dangerous one. */
export function chooseEnemy({ s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => dangerOf(s, objectOf(id)) + (toughnessOf(s, objectOf(id)) <= 4 ? 6 : 0));
  return pick(best!, "most-dangerous", { card: objectOf(best!) });
}

export function chooseLocation({ s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => {
    const card = s.cards[objectOf(id)]!;
    const left = cardOf(card.id).questPoints! - card.progress;
    return statistic(s, card, "threat") + (left === 1 ? 3 : 0);
  });
  return pick(best!, "weighs-most", { card: objectOf(best!) });
}

/** Oneself, if one may. */
export function choosePlayer({ seat, ids }: Moment): Choice {
  const own = `target:${seat}`;
  return ids.includes(own) ? pick(own, "oneself") : pick(ids[0]!, "only-one");
}

/** A card to take: what would be played with the greatest gain; among enemies the one that has to be defeated. */
export function chooseCard({ ids }: Moment): Choice {
  const spawn = ids.find((id) => titleOf(objectOf(id)) === "ungoliants-spawn");
  if (spawn) return pick(spawn, "must-be-defeated");
  const best = bestOf(ids, (id) => (cardOf(objectOf(id)).sphere === undefined ? 0 : playWorth(objectOf(id))));
  return pick(best!, "worth-most", { card: objectOf(best!) });
}

/** The one that is missed least is exhausted or given up. */
export function giveUpLeast({ s, ids, min }: Moment): Choice {
  const worth = (id: string) => {
    const card = s.cards[objectOf(id)];
    return card && cardOf(card.id).type !== "attachment" ? worthOf(s, card) : playWorth(objectOf(id));
  };
  const sorted = [...ids].sort((a, b) => worth(a) - worth(b));
  return pickAll(sorted.slice(0, Math.max(1, min)), "least-missed");
}

/** What lies on top of the encounter deck goes away if it is bad. */
export function leaveOrBury({ s }: Moment): Choice {
  const known = (s.encounter.draw as unknown as { known?: (string | null)[] }).known?.[0];
  if (!known) return pick("leave", "not-so-bad");
  const { type, threat = 0 } = cardOf(known);
  return type === "treachery" || threat >= 3 ? pick("bury", "bad-card") : pick("leave", "not-so-bad");
}
