import type { QuestFile } from "@tavolata/heroquest/editor";
import { type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from "react";
import { arrows } from "../../games/camera/arrows.js";
import { useBoardKeys, zoomKeys } from "../../games/camera/use-board-keys.js";
import type { CameraControl } from "../../games/camera/use-camera.js";
import { columnOf, edgeName, rowOf, sides, squareAt, squareName } from "../../games/heroquest/grid.js";
import { areaOfSquare, middleOfEdge } from "../../games/heroquest/places.js";
import { useSpeaker, useWords } from "../../language/words.js";
import { type Editing, useEditing } from "../frame/editing.js";
import { letterAt, useNames } from "./descriptions.js";
import { type Trial, trialOf } from "./ghost.js";
import { edgeBeside, edgeNear, liesOf, nextOf, placeUnder, squareUnder, thingsUnder } from "./pointing.js";
import { type Thing, thingAt, thingsOn } from "./things.js";
import { type HeroTool, moving, type Place, removing, toolNamed, turning } from "./tools.js";

interface HandsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly things: readonly Thing[];
  onFit(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From so many pixels on a press is a drag. */
const slip = 7;

/** What mouse, finger and keys do on the board: put, choose, move, turn, take away, point. */
export function useBoardHands({ frame, camera, things, onFit }: HandsProps) {
  const editing = useEditing<QuestFile>();
  const { page } = useWords();
  const speaker = useSpeaker();
  const names = useNames();
  const { file, selected, picking, turned } = editing;
  const side = sides[file.quest.side];
  const tool = toolNamed(editing.tool);
  const [pointed, setPointed] = useState<Place>();
  const [cursor, setCursor] = useState<{ readonly square: number; readonly edge?: number | undefined }>();
  const [carried, setCarried] = useState<string>();
  const [refused, setRefused] = useState<Trial["why"]>();
  const drag = useRef<{ thing: Thing; from: Point; isMoved: boolean }>(undefined);
  const wasDragged = useRef(false);
  const inHand = thingAt(things, carried);
  const lies: HeroTool["lies"] = tool?.lies ?? (inHand ? liesOf(inHand) : "square");
  const chosen = thingAt(things, selected);

  const trial = useMemo(() => {
    if (!pointed || (!tool && !inHand)) return undefined;
    const changes = tool ? tool.put(file, pointed, turned, names.kind(tool.type)) : moving(inHand!, pointed);
    return trialOf(file, pointed, changes);
  }, [file, pointed, tool, inHand, turned, names]);

  const done = () => {
    setCarried(undefined);
    setPointed(undefined);
  };

  /** Puts what is in hand where somebody points, or says why not. */
  const put = (place: Place) => {
    const changes = tool ? tool.put(file, place, turned, names.kind(tool.type)) : inHand ? moving(inHand, place) : [];
    const tried = trialOf(file, place, changes);
    setRefused(tried?.why);
    if (!tried || tried.why) return;
    editing.make(changes);
    setPointed(undefined);
    if (!tool) return done();
    const [change] = changes;
    if (!tool.toggles && change?.does === "add") editing.select(`${change.field}[${countAt(file, change.field)}]`);
  };

  const act = (point: Point, place: Place) => {
    if (picking) return pickAt(picking, point, place);
    if (tool || inHand) return put(place);
    const next = nextOf(thingsUnder(things, point), selected);
    editing.select(next?.field);
    if (next) editing.open("piece");
  };

  const pickAt = ({ lies: wanted, picked }: NonNullable<Editing["picking"]>, point: Point, { square }: Place) => {
    if (wanted === "room") {
      const letter = square === undefined ? "." : letterAt(file, squareName(square));
      if (letter === ".") return;
      picked(letter);
    } else if (wanted === "edge") {
      const door = thingsUnder(things, point).find(({ edge }) => edge !== undefined)?.edge;
      const edge = cursor?.edge ?? door ?? edgeNear(point, side, "wall");
      if (edge === undefined) return;
      picked(edgeName(edge));
    } else {
      if (square === undefined) return;
      picked(squareName(square));
    }
    editing.pick(undefined);
  };

  const pointOf = (event: MouseEvent | PointerEvent) => camera.worldAt(event.clientX, event.clientY);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";

  const onPointerDownCapture = (event: PointerEvent) => {
    wasDragged.current = false;
    if (event.button !== 0 || tool || picking || inHand || (event.target as Element).closest("[data-still]")) return;
    const found = thingsUnder(things, pointOf(event));
    const thing = found.find(({ field }) => field === selected) ?? (isMouse(event) ? found[0] : undefined);
    if (!thing) return;
    event.nativeEvent.stopPropagation(); // the board stays where it is while a piece is drawn over it
    drag.current = { thing, from: { x: event.clientX, y: event.clientY }, isMoved: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (held) {
      const far = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y);
      if (!held.isMoved && far < slip) return;
      held.isMoved = true;
      setCarried(held.thing.field);
      setPointed(placeUnder(pointOf(event), liesOf(held.thing), side));
    } else if (isMouse(event) && (tool || inHand)) {
      setPointed(placeUnder(pointOf(event), lies, side));
      setRefused(undefined);
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = undefined;
    if (!held?.isMoved) return;
    wasDragged.current = true;
    const place = placeUnder(pointOf(event), liesOf(held.thing), side);
    const changes = moving(held.thing, place);
    const tried = trialOf(file, place, changes);
    setRefused(tried?.why);
    if (tried && !tried.why) {
      editing.make(changes);
      editing.select(held.thing.field);
    }
    done();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest("button, [data-still]")) return;
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    const point = pointOf(event);
    setCursor(undefined);
    act(point, picking ? { square: squareUnder(point) } : placeUnder(point, lies, side));
  };
  const onDoubleClick = () => {
    if (chosen && !tool) editing.make(turning(file, chosen));
  };

  /** Where the cursor points for what is in hand: doors stand on a side of the square. */
  const placeAt = ({ square, edge }: NonNullable<typeof cursor>, how: HeroTool["lies"]): Place => {
    if (how === "square") return { square };
    const beside = Object.values(arrows).map((way) => edgeBeside(square, way));
    return { edge: edge ?? beside.find((one) => one !== undefined && (how === "edge" || side.walls[one])) };
  };
  const moveCursor = (square: number, edge?: number) => {
    const at = { square, edge };
    setCursor(at);
    setRefused(undefined);
    setPointed(tool || inHand ? placeAt(at, lies) : undefined);
    camera.show(areaOfSquare(square), 24);
  };
  const enter = () => {
    if (!cursor) return;
    const { x, y, width, height } = areaOfSquare(cursor.square);
    const middle = cursor.edge === undefined ? { x: x + width / 2, y: y + height / 2 } : middleOfEdge(cursor.edge);
    act(middle, picking ? { square: cursor.square } : placeAt(cursor, lies));
  };
  const takeAway = () => {
    const here = chosen ?? (cursor && thingsOn(things, cursor.square)[0]);
    if (!here) return;
    editing.make(removing(file, here));
    editing.select(undefined);
  };
  const turn = () => {
    if (tool) editing.turn();
    else if (chosen) editing.make(turning(file, chosen));
  };
  const leave = () => {
    if (picking) editing.pick(undefined);
    else if (inHand) done();
    else if (tool) editing.take(undefined);
    else if (selected !== undefined) editing.select(undefined);
    else setCursor(undefined);
    setPointed(undefined);
    setRefused(undefined);
  };
  useBoardKeys(
    frame,
    (event) => {
      const { key, shiftKey } = event;
      const way = arrows[key];
      if (way) {
        const from = cursor?.square ?? chosen?.squares[0] ?? 0;
        const to = squareAt(columnOf(from) + way[0], rowOf(from) + way[1]);
        if (shiftKey) moveCursor(from, edgeBeside(from, way));
        else if (to !== undefined) moveCursor(cursor ? to : from);
      } else if (key === "Enter" || key === " ") enter();
      else if (key === "Delete" || key === "Backspace") takeAway();
      else if (key === "t" || key === "T") turn();
      else if ((key === "m" || key === "M") && chosen) setCarried(chosen.field);
      else if (key === "Escape") leave();
      else if (key === "0") onFit();
      else if (key === "+" || key === "=") camera.zoom(1.25);
      else if (key === "-") camera.zoom(0.8);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    zoomKeys,
  );

  const why = refused ?? trial?.why;
  const whyWords = why && speaker.sentence({ key: `problem.${why.code}`, args: why.args });
  const cursorWords = () => {
    if (!cursor) return "";
    const here = thingsOn(things, cursor.square).map((thing) => names.thing(file, thing));
    const place = cursor.edge === undefined ? squareName(cursor.square) : edgeName(cursor.edge);
    return [place, names.roomOf(file, squareName(cursor.square)), ...here, ...(whyWords ? [whyWords] : [])].join(", ");
  };
  return {
    handlers: {
      onPointerDownCapture,
      onPointerMove,
      onPointerUp,
      onPointerLeave: (event: PointerEvent) => isMouse(event) && !drag.current && setPointed(undefined),
      onClick,
      onDoubleClick,
    },
    cursor,
    trial,
    ghost: ghostOf(tool, inHand, turned, file),
    isBusy: tool !== undefined || picking !== undefined || inHand !== undefined,
    inHand,
    tool,
    why,
    whyWords,
    words: cursorWords() || (why ? whyWords : "") || (picking ? page("editor.picking", { what: picking.what }) : ""),
    turn,
    leave,
  };
}

export type BoardHands = ReturnType<typeof useBoardHands>;

/** What is drawn under the pointer: the tool, or what is carried. */
function ghostOf(tool: HeroTool | undefined, thing: Thing | undefined, turned: boolean, file: QuestFile) {
  if (tool) return { tool, turned: tool.turns && turned };
  if (!thing) return undefined;
  const group = thing.kind === "scenery" ? ("furniture" as const) : ("places" as const);
  const [a, b] = thing.squares;
  const isUpright =
    thing.kind === "scenery"
      ? file.quest.scenery?.find((_, i) => thing.field === `quest.scenery[${i}]`)?.turned === true
      : a !== undefined && b !== undefined && rowOf(a) !== rowOf(b);
  return { tool: { type: thing.type, group }, turned: isUpright };
}

/** How many are in a list of the quest. */
function countAt(file: QuestFile, field: string): number {
  const list = (file.quest as unknown as Readonly<Record<string, unknown>>)[field.replace("quest.", "")];
  return Array.isArray(list) ? list.length : 0;
}
