import { squaresApart } from "@tavolata/kit";
import type { Effect } from "../content/effects.js";
import { isSpell, spells } from "../content/spells/index.js";
import type { Target } from "../content/types.js";
import { isHelpless, isProne } from "../figures.js";
import type { Figure } from "../state.js";
import { itemNamed } from "../tables.js";
import { isWeak } from "./care.js";
import { type Acting, bestOf, type Choice, objectOf, offersOf, pick } from "./choice.js";
import { oddsOfShot } from "./odds.js";
import { activeEnemies, areBeside, areOpposed, enemiesBeside, figureOf, type Position } from "./position.js";
import { valueOfBlow, valueOfStrike } from "./targets.js";

/** A card or object that a magic action would use (HQ-8.1). */
interface Card {
  readonly id: string;
  readonly name: string;
  readonly target: Target;
  readonly effects: readonly Effect[];
  readonly cost: number;
}

/** The best card to use, if it does more than the best blow. What needs no hurry or no aim is left to people. */
export function bestSpell(acting: Acting): Choice | undefined {
  const { position, figure } = acting;
  const cards = [...offersOf(acting, "cast"), ...offersOf(acting, "use")].map(cardOf);
  if (cards.length === 0) return undefined;
  const blows = offersOf(acting, "attack").flatMap((id) => figureOf(position, objectOf(id)) ?? []);
  const atHand = Math.max(worthACard, ...blows.map((target) => valueOfBlow(position, figure, target)));
  const best = bestOf(cards, (card) => valueOfCard(position, figure, card));
  return best && valueOfCard(position, figure, best) > atHand ? pick(best.id, "cast", { card: best.name }) : undefined;
}

/** Below this a card is better kept. */
const worthACard = 0.8;

function cardOf(id: string): Card {
  const name = objectOf(id);
  if (isSpell(name)) {
    const { target, paid, cost } = spells[name];
    return { id, name, target, effects: paid, cost };
  }
  const { target = atNobody, effects = [], cost = 0 } = itemNamed(name);
  return { id, name, target, effects, cost };
}

const atNobody: Target = { who: "none", range: "self" };

/** HQ-8.8.b: who pays the last mind point is in shock, which no card is worth. */
function valueOfCard(position: Position, user: Figure, { target, effects, cost }: Card): number {
  if (cost > 0 && user.mind - cost < 1) return 0;
  const aims = aimsOf(position, user, target);
  if (aims.length === 0) return 0;
  return Math.max(
    ...aims.map((aim) => effects.reduce((sum, effect) => sum + valueOfEffect(position, user, aim, effect), 0)),
  );
}

/** At whom it might be aimed: as near as the room tells who is in sight. The rules have the last word when it is cast. */
function aimsOf(position: Position, user: Figure, { who, range }: Target): Figure[] {
  if (who === "self" || who === "none") return [user];
  const { board, table } = position;
  return table.figures.filter((other) => {
    if (who === "enemy" ? !areOpposed(other, user) : areOpposed(other, user)) return false;
    if (who === "friend" && other === user) return false;
    if (range === "adjacent") return squaresApart(board.grid, user.square, other.square) <= 1;
    return range === "board" || board.roomOf[other.square] === board.roomOf[user.square];
  });
}

/** What an effect is worth just now, in the measure of blows. */
function valueOfEffect(position: Position, user: Figure, aim: Figure, effect: Effect): number {
  const hostile = areOpposed(aim, user);
  switch (effect.effect) {
    case "strike":
      if (effect.on === "user" || effect.on === "everybody-adjacent" || effect.on === "figures-in-room") return -1;
      return hostile
        ? valueOfStrike(position, aim, oddsOfShot(effect.dice, aim))
        : strikesAround(position, user, effect);
    case "lose-body":
      return hostile ? effect.amount : 0;
    case "heal-body":
      return hostile ? 0 : relief(aim, effect.amount);
    case "lose-mind":
      // HQ-8.8.b: a friend isn't healed into shock.
      return hostile ? effect.amount / 2 : aim.mind - effect.amount < 2 ? -5 : -0.5;
    case "sleep":
    case "held":
    case "lose-turn":
    case "commanded":
      return hostile && !isHelpless(aim) ? 1 + aim.attack / 2 : 0;
    case "attack-dice":
    case "defence-dice":
      return hostile === effect.change < 0 && enemiesBeside(position, aim, aim.square) > 0
        ? 0.5 * Math.abs(effect.change)
        : 0;
    case "summon":
    case "summon-ally":
      return activeEnemies(position, user).length > 0 ? 2 : 0;
    default:
      return 0;
  }
}

/** A strike at all enemies in the room or beside the user. */
function strikesAround(position: Position, user: Figure, effect: Extract<Effect, { effect: "strike" }>): number {
  if (effect.on !== "enemies-in-room" && effect.on !== "enemies-adjacent") return 0;
  const { roomOf } = position.board;
  return activeEnemies(position, user)
    .filter(({ square }) =>
      effect.on === "enemies-in-room"
        ? roomOf[square] === roomOf[user.square]
        : areBeside(position, square, user.square),
    )
    .reduce((sum, foe) => sum + valueOfStrike(position, foe, oddsOfShot(effect.dice, foe)), 0);
}

/** Body points that are needed are worth more than those that aren't. */
export function relief(friend: Figure, amount: number): number {
  const gained = Math.min(amount, friend.fullBody - friend.body);
  return gained * (isProne(friend) ? 2 : isWeak(friend) ? 1 : 0.3);
}
