import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { touch, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import type { CSSProperties } from "react";
import type { AreaId } from "../../content/types.js";
import { findFigure } from "../../queries/figures.js";
import { isStrike } from "../deeds.js";
import { useDesk } from "../desk.js";
import { standing } from "./figures.js";
import type { Field, Stand } from "./geometry.js";

type Look = "move" | "attack" | "magic" | "other";

interface Target {
  readonly reference: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly choices: readonly Pickable[];
  readonly look: Look;
}

function lookOf(choices: readonly Pickable[]): Look {
  if (choices.some(({ option }) => isStrike(option))) return "attack";
  if (choices.every(({ option }) => ["move", "push", "recall", "area"].includes(option.verb))) return "move";
  return choices.some(({ option }) => option.verb === "power") ? "magic" : "other";
}

/** Everything on the board that can be pressed: buttons over the drawing, the nearest first; what is barred is hatched. */
export function Targets({ field }: { readonly field: Field }) {
  const { shown, seen, look, looked, pointAt, aimAt, acting } = useDesk();
  const { act } = shown;
  const speaker = useSpeaker();
  const stands = standing(seen, field);
  const byPlace = new Map<string, Pickable[]>();
  for (const choice of act.choices) {
    for (const reference of choice.option.at ?? []) byPlace.set(reference, [...(byPlace.get(reference) ?? []), choice]);
  }
  const targets = [...byPlace].flatMap(([reference, choices]): Target[] => {
    const [kind, name = ""] = split(reference);
    // Powers for oneself are in the list: the chip of whoever acts stays free.
    if (kind === "figure" && name === acting?.id && act.decision?.kind === "hero-turn") return [];
    const look = lookOf(choices);
    if (kind === "figure") {
      const stand = stands.get(name);
      return stand && stand.size > 0
        ? [{ reference, choices, look, x: stand.x, y: stand.y, size: stand.size + 10 }]
        : [];
    }
    if (kind === "border") {
      const stroke = field.borders.get(name);
      if (!stroke) return [];
      const [x, y] = [(stroke.from[0] + stroke.to[0]) / 2, (stroke.from[1] + stroke.to[1]) / 2];
      return [{ reference, choices, look: "other", x, y, size: 44 }];
    }
    const room = field.byId.get(name)?.room;
    const isHere = name === acting?.area;
    if (!room || (isHere && act.decision?.kind === "hero-turn")) return [];
    return [{ reference, choices, look, x: room.x + room.width / 2, y: room.y + room.height / 2, size: 44 }];
  });
  const here = acting && field.byId.get(acting.area)?.mark;
  if (here) targets.sort((a, b) => Math.hypot(a.x - here[0], a.y - here[1]) - Math.hypot(b.x - here[0], b.y - here[1]));
  const open = new Set(byPlace.keys());
  const forbidden = act.barred.flatMap(({ option }) => (option.at ?? []).filter((reference) => !open.has(reference)));
  const press = ({ reference, choices }: Target) => {
    const [kind, name = ""] = split(reference);
    // Where one can walk to, a press walks: whatever else can be done there is in the list.
    const step = kind === "area" ? choices.find(({ option }) => option.verb === "move") : undefined;
    const [only, ...more] = step ? [step] : choices;
    const isDone = only && more.length === 0 && (kind !== "figure" || !isStrike(only.option) || looked === name);
    if (isDone) act.pick(only.option.id);
    else if (kind === "figure") look(name);
    else pointAt(name);
  };
  return (
    <>
      {targets.map((target) => {
        const { reference, choices, x, y, size } = target;
        const [kind, name = ""] = split(reference);
        const label = choices.map(({ option }) => speaker.sentence(option.label)).join(", ");
        const style = { left: x, top: y, "--size": `${size}px` } as CSSProperties;
        const className = `sw-target ${target.look} ${kind} ${kind === "figure" && looked === name ? "looked-at" : ""}`;
        const [only] = choices;
        if (act.collects && only && choices.length === 1)
          return (
            <ChoiceButton key={reference} act={act} choice={only} className={className} label={label} style={style} />
          );
        return (
          <button
            key={reference}
            type="button"
            className={className}
            data-at={reference}
            aria-label={label}
            style={style}
            onClick={() => press(target)}
            onPointerEnter={() => kind === "figure" && aimAt(name)}
            onPointerLeave={() => aimAt(undefined)}
            onFocus={() =>
              kind === "area" ? pointAt(name) : kind === "figure" && pointAt(findFigure(seen, name)?.area)
            }
          >
            {choices.length > 1 && kind === "figure" && (
              <span className="sw-target-count" aria-hidden="true">
                {choices.length}
              </span>
            )}
          </button>
        );
      })}
      {[...new Set(forbidden)].map((reference) => {
        const spot = spotOf(reference, stands, field);
        return spot && <span key={reference} className="sw-forbidden" style={spot} aria-hidden="true" />;
      })}
      <FarAreas field={field} />
    </>
  );
}

/** SS-6.1-a: what a Movement reaches with more than one step: a press walks there; a finger sees the way first. */
function FarAreas({ field }: { readonly field: Field }) {
  const { reach, shown, walk, pointAt, acting, area: pointed } = useDesk();
  const { page } = useWords();
  const isTouch = useMedia(touch);
  if (!reach) return null;
  const near = new Set(shown.act.choices.flatMap(({ option }) => (option.verb === "move" ? [option.target] : [])));
  return [...reach.cost].map(([area, cost]) => {
    const room = field.byId.get(area)?.room;
    if (!room || area === acting?.area) return null;
    const isNear = near.has(area);
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    return isNear ? (
      <span key={area} className="sw-cost" style={{ left: x, top: y + 14 }} aria-hidden="true">
        {cost}
      </span>
    ) : (
      <button
        key={area}
        type="button"
        className="sw-target area move far"
        aria-label={page("souls.walk-to", { area, cost })}
        style={{ left: x, top: y, "--size": "44px" } as CSSProperties}
        onClick={({ detail }) => (isTouch && detail > 0 && pointed !== area ? pointAt(area) : walk(area))}
        data-cost={cost}
        onFocus={() => pointAt(area)}
      />
    );
  });
}

/** Where something that is barred is hatched: over a figure, or in the middle of an area. */
function spotOf(reference: string, stands: ReadonlyMap<string, Stand>, field: Field) {
  const [kind, name] = split(reference);
  const stand = kind === "figure" ? stands.get(name) : undefined;
  if (stand) return stand.size > 0 ? { left: stand.x, top: stand.y, width: stand.size, height: stand.size } : undefined;
  const room = kind === "area" ? field.byId.get(name)?.room : undefined;
  return room && { left: room.x + room.width / 2, top: room.y + room.height / 2, width: 44, height: 44 };
}

/** `figure` and `gremlin-blue-1` of `figure:gremlin-blue-1`. */
function split(reference: string): [string, AreaId] {
  const colon = reference.indexOf(":");
  return [reference.slice(0, colon), reference.slice(colon + 1)];
}
