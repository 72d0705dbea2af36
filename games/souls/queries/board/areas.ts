import { type Graph, graphOf, type Layer, type MayStep, stepsBetween, stepsFrom } from "@tavolata/kit";

/**
 * A side of an area, by the area that it leads to. A barrier can't be walked over from this side; it can be flown and shot
 * over, and what the other area says about its own side is its own matter.
 */
export type Side = string | { readonly to: string; readonly barrier: true };

/** A map of areas instead of squares. Areas, their sides (the ways of the graph) and the borders between them are numbered. */
export interface AreaMap {
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly graph: Graph;
  /** For each side, whether it is a barrier. */
  readonly barrier: Layer;
  /** For each side, the border that it belongs to: the same one for both directions. */
  readonly borderOfSide: Int32Array;
  /** The borders by name, `cave|ford`: first the area that comes first on the map. */
  readonly borders: ReadonlyMap<string, number>;
}

/** The map of these areas and their sides: `areaMap({ cave: ["ford"], ford: ["cave", { to: "mill", barrier: true }], … })`. */
export function areaMap(sides: Readonly<Record<string, readonly Side[]>>): AreaMap {
  const names = Object.keys(sides);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const leadsTo = (side: Side) => (typeof side === "string" ? side : side.to);
  const graph = graphOf(
    names.map((name) =>
      sides[name]!.map((side) => {
        const number = numbers.get(leadsTo(side));
        if (number === undefined)
          throw new RangeError(`A side of "${name}" leads to "${leadsTo(side)}", which isn't on the map.`);
        return number;
      }),
    ),
  );
  const barrier = Uint8Array.from(
    names.flatMap((name) => sides[name]!),
    (side) => (typeof side === "string" ? 0 : 1),
  );
  const borders = new Map<string, number>();
  const borderOfSide = graph.to.map((to, side) => {
    const name = nameOfBorder(names, graph.from[side]!, to);
    const border = borders.get(name) ?? borders.size;
    borders.set(name, border);
    return border;
  });
  return { names, numbers, graph, barrier, borderOfSide, borders };
}

function nameOfBorder(names: readonly string[], a: number, b: number): string {
  return `${names[Math.min(a, b)]}|${names[Math.max(a, b)]}`;
}

export function areaNamed(map: AreaMap, name: string): number {
  const number = map.numbers.get(name);
  if (number === undefined) throw new RangeError(`There is no area "${name}" on the map.`);
  return number;
}

/** The name of the border between two areas, in whichever order they are given. */
export function borderName(map: AreaMap, a: string, b: string): string {
  const name = nameOfBorder(map.names, areaNamed(map, a), areaNamed(map, b));
  if (!map.borders.has(name)) throw new RangeError(`The areas "${a}" and "${b}" have no border.`);
  return name;
}

/** A layer with these borders marked: those where a door is closed, or a wall was put. */
export function borderLayer(map: AreaMap, names: Iterable<string>): Layer {
  const layer = new Uint8Array(map.borders.size);
  for (const name of names) {
    const border = map.borders.get(name);
    if (border === undefined) throw new RangeError(`There is no border "${name}" on the map.`);
    layer[border] = 1;
  }
  return layer;
}

/** A layer with these areas marked. */
export function areaLayer(map: AreaMap, names: Iterable<string>): Layer {
  const layer = new Uint8Array(map.names.length);
  for (const name of names) layer[areaNamed(map, name)] = 1;
  return layer;
}

/** Steps on foot: neither over a closed border nor over a barrier. */
export function onFoot(map: AreaMap, closed?: Layer): MayStep {
  const { barrier, borderOfSide } = map;
  return (_from, _to, side) => barrier[side] === 0 && !closed?.[borderOfSide[side]!];
}

/** Steps through the air, of those who fly and of shots: barriers don't count. */
export function throughTheAir(map: AreaMap, closed?: Layer): MayStep {
  const { borderOfSide } = map;
  return (_from, _to, side) => !closed?.[borderOfSide[side]!];
}

/** How many areas one is from the other; nothing when there is no path. */
export function areasApart(map: AreaMap, from: string, to: string, mayStep: MayStep): number | undefined {
  return stepsBetween(map.graph, areaNamed(map, from), areaNamed(map, to), mayStep);
}

/** The areas up to `range` areas away, nearest first, beginning with the area itself. */
export function areasWithin(map: AreaMap, from: string, range: number, mayStep: MayStep): string[] {
  return Array.from(stepsFrom(map.graph, areaNamed(map, from), mayStep, range).reached, (area) => map.names[area]!);
}
