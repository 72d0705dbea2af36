import start from "game-icon:footsteps";
import note from "game-icon:notebook";
import portal from "game-icon:portal";
import treasure from "game-icon:swap-bag";
import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import { edgeNamed, squareNamed } from "../../board/grid.js";
import { areaOfSquare, areaOfSquares, middleOfEdge, unit } from "../../board/places.js";
import type { Thing, ThingKind } from "../things.js";

/** The signs of what lies on the board only in the editor. */
export const markIcons: Readonly<Partial<Record<ThingKind, IconShape>>> = {
  start,
  cache: treasure,
  note,
  refuge: portal,
};

/** What the heroes never see as a piece: where they begin, what lies hidden, notes, where an antagonist escapes to. */
export const Marks = memo(function Marks({ things }: { readonly things: readonly Thing[] }) {
  return (
    <g>
      {things.map(({ field, kind, squares }) => {
        const icon = markIcons[kind];
        const [square] = squares;
        if (!icon || square === undefined) return null;
        const { x, y } = areaOfSquare(square);
        const inset = kind === "start" ? 8 : 11;
        return (
          <g key={field} className={`he-mark ${kind}`} transform={`translate(${x} ${y})`}>
            <rect x="4" y="4" width={unit - 8} height={unit - 8} rx={kind === "start" ? 4 : 20} />
            <Icon of={icon} at={{ x: inset, y: inset, size: unit - 2 * inset }} />
          </g>
        );
      })}
    </g>
  );
});

/** Around what a problem is about. */
export function ProblemMarks({ places, stops }: { readonly places: readonly string[]; readonly stops: boolean }) {
  return places.map((place) => {
    const box = boxOf(place);
    return box && <rect key={place} {...box} rx="8" className={stops ? "eb-problem stops" : "eb-problem"} />;
  });
}

/** Around what is chosen. */
export function Chosen({ thing }: { readonly thing: Thing }) {
  const box = thing.edge === undefined ? areaOf(thing.squares) : edgeBox(thing.edge);
  return box && <rect {...box} rx="8" className="eb-chosen" />;
}

/** A place in the words of the file as a rectangle of the board. */
export function boxOf(place: string) {
  if (place.includes("|")) {
    const edge = edgeNamed(place);
    return edge === undefined ? undefined : edgeBox(edge);
  }
  const square = squareNamed(place);
  return square === undefined ? undefined : areaOf([square]);
}

function areaOf(squares: readonly number[]) {
  return squares.length === 0 ? undefined : areaOfSquares(squares);
}

export function edgeBox(edge: number) {
  const { x, y, upright } = middleOfEdge(edge);
  const [long, wide] = [unit, unit * 0.5];
  return upright
    ? { x: x - wide / 2, y: y - long / 2, width: wide, height: long }
    : { x: x - long / 2, y: y - wide / 2, width: long, height: wide };
}
