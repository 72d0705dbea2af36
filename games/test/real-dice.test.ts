import { BotTable } from "@tavolata/bots";
import type { AnyRuleset, GameModule } from "@tavolata/game";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import {
  type Asked,
  anyOptions,
  type Beginning,
  type ChanceSetting,
  everything,
  type GameEvent,
  type Given,
  Match,
  realKinds,
  verify,
  WordStream,
} from "@tavolata/kernel";
import { picksOf } from "@tavolata/kernel/testing";
import { languages, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { Curiosity } from "../../packages/game/src/curiosity.js";
import { type Recorded, recording, withRealLots } from "./recorded.js";
import { tested } from "./tested.js";

type AnyMatch = Match<object, GameEvent>;

/** Many where there is time. */
const matches = Number(process.env["TAVOLATA_SEEDS"] ?? 1) > 100 ? 6 : 1;

/** Answers after which a curious match is left. */
const bound = 250;

const ids = tested(games).map(({ id }) => id);

describe.each(ids)("%s with real dice and cards", (id) => {
  let opened: Promise<GameModule> | undefined;
  const works = () => {
    opened ??= openGame(id);
    return opened;
  };

  test("entered as the machine would have thrown and drawn them, they make the machine's match to its end", async () => {
    const box = await works();
    for (let i = 0; i < matches; i++) {
      const beginning = { seed: `entered-${i}`, options: {} };
      const thrown: Recorded[] = [];
      const machines = Match.start(recording(box.ruleset, thrown), beginning);
      playByBots(box, machines);
      compareEntered(box.ruleset, beginning, machines, thrown);
    }
  });

  test("the same holds where everything rare is at hand, with any options", async () => {
    const box = await works();
    const rare = box.testContent ?? box.ruleset;
    for (let i = 0; i < matches; i++) {
      const seed = `rare-${i}`;
      const beginning = { seed, options: anyOptions(rare, new WordStream(seed, "options", 0)) };
      const thrown: Recorded[] = [];
      const machines = Match.start(recording(rare, thrown), beginning);
      playByCuriosity(machines, seed);
      compareEntered(rare, beginning, machines, thrown);
    }
  });

  test("a match in which everything stays with the machine asks for nothing", async () => {
    const { ruleset, testContent = ruleset } = await works();
    if (!ruleset.streams) return;
    const chance: ChanceSetting = { mode: "physical", kept: ruleset.streams.flatMap(({ words }) => words) };
    for (let i = 0; i < matches; i++) {
      const seed = `kept-${i}`;
      const options = anyOptions(testContent, new WordStream(seed, "options", 0));
      const match = Match.start(testContent, { seed, options, chance });
      const machines = Match.start(testContent, { seed, options });
      playByCuriosity(match, seed, ({ kind }) => expect(realKinds).not.toContain(kind));
      playByCuriosity(machines, seed);
      expect(toldIn(match)).toBe(toldIn(machines));
    }
  });

  test("they are asked for without a word twice, in three languages", async () => {
    const { ruleset, messages } = await openGame(id);
    const match = Match.start(ruleset, { seed: "asked", chance: { mode: "physical" } });
    const said = new Set<string>();
    playByCuriosity(match, "asked", ({ kind, seat }) => {
      if (!realKinds.has(kind)) return;
      for (const { title } of match.decisions(seat))
        for (const language of languages) said.add(new Speaker(language, messages).say(title));
    });
    expect(said.size).toBeGreaterThan(0);
    expect([...said].filter((sentence) => /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(sentence))).toEqual([]);
  });

  test("a throw that was misread is mended: back to it, also without undo; what was right comes again", async () => {
    const box = await works();
    const { ruleset } = box;
    const chance: ChanceSetting = { mode: "physical", kept: usuallyKept(ruleset) };
    for (let i = 0; i < matches; i++) {
      const seed = `mended-${i}`;
      const match = Match.start(ruleset, { seed, chance, settings: { undo: "strict" } });
      playByBots(box, match, seed, 160);
      expect(verify(ruleset, match.save())).toEqual({ sound: true, unproved: ["chance"] });
      const [seat] = match.seats as [string];
      const entered = match.events(seat).filter((event) => event.entered);
      expect(entered.length).toBeGreaterThan(3);
      for (const event of [entered.at(-1)!, entered[entered.length >> 1]!, entered[0]!])
        mend(match, seat, event.number);
    }
  });
});

/** Goes back to a throw, enters the same, and answers as before: nothing has changed. Then it enters something else. */
function mend(match: AnyMatch, seat: string, event: number): void {
  const saved = JSON.stringify(match.save());
  const told = toldIn(match);
  const { answers } = match;
  const to = match.throwAt(seat, event)!;
  const thrown = answers[to]!;
  const back = () => match.undo(seat, { to, agreedBy: match.seats });
  expect(() => match.undo(seat, { to })).toThrow("agree");
  back();
  expect(match.asked[0]).toMatchObject({ seat: thrown.seat });
  expect(realKinds).toContain(match.asked[0]!.kind);
  giveAgain(match, answers);
  expect(JSON.stringify(match.save())).toBe(saved);
  expect(toldIn(match)).toBe(told);

  back();
  const other = match.asked[0]!.ids.find((one) => !thrown.picks.includes(one));
  if (other !== undefined) {
    match.answer({ seat: thrown.seat, picks: [other, ...thrown.picks.slice(1)] });
    expect(match.answers[to]!.picks[0]).toBe(other);
    const again = Match.load(match.ruleset, JSON.parse(JSON.stringify(match.save())));
    expect(again.save()).toEqual(match.save());
    match.undo(seat, { to, agreedBy: match.seats });
  }
  giveAgain(match, answers);
  expect(toldIn(match)).toBe(told);
}

/** What was entered comes by itself: only what is missing is answered. */
function giveAgain(match: AnyMatch, answers: readonly Given[]): void {
  while (match.at < answers.length) {
    const { seat, picks } = answers[match.at]!;
    match.answer({ seat, picks });
  }
}

/** Plays a match again with real dice and cards that show what the machine threw and drew. */
function compareEntered(
  ruleset: AnyRuleset,
  beginning: Beginning,
  machines: AnyMatch,
  thrown: readonly Recorded[],
): void {
  const match = Match.start(withRealLots(ruleset), { ...beginning, chance: { mode: "physical" } });
  const left = [...thrown];
  const answers = [...machines.answers];
  for (;;) {
    const [asked] = match.asked;
    if (!asked) break;
    if (realKinds.has(asked.kind)) match.answer({ seat: asked.seat, picks: shown(asked, left) });
    else {
      const next = answers.shift();
      if (!next) break;
      match.answer({ seat: next.seat, picks: next.picks });
    }
  }
  expect(toldIn(match)).toBe(toldIn(machines));
  expect(match.outcome).toEqual(machines.outcome);
}

function shown({ kind, ids }: Asked, left: Recorded[]): string[] {
  if (kind === "shuffle") return ["shuffled"];
  const next = left.shift() ?? [];
  if (kind === "enter-dice") return next.map((face) => `face:${face}`);
  const picks: string[] = [];
  for (const card of next) picks.push(ids.find((id) => cardOf(id) === card && !picks.includes(id)) ?? `card:${card}`);
  return picks;
}

/** `card:rum#2` is a rum. */
function cardOf(id: string): string {
  return id.replace(/^card:/, "").replace(/#\d+$/, "");
}

/** As one text: quicker to compare than thousands of events. Who looks through a whole deck learns no order from it. */
function toldIn(match: AnyMatch): string {
  const plain = (name: string, value: unknown) => {
    if (name === "entered") return undefined;
    return isLooked(value) ? { ...value, cards: [...value.cards].sort() } : value;
  };
  return JSON.stringify(match.events(everything), plain, 1);
}

function isLooked(value: unknown): value is { readonly type: "looked"; readonly cards: readonly string[] } {
  return typeof value === "object" && value !== null && "type" in value && value.type === "looked" && "cards" in value;
}

function usuallyKept({ streams = [] }: AnyRuleset): string[] {
  return streams.filter(({ usual }) => usual === "kept").flatMap(({ words }) => words);
}

/** Bots play it to its end, or for so many answers; what real dice and cards show is entered by chance. */
function playByBots({ bots }: GameModule, match: AnyMatch, seed = "", most = Number.POSITIVE_INFINITY): void {
  const bot = bots["normal"] ?? bots["random"]!;
  const table = new BotTable<object, GameEvent>(match, () => bot);
  const chance = new WordStream(seed, "real", 0);
  for (let i = 0; i < most; i++) {
    const [asked] = match.asked;
    if (!asked) return;
    if (realKinds.has(asked.kind)) match.answer({ seat: asked.seat, picks: byChance(asked, chance) });
    else table.answer(asked);
  }
}

function byChance(asked: Asked, chance: WordStream): string[] {
  if (!asked.repeats) return picksOf(asked, chance.next());
  return Array.from({ length: asked.min }, () => asked.ids[chance.below(asked.ids.length)]!);
}

function playByCuriosity(match: AnyMatch, seed: string, look: (asked: Asked) => void = () => {}): void {
  const curiosity = new Curiosity();
  const chance = new WordStream(seed, "curious", 0);
  for (let i = 0; i < bound; i++) {
    const [asked] = match.asked;
    if (!asked) return;
    look(asked);
    match.answer({ seat: asked.seat, picks: curiosity.picks(asked, chance) });
  }
}
