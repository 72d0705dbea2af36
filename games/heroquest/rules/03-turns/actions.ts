import { bar, done } from "@tavolata/kernel";
import { inSight } from "../../queries/board/line-of-sight.js";
import { areAdjacent, boardOf } from "../../queries/board/squares.js";
import { carriesRanged } from "../../queries/combat/equipment.js";
import { areEnemies, enemyBeside, isAdventurer } from "../../queries/figures.js";
import type { Door, Figure, Scenery, SearchKind } from "../../state.js";
import { beginMovement, whyNotMove } from "../04-movement/roll.js";
import { attack, attackNobody, isNear, strikesSomebody, whyNotAttack } from "../06-melee/melee.js";
import { prospectOfBlow, prospectOfShot } from "../06-melee/prospect.js";
import { shoot, shootNobody, whyNotShoot, whyShotLost } from "../07-ranged/ranged.js";
import { listMagic, magic } from "../08-magic/actions.js";
import { search } from "../09-search/search.js";
import { floor, isBeside, searchTreasure, whyNotSearchScenery } from "../09-search/treasure.js";
import { listSpecials } from "../10-special/special-actions.js";
import { closedDoorsBeside } from "../11-discovery/doors.js";
import { leversOf } from "../11-discovery/levers.js";
import { jump, whyNotJump } from "../13-jump/jump.js";
import { leverMoment } from "../16-quests/moments.js";
import { strikeAgain } from "../rh-3-experience/second-blow.js";
import { heroAction, type Menu } from "./hero-action.js";
import { whyNotType } from "./limits.js";

/**
 * HQ-3.7, HQ-3.8: what a figure might do with its next action, in the order of the rulebook: what is allowed or, for whoever wants to
 * see what is barred and why, everything.
 */
export function listActions(menu: Menu): void {
  listMovements(menu);
  listAttacks(menu);
  listShots(menu);
  const why = whyNotType(menu.acting, magic);
  if (menu.lists(why)) listMagic(menu, why);
  // HQ-3.6-b: antagonists neither search nor take special actions, unless these are printed for them.
  if (menu.acting.figure.kind === "hero") {
    listSearches(menu);
    listSpecials(menu);
  }
}

/** Chapter 4: HQ-4.1. */
const move = heroAction<undefined>({
  verb: "move",
  type: "move",
  whyNot: (_, { t, figure }) => whyNotMove(t, figure),
  run: (_, { t, turn, figure }) => beginMovement(t, turn, figure),
});

/** Chapter 13: HQ-13-a. */
const jumpOver = heroAction<number>({
  verb: "jump",
  target: (over, { t }) => boardOf(t.state).names[over]!,
  id: (over, { t }) => boardOf(t.state).jumpIds[over]!,
  type: "jump",
  at: (over, { t }) => [`square:${boardOf(t.state).names[over]}`],
  whyNot: (over, { t, turn, figure }) => whyNotJump(t, turn, figure, over),
  run: (over, { t, turn, figure }) => jump(t, turn, figure, over),
});

/** Chapter 6: HQ-6.1. */
const strike = heroAction<Figure>({
  verb: "attack",
  target: ({ id }) => id,
  type: "attack",
  at: ({ id }) => [`figure:${id}`],
  facts: (target, { t, figure }) => ({ strike: prospectOfBlow(t, figure, target) }),
  whyNot: (target, { t, figure }) => whyNotAttack(t, figure, target),
  *run(target, { t, figure }) {
    yield* attack(t, figure, target);
    if (figure.experience) yield* strikeAgain(t, figure);
  },
});

/** HQ-18.3: dice without a target. */
const strikeBlindly = heroAction<undefined>({
  verb: "attack-nobody",
  type: "attack",
  run: (_, { t, figure }) => attackNobody(t, figure),
});

/** Chapter 7: HQ-7.1-a. */
const shootAt = heroAction<Figure>({
  verb: "shoot",
  target: ({ id }) => id,
  type: "shoot",
  at: ({ id }) => [`figure:${id}`],
  facts: (target, { t, figure }) => ({ strike: prospectOfShot(t, figure, target) }),
  whyNot: (target, { t, figure }) => whyNotShoot(t, figure, target),
  whyLost: (_, { t, figure }) => whyShotLost(t.state, figure),
  run: (target, { t, turn, figure }) => shoot(t, turn, figure, target),
});

/** HQ-18.3: the same at range. */
const shootBlindly = heroAction<undefined>({
  verb: "shoot-nobody",
  type: "shoot",
  whyLost: (_, { t, figure }) => whyShotLost(t.state, figure),
  run: (_, { t, turn, figure }) => shootNobody(t, turn, figure),
});

