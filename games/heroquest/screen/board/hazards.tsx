import type { Area } from "@tavolata/ui/camera/camera.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import type { Secrets, Trap } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { icons, trapIcon } from "../icons.js";
import { areaOfSquare, areaOfSquares, middleOfEdge, unit } from "./places.js";

interface HazardsProps {
  readonly exit: readonly number[] | undefined;
  readonly abyss: readonly number[];
  readonly rubble: readonly number[];
  readonly traps: readonly Trap[];
  readonly levers: readonly number[] | undefined;
  readonly piles: HeroQuestView["piles"];
  /** What magic has done to the ground. */
  readonly ground: HeroQuestView["magic"]["ground"];
  readonly secrets: { readonly [K in "abyss" | "rubble" | "traps"]: Readonly<Secrets[K]> } | undefined;
}

/** Traps, rubble, abysses, the exit, levers and what lies about. What only the Evil Wizard knows is hatched. */
export const Hazards = memo(function Hazards(shown: HazardsProps) {
  const { exit, abyss, rubble, traps, levers = [], piles, ground, secrets } = shown;
  return (
    <g>
      {exitsOf(exit ?? []).map((area) => (
        <Stairs key={`${area.x} ${area.y}`} area={area} />
      ))}
      {[...abyss, ...(secrets?.abyss ?? [])].map((square) => (
        <rect key={`abyss ${square}`} {...areaOfSquare(square)} className="hq-abyss" />
      ))}
      {ground
        .filter(({ what }) => what === "ice")
        .map(({ square }) => (
          <Ice key={`ice ${square}`} area={areaOfSquare(square)} />
        ))}
      {[...rubble, ...(secrets?.rubble ?? [])].map((square) => (
        <Rubble key={`rubble ${square}`} area={areaOfSquare(square)} />
      ))}
      {traps.map((trap) => (
        <OneTrap key={keyOf(trap)} trap={trap} />
      ))}
      {(secrets?.traps ?? []).map((trap) => (
        <g key={`hidden ${keyOf(trap)}`} className="hq-behind">
          <OneTrap trap={trap} />
          {trap.squares.map((square) => (
            <rect key={square} {...areaOfSquare(square)} fill="url(#hq-hidden)" />
          ))}
        </g>
      ))}
      {levers.map((square) => (
        <Sign key={`lever ${square}`} area={areaOfSquare(square)} className="hq-lever" icon={icons.lever} />
      ))}
      {piles.map(({ square, items }) => (
        <Sign
          key={`pile ${square} ${items.join()}`}
          area={areaOfSquare(square)}
          className="hq-pile"
          icon={icons.knapsack}
        />
      ))}
    </g>
  );
});

/** The way out as one piece, where its squares lie together as a rectangle; else square by square. */
function exitsOf(squares: readonly number[]): Area[] {
  if (squares.length === 0) return [];
  const whole = areaOfSquares(squares);
  return whole.width * whole.height === squares.length * unit * unit ? [whole] : squares.map(areaOfSquare);
}

function Stairs({ area: { x, y, width, height } }: { readonly area: Area }) {
  const size = Math.min(width, height) * 0.7;
  const steps = Array.from({ length: 5 }, (_, i) => 6 + (i * (height - 12)) / 5);
  return (
    <g transform={`translate(${x} ${y})`} className="hq-exit">
      <rect x="3" y="3" width={width - 6} height={height - 6} rx="4" className="hq-plate" />
      {steps.map((step, i) => (
        <rect
          key={step}
          x="6"
          y={step}
          width={width - 12}
          height={(height - 12) / 5}
          className="hq-step"
          opacity={0.1 + i * 0.12}
        />
      ))}
      <Icon of={icons.stairs} at={{ x: (width - size) / 2, y: (height - size) / 2, size }} />
    </g>
  );
}

function keyOf({ kind, squares, edge }: Trap): string {
  return `${kind} ${squares.join()} ${edge}`;
}

function OneTrap({ trap: { kind, squares, edge } }: { readonly trap: Trap }) {
  if (squares.length === 0) {
    const { x, y, upright } = middleOfEdge(edge);
    return (
      <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`} className="hq-trap-line">
        <path d="M-22 0h44" />
        <path d="M-18-5l4 5-4 5M-6-5l4 5-4 5M6-5l4 5-4 5" />
        <g transform={upright ? "rotate(-90)" : ""}>
          <Icon of={trapIcon(kind)} at={{ x: -9, y: -9, size: 18 }} />
        </g>
      </g>
    );
  }
  const isPit = kind === "pit" || kind === "deep-pit";
  return squares.map((square) => {
    const { x, y } = areaOfSquare(square);
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        {isPit ? (
          <>
            <path d="M6 14 14 5h21l8 10-2 21-9 8H13l-8-9z" fill="url(#hq-pit)" className="hq-pit" />
            {kind === "deep-pit" && <path d="M14 16h20M16 24h16M19 32h10" className="hq-pit-deep" />}
          </>
        ) : (
          <g className="hq-trap">
            <path d={`M4 4h${unit - 8}v${unit - 8}H4z`} className="hq-trap-plate" />
            <Icon of={trapIcon(kind)} at={{ x: 8, y: 8, size: 32 }} />
          </g>
        )}
      </g>
    );
  });
}

/** HQ-8.6-a: ice takes the rest of a movement. */
function Ice({ area: { x, y } }: { readonly area: Area }) {
  return (
    <g transform={`translate(${x} ${y})`} className="hq-ice">
      <rect x="1" y="1" width={unit - 2} height={unit - 2} />
      <path d="M10 38 24 24l8 10 10-22M24 24 16 12M32 34l-2 10" />
    </g>
  );
}

function Rubble({ area: { x, y } }: { readonly area: Area }) {
  return (
    <g transform={`translate(${x} ${y})`} className="hq-rubble">
      <path d="M5 40 3 28l9-6 7 8-2 12zM19 43l-2-14 10-7 9 8 1 12zM36 42l-1-11 6-4 5 7-1 8zM10 22l4-13 11-3 5 10-7 8zM30 20l4-11 9 3 2 11-8 4z" />
    </g>
  );
}

interface SignProps {
  readonly area: Area;
  readonly className: string;
  readonly icon: (typeof icons)["stairs"];
}

function Sign({ area: { x, y }, className, icon }: SignProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <Icon of={icon} at={{ x: 8, y: 8, size: unit - 16 }} />
    </g>
  );
}
