import type { Seat } from "@tavolata/kernel";
import { SeatMark } from "@tavolata/ui/controls/seat-mark.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import { type Geometry, type Rect, standingIn } from "./geometry.js";

interface FiguresProps {
  readonly box: Rect;
  readonly size: number;
  readonly looks: readonly SeatLook[];
}

/** Everybody who stands on a pier. */
export function Figures({ box, size, looks }: FiguresProps) {
  const inner = { ...box, height: box.height - 22 }; // the pier's name stands at its foot
  const places = standingIn(inner, looks.length, size);
  return looks.map((look, i) => <SeatMark key={look.seat} look={look} at={{ ...places[i]!, size }} />);
}

interface WaitingProps {
  readonly geometry: Geometry;
  readonly looks: readonly SeatLook[];
  readonly waiting: readonly Seat[];
}

/** LQ-2.1: at dusk all wait on the walk; a tick says who has chosen. */
export function WaitingFigures({ geometry, looks, waiting }: WaitingProps) {
  const { walk, figure } = geometry;
  const lift = Math.min(0, walk.height - figure); // a narrow walk lets them stand at its edge
  const places = standingIn({ ...walk, y: walk.y + lift / 2 }, looks.length, figure + 10);
  return looks.map((look, i) => {
    const { x, y } = places[i]!;
    return (
      <g key={look.seat}>
        <SeatMark look={look} at={{ x, y, size: figure }} />
        {!waiting.includes(look.seat) && (
          <g transform={`translate(${x - figure * 0.38} ${y - figure * 0.36})`} className="quay-chosen">
            <circle r="9" />
            <path d="m-4 0 3 3 5-6" />
          </g>
        )}
      </g>
    );
  });
}
