import type { TileSide } from "../types.js";
import type { Problem } from "./problem.js";

/** SS-3-a: a tile's picture, its areas, and what is drawn on it. */
export function tileProblems(side: TileSide, field: string): Problem[] {
  const problems: Problem[] = [];
  const say = (at: string, problem: string) => problems.push({ field: `${field}.${at}`, problem });
  if (side.picture.length !== 4 || side.picture.some((line) => line.length !== 4)) {
    say("picture", "A tile has four lines of four cells.");
    return problems;
  }
  const signs = new Set(side.picture.join(""));
  for (const sign of signs) if (!/[1-9#]/.test(sign)) say("picture", `"${sign}" is neither an area nor "#".`);
  const numbers = [...signs].filter((sign) => sign !== "#").map(Number);
  for (let number = 1; number <= Math.max(0, ...numbers); number++) {
    if (!numbers.includes(number)) say("picture", `The areas are numbered from 1: ${number} is missing.`);
    else if (!hangsTogether(side.picture, String(number))) say("picture", `The area ${number} is in several pieces.`);
  }
  const known = (number: number, at: string) => {
    if (!numbers.includes(number)) say(at, `There is no area ${number} on this tile.`);
  };
  for (const number of Object.keys(side.marks ?? {})) known(Number(number), `marks.${number}`);
  for (const number of side.hard) known(number, "hard");
  for (const number of side.deadly) known(number, "deadly");
  for (const { from, to } of side.barriers) {
    known(from, "barriers");
    known(to, "barriers");
  }
  for (const [i, [[x1, y1], [x2, y2]]] of side.walls.entries()) {
    if (x1 !== x2 && y1 !== y2) say(`walls.${i}`, "A wall is straight.");
    else if (splitsAnArea(side.picture, x1, y1, x2, y2)) {
      say(`walls.${i}`, "A wall runs between areas or along the rim, never through an area.");
    }
  }
  return problems;
}

function at(picture: readonly string[], x: number, y: number): string {
  return picture[Math.floor(y / 2)]?.[Math.floor(x / 2)] ?? "";
}

function splitsAnArea(picture: readonly string[], x1: number, y1: number, x2: number, y2: number): boolean {
  const down = x1 === x2;
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  return Array.from({ length }, (_, i) => i).some((i) => {
    const [x, y] = down ? [left, top + i] : [left + i, top];
    const [one, other] = down ? [at(picture, x - 1, y), at(picture, x, y)] : [at(picture, x, y - 1), at(picture, x, y)];
    return one === other && one !== "";
  });
}

function hangsTogether(picture: readonly string[], sign: string): boolean {
  const cells = picture.flatMap((line, row) =>
    [...line].flatMap((one, column) => (one === sign ? [[column, row]] : [])),
  );
  const own = new Set(cells.map(String));
  const reached = new Set<string>();
  const ahead = [cells[0]!];
  while (ahead.length > 0) {
    const [column, row] = ahead.pop()! as [number, number];
    const key = `${column},${row}`;
    if (!own.has(key) || reached.has(key)) continue;
    reached.add(key);
    ahead.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return reached.size === own.size;
}
