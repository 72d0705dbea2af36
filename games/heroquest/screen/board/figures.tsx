import { memo, useEffect, useRef } from "react";
import { isHelpless } from "../../queries/figures.js";
import type { Figure, Secrets } from "../../state.js";
import { Token } from "../figures/tokens.js";
import { areaOfSquare, unit } from "./places.js";

/** What of a figure is drawn on the board. */
export type FigureOnBoard = Pick<
  Figure,
  | "id"
  | "type"
  | "kind"
  | "square"
  | "body"
  | "fullBody"
  | "mind"
  | "fullMind"
  | "prone"
  | "buried"
  | "pit"
  | "lasting"
  | "asleep"
>;

interface FiguresProps {
  readonly figures: readonly FigureOnBoard[];
  readonly acting: string | undefined;
  /** Antagonists who have acted are shown spent, while the Evil Wizard's turn lasts. */
  readonly spent: readonly string[];
  /** Whom only the Evil Wizard sees. */
  readonly hidden: readonly Secrets["antagonists"][number][];
}

/**
 * Everybody on the board, each a picture of its own over the dungeon: who moves glides to the new square, and nothing else is painted
 * anew. They always stand in the same order, so that nobody is drawn again when the turn passes on.
 */
export const Figures = memo(function Figures({ figures, acting, spent, hidden }: FiguresProps) {
  return (
    <div className="hq-figures">
      {hidden.map(({ type, square, champion }) => (
        <Ghost key={square} type={type} square={square} champion={champion} />
      ))}
      {figures
        .filter(({ square }) => square >= 0)
        .map((figure) => (
          <Standing
            key={figure.id}
            figure={figure}
            isActing={figure.id === acting}
            isSpent={figure.id !== acting && spent.includes(figure.id)}
          />
        ))}
    </div>
  );
});

interface StandingProps {
  readonly figure: FigureOnBoard;
  readonly isActing: boolean;
  readonly isSpent: boolean;
}

const Standing = memo(function Standing({ figure, isActing, isSpent }: StandingProps) {
  const down = isHelpless(figure);
  const lost = useLoss(figure.body);
  const states = `${isActing ? "acting" : ""} ${isSpent ? "spent" : ""} ${down ? "down" : ""} ${figure.pit ? "in-pit" : ""}`;
  return (
    <svg
      aria-hidden="true"
      {...frameOf(figure.square)}
      className={`hq-figure ${states}`}
      data-explain={`figure:${figure.id}`}
    >
      <g key={lost > 0 ? figure.body : "whole"} className={lost > 0 ? "hq-figure-body hurt" : "hq-figure-body"}>
        <Token figure={figure} size={unit * 0.82} />
        {lost > 0 && (
          <text y="-14" className="hq-lost">
            −{lost}
          </text>
        )}
      </g>
    </svg>
  );
});

/** How many body points were lost just now: they rise over whoever is hurt. */
function useLoss(body: number): number {
  const before = useRef(body);
  const lost = before.current - body;
  useEffect(() => {
    before.current = body;
  }, [body]);
  return lost;
}

interface GhostProps {
  readonly type: string;
  readonly square: number;
  readonly champion: boolean;
}

const Ghost = memo(function Ghost({ type, square, champion }: GhostProps) {
  return (
    <svg aria-hidden="true" {...frameOf(square)} className="hq-figure hq-ghost">
      <Token figure={{ id: type, type, kind: champion ? "champion" : "servant" }} size={unit * 0.74} />
    </svg>
  );
});

/** A square's picture; its middle is the origin. */
function frameOf(square: number) {
  const { x, y } = areaOfSquare(square);
  return {
    width: unit,
    height: unit,
    viewBox: `${-unit / 2} ${-unit / 2} ${unit} ${unit}`,
    style: { transform: `translate(${x}px, ${y}px)` },
    focusable: "false" as const,
  };
}
