import { memo } from "react";
import { areaOfSquare, unit } from "../places.js";
import { type Figure, isHelpless, type Seen, secretsIn } from "../seen.js";
import { Token } from "../tokens.js";

interface FiguresProps {
  readonly seen: Seen;
  /** Antagonists who have acted are shown spent, while the Evil Wizard's turn lasts. */
  readonly isWizardsTurn: boolean;
}

/** Everybody on the board; who moves glides to the new square. Last drawn is who acts. */
export const Figures = memo(function Figures({ seen, isWizardsTurn }: FiguresProps) {
  const acting = seen.turn?.figure;
  const hidden = secretsIn(seen)?.antagonists ?? [];
  // Always in the same order, so that nobody is drawn anew when the turn passes on; who acts lies on top by itself.
  return (
    <g>
      {hidden.map(({ type, square, champion }) => {
        const { x, y } = areaOfSquare(square);
        return (
          <g key={`hidden ${square}`} transform={`translate(${x + unit / 2} ${y + unit / 2})`} className="hq-ghost">
            <Token figure={{ id: type, type, kind: champion ? "champion" : "servant" }} size={unit * 0.74} />
          </g>
        );
      })}
      {seen.figures
        .filter(({ square }) => square >= 0)
        .map((figure) => (
          <Standing
            key={figure.id}
            figure={figure}
            isActing={figure.id === acting}
            isSpent={isWizardsTurn && figure.id !== acting && seen.acted.includes(figure.id)}
          />
        ))}
    </g>
  );
});

interface StandingProps {
  readonly figure: Figure;
  readonly isActing: boolean;
  readonly isSpent: boolean;
}

function Standing({ figure, isActing, isSpent }: StandingProps) {
  const { x, y } = areaOfSquare(figure.square);
  const down = isHelpless(figure);
  const states = `${isActing ? "acting" : ""} ${isSpent ? "spent" : ""} ${down ? "down" : ""} ${figure.pit ? "in-pit" : ""}`;
  return (
    <g className={`hq-figure ${states}`} style={{ transform: `translate(${x + unit / 2}px, ${y + unit / 2}px)` }}>
      <g className="hq-figure-body">
        <Token figure={figure} size={unit * 0.82} />
      </g>
    </g>
  );
}
