import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { PixelSize } from "../../camera/camera.js";
import { type CameraControl, useCamera } from "../../camera/use-camera.js";
import { useRefit } from "../../camera/use-refit.js";

/** A window on the board, which shows what matters as long as nobody has moved it. */
export interface BoardView {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly camera: CameraControl;
  onFit(): void;
}

const nothing = () => {};

export function useBoardView(size: PixelSize, fit: (camera: CameraControl) => void): BoardView {
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const camera = useCamera({ frame, world: layer, size, onDouble: nothing });
  const latest = useRef(fit);
  latest.current = fit;
  const onFit = useCallback(() => latest.current(camera), [camera]);
  useEffect(onFit, [onFit]);
  useRefit(onFit);
  return { frame, layer, camera, onFit };
}
