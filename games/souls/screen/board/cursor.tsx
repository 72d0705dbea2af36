import { arrows, nearest } from "@tavolata/ui/camera/arrows.js";
import { useBoardKeys } from "@tavolata/ui/camera/use-board-keys.js";
import type { CameraControl } from "@tavolata/ui/camera/use-camera.js";
import { type RefObject, useState } from "react";
import type { AreaId } from "../../content/types.js";
import { useDesk } from "../desk.js";
import { useAreaInWords } from "./board-in-words.js";
import type { Field } from "./geometry.js";

interface CursorProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly field: Field;
  readonly onFit: () => void;
}

/** Arrows lead from area to area, Enter does what can be done there, Escape leaves. */
export function useCursor({ frame, camera, field, onFit }: CursorProps): { at: AreaId | undefined; words: string } {
  const { shown, acting, pointAt, look, walk, reach, seen } = useDesk();
  const { act } = shown;
  const [at, setAt] = useState<AreaId>();
  const say = useAreaInWords();
  const go = (area: AreaId) => {
    setAt(area);
    pointAt(area);
    const room = field.byId.get(area)?.room;
    if (room) camera.show(room);
  };
  const enter = (area: AreaId) => {
    const here = act.choices.filter(({ place }) => place === `area:${area}`);
    const figures = seen.figures.filter((figure) => figure.area === area);
    const aimed = act.choices.filter(({ place }) => figures.some(({ id }) => place === `figure:${id}`));
    if (here.length === 1) act.pick(here[0]!.option.id);
    else if (aimed.length === 1) act.pick(aimed[0]!.option.id);
    else if (reach?.cost.has(area) && area !== acting?.area) walk(area);
    else if (figures[0]) look(figures[0].id);
    const barred = act.barred.find(({ place }) => place === `area:${area}`);
    if (here.length === 0 && aimed.length === 0 && barred) act.explain(barred);
  };
  useBoardKeys(frame, (event) => {
    const { key } = event;
    const way = arrows[key];
    if (way) {
      const from = at ?? acting?.area ?? field.shapes[0]?.id;
      const next =
        from === undefined
          ? undefined
          : at === undefined
            ? from
            : nearest(marks(field), field.byId.get(from)!.mark, way);
      if (next !== undefined) go(next);
    } else if (key === "Enter" && at !== undefined) enter(at);
    else if (key === "0") onFit();
    else if (key === "+" || key === "=") camera.zoom(1.25);
    else if (key === "-") camera.zoom(0.8);
    else if (key === "Escape" && at !== undefined) {
      setAt(undefined);
      pointAt(undefined);
      look(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { at, words: at === undefined ? "" : say(at) };
}

function marks({ shapes }: Field): readonly (readonly [AreaId, readonly [number, number]])[] {
  return shapes.map(({ id, mark }) => [id, mark]);
}
