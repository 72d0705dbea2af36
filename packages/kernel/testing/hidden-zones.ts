import { type GameEvent, type Match, possibleIn, type Ruleset, type Seat, type Visibility } from "../src/index.js";

/** A hidden zone is dealt anew wherever whoever thinks can't know what lies there. */
export const anew = "anew";

/** What is expected of the worlds in which a seat thinks. Whatever isn't dealt anew has its reason instead. */
export interface HiddenTable<S extends object> {
  /** For every zone and field that a game declares as anything but open. */
  readonly zones: Readonly<Record<string, string>>;
  /** For every pool all its cards that are in the game, counted from what is printed: not from where they lie. */
  readonly box: Readonly<Record<string, (state: Readonly<S>) => readonly string[]>>;
  /** Pools of which the table shows less than everybody has seen, and why: worlds may hold cards that are gone. */
  readonly gone?: Readonly<Record<string, string>>;
  /** Of a hidden field with parts: what is expected of each. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** In so many worlds something must have lain elsewhere. */
const mostWorlds = 48;

/** Where cards or a field lie that a seat doesn't see. */
interface Place {
  readonly zone: string;
  readonly at: readonly string[];
  readonly pool: string | undefined;
}

/** Every zone of a declaration that isn't open to all: `hands.*`, `magic.dark.*`. */
export function hiddenZones(visibility: Visibility, zone = ""): string[] {
  const inside = (name: string) => (zone === "" ? name : `${zone}.${name}`);
  switch (visibility.veil) {
    case "open":
      return [];
    case "pile":
    case "hidden":
    case "internal":
      return [zone];
    case "seats":
      return hiddenZones(visibility.others, inside("*"));
    case "every":
      return hiddenZones(visibility.inner, inside("*"));
    case "fields":
      return Object.entries(visibility.fields).flatMap(([field, one]) => hiddenZones(one, inside(field)));
    case "when":
      return [...new Set([...hiddenZones(visibility.then, zone), ...hiddenZones(visibility.otherwise, zone)])];
  }
}

/** What is wrong with the worlds that are dealt at these moments of matches; nothing when all is well. */
export function hiddenZoneProblems<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  table: HiddenTable<S>,
  moments: Iterable<Match<S, E, C>>,
): string[] {
  const { visibility } = ruleset;
  const declared = [...new Set(hiddenZones(visibility).map(zoneOfSeats))];
  const problems = new Set<string>();
  for (const zone of declared) if (!(zone in table.zones)) problems.add(`"${zone}" is hidden and has no entry`);
  for (const zone of Object.keys(table.zones))
    if (!declared.includes(zone)) problems.add(`there is no hidden zone "${zone}"`);
  const wanted = new Set(declared.filter((zone) => table.zones[zone] === anew));
  for (const [zone, parts] of Object.entries(table.parts ?? {}))
    for (const [part, expected] of Object.entries(parts)) if (expected === anew) wanted.add(`${zone}.${part}`);
  for (const match of moments) {
    for (const seat of match.seats) {
      for (const problem of poolProblems(match, seat, table)) problems.add(problem);
      for (const problem of worldProblems(match, seat, table, wanted)) problems.add(problem);
    }
  }
  for (const zone of wanted) problems.add(`"${zone}" was the truth in every world of every match`);
  return [...problems];
}

/** Fields for each seat are alike: `hands.player-1` is `hands.*`. */
function zoneOfSeats(zone: string): string {
  return zone.replaceAll(/(^|\.)(?:player|adventurer)-\d+(?=\.|$)/g, "$1*");
}

/** What is dealt anew must be all that could lie there for all that a seat sees: no card less, and none that it sees elsewhere. */
function poolProblems<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seat: Seat,
  { box, gone = {} }: HiddenTable<S>,
): string[] {
  const { state } = match;
  const seen = new Set(textsIn(match.view(seat).state));
  const problems: string[] = [];
  for (const [pool, possible] of possibleIn(match.ruleset.visibility, state, seat, match.content)) {
    const cards = box[pool];
    if (!cards) {
      problems.push(`nothing is said of what the box holds of "${pool}"`);
      continue;
    }
    const all = cards(state);
    const unseen = all.filter((card) => !seen.has(card));
    const missing = unseen.filter((card) => !possible.includes(card));
    const wrong = possible.filter((card) => !all.includes(card) || (seen.has(card) && !(pool in gone)));
    const where = `at answer ${match.at}, for ${seat}, `;
    if (missing.length > 0 && possible.length > 0 && !(pool in gone))
      problems.push(`${where}no world has ${missing.join(", ")} in "${pool}", which nobody has seen anywhere`);
    if (wrong.length > 0) problems.push(`${where}a world may have ${wrong.join(", ")} in "${pool}", which can't be`);
  }
  return problems;
}

