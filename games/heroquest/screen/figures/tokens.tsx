import { Icon } from "@tavolata/ui/controls/icon.js";
import { notched, tokenShapes } from "@tavolata/ui/controls/token-shapes.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import { TokenBadge } from "@tavolata/ui/tokens/token-badge.js";
import { TokenPaints as Paints } from "@tavolata/ui/tokens/token-paints.js";
import { createContext, memo, useContext } from "react";
import { isCreature, isHelpless } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { evilWizard, figureIcon, icons } from "../icons.js";
import "./tokens.css";

/** How a hero is told from the others: the seat's shape and colour, and the first letters of the name. */
export interface HeroLook {
  readonly shape: SeatLook["shape"];
  readonly colour: string;
  readonly letter: string;
}

export const HeroLooks = createContext<ReadonlyMap<string, HeroLook>>(new Map());

export function useHeroLook(id: string): HeroLook | undefined {
  return useContext(HeroLooks).get(id);
}

/** `3` of `goblin-3`. */
function numberOf(id: string): string {
  return /-(\d+)$/.exec(id)?.[1] ?? "";
}

interface TokenProps {
  readonly figure: Pick<Figure, "id" | "type" | "kind"> & Partial<Figure>;
  /** Inside a larger drawing: how wide it is; its middle is the origin. */
  readonly size: number;
}

/** A figure on its base. */
export function Token({ figure, size }: TokenProps) {
  const look = useHeroLook(figure.id);
  const foe = isCreature(figure);
  const number = foe ? numberOf(figure.id) : "";
  const letter = look?.letter ?? number;
  const champion = figure.kind === "champion";
  const kind = foe ? "foe" : look ? "hero" : "ally";
  const base = look ? tokenShapes[look.shape] : foe ? notched : tokenShapes.circle;
  return (
    <g transform={`scale(${size / 100})`}>
      <ellipse cx="5" cy="17" rx="50" ry="43" fill="url(#hq-token-shade)" />
      <path
        d={base}
        className={`hq-token-side ${kind}`}
        style={look && { fill: `color-mix(in srgb, ${look.colour} 55%, #14100c)` }}
      />
      <path
        d={base}
        className={`hq-token ${kind} ${champion ? "champion" : ""}`}
        fill={`url(#hq-base-${paintOf(figure.type, kind)})`}
        style={look && { stroke: look.colour }}
      />
      <path d={base} className="hq-token-gloss" />
      <g className={`hq-token-icon ${kind === "foe" ? figure.type : kind}`}>
        <Icon of={figureIcon(figure.type)} at={{ x: -33, y: look?.shape === "triangle" ? -27 : -35, size: 66 }} />
      </g>
      {champion && (
        <g className="hq-token-crown">
          <Icon of={icons.crown} at={{ x: -17, y: -66, size: 34 }} />
        </g>
      )}
      <TokenBadge letters={letter} />
      {(figure.fullBody ?? 1) > 1 && foe && <Pips left={figure.body ?? 0} full={figure.fullBody ?? 0} />}
      {figure.lasting !== undefined && isHelpless(figure as Figure) && (
        <text x="-36" y="-22" className="hq-token-down">
          {figure.prone ? "✖" : "z"}
        </text>
      )}
    </g>
  );
}

/** What the tops of bases are painted with: a dark rim, and light from above in the middle. */
const paints: Readonly<Record<string, readonly [string, string]>> = {
  barbarian: ["#b04a3c", "#471813"],
  dwarf: ["#a87d22", "#46320c"],
  elf: ["#3f8854", "#12321d"],
  wizard: ["#6a55b0", "#251b4a"],
  hero: ["#5d5148", "#221b16"],
  ally: ["#3f5a49", "#1a2720"],
  foe: ["#54302a", "#1d0e0c"],
};

function paintOf(type: string, kind: "foe" | "hero" | "ally"): string {
  return kind === "hero" && Object.hasOwn(paints, type) ? type : kind;
}

/** The paints of all tokens: once on the page, before any of them. */
export const TokenPaints = memo(() => <Paints prefix="hq" paints={paints} />);

/** The body points of a strong antagonist, over its head. */
function Pips({ left, full }: { readonly left: number; readonly full: number }) {
  return Array.from({ length: full }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name
    <circle key={i} cx={(i - (full - 1) / 2) * 17} cy="-40" r="6.500" className={i < left ? "hq-pip" : "hq-pip lost"} />
  ));
}

/** A figure in running text or in a rail. */
export function TokenPicture({
  figure,
  className = "",
}: {
  readonly figure: TokenProps["figure"];
  readonly className?: string;
}) {
  return (
    <svg viewBox="-56 -62 112 120" aria-hidden="true" focusable="false" className={`hq-token-picture ${className}`}>
      <Token figure={figure} size={100} />
    </svg>
  );
}

/** The Evil Wizard himself stands on no square. */
export function WizardPicture() {
  return (
    <svg viewBox="-56 -56 112 112" aria-hidden="true" focusable="false" className="hq-token-picture">
      <path d={notched} className="hq-token-side foe" />
      <path d={notched} className="hq-token foe champion" fill="url(#hq-base-foe)" />
      <g className="hq-token-icon evil">
        <Icon of={evilWizard} at={{ x: -34, y: -34, size: 68 }} />
      </g>
    </svg>
  );
}
