import { Icon } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import type { SoulsView } from "../../view.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import type { Field, Stroke } from "./geometry.js";

/** Walls, barriers and doors: each with a shape of its own. */
export function Borders({ field }: { readonly field: Field }) {
  const { seen } = useDesk();
  return <ClosedBorders field={field} doors={seen.doors} />;
}

/** The same for any doors. */
export function ClosedBorders({ field, doors }: { readonly field: Field; readonly doors: SoulsView["doors"] }) {
  return (
    <g>
      <Walls field={field} />
      {Object.entries(doors).map(([border, { kind, lock }]) => {
        const stroke = field.borders.get(border);
        if (!stroke) return null;
        if (kind === "wall") return <path key={border} d={stroke.path} className="sw-wall" />;
        return <Door key={border} stroke={stroke} locked={kind === "locked"} magic={lock} />;
      })}
    </g>
  );
}

const Walls = memo(function Walls({ field }: { readonly field: Field }) {
  return (
    <>
      {field.walls.map(({ path }) => (
        <path key={path} d={path} className="sw-wall" />
      ))}
      {field.barriers.map(({ path }) => (
        <path key={path} d={path} className="sw-barrier" />
      ))}
    </>
  );
});

interface DoorProps {
  readonly stroke: Stroke;
  readonly locked: boolean;
  readonly magic: string;
}

/** SS-3.3-a: it closes the whole border; the icon stands in its middle. */
function Door({ stroke: { path, from, to }, locked, magic }: DoorProps) {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g className={`sw-door ${locked ? "locked" : ""} ${magic ? "magic" : ""}`}>
      <path d={path} className="sw-door-side" />
      <path d={path} className="sw-door-wood" />
      <circle cx={x} cy={y} r="17" className="sw-door-plate" />
      <Icon of={magic ? icons.key : locked ? icons.lock : icons.door} at={{ x: x - 12, y: y - 12, size: 24 }} />
    </g>
  );
}
