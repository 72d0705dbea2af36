import type { SmallPicture } from "@tavolata/ui/game/game-screen.js";
import { isCreature } from "../queries/figures.js";
import type { HeroQuestSeen } from "../view.js";
import { columnOf, height, rowOf, width } from "./board/grid.js";
import { positionOf } from "./board/position.js";

/** What everybody knows of the dungeon, as small as a stamp. */
export function smallPicture(view: HeroQuestSeen): SmallPicture | undefined {
  const seen = view.state;
  const { known } = positionOf(seen);
  if (!known.includes(true)) return undefined;
  const standing = seen.figures.filter(({ square }) => square >= 0);
  const [foes, friends] = [standing.filter(isCreature), standing.filter((figure) => !isCreature(figure))];
  return {
    width,
    height,
    shapes: [
      { is: "ground", path: ground(known) },
      { is: "foe", path: foes.map(({ square }) => dot(square)).join("") },
      { is: "friend", path: friends.map(({ square }) => dot(square)).join("") },
    ],
  };
}

/** The known squares, row by row in as few pieces as there are. */
function ground(known: readonly boolean[]): string {
  let path = "";
  for (let square = 0; square < known.length; square++) {
    if (!known[square]) continue;
    const [column, row] = [columnOf(square), rowOf(square)];
    let wide = 1;
    while (column + wide < width && known[square + wide]) wide += 1;
    path += `M${column} ${row}h${wide}v1h-${wide}z`;
    square += wide - 1;
  }
  return path;
}

function dot(square: number): string {
  return `M${columnOf(square)} ${rowOf(square)}h1v1h-1z`;
}
