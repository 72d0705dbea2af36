import type pg from "pg";

/** The connections of a pool, which waits for ever for a database that neither answers nor hangs up. */
export class PoolLines {
  readonly #clients = new Set<pg.PoolClient>();

  constructor(pool: pg.Pool) {
    pool.on("connect", (client) => this.#clients.add(client));
    pool.on("remove", (client) => this.#clients.delete(client));
  }

  /** Hangs up, whoever is being asked for what. */
  readonly cut = async (): Promise<void> => {
    for (const client of this.#clients) client.connection.stream.destroy();
    this.#clients.clear();
  };
}
