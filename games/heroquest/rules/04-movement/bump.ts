import { each, one } from "@tavolata/kernel";
import { obstacleBehindScreen } from "../../queries/board/obstacles.js";
import { adjacentSquares, areAdjacent, boardOf, edgeFrom, isLegal, sharesSquare } from "../../queries/board/squares.js";
import { areEnemies, isOnBoard, lastingOf } from "../../queries/figures.js";
import { type Figure, type HeroFlow, type Movement, type Table, wizard } from "../../state.js";
import { lookRound } from "../11-discovery/discovery.js";
import { trapsOf } from "../12-traps/known.js";
import { arrive } from "./arrive.js";

interface Bump {
  readonly friend: Figure;
  readonly to: number;
}

/** HQ-4.15-a: after a step the Evil Wizard may move a friend of the bumping hero, or keep the bump for later. */
export function* bumpFriends(t: Table, movement: Movement, figure: Figure): HeroFlow {
  while (movement.bumps > 0 && isOnBoard(t.state, figure)) {
    // HQ-1.6: where only something hidden forbids it, he is asked all the same: his silence would tell of it.
    if (bumps(t, movement, figure, "known").length === 0) return;
    const { names } = boardOf(t.state);
    const naming = {
      verb: "bump",
      target: ({ friend }: Bump) => friend.id,
      using: ({ to }: Bump) => names[to],
      id: ({ friend, to }: Bump) => `bump:${friend.id}>${names[to]}`,
    };
    const chosen = yield* t.choose<Bump | "keep">(
      wizard,
      "bump",
      () => [
        each(bumps(t, movement, figure, "all"), naming, {
          at: ({ friend, to }) => [`figure:${friend.id}`, `square:${names[to]}`],
          label: ({ friend, to }) => ({ key: "option.bump", args: { figure: friend.id, square: names[to]! } }),
        }),
        one("keep"),
      ],
      {
        rules: movement.bumps > 1 ? ["HQ-4.15-a", "HQ-4.15-c", "HQ-4.15-d"] : ["HQ-4.15-a", "HQ-4.15-c"],
        passes: false,
      },
    );
    if (chosen === "keep") return;
    movement.bumps -= 1;
    // HQ-4.15-d: two bumps on the same square strike two different figures.
    movement.bumped.push(chosen.friend.id);
    const { friend, to } = chosen;
    const rules = ["HQ-4.15-a", "HQ-4.15-b"];
    t.emit({ type: "bumped", figure: friend.id, by: figure.id, to: names[to]! }, { rules });
    yield* arrive(t, friend, to, undefined, rules);
    if (isOnBoard(t.state, friend)) lookRound(t, friend);
  }
}

/** HQ-4.15-b, HQ-4.15-c: every friend beside the hero, and where each can be pushed, by all that is there or by what everybody knows. */
function bumps(t: Table, movement: Movement, figure: Figure, which: "known" | "all"): Bump[] {
  const { state } = t;
  const passing = sharesSquare(state, figure);
  const list: Bump[] = [];
  for (const friend of state.figures) {
    if (friend === figure || areEnemies(friend, figure) || friend.pit || friend.buried) continue;
    // HQ-RH7-h-stability: nobody moves it.
    if (lastingOf(friend, "cannot-be-moved")) continue;
    if (movement.bumped.includes(friend.id) || !areAdjacent(state, figure.square, friend.square)) continue;
    for (const to of adjacentSquares(state, friend.square)) {
      // HQ-4.10: the Evil Wizard knows what stands where nobody has looked.
      if (which === "all" && state.seen[to] !== 1 && obstacleBehindScreen(state, to)) continue;
      if (!isLegal(state, to)) continue;
      if (!t.options.bumpIntoTraps && isTrapped(t, friend.square, to, which)) continue;
      // HQ-4.7-b: who is passing through somebody keeps the ways on and back.
      if (passing && (to === movement.firm || areAdjacent(state, figure.square, to))) continue;
      list.push({ friend, to });
    }
  }
  return list;
}

function isTrapped({ state }: Table, from: number, to: number, which: "known" | "all"): boolean {
  const edge = edgeFrom(boardOf(state).grid.width, from, to);
  return trapsOf(state, which).some((trap) => trap.edge === edge || trap.squares.includes(to));
}
