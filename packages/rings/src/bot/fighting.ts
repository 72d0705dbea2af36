import { cardOf } from "../cards/lookup.js";
import { strikersOf } from "../combat/player-attack.js";
import type { InPlay } from "../state.js";
import { hitPointsLeft, statistic } from "../statistics.js";
import { charactersOf, heroesOf } from "../table.js";
import { bestOf, type Choice, dangerOf, type Moment, objectOf, pick, pickAll, toughnessOf, worthOf } from "./moment.js";

/** A shadow card is worth about one more attack. */
const shadowWorth = 1;

/** Who loses least by defending: somebody who stands it, or else somebody who is missed least. */
export function defend(moment: Moment): Choice {
  const { s, ids } = moment;
  const attack = s.attacks.at(-1)!;
  const strength = statistic(s, s.cards[attack.enemy]!, "attack");
  const best = bestOf(
    ids.filter((id) => id !== "undefended"),
    (id) => -lossOf(s.cards[objectOf(id)]!),
  );
  if (best === undefined) return pick("undefended", "nobody-defends");
  const card = s.cards[objectOf(best)]!;
  if (isBetterTaken(moment, strength, card)) return pick("undefended", "strikes-back");
  return pick(best, lossOf(card) < 5 ? "stands-it" : "sacrifice", { card: card.id });

  function lossOf(card: InPlay): number {
    const dealt = strength + shadowWorth - statistic(s, card, "defence");
    const falls = dealt >= hitPointsLeft(s, card);
    // Who strikes hard is wanted for the attack.
    return (falls ? worthOf(s, card) : Math.max(0, dealt)) + statistic(s, card, "attack") / 3;
  }
}

/** A light blow is better taken by a healthy hero where the defender is wanted to strike an enemy down afterwards. */
function isBetterTaken({ s, seat }: Moment, strength: number, defender: InPlay): boolean {
  const attack = s.attacks.at(-1)!;
  if (attack.seat !== seat || strength > 3) return false;
  const healthiest = Math.max(0, ...heroesOf(s, seat).map((hero) => hitPointsLeft(s, hero)));
  if (healthiest < strength + 3) return false;
  const total = charactersOf(s, seat).reduce(
    (sum, card) => (card.exhausted ? sum : sum + statistic(s, card, "attack")),
    0,
  );
  const least = Math.min(...s.engaged[seat]!.map((enemy) => toughnessOf(s, enemy)));
  return total >= least && total - statistic(s, defender, "attack") < least;
}

/** The best defenders together, where several may. */
export function defendTogether({ s, ids }: Moment): Choice {
  const two = [...ids].sort(
    (a, b) => statistic(s, s.cards[objectOf(b)]!, "defence") - statistic(s, s.cards[objectOf(a)]!, "defence"),
  );
  return pickAll(two.slice(0, 2), "together");
}

/** Who can still take most. */
export function takeDamage({ s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => hitPointsLeft(s, s.cards[objectOf(id)]!));
  return pick(best!, "takes-it", { card: objectOf(best!) });
}

/** The most dangerous enemy first, while the best defenders are ready. */
export function nextAttack({ s, ids }: Moment): Choice {
  return pick(bestOf(ids, (id) => dangerOf(s, objectOf(id)))!, "worst-first");
}

/** An enemy that falls now, the most dangerous of them; otherwise the one that is nearest to it, if it is hurt at all. */
export function attack({ s, seat, ids }: Moment): Choice {
  const best = bestOf(
    ids.filter((id) => id !== "done"),
    (id) => {
      const enemy = objectOf(id);
      const total = strikersOf(s, seat, enemy).reduce((sum, card) => sum + statistic(s, card, "attack"), 0);
      const lacking = toughnessOf(s, enemy) - total;
      if (lacking <= 0) return 100 + dangerOf(s, enemy);
      return total > statistic(s, s.cards[enemy]!, "defence") ? 50 - lacking : Number.NEGATIVE_INFINITY;
    },
  );
  return best === undefined ? pick("done", "no-attack") : pick(best, "attack", { card: objectOf(best) });
}

/** As few attackers as it takes; all of them where it doesn't fall anyway. */
export function attackers({ s, ids, max, about: enemy }: Moment): Choice {
  const sorted = [...ids].sort(
    (a, b) => statistic(s, s.cards[objectOf(b)]!, "attack") - statistic(s, s.cards[objectOf(a)]!, "attack"),
  );
  const wanted = s.cards[enemy] ? toughnessOf(s, enemy) : Number.POSITIVE_INFINITY;
  const picks: string[] = [];
  let total = 0;
  for (const id of sorted) {
    if (picks.length >= max || (total >= wanted && picks.length > 0)) break;
    picks.push(id);
    total += statistic(s, s.cards[objectOf(id)]!, "attack");
  }
  return pickAll(picks, "attackers", { total });
}

/** Whether an enemy's next attack is worth an answer. */
export function isGrave({ s, seat }: Moment, enemy: string): boolean {
  return (
    statistic(s, s.cards[enemy]!, "attack") >= 3 && s.cards[enemy]!.seat === seat && cardOf(enemy).type === "enemy"
  );
}