function worldProblems<S extends object, E extends GameEvent, C = unknown>(
  match: Match<S, E, C>,
  seat: Seat,
  { zones, parts = {} }: HiddenTable<S>,
  wanted: Set<string>,
): string[] {
  const { visibility } = match.ruleset;
  const possible = possibleIn(visibility, match.state, seat, match.content);
  const same = new Map<string, Place>();
  for (const place of hiddenPlaces(visibility, match.state, seat, match.content)) {
    if (zones[place.zone] !== anew) continue;
    // One that is left for one place is known to lie there.
    if (place.pool !== undefined && new Set(possible.get(place.pool)).size < 2) continue;
    same.set(place.at.join("."), place);
  }
  const fields = [...same.values()].filter(({ pool }) => pool === undefined);
  for (let world = 0; world < mostWorlds && (same.size > 0 || world < 2); world++) {
    const { state } = match.fork(seat, `world-${world}`);
    for (const [name, place] of same) {
      if (isSame(at(state, place.at), at(match.state, place.at))) continue;
      same.delete(name);
      wanted.delete(place.zone);
    }
    for (const { at: where, zone } of fields)
      for (const part of Object.keys(parts[zone] ?? {}))
        if (wanted.has(`${zone}.${part}`) && !isSame(at(state, [...where, part]), at(match.state, [...where, part])))
          wanted.delete(`${zone}.${part}`);
  }
  const where = `at answer ${match.at}, for ${seat}, `;
  const problems = [...same.keys()].map((name) => `${where}"${name}" was the truth in every world`);
  for (const { zone, at: where } of fields)
    for (const part of Object.keys((at(match.state, where) ?? {}) as object))
      if (parts[zone] && !(part in parts[zone])) problems.push(`"${zone}.${part}" is hidden and has no entry`);
  // What is truly there mustn't have a say in what is imagined: the same seed deals the same from a world as from the truth.
  const [truth, dealt] = [match.fork(seat, "again"), match.fork(seat, "other").fork(seat, "again")];
  for (const key of Object.keys(truth.state) as (keyof S)[])
    if (!isSame(dealt.state[key], truth.state[key]))
      problems.push(`${where}the truth has a say in "${String(key)}" of the worlds`);
  return problems;
}

/** Every place with something in it that a seat doesn't see, as the state stands. */
function hiddenPlaces(visibility: Visibility, state: object, seat: Seat, content: unknown): Place[] {
  const places: Place[] = [];
  const looking = { state, onlooker: seat, content };
  const walk = (visibility: Visibility, value: unknown, zone: readonly string[], at: readonly string[]): void => {
    const members = (visibilityOf: (key: string) => Visibility, name: (key: string) => string) => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, member] of Object.entries(value))
        walk(visibilityOf(key), member, [...zone, name(key)], [...at, key]);
    };
    switch (visibility.veil) {
      case "open":
        return;
      case "pile":
        if ((value as string[]).some((card) => !visibility.knows?.(card as never, looking)))
          places.push({ zone: zoneOfSeats(zone.join(".")), at, pool: visibility.pool });
        return;
      case "hidden":
      case "internal": // a ruleset's own re-deal may reach it all the same
        places.push({ zone: zoneOfSeats(zone.join(".")), at, pool: undefined });
        return;
      case "seats":
        members(
          (owner) => (owner === seat || visibility.shares?.(owner, looking) ? { veil: "open" } : visibility.others),
          () => "*",
        );
        return;
      case "every":
        members(
          () => visibility.inner,
          () => "*",
        );
        return;
      case "fields":
        members(
          (field) => visibility.fields[field] ?? { veil: "internal" },
          (field) => field,
        );
        return;
      case "when":
        walk(visibility.test(value as never, looking) ? visibility.then : visibility.otherwise, value, zone, at);
    }
  };
  walk(visibility, state, [], []);
  return places;
}

function at(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const key of path) found = (found as Record<string, unknown> | null | undefined)?.[key];
  return found;
}

/** Whether two values are the same data, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || Array.isArray(one) !== Array.isArray(other)) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** Every text of a view. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
