import type { CameraControl } from "@tavolata/ui/camera/use-camera.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker } from "@tavolata/ui/language/words.js";
import { useEffect, useMemo, useState } from "react";
import { azerothContent } from "../../content/content.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { questOf } from "../../content/tables.js";
import { standsByEvent } from "../../queries/markers.js";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { spaceIn } from "./deeds-here.js";
import { inTwoLines, labelsAt, reachOf } from "./labels.js";
import { places } from "./layout.js";

/** The names that have room at this scale, each at the same size on the screen, and the one that is pointed at on top of all. */
export function Names({ camera, pointed }: { readonly camera: CameraControl; readonly pointed: SpaceId | undefined }) {
  const speaker = useSpeaker();
  const zoom = useZoomSteps(camera);
  const { first, busy } = useDear();
  const labels = useMemo(
    () =>
      labelsAt({
        zoom,
        size: 0.8125 * rootSize(),
        nameOf: (space) => speaker.name(space),
        first: first.split(" "),
        busy: new Set(busy.split(" ")),
      }),
    [zoom, speaker, first, busy],
  );
  const isTold = labels.some(({ space }) => space === pointed);
  return (
    <g className="az-names">
      {labels.map(({ space, lines, x, y, anchor }) => (
        <text key={space} className="az-name" textAnchor={anchor} y={y}>
          <Lines lines={lines} x={x} />
        </text>
      ))}
      {pointed !== undefined && !isTold && places[pointed] && (
        <text
          className="az-name pointed"
          textAnchor="middle"
          y={places[pointed]![1] + reachOf(pointed, zoom) + 14 / zoom}
        >
          <Lines lines={inTwoLines(speaker.name(pointed))} x={places[pointed]![0]} />
        </text>
      )}
    </g>
  );
}

function Lines({ lines, x }: { readonly lines: readonly string[]; readonly x: number }) {
  return lines.map((line, i) => (
    <tspan key={line} x={x} dy={i === 0 ? undefined : "1.12em"}>
      {line}
    </tspan>
  ));
}

/** The scale in steps, rounded down: what fits at a step fits up to the next, and panning draws nothing anew. */
function useZoomSteps(camera: CameraControl): number {
  const [zoom, setZoom] = useState(1);
  useEffect(
    () => camera.watch(({ scale }) => setZoom(step ** Math.floor(Math.log(scale) / Math.log(step) + 0.001))),
    [camera],
  );
  return zoom;
}

const step = 1.03;

/** How large a letter of the page is: the text scale of the settings changes it. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Spaces that matter now (where the heroes are, where the own quests lead, what can be done on the map), and those with pieces beside them. */
function useDear(): { readonly first: string; readonly busy: string } {
  const content = useContent(azerothContent);
  const { seen, hero, shown } = useDesk();
  const quests = (hero?.quests ?? []).flatMap(({ id, done }) =>
    spacesOf(questOf(content, id).objective).filter((space) => !done.includes(space)),
  );
  const targets = shown.act.choices.flatMap(({ place }) => spaceIn(place) ?? []);
  const heroes = seen.order.map((seat) => seen.heroes[seat]!.space);
  const markers = [standsByEvent(content, seen), ...seen.track].flatMap((slot) => (slot ? [slot.space] : []));
  const listed = (all: readonly (SpaceId | undefined)[]) => [...new Set(all)].join(" ");
  return {
    first: listed([hero?.space, ...quests, ...heroes, ...targets]),
    busy: listed([...quests, ...heroes, ...markers, ...Object.keys(seen.tokens)]),
  };
}
