import { memo } from "react";
import { corridor } from "../../queries/board/geometry.js";
import { besides, columnOf, edgeBetween, height, rowOf, type Side, width } from "./grid.js";
import { allSquares, squaresPath, touchesKnown, wallsPath } from "./outlines.js";
import { areaOfSquare, unit } from "./places.js";

interface GroundProps {
  readonly side: Side;
  readonly known: Squares;
  readonly lit: Squares;
  /** For each edge whether a wall or a closed door stands there. */
  readonly closed: readonly boolean[];
  /** The Evil Wizard sees the whole house; what the heroes don't know lies in haze. */
  readonly seesAll: boolean;
}

/** For each square whether it is so. */
type Squares = readonly boolean[];

const tones = 9;

/** Floors, haze and walls, each drawn anew only when something is discovered there. */
export function Ground({ side, known, lit, closed, seesAll }: GroundProps) {
  return (
    <g>
      <Haze side={side} known={known} />
      <Floors side={side} known={known} seesAll={seesAll} />
      <Light side={side} lit={lit} />
      <Shade side={side} known={known} lit={lit} />
      <HazeEdges known={known} closed={closed} />
      <Walls side={side} known={known} closed={closed} />
    </g>
  );
}

/** What nobody knows, with the walls that are printed on every board. */
const Haze = memo(function Haze({ side, known }: Pick<GroundProps, "side" | "known">) {
  const isPrinted = (edge: number) => side.walls[edge] === true;
  return (
    <>
      <rect width={width * unit} height={height * unit} className="hq-unknown" />
      <rect width={width * unit} height={height * unit} fill="url(#hq-hatch)" />
      <path d={wallsPath(side, isPrinted, (edge) => !touchesKnown(known, edge))} className="hq-wall-far" />
    </>
  );
});

const Floors = memo(function Floors({ side, known, seesAll }: Pick<GroundProps, "side" | "known" | "seesAll">) {
  return (
    <>
      {side.rooms.map((squares, room) => {
        const shown = squares.filter((square) => known[square]);
        if (shown.length === 0) return null;
        const path = squaresPath(shown);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are numbered
          <g key={room}>
            <path d={path} className={room === corridor ? "hq-floor corridor" : `hq-floor tone-${room % tones}`} />
            <path d={path} fill={room === corridor ? "url(#hq-flags)" : `url(#hq-${floors[room % floors.length]})`} />
          </g>
        );
      })}
      {seesAll && <path d={squaresPath(allSquares.filter((square) => !known[square]))} className="hq-secret-floor" />}
      <path d={gridPath(known)} className="hq-grid" />
    </>
  );
});

/** A lamp hangs over every room where somebody stands. */
const Light = memo(function Light({ side, lit }: Pick<GroundProps, "side" | "lit">) {
  return side.rooms.map((squares, room) => {
    const isLit = room !== corridor && lit[squares[0]!] === true;
    // biome-ignore lint/suspicious/noArrayIndexKey: rooms are numbered
    return isLit && <path key={room} d={squaresPath(squares)} fill="url(#hq-lamp)" />;
  });
});

/**
 * What is known and where no hero's light falls now: rooms as a whole, the corridor square by square, so that a step there paints the few
 * squares anew that it changes.
 */
const Shade = memo(function Shade({ side, known, lit }: Pick<GroundProps, "side" | "known" | "lit">) {
  const isDim = (square: number) => known[square] === true && lit[square] !== true;
  return (
    <g className="hq-dim">
      {side.rooms.map((squares, room) =>
        room === corridor
          ? squares.filter(isDim).map((square) => <rect key={`square ${square}`} {...areaOfSquare(square)} />)
          : isDim(squares[0]!) && <path key={`room ${squares[0]}`} d={squaresPath(squares)} />,
      )}
    </g>
  );
});

const Walls = memo(function Walls({ side, known, closed }: Pick<GroundProps, "side" | "known" | "closed">) {
  const isClosed = (edge: number) => closed[edge] === true || side.walls[edge] === true;
  const path = wallsPath(side, isClosed, (edge) => touchesKnown(known, edge));
  return (
    <>
      <path d={path} className="hq-wall-shade" />
      <path d={path} className="hq-wall-edge" />
      <path d={path} className="hq-wall" />
      <path d={path} className="hq-wall-joints" />
    </>
  );
});

const floors = ["flags", "planks", "tiles", "cobbles"] as const;

/** Lines between known squares, thin. */
function gridPath(known: readonly boolean[]): string {
  let path = "";
  for (const square of allSquares) {
    if (!known[square]) continue;
    const [x, y] = [columnOf(square) * unit, rowOf(square) * unit];
    if (columnOf(square) + 1 < width && known[square + 1]) path += `M${x + unit} ${y}v${unit}`;
    if (known[square + width]) path += `M${x} ${y + unit}h${unit}`;
  }
  return path;
}

