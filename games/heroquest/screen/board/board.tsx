import { type CameraControl, useCamera } from "@tavolata/ui/camera/use-camera.js";
import { useRefit } from "@tavolata/ui/camera/use-refit.js";
import { ZoomButtons } from "@tavolata/ui/camera/zoom-buttons.js";
import { onItsSide, phone, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Barred } from "@tavolata/ui/table/question/act.js";
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { wizard } from "../../state.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { BoardInWords } from "./board-in-words.js";
import { Cursor, useCursor } from "./cursor.js";
import { Doors } from "./doors.js";
import { Figures } from "./figures.js";
import { Furniture } from "./furniture.js";
import { height, squareAt, width } from "./grid.js";
import { Ground, Paints } from "./ground.js";
import { Hazards } from "./hazards.js";
import { MiniMap } from "./mini-map.js";
import { HoverName, newHover, PathPreview } from "./path.js";
import { areaOfSquare, areaOfSquares, placeOf, unit } from "./places.js";
import { usePointing } from "./pointing.js";
import type { Position } from "./position.js";
import { Corners, RoomMarks } from "./room-marks.js";
import { barredAt, Targets } from "./targets.js";
import "./board.css";

const world = { width: width * unit, height: height * unit };

/** The dungeon: what is known of it, who stands there, and everything that can be done on it. */
export function DungeonBoard(shown: HeroQuestScreenProps) {
  const { view, act } = shown;
  const { page } = useWords();
  const { position, reach, look, acting, target } = usePointing();
  const frame = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const hover = useMemo(newHover, []);
  const isPhone = useMedia(phone);
  const isOnItsSide = useMedia(onItsSide);
  const { side, known, lit, closed, seen } = position;
  const secrets = seen.secrets;
  const isWizardsTurn = view.waiting.includes(wizard) && seen.toAct.length === 0;
  const fit = useRef(() => {});
  const onDouble = useCallback(() => fit.current(), []);
  const camera = useCamera({ frame, world: layer, size: world, onDouble });
  const across = isPhone ? 8 : isOnItsSide ? 11 : undefined;
  fit.current = useFollowing(camera, position, across, acting?.square, view.onlooker);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it comes to be looked at
  useEffect(() => {
    const place = target === undefined ? undefined : placeOf(position, target);
    if (place) camera.show(place.area, 8);
  }, [camera, target]);
  const cursor = useCursor({ frame, camera, shown, hover, onFit: () => fit.current() });

  const squareUnder = (event: MouseEvent | PointerEvent) => {
    const { x, y } = camera.worldAt(event.clientX, event.clientY);
    return squareAt(Math.floor(x / unit), Math.floor(y / unit));
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("button, [data-still]")) return;
    const square = squareUnder(event);
    if (square === undefined) return;
    cursor.put(square);
    hover.set(undefined);
    const barred = barredAt({ act }, position, square);
    const figure = position.on[square];
    if (barred) act.explain(barred);
    else if (reach && !figure && !reach.steps.has(square)) act.explain(tooFar(position, square));
    look(figure && `figure:${figure.id}`);
  };
  const scenery = secrets?.scenery ?? noPieces;
  const hiddenPieces = useMemo(() => scenery.map((piece) => ({ ...piece, id: piece.squares.join() })), [scenery]);
  const hiddenDoors = useMemo(() => (secrets ? [...secrets.doors, ...secrets.secretDoors] : noDoors), [secrets]);
  return (
    <section
      ref={frame}
      className={`hq-board ${reach ? "walking" : ""}`}
      aria-label={page("heroquest.board")}
      onClick={onClick}
      onKeyDown={() => {}}
      onPointerMove={(event) => event.pointerType === "mouse" && hover.set(squareUnder(event))}
      onPointerLeave={(event) => event.pointerType === "mouse" && hover.set(undefined)}
    >
      <BoardInWords view={view} />
      <div ref={layer} className="hq-world" style={{ width: world.width, height: world.height }}>
        <svg
          viewBox={`0 0 ${world.width} ${world.height}`}
          width={world.width}
          height={world.height}
          aria-hidden="true"
        >
          <Paints />
          <Ground side={side} known={known} lit={lit} closed={closed} seesAll={secrets !== undefined} />
          {seen.side && <Corners letter={seen.side} />}
          <RoomMarks
            side={side}
            known={known}
            searched={seen.searched}
            mission={seen.mission}
            seesAll={secrets !== undefined}
          />
          <Hazards
            exit={seen.exit}
            abyss={seen.abyss}
            rubble={seen.rubble}
            traps={seen.traps}
            piles={seen.piles}
            ground={seen.magic.ground}
            levers={seen.levers}
            secrets={secrets}
          />
          <Furniture pieces={hiddenPieces} emptied={noIds} hidden />
          <Furniture pieces={seen.scenery} emptied={seen.emptied} hidden={false} />
          <Doors doors={seen.doors} hidden={hiddenDoors} />
        </svg>
        <svg className="hq-sketch" width={world.width} height={world.height} aria-hidden="true">
          <PathPreview hover={hover} />
        </svg>
        <Figures
          figures={seen.figures}
          acting={seen.turn?.figure}
          spent={isWizardsTurn ? seen.acted : noIds}
          hidden={secrets?.antagonists ?? noPieces}
        />
        {/* A layer of its own: what glows and is pressed there doesn't paint the dungeon anew. */}
        <div className="hq-over">
          {acting && acting.square >= 0 && <Halo key={acting.id} square={acting.square} />}
          <Targets act={act} hover={hover} />
          <Cursor at={cursor.at} />
        </div>
        <svg className="hq-sketch" width={world.width} height={world.height} aria-hidden="true">
          <HoverName hover={hover} act={act} />
        </svg>
      </div>
      <p className="unseen" role="status">
        {cursor.words}
      </p>
      <div className="hq-tools" data-still>
        <ZoomButtons camera={camera} onFit={() => fit.current()} />
        <MiniMap camera={camera} position={position} world={world} frame={frame} />
      </div>
    </section>
  );
}

