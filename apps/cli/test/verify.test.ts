import { writeFileSync } from "node:fs";
import { playOut, randomBot } from "@tavolata/bots";
import { type Contribution, Match, type Save, seedHash } from "@tavolata/kernel";
import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { describe, expect, test } from "vitest";
import { lastJson, tavolata } from "./person.js";
import { scratchFolder } from "./scratch-folder.js";

const scratch = scratchFolder();

const added: readonly Contribution[] = [
  { from: 0, by: "warden-1", value: "0f".repeat(16) },
  { from: 0, by: "smuggler-1", value: "1e".repeat(32) },
];

/** A finished match in a file, forged or not. */
function fileOf(forge: (save: Save) => object = (save) => save, contributions: readonly Contribution[] = []): string {
  const match = Match.start(lanternQuay, { seed: "a", contributions });
  if (contributions.length > 0) match.contribute({ from: 2, by: "warden-1", value: "2d".repeat(16) });
  playOut(match, () => randomBot, 1000);
  const file = scratch("match.json");
  writeFileSync(file, JSON.stringify(forge(match.save())));
  return file;
}

describe("an honest match", () => {
  test("is sound", async () => {
    const { code, out } = await tavolata(["verify", fileOf()]);
    expect(code).toBe(0);
    expect(out).toMatch(/is sound: \d+ answers were played by the rules and by the seed\.\n/);
    expect(out).toContain(
      `The hash of its seed is ${seedHash("a")}: compare it with the one that was shown at the start.`,
    );
  });

  test("has the seed whose hash was published", async () => {
    const file = fileOf();
    expect((await tavolata(["verify", file, "--hash", seedHash("a")])).out).toContain(
      `${seedHash("a")}, as published.`,
    );
    const { code, out } = await tavolata(["verify", file, "--hash", seedHash("b")]);
    expect(code).toBe(1);
    expect(out).toContain("isn’t sound");
  });

  test("as JSON", async () => {
    const file = fileOf();
    expect(lastJson(await tavolata(["verify", file, "--json"]))).toEqual({
      file,
      game: "lantern-quay",
      answers: expect.any(Number),
      seedHash: seedHash("a"),
      sound: true,
      unproved: [],
    });
  });
});

describe("a forged match isn't sound", () => {
  test.each<[string, (save: Save) => object]>([
    ["another seed", (save) => ({ ...save, seed: "b" })],
    ["another winner", (save) => ({ ...save, outcome: { ...save.outcome!, winners: [] } })],
    ["an answer less", (save) => ({ ...save, answers: save.answers.slice(0, -1) })],
    ["an answer that wasn't on offer", (save) => ({ ...save, answers: [{ seat: "warden-1", picks: ["win"] }] })],
    ["an option that doesn't exist", (save) => ({ ...save, options: { cheat: true } })],
  ])("%s", async (_what, forge) => {
    const file = fileOf(forge);
    const { code, out } = await tavolata(["verify", file]);
    expect(code).toBe(1);
    expect(out).toContain("isn’t sound.");
    const seen = await tavolata(["verify", file, "--json"]);
    expect(seen.code).toBe(1);
    expect(lastJson(seen)).toMatchObject({ sound: false, problem: expect.any(String) });
  });

  test("and says where it breaks, in the language of whoever asks", async () => {
    const file = fileOf((save) => ({ ...save, answers: [{ seat: "warden-1", picks: ["win"] }] }));
    const { out } = await tavolata(["verify", file, "--language", "it"]);
    expect(out).toContain("La partita si interrompe alla risposta 0");
  });
});

