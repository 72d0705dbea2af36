import { BotTable, heuristicBot } from "@tavolata/bots";
import type { View } from "@tavolata/kernel";
import { countIn, type Decision, Match } from "@tavolata/kernel";
import { Speaker } from "@tavolata/language";
import { expect, test } from "vitest";
import { heuristic } from "../../bot/policy/heuristic.js";
import type { RingsContent } from "../../content/content.js";
import type { RingsEvent } from "../../events.js";
import { committedWillpower, stagingThreat } from "../../queries/statistics.js";
import { unseenCards } from "../../queries/unseen-cards.js";
import { wayIn } from "../../queries/way-to-pay.js";
import { windows } from "../../queries/windows.js";
import { rings } from "../../ruleset.js";
import { type Fight, fightOf } from "../../screen/board/fight.js";
import { payersIn, withMoreFrom } from "../../screen/board/ways-to-pay.js";
import { breakable, cardName, cardText } from "../../screen/card/name.js";
import { chanceBelow, chanceOfProgress } from "../../screen/frame/odds.js";
import { toBeRevealed } from "../../screen/frame/sums.js";
import { tallyOf } from "../../screen/frame/tally.js";
import { isAboutToEngage, knownCards } from "../../screen/on-table.js";
import type { RingsVisibleEvent } from "../../screen/shown.js";
import { stopOf, windowsOf } from "../../screen/stops/windows.js";
import type { Rings } from "../../state.js";
import type { RingsView } from "../../view.js";
import { plain } from "../plain.js";

type Told = RingsVisibleEvent & Readonly<Record<string, unknown>>;

/** A moment of a match: what whoever is asked sees and is asked, and what the answer brought about. */
interface Moment {
  readonly seen: RingsView;
  readonly decision: Decision;
  readonly events: readonly RingsVisibleEvent[];
  readonly news: readonly Told[];
}

/** Plays the first scenario between bots, and looks at the table before every answer. */
function play(seed: string, players: number): readonly Moment[] {
  const match = Match.start(rings, { seed, options: { players } });
  const bot = heuristicBot<Rings, RingsEvent, RingsContent, View<RingsView>>(heuristic);
  const table = new BotTable<Rings, RingsEvent, RingsContent>(match, () => bot);
  const moments: Moment[] = [];
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const { seat } = asked;
    const seen = structuredClone(match.view<RingsView>(seat).state);
    const decision = match.decision(seat)!;
    const events = [...match.events(seat)];
    table.answer(asked);
    moments.push({ seen, decision, events, news: match.events(seat).slice(events.length) as readonly Told[] });
  }
  return moments;
}

const moments = [play("alone", 1), play("alone-too", 1), play("two", 2)].flat();

test("LR-zone-1: a seat's own hand lies open to it, and of others it knows what it got to see", () => {
  for (const { seen, decision } of moments) {
    for (const [seat, hand] of Object.entries(seen.hands)) {
      expect(Array.isArray(hand)).toBe(seat === decision.seat);
      expect(knownCards(hand).length).toBeLessThanOrEqual(countIn(hand));
    }
  }
});

test("LR-quest-1: the sums that the screen shows are those that the quest is resolved with", () => {
  let quests = 0;
  for (const { seen, decision, news } of moments) {
    const window = decision.title.args?.["window"];
    const resolved = news.find(({ type }) => type === "quest-resolved");
    // Somebody passed in the last window before the comparison, and nothing else happened.
    if (window !== "staging" || !resolved || news[0] !== resolved) continue;
    expect(resolved).toMatchObject({ willpower: committedWillpower(plain, seen), threat: stagingThreat(plain, seen) });
    quests += 1;
  }
  expect(quests).toBeGreaterThan(3);
});

test("LR-staging-1: the screen promises as many cards as are revealed", () => {
  let promised = new Map<string, number>();
  let staged = 0;
  for (const { seen, decision, events, news } of moments) {
    // What was promised when characters were committed counts until the staging begins, perhaps some answers later.
    if (decision.kind === "commit") promised.set(decision.seat, toBeRevealed(plain, seen, events));
    const begun = news.find(({ type }) => type === "staging-begun");
    if (!begun) continue;
    for (const count of promised.values()) expect(count).toBe(begun["count"]);
    staged += promised.size;
    promised = new Map();
  }
  expect(staged).toBeGreaterThan(5);
});

test("LR-quest-3: the chance of progress counts what nobody has seen", () => {
  // Two of four: sums 1, 2, 3, 3, 4, 5.
  expect(chanceBelow([0, 1, 2, 3], 2, 3)).toBeCloseTo(2 / 6);
  expect(chanceBelow([0, 1, 2, 3], 1, 2)).toBeCloseTo(2 / 4);
  expect(chanceBelow([2, 2, 2], 2, 4)).toBe(0);
  expect(chanceBelow([2, 2, 2], 0, 1)).toBe(1);
  for (const { seen, decision, news } of moments) {
    if (decision.kind !== "commit") continue;
    const unseen = unseenCards(plain, seen);
    const hidden = Object.values(seen.shadows).reduce(
      (sum, cards) => sum + countIn(cards),
      countIn(seen.encounter.draw),
    );
    expect(unseen).toHaveLength(hidden);
    for (const { type, card } of news) if (type === "revealed") expect(unseen).toContain(card);
    expect(chanceOfProgress(plain, unseen, 1, 99, 0)).toBe(1);
    expect(chanceOfProgress(plain, unseen, 1, 0, 0)).toBe(0);
  }
});

