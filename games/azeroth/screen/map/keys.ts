import { arrows, nearest } from "@tavolata/ui/camera/arrows.js";
import type { CameraControl } from "@tavolata/ui/camera/use-camera.js";
import { isDialogOpen } from "@tavolata/ui/controls/dialog.js";
import { isKeyWanted } from "@tavolata/ui/page/single-keys.js";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SpaceId } from "../../state.js";
import { useDesk } from "../desk.js";
import { isPlain, placesOf } from "./deeds-here.js";
import { drawn, places } from "./layout.js";
import { useSpaceInWords } from "./map-in-words.js";

interface KeyProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly onFit: () => void;
}

/** Arrows lead from space to space, Enter does what can be done there, P plans the way there, F finds a place, Escape leaves. */
export function useMapKeys({ frame, camera, onFit }: KeyProps): { at: SpaceId | undefined; words: string } {
  const { shown, seen, hero, look, setFinding, plan, setPlan } = useDesk();
  const { act } = shown;
  const [at, setAt] = useState<SpaceId>();
  const say = useSpaceInWords();
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  const enter = (space: SpaceId) => {
    const here = act.choices.filter(({ option }) => placesOf(option, seen).includes(space));
    const barred = act.barred.find(({ place }) => place === `space:${space}`);
    if (here.length === 1 && isPlain(here[0]!.option)) act.pick(here[0]!.option.id);
    else if (here.length === 0 && barred) act.explain(barred);
    else look(space);
  };
  keys.current = (event) => {
    const { key } = event;
    const way = arrows[key];
    if (way) {
      const from = at ?? (hero?.space && places[hero.space] ? hero.space : drawn[0]!);
      const next = at === undefined ? from : nearest(Object.entries(places), places[from]!, way);
      if (next !== undefined) {
        setAt(next);
        const [x, y] = places[next]!;
        camera.show({ x: x - 60, y: y - 60, width: 120, height: 120 });
      }
    } else if (key === "Enter" && at !== undefined) enter(at);
    else if (key === "0") onFit();
    else if (key === "+" || key === "=") camera.zoom(1.25);
    else if (key === "-") camera.zoom(0.8);
    else if (key === "f" || key === "F") setFinding(true);
    else if ((key === "p" || key === "P") && at !== undefined) setPlan(at === plan ? undefined : at);
    else if (key === "Escape" && at !== undefined) {
      setAt(undefined);
      look(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen() || !isKeyWanted(event)) return;
      const element = event.target as Element;
      const isInside =
        element === document.body || frame.current?.contains(element) === true || element.matches(".actions");
      const isPlain = element.closest("input, select, textarea, [role=log], [role=tablist]") === null;
      const isAnywhere = ["0", "+", "=", "-", "f", "F"].includes(event.key);
      if (!isInside && !(isAnywhere && isPlain)) return;
      if (event.key === "Enter" && element.closest("button, a")) return;
      keys.current(event);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [frame]);
  return { at, words: at === undefined ? "" : say(at) };
}
