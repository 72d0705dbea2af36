import { Icon } from "@tavolata/ui/controls/icon.js";
import { useContent } from "@tavolata/ui/game/content.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { memo, useEffect, useRef } from "react";
import { soulsContent } from "../../content/content.js";
import { healthOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { useDesk } from "../desk.js";
import { conditionIcons } from "../icons.js";
import { conditionsOf } from "../party/conditions.js";
import { type Field, ringful, type Stand, standsIn } from "./geometry.js";
import { LifeBadge, Token, useTokenLook } from "./tokens.js";

/** Where everybody stands: by figure; who has no room in the ring has none. */
export function standing(seen: SoulsView, field: Field): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const shape of field.shapes) {
    const here = seen.figures.filter(({ area }) => area === shape.id);
    if (here.length === 0) continue;
    const isFull = here.length > ringful;
    const spots = standsIn(shape, isFull ? ringful : here.length);
    for (const [i, figure] of here.entries())
      if (spots[i] && !(isFull && i === ringful - 1)) stands.set(figure.id, spots[i]);
    if (isFull)
      for (const figure of here.slice(ringful - 1)) stands.set(figure.id, { ...spots[ringful - 1]!, size: 0 });
  }
  return stands;
}

/** Everybody on the battlefield as chips; who moves glides there. */
export function Figures({ field }: { readonly field: Field }) {
  const { seen, acting, looked } = useDesk();
  const { page } = useWords();
  const stands = standing(seen, field);
  const crowded = field.shapes.flatMap((shape) => {
    const count = seen.figures.filter(({ area }) => area === shape.id).length;
    return count > ringful ? [{ shape, more: count - ringful + 1 }] : [];
  });
  return (
    <div className="sw-figures">
      {seen.figures.map((figure) => {
        const stand = stands.get(figure.id);
        return (
          stand &&
          stand.size > 0 && (
            <Chip
              key={figure.id}
              figure={figure}
              seen={seen}
              x={stand.x}
              y={stand.y}
              size={stand.size}
              isActing={figure.id === acting?.id}
              isLooked={figure.id === looked}
            />
          )
        );
      })}
      {crowded.map(({ shape, more }) => {
        const last = standsIn(shape, ringful)[ringful - 1]!;
        return (
          <span key={shape.id} className="sw-more" style={{ left: last.x, top: last.y }}>
            {page("souls.more-figures", { count: more })}
          </span>
        );
      })}
    </div>
  );
}

interface ChipProps {
  readonly figure: Figure;
  readonly seen: SoulsView;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isActing: boolean;
  readonly isLooked: boolean;
}

const Chip = memo(function Chip({ figure, seen, x, y, size, isActing, isLooked }: ChipProps) {
  const content = useContent(soulsContent);
  const lookOf = useTokenLook();
  const { left } = healthOf(content, seen, figure);
  const lost = useLoss(left);
  const states = `${isActing ? "acting" : ""} ${isLooked ? "looked-at" : ""} ${figure.ko ? "down" : ""} ${figure.hidden ? "hiding" : ""}`;
  const conditions = conditionsOf(figure).slice(0, 3);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="-62 -62 124 124"
      data-explain={`figure:${figure.id}`}
      width={size}
      height={size}
      className={`sw-figure ${figure.faction} ${states}`}
      style={{ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }}
    >
      <g key={lost > 0 ? left : "whole"} className={lost > 0 ? "sw-figure-body hurt" : "sw-figure-body"}>
        {isActing && <circle r="60" className="sw-halo" />}
        <Token look={lookOf(figure)} />
        <LifeBadge figure={figure} />
        {conditions.map((condition, i) => (
          <g
            key={condition}
            className="sw-chip-condition"
            transform={`translate(${(i - (conditions.length - 1) / 2) * 36} -44)`}
          >
            <circle r="17" />
            <Icon of={conditionIcons[condition]!} at={{ x: -13, y: -13, size: 26 }} />
          </g>
        ))}
        {lost > 0 && (
          <text y="-20" className="sw-lost">
            −{lost}
          </text>
        )}
      </g>
    </svg>
  );
});

/** How much health was lost just now: it rises over whoever is hurt. */
function useLoss(left: number): number {
  const before = useRef(left);
  const lost = before.current - left;
  useEffect(() => {
    before.current = left;
  }, [left]);
  return lost;
}