test("LR-encounter-3: an enemy that engages in the checks was marked", () => {
  let engaged = 0;
  for (const { seen, news } of moments) {
    for (const event of news) {
      const enemy = String(event["card"]);
      if (event.type !== "engaged" || !event.rules.includes("LR-encounter-3") || !seen.staging.includes(enemy))
        continue;
      expect(isAboutToEngage(plain, seen, enemy, String(event["seat"]))).toBe(true);
      engaged += 1;
    }
  }
  expect(engaged).toBeGreaterThan(0);
});

test("LR-combat-enemy-5: the row of an attack shows what was told of it", () => {
  let fights = 0;
  for (const { seen, decision, events } of moments) {
    const fight = fightOf(plain, seen, events);
    if (decision.kind === "defender") {
      expect(fight).toMatchObject({ side: "enemy", isDeclared: false, isOver: false, defenders: [] });
      expect(fight?.enemy).toBe(decision.title.args?.["card"]);
    }
    const window = decision.title.args?.["window"];
    if (decision.kind !== "action" || (window !== "enemy-damage" && window !== "attack-damage")) continue;
    const dealt = (events as readonly Told[]).findLast(
      ({ type }) => type === "attack-damage" || type === "attack-blocked",
    );
    expect(fight).toMatchObject({ isOver: true, attack: dealt?.["attack"], damage: dealt?.["damage"] ?? 0 } as Fight);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(3);
});

test("LR-cost-1: a tap on a hero leads from one way to pay to another, and every way is on offer", () => {
  const texts = ["a-1=2,b-1=1", "a-1=3", "a-1=1,b-1=2", "b-1=2,c-1=1", "a-1=2,c-1=1", "a-1=1,b-1=1,c-1=1"];
  const ways = texts.map(wayIn);
  expect(ways[0]).toEqual({ "a-1": 2, "b-1": 1 });
  expect(payersIn(ways)).toEqual(["a-1", "b-1", "c-1"]);
  expect(withMoreFrom(ways, ways[0]!, "a-1")).toEqual({ "a-1": 3 });
  expect(withMoreFrom(ways, ways[1]!, "a-1")).toEqual({ "b-1": 2, "c-1": 1 });
  expect(withMoreFrom(ways, ways[0]!, "c-1")["c-1"]).toBe(1);
  for (const way of ways) for (const hero of payersIn(ways)) expect(ways).toContain(withMoreFrom(ways, way, hero));
});

test("LR-round-3: every window is a notch of its phase", () => {
  for (const { seen, decision } of moments) {
    const window = decision.title.args?.["window"];
    if (decision.kind !== "action" || seen.phase === "setup") continue;
    expect(windowsOf(seen.phase)).toContain(window);
    expect(stopOf(seen, decision.seat, windows[0]!)).toBe("when-able");
  }
});

test("a scenario in numbers: what was told adds up", () => {
  const last = moments.at(-1)!;
  const events = [...(last.events as readonly Told[]), ...last.news];
  const tally = tallyOf(events);
  expect(tally.rounds).toBe(events.filter(({ type }) => type === "round-begun").length);
  const explored = events.filter(({ type, how }) => type === "left-play" && how === "explored");
  expect(tally.explored).toBe(explored.length);
  expect(tally.damage).toBeGreaterThan(0);
});

test("long words of names are broken where a syllable ends, also between three consonants", () => {
  expect(breakable("Erebor Hammersmith").replaceAll("\u00ad", "-")).toBe("Erebor Hammers-mith");
  expect(breakable("Gondorian Spearman").replaceAll("\u00ad", "-")).toBe("Gondo-rian Spearman");
});

test("LR-mode-4: a copy of a described card has its name and its text, whatever number ends its name", () => {
  const title = (name: string) => `proxy.ally.lore.2.1.0.1.1.text.${name}`;
  const words = {
    [`name.${title("warden")}`]: "Warden",
    [`text.${title("warden")}`]: "Heal.",
    [`name.${title("ring-2")}`]: "Ring 2",
    [`text.${title("ring-2")}`]: "Draw.",
  };
  const speaker = new Speaker("it", { en: words, it: words, fr: words });
  const read = (card: string) => [cardName(speaker, card), cardText(speaker, card)];
  expect([1, 2, 3].map((copy) => read(`${title("warden")}-${copy}`))).toEqual(Array(3).fill(["Warden", "Heal."]));
  expect(read(`${title("ring-2")}-1`)).toEqual(["Ring 2", "Draw."]);
});
