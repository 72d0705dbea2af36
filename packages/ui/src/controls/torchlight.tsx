import torch from "game-icon:torch";
import { useId } from "react";
import { Icon, type IconShape } from "./icon.js";
import "./torchlight.css";

interface Area {
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

/** A wall of bricks, as a piece of a drawing. */
export function BrickWall({ size = 1, ...area }: Area & { readonly size?: number }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="120" height="104" patternUnits="userSpaceOnUse" patternTransform={`scale(${size})`}>
        <rect width="120" height="104" fill="var(--stone-dark)" />
        <rect x="2" y="2" width="116" height="48" rx="5" fill="var(--stone)" />
        <rect x="-58" y="54" width="116" height="48" rx="5" fill="var(--stone)" />
        <rect x="62" y="54" width="116" height="48" rx="5" fill="var(--stone)" />
      </pattern>
      <rect {...area} fill={`url(#${id})`} />
    </>
  );
}

interface TorchProps {
  /** The middle of the flame. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far its light reaches. */
  readonly light: number;
}

/** A torch on the wall, with its light. */
export function Torch({ x, y, size, light }: TorchProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.75" />
        <stop offset="0.35" stopColor="var(--glow)" stopOpacity="0.25" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle className="torch-light" cx={x} cy={y} r={light} fill={`url(#${id})`} />
      <g className="torch">
        <Icon of={torch} at={{ x: x - size / 2, y: y - size / 3, size }} />
      </g>
    </>
  );
}

/** Where the light ends: what is below gets as dark as what the drawing stands on. */
export function Darkness({ colour, ...area }: Area & { readonly colour: string }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} stopOpacity="0" />
        <stop offset="1" stopColor={colour} />
      </linearGradient>
      <rect {...area} fill={`url(#${id})`} />
    </>
  );
}

/** A picture at the head of a card: something on a wall by torchlight. */
export function OnTheWall({ of }: { readonly of: IconShape }) {
  return (
    <svg
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMid slice"
      className="on-the-wall"
      aria-hidden="true"
      focusable="false"
    >
      <BrickWall width={320} height={128} size={0.6} />
      {[54, 266].map((x) => (
        <Torch key={x} x={x} y={44} size={42} light={96} />
      ))}
      <Darkness y={48} width={320} height={80} colour="var(--panel)" />
      <g className="on-the-wall-thing">
        <Icon of={of} at={{ x: 116, y: 22, size: 88 }} />
      </g>
    </svg>
  );
}
