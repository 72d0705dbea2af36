import { ask, each, one, type Seat, say } from "@tavolata/kernel";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import type { Archetype } from "../../content/types.js";
import { heroicSwitches } from "../../options.js";
import { archetypes, type HeroFlow, type HeroQuest, type Table, wizard } from "../../state.js";

/** Something that is no hero: its writer picks last (HQ-2.4-c). */
const undecided = "undecided";
type Entry = Archetype | typeof undecided;

/** HQ-2.4-a: every adventurer enters a hero in secret; HQ-2.4-b: all are shown at the same moment. */
export function* chooseHeroes(t: Table): HeroFlow<string> {
  const seats = t.seats.filter((seat) => seat !== wizard);
  layTable(t, seats);
  const entries = yield* t.together(
    seats.map((seat) =>
      ask<Entry>(
        seat,
        "hero",
        () => [
          each(archetypes, (archetype) => `hero:${archetype}`, {
            label: (archetype) => say(`archetype.${archetype}`),
          }),
          one(undecided),
        ],
        { rules: ["HQ-2.4-a"] },
      ),
    ),
  );
  const entered = new Map(seats.map((seat, i) => [seat, entries[i]![0]!]));
  const choices = Object.fromEntries(seats.map((seat) => [seat, say(`archetype.${entered.get(seat)!}`)]));
  t.emit({ type: "heroes-revealed", choices }, { rules: ["HQ-2.4-b"], reveals: true });
  const writersOf = (entry: Entry) => seats.filter((seat) => entered.get(seat) === entry);
  const losers: Seat[] = [];
  for (const archetype of archetypes) losers.push(...(yield* shareArchetype(t, archetype, writersOf(archetype))));
  // HQ-2.4-c: first the losers of a draw, then those whose entry wasn't valid, each in random order.
  const invalid = writersOf(undecided);
  if (losers.length > 1) yield* t.castLots(losers, "losers", "HQ-2.4-c");
  if (invalid.length > 1) yield* t.castLots(invalid, "late-pickers", "HQ-2.4-c");
  t.state.latePickers = [...losers, ...invalid];
  return t.state.latePickers.length > 0 ? "late-choice" : "seating";
}

/** HQ-0-a, HQ-2.1-a: everybody knows by which rules the table plays, and how many adventurers there are. */
function layTable(t: Table, seats: readonly Seat[]): void {
  const played: string[] = heroicSwitches.filter((id) => t.options[id]);
  if (t.options.experience) played.push("experience");
  const heroic = played.map((id) => say(`option.${id}`));
  t.emit({ type: "table-laid", adventurers: seats.length, heroic }, { rules: ["HQ-0-a", "HQ-2.1-a"] });
}

/** HQ-2.4-d, HQ-2.4-e: two heroes for each archetype. Gives back who gets none. */
function* shareArchetype(t: Table, archetype: Archetype, writers: readonly Seat[]): HeroFlow<Seat[]> {
  if (writers.length === 0) return [];
  if (writers.length === 1) {
    yield* chooseFigure(t, writers[0]!, () => freeHeroes(t.state).filter((id) => heroes[id].archetype === archetype));
    return [];
  }
  const drawn = [...writers];
  if (writers.length > 2 || !(yield* agree(t, archetype, drawn)))
    yield* t.castLots(drawn, "heroes", "HQ-2.4-d", "HQ-2.4-e");
  const figures = figuresOf(archetype);
  for (const [i, figure] of figures.entries()) assign(t, drawn[i]!, figure);
  return drawn.slice(figures.length);
}

/** HQ-2.4-d: both name the figure that they would take; when the two differ, that is the split. */
function* agree(t: Table, archetype: Archetype, pair: Seat[]): HeroFlow<boolean> {
  const wishes = yield* t.together(
    pair.map((seat) =>
      ask<HeroId>(seat, "split", () => [each(figuresOf(archetype), (id) => `figure:${id}`)], { rules: ["HQ-2.4-d"] }),
    ),
  );
  const [first, second] = [wishes[0]![0]!, wishes[1]![0]!];
  if (first === second) return false;
  if (heroes[first].figure === 2) pair.reverse();
  return true;
}

/** HQ-2.4-c, HQ-2.4-e: one late picker takes what is left. */
export function* chooseLate(t: Table): HeroFlow<string> {
  const { latePickers } = t.state;
  yield* chooseFigure(t, latePickers[0]!, () => freeHeroes(t.state));
  latePickers.shift();
  // HQ-2.4-g: no seats before everybody has a hero.
  return latePickers.length > 0 ? "late-choice" : "seating";
}

function* chooseFigure(t: Table, seat: Seat, free: () => HeroId[]): HeroFlow {
  const figure = yield* t.choose(seat, "figure", () => [each(free(), (id) => `figure:${id}`)], { rules: ["HQ-2.4-d"] });
  assign(t, seat, figure);
}

/** HQ-2.4-f: for good. HQ-1.4-a, HQ-1.4-d: with the sheet and the equipment of the archetype. */
function assign(t: Table, seat: Seat, figure: HeroId): void {
  t.state.heroes[seat] = figure;
  t.emit(
    { type: "hero-assigned", seat, figure },
    { rules: ["HQ-2.4-d", "HQ-2.4-f", "HQ-1.4-a", "HQ-1.4-d"], reveals: true },
  );
}

function figuresOf(archetype: Archetype): HeroId[] {
  return (Object.keys(heroes) as HeroId[]).filter((id) => heroes[id].archetype === archetype);
}

function freeHeroes(state: HeroQuest): HeroId[] {
  const taken = Object.values(state.heroes);
  return (Object.keys(heroes) as HeroId[]).filter((id) => !taken.includes(id));
}
