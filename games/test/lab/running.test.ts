import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { labGames, openGame } from "@tavolata/games/files";
import {
  type Experiment,
  ExperimentProgress,
  ExperimentRefused,
  experimentOf,
  Folder,
  matchesCsv,
  playChunk,
  playersFor,
  runExperiment,
  summaryOf,
  type Variant,
} from "@tavolata/lab";
import { afterEach, describe, expect, test } from "vitest";

const box = await openGame("lantern-quay");
const present: Variant = { name: "as it is", options: {}, bots: { "": "normal" }, picks: [], corrections: [] };
const careless: Variant = { ...present, name: "careless wardens", bots: { "": "normal", warden: "random" } };
const experiment = experimentOf(box, { variants: [present, careless], seed: "s", matches: 60, stops: true });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(of: Experiment = experiment): Folder {
  const path = mkdtempSync(join(tmpdir(), "lab-"));
  folders.push(path);
  const folder = new Folder(path);
  folder.begin(of);
  return folder;
}

/** Everything that was found. */
function found(course: ExperimentProgress): string {
  return JSON.stringify(summaryOf(course)) + matchesCsv(course);
}

describe("an experiment", () => {
  test("gives the same results with any number of threads", async () => {
    const alone = await runExperiment(experiment, newFolder(), playersFor(labGames, 1));
    expect(alone.isOver).toBe(true);
    expect(summaryOf(alone).variants.map(({ variant }) => variant.name)).toEqual(["as it is", "careless wardens"]);
    expect(found(await runExperiment(experiment, newFolder(), playersFor(labGames, 3)))).toBe(found(alone));
  });

  test("goes on after an interruption, also in the middle of a line, and ends the same", async () => {
    const folder = newFolder();
    const ending = new AbortController();
    const cut = await runExperiment(experiment, folder, playersFor(labGames, 1), {
      signal: ending.signal,
      tell: ({ played }) => void (played >= 24 && ending.abort()),
    });
    expect(cut.isOver).toBe(false);
    const kept = readFileSync(join(folder.path, "chunks.jsonl"), "utf8");
    appendFileSync(join(folder.path, "chunks.jsonl"), '{"variant":1,"first":30,"ro');
    const again = new Folder(folder.path);
    again.begin(experiment);
    const whole = await runExperiment(experiment, again, playersFor(labGames, 1));
    expect(readFileSync(join(folder.path, "chunks.jsonl"), "utf8").startsWith(kept)).toBe(true);
    expect(found(whole)).toBe(found(await runExperiment(experiment, newFolder(), playersFor(labGames, 1))));
  });

  test("doesn't go on with another one's matches", () => {
    const folder = newFolder();
    expect(() => new Folder(folder.path).begin({ ...experiment, seed: "t" })).toThrow(ExperimentRefused);
  });

  test("depends on nothing but the chunks that came, in whatever order", async () => {
    const whole = await runExperiment(experiment, newFolder(), playersFor(labGames, 1));
    const folder = newFolder();
    const backwards = new ExperimentProgress(experiment);
    for (let first = 60 - experiment.chunk; first >= 0; first -= experiment.chunk) {
      for (const variant of [1, 0]) {
        const chunk = { ...experiment, variant: experiment.variants[variant]!, first, end: first + experiment.chunk };
        backwards.take(variant, first, playChunk(box, chunk));
      }
    }
    expect(found(backwards)).toBe(found(whole));
    expect(await folder.kept()).toEqual([]);
  });

  test("stops when the answer is clear, and counts nothing beyond", () => {
    const sequential = { ...experiment, matches: 100, chunk: 10, stopping: { alpha: 0.05, looks: 5 } };
    const course = new ExperimentProgress(sequential);
    const row = (number: number, won: boolean) => ({
      ...{ number, won, answers: 1, how: "x", rounds: 1, lost: 0, losses: [], drawn: [] },
    });
    const rows = (first: number, won: boolean) => Array.from({ length: 10 }, (_, i) => row(first + i, won));
    course.take(1, 40, rows(40, false));
    for (let first = 0; first < 40; first += 10) {
      expect(course.isOver).toBe(false);
      course.take(0, first, rows(first, false));
      course.take(1, first, rows(first, true));
    }
    // At the first look 20 of 20 are not enough; at the second 40 of 40 are.
    expect(course.isOver).toBe(true);
    expect(course.verdict(1)).toMatchObject({ look: 2, looks: 5, matches: 40, says: "more" });
    expect(course.rows(1)).toHaveLength(40);
    expect(course.progress).toEqual({ played: 80, of: 80 });
    expect([...course.missing()]).toEqual([]);
  });
});
