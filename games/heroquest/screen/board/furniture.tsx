import { Icon, type IconShape } from "@tavolata/ui/controls/icon.js";
import { memo } from "react";
import { icons, itemIcon, sceneryIcon } from "../icons.js";
import { areaOfSquares } from "./places.js";

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

/** Furniture seen from above, each kind with its wood or stone and what stands on it. */
export const Furniture = memo(function Furniture({ pieces, emptied, hidden }: FurnitureProps) {
  return pieces.map((piece) => (
    <OnePiece key={piece.id} piece={piece} emptied={emptied.includes(piece.id)} hidden={hidden} />
  ));
});

/** Drawn lying along its longer side, and turned where it stands upright. */
interface Build {
  readonly material: "wood" | "stone" | "iron" | "dark" | "magic";
  readonly on: readonly IconShape[];
}

const builds: Readonly<Record<string, Build>> = {
  table: { material: "wood", on: [] },
  throne: { material: "stone", on: [sceneryIcon("throne")] },
  "alchemist-bench": { material: "dark", on: [icons.alchemist, icons.potion, icons.alchemist] },
  chest: { material: "wood", on: [sceneryIcon("chest")] },
  tomb: { material: "stone", on: [sceneryIcon("tomb")] },
  "sorcerer-table": { material: "magic", on: [icons.skull, sceneryIcon("sorcerer-table"), icons.spellBook] },
  bookcase: { material: "wood", on: [] },
  rack: { material: "dark", on: [sceneryIcon("rack")] },
  fireplace: { material: "stone", on: [] },
  "weapons-rack": { material: "iron", on: [itemIcon("broadsword"), itemIcon("battle-axe"), itemIcon("shield")] },
  cupboard: { material: "wood", on: [itemIcon("potion-of-healing"), sceneryIcon("cupboard"), icons.coins] },
};

const plain: Build = { material: "wood", on: [] };

interface OnePieceProps {
  readonly piece: Piece;
  readonly emptied: boolean;
  readonly hidden: boolean;
}

function OnePiece({ piece, emptied, hidden }: OnePieceProps) {
  const { x, y, width, height } = areaOfSquares(piece.squares);
  const { material, on } = builds[piece.type] ?? plain;
  const upright = height > width;
  const inset = 4;
  const [long, deep] = upright ? [height - 2 * inset, width - 2 * inset] : [width - 2 * inset, height - 2 * inset];
  const turned = upright ? `translate(${deep} 0) rotate(90)` : "";
  return (
    <g
      transform={`translate(${x + inset} ${y + inset})`}
      className={hidden ? "hq-piece hq-behind" : "hq-piece"}
      data-explain={hidden ? undefined : `scenery:${piece.id}`}
    >
      <rect
        x="3"
        y="5"
        width={upright ? deep : long}
        height={upright ? long : deep}
        rx="5"
        className="hq-piece-shade"
      />
      <g transform={turned}>
        <rect width={long} height={deep} rx="5" className={`hq-piece-top ${material}`} />
        <rect x="3.500" y="3.500" width={long - 7} height={deep - 7} rx="3" className={`hq-piece-inside ${material}`} />
        <Dressing type={piece.type} long={long} deep={deep} />
      </g>
      <Signs on={on} long={long} deep={deep} upright={upright} material={material} emptied={emptied} />
      {emptied && <path d={`M${(upright ? deep : long) - 15} 5l10 10m0-10-10 10`} className="hq-piece-empty" />}
      {hidden && <rect width={upright ? deep : long} height={upright ? long : deep} rx="5" fill="url(#hq-hidden)" />}
    </g>
  );
}

interface SignsProps {
  readonly on: readonly IconShape[];
  readonly long: number;
  readonly deep: number;
  readonly upright: boolean;
  readonly material: string;
  readonly emptied: boolean;
}

/** What stands on it, side by side; icons stay upright. */
function Signs({ on, long, deep, upright, material, emptied }: SignsProps) {
  const room = long / Math.max(1, on.length);
  return (
    <g className={`hq-piece-sign ${material} ${emptied ? "emptied" : ""}`}>
      {on.map((icon, i) => {
        const isMain = on.length === 1 || i === 1;
        const size = Math.min(deep * 0.74, room * 0.8, 50) * (isMain ? 1 : 0.72);
        const [along, across] = [room * (i + 0.5), deep / 2];
        const [cx, cy] = upright ? [across, along] : [along, across];
        return <Icon key={`${along}`} of={icon} at={{ x: cx - size / 2, y: cy - size / 2, size }} />;
      })}
    </g>
  );
}

/** Planks, books, embers: what tells the kinds apart at a glance. */
function Dressing({ type, long, deep }: { readonly type: string; readonly long: number; readonly deep: number }) {
  if (type === "table") {
    return (
      <>
        <path d={`M4 ${deep / 3}h${long - 8}M4 ${(2 * deep) / 3}h${long - 8}`} className="hq-door-line" />
        {[0.2, 0.5, 0.8].map((part) => (
          <g key={part}>
            <circle cx={long * part} cy={deep * 0.27} r={8} className="hq-dish" />
            <circle cx={long * part} cy={deep * 0.27} r={4.5} className="hq-dish-inside" />
            <circle cx={long * part + 12} cy={deep * 0.72} r={5} className="hq-mug" />
          </g>
        ))}
        <rect x={long * 0.5 - 3} y={deep * 0.45} width="6" height="9" className="hq-candle" />
        <circle cx={long * 0.5} cy={deep * 0.45} r="4" className="hq-flame" />
      </>
    );
  }
  if (type === "bookcase") {
    const count = Math.floor((long - 12) / 9);
    return Array.from({ length: count }, (_, i) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: books have no other name
        key={i}
        x={7 + i * 9}
        y={deep * (i % 3 === 0 ? 0.2 : 0.28)}
        width="7.500"
        height={deep * (i % 3 === 0 ? 0.6 : 0.48)}
        rx="1"
        className={`hq-book b${(i * 7) % 5}`}
      />
    ));
  }
  if (type === "fireplace") {
    return (
      <>
        <rect x={long * 0.18} y={deep * 0.18} width={long * 0.64} height={deep * 0.64} rx="4" className="hq-hearth" />
        {[0.34, 0.5, 0.66].map((part, i) => (
          <path
            key={part}
            d={`M${long * part} ${deep * (i === 1 ? 0.22 : 0.32)}q9 12 0 ${deep * 0.42}q-9-12 0-${deep * 0.42}z`}
            className="hq-flame"
          />
        ))}
      </>
    );
  }
  if (type === "rack" || type === "alchemist-bench") {
    return <path d={`M6 ${deep * 0.2}h${long - 12}M6 ${deep * 0.8}h${long - 12}`} className="hq-piece-inside wood" />;
  }
  return null;
}
