import { isCity, spaceAt, spaceIds } from "@tavolata/azeroth/open";
import { memo } from "react";
import { useSpeaker } from "../../../language/words.js";
import { Icon } from "../../../ui/icon.js";
import { icons, resourceIcons } from "../icons.js";
import { letterOf } from "./land.js";
import { places, radius } from "./layout.js";

/** Every space with its ring, its letter, what it offers and its name. */
export const Spaces = memo(function Spaces() {
  return (
    <g className="az-spaces">
      {spaceIds.map((id) => (
        <SpaceMark key={id} id={id} />
      ))}
    </g>
  );
});

function SpaceMark({ id }: { readonly id: string }) {
  const speaker = useSpeaker();
  const [x, y] = places[id]!;
  const { colour, resources, printed } = spaceAt(id);
  const offered = resources.map(({ resource }) => resource);
  return (
    <g transform={`translate(${x} ${y})`} className={`az-space ${colour}`} data-space={id}>
      {isCity(id) ? (
        <rect
          x={-radius - 4}
          y={-radius - 4}
          width={2 * radius + 8}
          height={2 * radius + 8}
          rx="9"
          className="az-ring"
        />
      ) : (
        <>
          <circle r={radius} className="az-ring" />
          <circle r={radius - 4} className="az-pattern-fill" />
        </>
      )}
      {isCity(id) && <Icon of={icons.city} at={{ x: -20, y: -22, size: 40 }} />}
      {printed && (
        <Icon of={printed.reward === "trophy" ? icons.crown : icons.sword} at={{ x: -15, y: -17, size: 30 }} />
      )}
      {!isCity(id) && !printed && (
        <g>
          {offered.map((resource, i) => (
            <Icon
              key={resource}
              of={resourceIcons[resource]!}
              at={{ x: offered.length === 1 ? -12 : -23 + 23 * i, y: -14, size: offered.length === 1 ? 25 : 22 }}
            />
          ))}
        </g>
      )}
      {!isCity(id) && (
        <g transform={`translate(${radius - 6} ${-radius + 6})`} className="az-letter">
          <circle r="10" />
          <text y="4.5">{letterOf(id)}</text>
        </g>
      )}
      <text className="az-name">
        {inTwoLines(speaker.name(id)).map((line, i) => (
          <tspan key={line} x="0" y={radius + 4} dy={`${1 + 1.05 * i}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** Names of several words stand in two lines of about the same length, so that neighbours have room. */
function inTwoLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length < 9) return [name];
  let best = 1;
  const longest = (at: number) => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
  for (let at = 2; at < words.length; at++) if (longest(at) < longest(best)) best = at;
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")];
}
