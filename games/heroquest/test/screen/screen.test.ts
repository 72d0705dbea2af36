import { BotTable, heuristicBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import type { HeroQuestContent } from "../../content/content.js";
import { type HeroQuest, type HeroQuestEvent, heroQuest, heuristic } from "../../index.js";
import { attackDiceOf, defenceDiceOf, totalOf } from "../../queries/combat/dice-of.js";
import { shieldOfNamed } from "../../queries/combat/shield.js";
import { actingFigure, findFigure } from "../../queries/figures.js";
import { edgeName, edgeNamed, sides, squareName, squareNamed } from "../../screen/board/grid.js";
import { positionOf } from "../../screen/board/position.js";
import { reachOf, restsOn, wayTo } from "../../screen/board/ways.js";
import { hitsOf, lastFight } from "../../screen/fight/fight.js";
import { usesLeft } from "../../screen/rail/uses.js";
import { tallyOf } from "../../screen/scenes/tally.js";
import type { HeroQuestVisibleEvent } from "../../screen/shown.js";
import type { HeroQuestSeen, HeroQuestView } from "../../view.js";
import { plain } from "../plain.js";

/** A moment of a match: what whoever is asked sees, what is asked, and what the answer brought about. */
interface Moment {
  readonly seen: HeroQuestView;
  readonly kind: string;
  readonly options: readonly string[];
  readonly news: readonly HeroQuestVisibleEvent[];
}

/** Plays a quest between bots, and looks at the table before every answer. */
function play(seed: string): {
  readonly moments: readonly Moment[];
  readonly events: readonly HeroQuestVisibleEvent[];
} {
  const match = Match.start(heroQuest, { seed, options: { quest: "the-stolen-bell" } });
  const bot = heuristicBot<HeroQuest, HeroQuestEvent, HeroQuestContent, HeroQuestSeen>(heuristic);
  const table = new BotTable<HeroQuest, HeroQuestEvent, HeroQuestContent>(match, () => bot);
  const moments: Moment[] = [];
  const events: HeroQuestVisibleEvent[] = [];
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat, kind, ids } = asked;
    const seen = match.view<HeroQuestView>(seat).state;
    table.answer(asked);
    const news = match.events("audience").slice(events.length);
    events.push(...news);
    moments.push({ seen, kind, options: [...ids], news });
  }
  return { moments, events };
}

const quests = ["board", "screen"].map(play);
const moments = quests.flatMap((quest) => quest.moments);

test("HQ-1.7: squares and edges have the names that the rules give them", () => {
  for (const { seen, options } of moments) {
    for (const option of options) {
      const [verb, name] = option.split(":");
      if (verb === "step" && squareName(squareNamed(name!)!) !== name) throw new Error(`${name} isn't a square.`);
      if (verb === "open") {
        expect(edgeName(edgeNamed(name!)!)).toBe(name);
        expect(seen.doors.map(({ edge }) => edge)).toContain(edgeNamed(name!));
      }
    }
  }
  expect(sides.A.letters).toHaveLength(23);
  expect(sides.B.letters).toHaveLength(21);
});

test("HQ-4.5: the board proposes the steps that the table offers, and ways of such steps", () => {
  let walks = 0;
  for (const { seen, kind, options } of moments) {
    const figure = actingFigure(seen);
    if (kind !== "walk" || !figure) continue;
    const position = positionOf(seen);
    const left = seen.turn!.movement!.left;
    const reach = reachOf(position, figure, left);
    const offered = options.filter((id) => id.startsWith("step:")).map((id) => squareNamed(id.slice(5))!);
    const near = [...reach.steps].filter(([square, steps]) => steps === 1 && restsOn(position, figure, square));
    expect(near.filter(([square]) => !offered.includes(square))).toEqual([]);
    expect(offered.filter((square) => restsOn(position, figure, square) && !reach.steps.has(square))).toEqual([]);
    const strange = [...reach.steps].filter(([square, steps]) => wayTo(reach, square).length !== steps || steps > left);
    expect(strange).toEqual([]);
    walks += 1;
  }
  expect(walks).toBeGreaterThan(100);
});

test("HQ-6.4, HQ-6.5: the dice that the screen promises are those that are thrown", () => {
  let blows = 0;
  for (const { seen, news } of moments) {
    const [blow] = news.filter((event) => event.type === "attacked");
    const attacker = blow?.figure && findFigure(seen, blow.figure);
    const target = blow?.target && findFigure(seen, blow.target);
    if (!blow || !attacker || !target || seen.turn?.figure !== attacker.id) continue;
    const weapon = attacker.kind === "hero" && blow.weapon !== "bare-hands" ? blow.weapon : undefined;
    expect(totalOf(attackDiceOf(plain, attacker, target, weapon)), `${attacker.id} at ${target.id}`).toBe(blow.dice);
    const throws = news.filter((event) => event.type === "dice-rolled");
    const defence = throws.find(({ purpose }) => purpose === "defence");
    if (defence && lastFight(news)?.number === blow.number && !lastFight(news)?.counter) {
      expect(defence.faces, `${target.id} against ${attacker.id}`).toHaveLength(totalOf(defenceDiceOf(plain, target)));
    }
    blows += 1;
  }
  expect(blows).toBeGreaterThan(20);
});

