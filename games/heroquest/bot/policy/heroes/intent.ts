import { bestOf, why } from "@tavolata/bots";
import { isWaitingAlly } from "../../../queries/figures.js";
import { isDisarmable, mayDisarm, squaresToDisarm } from "../../perception/disarming.js";
import { frontiersOf, isPartyNear, nextFrontier, patrolOf } from "../../perception/explore.js";
import { areBeside, enemiesBeside, squaresBeside, standingHeroes } from "../../perception/position.js";
import { isQuiet } from "../../perception/quiet.js";
import { canStay, gapAhead, isReached, nextStep, squaresTo, stepsOver } from "../../perception/ways.js";
import { intentOfAlly } from "./allies.js";
import { fallenToHelp } from "./care.js";
import { flight, hasFront, isAllowed, isFrail, squareBeside, stance, strike } from "./fighting.js";
import { isHurried, isRace, isWorthASearch, purposeOf, roomToHold } from "./goal.js";
import { aside, clearLanding, climbOut, helpOut, isBrink } from "./making-room.js";
import { goTo, type Intent, type Means } from "./means.js";
import { fetchWeapon, goToPile } from "./piles.js";
import { bringGift, fetchPrize } from "./sharing.js";

/** What a hero wants; whoever can do nothing about it where it stands makes room for a companion. */
export function intentOf(means: Means): Intent | undefined {
  const intent = firstOf(means);
  return isIdle(means, intent) ? (clearLanding(means) ?? intent) : intent;
}

/** Whether an intent leads nowhere just now. */
function isIdle({ position, hero, reach, left }: Means, intent: Intent | undefined): boolean {
  if (!intent) return true;
  if (intent.to === hero.square) return intent.opens < 0;
  if (gapAhead(position, reach, hero, intent.to) !== undefined) return false;
  return nextStep(position, reach, hero, intent.to, left) === undefined;
}

/** Out of a deep pit first, and then the first of these that there is reason for. */
function firstOf(means: Means): Intent | undefined {
  return means.hero.pit === "deep-pit" ? climbOut(means, wishOf(means)) : wishOf(means);
}

function wishOf(means: Means): Intent | undefined {
  const { position, hero } = means;
  const purpose = purposeOf(position, hero);
  if (hero.kind === "ally" && purpose !== "leave") return intentOfAlly(means);
  if (purpose === "leave")
    return fetchWeapon(means) ?? wayOut(means) ?? strike(means) ?? exploration(means) ?? patrol(means);
  return (
    flight(means) ??
    help(means) ??
    fetchWeapon(means) ??
    strike(means) ??
    helpOut(means) ??
    (purpose === "hold" ? returnToRoom(means) : undefined) ??
    (isRace(position.table) ? undefined : stance(means)) ??
    fetchPrize(means) ??
    reachAlly(means) ??
    bringGift(means) ??
    disarmTrap(means) ??
    treasure(means) ??
    goToPile(means) ??
    (purpose === "escort" ? escort(means) : undefined) ??
    (purpose === "hold" ? undefined : (exploration(means) ?? patrol(means)))
  );
}

/** The nearest exit that is free. */
function wayOut({ position, hero, reach }: Means): Intent | undefined {
  const { exit = [] } = position.table;
  const free = exit.filter((square) => isReached(reach, square) && canStay(position, hero, square));
  const to = bestOf(free, (square) => -squaresTo(reach, square));
  return to === undefined ? undefined : goTo(to, why("go-to-exit"));
}

/** With whoever carries the prize, but never in the way: near the exit, not on it. */
function escort(means: Means): Intent | undefined {
  const { position, hero, reach } = means;
  const { exit = [] } = position.table;
  const out = wayOut(means);
  if (exit.includes(hero.square)) return aside(means, (square) => exit.includes(square));
  if (!out) return undefined;
  return squaresTo(reach, out.to) <= nearExit ? goTo(hero.square, why("cover-exit")) : goTo(out.to, why("escort"));
}

const nearExit = 3;

/** To a companion who lies there, with something to drink. */
function help({ position, hero, reach, left, after }: Means): Intent | undefined {
  if (after < 1) return undefined;
  for (const fallen of fallenToHelp(position, hero)) {
    const to = squareBeside(position, hero, reach, fallen.square, left);
    if (to !== undefined && enemiesBeside(position, hero, to) === 0) {
      return goTo(to, why("go-to-fallen", { figure: fallen.id }));
    }
  }
  return undefined;
}

/** HQ-12.7: whoever can puts traps out of action that lie in the way, before others walk into them. */
function disarmTrap({ position, hero, reach }: Means): Intent | undefined {
  const { content, table } = position;
  if (!mayDisarm(content, hero) || isHurried(table) || !isQuiet(position, hero)) return undefined;
  let best: { readonly to: number; readonly steps: number } | undefined;
  for (const trap of table.traps) {
    if (!isDisarmable(trap)) continue;
    for (const to of squaresToDisarm(position, trap)) {
      const steps = squaresTo(reach, to);
      if (steps <= farthestTrap && steps < (best?.steps ?? Number.POSITIVE_INFINITY) && canStay(position, hero, to)) {
        best = { to, steps };
      }
    }
  }
  return best && goTo(best.to, why("go-to-trap"));
}

