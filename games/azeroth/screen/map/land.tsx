import { memo } from "react";
import { colours, rankOf } from "../../content/colours.js";
import type { Colour } from "../../content/types.js";
import { isCity, spaceAt } from "../../queries/board.js";
import type { Hero } from "../../state.js";
import { Compass, Frame } from "./land/ornaments.js";
import { terrain } from "./land/terrain.js";
import { sheet } from "./layout.js";
import { roads, wayAlong } from "./roads.js";
import "./land/land.css";

/** The sea, the lands of four colours with their coast, and what grows there: drawn once, under everything else. */
export const Land = memo(function Land() {
  const { coast, shallows, regions, waves, scenery } = terrain();
  return (
    <g className="az-land">
      <rect width={sheet.width} height={sheet.height} className="az-sea" />
      <path d={waves} className="az-wave" />
      {shallows.toReversed().map((line, i) => (
        <path key={line} d={line} className={i === 0 ? "az-shallow far" : "az-shallow"} />
      ))}
      <path d={coast} className="az-shore" />
      {colours.map((colour) => (
        <path key={colour} d={regions[colour]} className={`az-region ${colour}`} />
      ))}
      <path d={coast} className="az-coast" />
      {(["shade-under", "rock", "shade", "snow", "ember", "trunk", "tree", "line"] as const).map((kind) => (
        <path key={kind} d={kind === "shade-under" ? scenery.rock : scenery[kind]} className={`az-scene ${kind}`} />
      ))}
      <Compass />
      <Frame />
    </g>
  );
});

export function LandPaints() {
  return (
    <defs>
      <pattern id="az-yellow-lines" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v8" className="az-pattern" />
      </pattern>
      <pattern id="az-red-lines" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 8M8 0l-8 8" className="az-pattern" />
      </pattern>
      <pattern id="az-green-lines" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4.5" cy="4.5" r="1.4" className="az-pattern dot" />
      </pattern>
      <pattern id="az-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0v7" className="az-hatch-line" />
      </pattern>
      <radialGradient id="az-vignette" cx="50%" cy="48%" r="72%">
        <stop offset="62%" stopOpacity="0" />
        <stop offset="100%" className="az-vignette-rim" />
      </radialGradient>
    </defs>
  );
}

/** AZ-move-4: the roads. Those that are closed to the hero are dotted (AZ-move-5). */
export function Roads({ hero }: { readonly hero: Hero | undefined }) {
  const level: Colour = hero?.level ?? "red";
  const lines = (isClosed: boolean) =>
    roads
      .filter(({ rank }) => rank > rankOf(level) === isClosed)
      .map(({ ends }) => wayAlong(ends))
      .join("");
  const [open, closed] = [lines(false), lines(true)];
  return (
    <g className="az-roads">
      <path d={open} className="bed" />
      <path d={open} className="top" />
      <path d={closed} className="closed" />
    </g>
  );
}

/** Letter, colour and pattern: nobody needs to tell a level by one of them alone. */
export function letterOf(space: string): string {
  return isCity(space) ? "" : letters[spaceAt(space).colour];
}

const letters: Readonly<Record<Colour, string>> = { grey: "N", green: "G", yellow: "Y", red: "R" };
