import type { PixelSize } from "@tavolata/ui/camera/camera.js";
import type { CameraControl } from "@tavolata/ui/camera/use-camera.js";
import { memo, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { isCreature } from "../../queries/figures.js";
import { useHeroLook } from "../figures/tokens.js";
import { columnOf, height, rowOf, width } from "./grid.js";
import type { Position } from "./position.js";

interface MiniMapProps {
  readonly camera: CameraControl;
  readonly position: Position;
  readonly world: PixelSize;
  readonly frame: RefObject<HTMLElement | null>;
}

/** The whole house, small: what is known, who is where, and which part of it is seen. */
export function MiniMap({ camera, position, world, frame }: MiniMapProps) {
  const view = useRef<SVGRectElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const { known, seen } = position;
  const bounds = useMemo(() => boundsOf(known), [known]);
  useEffect(
    () =>
      camera.watch(({ x, y, scale }) => {
        const box = frame.current;
        if (!box || !view.current || !map.current) return;
        const times = width / world.width;
        const [left, top] = [(-x / scale) * times, (-y / scale) * times];
        const [wide, high] = [(box.clientWidth / scale) * times, (box.clientHeight / scale) * times];
        view.current.setAttribute("x", String(left));
        view.current.setAttribute("y", String(top));
        view.current.setAttribute("width", String(wide));
        view.current.setAttribute("height", String(high));
        const isInSight =
          left <= bounds.left && top <= bounds.top && left + wide >= bounds.right && top + high >= bounds.bottom;
        map.current.classList.toggle("whole", isInSight);
      }),
    [camera, world, frame, bounds],
  );
  // A shortcut for pointers: keyboards move the cursor, and the window follows.
  const go = ({ clientX, clientY, currentTarget, buttons }: PointerEvent<SVGSVGElement>) => {
    const within = currentTarget.getScreenCTM();
    if (buttons === 0 || !within) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(within.inverse());
    camera.centre((x * world.width) / width, (y * world.height) / height);
  };
  return (
    <svg
      ref={map}
      onPointerDown={go}
      onPointerMove={go}
      viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`}
      className="hq-mini"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} className="hq-mini-unknown" />
      <Known known={known} />
      {seen.figures
        .filter(({ square }) => square >= 0)
        .map((figure) => (
          <Dot key={figure.id} id={figure.id} square={figure.square} foe={isCreature(figure)} />
        ))}
      <rect ref={view} className="hq-mini-view" />
    </svg>
  );
}

/** The part of the house of which something is known; a map of it is of no use where all of that is in sight. */
function boundsOf(known: readonly boolean[]) {
  const squares = known.flatMap((is, square) => (is ? [square] : []));
  const [columns, rows] = [squares.map(columnOf), squares.map(rowOf)];
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

const Known = memo(function Known({ known }: Pick<Position, "known">) {
  const squares = known.map((is, square) => (is ? `M${columnOf(square)} ${rowOf(square)}h1.05v1.05h-1.05z` : ""));
  return <path d={squares.join("")} className="hq-mini-known" />;
});

function Dot({ id, square, foe }: { readonly id: string; readonly square: number; readonly foe: boolean }) {
  const look = useHeroLook(id);
  const [x, y] = [columnOf(square) + 0.5, rowOf(square) + 0.5];
  return foe ? (
    <path d={`M${x - 0.55} ${y - 0.55}l1.1 1.1m0-1.1-1.1 1.1`} className="hq-mini-foe" />
  ) : (
    <circle cx={x} cy={y} r="0.72" className="hq-mini-hero" style={look && { fill: look.colour }} />
  );
}
