import { arrows } from "@tavolata/ui/camera/arrows.js";
import { useBoardKeys } from "@tavolata/ui/camera/use-board-keys.js";
import type { CameraControl } from "@tavolata/ui/camera/use-camera.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type RefObject, useCallback, useState } from "react";
import type { HeroQuestScreenProps } from "../shown.js";
import { columnOf, edgeBetween, rowOf, squareAt, squareName } from "./grid.js";
import type { Hover } from "./path.js";
import { areaOfSquare } from "./places.js";
import { usePointing } from "./pointing.js";
import { barredAt, targetsOf } from "./targets.js";

interface CursorProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly shown: HeroQuestScreenProps;
  readonly hover: Hover;
  onFit(): void;
}

/** A square that is chosen by the arrow keys: Enter does what can be done there, and it is read out. */
export function useCursor({ frame, camera, shown, hover, onFit }: CursorProps) {
  const { position, acting, reach, look, walk, target } = usePointing();
  const { act } = shown;
  const [at, setAt] = useState<number>();
  const [isRead, setRead] = useState(false);
  const words = useSquareInWords();
  const put = useCallback((square: number) => {
    setAt(square);
    setRead(false);
  }, []);
  const enter = () => {
    if (at === undefined) return;
    const here = targetsOf({ act }, position, at).find(({ place, reference }) =>
      place.kind === "edge" ? false : place.square === at || reference === `square:${squareName(at)}`,
    );
    const steps = reach?.steps.get(at);
    if (here) {
      const [only, ...more] = here.choices;
      if (more.length === 0 && only && (target === here.reference || here.look !== "attack")) act.pick(only.option.id);
      else look(here.reference);
    } else if (steps !== undefined && steps > 0) {
      walk(at);
    } else {
      const barred = barredAt({ act }, position, at);
      if (barred) act.explain(barred);
    }
  };
  useBoardKeys(frame, (event) => {
    const { key } = event;
    const way = arrows[key];
    if (way) {
      const from = at ?? acting?.square ?? 0;
      const to = squareAt(columnOf(from) + way[0], rowOf(from) + way[1]);
      if (to === undefined) return;
      setAt(to);
      setRead(true);
      hover.set(to);
      camera.show(areaOfSquare(to));
      // A door between the two is opened by pressing on against it.
      const door = act.choices.find(({ option }) => option.verb === "open" && isBetween(option.target, from, to));
      if (door && event.shiftKey) act.pick(door.option.id);
    } else if (key === "Enter") {
      if (at === undefined) return;
      enter();
    } else if (key === "0") onFit();
    else if (key === "+" || key === "=") camera.zoom(1.25);
    else if (key === "-") camera.zoom(0.8);
    else if (key === "Escape" && (at !== undefined || target !== undefined)) {
      setAt(undefined);
      look(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { at, put, words: isRead && at !== undefined ? words(at) : "" };
}

function isBetween(name: string, a: number, b: number): boolean {
  const [one, other] = name.split("|");
  const names = [squareName(a), squareName(b)];
  return (
    edgeBetween(a, b) >= 0 && one !== undefined && other !== undefined && names.includes(one) && names.includes(other)
  );
}

/** A square as it is read out: its name, what is there, how far it is. */
function useSquareInWords(): (square: number) => string {
  const { position, reach } = usePointing();
  const { page } = useWords();
  const speaker = useSpeaker();
  return (square) => {
    const { seen, known, on } = position;
    const parts = [squareName(square)];
    if (!known[square]) parts.push(speaker.say({ key: "draw.fog" }));
    const figure = on[square];
    if (figure) parts.push(speaker.name(figure.id));
    const piece = seen.scenery.find(({ squares }) => squares.includes(square));
    if (piece) parts.push(speaker.name(piece.id));
    const trap = seen.traps.find(({ squares }) => squares.includes(square));
    if (trap) parts.push(speaker.name(trap.kind));
    if (seen.rubble.includes(square)) parts.push(speaker.say({ key: "draw.rubble" }));
    if (seen.exit?.includes(square)) parts.push(speaker.say({ key: "draw.exit" }));
    const steps = reach?.steps.get(square);
    if (steps !== undefined && steps > 0) parts.push(page("heroquest.steps", { steps }));
    return parts.join(", ");
  };
}

export function Cursor({ at }: { readonly at: number | undefined }) {
  if (at === undefined) return null;
  const { x, y, width, height } = areaOfSquare(at);
  return <div className="hq-cursor" style={{ left: x, top: y, width, height }} />;
}