test("HQ-6.10: the dice of a fight, put against each other, come to the wounds that were told", () => {
  let fights = 0;
  for (const [i, { news }] of moments.entries()) {
    const fight = lastFight(news);
    const after = moments[i + 1]?.seen;
    if (!fight?.attack || fight.kind !== "attack" || fight.counter || !after || !fight.isFresh) continue;
    const lost = fight.results
      .filter((event) => event.type === "body-lost")
      .find(({ figure }) => figure === fight.target);
    expect(hitsOf(fight, shieldOfNamed(plain, after, fight.target)), JSON.stringify(fight)).toBe(lost?.points ?? 0);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(15);
});

test("a fight with the last action is still looked at while the next turn begins, until somebody does something", () => {
  const blow = [
    { type: "attacked", figure: "dwarf", target: "goblin-1" },
    { type: "dice-rolled", purpose: "attack", faces: ["skull"] },
    { type: "body-lost", figure: "goblin-1", points: 1 },
  ];
  const isFreshAfter = (...types: string[]) => {
    const events = [...blow, ...types.map((type) => ({ type, figure: "elf" }))];
    return lastFight(events.map((event, number) => ({ ...event, number, rules: [] })) as never)?.isFresh;
  };
  expect(isFreshAfter()).toBe(true);
  expect(isFreshAfter("activation-over", "activated")).toBe(true);
  expect(isFreshAfter("activation-over", "round-begun", "activated")).toBe(true);
  expect(isFreshAfter("activation-over", "activated", "moved")).toBe(false);
});

test("HQ-3.7: what is on offer may still be done at least once, and nothing more often than there are actions", () => {
  const groups: Readonly<Record<string, string>> = {
    move: "move",
    attack: "attack",
    shoot: "shoot",
    cast: "cast",
    search: "search",
    treasure: "search",
  };
  let counted = 0;
  for (const { seen, kind, options } of moments) {
    const { turn } = seen;
    if (kind !== "action" || !turn) continue;
    for (const option of options) {
      const group = groups[option.split(":", 1)[0]!];
      if (group === undefined) continue;
      const left = usesLeft(group, turn, findFigure(seen, turn.figure), {})!;
      expect(left, option).toBeGreaterThan(0);
      expect(left, option).toBeLessThanOrEqual(group === "move" ? 1 : turn.actions);
      counted += 1;
    }
  }
  expect(counted).toBeGreaterThan(100);
});

test("a quest in numbers: what was told adds up", () => {
  for (const { events } of quests) {
    const told = events;
    const tally = tallyOf(events);
    const all = [...tally.byFigure.values()];
    const sum = (of: "suffered" | "steps" | "blows") => all.reduce((total, deeds) => total + deeds[of], 0);
    const lost = told.filter((event) => event.type === "body-lost").reduce((total, { points }) => total + points, 0);
    expect(tally.rounds).toBe(Math.max(...told.map((event) => (event.type === "round-begun" ? event.round : 0))));
    expect(sum("suffered")).toBe(lost);
    expect(sum("steps")).toBe(told.filter(({ type }) => type === "moved").length);
    expect(tally.doors).toBe(told.filter(({ type }) => type === "door-opened").length);
    expect(all.reduce((total, { wounds }) => total + wounds, 0)).toBeLessThanOrEqual(lost);
    expect(tally.slain).toBeGreaterThan(0);
  }
});

test("a quest in numbers: a fall, and a death for want of help, are nobody's blow", () => {
  const told = (...events: object[]) => events.map((event, number) => ({ number, rules: [], ...event })) as never;
  const { byFigure } = tallyOf(
    told(
      { type: "attacked", figure: "hrolf", target: "orc-1" },
      { type: "body-lost", figure: "orc-1", points: 1 },
      { type: "fell-into-pit", figure: "hrolf" },
      { type: "body-lost", figure: "olm", points: 1 },
      { type: "attacked", figure: "hrolf", target: "orc-1" },
      { type: "activation-over", figure: "hrolf" },
      { type: "eliminated", figure: "ferrin", how: "unaided" },
    ),
  );
  expect(byFigure.get("hrolf")).toMatchObject({ blows: 2, wounds: 1, felled: 0 });
});
