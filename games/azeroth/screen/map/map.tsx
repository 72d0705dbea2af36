import { type CameraControl, useCamera } from "@tavolata/ui/camera/use-camera.js";
import { ZoomButtons } from "@tavolata/ui/camera/zoom-buttons.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { phone, smallScreen, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { icons } from "../icons.js";
import { useMapKeys } from "./keys.js";
import { Land, LandPaints, Roads } from "./land.js";
import { missing, places, radius, sheet } from "./layout.js";
import { MapInWords } from "./map-in-words.js";
import { Names } from "./names.js";
import { Pieces } from "./pieces.js";
import { Pointed } from "./pointed.js";
import { RouteLine, RouteStops } from "./route-line.js";
import { SpaceCard } from "./space-card.js";
import { Spaces } from "./spaces.js";
import { Forbidden, Targets } from "./targets.js";
import "./map.css";

/** The map of four colours, with everything that stands on it and can be done there. */
export function AdventureMap() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, hero, look, looked, found, setFinding } = useDesk();
  const { act } = shown;
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const fit = useRef(() => {});
  const onDouble = useCallback(() => fit.current(), []);
  const camera = useCamera({ frame, world: layer, size: sheet, onDouble });
  fit.current = useFollowing(frame, camera, hero?.space);
  const cursor = useMapKeys({ frame, camera, onFit: () => fit.current() });
  const [pointed, setPointed] = useState<SpaceId>();
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("button, [data-still]")) return;
    const space = spaceUnder(event);
    look(space);
    const barred = space === undefined ? undefined : act.barred.find(({ place }) => place === `space:${space}`);
    if (barred) act.explain(barred);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "mouse")
      setPointed((target as Element).closest("[data-space]")?.getAttribute("data-space") ?? undefined);
  };
  const named = pointed ?? cursor.at;
  return (
    <section
      ref={frame}
      className="az-board"
      aria-label={page("azeroth.board")}
      onClick={onClick}
      onKeyDown={() => {}}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(undefined)}
    >
      <MapInWords />
      <div ref={layer} className="az-world" style={sheet}>
        <svg className="az-ground" viewBox={`0 0 ${sheet.width} ${sheet.height}`} {...sheet} aria-hidden="true">
          <LandPaints />
          <Land />
          <Roads hero={hero} />
        </svg>
        <div className="az-grain" />
        <svg className="az-things" viewBox={`0 0 ${sheet.width} ${sheet.height}`} {...sheet} aria-hidden="true">
          <RouteLine />
          {found && <Pulse key={found.time} space={found.space} />}
          <Spaces />
          <Forbidden />
          <Names camera={camera} pointed={named ?? looked} />
          <Pieces />
          <RouteStops />
          {cursor.at !== undefined && <Ring space={cursor.at} name="az-cursor" />}
          {looked !== undefined && <Ring space={looked} name="az-looked" />}
        </svg>
        <div className="az-over">
          <Targets />
        </div>
      </div>
      <p className="unseen" role="status">
        {cursor.words}
      </p>
      {missing.length > 0 && (
        <p className="az-missing" role="alert">
          {page("azeroth.missing", { spaces: missing.map((space) => speaker.name(space)).join(", ") })}
        </p>
      )}
      {named !== undefined && <Pointed space={named} />}
      <div className="az-tools" data-still>
        <button type="button" className="az-tool" aria-label={page("azeroth.find")} onClick={() => setFinding(true)}>
          <Icon of={icons.find} />
        </button>
        <ZoomButtons camera={camera} onFit={() => fit.current()} />
      </div>
      <SpaceCard />
    </section>
  );
}

function spaceUnder(event: MouseEvent): SpaceId | undefined {
  const element = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest("[data-space]"))
    .find((one) => one !== null);
  return element?.getAttribute("data-space") ?? undefined;
}

function Ring({ space, name }: { readonly space: SpaceId; readonly name: string }) {
  const at = places[space];
  return (
    at && (
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <circle r={radius + 9} className={`az-grow ${name}`} />
      </g>
    )
  );
}

/** A place that was asked for pulses three times. */
function Pulse({ space }: { readonly space: SpaceId }) {
  const at = places[space];
  return (
    at && (
      <g transform={`translate(${at[0]} ${at[1]})`}>
        <g className="az-grow">
          <circle r={radius + 14} className="az-pulse" />
        </g>
      </g>
    )
  );
}

function area(space: SpaceId, margin: number) {
  const [x, y] = places[space] ?? [sheet.width / 2, sheet.height / 2];
  return { x: x - margin, y: y - margin, width: 2 * margin, height: 2 * margin };
}

/** Opens on the whole map, on a phone round the own hero, and pans to what is asked for. */
function useFollowing(
  frame: RefObject<HTMLElement | null>,
  camera: CameraControl,
  own: SpaceId | undefined,
): () => void {
  const isPhone = useMedia(phone);
  const isSmall = useMedia(smallScreen);
  const { found } = useDesk();
  const fit = useCallback(() => {
    if (!isSmall || !own || !places[own]) return camera.fit({ x: 0, y: 0, ...sheet }, 1.4);
    // However low the window is.
    camera.fit(isPhone ? area(own, 190) : { ...area(own, 240), y: places[own][1], height: 1 }, 1.2);
  }, [camera, isPhone, isSmall, own]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted when the screen changes, not with every step
  useEffect(() => fit(), [isPhone, isSmall]);
  useEffect(() => {
    if (own && places[own] && (isSmall || camera.isOwn())) camera.show(area(own, 90), 12);
  }, [camera, own, isSmall]);
  const showFound = useCallback(() => {
    const box = frame.current?.getBoundingClientRect();
    if (!found || !box) return;
    if (!isPhone) return camera.show(area(found.space, 160), 20);
    // On a phone the card of the place lies over the lower half: the place is shown above it.
    const { x, y, width } = area(found.space, 90);
    camera.show({ x, y, width, height: 0.9 * (camera.worldAt(0, box.bottom).y - camera.worldAt(0, box.top).y) }, 0);
  }, [camera, frame, found, isPhone]);
  useEffect(showFound, [showFound]);
  const latest = useRef(fit);
  latest.current = () => {
    fit();
    showFound();
  };
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    // The sheet of a phone, a plan and a bar take room and give it back.
    const observer = new ResizeObserver(() => {
      if (!camera.isOwn()) latest.current();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [camera, frame]);
  return fit;
}
