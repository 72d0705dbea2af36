import { BotTable, heuristicBot } from "@tavolata/bots";
import { type Decision, Match, type View } from "@tavolata/kernel";
import type { AnyVisibleEvent } from "@tavolata/ui/table/log/told.js";
import { expect, test } from "vitest";
import { heuristic, questIds, type Souls, type SoulsContent, type SoulsEvent, souls } from "../../index.js";
import { formsOf } from "../../queries/attack/weapons.js";
import { attackDistance, nextAreas } from "../../queries/board/distance.js";
import { battlefieldOf } from "../../queries/board/field.js";
import { fogOfWar, seesBetween } from "../../queries/board/sight.js";
import { eventsLeft } from "../../queries/event-deck.js";
import { actingFigure } from "../../queries/figures.js";
import { lifeOf } from "../../queries/profile.js";
import { fieldOf, ringful, standsIn } from "../../screen/board/geometry.js";
import { sightFrom } from "../../screen/board/sight.js";
import { reachOf, wayTo } from "../../screen/board/ways.js";
import { lastEnemyTurn } from "../../screen/enemies/turn.js";
import { lastFight } from "../../screen/fight/fight.js";
import { attackOdds, chanceOf } from "../../screen/fight/odds.js";
import type { SoulsVisibleEvent } from "../../screen/shown.js";
import type { SoulsView } from "../../view.js";
import { plain } from "../plain.js";

type Told = AnyVisibleEvent & Readonly<Record<string, unknown>>;

/** A moment of a match: what whoever is asked sees and is asked, and what the answer brought about. */
interface Moment {
  readonly seen: SoulsView;
  readonly decision: Decision;
  readonly events: readonly SoulsVisibleEvent[];
  readonly news: readonly Told[];
}

/** Plays the first quest between bots, and looks at the table before every answer. */
function play(seed: string): readonly Moment[] {
  const match = Match.start(souls, { seed });
  const bot = heuristicBot<Souls, SoulsEvent, SoulsContent, View<SoulsView>>(heuristic);
  const table = new BotTable(match, () => bot);
  const moments: Moment[] = [];
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat } = asked;
    const seen = structuredClone(match.view<SoulsView>(seat).state);
    const decision = match.decision(seat)!;
    const events = [...match.events(seat)];
    table.answer(asked);
    moments.push({ seen, decision, events, news: match.events(seat).slice(events.length) as readonly Told[] });
  }
  return moments;
}

const moments = play("screen");

test("SS-3-a: every area of every quest is drawn, with room for a ring of figures in it", () => {
  for (const quest of questIds) {
    const { tiles } = Match.start(souls, { seed: "field", options: { quest } }).view<SoulsView>("player-1").state;
    const field = fieldOf({ tiles })!;
    expect(field.shapes.map(({ id }) => id).sort()).toEqual(Object.keys(battlefieldOf({ tiles }).sides).sort());
    for (const shape of field.shapes) {
      expect(shape.path).toMatch(/^M.*Z$/);
      for (const { x, y } of standsIn(shape, ringful)) {
        expect(x).toBeGreaterThan(shape.room.x);
        expect(x).toBeLessThan(shape.room.x + shape.room.width);
        expect(y).toBeGreaterThan(shape.room.y);
        expect(y).toBeLessThan(shape.room.y + shape.room.height);
      }
    }
  }
});

test("SS-3.4.1: the areas that are lit are those that a hero sees, each at its distance", () => {
  const { seen } = moments.findLast(({ decision }) => decision.kind === "hero-turn")!;
  for (const { id: from } of fieldOf(seen)!.shapes) {
    const sight = sightFrom(plain, seen, from)!;
    for (const { id } of fieldOf(seen)!.shapes) {
      const distance = attackDistance(seen, from, id);
      const sees = distance !== undefined && distance <= fogOfWar && seesBetween(plain, seen, "heroes", from, id);
      expect(sight.seen.get(id)).toBe(sees ? distance : undefined);
    }
  }
});

