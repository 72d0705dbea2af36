import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { memo } from "react";
import { azerothContent } from "../../content/content.js";
import { isCity, spaceAt } from "../../queries/board.js";
import { cityIcons, icons, resourceIcons } from "../icons.js";
import { letterOf } from "./land.js";
import { drawn, places, radius } from "./layout.js";

/** Every space with its ring, its letter and what it offers. */
export const Spaces = memo(function Spaces() {
  return (
    <g className="az-spaces">
      {drawn.map((id) => (
        <SpaceMark key={id} id={id} />
      ))}
    </g>
  );
});

function SpaceMark({ id }: { readonly id: string }) {
  const [x, y] = places[id]!;
  const { colour } = spaceAt(id);
  return (
    <g transform={`translate(${x} ${y})`} className={`az-space ${colour}`} data-space={id}>
      <g className="az-grow">{isCity(id) ? <City id={id} /> : <Place id={id} />}</g>
    </g>
  );
}

/** A city is a square with a castle, its banner in front. */
function City({ id }: { readonly id: string }) {
  const side = radius + 3;
  return (
    <>
      <rect x={2 - side} y={5 - side} width={2 * side} height={2 * side} rx="8" className="az-cast" />
      <rect x={-side} y={-side} width={2 * side} height={2 * side} rx="8" className="az-ring city" />
      <rect x={5 - side} y={5 - side} width={2 * side - 10} height={2 * side - 10} rx="5" className="az-inner" />
      <Icon of={icons.city} at={{ x: -25, y: -27, size: 50 }} className="az-castle" />
      <path d="M6 2h22v25l-11-7-11 7z" className={`az-banner ${id}`} />
      <Icon of={cityIcons[id] ?? icons.flag} at={{ x: 8.5, y: 3, size: 17 }} className="az-emblem" />
    </>
  );
}

function Place({ id }: { readonly id: string }) {
  const { resources, printed } = useContent(azerothContent).spaces[id]!;
  const offered = resources.map(({ resource }) => resource);
  return (
    <>
      <circle cx="2" cy="5" r={radius} className="az-cast" />
      <circle r={radius} className="az-ring" />
      <circle r={radius - 5} className="az-inner" />
      <circle r={radius - 5} className="az-pattern-fill" />
      {printed && (
        <Icon of={printed.reward === "trophy" ? icons.crown : icons.sword} at={{ x: -16, y: -17, size: 32 }} />
      )}
      {!printed &&
        offered.map((resource, i) => (
          <Icon
            key={resource}
            of={resourceIcons[resource]!}
            at={{ x: offered.length === 1 ? -14 : -23 + 23 * i, y: -14, size: offered.length === 1 ? 28 : 22 }}
          />
        ))}
      <g transform={`translate(${radius - 7} ${-radius + 7})`} className="az-letter">
        <circle r="12.5" />
        <text y="6">{letterOf(id)}</text>
      </g>
    </>
  );
}
