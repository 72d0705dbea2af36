import { areAdjacent, boardOf } from "../board/squares.js";
import { rangedWeapons } from "../combat/equipment.js";
import { attack, attackNobody, strikesSomebody, whyNotAttack } from "../combat/melee.js";
import { shoot, whyNotShoot, whyShotLost } from "../combat/ranged.js";
import { type Sight, sightOf } from "../combat/sight.js";
import { closedDoorsBeside } from "../discovery/doors.js";
import { areEnemies } from "../figures.js";
import { addMagic } from "../magic/deeds.js";
import { jump, jumpsFrom, whyNotJump } from "../movement/jump.js";
import { beginMovement, whyNotMove } from "../movement/roll.js";
import { leverMoment } from "../quest/moments.js";
import { search } from "../search/search.js";
import { floor, searchTreasure, whyNotSearchScenery } from "../search/treasure.js";
import type { Door, Figure, HeroQuest, Scenery, SearchKind } from "../state.js";
import { type Acting, type Deed, deed, type Verb } from "./deed.js";
import { addSpecials } from "./special-deeds.js";

/** HQ-3.7, HQ-3.8: everything that a figure might do with its next action, in the order of the rulebook. */
export function deedsOf(acting: Acting): Deed[] {
  const deeds: Deed[] = [];
  addMovements(deeds, acting);
  addAttacks(deeds, acting);
  addMagic(deeds, acting);
  // HQ-3.6-b: antagonists neither search nor take special actions, unless these are printed for them.
  if (acting.figure.kind === "hero") {
    addSearches(deeds, acting);
    addSpecials(deeds, acting);
  }
  return deeds;
}

/** Chapter 4: HQ-4.1. */
const move: Verb<undefined> = {
  type: "move",
  whyNot: ({ t, figure }) => whyNotMove(t, figure),
  perform: ({ t, turn, figure }) => beginMovement(t, turn, figure),
};

/** Chapter 13: HQ-13-a. */
const jumpOver: Verb<number> = {
  type: "jump",
  at: (over, { t }) => [`square:${boardOf(t.state).names[over]}`],
  whyNot: ({ t, turn, figure }, over) => whyNotJump(t, turn, figure, over),
  perform: ({ t, turn, figure }, over) => jump(t, turn, figure, over),
};

/** Chapter 6: HQ-6.1. */
const strike: Verb<Figure> = {
  type: "attack",
  at: ({ id }) => [`figure:${id}`],
  whyNot: ({ t, figure }, target) => whyNotAttack(t, figure, target),
  perform: ({ t, figure }, target) => attack(t, figure, target),
};

/** HQ-18.3: dice without a target. */
const strikeBlindly: Verb<undefined> = {
  type: "attack",
  perform: ({ t, figure }) => attackNobody(t, figure),
};

/** Chapter 7: HQ-7.1-a. */
const shootAt: Verb<{ readonly target: Figure; readonly sight: Sight }> = {
  type: "shoot",
  at: ({ target }) => [`figure:${target.id}`],
  whyNot: ({ t, figure }, { target, sight }) => whyNotShoot(t, sight, figure, target),
  whyLost: ({ t, figure }) => whyShotLost(t.state, figure),
  perform: ({ t, turn, figure }, { target }) => shoot(t, turn, figure, target),
};

/** Chapters 5 and 9: HQ-5.3, HQ-9.1: one kind for one action. */
const searchFor: Verb<SearchKind> = {
  type: "search",
  *perform({ t, figure }, kind) {
    search(t, figure, kind);
  },
};

/** HQ-9.1.b-a */
const searchScenery: Verb<Scenery> = {
  type: "search",
  at: ({ id }) => [`scenery:${id}`],
  whyNot: ({ t, figure }, piece) => whyNotSearchScenery(t.state, figure, piece),
  perform: ({ t, figure }, piece) => searchTreasure(t, figure, piece.id),
};

const searchFloor: Verb<undefined> = {
  type: "search",
  perform: ({ t, figure }) => searchTreasure(t, figure, floor),
};

/** HQ-11.3: a lever of the quest, pulled from the square beside. */
const pullLever: Verb<number> = {
  type: "search",
  at: (square, { t }) => [`square:${boardOf(t.state).names[square]}`],
  *perform({ t, figure }, square) {
    const { state } = t;
    const at = boardOf(state).names[square]!;
    state.secrets.moments.push(leverMoment(at));
    t.emit({ type: "lever-pulled", figure: figure.id, at }, { rules: ["HQ-11.3"] });
  },
};

/** HQ-11.4-b: a door beside; only a movement opens it. */
const openDoor: Verb<Door> = {
  type: "move",
  at: ({ edge }, { t }) => [`edge:${boardOf(t.state).edgeNames[edge]}`],
  *perform() {},
};

export function doorDeeds(state: HeroQuest, figure: Figure): Deed[] {
  const { edgeNames } = boardOf(state);
  return closedDoorsBeside(state, figure).map((door) => deed(openDoor, `open:${edgeNames[door.edge]}`, door));
}

function addMovements(deeds: Deed[], { t, figure }: Acting): void {
  deeds.push(deed(move, "move", undefined));
  const { names } = boardOf(t.state);
  for (const over of jumpsFrom(t.state, figure)) deeds.push(deed(jumpOver, `jump:${names[over]}`, over));
}

function addAttacks(deeds: Deed[], { t, figure }: Acting): void {
  const { state } = t;
  for (const target of state.figures) {
    if (areEnemies(target, figure)) deeds.push(deed(strike, `attack:${target.id}`, target));
  }
  if (strikesSomebody(t, figure)) deeds.push(deed(strikeBlindly, "attack-nobody", undefined));
  if (rangedWeapons(figure).length === 0) return;
  const sight = sightOf(state);
  for (const target of state.figures) {
    if (areEnemies(target, figure)) deeds.push(deed(shootAt, `shoot:${target.id}`, { target, sight }));
  }
}

function addSearches(deeds: Deed[], { t, figure }: Acting): void {
  deeds.push(
    deed(searchFor, "search:traps", "traps"),
    deed(searchFor, "search:secret-doors", "secret-doors"),
    deed(searchFloor, `treasure:${floor}`, undefined),
  );
  for (const { when } of t.state.secrets.triggers) {
    if (when.on !== "lever-pulled") continue;
    const square = boardOf(t.state).names.indexOf(when.square);
    const near = square === figure.square || areAdjacent(t.state, figure.square, square);
    if (near) deeds.push(deed(pullLever, `pull:${when.square}`, square));
  }
  for (const piece of t.state.scenery) deeds.push(deed(searchScenery, `treasure:${piece.id}`, piece));
}
