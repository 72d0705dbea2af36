import { bestOf, type Choice, offersOf, pick, pickAll, targetsOf } from "@tavolata/bots";
import { squaresApart } from "../../content/board/grid.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import { valueOfBlow } from "../evaluation/targets.js";
import { isAtALoss } from "../perception/explore.js";
import { areOpposed, enemiesBeside, figureOf, heroOf, type Position, standingHeroes } from "../perception/position.js";
import type { Question } from "../perception/question.js";

/** HQ-4.7-a: companions help each other through narrow places. */
export function grantPassage(): Choice {
  return pick("yes", "grant-passage");
}

/** HQ-4.13-b: what isn't used against the first trap is lost. */
export function spendFeat(): Choice {
  return pick("yes", "spend-feat");
}

/** HQ-6.13: a counter-attack costs nothing, and nothing answers it. */
export function strikeBack(): Choice {
  return pick("yes", "strike-back");
}

/** HQ-18.5: an action that would be lost is spent on something else. */
export function keepAction(): Choice {
  return pick("no", "keep-action");
}

/** HQ-10.4: whoever asks will need it more. */
export function agreeToExchange(): Choice {
  return pick("yes", "agree");
}

/** HQ-16.2: only when hardly anybody can stand any more, or nothing is left to try. */
export function voteOnGivingUp({ position, seat }: Question): Choice {
  // Whose hero is gone looks at it through the eyes of whoever proposes it.
  const { turn } = position.table;
  const hero = heroOf(position, seat) ?? (turn ? figureOf(position, turn.figure) : undefined);
  if (hero && isAtALoss(position, hero)) return pick("yes", "at-a-loss");
  const standing = standingHeroes(position);
  const strength = standing.reduce((sum, { body }) => sum + body, 0);
  const hopeless = 2 * standing.length <= position.table.order.length && strength <= 2;
  return hopeless ? pick("yes", "give-up") : pick("no", "go-on");
}

/** HQ-10.6-a: dice that don't hit are rolled again. */
export function rollAgain({ max, options }: Question): Choice {
  const misses = offersOf(options, "die").filter(({ target }) => target !== "skull" && target !== "hq");
  const picks = misses.slice(0, max).map(({ id }) => id);
  return pickAll(picks, "roll-again", { count: picks.length });
}

/** HQ-6.8-b: the most dice for this blow or shot, with all blows that a card gives against such a foe; of equals, one that isn't lost by throwing it. */
export function bestWeapon(question: Question): Choice {
  const { content, position, seat, options } = question;
  const weapons = targetsOf(options, "weapon");
  const figure = heroOf(position, seat);
  const shoots = isForShot(position, figure, weapons);
  const foe = figure && bestOf(enemiesAround(position, figure), (one) => valueOfBlow(position, figure, one));
  const dice = (weapon: string) => {
    const { melee = 0, ranged = 0, throwable, against } = itemNamed(content, weapon);
    if (shoots) return 2 * ranged - (throwable ? 1 : 0);
    const special = foe && against?.kinds.includes(foe.type) ? against : { melee, attacks: 1 };
    return (figure?.attack ?? 1) * special.attacks + special.melee * special.attacks;
  };
  const best = weapons.reduce((one, other) => (dice(other) > dice(one) ? other : one));
  return pick(`weapon:${best}`, "best-weapon", { item: best });
}

/** Whom a blow might be struck at, with the longest weapon. */
function enemiesAround({ table, board }: Position, figure: Figure): Figure[] {
  return table.figures.filter(
    (other) => areOpposed(other, figure) && squaresApart(board.grid, other.square, figure.square) <= 1,
  );
}

/** A blow is struck at somebody beside; with only weapons for both, where they stand tells which it is. */
function isForShot(position: Position, figure: Figure | undefined, weapons: readonly string[]): boolean {
  const { content } = position;
  if (weapons.some((weapon) => itemNamed(content, weapon).melee === undefined)) return true;
  if (weapons.some((weapon) => itemNamed(content, weapon).ranged === undefined)) return false;
  return figure !== undefined && enemiesBeside(position, figure, figure.square) === 0;
}