/** HQ-4.2-a, HQ-4.6: why a walk doesn't lead to a square about which the table itself says nothing. */
function tooFar({ blocked, known }: Position, square: number): Barred {
  const option = { id: "", label: { key: "option.step" }, place: undefined };
  const [rule, key] = blocked[square]
    ? (["HQ-4.6", "bar.scenery-there"] as const)
    : known[square]
      ? (["HQ-4.2-a", "bar.no-squares-left"] as const)
      : (["HQ-4.9-b", "bar.way-closed"] as const);
  return { option: { ...option, bar: { rule, reason: { key } } }, place: undefined };
}

/** Around whoever acts. */
function Halo({ square }: { readonly square: number }) {
  const { x, y } = areaOfSquare(square);
  return <div className="hq-halo" style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

const noPieces: readonly never[] = [];
const noDoors: readonly never[] = [];
const noIds: readonly string[] = [];

/** Opens the window on what is known, goes on with it as more is discovered, and keeps whoever acts in sight. */
function useFollowing(
  camera: CameraControl,
  position: Position,
  /** On a small screen: so many squares are seen across, and whoever acts is in the middle. */
  across: number | undefined,
  acting: number | undefined,
  onlooker: string,
): () => void {
  const { known, seen } = position;
  const area = useMemo(() => {
    const squares = known.flatMap((is, square) => (is ? [square] : []));
    for (const { square } of seen.figures) if (square >= 0) squares.push(square);
    if (squares.length === 0) return { x: 0, y: 0, ...world };
    const { x, y, width: wide, height: high } = areaOfSquares(squares);
    return { x: x - unit * 0.8, y: y - unit * 0.8, width: wide + unit * 1.6, height: high + unit * 1.6 };
  }, [known, seen.figures]);
  const mine = seen.figures.find(({ seat, kind }) => seat === onlooker && kind === "hero")?.square;
  const centre = acting ?? mine;
  const fit = useCallback(() => {
    if (across !== undefined && centre !== undefined && centre >= 0) {
      const { x, y } = areaOfSquare(centre);
      // However high the window is.
      camera.fit({ x: x - ((across - 1) / 2) * unit, y, width: across * unit, height: unit }, 1);
    } else {
      camera.fit(area, 1.5);
    }
  }, [camera, area, across, centre]);
  const isSmall = across !== undefined;
  const first = useRef(true);
  /** Whether somebody who acts was seen already: a phone opens on whoever does first. */
  const met = useRef(false);
  const sizeKey = `${area.x} ${area.y} ${area.width} ${area.height} ${across}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted again when what is known grows, not with every step
  useEffect(() => {
    if (first.current || (!camera.isOwn() && !isSmall)) fit();
    first.current = false;
  }, [sizeKey]);
  useEffect(() => {
    if (acting === undefined || acting < 0) return;
    if (isSmall && !met.current) fit();
    else if (isSmall || camera.isOwn()) camera.show(areaOfSquare(acting));
    met.current = true;
  }, [camera, acting, isSmall, fit]);
  useRefit(fit);
  return fit;
}
