import type { Area } from "@tavolata/ui/camera/camera.js";
import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { touch, useMedia } from "@tavolata/ui/controls/use-media.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Pickable } from "@tavolata/ui/table/question/act.js";
import { areEnemies } from "../../queries/figures.js";
import type { Figure } from "../../state.js";
import { isStrike } from "../deeds.js";
import type { HeroQuestScreenProps } from "../shown.js";
import { besides, distance, edgeBetween, edgeNamed, squareName, squaresOf } from "./grid.js";
import type { Hover } from "./path.js";
import { areaOfSquare, type Place, placeOf } from "./places.js";
import { usePointing } from "./pointing.js";
import type { Position } from "./position.js";
import { Pushes } from "./pushes.js";
import { type Reach, restsOn } from "./ways.js";

/** What can be done at a place of the board. */
export interface Target {
  readonly reference: string;
  readonly place: Place;
  readonly choices: readonly Pickable[];
  readonly look: "move" | "attack" | "magic" | "other";
}

/** All places with something to do, the nearest first. */
export function targetsOf(
  { act }: Pick<HeroQuestScreenProps, "act">,
  position: Position,
  from: number | undefined,
): Target[] {
  const byPlace = new Map<string, Pickable[]>();
  for (const choice of act.choices) {
    if (choice.option.verb === "step") continue; // a walk has its own dots
    // A push is aimed at a square, and says whom it pushes.
    const reference = choice.option.at?.at(-1);
    if (reference === undefined) continue;
    byPlace.set(reference, [...(byPlace.get(reference) ?? []), choice]);
  }
  return [...byPlace]
    .flatMap(([reference, choices]): Target[] => {
      const place = placeOf(position, reference);
      return place ? [{ reference, place, choices, look: lookOf(choices, act.decision?.kind) }] : [];
    })
    .sort((a, b) => (from === undefined ? 0 : distance(from, a.place.square) - distance(from, b.place.square)));
}

function lookOf(choices: readonly Pickable[], kind: string | undefined): Target["look"] {
  if (choices.some(({ option }) => isStrike(option))) return "attack";
  if (kind?.startsWith("spell")) return "magic";
  if (choices.some(({ option }) => ["jump", "to", "leap", "escape", "bump"].includes(option.verb))) return "move";
  return "other";
}

function isPush({ option }: Pickable): boolean {
  return option.verb === "bump";
}

/** Places on the board that can be pressed: buttons over the drawing, in the order of their distance for the Tab key. */
export function Targets({ act, hover }: Pick<HeroQuestScreenProps, "act"> & { readonly hover: Hover }) {
  const { position, acting, reach, target, look, walk } = usePointing();
  const speaker = useSpeaker();
  const targets = targetsOf({ act }, position, acting?.square).filter((one) => !one.choices.every(isPush));
  const onTarget = ({ reference, choices }: Target) => {
    const [only, ...more] = choices;
    if (more.length > 0 || (only && isStrike(only.option) && target !== reference)) look(reference);
    else if (only) act.pick(only.option.id);
  };
  return (
    <>
      {targets.map((one) => {
        const { place, choices, reference } = one;
        const { x, y, width, height } = place.area;
        const label = choices.map(({ option }) => speaker.sentence(option.label)).join(", ");
        const style = place.kind === "edge" ? centred(place.area) : { left: x, top: y, width, height };
        const className = `hq-target ${one.look} ${place.kind} ${reference === target ? "looked-at" : ""}`;
        const [only] = choices;
        if (act.collects && only && choices.length === 1) {
          return (
            <ChoiceButton key={reference} act={act} choice={only} className={className} label={label} style={style} />
          );
        }
        return (
          <button
            key={reference}
            type="button"
            className={className}
            data-explain={reference}
            aria-label={label}
            style={style}
            onClick={() => onTarget(one)}
            onFocus={() => look(reference)}
          />
        );
      })}
      <Forbidden act={act} position={position} targets={targets} reach={reach} from={acting?.square} />
      <Pushes act={act} position={position} />
      {reach && acting && (
        <Dots reach={reach} acting={acting} position={position} walk={walk} act={act} hover={hover} />
      )}
    </>
  );
}

/** Grows around its middle where a finger needs it. */
function centred({ x, y, width, height }: Area) {
  return { left: x + width / 2, top: y + height / 2, width, height };
}

interface ForbiddenProps {
  readonly act: HeroQuestScreenProps["act"];
  readonly position: Position;
  readonly targets: readonly Target[];
  readonly reach: Reach | undefined;
  /** Where whoever acts stands. */
  readonly from: number | undefined;
}

/**
 * Hatched is what can't be done now; a press on the board says why. A square that can be aimed at isn't hatched for something else, nor one behind a
 * wall: that is to be seen.
 */
