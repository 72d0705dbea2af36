import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { labGames, openGame } from "@tavolata/games/files";
import {
  type ExperimentProgress,
  experimentOf,
  Folder,
  matchesCsv,
  playersFor,
  runExperiment,
  summaryOf,
  type Variant,
} from "@tavolata/lab";
import { Remote } from "@tavolata/lab/jobs";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "../support/servers/postgres.js";

const command = fileURLToPath(new URL("../../apps/cli/bin/tavolata.js", import.meta.url));

let postgres: Postgres;
let database: pg.Client;
const folders: string[] = [];
const workers: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
});

afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await database?.end();
  await postgres?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [command, "worker", "--database", postgres.url, "--workers", "1"], {
    stdio: "ignore",
  });
  workers.push(worker);
  return worker;
}

async function newFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), "lab-"));
  folders.push(path);
  return new Folder(path);
}

async function count(query: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${query}`);
  return Number(rows[0]!.count);
}

/** Waits for a state of the database, however long it takes to come about. */
const until = (holds: () => Promise<boolean>) => expect.poll(holds, { interval: 20, timeout: 300_000 }).toBe(true);

/** It thinks so long that a worker can be killed in the middle of a chunk, and answers alike on every machine. */
const thinker = "strong@40";

const found = (course: ExperimentProgress) => JSON.stringify(summaryOf(course)) + matchesCsv(course);

test("killed workers' chunks are played by others, nothing counts twice, and all is as on one machine", async () => {
  const loadedGame = await openGame("lantern-quay");
  const present: Variant = {
    name: "as it is",
    options: { pairs: 2 },
    bots: { "": thinker },
    picks: [],
    corrections: [],
  };
  const careless = { ...present, name: "careless", bots: { "": thinker, focus: "random" } };
  const experiment = experimentOf(loadedGame, {
    variants: [present, careless],
    seed: "jobs",
    matches: 20,
    stops: false,
  });
  const here = await newFolder();
  here.begin(experiment);
  const alone = await runExperiment(experiment, here, playersFor(labGames, 1));

  const there = await newFolder();
  there.begin(experiment);
  const remote = await Remote.open(postgres.url, experiment, there);
  const running = runExperiment(experiment, remote, remote.players());
  const chunks = 2 * (experiment.matches / experiment.chunk);
  await until(async () => (await count("tavolata_jobs.job")) === chunks);
  for (let kills = 0; kills < 3; kills++) {
    const worker = startWorker();
    const before = await count("lab_chunk");
    // In the middle of a chunk, when it has played at least one other; or when all are played, if it was quicker than we looked.
    await until(async () => {
      const [played, active] = [await count("lab_chunk"), await count("tavolata_jobs.job where state = 'active'")];
      return played === chunks || (played > before && active > 0);
    });
    worker.kill("SIGKILL");
    await once(worker, "exit");
  }
  startWorker();
  startWorker();
  const course = await running;
  await remote.close();
  expect(found(course)).toBe(found(alone));
  expect(await count("lab_chunk")).toBe(chunks);
  expect(await count("tavolata_jobs.job where state = 'completed'")).toBe(chunks);
});

test("who asks for the same experiment again gets what was played, without any worker", async () => {
  const loadedGame = await openGame("lantern-quay");
  const present: Variant = { name: "as it is", options: {}, bots: { "": "random" }, picks: [], corrections: [] };
  const experiment = experimentOf(loadedGame, { variants: [present], seed: "again", matches: 20, stops: false });
  const run = async () => {
    const folder = await newFolder();
    folder.begin(experiment);
    const remote = await Remote.open(postgres.url, experiment, folder);
    const course = await runExperiment(experiment, remote, remote.players());
    await remote.close();
    return found(course);
  };
  const worker = startWorker();
  const first = await run();
  for (const one of [worker, ...workers]) one.kill("SIGKILL");
  expect(await run()).toBe(first);
});
