import type { TableInfo } from "./protocol/index.js";
import { randomHex } from "./random-hex.js";
import type { Rest } from "./rest.js";

/** What a client has added to tables' dice, by table: so that one finds it among what everybody is shown. */
export interface ContributionStore {
  of(table: string): string | undefined;
  keep(table: string, value: string): void;
}

/** How many are kept in memory. */
const most = 1_000;

/** The same in memory. */
export class SavedContributions implements ContributionStore {
  readonly #values = new Map<string, string>();

  of(table: string): string | undefined {
    return this.#values.get(table);
  }

  keep(table: string, value: string): void {
    this.#values.set(table, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > most && oldest !== undefined) this.#values.delete(oldest);
  }
}

/** Adds to the dice of the tables at which somebody sits down: with a value that nobody can guess. */
export class SeedContributor {
  constructor(
    private readonly rest: Rest,
    private readonly kept: ContributionStore,
  ) {}

  own(table: string): string | undefined {
    return this.kept.of(table);
  }

  /** At a table that one has just opened: its house has told the hash of its secret by now. */
  async toNew(table: TableInfo, beginsNow: boolean, value?: string): Promise<TableInfo> {
    if (!table.gathering) return table;
    return beginsNow ? this.begin(table.id, value, table) : this.toGathering(table, value);
  }

  /** At a table that gathers, where one sits and hasn't done so yet. Anything else stays as it is. */
  toGathering(table: TableInfo, value?: string): Promise<TableInfo> {
    if (!isAwaited(table)) return Promise.resolve(table);
    return this.onTheWay(value, (added) => this.rest.post<TableInfo>(`/api/tables/${table.id}/contributions`, added));
  }

  async begin(id: string, value?: string, known?: TableInfo): Promise<TableInfo> {
    const table = known ?? (await this.rest.get<TableInfo>(`/api/tables/${id}`));
    const path = `/api/tables/${id}/begin`;
    return isAwaited(table)
      ? this.onTheWay(value, (added) => this.rest.post<TableInfo>(path, added))
      : this.rest.post<TableInfo>(path, {});
  }

  /** With something else that one does. It is kept if the table shows it: who has added to it before adds no more. */
  async onTheWay(
    value: string | undefined,
    send: (added: { readonly contribution: string }) => Promise<TableInfo>,
  ): Promise<TableInfo> {
    const contribution = value ?? randomHex(16);
    const table = await send({ contribution });
    if (table.contributions?.some((one) => one.value === contribution)) this.kept.keep(table.id, contribution);
    return table;
  }
}

/** Whether one sits at a table that waits for what one adds. */
function isAwaited({ gathering, seats }: TableInfo): boolean {
  return gathering === true && seats.some(({ mine, contributed }) => mine && !contributed);
}
