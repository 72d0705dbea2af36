import type { QuestProblem } from "@tavolata/kit";
import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { arrows } from "../../camera/arrows.js";
import { useBoardKeys, zoomKeys } from "../../camera/use-board-keys.js";
import { useSpeaker, useWords } from "../../language/words.js";
import type { QuestChange } from "../change.js";
import { useEditing } from "../editing.js";
import { type BoardPoint, type BoardThing, nextOf, thingAt } from "./board-thing.js";
import type { BoardWays, PlacementTrial, Pointed } from "./board-ways.js";
import type { BoardView } from "./use-board-view.js";

/** From so many pixels on a press is a drag. */
const slip = 7;

/** Whether something that lies over the board was pressed, such as the buttons that zoom. */
export function isBesideBoard({ target }: MouseEvent): boolean {
  return (target as Element).closest("button, [data-still]") !== null;
}

/** What mouse, finger and keys do on the board of any game: put, choose, move, turn, take away, point. */
export function useBoardHands<Thing extends BoardThing, Lies, Place, Cursor>(
  { frame, camera, onFit }: BoardView,
  ways: BoardWays<Thing, Lies, Place, Cursor>,
) {
  const editing = useEditing();
  const { page } = useWords();
  const speaker = useSpeaker();
  const { file, selected, picking, tool, turned } = editing;
  const { things } = ways;
  const [pointed, setPointed] = useState<Place>();
  const [cursor, setCursor] = useState<Cursor>();
  const [carried, setCarried] = useState<string>();
  const [refused, setRefused] = useState<QuestProblem>();
  const drag = useRef<{ thing: Thing; from: BoardPoint; isMoved: boolean }>(undefined);
  const wasDragged = useRef(false);
  const inHand = thingAt(things, carried);
  const chosen = thingAt(things, selected);
  const isHolding = ways.put !== undefined || inHand !== undefined;
  const lies = ways.liesOf(inHand);
  const isHere = cursor !== undefined && ways.fits(cursor, lies);

  const changesAt = (place: Place): readonly QuestChange[] =>
    ways.put?.(place) ?? (inHand ? ways.moving(inHand, place) : []);
  const tried = (place: Place, changes: readonly QuestChange[]): PlacementTrial<Place> | undefined =>
    changes.length === 0 ? undefined : { place, why: ways.whyNot(changes) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in hand says what is changed
  const trial = useMemo(
    () => (pointed ? tried(pointed, changesAt(pointed)) : undefined),
    [file, pointed, tool, inHand?.field, turned],
  );

  const done = () => {
    setCarried(undefined);
    setPointed(undefined);
  };
  /** Makes a change of the board, or says why it can't be. */
  const attempt = (place: Place, changes: readonly QuestChange[]): boolean => {
    const result = tried(place, changes);
    setRefused(result?.why);
    if (!result || result.why) return false;
    editing.make(changes);
    return true;
  };
  /** Puts what is in hand where somebody points. */
  const put = (place: Place) => {
    const changes = changesAt(place);
    if (!attempt(place, changes)) return;
    setPointed(undefined);
    if (!ways.put) return done();
    const added = ways.chosenAfter(changes);
    if (added !== undefined) editing.select(added);
  };
  const pickAt = (where: Pointed<Cursor>) => {
    const at = picking && ways.pickedAt(picking.lies, where);
    if (at === undefined) return;
    picking?.picked(at);
    editing.pick(undefined);
  };
  const choose = (found: readonly Thing[]) => {
    const next = nextOf(found, selected);
    editing.select(next?.field);
    if (next) editing.open("piece");
  };

  const pointOf = (event: MouseEvent | PointerEvent) => camera.worldAt(event.clientX, event.clientY);
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";
  const onPointerDownCapture = (event: PointerEvent) => {
    wasDragged.current = false;
    if (event.button !== 0 || isHolding || picking || (event.target as Element).closest("[data-still]")) return;
    const found = ways.thingsUnder(pointOf(event));
    const thing = thingAt(found, selected) ?? (isMouse(event) ? found.find(ways.isDrawnAtOnce) : undefined);
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
      setPointed(ways.placeUnder(pointOf(event), ways.liesOf(held.thing)));
    } else if (isMouse(event) && isHolding) {
      setPointed(ways.placeUnder(pointOf(event), lies));
      setRefused(undefined);
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = undefined;
    if (!held?.isMoved) return;
    wasDragged.current = true;
    const place = ways.placeUnder(pointOf(event), ways.liesOf(held.thing));
    if (attempt(place, ways.moving(held.thing, place))) editing.select(held.thing.field);
    done();
  };
  /** A finger that the browser takes away, for a second one or a gesture of its own, moves nothing. */
  const onPointerCancel = () => {
    if (!drag.current) return;
    drag.current = undefined;
    done();
  };
  const onClick = (event: MouseEvent) => {
    if (isBesideBoard(event)) return;
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    const point = pointOf(event);
    setCursor(undefined);
    if (picking) pickAt({ point });
    else if (isHolding) put(ways.placeUnder(point, lies));
    else choose(ways.thingsUnder(point));
  };

  const moveCursor = (to: Cursor) => {
    setCursor(to);
    setRefused(undefined);
    setPointed(isHolding ? ways.placeAt(to, lies) : undefined);
    const box = ways.boxOf(to);
    if (box) camera.show(box, 24);
  };
  const showCursor = () => {
    const first = ways.begin(lies, cursor, chosen);
    if (first !== undefined) moveCursor(first);
  };
  const step = (way: readonly [number, number], isShift: boolean) => {
    const from = isHere ? cursor : isShift ? ways.begin(lies, cursor, chosen) : undefined;
    const to = from === undefined ? undefined : ways.onward(from, way, lies, isShift);
    if (to !== undefined) moveCursor(to);
    else if (!isHere) showCursor();
  };
  const enter = () => {
    if (!isHere) return showCursor();
    if (picking) pickAt({ cursor });
    else if (isHolding) put(ways.placeAt(cursor, lies));
    else choose(ways.thingsAt(cursor));
  };
  const takeAway = () => {
    const here = chosen ?? (cursor === undefined ? undefined : ways.thingsAt(cursor)[0]);
    if (!here) return;
    editing.make(ways.removing(here));
    editing.select(undefined);
  };
  const leave = () => {
    if (picking) editing.pick(undefined);
    else if (inHand) done();
    else if (tool !== undefined) editing.take(undefined);
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
      const own = ways.keys[key];
      if (way) step(way, event.shiftKey);
      else if (key === "Enter" || key === " ") enter();
      else if (key === "Delete" || key === "Backspace") takeAway();
      else if (key === "m" && chosen) setCarried(chosen.field);
      else if (key === "Escape") leave();
      else if (own) own(chosen);
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
  const cursorWords = isHere ? [...ways.wordsAt(cursor), ...(whyWords ? [whyWords] : [])].join(", ") : "";
  return {
    handlers: {
      onPointerDownCapture,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onPointerLeave: (event: PointerEvent) => isMouse(event) && !drag.current && setPointed(undefined),
      onClick,
    },
    cursor: isHere ? cursor : undefined,
    trial,
    isBusy: isHolding || picking !== undefined,
    inHand,
    chosen,
    lies,
    why,
    whyWords,
    words: cursorWords || (whyWords ?? (picking ? page("editor.picking", { what: picking.what }) : "")),
    leave,
  };
}
