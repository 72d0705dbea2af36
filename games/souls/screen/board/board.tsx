import { type CameraControl, useCamera } from "@tavolata/ui/camera/use-camera.js";
import { useRefit } from "@tavolata/ui/camera/use-refit.js";
import { ZoomButtons } from "@tavolata/ui/camera/zoom-buttons.js";
import { smallScreen, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from "react";
import type { AreaId } from "../../content/types.js";
import { skyOf } from "../../queries/event-deck.js";
import { useDesk } from "../desk.js";
import type { SoulsScreenProps } from "../shown.js";
import { BoardInWords } from "./board-in-words.js";
import { Borders } from "./borders.js";
import { useCursor } from "./cursor.js";
import { Figures } from "./figures.js";
import { cell, type Field, fieldOf } from "./geometry.js";
import { Ground, GroundPaints } from "./ground.js";
import { SightLayer, WayLayer } from "./sight-layer.js";
import { Targets } from "./targets.js";
import { Things } from "./things.js";
import "./board.css";

/** The battlefield: areas, what lies and stands in them, and everything that can be done there. */
export function Battlefield(shown: SoulsScreenProps) {
  const { seen } = useDesk();
  const field = fieldOf(seen);
  return field ? <LaidOut shown={shown} field={field} /> : null;
}

function LaidOut({ shown, field }: { readonly shown: SoulsScreenProps; readonly field: Field }) {
  const { act } = shown;
  const { page } = useWords();
  const { seen, acting, pointAt, look } = useDesk();
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const size = useMemo(() => ({ width: field.width, height: field.height }), [field]);
  const fit = useRef(() => {});
  const onDouble = useCallback(() => fit.current(), []);
  const camera = useCamera({ frame, world: layer, size, onDouble });
  // Nobody acts while the next one is chosen: then one of those who may be is looked at.
  const offered = act.choices.flatMap(({ option }) => option.at ?? []);
  const asked = seen.figures.find(({ id }) => offered.includes(`figure:${id}`));
  fit.current = useFollowing(camera, field, (acting ?? asked)?.area);
  const cursor = useCursor({ frame, camera, field, onFit: () => fit.current() });
  const areaUnder = (event: { readonly clientX: number; readonly clientY: number }): AreaId | undefined => {
    const element = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((one) => one instanceof SVGPathElement && one.dataset["area"] !== undefined);
    return (element as SVGPathElement | undefined)?.dataset["area"];
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("button, [data-still]")) return;
    const area = areaUnder(event);
    pointAt(area);
    if (area === undefined) return;
    const here = act.choices.filter(({ place }) => place === `area:${area}`);
    const step = here.find(({ option }) => option.verb === "move");
    const [only, ...more] = step ? [step] : here;
    const barred = act.barred.find(({ place }) => place === `area:${area}`);
    if (only && more.length === 0) act.pick(only.option.id);
    else if (barred && !only) act.explain(barred);
    else look(undefined);
  };
  return (
    <section
      ref={frame}
      className={`sw-board ${skyOf(seen) ?? ""}`}
      aria-label={page("souls.board")}
      data-question={act.decision?.number}
      onClick={onClick}
      onKeyDown={() => {}}
      onPointerMove={(event) => event.pointerType === "mouse" && pointAt(areaUnder(event))}
      onPointerLeave={(event) => event.pointerType === "mouse" && pointAt(undefined)}
    >
      <BoardInWords />
      <div ref={layer} className="sw-world" style={size}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} aria-hidden="true">
          <GroundPaints />
          <Ground field={field} />
          <SightLayer field={field} />
          <Borders field={field} />
          <Things field={field} />
          <WayLayer field={field} />
        </svg>
        <Figures field={field} />
        <div className="sw-over">
          <Targets field={field} />
          {cursor.at !== undefined && <Cursor field={field} area={cursor.at} />}
        </div>
      </div>
      <p className="unseen" role="status">
        {cursor.words}
      </p>
      <div className="sw-tools" data-still>
        <ZoomButtons camera={camera} onFit={() => fit.current()} />
      </div>
    </section>
  );
}

function Cursor({ field, area }: { readonly field: Field; readonly area: AreaId }) {
  const shape = field.byId.get(area);
  if (!shape) return null;
  return (
    <svg className="sw-cursor" width={field.width} height={field.height} aria-hidden="true">
      <path d={shape.path} />
    </svg>
  );
}

/** Opens on the whole battlefield, on a phone on whoever acts, and keeps them in sight. */
function useFollowing(camera: CameraControl, field: Field, acting: AreaId | undefined): () => void {
  const isPhone = useMedia(smallScreen);
  const room = acting === undefined ? undefined : field.byId.get(acting)?.room;
  const fit = useCallback(() => {
    if (isPhone && room) {
      camera.fit({ x: room.x - cell * 1.4, y: room.y - cell, width: room.width + cell * 2.8, height: cell }, 1.2);
    } else camera.fit({ x: 0, y: 0, width: field.width, height: field.height }, 1.6);
  }, [camera, field, isPhone, room]);
  const met = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted when the field changes, not with every step
  useEffect(() => fit(), [field, isPhone]);
  useEffect(() => {
    if (!room) return;
    if (isPhone && !met.current) fit();
    else if (isPhone || camera.isOwn()) camera.show(room, 12);
    met.current = true;
  }, [camera, room, isPhone, fit]);
  useRefit(fit);
  return fit;
}
