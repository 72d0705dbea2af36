import { readFileSync } from "node:fs";
import { playOut } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { azerothContent as azeroth } from "@tavolata/games/azeroth/content/content.js";
import { explains as explainsAzeroth } from "@tavolata/games/azeroth/screen/explains.js";
import { openGame } from "@tavolata/games/files";
import { corrections as heroQuest } from "@tavolata/games/heroquest/correctable.js";
import { explains as explainsHeroQuest } from "@tavolata/games/heroquest/screen/explains.js";
import { corrections as rings } from "@tavolata/games/rings/correctable.js";
import { explains as explainsRings } from "@tavolata/games/rings/screen/explains.js";
import { corrections as souls } from "@tavolata/games/souls/correctable.js";
import { explains as explainsSouls } from "@tavolata/games/souls/screen/explains.js";
import type { Seat } from "@tavolata/kernel";
import { type CorrectionCheck, Match } from "@tavolata/kernel";
import { languages, Speaker } from "@tavolata/language";
import { explanationOf } from "@tavolata/ui/explain/explanation.js";
import { type OnOffer, titleOf } from "@tavolata/ui/explain/thing.js";
import { thingsSeen, wordsIn } from "@tavolata/ui/explain/things-seen.js";
import type { AnyLooks } from "@tavolata/ui/game/game-screen.js";
import { readPlain } from "@tavolata/ui/game/read-content.js";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const games: readonly [string, NonNullable<AnyLooks["explains"]>, CorrectionCheck][] = [
  ["azeroth", explainsAzeroth, azeroth],
  ["heroquest", explainsHeroQuest, heroQuest],
  ["rings", explainsRings, rings],
  ["souls", explainsSouls, souls],
];

/** A match somewhere in its middle. */
async function middleOf(game: string, answers = 120) {
  const { ruleset, bots } = await gameOf(game).works();
  const match = Match.start(ruleset, { seed: "explain" });
  playOut(match, () => bots["normal"]!, answers);
  return match;
}

type AnyMatch = Awaited<ReturnType<typeof middleOf>>;

/** What somebody may do now, as the frame has it. */
function actOf(match: AnyMatch, seat: Seat): OnOffer {
  const decision = match.decision(seat, { explain: true });
  return {
    decision,
    choices: (decision?.options ?? []).map((option) => ({ option, place: option.at?.[0] })),
    barred: (decision?.barred ?? []).map((option) => ({ option, place: option.at?.[0] })),
  };
}

