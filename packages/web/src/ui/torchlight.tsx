import torch from "game-icon:torch";
import { useId } from "react";
import { Icon } from "./icon.js";
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
