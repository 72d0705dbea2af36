import { memo } from "react";
import { Icon } from "../../../ui/icon.js";
import { sceneryIcon } from "../icons.js";
import { areaOfSquares } from "../places.js";

interface Piece {
  readonly id: string;
  readonly type: string;
  readonly squares: readonly number[];
}

interface FurnitureProps {
  readonly pieces: readonly Piece[];
  readonly emptied: readonly string[];
  readonly hidden: boolean;
}

/** Furniture seen from above, each kind with its wood or stone and its sign. */
export const Furniture = memo(function Furniture({ pieces, emptied, hidden }: FurnitureProps) {
  return pieces.map((piece) => (
    <OnePiece key={piece.id} piece={piece} emptied={emptied.includes(piece.id)} hidden={hidden} />
  ));
});

const materials: Readonly<Record<string, string>> = {
  tomb: "stone",
  throne: "stone",
  fireplace: "stone",
  "weapons-rack": "iron",
  rack: "dark",
  "sorcerer-table": "magic",
  "alchemist-bench": "dark",
};

function OnePiece({ piece, emptied, hidden }: { piece: Piece; emptied: boolean; hidden: boolean }) {
  const { x, y, width, height } = areaOfSquares(piece.squares);
  const material = materials[piece.type] ?? "wood";
  const inset = 4;
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  const size = Math.min(wide, high, 54) * (Math.min(wide, high) > 60 ? 1 : 0.84);
  return (
    <g transform={`translate(${x + inset} ${y + inset})`} className={hidden ? "hq-piece hq-behind" : "hq-piece"}>
      <rect x="2" y="4" width={wide} height={high} rx="5" className="hq-piece-shade" />
      <rect width={wide} height={high} rx="5" className={`hq-piece-top ${material}`} />
      <rect x="3.500" y="3.500" width={wide - 7} height={high - 7} rx="3" className={`hq-piece-inside ${material}`} />
      <g className={`hq-piece-sign ${material} ${emptied ? "emptied" : ""}`}>
        <Icon of={sceneryIcon(piece.type)} at={{ x: (wide - size) / 2, y: (high - size) / 2, size }} />
      </g>
      {emptied && <path d={`M${wide - 15} 5l10 10M${wide - 5} 5l-10 10`} className="hq-piece-empty" />}
      {hidden && <rect width={wide} height={high} rx="5" fill="url(#hq-hidden)" />}
    </g>
  );
}
