import { Icon } from "@tavolata/ui/controls/icon.js";
import { cardIcons, cargoValue, kindOf, worthOf } from "./content.js";
import type { Rect } from "./geometry.js";

interface DepotProps {
  readonly box: Rect;
  readonly title: string;
  readonly cards: readonly string[];
  readonly goal: number;
  readonly kind: "ashore" | "seized";
}

/** A side's store on the quay: its cargo face up, and how much is still wanting. */
export function Depot({ box, title, cards, goal, kind }: DepotProps) {
  const { x, y, width, height } = box;
  const worth = worthOf(cards);
  const isLow = height < 60;
  const bar = { x: x + 10, y: y + (isLow ? 22 : 30), width: width - 20 };
  const size = Math.min(isLow ? 22 : 46, height - (isLow ? 30 : 46));
  const wide = size * 1.5;
  const pitch = Math.min(wide + 6, (width - 20 - wide) / Math.max(cards.length - 1, 1));
  return (
    <g className={`quay-depot ${kind}`}>
      <rect x={x} y={y} width={width} height={height} rx="8" className="quay-depot-ground" />
      <text x={x + 10} y={y + (isLow ? 16 : 21)} className="quay-depot-title">
        {title}
      </text>
      <text x={x + width - 10} y={y + (isLow ? 16 : 21)} className="quay-depot-count">
        {worth} / {goal}
      </text>
      <rect {...bar} height="5" rx="2.5" className="quay-depot-track" />
      <rect {...bar} width={bar.width * Math.min(1, worth / goal)} height="5" rx="2.5" className="quay-depot-fill" />
      {cards.map((card, i) => (
        <g key={card} transform={`translate(${x + 10 + i * pitch} ${bar.y + 9})`}>
          <rect width={wide} height={size} rx="4" className="quay-card" />
          <g className="quay-card-ink">
            <Icon of={cardIcons[kindOf(card)]} at={{ x: 3, y: size * 0.1, size: size * 0.8 }} />
            <text x={wide - 4} y={size / 2 + 4.5} className="quay-card-value">
              {cargoValue(card)}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
