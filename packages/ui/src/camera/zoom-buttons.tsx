import { useWords } from "../language/words.js";
import type { CameraControl } from "./use-camera.js";
import "./zoom-buttons.css";

/** Nearer, further, and back to what is known: for those without wheel or second finger. */
export function ZoomButtons({ camera, onFit }: { readonly camera: CameraControl; readonly onFit: () => void }) {
  const { page } = useWords();
  return (
    <fieldset className="zoom-buttons">
      <legend className="unseen">{page("camera.zoom")}</legend>
      <button
        type="button"
        aria-label={page("camera.zoom-in")}
        title={`${page("camera.zoom-in")} (+)`}
        onClick={() => camera.zoom(1.3)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        aria-label={page("camera.zoom-out")}
        title={`${page("camera.zoom-out")} (−)`}
        onClick={() => camera.zoom(0.77)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        type="button"
        aria-label={page("camera.zoom-fit")}
        title={`${page("camera.zoom-fit")} (0)`}
        onClick={onFit}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </fieldset>
  );
}
