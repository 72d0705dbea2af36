import { writeFileSync } from "node:fs";
import { playOut, randomBot } from "@tavolata/bots";
import { Match } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { cook, replayCommand } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

/** A line as a shell would take it apart. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");

function savedMatch(answers = 1000): string {
  const match = Match.start(lanternQuay, { seed: "a" });
  playOut(match, () => randomBot, answers);
  const file = scratch("match.json");
  writeFileSync(file, JSON.stringify(match.save()));
  return file;
}

describe("a saved match", () => {
  test("is told with questions, answers, events, rules and its end", async () => {
    const { code, out, err } = await tavolata(["replay", savedMatch()]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^Lantern Quay 1\.\d+\.\d+\nseed a · options pairs=1\n {2}• .*against.* \[LQ-1\.1\]\n {2}• .*shuffled \[LQ-1\.2, LQ-1\.3\]\n/,
    );
    expect(out).toMatch(/\n#0 Smuggler.*: Where do you stand tonight\? \[LQ-2\.1\]\n {4}→ The \w+ pier\n#1 /);
    expect(out).toMatch(/\[LQ-6\.[123]\]\nWon by: /);
  });

  test("from one answer to another", async () => {
    const { out } = await tavolata(["replay", savedMatch(), "--from", "2", "--to", "4"]);
    expect([...out.matchAll(/^#(\d+)/gm)].map(([, number]) => number)).toEqual(["2", "3", "4"]);
    expect(out).toContain("\nOpen after 4 answers:\n#4 ");
    expect(out).not.toContain("shuffled");
  });

  test("through the eyes of one seat", async () => {
    const { out } = await tavolata(["replay", savedMatch(), "--seat", "warden"]);
    expect(out).not.toMatch(/^#\d+ Smuggler/m);
    expect(out).toMatch(/^#\d+ Warden/m);
    expect(out).toMatch(/Smuggler.* draws 4 cards \[/);
    expect(out).toMatch(/Warden.* draws 4 cards: /);
  });

  test("in Italian", async () => {
    const { out } = await tavolata(["replay", savedMatch(), "--language", "it"]);
    expect(out).toMatch(/^Il molo delle lanterne/);
    expect(out).toContain("Dove ti apposti stanotte?");
    expect(out).not.toContain("⟨");
  });

  test("with an answer that isn't possible is told up to it", async () => {
    const file = savedMatch(5);
    const match = Match.start(lanternQuay, { seed: "a" });
    playOut(match, () => randomBot, 5);
    const save = match.save();
    writeFileSync(
      file,
      JSON.stringify({ ...save, answers: [...save.answers.slice(0, 2), { seat: "smuggler-1", picks: ["sink"] }] }),
    );
    const { code, out, err } = await tavolata(["replay", file]);
    expect(code).toBe(1);
    expect(out).toContain("#1 ");
    expect(err).toMatch(/Answer 2 by smuggler-1, sink, isn’t possible there: "sink" isn't on offer/);
  });
});

describe("a match from its seed", () => {
  test("is played by numbers, as the test kit prints the command", async () => {
    const recipe = { seed: "abc d", options: { pairs: 2 }, choices: [0, 2, 1, 0, 7] };
    const command = replayCommand("lantern-quay", recipe);
    expect(command).toBe(
      `npx tavolata replay --game lantern-quay --seed "abc d" --options '{"pairs":2}' --choices 0.2.1.0.7`,
    );
    const { code, out } = await tavolata(words(command).slice(2));
    expect(code).toBe(0);
    expect(out).toContain("seed abc d · options pairs=2\n");
    expect(out).toContain("\nOpen after 5 answers:\n#5 ");
    const match = cook(lanternQuay, recipe);
    for (const { id } of match.decision()!.options) expect(out).toContain(`(${id})`);
  });

  test("a number below zero is an interjection, where somebody may call one", async () => {
    const { code, out } = await tavolata(["replay", "--game", "lantern-quay", "--seed", "a", "--choices", "-1.0"]);
    expect({ code, asked: out.includes("\nOpen after 2 answers:\n#2 ") }).toEqual({ code: 0, asked: true });
    const wrong = await tavolata(["replay", "--game", "lantern-quay", "--seed", "a", "--choices", "1.-"]);
    expect(wrong.code).not.toBe(0);
  });

  test("without numbers stops at the first question", async () => {
    const { out } = await tavolata(["replay", "--game", "lantern-quay", "--seed", "a"]);
    expect(out).toContain("Open after 0 answers:\n#0 ");
  });

  test("is played by bots", async () => {
    const { out } = await tavolata(["replay", "--game", "lantern-quay", "--seed", "a", "--bots", "normal"]);
    expect(out).toMatch(/\nWon by: /);
    expect(out).not.toContain("→ nothing\n#0");
  });
});
