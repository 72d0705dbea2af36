import { bestOf, type Choice, offersOf, pick, pickAll } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { squaresApart } from "../../../content/board/grid.js";
import { isIdle, rollOf } from "../../perception/fate-rolls.js";
import { areBeside, standingHeroes } from "../../perception/position.js";
import type { Question } from "../../perception/question.js";
import { harmOfPlace } from "../wizard/mischief.js";

/** HQ-RH7-h-luck: the dice that do nothing as they lie. */
export function rollIdleAgain({ position, options }: Question): Choice | undefined {
  const roll = rollOf(position);
  if (!roll) return undefined;
  const picks = options.filter(({ target }) => isIdle(roll, target)).map(({ id }) => id);
  return pickAll(picks, "roll-again", { count: picks.length });
}

/** HQ-RH7-m-slip: into a trap or among the foes, else nowhere. */
export function slipSomewhere(question: Question): Choice {
  const { position } = question;
  const squares = offersOf(question.options, "to");
  const square = ({ target }: NamedOption) => position.board.names.indexOf(target);
  const hero = standingHeroes(position).find((one) =>
    squares.every((option) => areBeside(position, one.square, square(option))),
  );
  const harm = (option: NamedOption) => (hero ? harmOfPlace(position, hero, square(option)).harm : 0);
  const best = bestOf(squares, harm);
  return best && harm(best) > 0 ? pick(best.id, "slip-badly") : pick("stay", "slip-nowhere");
}

/** HQ-RH7-m-hand-slips: as far from every hero as it flies. */
export function farAway(question: Question): Choice | undefined {
  const { position } = question;
  const { grid, names } = position.board;
  const best = bestOf(offersOf(question.options, "to"), ({ target }) =>
    Math.min(...standingHeroes(position).map((hero) => squaresApart(grid, hero.square, names.indexOf(target)))),
  );
  return best && pick(best.id, "weapon-away");
}
