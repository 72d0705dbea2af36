import { each, type RuleId } from "@tavolata/kernel";
import { isLegalFor } from "../../queries/board/obstacles.js";
import { adjacentSquares, boardOf } from "../../queries/board/squares.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";

/** Empty squares beside a figure. */
export function freeBeside(state: HeroQuest, figure: Figure): number[] {
  return adjacentSquares(state, figure.square).filter((square) => isLegalFor(state, figure, square));
}

/** The user of a card picks an empty square beside a figure, the user itself if nobody else is named; nothing when there is none. */
export function* chooseFreeSquare(
  t: Table,
  user: Figure,
  rules: readonly RuleId[],
  beside: Figure = user,
  isFit: (state: HeroQuest, square: number) => boolean = anywhere,
): HeroFlow<number | undefined> {
  const free = () => freeBeside(t.state, beside).filter((square) => isFit(t.state, square));
  if (free().length === 0) return undefined;
  const { names } = boardOf(t.state);
  return yield* t.choose(
    user.seat,
    "spell-place",
    () => [each(free(), (square) => `to:${names[square]}`, { at: (square) => [`square:${names[square]}`] })],
    { rules },
  );
}

const anywhere = () => true;
