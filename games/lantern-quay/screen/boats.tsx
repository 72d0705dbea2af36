import { cardsIn, countIn } from "@tavolata/kernel";
import type { QuayView } from "@tavolata/kernel/examples/lantern-quay";
import { Icon } from "@tavolata/ui/controls/icon.js";
import type { SeatLook } from "@tavolata/ui/table/seats/seat-looks.js";
import { cardIcons, cargoValue, kindOf } from "./content.js";
import type { Geometry } from "./geometry.js";

interface BoatsProps {
  readonly geometry: Geometry;
  readonly quay: QuayView;
  readonly seats: readonly SeatLook[];
}

/** LQ-3.1: what is being rowed ashore: face down, but for whoever rows it. */
export function Boats({ geometry, quay, seats }: BoatsProps) {
  const rowing = seats.filter(({ seat }) => countIn(quay.boats[seat]) > 0);
  return rowing.map((look) => {
    const pier = quay.standing[look.seat];
    if (!pier) return null;
    const same = rowing.filter(({ seat }) => quay.standing[seat] === pier);
    const column = geometry.columns[pier];
    const shift = (same.indexOf(look) - (same.length - 1) / 2) * geometry.boat;
    const x = column.x + column.width / 2 + shift;
    const y = geometry.piers[pier].y - geometry.boat * 0.4;
    const [card] = cardsIn(quay.boats[look.seat]);
    return (
      <g key={look.seat} transform={`translate(${x} ${y}) scale(${geometry.boat / 100})`}>
        <g className="quay-boat">
          <BoatCard card={card} />
          <path d="M-50 4h100q-6 26-26 30h-48q-20-4-26-30z" className="quay-hull" style={{ stroke: look.colour }} />
          <path d="M-46 14h92M-38 24h76" className="quay-hull-line" />
          <path d="M-30 8-58 32M30 8l28 24" className="quay-oar" />
        </g>
      </g>
    );
  });
}

function BoatCard({ card }: { readonly card: string | undefined }) {
  if (card === undefined) {
    return (
      <g>
        <rect x="-17" y="-42" width="34" height="48" rx="5" className="quay-card-back" />
        <path d="M-11-36h22v36h-22zM-11-36l22 36M11-36l-22 36" className="quay-card-weave" />
      </g>
    );
  }
  return (
    <g>
      <rect x="-17" y="-42" width="34" height="48" rx="5" className="quay-card" />
      <g className="quay-card-ink">
        <Icon of={cardIcons[kindOf(card)]} at={{ x: -12, y: -38, size: 24 }} />
        <text y="3">{cargoValue(card)}</text>
      </g>
    </g>
  );
}
