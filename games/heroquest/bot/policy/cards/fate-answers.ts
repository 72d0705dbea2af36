import { squaresApart } from "@tavolata/kit";
import { isIdle, rollOf } from "../../perception/fate-rolls.js";
import { areBeside, standingHeroes } from "../../perception/position.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick, why } from "../choice.js";
import { bestVictim, harmOfPlace, safestSquare } from "../wizard/mischief.js";
import { bestHeroicCard } from "./heroic-cards.js";
import { bestMisfortune, nameDoor, nameFighter, nameVictim } from "./misfortune-cards.js";

/** Questions about heroic and misfortune cards (HQ-RH7). */
export function answerFate(moment: Moment): Choice | undefined {
  switch (moment.decision.kind) {
    case "heroic-card":
      return bestHeroicCard(moment);
    case "misfortune-card":
      return bestMisfortune(moment);
    case "name-hero":
      return nameVictim(moment);
    case "name-antagonist":
      return nameFighter(moment);
    case "name-door":
      return nameDoor(moment);
    case "extra-attack":
      return bestVictim(moment, "attack");
    case "leap":
      return safestSquare(moment, "leap");
    case "reroll":
      return rollIdleAgain(moment);
    case "stumble":
      return slipSomewhere(moment);
    case "weapon-place":
      return farAway(moment);
    case "name-card":
      return pick("name:lightning-attack", "name-card");
    default:
      return undefined;
  }
}

/** HQ-RH7-h-luck: the dice that do nothing as they lie. */
function rollIdleAgain({ position, ids }: Moment): Choice | undefined {
  const roll = rollOf(position);
  if (!roll) return undefined;
  const picks = ids.filter((id) => isIdle(roll, id.slice(id.indexOf("-") + 1)));
  return { picks, reason: why("roll-again", { count: picks.length }) };
}

/** HQ-RH7-m-slip: into a trap or among the foes, else nowhere. */
function slipSomewhere(moment: Moment): Choice {
  const { position } = moment;
  const squares = offersOf(moment, "to");
  const square = (id: string) => position.board.names.indexOf(objectOf(id));
  const hero = standingHeroes(position).find((one) =>
    squares.every((id) => areBeside(position, one.square, square(id))),
  );
  const harm = (id: string) => (hero ? harmOfPlace(position, hero, square(id)).harm : 0);
  const best = bestOf(squares, harm);
  return best !== undefined && harm(best) > 0 ? pick(best, "slip-badly") : pick("stay", "slip-nowhere");
}

/** HQ-RH7-m-hand-slips: as far from every hero as it flies. */
function farAway(moment: Moment): Choice | undefined {
  const { position } = moment;
  const { grid, names } = position.board;
  const id = bestOf(offersOf(moment, "to"), (one) =>
    Math.min(...standingHeroes(position).map((hero) => squaresApart(grid, hero.square, names.indexOf(objectOf(one))))),
  );
  return id === undefined ? undefined : pick(id, "weapon-away");
}