describe.each(games)("%s", (game, explains, corrections) => {
  test("names only rules that its catalogue has", () => {
    const text = readFileSync(new URL(`../../../games/${game}/catalogue.yaml`, import.meta.url), "utf8");
    const known = new Set((parse(text) as { id: string }[]).map(({ id }) => id));
    expect(
      Object.values(explains.rules)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  test("explains what a seat sees, with figures and rules, and nothing else", async () => {
    const match = await middleOf(game);
    const { seat } = match.asked[0]!;
    const view = match.view(seat);
    const act = actOf(match, seat);
    const things = thingsSeen(explains, corrections.correctable, view, act, readPlain);
    expect(things.length).toBeGreaterThan(5);
    const seen = wordsIn(view.state);
    const pointedAt = new Set([...act.choices, ...act.barred].flatMap(({ option }) => option.at ?? []));
    const publicKinds = ["space"];
    for (const { at, kind } of things) {
      const name = at.slice(at.indexOf(":") + 1);
      const isSeen =
        seen.has(name) ||
        pointedAt.has(at) ||
        publicKinds.includes(kind) ||
        JSON.stringify(view.state).includes(`"${name}"`);
      expect(isSeen || kind === "trap", at).toBe(true);
    }
    const told = { explains, corrections, corrected: {}, act, events: match.events(seat) };
    const explained = things.map((thing) => explanationOf(thing, told));
    expect(explained.some(({ figures }) => figures.length > 0)).toBe(true);
    expect(explained.some(({ rules }) => rules.length > 0)).toBe(true);
    for (const thing of things) if (thing.printed) explains.says?.(thing.printed, readPlain);
  });

  test("calls what it explains by names that begin with a capital letter, in every language", async () => {
    const { messages } = await openGame(game);
    const match = await middleOf(game);
    const { seat } = match.asked[0]!;
    const things = thingsSeen(explains, corrections.correctable, match.view(seat), actOf(match, seat), readPlain);
    for (const language of languages) {
      const speaker = new Speaker(language, messages);
      const small = things.map((thing) => titleOf(thing, speaker)).filter((title) => /^\p{Ll}/u.test(title));
      expect(small).toEqual([]);
    }
  });

  test("tells another seat's hidden cards to nobody", async () => {
    const match = await middleOf(game, 40);
    const [one] = match.seats;
    const truth = wordsIn(match.view("everything").state);
    const hidden = [...truth].filter((word) => !wordsIn(match.view(one!).state).has(word));
    const things = thingsSeen(explains, corrections.correctable, match.view(one!), actOf(match, one!), readPlain);
    const pointed = new Set(actOf(match, one!).choices.flatMap(({ option }) => option.at ?? []));
    expect(things.filter(({ at }) => hidden.some((word) => at === `card:${word}`) && !pointed.has(at))).toEqual([]);
  });
});

test("what is on offer is explained before anybody has it: the heroes of the first question", async () => {
  const { ruleset } = await gameOf("souls").works();
  const match = Match.start(ruleset, { seed: "explain" });
  const { seat } = match.asked[0]!;
  const things = thingsSeen(explainsSouls, souls.correctable, match.view(seat), actOf(match, seat), readPlain);
  expect(things.filter(({ kind }) => kind === "heroes").length).toBeGreaterThan(1);
});

test("a thing's figures say where they come from and what the table has corrected; what stands against an action is told", () => {
  const option = {
    id: "attack:sword-1:goblin-2",
    verb: "attack",
    target: "goblin-2",
    label: { key: "x" },
    at: ["figure:goblin-2"],
  };
  const bar = { rule: "HQ-7.6", reason: { key: "bar.enemy-adjacent" } };
  const act: OnOffer = {
    decision: { rules: ["HQ-3.2"] },
    choices: [{ option, place: undefined }],
    barred: [{ option: { ...option, id: "shoot:goblin-2", bar }, place: undefined }],
  };
  const thing = {
    at: "figure:goblin-2",
    word: "goblin-2",
    printed: { table: "antagonists", entry: "goblin" },
    kind: "antagonists",
  };
  const events = [
    { type: "wound", number: 1, rules: ["HQ-6.14.a"], target: "goblin-2" },
    { type: "wound", number: 2, rules: ["HQ-12.1-a"], target: "goblin-3" },
  ];
  const { figures, choices, barred, rules } = explanationOf(thing, {
    explains: explainsHeroQuest,
    corrections: heroQuest,
    corrected: { "antagonists.goblin.body": 2 },
    act,
    events,
  });
  expect(figures.find(({ figure }) => figure.path === "antagonists.goblin.body")).toMatchObject({
    own: 2,
    figure: { value: 1, origin: "published" },
  });
  expect(figures.find(({ figure }) => figure.path === "antagonists.goblin.move")!.own).toBeUndefined();
  expect([choices.length, barred.length]).toEqual([1, 1]);
  expect(rules).toEqual(expect.arrayContaining(["HQ-1.4-b", "HQ-7.6", "HQ-3.2", "HQ-6.14.a"]));
  expect(rules).not.toContain("HQ-12.1-a");
});

test("the wizard among the heroes isn't the Evil Wizard", async () => {
  const { messages } = await openGame("heroquest");
  const speaker = new Speaker("en", messages);
  const sheet = { table: "heroes", entry: "wizard" };
  expect(titleOf({ at: "card:wizard", word: "wizard", printed: sheet, kind: "heroes" }, speaker)).toBe("Wizard");
  expect(titleOf({ at: "seat:wizard", word: "wizard", kind: "seat" }, speaker)).toBe("Evil Wizard");
});
