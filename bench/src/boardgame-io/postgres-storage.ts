import type { LogEntry, Server, State } from "boardgame.io";
import type { CreateMatchOpts, FetchOpts, FetchResult } from "boardgame.io/dist/types/src/server/db/base.js";
import pg from "pg";
import { Async } from "./library.js";

const columns = { state: "state", initialState: "initial_state", metadata: "metadata", log: "log" } as const;

/**
 * Storage in PostgreSQL by boardgame.io's own interface for it, with one statement for each thing that it asks for, each prepared
 * once. It comes with storage in memory and in files; for a database one writes this or takes somebody's.
 */
export class PostgresStorage extends Async {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    super();
    this.#pool = new pg.Pool({ connectionString: url, max: 10 });
  }

  async connect(): Promise<void> {
    await this.#pool.query(
      "create table if not exists matches (id text primary key, state jsonb, initial_state jsonb, metadata jsonb, log jsonb not null default '[]')",
    );
  }

  override async createMatch(id: string, { initialState, metadata }: CreateMatchOpts): Promise<void> {
    await this.#run(
      "create",
      "insert into matches (id, state, initial_state, metadata) values ($1, $2, $2, $3) on conflict (id) do nothing",
      [id, JSON.stringify(initialState), JSON.stringify(metadata)],
    );
  }

  async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    await this.#run("state", "update matches set state = $2, log = log || $3::jsonb where id = $1", [
      id,
      JSON.stringify(state),
      JSON.stringify(deltalog),
    ]);
  }

  async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    await this.#run("metadata", "update matches set metadata = $2 where id = $1", [id, JSON.stringify(metadata)]);
  }

  async fetch<O extends FetchOpts>(id: string, wanted: O): Promise<FetchResult<O>> {
    const names = (Object.keys(columns) as (keyof typeof columns)[]).filter((name) => wanted[name]);
    const selected = names.map((name) => `${columns[name]} as "${name}"`).join(", ");
    const [row] = await this.#run(`fetch-${names.join("-")}`, `select ${selected} from matches where id = $1`, [id]);
    return (row ?? {}) as FetchResult<O>;
  }

  async wipe(id: string): Promise<void> {
    await this.#run("wipe", "delete from matches where id = $1", [id]);
  }

  override async listMatches(): Promise<string[]> {
    return (await this.#run("list", "select id from matches", [])).map((row) => row["id"] as string);
  }

  async #run(name: string, text: string, values: readonly string[]): Promise<Record<string, unknown>[]> {
    return (await this.#pool.query({ name, text, values: [...values] })).rows as Record<string, unknown>[];
  }
}