function Forbidden({ act, position, targets, reach, from }: ForbiddenProps) {
  const open = new Set(targets.map(({ reference }) => reference));
  const aimedAt = new Set(targets.flatMap(({ place }) => (place.kind === "edge" ? [] : [place.square])));
  const holes = new Set(position.seen.traps.flatMap(({ squares }) => squares));
  const barred = new Set(
    act.barred
      // One may jump over any square, but who would, where there is nothing to jump over?
      .filter(({ option, place }) => option.verb !== "jump" || holes.has(placeOf(position, place ?? "")?.square ?? -1))
      .flatMap(({ option }) => option.at?.at(-1) ?? []),
  );
  return [...barred].map((reference) => {
    const place = open.has(reference) ? undefined : placeOf(position, reference);
    if (!place) return null;
    const { kind, square } = place;
    if (kind === "square" && (reach?.steps.has(square) || aimedAt.has(square))) return null;
    if (kind === "square" && from !== undefined && isBehindWall(position, from, square)) return null;
    const { x, y, width, height } = place.area;
    return (
      <span
        key={reference}
        className={`hq-forbidden ${place.kind}`}
        style={{ left: x, top: y, width, height }}
        aria-hidden="true"
      />
    );
  });
}

/** Whether a wall or a closed door stands between two squares beside each other. */
function isBehindWall({ closed }: Position, from: number, square: number): boolean {
  return distance(from, square) === 1 && closed[edgeBetween(from, square)] === true;
}

interface DotsProps {
  readonly reach: Reach;
  readonly acting: Figure;
  readonly position: Position;
  readonly act: HeroQuestScreenProps["act"];
  readonly hover: Hover;
  walk(to: number, then?: string): void;
}

/**
 * HQ-4.4: a dot on every square where the walk may end, and a mark on doors that can be opened on the way. A finger can't point: its
 * first tap shows the way, the second walks.
 */
function Dots({ reach, acting, position, walk, act, hover }: DotsProps) {
  const { page } = useWords();
  const isTouch = useMedia(touch);
  const left = position.seen.turn?.movement?.left ?? 0;
  const offered = new Set(act.choices.map(({ option }) => option.id));
  const squares = [...reach.steps]
    .filter(([square, steps]) => steps > 0 && restsOn(position, acting, square))
    .filter(([square, steps]) => steps > 1 || offered.has(`step:${squareName(square)}`))
    .sort(([, a], [, b]) => a - b);
  return (
    <>
      {squares.map(([square, steps]) => {
        const { x, y, width, height } = areaOfSquare(square);
        const risky = isRisky(position, acting, square);
        return (
          <button
            key={square}
            type="button"
            className={`hq-target dot ${risky ? "risky" : ""}`}
            data-square={square}
            data-explain={`square:${squareName(square)}`}
            aria-label={page("heroquest.walk-to", { square: squareName(square), steps })}
            style={{ left: x, top: y, width, height }}
            onClick={({ detail }) =>
              isTouch && detail > 0 && hover.get() !== square ? hover.set(square) : walk(square)
            }
          />
        );
      })}
      {farDoors(position, reach, left, offered).map(({ edge, from, name, area }) => (
        <button
          key={edge}
          type="button"
          className="hq-target other edge far"
          aria-label={page("heroquest.walk-open", { steps: (reach.steps.get(from) ?? 0) + 1 })}
          style={centred(area)}
          onClick={({ detail }) =>
            isTouch && detail > 0 && hover.get() !== from ? hover.set(from) : walk(from, `open:${name}`)
          }
        />
      ))}
    </>
  );
}

/** Whether an enemy stands beside. */
function isRisky({ on, closed }: Position, acting: Figure, square: number): boolean {
  return besides(square).some((beside) => {
    const other = on[beside];
    return other !== undefined && !closed[edgeBetween(square, beside)] && areEnemies(other, acting);
  });
}

/** Closed doors to which the walk leads with a point to spare. */
function farDoors(position: Position, reach: Reach, left: number, offered: ReadonlySet<string>) {
  return position.seen.doors.flatMap(({ edge, open, kind }) => {
    if (open || kind === "barred") return [];
    const [a, b] = squaresOf(edge);
    const name = `${squareName(a)}|${b === undefined ? "" : squareName(b)}`;
    if (offered.has(`open:${name}`)) return [];
    const from = [a, b]
      .filter((one) => one !== undefined)
      .filter((one) => (reach.steps.get(one) ?? left) < left && position.on[one] === undefined)
      .sort((one, other) => reach.steps.get(one)! - reach.steps.get(other)!)[0];
    const place = placeOf(position, `edge:${name}`);
    return from === undefined || !place ? [] : [{ edge, from, name, area: place.area }];
  });
}

/** What stands against something at a square, if the table says so. */
export function barredAt({ act }: Pick<HeroQuestScreenProps, "act">, position: Position, square: number) {
  return act.barred.find(({ option }) => {
    if (option.verb === "open") {
      const edge = edgeNamed(option.target);
      return edge !== undefined && squaresOf(edge).includes(square);
    }
    return option.at?.some((reference) => {
      const place = placeOf(position, reference);
      if (!place) return false;
      const { x, y, width, height } = areaOfSquare(square);
      const { area } = place;
      return x < area.x + area.width && x + width > area.x && y < area.y + area.height && y + height > area.y;
    });
  });
}
