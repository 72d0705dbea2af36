import { useId } from "react";
import type { Pier } from "./content.js";
import type { Geometry } from "./geometry.js";

/** Where the banks lie, as parts of the water before a pier: how far across, how far down, how wide, how high. */
const banks: readonly (readonly [number, number, number, number])[] = [
  [0.3, 0.16, 0.42, 0.12],
  [0.72, 0.24, 0.4, 0.13],
  [0.42, 0.38, 0.5, 0.14],
  [0.7, 0.52, 0.42, 0.12],
  [0.3, 0.62, 0.44, 0.13],
  [0.6, 0.78, 0.46, 0.12],
];

/** LQ-4.3: fog over a pier. */
export function FogBank({ geometry, pier }: { readonly geometry: Geometry; readonly pier: Pier }) {
  const id = useId();
  const { x, width } = geometry.columns[pier];
  const { horizon, walk } = geometry;
  const depth = walk.y - horizon;
  return (
    <g>
      <radialGradient id={id}>
        <stop offset="0" style={{ stopColor: "var(--fog)", stopOpacity: 0.72 }} />
        <stop offset="0.6" style={{ stopColor: "var(--fog)", stopOpacity: 0.4 }} />
        <stop offset="1" style={{ stopColor: "var(--fog)", stopOpacity: 0 }} />
      </radialGradient>
      {banks.map(([across, down, wide, high]) => (
        <ellipse
          key={down}
          cx={x + width * across}
          cy={horizon + depth * down}
          rx={width * wide}
          ry={depth * high}
          fill={`url(#${id})`}
        />
      ))}
    </g>
  );
}
