import { squaresApart } from "../../content/board/grid.js";
import type { HeroQuestContent } from "../../content/content.js";
import type { Affected, Effect } from "../../content/effects.js";
import { itemNamed, sheetOf } from "../../content/tables.js";
import { corridor } from "../../queries/board/geometry.js";
import { sees } from "../../queries/board/sight-line.js";
import { bestAttackDice } from "../../queries/combat/dice-count.js";
import { isBound, isHelpless, isInShock, isMindless, isProne } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { activeEnemies, areBeside, areOpposed, enemiesBeside, type Position } from "../perception/position.js";
import { hasHelper } from "../perception/ways.js";
import { isWeak } from "../policy/heroes/care.js";
import { isRace } from "../policy/heroes/goal.js";
import { oddsOfSpell } from "./odds.js";
import { valueOfStrike, worthOf } from "./targets.js";

/** What some effects are worth just now, aimed at somebody, in the measure of blows. */
export function valueOfEffects(position: Position, user: Figure, aim: Figure, effects: readonly Effect[]): number {
  let value = 0;
  for (const effect of effects) {
    if (effect.effect === "choose") {
      value += Math.max(...effect.of.map((one) => valueOfEffects(position, user, aim, one.effects)));
      continue;
    }
    const on = "on" in effect ? effect.on : undefined;
    if (on === undefined || on === "line") value += valueOn(position, user, aim, effect);
    else if (on === "user") value += valueOn(position, user, user, effect);
    else {
      for (const figure of position.table.figures) {
        if (isAffected(position, user, aim, on, figure)) value += valueOn(position, user, figure, effect);
      }
    }
  }
  return value;
}

/** Whether an effect on several figures touches this one, as near as the board tells. */
function isAffected(position: Position, user: Figure, aim: Figure, on: Affected, figure: Figure): boolean {
  switch (on) {
    case "friends-adjacent":
      return isBeside(position, user, figure) && !areOpposed(figure, user);
    case "enemies-adjacent":
      return isBeside(position, user, figure) && areOpposed(figure, user);
    case "everybody-adjacent":
      return isBeside(position, user, figure);
    case "figures-in-room":
      return isInRoomOf(position, user, figure) && figure !== user;
    case "enemies-in-room":
      return isInRoomOf(position, user, figure) && areOpposed(figure, user);
    case "all-heroes-in-room":
      return isInRoomOf(position, user, figure) && figure.kind === "hero";
    case "enemies-adjacent-to-target":
      return isBeside(position, aim, figure) && areOpposed(figure, user);
    default:
      return false;
  }
}

/** HQ-8.6-a: in a corridor, whoever is in sight past figures. */
function isInRoomOf({ board, closed, blocked }: Position, user: Figure, { square }: Figure): boolean {
  const { grid, roomOf } = board;
  const room = roomOf[user.square]!;
  if (roomOf[square] !== room) return false;
  return room !== corridor || sees(grid, user.square, square, { edges: closed, squares: blocked });
}

function isBeside(position: Position, one: Figure, other: Figure): boolean {
  return other !== one && areBeside(position, one.square, other.square);
}

/** What a single effect on a single figure is worth to the user's side. */
function valueOn(position: Position, user: Figure, figure: Figure, effect: Effect): number {
  const { content } = position;
  const foe = areOpposed(figure, user);
  switch (effect.effect) {
    case "strike": {
      const value = valueOfStrike(position, figure, oddsOfSpell(content, effect.dice, effect.defence, figure));
      return foe ? value : -1.2 * value;
    }
    case "lose-body":
      return (foe ? 0.8 : -1) * effect.amount;
    case "heal-body":
      return foe ? 0 : relief(position, figure, effect.amount);
    case "heal-mind":
      return foe ? 0 : clarity(content, figure, effect.amount);
    case "lose-mind":
      if (foe) return figure.kind === "servant" && !isMindless(figure) && figure.mind <= effect.amount ? 2 : 0.3;
      // HQ-8.8.b: a friend isn't healed into shock.
      return figure.mind - effect.amount < 2 ? -5 : -0.5;
    case "sleep":
    case "held":
    case "lose-turn":
    case "commanded":
      return foe && !isBound(figure) ? 0.6 * worthOf(position, figure) : 0;
    case "attack-limit":
      return (foe ? 0.6 : -0.6) * Math.max(0, bestAttackDice(content, figure) - effect.dice);
    case "attack-at-least":
      return enemiesBeside(position, figure, figure.square) > 0
        ? 0.5 * (effect.dice - bestAttackDice(content, figure))
        : 0;
    case "attack-dice":
    case "defence-dice":
      return foe === effect.change < 0 && enemiesBeside(position, figure, figure.square) > 0
        ? 0.5 * Math.abs(effect.change)
        : 0;
    case "cannot-move":
      return foe && enemiesBeside(position, figure, figure.square) === 0 ? 0.3 * worthOf(position, figure) : 0;
    case "push":
      return foe && enemiesBeside(position, figure, figure.square) > 0 ? 0.4 : 0;
    case "destroy-item":
      return foe ? Math.max(0, ...figure.items.map((item) => 1.2 * (itemNamed(content, item).melee ?? 0))) : 0;
    default:
      return valueOfRest(position, user, figure, effect);
  }
}

/** What it is worth to get out of where one can do nothing more. */
const wayOut = 6;

/** HQ-12.2-b: in a deep pit, and nobody is there who could help. */
function isCaught(position: Position, figure: Figure): boolean {
  return figure.pit === "deep-pit" && !hasHelper(position, figure);
}

/** Effects that aren't about a blow. */
function valueOfRest(position: Position, user: Figure, figure: Figure, effect: Effect): number {
  switch (effect.effect) {
    case "dig-out":
      return figure.buried ? wayOut : 0;
    case "climb-out":
      return isCaught(position, figure) ? wayOut : 0;
    case "go-to-start":
      return isCaught(position, user) ? wayOut : 0;
    case "summon":
    case "summon-ally":
      return isCaught(position, user) ? wayOut : isThreatened(position, user) ? 2.5 : 0;
    case "revive":
      return 6;
    case "end-effects":
      return isBound(figure) && !isHelpless(figure) ? 2 : 0;
    case "go-to-refuge":
    case "shift":
      if (isCaught(position, user)) return wayOut;
      // Out of a fight that goes badly.
      return 2 * user.body <= user.fullBody && enemiesBeside(position, user, user.square) > 0 ? 4 : 0;
    case "movement-dice":
      return isRace(position.table) && figure === user ? 5 : 0;
    default:
      return 0;
  }
}

/** Enemies who can be here within a round or two. */
function isThreatened(position: Position, user: Figure): boolean {
  const { grid } = position.board;
  return activeEnemies(position, user).some(({ square }) => squaresApart(grid, square, user.square) <= 8);
}

/** Body points that are needed are worth more than those that aren't. */
function relief(position: Position, friend: Figure, amount: number): number {
  const gained = Math.min(amount, friend.fullBody - Math.max(0, friend.body));
  return gained * (isProne(friend) ? 2 : isWeak(position, friend) ? 1 : 0.3);
}

/** Mind points are needed by those who cast, and by those whom the next loss would stun. */
function clarity(content: HeroQuestContent, friend: Figure, amount: number): number {
  const gained = Math.min(amount, friend.fullMind - friend.mind);
  const casts = (sheetOf(content, friend)?.magicTurns ?? 0) > 0;
  return gained * (isInShock(friend) ? 2 : casts && friend.mind <= 2 ? 0.25 : 0.05);
}