/** Chapters 5 and 9: HQ-5.3, HQ-9.1: one kind for one action. */
const searchFor = heroAction<SearchKind>({
  verb: "search",
  target: (kind) => kind,
  type: "search",
  run(kind, { t, figure }) {
    search(t, figure, kind);
    return done;
  },
});

/** HQ-9.1.b-a */
const searchScenery = heroAction<Scenery>({
  verb: "treasure",
  target: ({ id }) => id,
  type: "search",
  at: ({ id }) => [`scenery:${id}`],
  whyNot: (piece, { t, figure }) => whyNotSearchScenery(t.state, figure, piece),
  run: (piece, { t, figure }) => searchTreasure(t, figure, piece.id),
});

const searchFloor = heroAction<undefined>({
  verb: "treasure",
  target: () => floor,
  type: "search",
  run: (_, { t, figure }) => searchTreasure(t, figure, floor),
});

/** HQ-11.3: a lever of the quest, pulled from the square beside. */
const pullLever = heroAction<number>({
  verb: "pull",
  target: (square, { t }) => boardOf(t.state).names[square]!,
  type: "search",
  at: (square, { t }) => [`square:${boardOf(t.state).names[square]}`],
  run(square, { t, figure }) {
    const { state } = t;
    const at = boardOf(state).names[square]!;
    state.secrets.moments.push(leverMoment(at));
    t.emit({ type: "lever-pulled", figure: figure.id, at }, { rules: ["HQ-11.3"] });
    return done;
  },
});

/** HQ-11.4-b, HQ-11.4-c: a closed door beside isn't opened by an action; who looks is told so. */
const openDoor = heroAction<Door>({
  verb: "open",
  target: ({ edge }, { t }) => boardOf(t.state).edgeNames[edge]!,
  type: "move",
  at: ({ edge }, { t }) => [`edge:${boardOf(t.state).edgeNames[edge]}`],
  whyNot(_, { turn, figure }) {
    if (!isAdventurer(figure)) return bar("HQ-11.5", "only-adventurers-open");
    return bar(turn.moves > 0 ? "HQ-11.4-c" : "HQ-11.4-b", "needs-movement-point");
  },
  run: () => done,
});

export function listDoors(menu: Menu): void {
  if (!menu.barredToo) return;
  const { t, figure } = menu.acting;
  for (const door of closedDoorsBeside(t.state, figure)) menu.add(openDoor, door);
}

function listMovements(menu: Menu): void {
  const { t, figure } = menu.acting;
  const whyNoMove = whyNotType(menu.acting, move);
  if (menu.lists(whyNoMove)) menu.add(move, undefined, whyNoMove);
  const whyNoJump = whyNotType(menu.acting, jumpOver);
  if (!menu.lists(whyNoJump)) return;
  for (const over of boardOf(t.state).jumpsFrom[figure.square]!) menu.add(jumpOver, over, whyNoJump);
}

function listAttacks(menu: Menu): void {
  const { t, figure } = menu.acting;
  const why = whyNotType(menu.acting, strike);
  if (!menu.lists(why)) return;
  for (const target of t.state.figures) {
    // A blow reaches nobody who is further away: they are only listed for whoever looks.
    const listed = menu.barredToo || isNear(t.state, figure, target);
    if (listed && areEnemies(target, figure)) menu.add(strike, target, why);
  }
  if (strikesSomebody(t, figure)) menu.add(strikeBlindly, undefined, why);
}

function listShots(menu: Menu): void {
  const { t, figure } = menu.acting;
  if (!carriesRanged(t.content, figure)) return;
  const why = whyNotType(menu.acting, shootAt);
  if (!menu.lists(why)) return;
  // HQ-18.5: with an enemy beside, a shot at anybody is declared and lost.
  const all = menu.barredToo || enemyBeside(t.state, figure) !== undefined;
  let inReach = false;
  for (const target of t.state.figures) {
    if (!areEnemies(target, figure) || !(all || inSight(t.state, figure, target))) continue;
    const before = menu.actions.length;
    menu.add(shootAt, target, why);
    inReach ||= menu.barredToo ? !whyNotShoot(t, figure, target) : menu.actions.length > before;
  }
  if (inReach) menu.add(shootBlindly, undefined, why);
}

function listSearches(menu: Menu): void {
  const { t, figure } = menu.acting;
  const why = whyNotType(menu.acting, searchFor);
  if (!menu.lists(why)) return;
  menu.add(searchFor, "traps", why);
  menu.add(searchFor, "secret-doors", why);
  menu.add(searchFloor, undefined, why);
  for (const square of leversOf(t.state)) {
    const near = square === figure.square || areAdjacent(t.state, figure.square, square);
    if (near) menu.add(pullLever, square, why);
  }
  for (const piece of t.state.scenery) {
    // What stands further away is only listed for whoever looks.
    if (menu.barredToo || isBeside(t.state, figure, piece)) menu.add(searchScenery, piece, why);
  }
}
