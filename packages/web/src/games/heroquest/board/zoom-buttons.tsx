import { useWords } from "../../../language/words.js";
import type { CameraControl } from "./use-camera.js";

/** Nearer, further, and back to what is known: for those without wheel or second finger. */
export function ZoomButtons({ camera, onFit }: { readonly camera: CameraControl; readonly onFit: () => void }) {
  const { page } = useWords();
  return (
    <fieldset className="hq-zoom">
      <legend className="unseen">{page("heroquest.zoom")}</legend>
      <button
        type="button"
        aria-label={page("heroquest.zoom-in")}
        title={`${page("heroquest.zoom-in")} (+)`}
        onClick={() => camera.zoom(1.3)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        aria-label={page("heroquest.zoom-out")}
        title={`${page("heroquest.zoom-out")} (−)`}
        onClick={() => camera.zoom(0.77)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button
        type="button"
        aria-label={page("heroquest.zoom-fit")}
        title={`${page("heroquest.zoom-fit")} (0)`}
        onClick={onFit}
      >
        <span aria-hidden="true">⛶</span>
      </button>
    </fieldset>
  );
}
