import { each, one } from "@tavolata/kernel";
import { adjacentSquares, boardOf, edgeFrom, isClosed, isLegal } from "../../../queries/board/squares.js";
import { isBound, isOnBoard, lastingOf } from "../../../queries/figures.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../../state.js";
import { arrive, putBackUnlessFirm } from "../../04-movement/arrive.js";
import { goOnFromHere, moveFreely, turnOf } from "../../04-movement/free.js";
import { lookRound } from "../../11-discovery/discovery.js";
import { presentRoll } from "../../rh-7-fate/playing.js";
import { inVain } from "../../rh-7-fate/vain.js";
import { affectedBy } from "../affected.js";
import type { Casting, Words } from "../vocabulary.js";
import { appear } from "./appearing.js";

/** Going, leaping and slipping outside a movement action. */
export const moving: Words<"free-move" | "leap" | "slip"> = {
  "free-move": {
    *act(t, casting, { squares, on }) {
      for (const figure of affectedBy(t.state, casting, on)) {
        if (yield* moveFreely(t, figure, squares, casting.rules)) continue;
        // HQ-RH7-h-dodge: the hits are cancelled all the same.
        if (!presentRoll(t)?.twists.includes("cancel-hits")) inVain(t, casting.card);
      }
    },
  },
  leap: {
    *act(t, casting, { squares }) {
      yield* leap(t, casting, squares);
    },
  },
  slip: {
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) {
        const firm = turnOf(t.state, figure)?.movement?.firm;
        const ended = endMovement(t, casting, figure);
        if (!(yield* stumble(t, casting, figure)) && !ended) inVain(t, casting.card);
        // HQ-4.8: who was just passing through somebody can't stay there.
        if (firm !== undefined) putBackUnlessFirm(t, figure, firm);
      }
    },
  },
};

/** Rolls for going somewhere. */
const walks: readonly string[] = ["movement", "jump"];

/** HQ-RH7-h-leap: straight over so many squares with anything on them, to an empty one. */
function* leap(t: Table, { user, card, rules }: Casting, most: number): HeroFlow {
  const { state } = t;
  const { names } = boardOf(state);
  const landings = () => landingsOf(state, user.square, most);
  if (isBound(user) || user.pit || lastingOf(user, "cannot-move") || landings().length === 0) return inVain(t, card);
  const to = yield* t.choose(
    user.seat,
    "leap",
    () => [each(landings(), (square) => `leap:${names[square]}`, { at: (square) => [`square:${names[square]}`] })],
    { rules },
  );
  t.emit({ type: "leapt", figure: user.id, to: names[to]! }, { rules, reveals: true });
  yield* appear(t, user, to);
  goOnFromHere(state, user);
}

/** Walls, closed doors and rubble stop a leap; figures, furniture, pits and an abyss don't. */
function landingsOf(state: HeroQuest, from: number, most: number): number[] {
  const { grid } = boardOf(state);
  const squares: number[] = [];
  const { firstOut, to } = grid.graph;
  for (let way = firstOut[from]!; way < firstOut[from + 1]!; way++) {
    const step = to[way]! - from;
    let here = from;
    for (let gone = 1; gone <= most + 1; gone++) {
      const next = here + step;
      const leaves = next < 0 || next >= grid.squares || (Math.abs(step) === 1 && rowOf(next) !== rowOf(here));
      if (leaves || isClosed(state, edgeFrom(grid.width, here, next)) || state.rubble.includes(next)) break;
      if (gone > 1 && isLegal(state, next)) squares.push(next);
      here = next;
    }
  }
  return squares;

  function rowOf(square: number): number {
    return Math.floor(square / grid.width);
  }
}

/** HQ-RH7-m-slip: also one for which the dice have just been thrown. Says whether there was any. */
function endMovement(t: Table, { rules }: Casting, figure: Figure): boolean {
  const roll = presentRoll(t);
  const thrown = roll !== undefined && roll.by === figure.id && walks.includes(roll.purpose);
  if (thrown) roll.twists.push("end-movement");
  const turn = turnOf(t.state, figure);
  const walking = turn?.movement !== undefined && turn.movement !== null;
  if (walking) turn.movement = null;
  if (thrown || walking) t.emit({ type: "movement-ended", figure: figure.id }, { rules });
  return thrown || walking;
}

/** HQ-RH7-m-slip: the Evil Wizard may move somebody one square, traps included. Says whether he could. */
function* stumble(t: Table, { rules }: Casting, figure: Figure): HeroFlow<boolean> {
  const { state } = t;
  const { names } = boardOf(state);
  const beside = () => adjacentSquares(state, figure.square).filter((square) => isLegal(state, square));
  const firm = lastingOf(figure, "cannot-be-moved") !== undefined;
  if (firm || figure.buried || figure.pit || beside().length === 0) return false;
  const to = yield* t.choose<number | "stay">(
    wizard,
    "stumble",
    () => [
      each(beside(), (square) => `to:${names[square]}`, { at: (square) => [`square:${names[square]}`] }),
      one("stay"),
    ],
    { rules },
  );
  if (to === "stay") return true;
  t.emit({ type: "slipped", figure: figure.id, to: names[to]! }, { rules });
  yield* arrive(t, figure, to, undefined, rules);
  if (isOnBoard(state, figure)) lookRound(t, figure);
  goOnFromHere(state, figure);
  return true;
}
