import { done } from "@tavolata/kernel";
import { inSight } from "../../queries/board/line-of-sight.js";
import { areAdjacent, boardOf } from "../../queries/board/squares.js";
import { carriesRanged } from "../../queries/combat/equipment.js";
import { prospectOfBlow, prospectOfShot } from "../../queries/combat/prospect.js";
import { areEnemies, enemyBeside } from "../../queries/figures.js";
import type { Door, Figure, Scenery, SearchKind } from "../../state.js";
import { beginMovement, whyNotMove } from "../04-movement/roll.js";
import { attack, attackNobody, isNear, strikesSomebody, whyNotAttack } from "../06-melee/melee.js";
import { shoot, shootNobody, whyNotShoot, whyShotLost } from "../07-ranged/ranged.js";
import { addMagic, magic } from "../08-magic/deeds.js";
import { search } from "../09-search/search.js";
import { floor, isBeside, searchTreasure, whyNotSearchScenery } from "../09-search/treasure.js";
import { addSpecials } from "../10-special/special-deeds.js";
import { closedDoorsBeside } from "../11-discovery/doors.js";
import { leversOf } from "../11-discovery/levers.js";
import { jump, whyNotJump } from "../13-jump/jump.js";
import { leverMoment } from "../16-quests/moments.js";
import { strikeAgain } from "../rh-3-experience/second-blow.js";
import { add, type Deeds, wantsKind } from "./collecting.js";
import { type Acting, type Deed, deed, verbOf } from "./deed.js";

/**
 * HQ-3.7, HQ-3.8: what a figure might do with its next action, in the order of the rulebook: what is allowed or, for whoever wants to
 * see what is barred and why, everything.
 */
export function deedsOf(acting: Acting, barredToo: boolean): Deed[] {
  const deeds: Deeds = { acting, barredToo, list: [] };
  addMovements(deeds);
  addAttacks(deeds);
  addShots(deeds);
  if (wantsKind(deeds, magic)) addMagic(deeds);
  // HQ-3.6-b: antagonists neither search nor take special actions, unless these are printed for them.
  if (acting.figure.kind === "hero") {
    addSearches(deeds);
    addSpecials(deeds);
  }
  return deeds.list;
}

/** Chapter 4: HQ-4.1. */
const move = verbOf<undefined>({
  type: "move",
  whyNot: ({ t, figure }) => whyNotMove(t, figure),
  perform: ({ t, turn, figure }) => beginMovement(t, turn, figure),
});

/** Chapter 13: HQ-13-a. */
const jumpOver = verbOf<number>({
  type: "jump",
  at: (over, { t }) => [`square:${boardOf(t.state).names[over]}`],
  whyNot: ({ t, turn, figure }, over) => whyNotJump(t, turn, figure, over),
  perform: ({ t, turn, figure }, over) => jump(t, turn, figure, over),
});

/** Chapter 6: HQ-6.1. */
const strike = verbOf<Figure>({
  type: "attack",
  at: ({ id }) => [`figure:${id}`],
  facts: (target, { t, figure }) => ({ strike: prospectOfBlow(t, figure, target) }),
  whyNot: ({ t, figure }, target) => whyNotAttack(t, figure, target),
  *perform({ t, figure }, target) {
    yield* attack(t, figure, target);
    if (figure.experience) yield* strikeAgain(t, figure);
  },
});

/** HQ-18.3: dice without a target. */
const strikeBlindly = verbOf<undefined>({
  type: "attack",
  perform: ({ t, figure }) => attackNobody(t, figure),
});

/** Chapter 7: HQ-7.1-a. */
const shootAt = verbOf<Figure>({
  type: "shoot",
  at: ({ id }) => [`figure:${id}`],
  facts: (target, { t, figure }) => ({ strike: prospectOfShot(t, figure, target) }),
  whyNot: ({ t, figure }, target) => whyNotShoot(t, figure, target),
  whyLost: ({ t, figure }) => whyShotLost(t.state, figure),
  perform: ({ t, turn, figure }, target) => shoot(t, turn, figure, target),
});

/** HQ-18.3: the same at range. */
const shootBlindly = verbOf<undefined>({
  type: "shoot",
  whyLost: ({ t, figure }) => whyShotLost(t.state, figure),
  perform: ({ t, turn, figure }) => shootNobody(t, turn, figure),
});

/** Chapters 5 and 9: HQ-5.3, HQ-9.1: one kind for one action. */
const searchFor = verbOf<SearchKind>({
  type: "search",
  perform({ t, figure }, kind) {
    search(t, figure, kind);
    return done;
  },
});