test("SS-6.1-a: what the board offers with one step is what the table offers, and every way leads through neighbours", () => {
  let steps = 0;
  for (const { seen, decision } of moments) {
    const acting = actingFigure(seen);
    if (decision.kind !== "hero-turn" || acting?.kind !== "hero") continue;
    const offered = decision.options.flatMap(({ id }) => (id.startsWith("move:") ? [id.slice("move:".length)] : []));
    if (offered.length === 0) continue;
    const reach = reachOf(plain, seen, acting);
    for (const area of offered) expect(reach.cost.has(area)).toBe(true);
    for (const area of reach.cost.keys()) {
      let at = acting.area;
      for (const next of wayTo(reach, area)) {
        expect(nextAreas(seen, at)).toContain(next);
        at = next;
        steps += 1;
      }
      expect(at).toBe(area);
    }
  }
  expect(steps).toBeGreaterThan(20);
});

test("SS-9-a: the chances of an attack are chances, and grow with the dice", () => {
  let attacks = 0;
  for (const { seen, decision } of moments) {
    const acting = actingFigure(seen);
    if (decision.kind !== "hero-turn" || acting?.kind !== "hero") continue;
    const [weapon] = formsOf(plain, seen, acting);
    for (const target of seen.figures.filter(({ faction }) => faction === "enemies")) {
      const { form } = weapon!;
      const odds = attackOdds(plain, seen, acting, target, form);
      const better = attackOdds(plain, seen, acting, target, {
        ...form,
        values: { ...form.values, red: form.values.red + 2 },
      });
      expect(odds.fell).toBeLessThanOrEqual(odds.wound + 1e-9);
      expect(odds.wound).toBeLessThanOrEqual(1 + 1e-9);
      expect(odds.wound).toBeLessThanOrEqual(odds.expected + 1e-9);
      expect(better.expected).toBeGreaterThanOrEqual(odds.expected);
      attacks += 1;
    }
  }
  expect(attacks).toBeGreaterThan(5);
});

test("SS-14.3.2-a: the tavern's odds are those of the blue die", () => {
  expect(chanceOf(plain, "shield")).toBeCloseTo(0.4);
  expect(chanceOf(plain, "magic")).toBeCloseTo(0.2);
  expect(chanceOf(plain, "legendary")).toBeCloseTo(0.1);
});

test("SS-9-def-6-b: the last fight tells the hits after every step and the wounds that are left", () => {
  let wounded = 0;
  for (const { seen, events } of moments) {
    const fight = lastFight(seen, events);
    if (fight?.step !== "over" || fight.result !== "wounded") continue;
    const last = fight.left["defence-6"]!;
    expect(fight.wounds).toBe(last.normal + last.lethal);
    expect(fight.hits).toBeGreaterThan(0);
    wounded += 1;
  }
  expect(wounded).toBeGreaterThan(0);
});

test("SS-15.7.1-a: an Enemy Turn tells whom the card wakes, and for each the line that was used after those that weren't", () => {
  let lines = 0;
  for (const { events } of moments) {
    const last = lastEnemyTurn(events);
    if (!last) continue;
    for (const { enemy, line, skipped, victim } of last.turn.activations) {
      expect(last.turn.enemies).toContain(enemy);
      if (line === undefined) continue;
      expect(victim).toBeDefined();
      expect(Object.keys(skipped).map(Number)).toEqual(Array.from({ length: line - 1 }, (_, i) => i + 1));
      lines += 1;
    }
  }
  expect(lines).toBeGreaterThan(0);
});

test("SS-4.4-b, SS-11-b: the events that are left only become fewer or stay, and nobody has less than no health", () => {
  for (const { seen } of moments) {
    if (seen.phase === "setup") continue;
    expect(eventsLeft(seen)).toBeGreaterThanOrEqual(0);
    for (const figure of seen.figures) expect(lifeOf(plain, seen, figure)).toBeGreaterThanOrEqual(0);
  }
});
