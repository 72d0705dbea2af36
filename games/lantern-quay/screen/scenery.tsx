import { useId } from "react";
import { piers } from "./content.js";
import type { Geometry } from "./geometry.js";
import { PierWood } from "./pier-wood.js";
import "./scenery.css";

/** Night sky, sea, piers and the stones of the quay: what is there before anybody comes. */
export function Scenery({ geometry }: { readonly geometry: Geometry }) {
  const { width, height, horizon, walk } = geometry;
  const id = useId();
  const use = (name: string) => `url(#${id}${name})`;
  const moon = { x: width * 0.83, y: horizon * 0.46, r: Math.max(9, Math.min(horizon * 0.26, 26)) };
  return (
    <g>
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--sky-high)" }} />
          <stop offset="1" style={{ stopColor: "var(--sky-low)" }} />
        </linearGradient>
        <linearGradient id={`${id}sea`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: "var(--sea-far)" }} />
          <stop offset="1" style={{ stopColor: "var(--sea-near)" }} />
        </linearGradient>
        <radialGradient id={`${id}moonlight`}>
          <stop offset="0" style={{ stopColor: "var(--moon)", stopOpacity: 0.45 }} />
          <stop offset="1" style={{ stopColor: "var(--moon)", stopOpacity: 0 }} />
        </radialGradient>
        <pattern id={`${id}cobbles`} width="62" height="38" patternUnits="userSpaceOnUse">
          {cobbles.map(([x, y, wide, high, tone]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={wide} height={high} rx="5" className={`cobble ${tone}`} />
          ))}
        </pattern>
      </defs>
      <rect width={width} height={horizon + 1} fill={use("sky")} />
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x * width} cy={y * horizon} r={r} className="star" />
      ))}
      <circle cx={moon.x} cy={moon.y} r={moon.r * 4} fill={use("moonlight")} />
      <circle cx={moon.x} cy={moon.y} r={moon.r} className="moon" />
      <rect y={horizon} width={width} height={walk.y - horizon} fill={use("sea")} />
      <Headland geometry={geometry} />
      <Waves geometry={geometry} />
      <g className="moon-path">
        {[0, 1, 2, 3, 4, 5, 6].map((i) => {
          const y = horizon + 5 + i * i * 2.2 + i * 4;
          const half = 5 + i * 5 + (i % 2) * 6;
          return <path key={i} d={`M${moon.x - half + (i % 3) * 3} ${y}h${half * 2}`} />;
        })}
      </g>
      {piers.map((pier) => (
        <PierWood key={pier} box={geometry.piers[pier]} />
      ))}
      <rect y={walk.y} width={width} height={height - walk.y} className="mortar" />
      <rect y={walk.y} width={width} height={height - walk.y} fill={use("cobbles")} />
      <rect y={walk.y - 4} width={width} height="9" className="kerb" />
      <rect y={walk.y + 5} width={width} height="3" className="kerb-shade" />
    </g>
  );
}

/** The far shore, with a light on it. */
function Headland({ geometry: { width, horizon } }: { readonly geometry: Geometry }) {
  const far = width * 0.34;
  const tall = Math.min(26, horizon * 0.32);
  const tower = { x: far * 0.56, y: horizon - tall * 1.7 };
  return (
    <g>
      <path
        d={`M0 ${horizon + 1}V${horizon - tall}q${far * 0.2} ${-tall * 0.5} ${far * 0.38} ${tall * 0.1}t${far * 0.3} ${tall * 0.3}t${far * 0.32} ${tall * 0.61}z`}
        className="headland"
      />
      <path
        d={`M${tower.x - 3} ${horizon - tall * 0.6}l1.500 ${-tall * 1.1}h4l1.500 ${tall * 1.1}z`}
        className="headland"
      />
      <circle cx={tower.x + 0.5} cy={tower.y} r="3" className="far-light" />
      <circle cx={tower.x + 0.5} cy={tower.y} r="9" className="far-glow" />
    </g>
  );
}

/** Short strokes on the water, nearer ones longer and further apart. */
function Waves({ geometry: { width, horizon, walk } }: { readonly geometry: Geometry }) {
  const depth = walk.y - horizon;
  const rows = Math.max(6, Math.round(depth / 20));
  const strokes = Array.from({ length: rows }, (_, row) => {
    const nearness = (row + 1) / rows;
    const y = horizon + depth * nearness ** 1.5 - 4;
    const long = 8 + 18 * nearness;
    const pitch = 46 + 70 * nearness;
    const shift = (row * 37) % pitch;
    return Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, i) => {
      const x = i * pitch - shift + ((i * 53 + row * 29) % 31);
      return `M${x.toFixed(1)} ${y.toFixed(1)}q${long / 4} ${-3 * nearness} ${long / 2} 0t${long / 2} 0`;
    }).join("");
  });
  return <path d={strokes.join("")} className="waves" />;
}

/** Where in the sky, as parts of it, and how large. */
const stars: readonly (readonly [number, number, number])[] = [
  [0.05, 0.2, 1],
  [0.13, 0.42, 0.8],
  [0.21, 0.14, 1.2],
  [0.29, 0.5, 0.7],
  [0.38, 0.24, 1],
  [0.47, 0.56, 0.8],
  [0.53, 0.13, 1.1],
  [0.6, 0.38, 0.9],
  [0.67, 0.18, 0.7],
  [0.72, 0.62, 1],
  [0.92, 0.28, 0.9],
  [0.97, 0.6, 1.1],
];

const cobbles: readonly (readonly [number, number, number, number, string])[] = [
  [1, 1, 20, 11, "a"],
  [23, 1, 16, 11, "b"],
  [41, 1, 20, 11, "c"],
  [-10, 14, 22, 11, "b"],
  [14, 14, 18, 11, "c"],
  [34, 14, 16, 11, "a"],
  [52, 14, 22, 11, "b"],
  [3, 27, 15, 10, "c"],
  [20, 27, 22, 10, "a"],
  [44, 27, 16, 10, "b"],
];