/** HQ-9.1.b-a */
const searchScenery = verbOf<Scenery>({
  type: "search",
  at: ({ id }) => [`scenery:${id}`],
  whyNot: ({ t, figure }, piece) => whyNotSearchScenery(t.state, figure, piece),
  perform: ({ t, figure }, piece) => searchTreasure(t, figure, piece.id),
});

const searchFloor = verbOf<undefined>({
  type: "search",
  perform: ({ t, figure }) => searchTreasure(t, figure, floor),
});

/** HQ-11.3: a lever of the quest, pulled from the square beside. */
const pullLever = verbOf<number>({
  type: "search",
  at: (square, { t }) => [`square:${boardOf(t.state).names[square]}`],
  perform({ t, figure }, square) {
    const { state } = t;
    const at = boardOf(state).names[square]!;
    state.secrets.moments.push(leverMoment(at));
    t.emit({ type: "lever-pulled", figure: figure.id, at }, { rules: ["HQ-11.3"] });
    return done;
  },
});

/** HQ-11.4-b: a door beside; only a movement opens it. */
const openDoor = verbOf<Door>({
  type: "move",
  at: ({ edge }, { t }) => [`edge:${boardOf(t.state).edgeNames[edge]}`],
  perform: () => done,
});

export function doorDeeds(acting: Acting): Deed[] {
  const { t, figure } = acting;
  const { edgeNames } = boardOf(t.state);
  return closedDoorsBeside(t.state, figure).map((door) => deed(acting, openDoor, `open:${edgeNames[door.edge]}`, door));
}

function addMovements(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  if (wantsKind(deeds, move)) add(deeds, move, undefined, moveId);
  if (!wantsKind(deeds, jumpOver)) return;
  for (const over of boardOf(t.state).jumpsFrom[figure.square]!) add(deeds, jumpOver, over, jumpId);
}

function addAttacks(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  if (!wantsKind(deeds, strike)) return;
  for (const target of t.state.figures) {
    // A blow reaches nobody who is further away: they are only listed for whoever looks.
    const listed = deeds.barredToo || isNear(t.state, figure, target);
    if (listed && areEnemies(target, figure)) add(deeds, strike, target, attackId);
  }
  if (strikesSomebody(t, figure)) add(deeds, strikeBlindly, undefined, blindId);
}

function addShots(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  if (!carriesRanged(t.content, figure) || !wantsKind(deeds, shootAt)) return;
  // HQ-18.5: with an enemy beside, a shot at anybody is declared and lost.
  const all = deeds.barredToo || enemyBeside(t.state, figure) !== undefined;
  let inReach = false;
  for (const target of t.state.figures) {
    if (!areEnemies(target, figure) || !(all || inSight(t.state, figure, target))) continue;
    const before = deeds.list.length;
    add(deeds, shootAt, target, shotId);
    inReach ||= deeds.barredToo ? !whyNotShoot(t, figure, target) : deeds.list.length > before;
  }
  if (inReach) add(deeds, shootBlindly, undefined, blindShotId);
}

const moveId = () => "move";
const jumpId = (over: number, { t }: Acting) => boardOf(t.state).jumpIds[over]!;
const blindId = () => "attack-nobody";
const attackId = ({ id }: Figure) => `attack:${id}`;
const shotId = ({ id }: Figure) => `shoot:${id}`;
const blindShotId = () => "shoot-nobody";

function addSearches(deeds: Deeds): void {
  const { t, figure } = deeds.acting;
  if (!wantsKind(deeds, searchFor)) return;
  add(deeds, searchFor, "traps", searchId);
  add(deeds, searchFor, "secret-doors", searchId);
  add(deeds, searchFloor, undefined, floorId);
  for (const square of leversOf(t.state)) {
    const near = square === figure.square || areAdjacent(t.state, figure.square, square);
    if (near) add(deeds, pullLever, square, leverId);
  }
  for (const piece of t.state.scenery) {
    // What stands further away is only listed for whoever looks.
    if (deeds.barredToo || isBeside(t.state, figure, piece)) add(deeds, searchScenery, piece, treasureId);
  }
}

const leverId = (square: number, { t }: Acting) => `pull:${boardOf(t.state).names[square]}`;
const floorId = () => `treasure:${floor}`;
const searchId = (kind: SearchKind) => `search:${kind}`;
const treasureId = ({ id }: Scenery) => `treasure:${id}`;
