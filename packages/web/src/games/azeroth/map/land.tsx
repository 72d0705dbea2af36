import {
  type Colour,
  colours,
  type Hero,
  isCity,
  numberOf,
  rankOf,
  ranks,
  spaceAt,
  spaceIds,
} from "@tavolata/azeroth/open";
import { memo } from "react";
import { places, sheet } from "./layout.js";

const far = 118;

/** The lands: each colour as one soft shape round its spaces, drawn under everything else. */
export const Land = memo(function Land() {
  return (
    <g className="az-land">
      <rect width={sheet.width} height={sheet.height} className="az-sea" />
      <g filter="url(#az-soft)">
        {colours.map((colour) => (
          <g key={colour} className={`az-region ${colour}`}>
            {spaceIds
              .filter((id) => spaceAt(id).colour === colour)
              .map((id) => (
                <circle key={id} cx={places[id]![0]} cy={places[id]![1]} r={far} />
              ))}
          </g>
        ))}
      </g>
    </g>
  );
});

export function LandPaints() {
  return (
    <defs>
      <filter id="az-soft" x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="26" />
      </filter>
      <pattern id="az-yellow-lines" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v8" className="az-pattern" />
      </pattern>
      <pattern id="az-red-lines" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 8M8 0l-8 8" className="az-pattern" />
      </pattern>
      <pattern id="az-green-lines" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="4.5" cy="4.5" r="1.4" className="az-pattern dot" />
      </pattern>
    </defs>
  );
}

interface Road {
  readonly key: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly rank: number;
}

const roads: readonly Road[] = spaceIds.flatMap((id) =>
  spaceAt(id)
    .links.filter((other) => numberOf(id) < numberOf(other))
    .map((other) => ({
      key: `${id}-${other}`,
      from: places[id]!,
      to: places[other]!,
      rank: Math.max(ranks[numberOf(id)]!, ranks[numberOf(other)]!),
    })),
);

/** AZ-move-4: the roads. Those that are closed to the hero are dotted (AZ-move-5). */
export function Roads({ hero }: { readonly hero: Hero | undefined }) {
  const level: Colour = hero?.level ?? "red";
  return (
    <g className="az-roads">
      {roads.map(({ key, from, to, rank }) => (
        <line
          key={key}
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          className={rank > rankOf(level) ? "closed" : ""}
        />
      ))}
    </g>
  );
}

/** Letter, colour and pattern: nobody needs to tell a level by one of them alone. */
export function letterOf(space: string): string {
  return isCity(space) ? "" : letters[spaceAt(space).colour];
}

const letters: Readonly<Record<Colour, string>> = { grey: "N", green: "G", yellow: "Y", red: "R" };