const farthestTrap = 12;

/** To somebody who waits to be freed. */
function reachAlly({ position, hero, reach }: Means): Intent | undefined {
  const ally = position.table.figures.find(isWaitingAlly);
  const to = ally && squareBeside(position, hero, reach, ally.square, Number.MAX_SAFE_INTEGER);
  return ally && to !== undefined ? goTo(to, why("reach-ally", { figure: ally.id })) : undefined;
}

/** HQ-9.1.b: to furniture that nobody has searched, when it is quiet. */
function treasure({ position, hero, reach }: Means): Intent | undefined {
  const { table } = position;
  const hasty = isHurried(table);
  if (isRace(table) || !isWorthASearch(position, hero)) return undefined;
  const others = standingHeroes(position).filter((one) => one !== hero);
  let best: { readonly to: number; readonly piece: string } | undefined;
  let least: number = hasty ? nearChest : position.style.farthestChest;
  for (const { id, squares } of table.scenery) {
    if (table.emptied.includes(id) || !isAllowed(position, squares[0]!)) continue;
    const around = squares.flatMap((square) => squaresBeside(position, square));
    // One is enough for a piece.
    if (others.some(({ square }) => around.includes(square))) continue;
    for (const square of around) {
      const steps = squaresTo(reach, square);
      if (steps >= least || !canStay(position, hero, square)) continue;
      least = steps;
      best = { to: square, piece: id };
    }
  }
  // Where it isn't quiet enough to search, nobody waits for it either.
  if (best?.to === hero.square && !isQuiet(position, hero)) return undefined;
  return best && goTo(best.to, why("go-to-treasure", { scenery: best.piece }));
}

/** With no time to lose, only what lies on the way. */
const nearChest = 5;

/** To the nearest thing that nobody knows; doors are opened together, and with an action left for what is behind. */
function exploration(means: Means): Intent | undefined {
  const { position, hero, reach, after } = means;
  const frontier = nextFrontier(position, reach, hero);
  if (!frontier) return undefined;
  const { square, edge } = frontier;
  const waits = !isRace(position.table) && position.table.round % position.style.doorPatience !== 0;
  // Where there is no room to change places, the frail open doors, too, sooner or later.
  const lets = waits || hero.square !== square;
  if (lets && !isRace(position.table) && isFrail(position, hero) && hasFront(position, hero))
    return behindLeaders(means, square);
  if (edge < 0) return goTo(square, why("explore-corridor"));
  const alone = waits && !isPartyNear(position, hero, square);
  if (alone) return goTo(square, why("wait-at-door"));
  return after > 0 ? goTo(square, why("explore-door"), edge) : goTo(square, why("prepare-at-door"));
}

/** The frail let others open doors and turn corners, a few steps behind. */
function behindLeaders({ position, hero, reach }: Means, threshold: number): Intent | undefined {
  const { cost } = stepsOver(position, threshold);
  const leader = bestOf(
    standingHeroes(position).filter((one) => one !== hero && !isFrail(position, one) && cost[one.square]! >= 0),
    (one) => -cost[one.square]!,
  );
  if (!leader) return goTo(threshold, why("explore-corridor"));
  const around = stepsOver(position, leader.square).cost;
  const pits = standingHeroes(position).filter(({ pit }) => pit === "deep-pit");
  const thresholds = new Set(frontiersOf(position, reach).map(({ square }) => square));
  const places = reach.reached.filter(
    (square) =>
      around[square]! >= 0 &&
      around[square]! <= fewSteps &&
      cost[square]! > 1 &&
      canStay(position, hero, square) &&
      !thresholds.has(square) &&
      !isBrink(position, square) &&
      !pits.some((one) => areBeside(position, one.square, square)),
  );
  const to = bestOf(places, (square) => -Math.abs(around[square]! - 2) - squaresTo(reach, square) / 4);
  return to === undefined ? undefined : goTo(to, why("follow", { figure: leader.id }));
}

/** Near enough to be protected, far enough not to be in the way. */
const fewSteps = 3;

function patrol({ position, hero, reach }: Means): Intent | undefined {
  const to = patrolOf(position, hero, reach);
  return to === undefined ? undefined : goTo(to, why("patrol"));
}

/** The room that must be held isn't left, and is gone back to. */
function returnToRoom({ position, hero, reach }: Means): Intent | undefined {
  const { board, table } = position;
  const room = board.letters.indexOf(roomToHold(table) ?? "");
  if (room < 0 || board.roomOf[hero.square] === room) return undefined;
  const to = bestOf(
    board.squaresOf[room]!.filter((square) => isReached(reach, square) && canStay(position, hero, square)),
    (square) => -squaresTo(reach, square),
  );
  return to === undefined ? undefined : goTo(to, why("hold-room"));
}
