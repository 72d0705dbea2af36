import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { notched, tokenShapes } from "@tavolata/ui/controls/token-shapes.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { TokenBadge } from "@tavolata/ui/tokens/token-badge.js";
import { TokenPaints as Paints } from "@tavolata/ui/tokens/token-paints.js";
import { memo } from "react";
import { soulsContent } from "../../content/content.js";
import { scrollOf } from "../../queries/enemies/scroll.js";
import { enemyIn } from "../../queries/figures.js";
import { healthOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import { useDesk } from "../desk.js";
import { companionIcon, familyIcon, heroIcon, icons } from "../icons.js";
import "./tokens.css";

/** How a figure is drawn. */
export interface TokenLook {
  readonly icon: IconShape;
  readonly outline: string;
  /** A colour of the style sheets. */
  readonly colour: string;
  readonly paint: string;
  readonly letter: string;
  readonly kind: Figure["kind"];
}

/** SS-15-a: each rank with a colour and a letter. */
const rankColours: Readonly<Record<string, string>> = {
  green: "var(--sw-green)",
  blue: "var(--sw-blue)",
  red: "var(--sw-red)",
  purple: "var(--sw-purple)",
};

/** The look of a figure: heroes by the shape and colour of their seat, enemies by their rank on a notched disc. */
export function useTokenLook(): (figure: Figure) => TokenLook {
  const content = useContent(soulsContent);
  const { seen, shown } = useDesk();
  return (figure) => {
    const enemy = enemyIn(seen, figure);
    if (enemy) {
      const { family, rank } = scrollOf(content, enemy);
      const [, number = ""] = /-(\d+)(?:-[a-z])?$/.exec(figure.id) ?? [];
      const [, letter = ""] = /-([a-z])$/.exec(figure.id) ?? [];
      const sign = `${[...rank][0]!.toUpperCase()}${number === "1" && letter ? "" : number}${letter}`;
      return {
        icon: familyIcon(family),
        outline: notched,
        colour: rankColours[rank]!,
        paint: rank,
        letter: sign,
        kind: "enemy",
      };
    }
    const hero = seen.heroes[figure.belongsTo];
    const seat = shown.seats.find((one) => one.seat === hero?.seat);
    const isWolf = figure.kind === "companion";
    return {
      icon: isWolf ? companionIcon : figure.kind === "ghost" ? icons.ghost : heroIcon(hero?.version ?? ""),
      outline: tokenShapes[isWolf ? "circle" : (seat?.shape ?? "circle")],
      colour: seat?.colour ?? "var(--line)",
      paint: figure.kind === "ghost" ? "ghost" : "hero",
      letter: [...figure.id][0]!.toUpperCase(),
      kind: figure.kind,
    };
  };
}

/** A figure on its base, in a square from -56 to 56. */
export const Token = memo(function Token({ look }: { readonly look: TokenLook }) {
  return (
    <g className={`sw-token ${look.kind}`}>
      <ellipse cx="4" cy="15" rx="50" ry="44" fill="url(#sw-token-shade)" />
      <path d={look.outline} className="sw-token-side" style={{ fill: look.colour }} />
      <path
        d={look.outline}
        className="sw-token-top"
        fill={`url(#sw-base-${look.paint})`}
        style={{ stroke: look.colour }}
      />
      <g className="sw-token-icon">
        <Icon of={look.icon} at={{ x: -32, y: -34, size: 64 }} />
      </g>
      <TokenBadge letters={look.letter} />
    </g>
  );
});

/** A figure in a sheet, a list or a card. */
export function TokenPicture({ figure, className = "" }: { readonly figure: Figure; readonly className?: string }) {
  const lookOf = useTokenLook();
  return (
    <svg viewBox="-56 -56 116 116" aria-hidden="true" focusable="false" className={`sw-token-picture ${className}`}>
      <Token look={lookOf(figure)} />
    </svg>
  );
}

/** The health of an enemy or hero as an arc under its token. */
export function LifeBadge({ figure }: { readonly figure: Figure }) {
  const content = useContent(soulsContent);
  const { seen } = useDesk();
  if (figure.kind === "ghost") return null;
  const { left, full } = healthOf(content, seen, figure);
  return (
    <g transform="translate(-34 34)" className={left < full ? "sw-life hurt" : "sw-life"}>
      <circle r="19" />
      <text y="10">{left}</text>
    </g>
  );
}

const paints: Readonly<Record<string, readonly [string, string]>> = {
  hero: ["#5c6f8f", "#1c2433"],
  ghost: ["#8b93a8", "#39404f"],
  green: ["#4c8a4f", "#16301a"],
  blue: ["#4577b5", "#132642"],
  red: ["#b0473a", "#3f1510"],
  purple: ["#8858b8", "#2c1644"],
};

/** The paints of all tokens: once on the page. */
export const TokenPaints = memo(() => <Paints prefix="sw" paints={paints} />);
