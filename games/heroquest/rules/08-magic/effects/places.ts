import { type Bar, bar, each } from "@tavolata/kernel";
import { columnOf, rowOf, squaresApart } from "../../../content/board/grid.js";
import { sightOf } from "../../../queries/board/line-of-sight.js";
import { isLegalFor } from "../../../queries/board/obstacles.js";
import { sees } from "../../../queries/board/sight-line.js";
import { areAdjacent, boardOf, figureAt, isLegal } from "../../../queries/board/squares.js";
import { isOnBoard, lastingOf } from "../../../queries/figures.js";
import { type Figure, type HeroFlow, type HeroQuest, type Table, wizard } from "../../../state.js";
import { arrive } from "../../04-movement/arrive.js";
import { digOut } from "../../10-special/help.js";
import { lookRound } from "../../11-discovery/discovery.js";
import { nearestFree } from "../../11-discovery/placing.js";
import { affectedBy } from "../affected.js";
import { chooseFreeSquare, freeBeside } from "../squares.js";
import { freeSquaresInSight } from "../targets.js";
import type { Casting, Words } from "../vocabulary.js";
import { appear } from "./appearing.js";

/** Where somebody is: pushing, shifting, going far, and getting out. */
export const places: Words<"push" | "shift" | "go-to-start" | "go-to-refuge" | "dig-out" | "climb-out"> = {
  push: {
    *act(t, casting, { squares, on }) {
      for (const figure of affectedBy(t.state, casting, on)) yield* push(t, casting, figure, squares);
    },
  },
  shift: {
    *act(t, casting, { squares, chooser, on }) {
      for (const figure of affectedBy(t.state, casting, on)) {
        yield* shift(t, casting, figure, squares, chooser === "user" ? casting.user.seat : wizard);
      }
    },
  },
  "go-to-start": {
    *act(t, { user, rules }, { who }) {
      for (const figure of who === "self" ? [user] : [user, ...heroesInSight(t.state, user)]) {
        const square = t.state.start.find((one) => isLegal(t.state, one)) ?? nearestFree(t.state, t.state.start[0]!);
        yield* goTo(t, figure, square, rules);
      }
    },
  },
  "go-to-refuge": {
    whyNot: ({ state }) => (state.secrets.refuge < 0 ? bar("HQ-8.6-a", "no-refuge") : undefined),
    *act(t, { user, rules }) {
      const { state } = t;
      const { refuge } = state.secrets;
      const square = figureAt(state, refuge) ? nearestFree(state, refuge) : refuge;
      if (state.seen[square] === 1) return yield* goTo(t, user, square, rules);
      hide(t, user, square, rules);
    },
  },
  "dig-out": {
    whyNot: ({ state }, _user, _effect, target) => whyNotFree(state, target, target?.buried === true),
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) {
        if (figure.buried && freeBeside(t.state, figure).length > 0) yield* digOut(t, casting.user, figure);
      }
    },
  },
  "climb-out": {
    whyNot: ({ state }, _user, _effect, target) => whyNotFree(state, target, target !== undefined && target.pit !== ""),
    *act(t, casting) {
      for (const figure of affectedBy(t.state, casting, undefined)) {
        if (!figure.pit) continue;
        const to = yield* chooseFreeSquare(t, casting.user, casting.rules, figure);
        if (to === undefined) continue;
        yield* arrive(t, figure, to, undefined, casting.rules);
        if (isOnBoard(t.state, figure)) lookRound(t, figure);
      }
    },
  },
};

function whyNotFree(state: HeroQuest, target: Figure | undefined, caught: boolean): Bar | undefined {
  if (!target || !caught) return bar("HQ-8.6-a", "not-caught");
  return freeBeside(state, target).length === 0 ? bar("HQ-8.6-a", "no-free-square") : undefined;
}

/** Straight away from the user, as far as the way is free; a user who is pushed goes away from the target. */
function* push(t: Table, { user, aim, rules }: Casting, figure: Figure, squares: number): HeroFlow {
  const { state } = t;
  const { grid, names } = boardOf(state);
  const from = figure === user ? (aim.figure ?? user) : user;
  const columns = columnOf(grid, figure.square) - columnOf(grid, from.square);
  const rows = rowOf(grid, figure.square) - rowOf(grid, from.square);
  if (figure.buried || figure.pit || standsFirm(figure) || (columns === 0 && rows === 0)) return;
  const step = Math.abs(columns) >= Math.abs(rows) ? Math.sign(columns) : Math.sign(rows) * grid.width;
  for (let i = 0; i < squares && isOnBoard(state, figure) && !figure.pit; i++) {
    const to = figure.square + step;
    if (to < 0 || to >= grid.squares || !areAdjacent(state, figure.square, to) || !isLegalFor(state, figure, to))
      return;
    t.emit({ type: "pushed", figure: figure.id, to: names[to]! }, { rules });
    yield* arrive(t, figure, to, undefined, rules);
    if (isOnBoard(state, figure)) lookRound(t, figure);
  }
}

/** HQ-RH7-h-stability: nothing moves it against its player's will. */
function standsFirm(figure: Figure): boolean {
  return lastingOf(figure, "cannot-be-moved") !== undefined;
}

/** To a free square in sight, at most so far away. */
function* shift(t: Table, { rules }: Casting, figure: Figure, squares: number, chooser: string): HeroFlow {
  const { state } = t;
  const { grid, names } = boardOf(state);
  const near = () =>
    freeSquaresInSight(state, figure.square).filter((one) => squaresApart(grid, figure.square, one) <= squares);
  if (figure.buried || near().length === 0 || (chooser !== figure.seat && standsFirm(figure))) return;
  const to = yield* t.choose(
    chooser,
    "shift",
    () => [each(near(), (square) => `to:${names[square]}`, { at: (square) => [`square:${names[square]}`] })],
    { rules },
  );
  yield* goTo(t, figure, to, rules);
}

function* goTo(t: Table, figure: Figure, square: number, rules: Casting["rules"]): HeroFlow {
  t.emit({ type: "shifted", figure: figure.id, to: boardOf(t.state).names[square]! }, { rules, reveals: true });
  yield* appear(t, figure, square);
}

function heroesInSight(state: HeroQuest, user: Figure): Figure[] {
  const sight = sightOf(state);
  const { grid } = boardOf(state);
  return state.figures.filter(
    (other) => other !== user && other.kind === "hero" && !other.buried && sees(grid, user.square, other.square, sight),
  );
}

/** A refuge that no hero has seen lies behind the screen: so does whoever fled there, as it stands, until it is found. */
function hide(t: Table, figure: Figure, square: number, rules: Casting["rules"]): void {
  const { state } = t;
  state.figures.splice(state.figures.indexOf(figure), 1);
  const { type, items, body, bounty, questName, kind } = figure;
  state.secrets.antagonists.push({
    type,
    square,
    champion: kind === "champion",
    items: [...items],
    body,
    bounty,
    questName,
    kept: figure,
  });
  t.emit({ type: "vanished", figure: figure.id }, { rules });
}
