import { Icon } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import { upperHand } from "../../queries/board/control.js";
import { useDesk } from "../desk.js";
import { groundIcon } from "../icons.js";
import { type AreaShape, cell, chance, type Field } from "./geometry.js";

/** Patterns and lights of the ground. */
export const GroundPaints = memo(function GroundPaints() {
  return (
    <defs>
      <pattern id="sw-hard" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M2 11l4-6 4 6z" className="sw-hard-sign" />
      </pattern>
      <pattern id="sw-deadly" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v16" className="sw-deadly-sign" />
      </pattern>
    </defs>
  );
});

/** SS-3-a: the areas, each with its name; the outline says who has the upper hand there. */
export function Ground({ field }: { readonly field: Field }) {
  const { seen } = useDesk();
  return (
    <g>
      <Floor field={field} />
      {field.shapes.map((shape) => {
        const hand = upperHand(seen, shape.id);
        return hand && <path key={shape.id} d={shape.path} className={`sw-hand ${hand}`} />;
      })}
    </g>
  );
}

export const Floor = memo(function Floor({ field }: { readonly field: Field }) {
  return field.shapes.map((shape) => (
    <g key={shape.id}>
      <path d={shape.path} data-area={shape.id} className={`sw-area ${shape.ground} tone-${toneOf(shape)}`} />
      <Scenery shape={shape} />
      {shape.hard && <path d={shape.path} fill="url(#sw-hard)" className="sw-terrain" />}
      {shape.deadly && <path d={shape.path} fill="url(#sw-deadly)" className="sw-terrain" />}
      <text x={shape.room.x + 9} y={shape.room.y + 21} className="sw-area-name">
        {shape.id}
      </text>
    </g>
  ));
});

function toneOf({ mark: [x, y] }: AreaShape): number {
  return Math.floor(chance(x, y, 3) * 3);
}

/** Trees, houses, graves: faint, so that figures stand out. */
function Scenery({ shape }: { readonly shape: AreaShape }) {
  const icon = groundIcon(shape.ground);
  if (!icon) return null;
  return (
    <g className={`sw-scenery ${shape.ground}`}>
      {shape.cells.map(([x, y]) => {
        if (chance(x, y, 4) < 0.35) return null;
        const size = cell * (0.26 + chance(x, y, 5) * 0.2);
        const [dx, dy] = [chance(x, y, 6), chance(x, y, 7)].map((one) => 8 + one * (cell - size - 16));
        return <Icon key={`${x} ${y}`} of={icon} at={{ x: x + dx!, y: y + dy!, size }} />;
      })}
    </g>
  );
}
