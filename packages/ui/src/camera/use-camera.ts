import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { type Area, type Camera, centred, fitted, kept, type PixelSize, showing, zoomed } from "./camera.js";

/** What the window on the world can do. */
export interface CameraControl {
  /** Shows an area, gliding there. */
  fit(area: Area, most: number): void;
  /** Makes sure that an area is in sight. */
  show(area: Area, margin?: number): void;
  zoom(times: number): void;
  /** Puts a point of the world into the middle. */
  centre(x: number, y: number): void;
  /** Whether the onlooker has moved the window since it was last fitted. */
  isOwn(): boolean;
  /** Listens to every change; for the small map. */
  watch(listener: (camera: Camera) => void): () => void;
  /** The point of the world under a point of the screen. */
  worldAt(clientX: number, clientY: number): { readonly x: number; readonly y: number };
}

interface CameraProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLElement | null>;
  readonly size: PixelSize;
  /** A double tap or click. */
  readonly onDouble: () => void;
}

/** From this many pixels on a press is a drag. */
const slip = 7;

/**
 * Pan and zoom by wheel, drag and pinch. The world is moved by a transform alone, past React, so that every frame is cheap.
 */
export function useCamera({ frame, world, size, onDouble }: CameraProps): CameraControl {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const own = useRef(false);
  const listeners = useRef(new Set<(camera: Camera) => void>());
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback(
    (next: Camera, glides: boolean) => {
      const [box, element] = [frame.current, world.current];
      if (!box || !element) return;
      const at = kept(next, { width: box.clientWidth, height: box.clientHeight }, size);
      camera.current = at;
      element.classList.toggle("gliding", glides);
      element.classList.toggle("moving", !glides);
      element.style.transform = `translate3d(${at.x}px, ${at.y}px, 0) scale(${at.scale})`;
      element.style.setProperty("--zoom", String(at.scale));
      for (const listener of listeners.current) listener(at);
      clearTimeout(settling.current);
      // While it moves it is one picture that is shifted; at rest it is drawn sharp again.
      settling.current = setTimeout(() => element.classList.remove("moving"), 160);
    },
    [frame, world, size],
  );

  const frameOf = useCallback((): PixelSize => {
    const box = frame.current;
    return { width: box?.clientWidth ?? 1, height: box?.clientHeight ?? 1 };
  }, [frame]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    return listen(box, {
      camera: () => camera.current,
      move: (next) => {
        own.current = true;
        put(next, false);
      },
      onDouble,
    });
  }, [frame, put, onDouble]);

  return useMemo(
    () => ({
      fit: (area, most) => {
        own.current = false;
        put(fitted(frameOf(), area, most), true);
      },
      show: (area, margin) => {
        const { width, height } = frameOf();
        const usual = Math.min(width, height) * (width < 640 ? 0.3 : 0.16);
        const next = showing(camera.current, { width, height }, area, margin ?? usual);
        if (next.x !== camera.current.x || next.y !== camera.current.y) put(next, true);
      },
      zoom: (times) => {
        const { width, height } = frameOf();
        own.current = true;
        put(zoomed(camera.current, camera.current.scale * times, width / 2, height / 2), true);
      },
      centre: (x, y) => {
        own.current = true;
        put(centred(frameOf(), x, y, camera.current.scale), true);
      },
      isOwn: () => own.current,
      watch: (listener) => {
        listeners.current.add(listener);
        listener(camera.current);
        return () => listeners.current.delete(listener);
      },
      worldAt: (clientX, clientY) => {
        const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
        const { x, y, scale } = camera.current;
        return { x: (clientX - left - x) / scale, y: (clientY - top - y) / scale };
      },
    }),
    [put, frameOf, frame],
  );
}

interface Hands {
  camera(): Camera;
  move(next: Camera): void;
  onDouble(): void;
}

/** Listens to wheel and fingers. A drag swallows the click at its end. */
function listen(box: HTMLElement, { camera, move, onDouble }: Hands): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let from: { camera: Camera; x: number; y: number; gap: number } | undefined;
  let lastTap = { at: 0, x: 0, y: 0 };

  const middle = () => {
    const all = [...fingers.values()];
    const { left, top } = box.getBoundingClientRect();
    const x = all.reduce((sum, one) => sum + one.x, 0) / all.length - left;
    const y = all.reduce((sum, one) => sum + one.y, 0) / all.length - top;
    const [a, b] = all;
    return { x, y, gap: a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0 };
  };
  const begin = () => {
    from = fingers.size > 0 ? { camera: camera(), ...middle() } : undefined;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) dragged = false;
    begin();
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId) || !from) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const { x, y, gap } = middle();
    if (!dragged && fingers.size === 1 && Math.hypot(x - from.x, y - from.y) < slip) return;
    if (!dragged) box.setPointerCapture(event.pointerId);
    dragged = true;
    const shifted = { ...from.camera, x: from.camera.x + x - from.x, y: from.camera.y + y - from.y };
    move(from.gap > 0 && gap > 0 ? zoomed(shifted, (shifted.scale * gap) / from.gap, x, y) : shifted);
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    begin();
    if (dragged || (event.target as Element).closest("button")) return;
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 24;
    if (near && event.timeStamp - lastTap.at < 320) onDouble();
    lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  };
  const onClick = (event: MouseEvent) => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent) => {
    if ((event.target as Element).closest("[data-still]")) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    const times = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.004);
    move(zoomed(camera(), camera().scale * times, event.clientX - left, event.clientY - top));
  };
  const still = () => {
    box.scrollTo(0, 0); // a button that gets the focus must not scroll what is moved by its transform
  };
  box.addEventListener("pointerdown", down);
  box.addEventListener("pointermove", onMove);
  box.addEventListener("pointerup", up);
  box.addEventListener("pointercancel", up);
  box.addEventListener("click", onClick, { capture: true });
  box.addEventListener("wheel", wheel, { passive: false });
  box.addEventListener("scroll", still);
  return () => {
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("pointermove", onMove);
    box.removeEventListener("pointerup", up);
    box.removeEventListener("pointercancel", up);
    box.removeEventListener("click", onClick, { capture: true });
    box.removeEventListener("wheel", wheel);
    box.removeEventListener("scroll", still);
  };
}