describe("a match to whose dice people added", () => {
  const honest = () => fileOf(undefined, added);
  const mine = `warden-1=${"0F".repeat(16)}`;

  test("is sound, and lists what they added", async () => {
    const { code, out } = await tavolata(["verify", honest()]);
    expect(code).toBe(0);
    expect(out).toContain("Its dice come from the seed and from 3 contributions: look for your own.\n");
    expect(out).toContain(`\n  added to the dice from the setup on: warden-1=${"0f".repeat(16)}\n`);
    expect(out).toContain(`\n  added to the dice once 2 answers were given: warden-1=${"2d".repeat(16)}\n`);
    const late = { from: 2, by: "warden-1", value: "2d".repeat(16) };
    expect(lastJson(await tavolata(["verify", honest(), "--json"]))).toMatchObject({
      sound: true,
      contributions: [...added, late],
    });
  });

  test("has one's own among them, or isn't sound", async () => {
    const also = `smuggler-1=${"1e".repeat(32)}`;
    const { code, out } = await tavolata(["verify", honest(), "--contribution", mine, "--contribution", also]);
    expect(code).toBe(0);
    expect(out).toContain("3 contributions, yours among them.");
    const others = [`smuggler-1=${"0f".repeat(16)}`, `warden-1=${"0e".repeat(16)}`, `widow=${"0f".repeat(16)}`];
    for (const other of others) {
      const missed = await tavolata(["verify", honest(), "--contribution", mine, "--contribution", other]);
      expect(missed.code).toBe(1);
      expect(missed.out).toContain("isn’t sound. What people added to the dice isn’t what you saw at the table.");
    }
    const without = await tavolata(["verify", fileOf(), "--contribution", mine, "--json"]);
    expect(without.code).toBe(1);
    expect(lastJson(without)).toMatchObject({ sound: false, problem: expect.stringMatching(/^The contribution 0f0f/) });
  });

  test.each<[string, (save: Save) => object]>([
    ["without them", ({ contributions: _contributions, ...save }) => ({ ...save, format: 1 })],
    ["in another order", (save) => ({ ...save, contributions: added.toReversed() })],
    ["with one less", (save) => ({ ...save, contributions: added.slice(1) })],
    ["by a stranger", (save) => ({ ...save, contributions: [{ ...added[0]!, by: "widow" }] })],
  ])("isn't sound %s", async (_what, forge) => {
    const { code, out } = await tavolata(["verify", fileOf(forge, added)]);
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining("isn’t sound.") });
  });

  test("is replayed with them", async () => {
    const { code, out } = await tavolata(["replay", honest(), "--to", "3"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Lantern Quay .*\nseed a .*\n {2}added to the dice from the setup on: warden-1=(0f){16}\n/);
    expect(out).toMatch(/\n {2}added to the dice once 2 answers were given: warden-1=(2d){16}\n {2}• /);
  });
});

describe("what doesn't follow from the seed", () => {
  const scripted = (save: Save) => ({
    ...save,
    chance: { mode: "scripted", script: {} },
    answers: [],
    mark: undefined,
    outcome: undefined,
  });

  test("is pointed out", async () => {
    const { code, out } = await tavolata(["verify", fileOf(scripted)]);
    expect(code).toBe(0);
    expect(out).toContain(
      "Its dice and cards were entered by hand or set by a script: the seed proves nothing about them.",
    );
    const begun = fileOf(({ mark, ...save }) => ({
      ...save,
      base: { ...mark, at: 0 },
      answers: [],
      outcome: undefined,
    }));
    expect(lastJson(await tavolata(["verify", begun, "--json"]))).toMatchObject({ unproved: ["beginning"] });
  });

  test("can't pass against a published hash", async () => {
    const { code, out } = await tavolata(["verify", fileOf(scripted), "--hash", seedHash("a")]);
    expect(code).toBe(1);
    expect(out).toContain("isn’t sound. The match doesn’t follow from the seed that was promised at its beginning.");
  });
});

test("what is no match at all is refused", async () => {
  const file = scratch("no-match.json");
  writeFileSync(file, "{}");
  expect(await tavolata(["verify", file])).toMatchObject({ code: 1, err: expect.stringContaining("isn’t a match") });
});
