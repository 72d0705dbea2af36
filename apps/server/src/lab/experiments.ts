import type { LabExperiment, LabResult, NewExperiment } from "@tavolata/client/protocol";
import { labGames, openGame } from "@tavolata/games/files";
import {
  type ChunkPlayer,
  type Experiment,
  type ExperimentProgress,
  ExperimentRefused,
  experimentOf,
  labSpeaker,
  runExperiment,
  type SavedChunk,
  summaryOf,
  threadPlayer,
} from "@tavolata/lab";
import type { Kysely, Selectable } from "kysely";
import { Refuse } from "../refuse.js";
import { randomId } from "../storage/random-id.js";
import type { Database, ExperimentRow } from "../storage/schema.js";
import { type LabBounds, usualBounds } from "./bounds.js";
import { type ChunkListener, SharedThread } from "./shared-thread.js";

/** Levels that think take too long for a lab that everybody shares. */
const quickLevels = ["random", "easy", "normal"];

/** How often the database is told how far an experiment is, in milliseconds. */
const betweenNotes = 500;

/** What is noted of an experiment. */
type Change = { state?: ExperimentRow["state"]; played?: number; total?: number; summary?: string };

interface Running {
  readonly id: string;
  readonly person: string;
  readonly experiment: Experiment;
  readonly ending: AbortController;
}

/** What a list tells of an experiment: not what was found. */
const short = ["id", "game", "created", "state", "names", "played", "total"] as const;

/** Small experiments that people run on this server: by turns in one thread, each for a bounded time, each person one. */
export class Experiments {
  /** Who has asked for an experiment that doesn't run yet. */
  readonly #asking = new Set<string>();
  readonly #running = new Map<string, Running>();
  readonly #work = new Set<Promise<void>>();
  readonly #thread: SharedThread;
  #isClosed = false;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly onFault: (error: unknown) => void,
    private readonly bounds: LabBounds = usualBounds,
    player: () => ChunkPlayer = () => threadPlayer(labGames),
  ) {
    this.#thread = new SharedThread(player);
  }

  /** What was running when the server ended isn't running any more. */
  async start(): Promise<void> {
    await this.db
      .updateTable("experiments")
      .set({ state: "stopped" })
      .where("state", "in", ["waiting", "running"])
      .execute();
  }

  async begin(person: string, wish: NewExperiment): Promise<LabExperiment> {
    if (this.#isClosed) throw new Refuse("shutting-down", "The server is shutting down.");
    if (this.#asking.has(person) || [...this.#running.values()].some((one) => one.person === person))
      throw new Refuse("too-many-requests", "One experiment at a time: wait for yours, or end it.");
    if (this.#running.size + this.#asking.size > this.bounds.waiting)
      throw new Refuse("too-many-requests", "Many experiments are running already: try again later.");
    this.#asking.add(person);
    try {
      return await this.#put(person, wish);
    } finally {
      this.#asking.delete(person);
    }
  }

  async #put(person: string, wish: NewExperiment): Promise<LabExperiment> {
    const experiment = await checked(wish);
    const id = randomId();
    await this.db
      .insertInto("experiments")
      .values({
        id,
        person,
        game: wish.game,
        names: JSON.stringify(wish.variants.map(({ name }) => name)),
        state: "waiting",
        total: wish.variants.length * wish.matches,
        summary: null,
      })
      .execute();
    await this.#forgetOldest(person);
    this.#begin({ id, person, experiment, ending: new AbortController() });
    return (await this.find(person, id)).experiment;
  }

  async list(person: string): Promise<LabExperiment[]> {
    const rows = await this.db
      .selectFrom("experiments")
      .select(short)
      .where("person", "=", person)
      .orderBy("created", "desc")
      .execute();
    return rows.map(told);
  }

  async find(person: string, id: string): Promise<LabResult> {
    const row = await this.db
      .selectFrom("experiments")
      .selectAll()
      .where("id", "=", id)
      .where("person", "=", person)
      .executeTakeFirst();
    if (!row) throw new Refuse("not-found", "There is no such experiment.");
    return { experiment: told(row), ...(row.summary === null ? {} : { summary: row.summary }) };
  }

  /** Ends an experiment: what was played stays. */
  async stop(person: string, id: string): Promise<void> {
    await this.find(person, id);
    this.#running.get(id)?.ending.abort();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { ending } of this.#running.values()) ending.abort();
    await Promise.all(this.#work);
  }

  #begin(one: Running): void {
    this.#running.set(one.id, one);
    const work = this.#run(one)
      .catch(this.onFault)
      .finally(() => {
        this.#running.delete(one.id);
        this.#work.delete(work);
      });
    this.#work.add(work);
    if (this.#isClosed) one.ending.abort();
  }

  async #run({ id, person, experiment, ending }: Running): Promise<void> {
    let noted = 0;
    let notes = Promise.resolve();
    const noteLater = (change: Change) => {
      notes = notes.then(() => this.#note(id, change)).catch(this.onFault);
    };
    const turns = new Time(this.bounds.longest, ending, () => noteLater({ state: "running" }));
    const keeper = { kept: async () => [] as SavedChunk[], keep: async () => undefined };
    try {
      const course = await runExperiment(experiment, keeper, [this.#thread.playerFor(person, id, turns)], {
        signal: ending.signal,
        tell: ({ played }) => {
          if (Date.now() - noted < betweenNotes) return;
          noted = Date.now();
          noteLater({ played });
        },
      });
      await notes;
      await this.#note(id, { state: course.isOver ? "done" : "stopped", ...found(course) });
    } catch (error) {
      await notes;
      await this.#note(id, { state: "failed" });
      this.onFault(error);
    } finally {
      turns.ends();
    }
  }

  async #note(id: string, change: Change): Promise<void> {
    await this.db.updateTable("experiments").set(change).where("id", "=", id).execute();
  }

  async #forgetOldest(person: string): Promise<void> {
    const rows = await this.db
      .selectFrom("experiments")
      .select("id")
      .where("person", "=", person)
      .orderBy("created", "desc")
      .offset(this.bounds.kept)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.db.deleteFrom("experiments").where("id", "in", ids).execute();
  }
}

