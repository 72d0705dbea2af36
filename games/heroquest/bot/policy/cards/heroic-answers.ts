import { bestOf, type Choice, offersOf, pick, pickAll } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { isSpell } from "../../../content/spells/index.js";
import { itemNamed } from "../../../content/tables.js";
import { bestAttackDice } from "../../../queries/combat/dice-count.js";
import { worthOf } from "../../evaluation/targets.js";
import { figureOf } from "../../perception/position.js";
import { figuresOffered, type Question } from "../../perception/question.js";
import { squaresTo, waysOf } from "../../perception/ways.js";

/** HQ-RH2-c: a whole new attack is worth more than one hit: at whom it is best to be rid of. */
export function sweepOn(question: Question): Choice {
  const { position } = question;
  const targets = figuresOffered(question, "sweep");
  const target = bestOf(targets, (one) => worthOf(position, one) / Math.max(1, one.body));
  return target ? pick(`sweep:${target.id}`, "sweep", { target: target.id }) : pick("no-sweep", "no-sweep");
}

/** HQ-4.13-c: the free attack that would hurt most is ignored. */
export function ignoreAttack(question: Question): Choice {
  const { content } = question;
  const enemies = figuresOffered(question, "ignore");
  const enemy = bestOf(enemies, (figure) => bestAttackDice(content, figure));
  return enemy ? pick(`ignore:${enemy.id}`, "ignore-attack", { target: enemy.id }) : pick("keep-feat", "keep-feat");
}

/** HQ-18.6: what an overloaded hero would miss most. */
export function setAside(question: Question): Choice | undefined {
  const best = bestOf(offersOf(question.options, "set-aside"), ({ target }) => {
    const { melee = 0, defence = 0, gold } = itemNamed(question.content, target);
    return 100 * (melee + defence) + gold;
  });
  return best && pick(best.id, "set-aside", { item: best.target });
}

/** HQ-RH4-a: of the cards that must be given up, those that strike nobody and cure nobody go first. */
export function giveCards(question: Question): Choice {
  const { content, min } = question;
  const worth = ({ target: card }: NamedOption) => {
    if (!isSpell(card)) return 0;
    return content.spells[card].paid.some(({ effect }) => effect === "strike" || effect === "heal-body") ? 1 : 0;
  };
  const cards = offersOf(question.options, "give").sort((a, b) => worth(a) - worth(b));
  return pickAll(
    cards.slice(0, min).map(({ id }) => id),
    "give-cards",
  );
}

/** HQ-8.6-a: a card that opens or listens at a door: the nearest one that leads somewhere new. */
export function aimAtDoor(question: Question): Choice | undefined {
  const { position, seat } = question;
  const { turn, doors } = position.table;
  const user = turn ? figureOf(position, turn.figure) : undefined;
  if (!user || user.seat !== seat) return undefined;
  const reach = waysOf(position, user);
  const { edgeNames, grid } = position.board;
  const best = bestOf(offersOf(question.options, "door"), ({ target }) => {
    const door = doors.find(({ edge }) => edgeNames[edge] === target);
    if (!door) return Number.NEGATIVE_INFINITY;
    const near = door.edge >> 1;
    const far = door.edge % 2 === 0 ? near + 1 : near + grid.width;
    return -Math.min(99, squaresTo(reach, near), squaresTo(reach, far));
  });
  return best && pick(best.id, "nearest-door");
}
