import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Act } from "@tavolata/ui/table/question/act.js";
import { useSyncExternalStore } from "react";
import { strikeOf, usePercent } from "../fight/strike.js";
import { columnOf, rowOf } from "./grid.js";
import { unit } from "./places.js";
import { usePointing } from "./pointing.js";
import { wayTo } from "./ways.js";

/** The square under the pointer or the cursor: kept apart, so that a look costs no more than this line. */
export interface Hover {
  get(): number | undefined;
  set(square: number | undefined): void;
  subscribe(listener: () => void): () => void;
}

export function newHover(): Hover {
  let at: number | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => at,
    set: (square) => {
      if (square === at) return;
      at = square;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const middle = (square: number) => `${(columnOf(square) + 0.5) * unit} ${(rowOf(square) + 0.5) * unit}`;

/** The way to the square that is pointed at, with the number of steps; or the walk that is under way. */
export function PathPreview({ hover }: { readonly hover: Hover }) {
  const { reach, acting, way } = usePointing();
  const pointed = useSyncExternalStore(hover.subscribe, hover.get);
  if (!acting) return null;
  const squares = way.length > 0 ? way : reach && pointed !== undefined ? wayTo(reach, pointed) : [];
  const end = squares.at(-1);
  if (end === undefined) return null;
  return (
    <g className="hq-path">
      <path d={`M${[acting.square, ...squares].map(middle).join("L")}`} className="hq-path-shade" />
      <path d={`M${[acting.square, ...squares].map(middle).join("L")}`} className="hq-path-line" />
      <g transform={`translate(${middle(end)})`}>
        <circle r="13" className="hq-path-end" />
        <text y="6" className="hq-path-count">
          {squares.length}
        </text>
      </g>
    </g>
  );
}

/** Who stands where the pointer is: the name and the body points, over the head; and what a blow from here is likely to do. */
export function HoverName({ hover, act }: { readonly hover: Hover; readonly act: Act }) {
  const { position } = usePointing();
  const { page } = useWords();
  const speaker = useSpeaker();
  const percent = usePercent();
  const pointed = useSyncExternalStore(hover.subscribe, hover.get);
  const figure = pointed === undefined ? undefined : position.on[pointed];
  const piece =
    pointed === undefined ? undefined : position.seen.scenery.find(({ squares }) => squares.includes(pointed));
  if (pointed === undefined || (!figure && !piece)) return null;
  const aimed = figure && act.choices.filter(({ option }) => option.at?.includes(`figure:${figure.id}`));
  const [odds] = (aimed ?? []).flatMap(({ option }) => strikeOf(option)?.odds ?? []);
  const chances = odds
    ? ` · ${page("heroquest.odds-short", { wounds: percent(odds.wounds), fells: percent(odds.fells) })}`
    : "";
  const text = figure
    ? `${speaker.name(figure.id)} ${Math.max(0, figure.body)}/${figure.fullBody}${chances}`
    : speaker.name(piece!.id);
  const wide = [...text].length * 8 + 16;
  const [x, y] = [(columnOf(pointed) + 0.5) * unit, rowOf(pointed) * unit - 8];
  return (
    <g transform={`translate(${x} ${y < 20 ? y + unit + 28 : y})`} className="hq-name">
      <rect x={-wide / 2} y="-19" width={wide} height="24" rx="7" />
      <text y="-2">{text}</text>
    </g>
  );
}
