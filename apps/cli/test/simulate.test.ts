import { expect, test } from "vitest";
import { lastJson, tavolata } from "./person.js";

const simulate = ["simulate", "lantern-quay", "--games", "20", "--seed", "x"];

test("the last line of --json is one object with the counts", async () => {
  const seen = await tavolata([...simulate, "--json"]);
  expect(seen).toMatchObject({ code: 0, err: "" });
  const found = lastJson(seen) as { outcomes: Record<string, number>; decisions: number; seconds: number };
  expect(Object.keys(found)).toEqual(["games", "finished", "errors", "decisions", "seconds", "outcomes"]);
  expect(found).toMatchObject({ games: 20, finished: 20, errors: 0 });
  expect(found.decisions).toBeGreaterThan(100);
  expect(found.seconds).toBeGreaterThan(0);
  for (const key of Object.keys(found.outcomes))
    expect(key).toMatch(/^(cargo-ashore:smuggler-1|(cargo-seized|nights-over):warden-1)$/);
  expect(Object.values(found.outcomes).reduce((sum, count) => sum + count, 0)).toBe(20);
});

test("the same seed gives the same counts", async () => {
  const counts = async (...more: string[]) => {
    const { seconds: _seconds, ...counted } = lastJson(await tavolata([...simulate, "--json", ...more])) as {
      seconds: number;
    };
    return counted;
  };
  expect(await counts()).toEqual(await counts());
  expect(await counts()).not.toEqual(await counts("--seed", "y"));
  expect(await counts()).not.toEqual(await counts("--bots", "normal"));
  expect(await counts("--bots", "normal")).toEqual(await counts("--bots", "warden=normal,smuggler=normal"));
});

test("options of the table are played with", async () => {
  const { outcomes } = lastJson(await tavolata([...simulate, "--json", "--option", "pairs=2"])) as { outcomes: object };
  for (const key of Object.keys(outcomes)) expect(key).toMatch(/:(smuggler-1\+smuggler-2|warden-1\+warden-2)$/);
});

test("for people there is a summary in words", async () => {
  const { out } = await tavolata([...simulate, "--language", "it"]);
  expect(out).toMatch(/^20 di 20 partite finite: \d+ decisioni in [\d,]+ s, .* al secondo \(seme x\)\.\n/);
  expect(out).toMatch(/\n +\d+ +[\d,]+\s?% {2}.+ \(.+\)\n/);
});

test("a match that fails is counted, and one command shows it", async () => {
  const seen = await tavolata([...simulate, "--games", "2", "--bound", "5", "--json"]);
  expect(seen.code).toBe(1);
  expect(lastJson(seen)).toMatchObject({ games: 2, finished: 0, errors: 2, decisions: 10, outcomes: {} });
  const command = /^ {2}npx tavolata (replay .*)$/m.exec(seen.err)![1]!;
  expect(command).toMatch(/^replay --game lantern-quay --seed [0-9a-f]{64} --bots random --to 5$/);
  const shown = await tavolata(command.split(" "));
  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("Open after 5 answers:");
});

test("on a terminal there is a progress bar, on the side", async () => {
  const { out, err } = await tavolata([...simulate, "--games", "1500", "--json"], { terminal: true });
  expect(err).toMatch(/█.*\d+\/1500 {2}.*decisions/);
  expect(out.split("\n")).toHaveLength(2);
});
