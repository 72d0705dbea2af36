import { isSpell } from "../../../content/spells/index.js";
import { itemNamed } from "../../../content/tables.js";
import { attackDice } from "../../evaluation/odds.js";
import { worthOf } from "../../evaluation/targets.js";
import { figureOf } from "../../perception/position.js";
import { squaresTo, waysOf } from "../../perception/ways.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick, why } from "../choice.js";

/** HQ-RH2-c: a whole new attack is worth more than one hit: at whom it is best to be rid of. */
export function sweepOn(moment: Moment): Choice {
  const { position } = moment;
  const targets = offersOf(moment, "sweep").flatMap((id) => figureOf(position, objectOf(id)) ?? []);
  const target = bestOf(targets, (one) => worthOf(position, one) / Math.max(1, one.body));
  return target ? pick(`sweep:${target.id}`, "sweep", { target: target.id }) : pick("no-sweep", "no-sweep");
}

/** HQ-4.13-c: the free attack that would hurt most is ignored. */
export function ignoreAttack(moment: Moment): Choice {
  const { content, position } = moment;
  const enemies = offersOf(moment, "ignore").flatMap((id) => figureOf(position, objectOf(id)) ?? []);
  const enemy = bestOf(enemies, (figure) => attackDice(content, figure));
  return enemy ? pick(`ignore:${enemy.id}`, "ignore-attack", { target: enemy.id }) : pick("keep-feat", "keep-feat");
}

/** HQ-18.6: what an overloaded hero would miss most. */
export function setAside(moment: Moment): Choice | undefined {
  const item = (id: string) => objectOf(id).split(">")[1] ?? "";
  const best = bestOf(offersOf(moment, "set-aside"), (id) => {
    const { melee = 0, defence = 0, gold } = itemNamed(moment.content, item(id));
    return 100 * (melee + defence) + gold;
  });
  return best === undefined ? undefined : pick(best, "set-aside", { item: item(best) });
}

/** HQ-RH4-a: of the cards that must be given up, those that strike nobody and cure nobody go first. */
export function giveCards(moment: Moment): Choice {
  const { content, decision } = moment;
  const worth = (id: string) => {
    const card = objectOf(id);
    if (!isSpell(card)) return 0;
    return content.spells[card].paid.some(({ effect }) => effect === "strike" || effect === "heal-body") ? 1 : 0;
  };
  const cards = [...offersOf(moment, "give")].sort((a, b) => worth(a) - worth(b));
  return { picks: cards.slice(0, decision.min), reason: why("give-cards") };
}

/** HQ-8.6-a: a card that opens or listens at a door: the nearest one that leads somewhere new. */
export function aimAtDoor(moment: Moment): Choice | undefined {
  const { position, decision } = moment;
  const { turn, doors } = position.table;
  const user = turn ? figureOf(position, turn.figure) : undefined;
  if (!user || user.seat !== decision.seat) return undefined;
  const reach = waysOf(position, user);
  const { edgeNames, grid } = position.board;
  const id = bestOf(offersOf(moment, "door"), (one) => {
    const door = doors.find(({ edge }) => edgeNames[edge] === objectOf(one));
    if (!door) return Number.NEGATIVE_INFINITY;
    const near = door.edge >> 1;
    const far = door.edge % 2 === 0 ? near + 1 : near + grid.width;
    return -Math.min(99, squaresTo(reach, near), squaresTo(reach, far));
  });
  return id === undefined ? undefined : pick(id, "nearest-door");
}