/** Where the known ends without a wall, the floor fades into the haze. */
const HazeEdges = memo(function HazeEdges({ known, closed }: Pick<GroundProps, "known" | "closed">) {
  const edges: { square: number; way: string }[] = [];
  for (const square of allSquares) {
    if (!known[square]) continue;
    for (const other of besides(square)) {
      if (known[other] || closed[edgeBetween(square, other)]) continue;
      const way = other === square + 1 ? "right" : other === square - 1 ? "left" : other > square ? "down" : "up";
      edges.push({ square, way });
    }
  }
  return edges.map(({ square, way }) => (
    <rect
      key={`${square} ${way}`}
      x={columnOf(square) * unit}
      y={rowOf(square) * unit}
      width={unit}
      height={unit}
      fill={`url(#hq-fade-${way})`}
    />
  ));
});

/** Patterns and gradients that the board is painted with. */
export const Paints = memo(function Paints() {
  return (
    <defs>
      <pattern id="hq-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="1.500" height="10" className="hq-hatch-line" />
      </pattern>
      <pattern id="hq-hidden" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="3" height="9" className="hq-hidden-line" />
      </pattern>
      <pattern id="hq-flags" width="96" height="96" patternUnits="userSpaceOnUse">
        <path
          d="M2 3h43v44H3zM50 2h21v21H50zM75 3h19v43H75zM51 27h20v19H51zM3 51h27v43H3zM34 51h38v20H34zM34 75h18v19H34zM56 75h16v18H56zM76 51h18v43H76z"
          className="hq-stone"
        />
        <path d="M3 3h41M51 3h19M76 4h17M4 52h25M35 52h36M35 76h16" className="hq-stone-light" />
      </pattern>
      <pattern id="hq-planks" width="96" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 12h96M0 24h96M0 36h96M0 48h96M30 0v12M72 12v12M18 24v12M60 36v12" className="hq-gap" />
        <path d="M6 6q12-3 20 0M40 18q14 3 24 0M66 30q10-3 18 0M8 42q16 3 30 0" className="hq-grain" />
      </pattern>
      <pattern id="hq-tiles" width="48" height="48" patternUnits="userSpaceOnUse">
        <path d="M24 2 46 24 24 46 2 24z" className="hq-stone" />
        <path d="M0 0h9L0 9zM48 0v9l-9-9zM0 48v-9l9 9zM48 48h-9l9-9z" className="hq-stone-dark" />
        <path d="M24 3 45 24" className="hq-stone-light" />
      </pattern>
      <pattern id="hq-cobbles" width="48" height="48" patternUnits="userSpaceOnUse">
        <path
          d="M3 2h17q3 0 3 4v10q0 4-4 4H5q-3 0-3-4V5q0-3 1-3zM28 2h14q4 0 4 4v6q0 4-4 4H30q-4 0-4-4V6q0-4 2-4zM30 20h12q4 0 4 4v8q0 3-4 3H29q-3 0-3-3v-8q0-4 4-4zM5 24h14q4 0 4 4v14q0 4-4 4H6q-4 0-4-4V28q0-4 3-4zM29 39h13q3 0 3 3 0 4-3 4H29q-3 0-3-4 0-3 3-3z"
          className="hq-stone"
        />
      </pattern>
      {[
        { id: "right", x1: 0.25, y1: 0, x2: 1, y2: 0 },
        { id: "left", x1: 0.75, y1: 0, x2: 0, y2: 0 },
        { id: "down", x1: 0, y1: 0.25, x2: 0, y2: 1 },
        { id: "up", x1: 0, y1: 0.75, x2: 0, y2: 0 },
      ].map(({ id, ...line }) => (
        <linearGradient key={id} id={`hq-fade-${id}`} {...line}>
          <stop offset="0" className="hq-fade-out" />
          <stop offset="1" className="hq-fade-in" />
        </linearGradient>
      ))}
      <radialGradient id="hq-lamp">
        <stop offset="0" className="hq-lamp-near" />
        <stop offset="1" className="hq-lamp-far" />
      </radialGradient>
      <radialGradient id="hq-pit">
        <stop offset="0" stopColor="#000" />
        <stop offset="0.7" stopColor="#0b0705" />
        <stop offset="1" stopColor="#2a1c12" />
      </radialGradient>
      <linearGradient id="hq-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a06a38" />
        <stop offset="0.5" stopColor="#80502a" />
        <stop offset="1" stopColor="#5e391c" />
      </linearGradient>
      <linearGradient id="hq-iron" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8b8f96" />
        <stop offset="1" stopColor="#4b4f57" />
      </linearGradient>
      <linearGradient id="hq-rock" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a79c8c" />
        <stop offset="1" stopColor="#5f574c" />
      </linearGradient>
    </defs>
  );
});
