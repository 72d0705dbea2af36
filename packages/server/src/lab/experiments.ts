import type { LabExperiment, LabResult, NewExperiment } from "@tavolata/client/protocol";
import {
  boxOf,
  type Course,
  type Experiment,
  experimentOf,
  type KeptChunk,
  labSpeaker,
  type Player,
  Refused,
  runExperiment,
  summaryOf,
  threadPlayer,
} from "@tavolata/lab";
import type { Kysely, Selectable } from "kysely";
import { Refuse } from "../refuse.js";
import { randomId } from "../storage/random-id.js";
import type { Database, ExperimentRow } from "../storage/schema.js";

/** What the lab of a server is bounded by. */
export interface LabBounds {
  /** How long one experiment may take, in milliseconds. */
  readonly longest: number;
  /** How many of one person are kept; the oldest is forgotten first. */
  readonly kept: number;
  /** How many wait at most, of all people together. */
  readonly waiting: number;
}

export const usualBounds: LabBounds = { longest: 60_000, kept: 20, waiting: 10 };

/** Levels that think take too long for a lab that everybody shares. */
const quickLevels = ["random", "easy", "normal"];

/** How often the database is told how far an experiment is, in milliseconds. */
const betweenNotes = 500;

interface Waiting {
  readonly id: string;
  readonly person: string;
  readonly experiment: Experiment;
  readonly ending: AbortController;
}

/** What a list tells of an experiment: not what was found. */
const short = ["id", "game", "created", "state", "names", "played", "total"] as const;

/** Small experiments that people run on this server: one at a time, each for a bounded time, each person one. */
export class Experiments {
  readonly #queue: Waiting[] = [];
  /** Who has asked for an experiment that isn't in the queue yet. */
  readonly #asking = new Set<string>();
  #running: Waiting | undefined;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly onFault: (error: unknown) => void,
    private readonly bounds: LabBounds = usualBounds,
    private readonly player: () => Player = threadPlayer,
  ) {}

  /** What was running when the server ended isn't running any more. */
  async start(): Promise<void> {
    await this.db
      .updateTable("experiments")
      .set({ state: "stopped" })
      .where("state", "in", ["waiting", "running"])
      .execute();
  }

  async begin(person: string, wish: NewExperiment): Promise<LabExperiment> {
    const hasOne = this.#asking.has(person) || this.#running?.person === person;
    if (hasOne || this.#queue.some((one) => one.person === person))
      throw new Refuse("too-many-requests", "One experiment at a time: wait for yours, or end it.");
    if (this.#queue.length + this.#asking.size >= this.bounds.waiting)
      throw new Refuse("too-many-requests", "Many experiments are waiting already: try again later.");
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
    this.#queue.push({ id, person, experiment, ending: new AbortController() });
    this.#next();
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
    const waiting = this.#queue.findIndex((one) => one.id === id);
    if (waiting >= 0) {
      this.#queue.splice(waiting, 1);
      await this.#note(id, { state: "stopped" });
    } else if (this.#running?.id === id) this.#running.ending.abort();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#running?.ending.abort();
    await this.#work;
  }

  #next(): void {
    if (this.#running || this.#isClosed) return;
    const one = this.#queue.shift();
    if (!one) return;
    this.#running = one;
    this.#work = this.#run(one)
      .catch(this.onFault)
      .finally(() => {
        this.#running = undefined;
        this.#next();
      });
  }

  async #run({ id, experiment, ending }: Waiting): Promise<void> {
    await this.#note(id, { state: "running" });
    const timer = setTimeout(() => ending.abort(), this.bounds.longest);
    let noted = 0;
    let notes = Promise.resolve();
    const keeper = { kept: async () => [] as KeptChunk[], keep: async () => undefined };
    try {
      const course = await runExperiment(experiment, keeper, [this.player()], {
        signal: ending.signal,
        tell: ({ played }) => {
          if (Date.now() - noted < betweenNotes) return;
          noted = Date.now();
          notes = notes.then(() => this.#note(id, { played })).catch(this.onFault);
        },
      });
      await notes;
      await this.#note(id, { state: course.isOver ? "done" : "stopped", ...found(course) });
    } catch (error) {
      await this.#note(id, { state: "failed" });
      this.onFault(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #note(
    id: string,
    change: { state?: ExperimentRow["state"]; played?: number; total?: number; summary?: string },
  ): Promise<void> {
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

function found(course: Course): { played: number; total: number; summary?: string } {
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
  const box = await boxOf(game).catch(() => {
    throw new Refuse("unknown-game", `There is no game "${game}".`);
  });
  try {
    const whole = variants.map((variant) => ({ ...variant, picks: [], corrections: [] }));
    return experimentOf(box, { variants: whole, seed: "lab", matches, stops: true });
  } catch (error) {
    if (error instanceof Refused)
      throw new Refuse("bad-options", labSpeaker("en").sentence(error.said), { said: error.said });
    throw error;
  }
}
