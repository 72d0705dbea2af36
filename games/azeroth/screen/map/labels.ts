import { isCity } from "../../queries/board.js";
import type { SpaceId } from "../../state.js";
import { drawn, growth, places, radius, sheet } from "./layout.js";

/** A name beside its space, in units of the sheet. */
export interface Label {
  readonly space: SpaceId;
  readonly lines: readonly string[];
  /** Where its first line stands, and at which end of it. */
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly box: LabelRect;
}

export interface LabelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Wanted {
  readonly zoom: number;
  /** The size of the letters on the screen, in pixels. */
  readonly size: number;
  nameOf(space: SpaceId): string;
  /** Those that must rather be there than others, the dearest first. */
  readonly first: readonly SpaceId[];
  /** Spaces beside which pieces lie: names keep off them. */
  readonly busy: ReadonlySet<SpaceId>;
}

/** Of a line of letters: how high it is, and how wide each letter at most on average. */
const high = 1.12;
const wide = 0.62;

/** How large a space is drawn at this scale, from its middle. */
export function reachOf(space: SpaceId, zoom: number): number {
  return (radius + (isCity(space) ? 6 : 2)) * growth(zoom);
}

/**
 * Names of one size at every scale, as many as have room: none lies on another name or on a space. Cities, and what somebody has to do
 * with now, come first; who has no room is named when it is pointed at.
 */
export function labelsAt({ zoom, size, nameOf, first, busy }: Wanted): readonly Label[] {
  const placed: Label[] = [];
  const letter = size / zoom;
  const order = new Set([...drawn.filter(isCity), ...first.filter((space) => places[space]), ...drawn]);
  for (const space of order) {
    const lines = inTwoLines(nameOf(space));
    const sides = sidesOf(space, lines, letter, reachOf(space, zoom));
    // Markers lie at the right, discoveries at the left, pins and heroes above.
    const label = (busy.has(space) ? sides.slice(0, 3) : sides).find(
      ({ box }) =>
        isOnSheet(box) &&
        !placed.some((other) => overlap(box, other.box)) &&
        !drawn.some((other) => other !== space && touchesSpace(other, box, zoom, busy.has(other))),
    );
    if (label) placed.push(label);
  }
  return placed;
}

/** Round a space: where its name might stand, the best first. */
function sidesOf(space: SpaceId, lines: readonly string[], letter: number, reach: number): readonly Label[] {
  const [x, y] = places[space]!;
  const width = Math.max(...lines.map(({ length }) => length)) * wide * letter;
  const height = lines.length * high * letter;
  const gap = 0.15 * letter;
  const at = (anchor: Label["anchor"], left: number, top: number): Label => ({
    space,
    lines,
    anchor,
    x: Math.round(anchor === "middle" ? left + width / 2 : anchor === "start" ? left : left + width),
    y: Math.round(top + 0.85 * letter),
    box: { left, top, right: left + width, bottom: top + height },
  });
  const [below, above] = [y + reach + gap, y - reach - gap - height];
  const aside = Math.min(width, reach) / 2;
  return [
    // A city's name is a ribbon across its foot.
    ...(isCity(space) ? [at("middle", x - width / 2, y + reach - height)] : []),
    at("middle", x - width / 2, below),
    at("middle", x - width / 2 - aside, below),
    at("middle", x - width / 2 + aside, below),
    at("start", x + reach + gap, y - height / 2),
    at("end", x - reach - gap - width, y - height / 2),
    at("middle", x - width / 2, above),
    at("middle", x - width / 2 - aside, above),
    at("start", x + 0.7 * reach, y + 0.6 * reach),
    at("end", x - 0.7 * reach - width, y + 0.6 * reach),
  ];
}

function isOnSheet({ left, top, right, bottom }: LabelRect): boolean {
  return left > 0 && top > 0 && right < sheet.width && bottom < sheet.height;
}

export function overlap(a: LabelRect, b: LabelRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a name would lie on a space, or on what lies beside it. */
export function touchesSpace(
  space: SpaceId,
  { left, top, right, bottom }: LabelRect,
  zoom: number,
  isBusy = false,
): boolean {
  const [x, y] = places[space]!;
  const [dx, dy] = [x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))];
  return Math.hypot(dx, dy) < reachOf(space, zoom) + (isBusy ? 22 * growth(zoom) : 0);
}

/** Names of several words stand in two lines of about the same length, so that neighbours have room. */
export function inTwoLines(name: string): readonly string[] {
  // A hyphen ends a line, too, and stays there.
  const words = name.replace(/-/g, "- ").split(" ");
  if (words.length === 1 || name.length < 9) return [name];
  let best = 1;
  const longest = (at: number) => Math.max(joined(words.slice(0, at)).length, joined(words.slice(at)).length);
  for (let at = 2; at < words.length; at++) if (longest(at) < longest(best)) best = at;
  return [joined(words.slice(0, best)), joined(words.slice(best))];
}

function joined(words: readonly string[]): string {
  return words.join(" ").replace(/- /g, "-");
}
