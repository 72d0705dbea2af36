import type { AreaId } from "@tavolata/souls/open";
import { useSpeaker, useWords } from "../../../language/words.js";
import type { Choice } from "../../../table/act.js";
import { ChoiceButton } from "../../../ui/choice-button.js";
import { isStrike, verbOf } from "../deeds.js";
import { useDesk } from "../desk.js";
import type { Field } from "../geometry.js";
import { figureIn } from "../seen.js";
import { standing } from "./figures.js";

type Look = "move" | "attack" | "magic" | "other";

interface Target {
  readonly reference: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly choices: readonly Choice[];
  readonly look: Look;
}

function lookOf(choices: readonly Choice[]): Look {
  if (choices.some(({ option }) => isStrike(option))) return "attack";
  if (choices.every(({ option }) => ["move", "push", "recall", "area"].includes(verbOf(option)))) return "move";
  return choices.some(({ option }) => verbOf(option) === "power") ? "magic" : "other";
}

/** Everything on the board that can be pressed: buttons over the drawing, in the order of the list. */
export function Targets({ field }: { readonly field: Field }) {
  const { shown, seen, look, looked, pointAt, acting } = useDesk();
  const { act } = shown;
  const speaker = useSpeaker();
  const stands = standing(seen, field);
  const byPlace = new Map<string, Choice[]>();
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
  const press = ({ reference, choices }: Target) => {
    const [kind, name = ""] = split(reference);
    // Where one can walk to, a press walks: whatever else can be done there is in the list.
    const step = kind === "area" ? choices.find(({ option }) => verbOf(option) === "move") : undefined;
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
        const style = { left: x - size / 2, top: y - size / 2, width: size, height: size };
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
            onFocus={() => (kind === "area" ? pointAt(name) : kind === "figure" && pointAt(figureIn(seen, name)?.area))}
          >
            {choices.length > 1 && kind === "figure" && (
              <span className="sw-target-count" aria-hidden="true">
                {choices.length}
              </span>
            )}
          </button>
        );
      })}
      <FarAreas field={field} />
    </>
  );
}

/** SS-6.1-a: what a Movement reaches with more than one step: a press walks there. */
function FarAreas({ field }: { readonly field: Field }) {
  const { reach, shown, walk, pointAt, acting } = useDesk();
  const { page } = useWords();
  if (!reach) return null;
  const near = new Set(shown.act.choices.map(({ option }) => option.id));
  return [...reach.cost].map(([area, cost]) => {
    const room = field.byId.get(area)?.room;
    if (!room || area === acting?.area) return null;
    const isNear = near.has(`move:${area}`);
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    return isNear ? (
      <span key={area} className="sw-cost" style={{ left: x, top: y + 14 }} aria-hidden="true">
        {cost}
      </span>
    ) : (
      <button
        key={area}
        type="button"
        className="sw-target move far"
        aria-label={page("souls.walk-to", { area, cost })}
        style={{ left: x - 22, top: y - 22, width: 44, height: 44 }}
        onClick={() => walk(area)}
        data-cost={cost}
        onFocus={() => pointAt(area)}
      />
    );
  });
}

/** `figure` and `gremlin-blue-1` of `figure:gremlin-blue-1`. */
function split(reference: string): [string, AreaId] {
  const colon = reference.indexOf(":");
  return [reference.slice(0, colon), reference.slice(colon + 1)];
}
