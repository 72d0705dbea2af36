import { cardOf } from "../cards/lookup.js";
import type { InPlay, Rings } from "../state.js";
import { committedWillpower, stagingThreat, statistic } from "../statistics.js";
import { charactersOf, isEnemy } from "../table.js";
import { bestOf, type Choice, type Moment, objectOf, pick, pickAll, threatOf } from "./moment.js";

/** About how much threat a card adds when it is revealed. */
const threatOfReveal = 2;

/** Enough willpower to make progress, and enough characters held back for the enemies that will attack. */
export function commit(moment: Moment): Choice {
  const { s, seat, ids } = moment;
  const able = ids.map((id) => s.cards[objectOf(id)]!);
  const others = s.progress.waiting.length + 1;
  const wanted = (stagingThreat(s) + threatOfReveal * s.order.length - committedWillpower(s)) / others + 3;
  const held = heldBack(moment, able);
  const chosen: InPlay[] = [];
  let willpower = 0;
  const questers = able
    .filter((card) => statistic(s, card, "willpower") > 0)
    .sort((a, b) => questWorth(s, b) - questWorth(s, a));
  for (const card of questers) {
    if (willpower >= wanted) break;
    if (held.has(card.id)) continue;
    chosen.push(card);
    willpower += statistic(s, card, "willpower");
  }
  const picks = chosen.map(({ id }) => `commit:${id}`);
  return pickAll(picks, picks.length > 0 ? "quest" : "hold-back", { seat, willpower });
}

function questWorth(s: Rings, card: InPlay): number {
  return 3 * statistic(s, card, "willpower") - statistic(s, card, "attack") - statistic(s, card, "defence");
}

/** The best fighters, one for each enemy that will attack and one to strike back. */
function heldBack(moment: Moment, able: readonly InPlay[]): ReadonlySet<string> {
  const { s, seat } = moment;
  const threat = threatOf(moment);
  const coming = s.staging.filter((id) => isEnemy(id) && cardOf(id).engagementCost! <= threat).length;
  const count = s.engaged[seat]!.length + coming;
  const fighters = [...able].sort((a, b) => fightWorth(s, b) - fightWorth(s, a));
  return new Set(fighters.slice(0, count === 0 ? 0 : count + 1).map(({ id }) => id));
}

function fightWorth(s: Rings, card: InPlay): number {
  return statistic(s, card, "attack") + statistic(s, card, "defence") - 2 * statistic(s, card, "willpower");
}

/** The location whose threat weighs most. */
export function travel({ s, ids }: Moment): Choice {
  const best = bestOf(
    ids.filter((id) => id !== "stay"),
    (id) => statistic(s, s.cards[objectOf(id)]!, "threat") - (objectOf(id).startsWith("tower-gate") ? 2 : 0),
  );
  return best === undefined ? pick("stay", "stay") : pick(best, "travel", { card: objectOf(best) });
}

/** An enemy that the ready characters can destroy in this round, while nobody else is engaged. */
export function engage(moment: Moment): Choice {
  const { s, seat, ids } = moment;
  const ready = charactersOf(s, seat).filter(({ exhausted }) => !exhausted);
  if (s.engaged[seat]!.length > 0 || ready.length < 2) return pick("pass", "no-enemy-wanted");
  const strongest = Math.max(...ready.map((card) => statistic(s, card, "attack")));
  const total = ready.reduce((sum, card) => sum + statistic(s, card, "attack"), 0) - strongest / 2;
  const able = ids.filter((id) => {
    if (id === "pass") return false;
    const { attack = 0, defence = 0, hitPoints = 0 } = cardOf(objectOf(id));
    return attack <= 4 && total >= defence + hitPoints - s.cards[objectOf(id)]!.damage;
  });
  const best = bestOf(able, (id) => statistic(s, s.cards[objectOf(id)]!, "threat"));
  return best === undefined ? pick("pass", "no-enemy-wanted") : pick(best, "engage", { card: objectOf(best) });
}
