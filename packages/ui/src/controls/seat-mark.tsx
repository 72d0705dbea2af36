import type { SeatLook, SeatShape } from "../table/seats/seat-looks.js";
import { Icon } from "./icon.js";
import "./seat-mark.css";

/** The outline of each shape in a square of 100, and where in it an icon has room. */
const outlines: Readonly<
  Record<SeatShape, { readonly path: string; readonly icon: readonly [number, number, number] }>
> = {
  circle: { path: "M50 4a46 46 0 1 0 .01 0z", icon: [21, 18, 58] },
  diamond: { path: "M50 0 100 50 50 100 0 50z", icon: [25, 23, 50] },
  square: { path: "M14 6h72a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8z", icon: [19, 17, 62] },
  triangle: { path: "M50 0 102 92H-2z", icon: [28, 38, 44] },
  hexagon: { path: "M50 2 94 26v48L50 98 6 74V26z", icon: [22, 20, 56] },
};

interface SeatMarkProps {
  readonly look: SeatLook;
  /** Inside a larger drawing: the middle of the mark, and how wide it is. */
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}

/** A seat as a figure: its shape in its colour, its icon, its letter. */
export function SeatMark({ look, at }: SeatMarkProps) {
  const { path, icon } = outlines[look.shape];
  const [x, y, size] = icon;
  const place = at ? { x: at.x - at.size / 2, y: at.y - at.size / 2, width: at.size, height: at.size } : {};
  return (
    <svg aria-hidden="true" focusable="false" className="seat-mark" viewBox="-6 -6 118 118" {...place}>
      <path d={path} className="seat-mark-shape" style={{ stroke: look.colour }} />
      <g style={{ color: look.colour }}>
        <Icon of={look.icon} at={{ x, y, size }} />
      </g>
      <rect x="62" y="66" width={look.letter.length > 1 ? 48 : 38} height="38" rx="11" className="seat-mark-badge" />
      <text x={look.letter.length > 1 ? 86 : 81} y="95" className="seat-mark-letter">
        {look.letter}
      </text>
    </svg>
  );
}
