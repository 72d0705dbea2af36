import { readFileSync } from "node:fs";
import { Match } from "@tavolata/kernel";
import { randomPolicy, ruleSourceProblems } from "@tavolata/kernel/testing";
import { messageProblems, Speaker } from "@tavolata/language";
import { describe, expect, test } from "vitest";
import { everyText, messageFolders, messagesOf, textsOfGame } from "./messages.js";
import { game } from "./scene.js";

const home = new URL("../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, home), "utf8");

/** Every file of the rules that are in play: what `index.ts` leads to, without the content. */
const sources = filesFrom("index.ts", new Map());

function filesFrom(file: string, found: Map<string, string>): Map<string, string> {
  if (found.has(file) || file.startsWith("content/")) return found;
  const text = read(file);
  found.set(file, text);
  for (const [, path] of text.matchAll(/from "(\.[^"]+)\.js"/g)) {
    filesFrom(new URL(`${path}.ts`, `file:///${file}`).pathname.slice(1), found);
  }
  return found;
}

describe("the sources of HeroQuest", () => {
  test("use no clock, no machine and no chance but the table's", () => {
    // A bot isn't part of the rules: it may be as it likes.
    const problems = ruleSourceProblems(home).filter((problem) => !problem.startsWith("bot/"));
    expect(problems).toEqual([]);
  });

  test("cite only rules that the catalogue knows", () => {
    const known = new Set([...read("catalogue.yaml").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id));
    expect(known.size).toBeGreaterThan(300);
    const unknown = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/"(HQ-[\w.-]+)"/g)].filter(([, id]) => !known.has(id)).map(([, id]) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test("have files with one subject: none is longer than 300 lines", () => {
    const long = [...sources].filter(([, text]) => text.split("\n").length > 300);
    expect(long.map(([file]) => file)).toEqual([]);
  });
});

describe("the messages of HeroQuest", () => {
  test.each(["", ...messageFolders])(
    "in messages/%s are there in three languages, with the same arguments",
    (folder) => {
      expect(messageProblems(messagesOf(folder))).toEqual([]);
    },
  );

  test("say tu to one player in French: on cards, in questions and in the Evil Wizard's notes", () => {
    const toAll = ["text.wandering-monster", "text.spirit-of-the-hearth", "ask.give-up", "ask.retire"];
    const formal = Object.entries(textsOfGame.fr)
      .filter(([key]) => /^(text|ask|option|bar|name)\.|\.notes$/.test(key) && !toAll.includes(key))
      .filter(([, text]) => /\b(vous|votre|vos|vôtres?)\b|(?<!\p{L})(?!chez|assez)\p{L}+ez\b/iu.test(text))
      .map(([key]) => key);
    expect(formal).toEqual([]);
  });

  test("cover every reason that the bots give", () => {
    const { en } = textsOfGame;
    const named = [...sources]
      .filter(([file]) => file.startsWith("bot/"))
      .flatMap(([, text]) => [...text.matchAll(/\b(?:pick\([^,;]+,|why\()\s*"([\w-]+)"/g)].map(([, key]) => key));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((key) => !(`reason.${key}` in en))).toEqual([]);
  });

  test("cover every bar that the rules name", () => {
    const { en } = textsOfGame;
    const named = [...sources.values()].flatMap((text) =>
      [...text.matchAll(/\bbar\([^"]*"HQ-[^"]+",\s*"([\w-]+)"/g)].map(([, key]) => key),
    );
    expect(named.filter((key) => !(`bar.${key}` in en))).toEqual([]);
  });

  test("cover every event, question and option of matches played by chance", () => {
    const speaker = new Speaker("it", everyText);
    const unsaid = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const match = Match.start(game, { seed: `said-${i}`, options: { quest: i % 2 ? "test-room" : "test-corridor" } });
      const policy = randomPolicy(`said-${i}`);
      for (let answers = 0; answers < 300 && !match.outcome; answers++) {
        for (const { title, options, barred = [] } of match.decisions(undefined, { explain: true })) {
          for (const message of [title, ...options.map(({ label }) => label), ...barred.map(({ bar }) => bar.reason)]) {
            if (!speaker.has(message.key)) unsaid.add(message.key);
          }
        }
        const [asked] = match.asked;
        match.answer({ seat: asked!.seat, picks: policy(asked!) });
      }
      for (const told of match.events("everything")) if (!speaker.has(`event.${told.type}`)) unsaid.add(told.type);
    }
    expect([...unsaid]).toEqual([]);
  });
});
