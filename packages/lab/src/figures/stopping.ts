import type { Experiment } from "../experiment.js";
import { normal } from "./paired.js";

/**
 * When an answer is clear. Whoever looks at the figures again and again and stops when they please him finds a difference in the end, also where there
 * is none. So the few per cent that a false alarm may cost are spent over the looks by a rule that is fixed before (O'Brien and Fleming's, as Lan
 * and DeMets spend it): hardly anything at first, most of it at the last look. From that follows how far apart the variants must be at each look.
 */
export function boundsOf(alpha: number, times: readonly number[]): number[] {
  const bounds: number[] = [];
  let path: Path | undefined;
  let spent = 0;
  for (const [i, time] of times.entries()) {
    const total = spentAt(time, alpha);
    const now = total - spent;
    spent = total;
    const crossing = (bound: number) => (path ? crossedBy(path, time, bound) : 2 * (1 - normal(bound)));
    const bound = where(crossing, now);
    bounds.push(bound);
    if (i + 1 < times.length) path = pathAfter(path, time, bound);
  }
  return bounds;
}

/** The match numbers at which one looks: multiples of a chunk, the last one all matches. */
export function looksOf({ matches, chunk, stopping }: Experiment): number[] {
  if (!stopping) return [matches];
  const looks = Array.from({ length: stopping.looks }, (_, i) =>
    Math.min(matches, Math.ceil(((i + 1) * matches) / stopping.looks / chunk) * chunk),
  );
  return [...new Set(looks)];
}

/** What of the false alarms is spent up to a share of the matches: half of it for either side. */
function spentAt(time: number, alpha: number): number {
  const z = where((bound) => 2 * (1 - normal(bound)), alpha / 2);
  return 4 * (1 - normal(z / Math.sqrt(time)));
}

/** How likely the sum of all matches up to a look has which value, if it didn't cross a bound before. */
interface Path {
  readonly time: number;
  readonly step: number;
  readonly places: readonly number[];
  readonly density: readonly number[];
}

/** An even number of steps: the integral is Simpson's. */
const steps = 400;

function pathAfter(before: Path | undefined, time: number, bound: number): Path {
  // A bound that nobody can reach needs no grid as wide as it is.
  const edge = Math.min(bound, 8) * Math.sqrt(time);
  const step = (2 * edge) / steps;
  const places = Array.from({ length: steps + 1 }, (_, i) => -edge + i * step);
  const density = places.map((place) => {
    if (!before) return bell(place, time);
    return integral(before, (from) => bell(place - from, time - before.time));
  });
  return { time, step, places, density };
}

function crossedBy(path: Path, time: number, bound: number): number {
  const edge = bound * Math.sqrt(time);
  const spread = Math.sqrt(time - path.time);
  return integral(path, (from) => 1 - normal((edge - from) / spread) + normal((-edge - from) / spread));
}

function integral({ places, density, step }: Path, of: (place: number) => number): number {
  let sum = 0;
  for (let i = 0; i <= steps; i++) {
    const weight = i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2;
    sum += weight * density[i]! * of(places[i]!);
  }
  return (sum * step) / 3;
}

function bell(x: number, variance: number): number {
  return Math.exp((-x * x) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);
}

/** Where a falling function has this value. */
function where(falling: (x: number) => number, value: number): number {
  let [low, high] = [0, 40];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (falling(middle) > value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
