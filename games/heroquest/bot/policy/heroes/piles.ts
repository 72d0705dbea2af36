import { bestOf, type Choice, offersOf, pick, why } from "@tavolata/bots";
import type { HeroQuestContent } from "../../../content/content.js";
import { itemNamed } from "../../../content/tables.js";
import { mayUse } from "../../../queries/combat/equipment.js";
import { loadOf } from "../../../queries/combat/load.js";
import type { Figure, Pile } from "../../../state.js";
import { enemiesBeside, type Position, squaresBeside } from "../../perception/position.js";
import type { Acting } from "../../perception/question.js";
import { canStay, squaresTo } from "../../perception/ways.js";
import { isHurried } from "./goal.js";
import { goTo, type Intent, type Means } from "./means.js";
import { bestMelee } from "./sharing.js";

/** HQ-6.14.d-a: what somebody left behind, if it is worth the way. */
export function goToPile({ position, hero, reach }: Means): Intent | undefined {
  if (isHurried(position.table)) return undefined;
  for (const pile of position.table.piles) {
    const { square } = pile;
    if (
      squaresTo(reach, square) <= farthestPile &&
      canStay(position, hero, square) &&
      canBear(position.content, hero, pile)
    )
      return goTo(square, why("go-to-pile"));
  }
  return undefined;
}

const farthestPile = 20;

/** HQ-RH7-m-hand-slips: to a weapon that lies near, with which a hero would strike harder, where no enemy would spoil it (HQ-10.4-b). */
export function fetchWeapon({ position, hero, reach }: Means): Intent | undefined {
  if (hero.kind !== "hero") return undefined;
  for (const pile of position.table.piles) {
    const item = betterWeapon(position.content, hero, pile);
    if (item === undefined) continue;
    const places = [pile.square, ...squaresBeside(position, pile.square)].filter(
      (square) =>
        squaresTo(reach, square) <= nearWeapon &&
        canStay(position, hero, square) &&
        enemiesBeside(position, hero, square) === 0,
    );
    const to = bestOf(places, (square) => -squaresTo(reach, square));
    if (to !== undefined) return goTo(to, why("fetch-weapon", { item }));
  }
  return undefined;
}

/** As far as one goes for it when time is short. */
const nearWeapon = 5;

/** HQ-10.4-a: a weapon within reach that is better than what the hero has comes before the way out. */
export function takeWeapon(acting: Acting): Choice | undefined {
  return take(acting, (pile) => betterWeapon(acting.content, acting.figure, pile) !== undefined);
}

/** HQ-10.4-a: whatever lies within reach. */
export function takePile(acting: Acting): Choice | undefined {
  return take(acting, (pile) => canBear(acting.content, acting.figure, pile));
}

/** HQ-10.4-b: not with an enemy beside, which would lose the action. */
function take(acting: Acting, isWanted: (pile: Pile) => boolean): Choice | undefined {
  const { position, figure } = acting;
  if (enemiesBeside(position, figure, figure.square) > 0) return undefined;
  const option = offersOf(acting.options, "take").find(({ target }) => isWanted(pileAt(position, target)));
  return option && pick(option.id, "take-pile");
}

function pileAt({ table, board }: Position, place: string): Pile {
  return table.piles.find(({ square }) => board.names[square] === place)!;
}

/** The weapon among what lies there that strikes hardest, if it strikes harder than all that a hero has. */
function betterWeapon(content: HeroQuestContent, hero: Figure, pile: Pile): string | undefined {
  const best = bestOf(
    pile.items.filter((item) => mayUse(content, hero, item)),
    (item) => itemNamed(content, item).melee ?? 0,
  );
  const isBetter = best !== undefined && (itemNamed(content, best).melee ?? 0) > bestMelee(content, hero);
  return isBetter && canBear(content, hero, pile) ? best : undefined;
}

/** HQ-RH1.2: a pile is taken as a whole; with so much load a hero would do everything by half. */
function canBear(content: HeroQuestContent, hero: Figure, { items }: Pile): boolean {
  if (hero.capacity === undefined) return true;
  let load = loadOf(content, hero);
  for (const item of items) load += itemNamed(content, item).load;
  return load < hero.capacity;
}
