import type { QuestProblem } from "@tavolata/kit";
import { type QuestFile, whyNotPut } from "@tavolata/souls/editor";
import { type MouseEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from "react";
import { arrows, nearest } from "../../games/camera/arrows.js";
import { useBoardKeys, zoomKeys } from "../../games/camera/use-board-keys.js";
import type { CameraControl } from "../../games/camera/use-camera.js";
import { useSpeaker, useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { type Change, changed } from "../model/change.js";
import { useNames } from "./descriptions.js";
import {
  areaUnder,
  borderNear,
  boxOf,
  columns,
  type Laid,
  middleOf,
  placeOf,
  placeUnder,
  rows,
  slotUnder,
  thingsUnder,
} from "./layout.js";
import { questIn, type Thing, thingAt } from "./things.js";
import { flipping, moving, type Place, removing, toolNamed, turning } from "./tools.js";

interface HandsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly things: readonly Thing[];
  readonly laid: Laid;
  onFit(): void;
}

/** What would lie where somebody points, and why it can't. */
interface Trial {
  readonly place: Place;
  readonly why: QuestProblem | undefined;
}

/** From so many pixels on a press is a drag. */
const slip = 7;

/** What mouse, finger and keys do on the map: put, choose, move, turn, flip, take away, point. */
export function useBoardHands({ frame, camera, things, laid, onFit }: HandsProps) {
  const editing = useEditing<QuestFile>();
  const { page } = useWords();
  const speaker = useSpeaker();
  const names = useNames();
  const { file, selected, picking } = editing;
  const quest = questIn(file);
  const tool = toolNamed(editing.tool);
  const [pointed, setPointed] = useState<Place>();
  const [cursor, setCursor] = useState<Place>();
  const [carried, setCarried] = useState<string>();
  const [refused, setRefused] = useState<QuestProblem>();
  const drag = useRef<{ thing: Thing; from: { x: number; y: number }; isMoved: boolean }>(undefined);
  const wasDragged = useRef(false);
  const inHand = thingAt(things, carried);
  const chosen = thingAt(things, selected);
  const wanted = picking ? (picking.lies === "edge" ? "border" : "area") : undefined;
  const lies: Thing["lies"] = wanted ?? tool?.lies ?? inHand?.lies ?? "area";

  const changesAt = (place: Place): readonly Change[] =>
    tool ? tool.put(file, place) : inHand ? moving(file, inHand, place) : [];
  const tried = (place: Place, changes: readonly Change[]): Trial | undefined =>
    changes.length === 0 ? undefined : { place, why: whyNotPut(quest, questIn(changed(file, changes))) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in hand says what is changed
  const trial = useMemo(
    () => (pointed ? tried(pointed, changesAt(pointed)) : undefined),
    [file, pointed, tool, inHand],
  );

  const done = () => {
    setCarried(undefined);
    setPointed(undefined);
  };
  /** Puts what is in hand where somebody points, or says why not. */
  const put = (place: Place) => {
    const changes = changesAt(place);
    const result = tried(place, changes);
    setRefused(result?.why);
    if (!result || result.why) return;
    editing.make(changes);
    setPointed(undefined);
    if (!tool) return done();
    const [change] = changes;
    if (change?.does === "add" && typeof change.value === "object")
      editing.select(`${change.field}[${countAt(file, change.field)}]`);
    if (tool.kind === "tile") editing.select(`quest.tiles[${countAt(changed(file, changes), "quest.tiles") - 1}]`);
  };
  const pickAt = (place: Place) => {
    const at = place.border ?? place.area;
    if (!picking || at === undefined) return;
    picking.picked(at);
    editing.pick(undefined);
  };
  const choose = (found: readonly Thing[]) => {
    const at = found.findIndex(({ field }) => field === selected);
    const next = found[(at + 1) % Math.max(1, found.length)];
    editing.select(next?.field);
    if (next) editing.open("piece");
  };
  const act = (point: { x: number; y: number }, place: Place) => {
    if (picking) pickAt(place);
    else if (tool || inHand) put(place);
    else choose(thingsUnder(quest, laid, things, point));
  };

  const pointOf = (event: MouseEvent | PointerEvent) => camera.worldAt(event.clientX, event.clientY);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";
  const onPointerDownCapture = (event: PointerEvent) => {
    wasDragged.current = false;
    if (event.button !== 0 || tool || picking || inHand || (event.target as Element).closest("[data-still]")) return;
    const found = thingsUnder(quest, laid, things, pointOf(event));
    // A tile is moved once it is chosen: otherwise the whole map is.
    const thing =
      found.find(({ field }) => field === selected) ??
      (isMouse(event) ? found.find(({ kind }) => kind !== "tile") : undefined);
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
      setPointed(placeUnder(laid, pointOf(event), held.thing.lies));
    } else if (isMouse(event) && (tool || inHand)) {
      setPointed(placeUnder(laid, pointOf(event), lies));
      setRefused(undefined);
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = undefined;
    if (!held?.isMoved) return;
    wasDragged.current = true;
    const place = placeUnder(laid, pointOf(event), held.thing.lies);
    const changes = moving(file, held.thing, place);
    const result = tried(place, changes);
    setRefused(result?.why);
    if (result && !result.why) {
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
    act(point, placeUnder(laid, point, lies));
  };

  /** The next place in a direction: of slots, areas or the borders of an area. */
  const onward = (from: Place, [dx, dy]: readonly [number, number]): Place | undefined => {
    if (lies === "slot") {
      const [column, row] = from.slot ?? [0, 0];
      const [x, y] = [column + dx, row + dy];
      return x >= 0 && y >= 0 && x < columns && y < rows ? { slot: [x, y] } : undefined;
    }
    const here = middleOf(laid, from);
    const { field, offset } = laid;
    if (!here || !field) return undefined;
    const places: (readonly [Place, readonly [number, number]])[] =
      lies === "border"
        ? [...field.borders.keys()].map((border) => {
            const { x, y } = middleOf(laid, { border })!;
            return [{ border }, [x, y]] as const;
          })
        : field.shapes.map(({ id, mark }) => [{ area: id }, [mark[0] + offset[0], mark[1] + offset[1]]] as const);
    return nearest(places, [here.x, here.y], [dx, dy]);
  };
  /** Where the cursor begins: where it was, at what is chosen, or at the first place that there is. */
  const begin = (): Place | undefined => {
    const before = cursor ?? (chosen && placeOf(quest, chosen));
    const point = before && middleOf(laid, before);
    if (lies === "slot") return { slot: (point && slotUnder(point)) ?? [0, 0] };
    const [first] = laid.field?.shapes ?? [];
    const area = (point && areaUnder(laid, point)) ?? first?.id;
    if (lies === "area") return area === undefined ? undefined : { area };
    const near = point && borderNear(laid, point);
    const [some] = laid.field?.borders.keys() ?? [];
    const border =
      near ?? [...(laid.field?.borders.keys() ?? [])].find((one) => one.split("|").includes(area!)) ?? some;
    return border === undefined ? undefined : { border };
  };
  const fits = (place: Place | undefined) =>
    place !== undefined && (lies === "slot" ? place.slot : lies === "border" ? place.border : place.area) !== undefined;
  const moveCursor = (to: Place) => {
    setCursor(to);
    setRefused(undefined);
    setPointed(tool || inHand ? to : undefined);
    const box = boxOf(laid, to);
    if (box) camera.show(box, 24);
  };
  const enter = () => {
    const at = fits(cursor) ? cursor : begin();
    const point = at && middleOf(laid, at);
    if (!at || !point) return;
    setCursor(at);
    act(point, at);
  };
  const takeAway = () => {
    const point = cursor && middleOf(laid, cursor);
    const here = chosen ?? (point && thingsUnder(quest, laid, things, point)[0]);
    if (!here) return;
    editing.make(removing(here));
    editing.select(undefined);
  };
  const turn = () => chosen && editing.make(turning(file, chosen));
  const flip = () => chosen && editing.make(flipping(file, chosen));
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
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const way = arrows[key];
      if (way) {
        const to = fits(cursor) ? onward(cursor!, way) : begin();
        if (to) moveCursor(to);
      } else if (key === "Enter" || key === " ") enter();
      else if (key === "Delete" || key === "Backspace") takeAway();
      else if (key === "t") turn();
      else if (key === "v") flip();
      else if (key === "m" && chosen) setCarried(chosen.field);
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
    const point = middleOf(laid, cursor);
    const here = point ? thingsUnder(quest, laid, things, point).map(names.thing) : [];
    const place = cursor.slot
      ? page("soulseditor.slot", { column: cursor.slot[0] + 1, row: cursor.slot[1] + 1 })
      : (cursor.border ?? cursor.area ?? "");
    return [place, ...here, ...(whyWords ? [whyWords] : [])].join(", ");
  };
  return {
    handlers: {
      onPointerDownCapture,
      onPointerMove,
      onPointerUp,
      onPointerLeave: (event: PointerEvent) => isMouse(event) && !drag.current && setPointed(undefined),
      onClick,
    },
    cursor: fits(cursor) ? cursor : undefined,
    trial,
    isBusy: tool !== undefined || picking !== undefined || inHand !== undefined,
    inHand,
    tool,
    lies,
    why,
    whyWords,
    words: cursorWords() || (why ? whyWords : "") || (picking ? page("editor.picking", { what: picking.what }) : ""),
    leave,
    /** Takes the chosen piece up, to put it elsewhere. */
    carry: () => chosen && setCarried(chosen.field),
  };
}

export type BoardHands = ReturnType<typeof useBoardHands>;

/** How many are in a list of the quest. */
function countAt(file: QuestFile, field: string): number {
  const list = (file.quest as unknown as Readonly<Record<string, unknown>>)[field.replace("quest.", "")];
  return Array.isArray(list) ? list.length : 0;
}
