import type { HTMLAttributes, ReactNode } from "react";
import type { PixelSize } from "../../camera/camera.js";
import { ZoomButtons } from "../../camera/zoom-buttons.js";
import { boardId } from "../editing.js";
import type { BoardView } from "./use-board-view.js";

interface BoardFrameProps {
  readonly view: BoardView;
  readonly size: PixelSize;
  readonly hands: {
    readonly handlers: HTMLAttributes<HTMLElement>;
    readonly isBusy: boolean;
    readonly words: string;
  };
  /** What it is called, and what keys do on it. */
  readonly label: string;
  readonly keys: string;
  /** The game's own looks, and the editor's for this game. */
  readonly look: "hq" | "sw";
  readonly own: string;
  /** Outside of what is moved. */
  readonly paints?: ReactNode;
  readonly children: ReactNode;
  readonly hint: ReactNode;
}

/** A board that is moved and zoomed, with a cursor for keys and words for whoever doesn't see it. */
export function BoardFrame(props: BoardFrameProps) {
  const { view, size, hands, label, keys, look, own, paints, children, hint } = props;
  return (
    <section className="eb-place" aria-label={label}>
      <div
        ref={view.frame}
        id={boardId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move a cursor on it
        tabIndex={0}
        role="application"
        aria-roledescription={label}
        aria-label={keys}
        className={`${look}-board eb-board ${own} ${hands.isBusy ? "busy" : ""}`}
        {...hands.handlers}
      >
        {paints}
        <div ref={view.layer} className={`${look}-world`} style={{ width: size.width, height: size.height }}>
          {children}
        </div>
        <p className="unseen" role="status">
          {hands.words}
        </p>
        <div className={`${look}-tools`} data-still>
          <ZoomButtons camera={view.camera} onFit={view.onFit} />
        </div>
      </div>
      {hint}
    </section>
  );
}