/** The time that an experiment is played: when it is used up, that is the end. */
class Time implements ChunkListener {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began: number | undefined;
  #hasBegun = false;

  constructor(
    private left: number,
    private readonly ending: AbortController,
    private readonly first: () => void,
  ) {}

  begins(): void {
    if (!this.#hasBegun) this.first();
    this.#hasBegun = true;
    this.#began = performance.now();
    this.#timer = setTimeout(() => this.ending.abort(), this.left);
  }

  ends(): void {
    clearTimeout(this.#timer);
    if (this.#began === undefined) return;
    this.left = Math.max(0, this.left - (performance.now() - this.#began));
    this.#began = undefined;
  }
}

function found(course: ExperimentProgress): { played: number; total: number; summary?: string } {
  const { played, of } = course.progress;
  const summary = summaryOf(course);
  return { played, total: of, ...(summary.variants.length > 0 ? { summary: JSON.stringify(summary) } : {}) };
}

function told({
  id,
  game,
  created,
  state,
  names,
  played,
  total,
}: Pick<Selectable<ExperimentRow>, (typeof short)[number]>): LabExperiment {
  return { id, game, created: created.toISOString(), state, names: [...names], played, of: total };
}

/** The experiment as the lab runs it; what it refuses is refused. */
async function checked({ game, variants, matches }: NewExperiment): Promise<Experiment> {
  const slow = variants.flatMap(({ bots }) => Object.values(bots)).find((bot) => !quickLevels.includes(bot));
  if (slow !== undefined)
    throw new Refuse("no-such-bot", `"${slow}" isn't for the lab of a server: take ${quickLevels.join(", ")}.`);
  const loadedGame = await openGame(game).catch(() => {
    throw new Refuse("unknown-game", `There is no game "${game}".`);
  });
  try {
    const whole = variants.map((variant) => ({ ...variant, picks: [], corrections: [] }));
    return experimentOf(loadedGame, { variants: whole, seed: "lab", matches, stops: true });
  } catch (error) {
    if (error instanceof ExperimentRefused)
      throw new Refuse("bad-options", labSpeaker("en").sentence(error.said), { said: error.said });
    throw error;
  }
}
